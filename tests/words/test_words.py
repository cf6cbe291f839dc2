"""The words of all games in all languages: all there, alike in each language, without faults."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.core.steps import Choice, list_kinds
from siegeworks.server.games import catalogue
from siegeworks.words.reference import Paragraph, read_paragraphs, read_reference
from tests.words import ftl

GAMES = siegeworks.games()
FOLDERS = [words.COMMON, *(game.folder / "words" for game in GAMES)]
SAMPLES = (0, 1, 2, 5, "?")  # numbers for every plural, and something that is none
SHORT = 90  # letters that a question, an option or a line of the log may have at most

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", words.LANGUAGES)
each_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=["common", *(game.key for game in GAMES)]
)


def own(game: Game, language: str) -> dict[str, frozenset[str]]:
    """The keys of a game's own file with the variables they use."""
    return ftl.entries(game.folder / "words" / f"{language}.ftl")


def by_kind(kinds: Iterable[str]) -> set[str]:
    """The names of the facts that nouns of these kinds become."""
    found: set[str] = set()
    for kind in kinds:
        found.add(kind if kind not in found else f"{kind}2")
    return found


def fixed_keys(game: Game) -> dict[str, set[str]]:
    """What the manifest of a game asks for."""
    always = ("title", "blurb", "about", "points", "play-win", "play-lose", "play-turn")
    needed: dict[str, set[str]] = {key: set() for key in always}
    for setting in game.settings:
        needed[f"setting-{setting.name}"] = set()
        for value in setting.values:
            needed[f"setting-{setting.name}-{value}"] = set()
            needed[f"setting-{setting.name}-{value}.hint"] = set()
    for code, verb in game.verbs.items():
        kinds = by_kind([verb.kind] if verb.kind else [])
        needed[f"do-{verb.word}"] = kinds | set(game.option_facts(code))
    for told in game.told.values():
        kinds = by_kind(told.kinds)
        needed[f"log-{told.name}"] = kinds | {f"{kind}-name" for kind in kinds}
    needed |= {f"end-{ending}": set() for ending in game.endings.values()}
    return needed | {f"zone-{zone.name}": set() for zone in game.zones}


def source_keys(game: Game) -> dict[str, set[str]]:
    """What the rules and checks of a game ask for."""
    needed: dict[str, set[str]] = {}
    state = game.start(seed=1).state
    for name, step in game.steps.items():
        if issubclass(step, Choice):
            needed[f"ask-{name}"] = by_kind(list_kinds(step.takes)) | set(
                game.prompt_facts(state, step(*[0] * len(step.takes)))
            )
    needed |= {f"why-{reason}": {"need", "have"} for reason, _ in ftl.reasons(game.folder)}
    return needed | {f"check-{code}": facts for code, facts in ftl.problems(game.folder).items()}


def noun_keys(game: Game) -> dict[str, set[str]]:
    """What the named nouns of a game ask for."""
    tables = game.tables()
    needed: dict[str, set[str]] = {}
    for kind, names in game.nouns(tables).kinds.items():
        if isinstance(names, Names) and kind != "seat":
            for value, name in enumerate(names.names):
                key, facts = game.noun_words(tables, kind, value, name)
                needed[key] = set(facts)
    return needed


# What a verb may say where a long list is told, and of what is given up with it.
GROUPED = ("group", "short", "stack", "pick", "unspent")


def group_keys(game: Game) -> dict[str, set[str]]:
    """The headings of options and their words below them, which a game may have for a verb."""
    tables = game.tables()
    kinds = game.nouns(tables).kinds
    possible: dict[str, set[str]] = {}
    for code, verb in game.verbs.items():
        facts: set[str] = set()
        names = kinds[verb.kind] if verb.kind else None
        if isinstance(names, Names):
            nouns = enumerate(names.names)
            parts = [game.noun_words(tables, verb.kind, value, name)[1] for value, name in nouns]
            facts = {verb.kind} | set.intersection(*map(set, parts))
        facts |= set(game.option_facts(code))
        possible |= {f"do-{verb.word}.{part}": facts for part in GROUPED}
    return possible


def all_keys(game: Game) -> dict[str, set[str]]:
    """Every key a game needs, with the facts its sentence is given."""
    return fixed_keys(game) | source_keys(game) | noun_keys(game)


def spoken(language: str, game: str, key: str, facts: Mapping[str, object]) -> str:
    """The words of a key; fails if Fluent finds any fault."""
    bundle = words.load_bundle(language, game)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, dict(facts))
    assert not faults, f"{language} {game} {key}: {faults}"
    return str(text)


@each_game
@each_language
def test_a_game_has_the_words_it_needs(game: Game, language: str) -> None:
    there = own(game, language)
    assert sorted(set(all_keys(game)) - set(there)) == []


@each_game
@each_language
def test_words_use_only_the_facts_they_are_given(game: Game, language: str) -> None:
    there = own(game, language)
    needed = all_keys(game)
    needed |= {key: facts for key, facts in group_keys(game).items() if key in there}
    wrong = {key: there[key] - facts for key, facts in needed.items() if there[key] - facts}
    assert wrong == {}


@each_game
@each_language
def test_a_heading_has_short_words_below_it(game: Game, language: str) -> None:
    there = own(game, language)
    headings = {key for key in there if key.startswith("do-") and key.endswith(".group")}
    shorts = {key for key in there if key.startswith("do-") and key.endswith(".short")}
    assert {key.removesuffix(".group") for key in headings} == {
        key.removesuffix(".short") for key in shorts
    }


@each_game
@each_language
def test_there_are_no_words_that_nothing_asks_for(game: Game, language: str) -> None:
    kinds = (kind for kind, n in game.nouns(game.tables()).kinds.items() if isinstance(n, Names))
    prefixes = ("setting", "play", "do", "log", "end", "zone", "ask", "why", "check", *kinds)
    claimed = {
        key for key in own(game, language) if key.startswith(tuple(f"{p}-" for p in prefixes))
    }
    seen = {f"end-{ending}.seen" for ending in game.endings.values()}
    assert sorted(claimed - set(all_keys(game)) - set(group_keys(game)) - seen) == []


@each_game
@each_language
def test_nobody_who_looks_on_is_told_that_they_have_won(game: Game, language: str) -> None:
    address = {"en": r"\b[Yy]ou", "de": r"\b([Dd]u|[Ii]hr|[Ee]uch|[Dd]ich|[Dd]ir)\b"}[language]
    for ending in game.endings.values():
        words_seen = catalogue.tell_ending(game, language, ending)
        assert words_seen != ending
        assert not re.search(address, words_seen), words_seen


@each_folder
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english, german = (ftl.entries(folder / f"{language}.ftl") for language in words.LANGUAGES)
    assert sorted(english.keys() ^ german.keys()) == []
    differ = {key for key in english if english[key] != german[key]}
    assert sorted(differ) == []


def is_summary(key: str) -> bool:
    """Whether a key has the lines that a lesson ends with, also as the terminal says them."""
    return key.startswith("lesson-") and key.removesuffix(".typed").endswith("-summary")


@each_folder
@each_language
def test_every_key_makes_a_sentence(folder: Path, language: str) -> None:
    game = next((game.key for game in GAMES if game.folder / "words" == folder), "")
    for key, variables in ftl.entries(folder / f"{language}.ftl").items():
        for sample in SAMPLES:
            text = spoken(language, game, key, dict.fromkeys(variables, sample))
            assert text.strip(), key
            assert "\n" not in text or key.startswith("cli-") or is_summary(key), key


@each_folder
@each_language
def test_nobody_is_shouted_at(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r".*\w[“\"')]?!.*", text) == []


@each_game
@each_language
def test_questions_options_and_log_lines_are_short(game: Game, language: str) -> None:
    lexicon = Lexicon(game, game.tables())
    for key, facts in all_keys(game).items():
        if key.startswith(("ask-", "do-", "log-")):
            sample = {fact: longest(lexicon, language, fact) for fact in facts}
            text = spoken(language, game.key, key, sample)
            assert len(text) <= SHORT + len(str(sample.get("card", ""))), text
            assert key.startswith("log-") or not text.endswith("."), text  # a rule may follow


def longest(lexicon: Lexicon, language: str, fact: str) -> object:
    """The longest words of a kind of noun; a number where it is none."""
    kind = fact.removesuffix("2")
    names = lexicon.nouns.kinds.get(kind)
    if not isinstance(names, Names):
        return 5
    spoken_names = [str(lexicon.noun(language, kind, v)) for v in range(len(names.names))]
    return max(spoken_names, key=len)


@each_game
@each_language
def test_nouns_of_a_kind_differ(game: Game, language: str) -> None:
    lexicon = Lexicon(game, game.tables())
    for kind, names in lexicon.nouns.kinds.items():
        if isinstance(names, Names) and kind != "card":  # two cards may well be alike
            said = [lexicon.noun(language, kind, value) for value in range(len(names.names))]
            assert len(set(said)) == len(said), kind


@each_language
def test_every_refusal_has_a_sentence(language: str) -> None:
    there = ftl.entries(words.COMMON / f"{language}.ftl")
    for code, places in ftl.errors().items():
        assert f"error-{code}" in there
        for facts in places:
            assert there[f"error-{code}"] <= facts, code
    stale = {key for key in there if key.startswith("error-")} - {
        f"error-{c}" for c in ftl.errors()
    }
    assert sorted(stale) == []


def test_the_source_is_searched_for_codes() -> None:
    assert {"unknown-game", "no-luck", "outcome", "record-no-luck", "content"} <= set(ftl.errors())
    folder = siegeworks.game("westerplatte").folder
    assert ("lane-mined", "6.4") in ftl.reasons(folder)
    assert ftl.problems(folder)["stock"] == {"supply", "have", "most"}


@each_game
def test_the_reference_has_the_same_paragraphs_in_both_languages(game: Game) -> None:
    assert (game.folder / "RULES.de.md").is_file()
    english = [part.number for part in read_reference(game.folder, "en")]
    assert set(english) > {""}
    assert [part.number for part in read_reference(game.folder, "de")] == english


@each_game
def test_every_rule_cited_is_in_the_reference(game: Game) -> None:
    there = read_paragraphs(game.folder, "en")
    cited = {step.rule for step in game.steps.values()}
    cited |= {rule for _, rule in ftl.reasons(game.folder)}
    assert sorted(cited - set(there)) == []


@each_game
@each_language
def test_every_paragraph_says_something(game: Game, language: str) -> None:
    for part in read_reference(game.folder, language):
        assert part.text or (part.number and part.is_chapter), part.heading


@each_game
@each_language
def test_the_reference_leaves_out_nothing_of_its_file(game: Game, language: str) -> None:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    written = (game.folder / name).read_text(encoding="utf-8").split()
    read = [word for p in read_reference(game.folder, language) for word in words_of(p)]
    assert read == [word for word in written if set(word) != {"#"}]


def words_of(part: Paragraph) -> list[str]:
    return f"{part.heading} {part.text}".split()


def test_the_reference_has_parts_without_a_number() -> None:
    folder = siegeworks.game("westerplatte").folder
    bare = [part.title for part in read_reference(folder) if not part.number]
    assert bare == [
        "7 Days of Westerplatte: rules reference",
        "How to read this",
        "A first turn",
    ]
    assert read_reference(folder)[-1].title == "A first turn"
    assert "" not in read_paragraphs(folder)


def test_seats_are_counted_from_one() -> None:
    lexicon = Lexicon(siegeworks.game("pig"), None)
    assert lexicon.noun("en", "seat", 0) == "Player 1"
    assert lexicon.noun("de", "seat", 1) == "Spieler 2"
