"""What a position says beside its pieces: how close the end is, and what comes next.

Counted from the view alone. What the evening brings is certain unless something is done about it;
the next attack is reckoned from the dice.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board import missions
from siegeworks.games.hegra.board.sheet import FACES, HIT, MOVE, Sheet, any_of
from siegeworks.games.hegra.rules import pieces as n

Plain = dict[str, Any]
BEFORE_DAWN: Final = n.DAYS  # the day after which only the Last Stand comes


class Reading(Sheet):
    """A view, with words for what is read off it."""

    def tell(self, key: str, **facts: object) -> str:
        """A sentence of the outlook."""
        return self.words(f"outlook-{key}", **facts)


def outlook(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> Plain:
    """Gauge, status and marks."""
    r = Reading(view, lexicon, language)
    signs = [] if r.over else [*task(r), *work(r), *attack(r), *evening(r), *tomorrow(r)]
    return {"gauge": gauge(r), "status": list(status(r)), "marks": signs}


def gauge(r: Reading) -> Plain:
    """17.2 and 17.3: steps towards the skull; in the siege also who is still on his feet."""
    key = "gauge-siege" if r.stage == n.SIEGE else "gauge"
    steps = n.SKULL - r.surrender
    outcome = r.name("outcome", n.SURRENDER_NAMES[r.surrender])
    words = r.tell(key, outcome=outcome, steps=steps, healthy=r.healthy, need=r.need)
    return {"words": words, "value": r.surrender, "most": n.SKULL}


# Status


def status(r: Reading) -> Iterator[Plain]:
    """The facts that are always wanted."""
    z, t = r.zones, r.t
    yield fact(r, "day", r.tell("day", day=r.day, days=n.DAYS, stage=r.name("stage", z["stage"])))
    ration = t.ration[z["ration"]]
    yield fact(r, "supplies", r.tell("supplies", supplies=z["supplies"], ration=ration))
    yield fact(r, "morale", r.tell("morale", mood=r.name("mood", z["morale"]), cards=cards(r)))
    passes = round(100 * max(0, FACES - z["suspicion"]) / FACES)
    yield fact(r, "suspicion", r.tell("suspicion", level=z["suspicion"], percent=passes))
    yield fact(r, "defence", str(z["defence"]))
    miss = r.tiles.get("miss", 0)
    yield fact(r, "bag", r.tell("bag", tiles=sum(r.tiles.values()), miss=miss))
    yield fact(r, "healthy", r.tell("healthy", healthy=r.healthy, need=r.need))
    if r.options["missions"] == "on":
        yield fact(r, "mission", mission_now(r))


def mission_now(r: Reading) -> str:
    """How far the mission is; after day 10 there is none in any case."""
    mission = missions.given(r)
    if mission is None:
        return r.tell("mission-over" if r.day == n.DAYS else "mission-done")
    return r.tell("mission", have=mission.have, need=mission.need)


def fact(r: Reading, key: str, value: str) -> Plain:
    """One fact with its sign and its name."""
    return {
        "key": key,
        "symbol": f"status-{key}",
        "name": r.tell(f"name-{key}"),
        "value": value,
    }


def cards(r: Reading) -> str:
    """16.3: what the level of Morale draws this evening."""
    t, mood = r.t, r.mood
    facts = {"high": t.level_high[mood], "low": t.level_low[mood], "take": t.level_take[mood]}
    return r.tell("cards", **facts) if t.level_take[mood] else r.tell("no-cards")


# Today


def task(r: Reading) -> Iterator[Plain]:
    """20.4: what the mission asks for, and what it brings."""
    mission = missions.given(r)
    if mission is not None:
        kind = "mission-met" if mission.have >= mission.need else "mission"
        asks = r.tell("mission-asks", goal=missions.goal(r, mission), have=mission.have)
        words = f"{asks}. {missions.prospect(r, mission)}"
        text = f"{mission.have}/{mission.need}"
        yield mark(kind, [f"mission:{mission.name}"], words, "20.4", text)


def work(r: Reading) -> Iterator[Plain]:
    """9.6: how often the discs on a space carry out its action, and how many do nothing there."""
    for space, name in enumerate(n.SPACE_NAMES):
        discs = [r.zones["jobs"][f"{name}-{who}"] for who in n.DEFENDER_NAMES]
        need = r.t.need[space]
        counted = (r.t.counts[who][space] * count for who, count in enumerate(discs))
        uses, left = divmod(sum(counted), need)
        if uses or left:
            words = r.tell("uses", uses=uses, left=left, lacking=need - left)
            text = f"{uses}×" if uses else f"{left}/{need}"
            yield mark("short" if left else "uses", [f"space:{name}"], words, "9.6", text)


# The next attack


def attack(r: Reading) -> Iterator[Plain]:
    """7.2 to 7.8: how likely the infantry hits, and who breaks in."""
    top = len(r.sectors()) - 1
    for sector in r.sectors():
        count = r.standing(sector)
        noun = [f"sector:{n.SECTOR_NAMES[sector]}"]
        if not count:
            continue
        if not r.posts:
            yield mark(
                "breaks", noun, r.tell("undefended"), "7.2", "100%" if sector == top else "+1"
            )
            continue
        percent = any_of(count, len(r.faces(sector, HIT)))
        words = r.tell("hits", count=count, percent=percent, defence=r.zones["defence"])
        yield mark("hits", noun, words, "7.3", f"{percent}%")
        if sector == top:
            percent = any_of(count, len(r.faces(sector, MOVE)))
            yield mark("breaks", noun, r.tell("breaks", percent=percent), "7.8", f"{percent}%")
    for event in r.zones["ongoing"]:
        number = r.t.event_sector[r.lexicon.nouns.value("event", event) or 0]
        words = r.tell("ongoing", event=r.name("event", event))
        yield mark("ongoing", [f"sector:{n.SECTOR_NAMES[number]}"], words, "20.6", "!")


# This evening


def evening(r: Reading) -> Iterator[Plain]:
    """15.4 to 17.3: patients, Morale and Surrender, as things stand."""
    yield from patients(r)
    change = modifiers(r)
    if change:
        goal = max(0, min(n.MOOD_TOP, r.mood + change))
        words = r.tell("mood", change=change)
        yield mark("mood", [f"mood:{n.MOOD_NAMES[goal]}"], words, "16.1", f"{change:+}")
    yield from surrender(r)


def patients(r: Reading) -> Iterator[Plain]:
    """15.4: who waits gets worse or dies."""
    waiting = r.zones["waiting"]
    dying = [name for name in waiting if name.endswith("-1")]
    if waiting:
        kind, count = ("dies", len(dying)) if dying else ("worsens", len(waiting))
        words = r.tell(kind, count=count)
        yield mark(kind, [waiting_area(r)], words, "15.4", str(count))


def waiting_area(r: Reading) -> str:
    """The waiting area stands for all patients; one who lies in no bed points there alone."""
    bedded = set(r.zones["beds"].values())
    return f"patient:{next(name for name in n.PATIENT_NAMES if name not in bedded)}"


def modifiers(r: Reading) -> int:
    """16.1: what moves Morale this evening."""
    z, t = r.zones, r.t
    up = t.doubt_morale[z["doubt"]] if r.stage == n.MOBILISATION else 0
    red = sum(bool(r.troops(sector)) and r.is_red(sector) for sector in r.sectors())
    hungry, waiting = not z["supplies"], bool(z["waiting"])
    return up - t.day_red[r.day] - hungry - waiting - r.dead - red


def surrender(r: Reading) -> Iterator[Plain]:
    """17.1 and 17.3: what pushes the marker, and whether enough are healthy."""
    t, z = r.t, r.zones
    reasons = {
        "the-dead": r.dead >= t.morgue_surrender,
        "the-waiting": len(z["waiting"]) >= t.waiting_surrender,
        "the-artillery": r.guns_out == n.PIECES,
    }
    up = [str(r.name("cause", reason)) for reason, holds in reasons.items() if holds]
    if up:
        goal = n.SURRENDER_NAMES[min(n.SKULL, r.surrender + len(up))]
        words = r.tell("surrender", reasons=", ".join(up))
        yield mark("surrenders", [f"outcome:{goal}"], words, "17.1", f"+{len(up)}")
    if r.stage == n.SIEGE and r.healthy < r.need:
        here = n.SURRENDER_NAMES[r.surrender]
        words = r.tell("too-few", healthy=r.healthy, need=r.need)
        yield mark("surrenders", [f"outcome:{here}"], words, "17.3", f"{r.healthy - r.need}")


# Tomorrow


def tomorrow(r: Reading) -> Iterator[Plain]:
    """6.1 and 18.1: tiles of the next siege day, and the patrols of this evening."""
    if r.next_stage == n.SIEGE:
        yield shells(r)
    count = r.t.day_patrols[r.day]
    if count and r.day < BEFORE_DAWN:
        row = n.ROW_NAMES[r.t.row_of[r.stage]]
        words = r.tell("patrols", count=count, row=r.name("map-row", row))
        yield mark("patrols", [f"map-row:{row}"], words, "18.1", f"+{count}")


def shells(r: Reading) -> Plain:
    """6.1, 6.6 and 18.6: how many tiles are drawn, and whether the bag has so many."""
    guns = r.guns_out
    if r.stage != n.SIEGE:
        yellow = [n.FIELD_NAMES[field] for field in r.t.gun_fields[: r.t.yellow_guns]]
        free = sum(not r.zones["pieces"][field] for field in yellow)
        guns = min(n.PIECES, guns + free)
    drawn = n.TRACK_END - n.PIECES + guns
    bag = sum(r.tiles.values()) + min(2, len(r.zones["air_stacks"]))
    if drawn > bag:
        return mark("tiles", ["tile:artillery"], r.tell("empty", bag=bag), "6.6", f"{drawn}!")
    return mark(
        "tiles", ["tile:artillery"], r.tell("tiles", count=drawn, bag=bag), "6.1", str(drawn)
    )


def mark(kind: str, nouns: list[str], words: str, rule: str, text: str) -> Plain:
    """A sign of something that comes next."""
    return {"kind": kind, "nouns": nouns, "words": words, "rule": rule, "text": text}
