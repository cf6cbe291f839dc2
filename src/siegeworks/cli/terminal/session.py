"""One game from its first question to its end, or to the moment the player leaves."""

from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import luck, painting, saves
from siegeworks.cli.terminal.answers import Command, Thing, command, find
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.table import Table
from siegeworks.cli.terminal.talk import Talk
from siegeworks.cli.terminal.voice import Voice
from siegeworks.core.decision import Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Line
from siegeworks.core.match import CHANCE

LAST_BLOW: Final = 4  # lines of the log shown at the end


class Leave(Exception):
    """The player leaves; the game is on the disk."""


class Session:
    """The input loop."""

    def __init__(self, table: Table, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.screen = screen
        self.voice = voice
        self.talk = Talk(table, screen, voice)
        self.shown_to: int | None = None  # whose view is on the screen
        self.warned = ""
        self.note = ""  # what an undo or redo did

    def play(self) -> None:
        """Play until the game is over; leaving, Ctrl-C and the end of input raise."""
        self.table.begin()
        while self.table.match.to_move is not None:
            self._curtain()
            self._draw()
            while not self._answer(self.screen.ask()):
                pass
        self._draw_end()

    def another(self) -> bool:
        """After the end: whether a new game is wanted; the log and the rules are still at hand."""
        while True:
            typed = self.screen.ask(f"{self.voice.say('again')} ")
            order = command(typed)
            if typed.lower() in ("n", "new", "neu"):
                return True
            if not typed or (order is not None and order.name == "quit"):
                return False
            if order is not None and order.name in ("rule", "log", "save"):
                self._command(order)
            else:
                self.screen.say(self.voice.say("again-nonsense", typed=typed[:40]), "warn")

    # Showing

    def _curtain(self) -> None:
        """In a game with secrets nobody sees the screen of another."""
        seat = self.table.look()
        if self.table.secret and self.shown_to != seat and self.table.match.start.seats > 1:
            self.screen.clear(everything=True)
            self.screen.say(self.voice.say("curtain", who=self.voice.seat(seat)), "prompt")
            if self.screen.typed:
                self.screen.ask("")
            self.screen.clear(everything=True)
        self.shown_to = seat

    def _draw(self) -> None:
        page = self.page(self.screen.height if self.screen.colour else None)
        self.screen.clear()
        self.screen.show(page)
        self.note = ""
        if self.table.trouble and self.table.trouble != self.warned:
            self.screen.say(self.talk.unsaved(), "warn")
        self.warned = self.table.trouble

    def page(self, height: int | None = None) -> list[Line]:
        """The board, the news and the question; what matters least gives way on a low screen."""
        seat = self.table.viewer
        board = painting.board(self.table.match, seat, self.voice)
        asked, ruler, hints = self._question(), [painting.RULER], [self._hints()]
        told = [(self.note, "")] if self.note else self.table.news(seat, self.voice.language)
        room = None
        if height is not None:
            room = height - len(board) - len(asked) - 3  # ruler, hints and what is typed
            if room < painting.FEW_NEWS:
                ruler, hints, room = [], hints if self.table.trouble else [], room + 2
        return [*board, *ruler, *painting.news(told, room, self.voice), *asked, *hints]

    def _question(self) -> list[Line]:
        match, voice = self.table.match, self.voice
        decision = match.decision
        if decision is None:
            return luck.question(match, voice)
        text = decision.words(voice.language)
        if match.start.seats > 1:
            together = len(decision.seats) > 1 and not self.table.secret
            who = voice.say("together") if together else voice.seat(decision.seat)
            text = f"{who}: {text}"
        return [*painting.question(text, decision.rule), *painting.choices(self._things())]

    def _hints(self) -> Line:
        unsaved = [(f"{self.voice.say('not-saved')}  ", "warn")] if self.table.trouble else []
        return [*unsaved, (self.voice.say("hints"), "dim")]

    def _things(self) -> list[Thing]:
        language = self.voice.language
        return [Thing(str(o), o.words(language)) for o in self.table.match.options()]

    def _draw_end(self) -> None:
        match, voice = self.table.match, self.voice
        result = match.result
        assert result is not None
        blows = [
            (e.words(voice.language).rstrip("."), e.rule) for e in match.log(self.table.viewer)
        ]
        self.screen.clear()
        self.screen.show([*painting.board(match, self.table.viewer, voice), painting.RULER])
        self.screen.show(painting.news(blows[-LAST_BLOW:], LAST_BLOW, voice))
        why = voice.of(match.game, f"end-{result.ending}", result.ending)
        self.screen.say(why, "good" if result.grade == "won" else "bad")
        self.screen.say(voice.say("score", score=self._score(result.score)))
        if match.start.seed is not None and not match.state.given:
            self.screen.say(voice.say("seed", seed=str(match.start.seed)), "dim")
        if self.table.trouble:
            self.screen.say(self.talk.unsaved(), "warn")
        else:
            self.screen.say(voice.say("record", path=str(self.table.path)), "dim")

    def _score(self, score: object) -> str:
        assert isinstance(score, dict)
        if len(set(score.values())) == 1:
            return str(next(iter(score.values())))
        return ", ".join(f"{self.voice.seat(seat)} {points}" for seat, points in score.items())

    # Answering: each says whether the board must be drawn anew

    def _answer(self, typed: str) -> bool:
        if not typed:
            return True
        try:
            order = command(typed)
            if order is not None:
                return self._command(order)
            if self.table.match.to_move == CHANCE:
                return self._luck(typed)
            return self._choice(typed)
        except SiegeError as error:
            self.screen.say(error.words(self.voice.language), "warn")
            return False

    def _choice(self, typed: str) -> bool:
        things = self._things()
        found = find(typed, things)
        if len(found) == 1:
            self.table.told(self.table.viewer)
            self.table.choose(self.table.match.options()[found[0]])
            return True
        if found:
            listed = ", ".join(f"{place + 1} {things[place].words}" for place in found)
            self.screen.say(self.voice.say("ambiguous", typed=typed[:40], found=listed), "warn")
        else:
            self.screen.say(self._refusal(typed, len(things)), "warn")
        return False

    def _refusal(self, typed: str, count: int) -> str:
        """Why the typed words are no answer: a rule, if they name something that is refused."""
        refusals = self.table.match.refusals()
        language = self.voice.language
        things = [Thing(str(r.option), r.option.words(language)) for r in refusals]
        if not typed.isdecimal():
            for place in find(typed, things)[:1]:
                words = refusals[place].words(language).rstrip(".")
                rule = refusals[place].rule
                return painting.sentence(f"{things[place].words}: {words}", rule)
        return self.voice.say("nonsense", typed=typed[:40], count=count)

    def _luck(self, typed: str) -> bool:
        found = luck.meant(typed, self.table.match, self.voice.language)
        if len(found) == 1:
            self.table.told(self.table.viewer)
            self.table.happen(found[0])
            return True
        if found:
            self.screen.show(luck.listed(found, self.table.match, self.voice.language))
            self.screen.say(self.voice.say("which", count=len(found)))
        else:
            count = len(self.table.match.outcomes())
            self.screen.say(self.voice.say("nonsense-luck", typed=typed[:40], count=count), "warn")
        return False

    def _command(self, order: Command) -> bool:
        match order.name:
            case "rule":
                self.talk.rule(order.rest)
            case "log":
                self.talk.log(order.rest)
            case "why":
                self.talk.why()
            case "odds":
                self.talk.odds()
            case "help":
                self.talk.help()
            case "save":
                self._save(order.rest)
            case "undo":
                return self._note("undone", self.table.undo())
            case "redo":
                return self._note("redone", self.table.redo())
            case _:
                raise Leave
        return False

    def _note(self, key: str, option: Option) -> bool:
        self.table.told(self.table.viewer)
        self.note = self.voice.say(key, choice=option.words(self.voice.language))
        return True

    def _save(self, name: str) -> None:
        """A copy under the player's own name, or where the game is kept anyway."""
        self.table.save()
        if not name:
            self.talk.kept()
            return
        path = Path(name).expanduser()
        path = path if path.suffix else path.with_suffix(saves.SUFFIX)
        if path.exists() and not saves.is_record(path):
            self.screen.say(self.voice.say("not-ours", path=str(path)), "warn")
            return
        try:
            saves.write(path.absolute(), self.table.match.record())
            self.screen.say(self.voice.say("copied", path=str(path)))
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.say(self.voice.say("not-copied", path=str(path), why=why), "warn")
