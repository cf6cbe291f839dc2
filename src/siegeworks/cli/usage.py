"""What is wrong with the words of a command line, in our own sentences."""

from typing import Any, Final

from siegeworks.cli.output import say

LONGEST: Final = 40  # letters of a wrong value that are repeated
# What the library found wrong with a value, the sentence for it, and the bound that it names
SENTENCES: Final = {
    "int_parsing": ("usage-whole", ""),
    "float_parsing": ("usage-number", ""),
    "greater_than_equal": ("usage-least", "ge"),
    "less_than_equal": ("usage-most", "le"),
}


def tell_usage(error: Any) -> str:
    """The sentence for wrong words; the library's own for what we have no words for."""
    found = _find_wrong_value(error)
    if found is not None:
        key, bound = SENTENCES.get(found["type"], ("", ""))
        if key:
            limit = found.get("ctx", {}).get(bound, "")
            value = str(found["input"])[:LONGEST]
            return say(key, flag=error.param.opts[0], found=value, bound=str(limit))
    if hasattr(error, "option_name") and hasattr(error, "possibilities"):
        near = ", ".join(error.possibilities or ()) or "--help"
        return say("usage-flag", found=error.option_name[:LONGEST], near=near)
    message: str = error.format_message()
    return message


def _find_wrong_value(error: Any) -> dict[str, Any] | None:
    """What the check of a value found first, where that is why the words are refused."""
    cause = error.__cause__ or error.__context__
    if not hasattr(cause, "errors") or not getattr(error, "param", None):
        return None
    found: dict[str, Any] = cause.errors()[0]
    return found
