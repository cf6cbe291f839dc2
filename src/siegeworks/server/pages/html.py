"""Small pieces of HTML; every text in them is escaped."""

from html import escape


def tag(name: str, *inside: str, **attributes: str) -> str:
    """An element around HTML that was made before."""
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{''.join(inside)}</{name}>"


def text(words: object) -> str:
    """Plain text."""
    return escape(str(words))


def page(title: str, language: str, *body: str) -> str:
    """A whole page."""
    head = (
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/static/page.css">'
        '<link rel="icon" href="/favicon.ico" type="image/svg+xml">'
    )
    inside = tag("head", head, tag("title", text(title))) + tag("body", tag("main", *body))
    return f"<!doctype html>\n{tag('html', inside, lang=language)}\n"
