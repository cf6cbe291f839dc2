"""What everything drawn is told as: under which key its words are, and the facts they speak of.

Things that come in families share their words; numbers and types are those of the content.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from siegeworks.core.wording import Phrase, Phrases
from siegeworks.games.hegra.board import missions
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import (
    effects,
    hit_bag,
    infantry,
    maintenance,
    mobilisation,
    scripts,
    walls,
)
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.option_facts import GAME, Script
from siegeworks.games.hegra.rules.state import find_sector_row
from siegeworks.games.hegra.rules.variants import ROUNDS

Facts = dict[str, object]
Options = Mapping[str, str]

TIMES_TWO: Final = 2
STAGES: Final = len(n.STAGE_NAMES)

# Areas of which there are many, by how their names begin
FAMILIES: Final = (
    "ready", "tired", "rest", "bed", "position", "sector", "forest", "depot", "mood", "outcome",
    "day", "gun",
)  # fmt: skip
# Areas that begin like a family and yet have words of their own
APART: Final = ("position-front", "outcome-unconditional", "gun-2")
SHARED: Final = {
    **{f"area:{name}": "area:field" for name in n.FIELD_NAMES},
    **{f"area:{name}-row": "area:row" for name in n.ROW_NAMES},
    "area:bed": "area:beds",
    # Zones that are told as the area in which they lie
    **{
        f"zone:{name}": f"area:{name}"
        for name in (
            "ready", "tired", "rest", "fear", "doubt", "bag", "recruits", "reserve", "snow", "beds",
            "waiting", "morgue", "event", "artillery", "suspicion", "defence", "hand", "mission",
        )
    },
    "zone:tiles": "area:hit-bag",
    "zone:machine_gun": "area:machine-gun",
    "zone:patrol_bag": "area:patrol-bag",
    "piece:machine-gun": "area:machine-gun",
    "piece:facility-state": "zone:facility",
    "piece:body": "piece:defender",
    "piece:job": "piece:defender",
    "piece:air": "piece:tile-air",
}  # fmt: skip
# Kinds of piece that share their words
KINDS: Final = (
    "defender", "body", "job", "patient", "event", "morale", "mission", "snow", "weather",
    "air", "token", "machine-gun", "facility-state",
)  # fmt: skip
NUMBERS: Final = (
    "draws", "free_rest", "morale_readies", "airfield_criterion", "machine_gun_hits",
    "machine_gun_bonus", "reckless_hits", "gun_hits", "telephone_pins", "token_supplies",
    "counter_suspicion", "map_room_snow", "morgue_surrender", "waiting_surrender", "siege_2_day",
    "mission_penalty", "defence_top", "suspicion_floor", "fear_top",
)  # fmt: skip
CONSTANTS: Final[Facts] = {
    "beds": n.BEDS,
    "levels": n.LEVELS,
    "room": n.ROOM,
    "pieces": n.PIECES,
    "days": n.DAYS,
    "rounds": ROUNDS,
    "gun-tiles": n.GUN_TILES,
    "air-stack": hit_bag.AIR_STACK,
    "stack": mobilisation.STACK,
    "known": maintenance.KNOWN,
    "hits-from": walls.HITS_FROM,
    "snow-start": n.SNOW_START,
    "snow-end": n.SNOW_END,
    "suspicion-top": n.SUSPICION_TOP,
    "suspicion-reset": n.SUSPICION_RESET,
}


def tell_sentences(script: Script) -> Phrases:
    """Effects of a card, each a sentence of its own."""
    return Phrases(map(_phrase_effect, script), between=" ")


def _phrase_effect(code: int) -> Phrase:
    name, amount = effects.NAMES[code >> scripts.AMOUNT_BITS], code & scripts.AMOUNT_MASK
    return Phrase(f"does-{name}", GAME, amount=amount)


def name_all(kind: str, names: Iterable[str]) -> Phrases:
    """Nouns of a kind one after the other."""
    return Phrases(Phrase(f"{kind}-{name}", GAME) for name in names)


def join_numbers(numbers: Iterable[int]) -> str:
    """Numbers one after the other."""
    return ", ".join(map(str, numbers))


# Keys


def find_key(key: str) -> str:
    """The key under which the words of something drawn are, such as ``area:mood``."""
    sort, _, name = key.partition(":")
    if sort == "piece":
        return find_piece_key(name)
    family = name.partition("-")[0]
    if sort == "area" and family in FAMILIES and name not in APART and key not in SHARED:
        key = f"area:{family}"
    return SHARED.get(key, key)


def find_piece_key(name: str) -> str:
    """The key of a piece, given as ``kind:name``."""
    kind, _, which = name.partition(":")
    if kind == "body" and which == n.BODY_NAMES[n.GERMAN]:
        return "piece:german"
    if kind == "tile":
        sort = which.partition("-")[0]
        plain = sort in ("miss", "air", "artillery")
        return f"piece:tile-{sort if plain else 'damage'}"
    key = f"piece:{kind}" if kind in KINDS else f"piece:{name}"
    return SHARED.get(key, key)


# Facts


def list_facts(key: str, t: Tables, options: Options) -> Facts:
    """What the words of something drawn may speak of."""
    numbers: Facts = {name.replace("_", "-"): getattr(t, name) for name in NUMBERS}
    told = CONSTANTS | numbers | list_tracks(t) | list_stages(t, options)
    sort, _, name = key.partition(":")
    if sort == "area":
        return told | list_area_facts(name, t, options)
    if sort == "piece":
        kind, _, which = name.partition(":")
        make = PIECES.get(kind)
        return told | (make(which, t) if make else {})
    return told | list_deck_facts(t, options)


def list_tracks(t: Tables) -> Facts:
    """The spaces of tracks from left to right, and what the weather allows."""
    clear, cloud, snow = t.moves
    return {
        "rations": join_numbers(t.ration),
        "doubt-discs": join_numbers(t.doubt_discs),
        "doubt-morale": join_numbers(t.doubt_morale),
        "clear": clear,
        "cloud": cloud,
        "snow": snow,
    }


def list_stages(t: Tables, options: Options) -> Facts:
    """When the stages end, which days are red, and whether the edition is the first."""
    step = n.DIFFICULTY_NAMES.index(options.get("difficulty", n.DIFFICULTY_NAMES[0]))
    red = [day for day, is_red in enumerate(t.day_red) if is_red]
    return {
        "early": int(is_early(options)),
        "coup": t.coup_day[step],
        "retreat": t.retreat_day[step],
        "red-days": join_numbers(red),
    }


def is_early(options: Options) -> bool:
    """Whether the edition is that of 2023."""
    return options.get("edition") == n.EDITION_NAMES[n.EDITION_2023]


def list_deck_facts(t: Tables, options: Options) -> Facts:
    """What decks and the snow hold at the beginning."""
    there = [kind for card, kind in enumerate(t.card_kind) if not is_left_out(t, card, options)]
    finds = zip(t.snow_finds, t.snow_names, strict=True)
    items = [name for find, name in finds if find == n.FIND_ITEM]
    rooms = [n.FIND_NAMES[find] for find in t.snow_finds if find != n.FIND_ITEM]
    return {
        "high": there.count(n.HIGH),
        "low": there.count(n.LOW),
        "hope": there.count(n.HOPE),
        "despair": there.count(n.DESPAIR),
        "rooms": name_all("find", rooms),
        "items": name_all("snow", items),
    }


def is_left_out(t: Tables, card: int, options: Options) -> bool:
    """22.1: whether the edition lacks a card."""
    return bool(t.card_later[card]) and is_early(options)


# Areas


def list_area_facts(name: str, t: Tables, options: Options) -> Facts:
    """What is to be said of one area only."""
    if name in n.SPACE_NAMES:
        return list_terms(t, n.SPACE_NAMES.index(name))
    if name in n.FIELD_NAMES:
        return list_field_facts(n.FIELD_NAMES.index(name), t)
    if name in n.DEPOT_NAMES:
        return list_depot_facts(n.DEPOT_NAMES.index(name), options)
    family, _, which = name.partition("-")
    make = AREAS.get(which if which == "row" else family)
    if make is None:
        return {}
    return make(family if which == "row" else which, t, options)


def list_terms(t: Tables, space: int) -> Facts:
    """9.6: how many a space needs, who counts double there, and who may not or alone may go."""
    counts = {who: t.counts[place][space] for place, who in enumerate(n.DEFENDER_NAMES)}
    doubled = [who for who, count in counts.items() if count == TIMES_TWO]
    barred = [who for who, count in counts.items() if not count]
    allowed = [who for who, count in counts.items() if count]
    is_for_few = len(barred) >= len(allowed)
    return {
        "need": t.need[space],
        "doubles": len(doubled),
        "doubled": name_all("defender", doubled),
        "limits": "only" if is_for_few else "barred" if barred else "none",
        "limited": name_all("defender", allowed if is_for_few else barred),
    }


def list_position_facts(name: str, t: Tables, options: Options) -> Facts:
    """9.7: who may stand there."""
    return list_terms(t, n.SPACES)


def list_sector_facts(name: str, t: Tables, options: Options) -> Facts:
    """7.3: what the dice do there on both boards, who reaches it, and when guns jam."""
    sector = n.SECTOR_NAMES.index(name)
    return {
        "attack": describe_sector(t, n.ATTACK, sector),
        "siege": describe_sector(t, n.SIEGE, sector),
    }


def describe_sector(t: Tables, stage: int, sector: int) -> Phrase:
    """A sector of the board of a stage in words."""
    if sector >= t.sectors[stage]:
        return Phrase("explain-no-sector", GAME)
    row = find_sector_row(stage, sector)
    reach = [who for place, who in enumerate(n.DEFENDER_NAMES) if t.reach[stage][place] <= sector]
    return Phrase(
        "explain-sector",
        GAME,
        hits=join_faces(t, row, infantry.HIT),
        moves=join_faces(t, row, infantry.MOVE),
        grenades=join_faces(t, row, infantry.GRENADE),
        criterion=t.criterion[row],
        shooters=len(reach),
        reach=name_all("defender", reach),
        red=t.red[row],
    )


def join_faces(t: Tables, row: int, deed: int) -> str:
    """The faces of the die that do something in a sector, or a dash."""
    found = [face for face, does in enumerate(t.faces[row]) if face and does == deed]
    return join_numbers(found) or "–"


def list_field_facts(field: int, t: Tables) -> Facts:
    """18.1 and 6.5: when patrols come to a space of the map, and whether artillery does."""
    row, place = divmod(field, n.ROW_LENGTH)
    stage = n.STAGE_NAMES[t.row_of.index(row)]
    is_for_guns = int(field in t.gun_fields)
    return {"number": place + 1, "stage": Phrase(f"stage-{stage}", GAME), "guns": is_for_guns}


def list_row_facts(name: str, t: Tables, options: Options) -> Facts:
    """12.4 and 18.1: when guns jam that fire at a row, and when patrols come there."""
    row = n.ROW_NAMES.index(name)
    stage = n.STAGE_NAMES[t.row_of.index(row)]
    return {"criterion": t.row_criterion[row], "stage": Phrase(f"stage-{stage}", GAME)}


def list_depot_facts(depot: int, options: Options) -> Facts:
    """10.2: what the tokens of a depot bring besides, and whether a route must be opened."""
    last = n.DEPOTS - 1
    tokens = n.TOKEN_NAMES[depot : depot + 1]
    if depot == last and not is_early(options):
        tokens = n.TOKEN_NAMES[last:]
    return {
        "kinds": len(tokens),
        "bonus": name_all("token", tokens[:1]),
        "other": name_all("token", tokens[1:]),
        "route": int(depot > 0),
    }


def list_mood_facts(name: str, t: Tables, options: Options) -> Facts:
    """16.3: the cards of a level of Morale."""
    mood = n.MOOD_NAMES.index(name)
    high, low = t.level_high[mood], t.level_low[mood]
    return {
        "name": Phrase(f"mood-{name}", GAME),
        "drawn": "high" if high else "low" if low else "none",
        "cards": high + low,
        "take": t.level_take[mood],
        "end": {0: "bottom", n.MOOD_TOP: "top"}.get(mood, "none"),
    }


def list_outcome_facts(name: str, t: Tables, options: Options) -> Facts:
    """17.3: how many must be healthy."""
    place = n.SURRENDER_NAMES.index(name)
    told: Facts = {"name": Phrase(f"outcome-{name}", GAME)}
    return told | {"need": t.needs[place]} if place < n.SKULL else told


def list_day_facts(name: str, t: Tables, options: Options) -> Facts:
    """18.1 to 18.7: what a day of the turn track brings."""
    day, told = int(name), list_stages(t, options)
    stage = n.SIEGE
    for earlier, last in ((n.ATTACK, told["retreat"]), (n.MOBILISATION, told["coup"])):
        if isinstance(last, int) and day <= last:
            stage = earlier
    turn = {told["coup"]: "coup", told["retreat"]: "retreat", n.DAYS: "last"}.get(day, "none")
    return {
        "day": day,
        "stage": Phrase(f"stage-{n.STAGE_NAMES[stage]}", GAME),
        "patrols": t.day_patrols[day],
        "row": Phrase(f"map-row-{n.ROW_NAMES[t.row_of[stage]]}", GAME),
        "red": t.day_red[day],
        "turn": turn,
    }


def list_plain_deck_facts(name: str, t: Tables, options: Options) -> Facts:
    """What the decks hold."""
    return list_deck_facts(t, options)


AREAS: Final[dict[str, Callable[[str, Tables, Options], Facts]]] = {
    "position": list_position_facts,
    "sector": list_sector_facts,
    "row": list_row_facts,
    "mood": list_mood_facts,
    "outcome": list_outcome_facts,
    "day": list_day_facts,
    "decks": list_plain_deck_facts,
}


# Pieces


def list_defender_facts(name: str, t: Tables) -> Facts:
    """2.1, 9.6 and 11.3: where a type counts double or may not go, and how far it shoots."""
    who = n.DEFENDER_NAMES.index(name.rpartition("-")[2])
    counts = dict(zip(n.SPACE_NAMES, t.counts[who], strict=False))
    doubled = [space for space, count in counts.items() if count == TIMES_TWO]
    barred = [space for space, count in counts.items() if not count]
    attack, siege = t.reach[n.ATTACK][who], t.reach[n.SIEGE][who]
    return {
        "who": n.DEFENDER_NAMES[who],
        "doubles": len(doubled),
        "doubled": name_all("space", doubled),
        "bars": len(barred),
        "barred": name_all("space", barred),
        "stands": int(t.counts[who][n.SPACES] > 0),
        "shoots": int(siege < t.sectors[n.SIEGE]),
        "attack": attack + 1,
        "siege": siege + 1,
    }


def list_body_facts(name: str, t: Tables) -> Facts:
    """Of the dead, what they were; a frozen German has nothing to tell."""
    return {} if name == n.BODY_NAMES[n.GERMAN] else list_defender_facts(name, t)


def list_event_facts(name: str, t: Tables) -> Facts:
    """4.3 to 4.6: what an event brings, and for an advanced one what stays."""
    event = t.event_names.index(name)
    order = [n.DEFENDER_NAMES[who] for who in t.event_order[event]]
    rule, clear = t.event_ongoing[event], t.event_clear[event]
    lasts = rule != n.NONE
    return {
        "effects": len(t.event_script[event]),
        "says": tell_sentences(t.event_script[event]),
        "weather": Phrase(f"weather-{n.WEATHER_NAMES[t.event_weather[event]]}", GAME),
        "infantry": t.event_infantry[event],
        "order": name_all("defender", order),
        "lasts": int(lasts),
        "sector": t.event_sector[event] + 1,
        "ongoing": Phrase(f"ongoing-{n.ONGOING_NAMES[rule]}", GAME) if lasts else "",
        "clear": Phrase(f"clear-{n.CLEAR_NAMES[clear]}", GAME) if lasts else "",
        "amount": t.event_amount[event],
    }


def list_card_facts(name: str, t: Tables) -> Facts:
    """16.5 and 16.6: the lines of a Morale card, or price and gain of Hope and Despair."""
    card = t.card_names.index(name)
    lines = t.card_line[card * STAGES : (card + 1) * STAGES]
    told = {stage: tell_sentences(line) for stage, line in zip(n.STAGE_NAMES, lines, strict=True)}
    return {
        "kind": n.CARD_KIND_NAMES[t.card_kind[card]],
        **told,
        "fallback": len(t.card_otherwise[card]),
        "otherwise": tell_sentences(t.card_otherwise[card]),
        "costs": len(t.card_price[card]),
        "price": tell_sentences(t.card_price[card]),
        "gains": len(t.card_gain[card]),
        "gain": tell_sentences(t.card_gain[card]),
    }


def list_mission_facts(name: str, t: Tables) -> Facts:
    """20.3 and 20.4: what a mission asks for, and what it brings from when on."""
    mission = t.mission_names.index(name)
    kind = n.GOAL_NAMES[t.mission_goal[mission]]
    goal, need = Phrase(f"goal-{kind}", GAME), t.mission_need[mission]
    rows = missions.list_rewards(t, mission)
    due = (Phrase("brings-reward", GAME, day=d, rewards=tell_sentences(row)) for d, row in rows)
    return {
        "goal": Phrase("outlook-goal", GAME, kind=kind, goal=goal, need=need),
        "rewards": Phrases(due, " "),
    }


def list_find_facts(name: str, t: Tables) -> Facts:
    """14.3: what a find is or brings."""
    find = t.snow_names.index(name)
    what = n.FIND_NAMES[t.snow_finds[find]]
    return {"what": what, "says": tell_sentences(t.snow_script[find])}


def list_weather_facts(name: str, t: Tables) -> Facts:
    """4.5: how far runners go."""
    return {"moves": t.moves[n.WEATHER_NAMES.index(name)], "weather": name}


def list_air_facts(name: str, t: Tables) -> Facts:
    """6.4: what an air tile does."""
    return {"kind": name.removeprefix("air-")}


def list_token_facts(name: str, t: Tables) -> Facts:
    """13.11: the bonus of a delivery token."""
    return {"bonus": Phrase(f"token-{name}", GAME)}


PIECES: Final[dict[str, Callable[[str, Tables], Facts]]] = {
    "defender": list_defender_facts,
    "job": list_defender_facts,
    "body": list_body_facts,
    "event": list_event_facts,
    "morale": list_card_facts,
    "mission": list_mission_facts,
    "snow": list_find_facts,
    "weather": list_weather_facts,
    "tile": list_air_facts,
    "air": list_air_facts,
    "token": list_token_facts,
}
