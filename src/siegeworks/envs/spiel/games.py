"""A game and its states as OpenSpiel knows them."""

import base64
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.steps import Simultaneous
from siegeworks.envs.spiel.play import (
    HISTORY,
    ONLOOKER,
    Arrangement,
    Play,
    Setting,
    find_arrangement,
)

PREFIX: Final = "siegeworks_"
OWN: Final = ("seats", "position", "history", "simultaneous")  # parameters that are no settings
Types: Final = pyspiel.GameType


def find_name(key: str) -> str:
    """The short name of a game in OpenSpiel."""
    return f"{PREFIX}{key}"


def list_parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    settings = {s.name: pack_value(s.name, s.values[0]) for s in game.settings}
    history = HISTORY if game.has_secrets else 0
    own = {"seats": game.seats[0], "position": "", "history": history, "simultaneous": False}
    return {**settings, **own}


def pack_value(name: str, value: str) -> str:
    """The value of a setting as a parameter: OpenSpiel would read "1940" as a number."""
    return f"{name}-{value}" if value.isdigit() else value


def pack_position(text: str) -> str:
    """A position as a parameter: OpenSpiel reads commas and brackets as its own."""
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unpack_position(packed: str) -> str:
    """The position that was packed."""
    try:
        return base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
    except ValueError as error:
        raise BadSettings("env-position", found=packed[:40]) from error


def make_type(game: Game, seats: int, is_simultaneous: bool) -> Any:
    """What OpenSpiel asks about a game before it is played."""
    return Types(
        short_name=find_name(game.key),
        long_name=game.title(),
        dynamics=Types.Dynamics.SIMULTANEOUS if is_simultaneous else Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            Types.Information.IMPERFECT_INFORMATION
            if game.has_secrets or is_simultaneous
            else Types.Information.PERFECT_INFORMATION
        ),
        utility=_find_utility(game, seats),
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=list_parameters(game),
    )


def _find_utility(game: Game, seats: int) -> Any:
    if seats == 1:
        return Types.Utility.GENERAL_SUM
    if game.together:
        return Types.Utility.IDENTICAL
    return Types.Utility.ZERO_SUM if seats == 2 else Types.Utility.GENERAL_SUM


def make_class(game: Game) -> type["SiegeGame"]:
    """What OpenSpiel calls to load a game.

    A class, not a function: OpenSpiel lets go of it after Python has ended.
    """
    return type(f"{type(game).__name__}Game", (SiegeGame,), {"own_game": game})


class SiegeGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its set-up. Actions and observations are those of the schema."""

    own_game: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.own_game
        chosen = {**list_parameters(game), **parameters}
        self.is_simultaneous = bool(chosen["simultaneous"])
        if self.is_simultaneous and not has_simultaneous(game):
            raise BadSettings("env-simultaneous", game=game.key)
        options = tuple(
            (name, value.removeprefix(f"{name}-"))
            for name, value in chosen.items()
            if name not in OWN
        )
        position = unpack_position(chosen["position"])
        history = chosen["history"]
        setting = Setting(game.key, chosen["seats"], options, position, history)
        self.arrangement: Arrangement = find_arrangement(setting)
        kind = make_type(game, self.arrangement.start.seats, self.is_simultaneous)
        super().__init__(kind, self._make_info(), chosen)

    def _make_info(self) -> Any:
        arrangement = self.arrangement
        seats, game = arrangement.start.seats, arrangement.game
        is_shared = game.together or seats == 1
        facts = {"utility_sum": 0.0} if seats == 2 and not is_shared else {}
        return pyspiel.GameInfo(
            num_distinct_actions=len(arrangement.codes),
            max_chance_outcomes=arrangement.most_luck - arrangement.least_luck + 1,
            num_players=seats,
            min_utility=0.0 if is_shared else -1.0,
            max_utility=1.0,
            max_game_length=game.limit,
            **facts,
        )

    def new_initial_state(self, *position: object) -> "SiegeState":
        """A play at its beginning; where else it may begin is said when the game is loaded."""
        if position:
            raise BadSettings("env-initial")
        return SiegeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What writes down what a player knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.arrangement, kind)


def has_simultaneous(game: Game) -> bool:
    """Whether several seats ever answer the same question unseen."""
    return any(issubclass(step, Simultaneous) for step in game.steps.values())


class SiegeState(pyspiel.State):  # type: ignore[misc]
    """A play. Everything of it lies in ``play``, which OpenSpiel copies and packs."""

    def __init__(self, game: SiegeGame) -> None:
        super().__init__(game)
        self.play: Play = game.arrangement.begin()

    def current_player(self) -> int:
        """The seat that is asked, or who else is to act."""
        play = self.play
        if play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if play.is_luck_asked:
            return int(pyspiel.PlayerId.CHANCE)
        if play.is_simultaneous and self.get_game().is_simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return play.mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.list_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, each with its probability."""
        return self.play.list_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.play.is_luck_asked:
            self.play.happen(action)
        else:
            self.play.act(self.play.mover, action)

    def _apply_actions(self, actions: list[int]) -> None:
        asked = self.play.asked
        self.play.act_at_once({s: a for s, a in enumerate(actions) if asked >> s & 1})

    def _action_to_string(self, player: int, action: int) -> str:
        arrangement = self.play.arrangement
        if player != pyspiel.PlayerId.CHANCE:
            return arrangement.schema.actions[action].text
        kind = self.play.find_luck_kind()
        name = arrangement.schema.lexicon.nouns.name(kind, action + arrangement.least_luck)
        return f"{kind} {name}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.is_over

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        return self.play.rate()

    def __str__(self) -> str:
        return str(self.play)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SiegeState":
        """A state as it might be for all that a player knows, with no history."""
        twin: SiegeState = self.get_game().new_initial_state()
        twin.play = self.play.resample(player, sampler())
        return twin

    def match(self) -> Match:
        """The game so far as a match, with its journal: it can be saved and judged."""
        arrangement = self.play.arrangement
        match = arrangement.open_match()
        for pair in self.full_history():
            if pair.player == pyspiel.PlayerId.CHANCE:
                fallen = {possible.code: possible for possible in match.outcomes()}
                match.happen(fallen[pair.action + arrangement.least_luck])
            else:
                match.choose(match.option_of(arrangement.codes[pair.action]), pair.player)
        return match


class Observer:
    """Writes down what a player sees or, with perfect recall, its information state."""

    def __init__(self, arrangement: Arrangement, kind: Any) -> None:
        self._has_recall = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadSettings("env-all-players")
        told = arrangement.setting.history if self._has_recall else 0
        self._width = arrangement.schema.size
        self.tensor = np.zeros(self._width + 6 * told, np.float32)
        self.dict = {"observation": self.tensor[: self._width]}
        if told:
            self.dict["history"] = self.tensor[self._width :]

    def set_from(self, state: SiegeState, player: int) -> None:
        """Write the bytes of the schema as numbers, then the latest events if they are wanted."""
        seen = state.play.show(ONLOOKER if self._is_public else player)
        self.tensor[:] = np.frombuffer(seen, np.uint8)[: len(self.tensor)]

    def string_from(self, state: SiegeState, player: int) -> str:
        """What a player knows, as a text."""
        if self._is_public:
            return state.play.describe(ONLOOKER)
        if self._has_recall:
            return state.play.tell_story(player)
        return state.play.describe(player)
