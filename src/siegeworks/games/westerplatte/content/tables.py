"""The content of Westerplatte as the rules read it: small ints in tuples, no names to look up.

`source.load` fills one `Tables` from the TOML files; the rules only ever read it. Every column is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from collections.abc import Mapping

from siegeworks.parts.fields import fill


class Tables:
    """Everything the rules need to know about the pieces, set once and never changed.

    Cards are numbered with phase 1 first, events with the positive ones first. Built by
    `source.load`, which has already checked what is handed in here.
    """

    content_hash: str

    # Attack cards, one entry each. Instants have no lane, howitzers speed 0, and only air
    # raids a target field; mark1 < mark2 are the lanes whose troops advance.
    cards: int
    first_phase: int
    card_names: tuple[str, ...]
    kind: tuple[int, ...]
    lane: tuple[int, ...]
    health: tuple[int, ...]
    speed: tuple[int, ...]
    fire: tuple[int, ...]
    target: tuple[int, ...]
    mark1: tuple[int, ...]
    mark2: tuple[int, ...]

    # The map: neighbours of each field, ascending; the two guardhouses of each forward space.
    paths: tuple[tuple[int, ...], ...]
    linked: tuple[tuple[int, ...], ...]

    # Levels: side of the tiles (0 green, 1 red), morale track, events drawn of each sort.
    side: tuple[int, ...]
    track_of: tuple[int, ...]
    good_events: tuple[int, ...]
    bad_events: tuple[int, ...]

    # Morale tracks: space codes from left to right, and where the marker starts.
    track: tuple[tuple[int, ...], ...]
    start: tuple[int, ...]

    # Tiles by side: slots for (mines, grenades, bricks), and what the other tiles do.
    slots: tuple[tuple[int, ...], ...]
    ammunition_gain: tuple[int, ...]
    push_count: tuple[int, ...]
    bricks: tuple[int, ...]

    # Events: places are the fields shelled or the lanes that attack; a burnt passage
    # between f and g is there twice, as f * FIELDS + g and g * FIELDS + f.
    positive_events: int
    event_names: tuple[str, ...]
    event_kind: tuple[int, ...]
    event_amount: tuple[int, ...]
    event_places: tuple[tuple[int, ...], ...]
    event_paths: tuple[tuple[int, ...], ...]

    # Numbers of the rules; content/numbers.toml says what each one is.
    full_wall: int
    ammunition: int
    ammunition_each: int
    ammunition_loss: int
    extra_moves: int
    extra_actions: int
    limited_moves: int
    moves: int
    actions: int
    days: int
    day_cards: int
    refill_day: int
    first_cards: int
    last_space: int
    mortar_damage: int
    rebuild_bricks: int
    push_spaces: int
    morale_bricks: int
    turn_cap: int

    def __init__(self, values: Mapping[str, object]) -> None:
        fill(self, values)
