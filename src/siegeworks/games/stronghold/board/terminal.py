"""The castle as text, 80 columns wide: the road, the land outside, the wall, the houses."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.view import UNSEEN
from siegeworks.games.stronghold.board import strength, timetable
from siegeworks.games.stronghold.board.strength import Balance
from siegeworks.games.stronghold.rules import ground, hourglasses
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.round import find_card
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import Row

HORDE: Final = "got"
GARRISON: Final = ")SV"
GEAR: Final = "b=lps"  # equipment, in the order of its cards
TRAINED: Final = "aqfnd"  # training, in the order of its cards
TRAPS: Final = "gtT"
ORDERS: Final = "fdc~"
ITEMS: Final = "%/+"
MACHINES: Final = {n.BALLISTA: "B", n.CATAPULT: "C", n.TREBUCHET: "T"}
FACE_DOWN: Final = "?"
NOBODY: Final = "-"
MARGIN: Final = 8  # columns for the names of rows
SECTION: Final = 8
RAMPART: Final = 10
WIDTH: Final = 80
ROAD: Final = 2  # lines that the names of the cards may take

SIGNS: Final = (
    ("g o t", "horde"),
    (") S V", "garrison"),
    ("O W", "heroes"),
    ("#", "wall"),
    ("c", "cauldron"),
    ("b l p s", "equipment"),
    ("H", "siege-tower"),
    ("? *", "face-down"),
    ("B C T", "machines"),
    ("m", "mantelet"),
    ("% / +", "items"),
    ("=", "bridge"),
    ("7 v 9", "sums"),
    ("9/13", "worst"),
    ("1/3", "laid"),
)
FIRST_SIGNS: Final = ("sums", "worst")


def draw(seen: Seen[Castle]) -> list[Line]:
    """The whole board, from the road to the table."""
    balances = strength.list_balances(seen.state)
    parts = (
        [draw_title(seen, balances)],
        draw_road(seen),
        draw_outside(seen),
        draw_wall(seen, balances),
        draw_actions(seen),
        [draw_inside(seen)],
    )
    return [line for part in parts for line in part]


# The head


def draw_title(seen: Seen[Castle], balances: list[Balance]) -> Line:
    """Round, card, hourglasses, and how close the weakest section is to a breach."""
    g = seen.state
    worst = [strength.foretell_worst(g, section) for section in range(len(balances))]
    least = strength.find_weakest(balances, worst)
    row = Row().put(f" {seen.say('board-title')} ", "title")
    row.put(" " + seen.say("board-round", round=max(1, g.round), rounds=g.tables.rounds))
    row.put(f" · {timetable.tell_card(seen)}", "bold").at(48)
    row.put(seen.say("board-sand", sand=g.sand)).at(64)
    name = seen.noun("section", least.section)
    style = "bad" if least.margin <= strength.STRAINED else "good"
    return row.put(seen.say("board-gauge", section=name, margin=max(0, least.margin)), style).line


def draw_road(seen: Seen[Castle]) -> Iterator[Line]:
    """5.1: the nine cards: used, passed, at hand, to come; in the assault its steps (20.1).

    Those that are over are signs alone. In a low window, what does not fit is only counted.
    """
    g = seen.state
    assault = timetable.tell_assault(seen)
    if assault:
        yield Row().put(" ").put(assault, "bold").line
        return
    past = "".join(choose_tick(g, slot) for slot in list_slots(g) if slot < g.slot)
    coming = [slot for slot in list_slots(g) if slot >= g.slot]
    cards = [(tell_card(seen, slot), "bold" if slot == g.slot else "") for slot in coming]
    words = [(past, ""), *cards] if past else cards
    yield from fold_words(seen, words, 1 if seen.is_tight else ROAD)


def tell_card(seen: Seen[Castle], slot: int) -> str:
    """What the card at a place of the line is called; the one at hand has a sign."""
    sign = choose_tick(seen.state, slot).strip()
    return f"{sign}{seen.noun('card', find_card(seen.state, slot))}"


def fold_words(seen: Seen[Castle], words: list[tuple[str, str]], most: int = WIDTH) -> list[Line]:
    """Names side by side, each of them whole; after the last line it is said how many are left."""
    rows = [Row()]
    for place, (text, style) in enumerate(words):
        more = f"  {seen.say('board-more', count=len(words) - place)}"
        kept = len(more) if len(rows) == most and place + 1 < len(words) else 0
        if rows[-1].width + 2 + len(text) + kept > WIDTH:
            if len(rows) == most:
                rows[-1].put(more)
                break
            rows.append(Row())
        rows[-1].put("  " if rows[-1].width else " ").put(text, style)
    return [row.line for row in rows if row.width]


def list_slots(g: Castle) -> list[int]:
    """The places of the line where a card lies."""
    dealt = n.FIRST_MIDDLE + len(g.line)
    return [slot for slot in range(n.SLOTS) if slot < dealt or slot == n.SLOTS - 1]


def choose_tick(g: Castle, slot: int) -> str:
    """5.2: what became of a card."""
    if g.used >> slot & 1:
        return "✓"
    if slot == g.slot:
        return "▸"
    return "-" if slot < g.slot <= n.ASSAULT_SLOT else " "


# Outside


def draw_outside(seen: Seen[Castle]) -> Iterator[Line]:
    """Supply and foregrounds, ramparts with their machines, what lies on the paths."""
    g = seen.state
    row = Row().put(f" {seen.say('board-supply')} ").put(count_horde(g, n.SUPPLY), "bold")
    row.put(" " + seen.say("board-wood", wood=g.wood))
    row.put(f"  {seen.say('board-bag')} {count_horde(g, n.BAG)}")
    row.put(f"  {seen.say('board-marauders')} {count_horde(g, n.MARAUDERS)}")
    for side in range(n.SIDES):
        camp = n.FIRST_FOREGROUND + side
        name = n.FOREGROUND_NAMES[side]
        row.put(f"  {name} ", "bold").put(count_horde(g, camp))
        row.put(draw_machine(g, n.FOREGROUND_GUN + side) + draw_towers(g, camp), "mark")
    yield row.line
    row = Row().at(MARGIN)
    for rampart, name in enumerate(n.RAMPART_NAMES):
        row.put(f"{name} ", "bold").put(count_horde(g, n.FIRST_GUN + rampart))
        row.at(MARGIN + (rampart + 1) * RAMPART)
    yield row.line
    works = [draw_works(g, rampart) for rampart in range(n.RAMPARTS)]
    if any(works):
        yield draw_columns("", works, RAMPART, "mark")
    sent = list(list_sent(g))
    if sent:
        yield Row().put(f" {seen.say('board-sent')} ").put("  ".join(sent), "bold").line
    loads = list(list_loads(g))
    if loads:
        yield Row().put(f" {seen.say('board-paths')} ").put(" ".join(loads), "mark").line


def count_horde(g: Castle, camp: int) -> str:
    """Units of the invader at a camp, by letters."""
    return write_counts(g.horde, camp, HORDE)


def write_counts(units: list[int], place: int, letters: str) -> str:
    """How many there are of each kind, as letters with numbers; a dash for none."""
    counts = zip(letters, units[place * n.KINDS : (place + 1) * n.KINDS], strict=True)
    return "".join(f"{letter}{count}" for letter, count in counts if count) or NOBODY


def draw_works(g: Castle, rampart: int) -> str:
    """Machine, mantelet, trained helpers and siege towers of a rampart."""
    machine, towers = draw_machine(g, rampart), draw_towers(g, n.FIRST_GUN + rampart)
    mantelet = "m" if g.mantelets >> rampart & 1 else ""
    return machine + mantelet + write_bits(g.training[rampart], TRAINED) + towers


def draw_machine(g: Castle, gun: int) -> str:
    """8.2: a machine with the hits and misses of its deck; crossed out if it does not fire."""
    if g.barrage[gun] == n.NONE:
        return ""
    letter = MACHINES[g.barrage[gun]] + ("×" if g.malfunction == gun else "")
    stones = draw_token(g.roles[n.FIRST_MARK[n.RITUAL_BLOODSTONES] + gun])
    return f"{letter}{g.hits[gun]}:{g.misses[gun]}{stones}"


def draw_towers(g: Castle, camp: int) -> str:
    """Siege towers at a camp."""
    return "H" * sum(place == camp for place in g.siege_tower)


def write_bits(bits: int, letters: str) -> str:
    """The letters whose bits are set."""
    return "".join(letter for place, letter in enumerate(letters) if bits >> place & 1)


def list_sent(g: Castle) -> Iterator[str]:
    """12.7: units that have set out and not arrived, by their path."""
    for path, name in enumerate(n.PATH_NAMES):
        there = write_counts(g.sent, path, HORDE)
        if there != NOBODY:
            yield f"{name} {there}"


def list_loads(g: Castle) -> Iterator[str]:
    """3.6: traps and bridges; a trap that one cannot see is a question mark."""
    for path, load in enumerate(g.paths):
        if load == n.LAID_BRIDGE:
            yield f"{n.PATH_NAMES[path]}="
        elif load != n.NONE:
            sign = "" if load == UNSEEN else TRAPS[load % n.TRAPS]
            yield f"{n.PATH_NAMES[path]}{'' if load >= n.OPEN_TRAP else FACE_DOWN}{sign}"


# The wall


def draw_wall(seen: Seen[Castle], balances: list[Balance]) -> Iterator[Line]:
    """The sections from the outside in: attackers, what lies there, sums, defenders; towers."""
    g = seen.state
    sections = range(n.SECTIONS)
    yield draw_columns("", n.SECTION_NAMES, SECTION, "bold")
    attack = [count_horde(g, section) for section in sections]
    if any(there != NOBODY for there in attack):
        yield draw_row(seen, "attack", attack)
    yield draw_row(seen, "works", [draw_gear(g, section) for section in sections], "mark")
    yield from draw_strengths(seen, balances)
    yield draw_row(seen, "defend", [draw_defenders(seen, section) for section in sections])
    towers = [draw_tower(g, tower) for tower in range(n.TOWERS)]
    if not seen.is_tight or any(there != NOBODY for there in towers):
        row = Row().put(f" {seen.say('board-towers')}").at(MARGIN)
        for tower, there in enumerate(towers):
            row.put(f"{n.TOWER_NAMES[tower]} ", "bold").put(there)
            row.at(MARGIN + (tower + 1) * RAMPART)
        yield row.line


def draw_strengths(seen: Seen[Castle], balances: list[Balance]) -> Iterator[Line]:
    """21.9: strength now, where a breach begins, and how far it may yet come for either side."""
    yield draw_sums(seen, "sums", balances, write_strengths)
    yield draw_sums(seen, "breach", balances, write_line)
    worst = [strength.foretell_worst(seen.state, section) for section in range(n.SECTIONS)]
    yield draw_sums(seen, "best" if seen.seat == n.INVADER else "worst", worst, write_worst)


def draw_tower(g: Castle, tower: int) -> str:
    """Marksmen and the item of a tower."""
    there = write_counts(g.garrison, n.FIRST_TOWER + tower, GARRISON).strip(NOBODY)
    there += "" if g.tower_item[tower] == n.NONE else ITEMS[g.tower_item[tower]]
    return there or NOBODY


def draw_row(seen: Seen[Castle], key: str, cells: Iterable[str], style: str = "") -> Line:
    """A row of the wall under its name."""
    return draw_columns(seen.say(f"board-{key}"), cells, SECTION, style)


def draw_columns(name: str, cells: Iterable[str], width: int, style: str = "") -> Line:
    """Cells side by side, after the name of their row."""
    row = Row().put(f" {name}"[:MARGIN]).at(MARGIN)
    for place, cell in enumerate(cells):
        row.put(cell[: width - 1], style).at(MARGIN + (place + 1) * width)
    return row.line


def draw_sums(
    seen: Seen[Castle], key: str, balances: list[Balance], write: Callable[[Balance], str]
) -> Line:
    """Strength against strength, in the colour of the margin."""
    row = Row().put(f" {seen.say(f'board-{key}')}").at(MARGIN)
    for place, balance in enumerate(balances):
        style = "bad" if balance.margin <= 0 else "mark"
        plain = balance.margin > strength.STRAINED
        row.put(write(balance), "" if plain else style).at(MARGIN + (place + 1) * SECTION)
    return row.line


def write_strengths(balance: Balance) -> str:
    """Invader v defender."""
    return f"{balance.invader} v {balance.defender}"


def write_line(balance: Balance) -> str:
    """The strength that breaches a section."""
    return f"{balance.line}" if balance.margin > 0 else f"{balance.line}!"


def write_worst(balance: Balance) -> str:
    """The most that may come, against what would then be a breach; with a sign if it is one."""
    return f"{balance.invader}/{write_line(balance)}"


def draw_gear(g: Castle, section: int) -> str:
    """Order and ritual tokens, walls, cauldron, equipment and siege tower of a section."""
    walls = "#" * g.walls[section] if g.walls[section] <= 3 else f"{g.walls[section]}#"
    cauldron = "" if g.cauldron[section] == n.NONE else f"c{HORDE[g.cauldron[section]]}"
    tower = "H" if ground.has_siege_tower(g, section) else ""
    tokens = [
        g.roles[n.FIRST_MARK[ritual] + section] for ritual in (n.RITUAL_GALE, n.RITUAL_SPECTER)
    ]
    marks = "".join(draw_token(role) for role in tokens)
    # What lies face down comes first: where a cell is too narrow, that must not be cut off.
    secret = draw_order(g.orders[section]) + marks
    return f"{secret}{walls}{cauldron}{write_bits(g.equipment[section], GEAR)}{tower}"


def draw_order(order: int) -> str:
    """3.6: an order; face down to the other side it is a question mark alone."""
    if order == n.NONE:
        return ""
    if order == UNSEEN:
        return FACE_DOWN
    return ("" if order >= n.OPEN_ORDER else FACE_DOWN) + ORDERS[order % n.ORDERS]


def draw_token(role: int) -> str:
    """11.1: a token of a ritual; face down, target and bluff look alike to the other side."""
    if role == n.NONE:
        return ""
    if role == UNSEEN:
        return "*"
    return "*!" if role == n.OPEN_TARGET else "*t" if role == n.TARGET else "*f"


def draw_defenders(seen: Seen[Castle], section: int) -> str:
    """Defending units, one by one, and the hero."""
    g, first = seen.state, section * n.KINDS
    units = "".join(GARRISON[kind] * g.garrison[first + kind] for kind in range(n.KINDS))
    hero = ground.find_hero(g, section)
    name = "" if hero == n.NONE else f"+{seen.say(f'board-{n.HERO_NAMES[hero]}')}"
    free = ground.count_defender_spaces(g, section) - len(units)
    return f"{units}{'_' * free}{name}"


# The houses


def draw_actions(seen: Seen[Castle]) -> list[Line]:
    """14.2: hourglasses on all actions; in a low window on those where some lie."""
    g = seen.state
    return fold_words(
        seen,
        [
            (tell_action(seen, action), choose_style(g, action))
            for action in range(n.ACTIONS)
            if not seen.is_tight or g.laid[action] or g.finished >> action & 1
        ],
    )


def tell_action(seen: Seen[Castle], action: int) -> str:
    """An action with its hourglasses; done this round, with a tick."""
    g = seen.state
    done = "✓" if g.finished >> action & 1 else ""
    name = seen.say(f"look-action-{n.ACTION_NAMES[action]}")
    return f"{name} {g.laid[action]}/{hourglasses.count_need(g, action)}{done}"


def choose_style(g: Castle, action: int) -> str:
    """What is one short of being done stands out."""
    if g.finished >> action & 1:
        return "good"
    return "bold" if g.laid[action] and hourglasses.count_missing(g, action) == 1 else ""


def draw_inside(seen: Seen[Castle]) -> Line:
    """Who is in the buildings, and what the heroes have not ordered yet."""
    g, row = seen.state, Row().put(" ")
    for building in (n.COURTYARD, n.BARRACKS, n.GUARDS, n.HOSPITAL):
        there = write_counts(g.garrison, n.FIRST_BUILDING + building, GARRISON)
        name = seen.say(f"look-place-{n.BUILDING_NAMES[building]}")
        row.put(f"{name} ").put(there, "bold").put("  ")
    row.put(f"{seen.say('board-stock')} {write_counts(g.garrison, n.STOCK, GARRISON)}")
    return row.line
