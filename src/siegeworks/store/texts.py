"""Texts that every database can keep."""

from siegeworks.store.errors import StoreError


def check(*texts: str | None) -> None:
    """Refuse a text that one of the databases would not give back as it was."""
    for text in texts:
        if text is not None and ("\0" in text or not _is_unicode(text)):
            raise StoreError("store-text")


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
