"""What is told when somebody asks about a game in play: rules, log, odds, why not, help."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from siegeworks.core.decision import Option
from siegeworks.core.engine import find_waiting
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.core.steps import Chance
from siegeworks.parts.board import board_of, find_scenery, foretell_changes, look
from siegeworks.parts.board.lines import draw_legend
from siegeworks.text import about, painting, rulebook, sentences
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.foretelling import foretell
from siegeworks.text.lines import WIDTH, make_plain, set_entry, set_sentence, wrap
from siegeworks.text.refusals import group_refusals, set_forbidden
from siegeworks.text.speaker import Speaker
from siegeworks.text.topics import Topics
from siegeworks.text.typed import fold

LOG_LINES: Final = 30


@dataclass(frozen=True)
class Explainer:
    """Answers questions about a game, with no more than a seat knows; no seat is a spectator."""

    match: Match
    seat: int | None
    speaker: Speaker

    def rule(self, typed: str) -> list[Line]:
        """The paragraph behind the question, or any other; words find what explains them."""
        wanted = typed or self._find_asked()
        found = rulebook.look_up(self.match.game, wanted, self.speaker.language)
        if not found and any(letter.isalpha() for letter in wanted):
            unknown = self.speaker.say("no-about", typed=wanted[:40])
            return self.explain(wanted) or set_sentence(unknown, "warn")
        return found or set_sentence(self.speaker.say("no-rule", number=wanted[:20]), "warn")

    def _find_asked(self) -> str:
        """The rule of what is asked; where there are secrets, only of what this seat is asked."""
        match = self.match
        decision, step = match.decision_of(self.seat), find_waiting(match.state)
        if step is None or (match.game.has_secrets and match.asked and decision is None):
            return "1"
        return step.rule

    def explain(self, typed: str) -> list[Line]:
        """What explains the typed words: the game as a whole, things of the board, then rules."""
        language = self.speaker.language
        whole = Topics(self.match.game, self.speaker).find(typed)
        known = about.list_told(self.match, self.seat, language)
        told = (
            about.find_named(typed, known)[: about.FEW] if whole else about.find_about(typed, known)
        )
        things = [line for one in told for line in about.set_told(one)]
        headings = rulebook.find_headings(self.match.game, typed, language)
        is_named = any(fold(typed) in map(fold, one.names) for one in told)
        lines: list[Line] = []
        for part in (things, whole, headings) if is_named else (whole, things, headings):
            lines += [[], *part] if lines and part else part
        return lines

    def explain_thing(self, name: str) -> list[Line]:
        """What a thing of the board is that is called exactly so; nothing if none is."""
        told = about.list_told(self.match, self.seat, self.speaker.language)
        found = [one for one in told if fold(name) in map(fold, one.names)]
        return [line for one in found[:1] for line in about.set_told(one)]

    def log(self, count: str) -> list[Line]:
        """The latest lines of the log, with the titles of the parts that they belong to."""
        readable = count.isascii() and count.isdecimal() and len(count) < 6
        number = int(count) if readable else 0 if count else LOG_LINES
        if not number:
            return set_sentence(self.speaker.say("log-number", typed=count[:40]), "warn")
        chronicle = Chronicle(self.match, self.seat, self.speaker.language)
        entries = chronicle.list_joined()[-number:]
        lines: list[Line] = []
        for place, entry in enumerate(entries):
            above = entry.above if place else chronicle.list_titles(entry.event.number)
            lines += [line for title in above for line in painting.draw_title(title, lines)]
            lines += painting.draw_entry(entry)
        return lines

    def look(self, typed: str) -> list[Line]:
        """The position in sentences; if something was typed, the places that are called so."""
        if not typed:
            parts = sentences.tell_position(self.match, self.seat, self.speaker)
            seen = look(self.match, self.seat, self.speaker.language)
            page = board_of(self.match.game).draw_page(seen)
            return [*page, *sentences.set_parts(parts)]
        parts = sentences.tell_places(typed, self.match, self.seat, self.speaker)
        return sentences.set_parts(parts) or set_sentence(
            self.speaker.say("look-none", typed=typed[:40]), "warn"
        )

    def why(self) -> list[Line]:
        """What cannot be done now, by reason."""
        refusals = [] if self.seat is None else self.match.refusals(self.seat)
        if not refusals:
            return set_sentence(self.speaker.say("no-refusals"))
        groups = group_refusals(refusals, self.speaker.language)
        return [line for forbidden in groups for line in set_forbidden(forbidden)]

    def odds(self) -> list[Line]:
        """What luck may bring next, where it can be counted without learning a secret."""
        match = self.match
        counted = board_of(match.game).odds(look(match, self.seat, self.speaker.language))
        if counted:
            return [part for line in counted for part in _fit(line)]
        coming = [] if match.game.has_secrets else self._coming()
        if not coming:
            return set_sentence(self.speaker.say("no-odds"))
        return set_sentence(self.speaker.say("odds", list=", ".join(coming)))

    def _tell_thing(self, option: Option) -> list[Line]:
        """What the card is and does that an option touches, if it touches one."""
        decks = {deck.noun for deck in board_of(self.match.game).script.cards}
        found = find_scenery(self.match.start, self.speaker.language).about
        told = found.get(f"piece:{option.kind}:{option.noun}") if option.kind in decks else None
        return (
            []
            if told is None
            else set_sentence(painting.tell_sentence(told.words, told.rule), indent=" ")
        )

    def consequences(self, option: Option) -> list[Line]:
        """What comes of an option: what is certain, and how likely is what is not."""
        seat = self.seat
        assert seat is not None
        foretold = foretell(self.match.imagine(seat), seat, str(option), self.speaker.language)
        lines = set_sentence(option.words(self.speaker.language), "bold")
        lines += self._tell_thing(option)
        changes = foretell_changes(self.match, seat, self.speaker.language).get(option.text, [])
        sure = [*(change.words for change in changes), *foretold.certain]
        if sure:
            certain = self.speaker.say("odds-certain", what=" · ".join(sure))
            lines += set_sentence(certain, indent=" ")
        for result in foretold.results:
            what = " · ".join(result.words) or self.speaker.say("odds-nothing")
            facts = {"percent": result.percent, "what": what}
            key = "odds-about" if foretold.is_about else "odds-result"
            lines += set_sentence(self.speaker.say(key, **facts), indent=" ")
        if not sure and not foretold.results:
            lines += set_sentence(self.speaker.say("odds-no-change"), indent=" ")
        return lines

    def _coming(self) -> list[str]:
        """The outcomes of the next chance on the agenda, with their share."""
        state, lexicon = self.match.state, self.match.lexicon
        for step in reversed(state.agenda):
            if isinstance(step, Chance):
                weighed = [(o, w) for o, w in step.outcomes(state) if w]
                whole = sum(weight for _, weight in weighed)
                names = [(lexicon.noun(self.speaker.language, step.noun, o), w) for o, w in weighed]
                return [f"{name} {round(100 * w / whole)} %" for name, w in names]
        return []

    def help(self, commands: Iterable[str]) -> list[Line]:
        """How the game is won and lost, what can be typed, and the signs of the board."""
        goals = Topics(self.match.game, self.speaker).goals()
        lines: list[Line] = [*goals, []] if goals else []
        for command in commands:
            keys, _, meaning = self.speaker.say(f"help-{command}").partition(" = ")
            lines += set_entry([(f"  {keys:<18}", "number"), (meaning, "")])
        legend = self._draw_legend()
        return [*lines, [], *legend, []] if legend else lines

    def _draw_legend(self) -> list[Line]:
        """The signs of the board; what is too long for a line goes on below its beginning."""
        lines = board_of(self.match.game).legend(self.match.lexicon, self.speaker.language)
        return [part for line in lines for part in set_entry(line)]

    def list_signs(self, room: int) -> list[Line]:
        """Signs of the board, as many as there is room for: what a newcomer needs most first."""
        board = board_of(self.match.game)
        signs = sorted(board.signs, key=lambda sign: sign[1] not in board.first_signs)
        lines: list[Line] = []
        if not signs:
            return lines
        for line in draw_legend(tuple(signs), self.match.lexicon, self.speaker.language):
            entry = [[(make_plain([part])[0], "dim")] for part in set_entry(line)]
            if len(lines) + len(entry) > room:
                break
            lines += entry
        return lines


def _fit(line: Line) -> list[Line]:
    """A line that may be too wide, as several."""
    text = "".join(part for part, _ in line)
    return [line] if len(text) <= WIDTH else [[(t, "")] for t in wrap(text)]
