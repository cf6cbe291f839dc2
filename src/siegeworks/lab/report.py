"""The report of a run: its facts, as one page that can be sent to anybody."""

from collections.abc import Iterable
from typing import Any

from siegeworks.core import wording
from siegeworks.lab import plots
from siegeworks.lab.html_page import Page, write_decimals

Facts = dict[str, Any]


def tell_percent(share: float, language: str = "en") -> str:
    """A share in per cent."""
    return write_decimals(f"{100 * share:.1f} %", language)


def tell_between(facts: Facts) -> str:
    """The bounds of a rate."""
    return f"{tell_percent(facts['low'])} – {tell_percent(facts['high'])}"


def list_win_lines(arrangements: Iterable[Facts], language: str) -> list[tuple[str, Facts]]:
    """A line for each arrangement, or for each of its seats where they do not win together."""
    lines: list[tuple[str, Facts]] = []
    for facts in arrangements:
        if facts["together"]:
            lines.append((facts["label"], {**facts["wins"][0], "games": facts["games"]}))
        else:
            for win in facts["wins"]:
                seat = {"number": win["seat"] + 1, "bot": facts["bots"][win["seat"]]}
                who = wording.say(language, "", "lab-seat-of", seat)
                lines.append((f"{facts['label']} · {who}", {**win, "games": facts["games"]}))
    return lines


def shorten_labels(arrangements: list[Facts]) -> tuple[str, list[Facts]]:
    """What all arrangements share, and each under a label of what tells it from the others.

    A game with many options has labels that leave no room for what a picture shows.
    """
    if len(arrangements) < 2:
        return "", arrangements
    parts = [_split_label(facts) for facts in arrangements]
    common = [part for part in parts[0] if all(part in other for other in parts)]
    brief = [_join_label(part for part in one if part not in common) for one in parts]
    return _join_label(common), [
        {**facts, "label": label or "-"} for facts, label in zip(arrangements, brief, strict=True)
    ]


def _join_label(parts: Iterable[tuple[str, str]]) -> str:
    return " · ".join(text for _, text in parts)


def _split_label(facts: Facts) -> list[tuple[str, str]]:
    """The parts of a label, each with what it is about."""
    specs = facts["bots"]
    players = specs[0] if len(set(specs)) == 1 else " | ".join(specs)
    options = [(name, f"{name}={value}") for name, value in facts["options"].items()]
    found = [("game", facts["game"]), *options, ("seats", f"{facts['seats']}p")]
    found += [("bots", players), ("content", facts["content"])]
    return [(about, text) for about, text in found if text]


def write_report(facts: Facts, language: str = "en") -> str:
    """The page of a summary."""
    page = Page(facts["name"], language)
    page.add_text("about", games=facts["games"], total=facts["total"], seed=str(facts["seed"]))
    common, brief = shorten_labels(facts["arrangements"])
    if common:
        page.add_text("common", label=common)
    _write_wins(page, brief)
    _write_endings(page, brief)
    _write_lengths(page, brief)
    if facts["ratings"]:
        page.add_heading("ratings")
        page.add_text("ratings-about")
        columns = ("bot", "games", "mean", "deviation")
        page.add_rows(columns, ([r[c] for c in columns] for r in facts["ratings"]))
    for arrangement in facts["arrangements"]:
        _write_details(page, arrangement)
    return page.html()


def _write_wins(page: Page, arrangements: list[Facts]) -> None:
    lines = list_win_lines(arrangements, page.language)
    page.add_heading("wins")
    page.add_picture(plots.draw_rates([label for label, _ in lines], [f for _, f in lines]), "wins")
    page.add_rows(
        ("arrangement", "games", "won", "rate", "interval"),
        (
            (label, f["games"], f["wins"], tell_percent(f["value"]), tell_between(f))
            for label, f in lines
        ),
    )


def _write_endings(page: Page, arrangements: list[Facts]) -> None:
    page.add_heading("endings")
    labels = [facts["label"] for facts in arrangements]
    page.add_picture(
        plots.draw_stacked(labels, [facts["endings"] for facts in arrangements]), "endings"
    )


def _write_lengths(page: Page, arrangements: list[Facts]) -> None:
    page.add_heading("lengths")
    page.add_picture(plots.draw_lengths(arrangements, page.say("decisions")), "lengths")
    columns = ("mean", "least", "tenth", "median", "ninetieth", "most")
    page.add_rows(
        ("arrangement", *columns, "forced", "score"),
        (
            (
                facts["label"],
                *(round(facts["decisions"][c], 1) for c in columns),
                tell_percent(facts["forced_share"]),
                "-" if facts["score"]["mean"] is None else round(facts["score"]["mean"], 1),
            )
            for facts in arrangements
        ),
    )


def _write_details(page: Page, facts: Facts) -> None:
    """One arrangement: where games stood at the end, choices, luck and rules."""
    page.add_heading("details", label=facts["label"])
    finals = ((name, f["mean"], f["least"], f["most"]) for name, f in facts["final"].items())
    page.add_rows(("final", "mean", "least", "most"), finals)
    page.add_heading("uses", 3)
    _write_counted(page, facts["uses"], "uses")
    for kind, counts in _gather_by_kind(facts["luck"]).items():
        page.add_heading("luck", 3, kind=kind)
        _write_counted(page, counts, "luck-about")
    page.add_heading("rules", 3)
    rules = facts["rules"]
    reached = sum(count > 0 for count in rules.values())
    page.add_text("rules-about", reached=reached, rules=len(rules))
    page.add_rows(("rule", "count"), rules.items())
    if facts["not_reached"]:
        page.add_text("not-reached", steps=", ".join(facts["not_reached"]))


def _gather_by_kind(luck: dict[str, Facts]) -> dict[str, dict[str, Facts]]:
    """Outcomes of luck, gathered by what kind of thing they are."""
    kinds: dict[str, dict[str, Facts]] = {}
    for name, facts in luck.items():
        kind, _, noun = name.partition(" ")
        kinds.setdefault(kind, {})[noun] = facts
    return kinds


def _write_counted(page: Page, counts: dict[str, Facts], key: str) -> None:
    """Names by how often they came up in a game, most often first."""
    order = sorted(counts.items(), key=lambda item: -item[1]["per_game"])
    worth = any(facts.get("worth") for facts in counts.values())
    page.add_picture(
        plots.draw_bars({n: f["per_game"] for n, f in order}, page.say("per-game")), key
    )
    page.add_rows(
        ("name", "count", "per-game", "in-games", *(("worth", "interval") if worth else ())),
        (
            (
                n,
                f["count"],
                round(f["per_game"], 3),
                tell_percent(f["share"]),
                *(_tell_worth(f) if worth else ()),
            )
            for n, f in order
        ),
    )
    if worth:
        page.add_text("worth-about")


def _tell_worth(facts: Facts) -> tuple[str, ...]:
    """What a draw is worth, in points of a hundred, and its bounds."""
    if facts["worth"] is None:
        return "-", "-"
    value, low, high = (f"{100 * facts['worth'][name]:+.1f} %" for name in ("value", "low", "high"))
    return value, f"{low} – {high}"
