"""What there is to play: the games, and those that were left off or are over."""

from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Leave
from siegeworks.cli.terminal.shelf import Kept, read_shelf, tell_kept
from siegeworks.core.game import Game, Line
from siegeworks.text.lines import set_entry, set_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, find


class Menu:
    """Lists all of it under one row of numbers, and asks."""

    def __init__(self, games: list[Game], screen: Screen, speaker: Speaker) -> None:
        self.games = games
        self.screen = screen
        self.speaker = speaker
        self.shelf = read_shelf()

    def choose(self) -> Game | Kept:
        """What the player wants; raises Leave if that is nothing."""
        self._show()
        while True:
            typed = self.screen.ask(f"\n{self._tell_question()} > ").lower()
            if typed in ("q", "quit"):
                raise Leave
            if typed in ("a", "all", "alle"):
                self.shelf = read_shelf(everything=True)
                self.screen.show(self._list_shelf())
                continue
            found = self._find(typed)
            if found is not None:
                return found
            count = len(self.games) + len(self.shelf.kept)
            self.screen.say(self.speaker.say("menu-nonsense", count=count), "warn")

    def _find(self, typed: str) -> Game | Kept | None:
        """What was meant; None if that is not clear."""
        if self.shelf.left and typed in ("", "c"):
            return self.shelf.left[0]
        if typed.isascii() and typed.isdecimal():
            every: list[Game | Kept] = [*self.games, *self.shelf.kept]
            number = int(typed[:9])
            return every[number - 1] if 0 < number <= len(every) else None
        things = [Thing(game.key, game.title(self.speaker.language)) for game in self.games]
        found = find(typed or "1", things)
        return self.games[found[0]] if len(found) == 1 else None

    def _tell_question(self) -> str:
        usual = self.shelf.left[0].match.game if self.shelf.left else self.games[0]
        kind = "left" if self.shelf.left else "new"
        return self.speaker.say("menu-ask", kind=kind, game=usual.title(self.speaker.language))

    # What is listed

    def _show(self) -> None:
        """All of it; in a low window without what the games are about."""
        head: list[Line] = [[(f" {self.speaker.say('menu')} ", "title")], []]
        shelf = self._list_shelf()
        games = self._list_games(is_brief=False)
        if len(head) + len(games) + len(shelf) + len(head) > self.screen.height and shelf:
            games = self._list_games(is_brief=True)
        self.screen.clear()
        self.screen.show([*head, *games, *shelf])

    def _list_games(self, is_brief: bool) -> list[Line]:
        lines: list[Line] = []
        for number, game in enumerate(self.games, start=1):
            lines.append([(f" {number} ", "number"), (self._name(game), "bold")])
            if not is_brief:
                lines += set_entry([("   ", ""), (self.speaker.of(game, "blurb"), "dim")])
        return lines

    def _name(self, game: Game) -> str:
        few, many = game.seats[0], game.seats[-1]
        seats = few if few == many else f"{few}–{many}"
        return f"{game.title(self.speaker.language)} ({self.speaker.say('seats', seats=seats)})"

    def _list_shelf(self) -> list[Line]:
        lines: list[Line] = []
        number = len(self.games)
        for key, kept in (("left-off", self.shelf.left), ("over", self.shelf.over)):
            if kept:
                lines += [[], [(f" {self.speaker.say(key)}", "heading")]]
            for one in kept:
                number += 1
                lines += self._draw_kept(number, one)
        if self.shelf.is_cut:
            told = self.speaker.say("menu-all", count=self.shelf.files)
            lines += set_sentence(told, "dim", " ")
        return lines

    def _draw_kept(self, number: int, kept: Kept) -> list[Line]:
        """A game with its number, its title, and how far it has come."""
        title = f"{kept.match.game.title(self.speaker.language)}: "
        first, *more = set_entry(
            [(f" {number} ", "number"), (title + tell_kept(kept, self.speaker), "")]
        )
        rest = first[1][0].removeprefix(title)
        return [[first[0], (title, "bold"), (rest, "")], *more]
