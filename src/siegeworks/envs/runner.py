"""Games side by side with their luck, their partners and their rewards; without any library."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from siegeworks.bots import Bot, close, make, observe
from siegeworks.core.errors import BadSettings
from siegeworks.core.luck import make_keys, make_seed
from siegeworks.core.match import Match
from siegeworks.core.results import rate_result
from siegeworks.core.start import Start, choose_seed
from siegeworks.core.steps import Scribe, State
from siegeworks.core.vectors.writing import find_seed_of, make_batch
from siegeworks.envs.errors import IllegalAction, NotRunning
from siegeworks.envs.game_record import GameRecord
from siegeworks.envs.rewards import find_potential, rate_grade
from siegeworks.envs.setup import Setup


@dataclass(frozen=True)
class Saved:
    """A game put aside; as often as wished it goes on from here."""

    start: Start  # its game, seats and settings
    state: State
    scribe: Scribe
    seed: int
    is_imagined: bool = False  # what lies hidden in it was never so: no record tells of it


class Runner:
    """A batch of games as one learner meets them."""

    def __init__(self, setup: Setup, places: int) -> None:
        setup.check()
        self.setup = setup
        self.start = setup.start()
        self.game = setup.game
        self.schema = setup.schema()
        self.batch = make_batch(self.schema, self.start, places, setup.history)
        self.places = places
        self.judge = self.game.judge()
        self.has_partners = setup.has_partners
        self.seeds = [make_seed() for _ in range(places)]
        self.episodes = [-1] * places
        self.game_seeds = [0] * places
        self.imagined = [False] * places
        self.potentials = [0.0] * places
        self._bots: list[dict[int, Bot]] = [{} for _ in range(places)]
        if setup.partners:
            close(make(setup.partners, self.game, 0))  # refused now rather than later

    def seed(self, place: int, seed: int) -> None:
        """From which seed the games of a place follow."""
        self.seeds[place] = choose_seed(seed)
        self.episodes[place] = -1

    def begin(self, place: int) -> None:
        """Begin the next game of a place, up to the learner's first question."""
        self.episodes[place] += 1
        seed = find_seed_of(self.seeds[place], self.episodes[place])
        self.game_seeds[place] = seed
        self.imagined[place] = False
        self.batch.begin(place, *make_keys(seed))
        self._seat_bots(place, seed)
        self._go_on(place)
        if self.setup.rewards == "shaped":
            self.potentials[place] = self.weigh(place, self.eyes(place))

    def _seat_bots(self, place: int, seed: int) -> None:
        for bot in self._bots[place].values():
            close(bot)
        if self.has_partners:
            others = [seat for seat in range(self.start.seats) if seat != self.setup.seat]
            make_one = self.setup.partners
            self._bots[place] = {s: make(make_one, self.game, seed * 31 + s) for s in others}

    def eyes(self, place: int) -> int:
        """Through whose eyes a game is shown: the learner's, or those of the seat asked."""
        if self.has_partners:
            return self.setup.seat
        return int(self.batch.mover[place])

    def _go_on(self, place: int) -> None:
        """Let the partners answer until the learner is asked, or all is over."""
        batch = self.batch
        while self.has_partners and not batch.ended[place]:
            mover = int(batch.mover[place])
            if mover == self.setup.seat:
                return
            batch.act(place, self._ask_bot(place, mover))

    def _ask_bot(self, place: int, seat: int) -> int:
        g = self.batch.games[place]
        twin = g.clone()
        match = Match(self.start, twin, False, False)
        assert g.scribe is not None
        length = len(g.scribe.codes)
        seen = observe(match, seat, find_seed_of(self.game_seeds[place], length + 1))
        assert seen is not None
        return self.schema.find_action(self._bots[place][seat].choose(seen))

    def refuse_illegal(self, actions: Sequence[int]) -> None:
        """Refuse the whole step if one of its actions was not offered."""
        batch = self.batch
        place = batch.find_illegal(list(actions))
        if place < 0:
            return
        if self.episodes[place] < 0:
            raise NotRunning("env-not-begun")
        if batch.ended[place]:
            raise NotRunning("env-over")
        action, last = actions[place], len(self.schema.actions) - 1
        if not 0 <= action <= last:
            raise IllegalAction("env-range", found=action, last=last)
        raise IllegalAction("env-illegal", found=action, text=self.schema.actions[action].text)

    def act(self, place: int, action: int) -> float:
        """Take an action that was offered; the reward of the seat that took it."""
        seat = int(self.batch.mover[place])
        self.batch.act(place, action)
        self._go_on(place)
        return self.rate(place, seat)

    def act_all(self, actions: list[int], rewards: Any) -> list[int]:
        """Take an action in every place; rewards are filled in, and who ended is named."""
        batch = self.batch
        if self.has_partners or self.setup.rewards == "shaped":
            for place, action in enumerate(actions):
                rewards[place] = self.act(place, action)
            return [place for place in range(self.places) if batch.ended[place]]
        movers = bytes(batch.mover)
        rewards[:] = 0.0
        if not batch.act_all(actions):
            return []
        ends = [place for place in range(self.places) if batch.ended[place]]
        for place in ends:
            rewards[place] = self.rate(place, movers[place])
        return ends

    def rate(self, place: int, seat: int) -> float:
        """What a seat gets after a step."""
        g = self.batch.games[place]
        ended = bool(self.batch.ended[place])
        reward = 0.0
        if ended:
            rate = rate_grade if self.setup.rewards == "graded" else rate_result
            reward = rate(self.game, g, seat)
        if self.setup.rewards == "shaped":
            before = self.potentials[place]
            after = self.potentials[place] = self.weigh(place, seat)
            reward += self.setup.gamma * after - before
        return reward

    def weigh(self, place: int, seat: int) -> float:
        """How near a seat is to winning, by the game's own judge."""
        return find_potential(self.judge, self.batch.games[place], seat, self.game.has_secrets)

    def show(self, place: int) -> None:
        """Write down a game as the learner sees it, or only what may be done."""
        if self.setup.observe:
            self.batch.show(place, self.eyes(place))
        else:
            self.batch.offer(place, self.eyes(place))

    def show_all(self) -> None:
        """Write down all games."""
        if self.has_partners:
            for place in range(self.places):
                self.show(place)
        elif self.setup.observe:
            self.batch.show_all()
        else:
            self.batch.offer_all()

    def record(self, place: int) -> GameRecord | None:
        """The finished game, to be read when somebody wants to; None of an imagined one."""
        if self.imagined[place]:
            return None
        scribe = self.batch.games[place].scribe
        assert scribe is not None
        seats, settings = self.start.seats, self.start.settings
        seed = self.game_seeds[place]
        # A finished game's scribe writes no more, so that nothing need be copied.
        return GameRecord(self.game.key, seats, settings, seed, scribe.seats, scribe.codes)

    # Save, branch, imagine

    def save(self, place: int) -> Saved:
        """Put a copy aside."""
        g = self.batch.games[place]
        assert g.scribe is not None
        seed, is_imagined = self.game_seeds[place], self.imagined[place]
        return Saved(self.start, g.clone(), g.scribe.copy(), seed, is_imagined)

    def load(self, place: int, saved: object) -> None:
        """Go on from what was put aside."""
        if not isinstance(saved, Saved) or saved.start != self.start:
            raise BadSettings("env-saved")
        g = saved.state.clone()
        g.scribe = saved.scribe.copy()
        self.game_seeds[place] = saved.seed
        self.imagined[place] = saved.is_imagined
        self.batch.put(place, g)
        if self.setup.rewards == "shaped":
            self.potentials[place] = self.weigh(place, self.eyes(place))

    def imagine(self, place: int, seat: int, seed: int) -> Saved:
        """A copy for a thinker: what the seat cannot see drawn anew, and other luck to come."""
        saved = replace(self.save(place), is_imagined=True)
        keys = make_keys(f"imagined {len(saved.scribe.codes)} {choose_seed(seed)}")
        saved.state.new_luck(*keys)
        saved.state.redraw(seat)
        return saved

    def match(self, place: int) -> Match:
        """A match at this place of the game, to look at."""
        return Match(self.start, self.batch.games[place].clone(), False, False)

    def close(self) -> None:
        """Let the partners go."""
        for bots in self._bots:
            for bot in bots.values():
                close(bot)
        self._bots = [{} for _ in range(self.places)]


def read_seed(seed: Any) -> Any:
    """A seed of NumPy's as a plain number; everything else as it is."""
    return seed.item() if hasattr(seed, "item") else seed
