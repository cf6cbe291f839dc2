"""A page in one file: its style and its pictures are in it, nothing is fetched from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape

from siegeworks.core import wording

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem;
  color: #22303c; background: #fbfaf7; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .9rem; }
th, td { padding: .25rem .7rem; text-align: left; border-bottom: 1px solid #d9d4c7; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; } .wide { overflow-x: auto; }
img { max-width: 100%; min-width: 44rem; height: auto; }
"""


class Page:
    """Collects the parts of a page in the words of a language."""

    def __init__(self, title: str, language: str) -> None:
        self.title = title
        self.language = language
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def say(self, key: str, **facts: object) -> str:
        """Words of the laboratory."""
        return wording.say(self.language, "", f"lab-{key}", facts)

    def add_heading(self, key: str, level: int = 2, **facts: object) -> None:
        """A heading by its key."""
        self.parts.append(f"<h{level}>{escape(self.say(key, **facts))}</h{level}>")

    def add_text(self, key: str, **facts: object) -> None:
        """A paragraph by its key."""
        self.add_paragraph(self.say(key, **facts))

    def add_paragraph(self, words: str) -> None:
        """A paragraph in words of its own."""
        together = words.replace(" %", "\N{NO-BREAK SPACE}%")
        self.parts.append(f"<p>{escape(together)}</p>")

    def add_picture(self, address: str, key: str) -> None:
        """A picture, with words for those who do not see it."""
        words = escape(self.say(key))
        self.parts.append(f'<div class="wide"><img src="{address}" alt="{words}"></div>')

    def add_rows(self, keys: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """Rows below their titles: columns by their keys, numbers to the right."""
        body = [list(row) for row in rows]
        numeric = [all(_is_number(row[place]) for row in body) for place in range(len(keys))]
        head = "".join(
            f"<th{_choose_class(right)}>{escape(self.say(key))}</th>"
            for key, right in zip(keys, numeric, strict=True)
        )
        lines = (
            "".join(
                f"<td{_choose_class(right)}>{escape(self._text(cell))}</td>"
                for cell, right in zip(row, numeric, strict=True)
            )
            for row in body
        )
        inside = "".join(f"<tr>{line}</tr>" for line in lines)
        self.parts.append(
            f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{inside}</tbody></table></div>"
        )

    def _text(self, cell: object) -> str:
        """A cell in words; a text with a point, such as the number of a rule, is left as it is."""
        text = str(cell)
        return (
            write_decimals(text, self.language) if isinstance(cell, float) or "%" in text else text
        )

    def html(self) -> str:
        """The whole page."""
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>\n<body>\n"
            + "\n".join(self.parts)
            + "\n</body>\n</html>\n"
        )


def write_decimals(text: str, language: str) -> str:
    """Numbers with a point as the language writes them."""
    return text.replace(".", ",") if language == "de" else text


def _choose_class(right: bool) -> str:
    return ' class="number"' if right else ""


def _is_number(cell: object) -> bool:
    text = str(cell).replace("%", "").replace("–", "").replace(",", "").replace(".", "")
    return text.replace("-", "").replace(" ", "").isdecimal()
