"""Playing what a plan asks for, run by run, each into a folder of its own that can go on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from siegeworks.analysis.statistics import Interval
from siegeworks.core.game import Game
from siegeworks.lab.balance.cells import Cell, fill
from siegeworks.lab.balance.plan import Denied, DeniedRows, Plan, Values
from siegeworks.lab.compare import compare_folders
from siegeworks.lab.content_files import write_files
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import RANDOM, Arrangement, Experiment, Lineup, arrange, design
from siegeworks.lab.run_folder import Show, guard_writing, run
from siegeworks.lab.summaries import summarise
from siegeworks.lab.workers import Workers

# Shows how far a run is, and what is kept of it when it is broken off
Watch = Callable[[Path, Experiment], AbstractContextManager[Show]]


@dataclass(frozen=True)
class Loss:
    """What it cost to be denied a thing."""

    label: str
    name: str
    is_row: bool  # of a content table; else it is a verb
    cost: Interval  # as a share of the games


@dataclass(frozen=True)
class Measurement:
    """The games of a plan in a folder."""

    game: Game
    plan: Plan
    folder: Path
    most: int | None = None  # games of each combination: fewer than planned, for a quick look
    instead: str = ""  # the bot that plays for all others but chance, for a quick look
    workers: Workers | None = None  # None: nothing is played, and what is there is read
    watch: Watch | None = None

    def games(self, planned: int) -> int:
        """How many games are played where so many are planned."""
        return planned if self.most is None else min(planned, self.most)

    def bot(self, name: str) -> str:
        """The bot that plays under a name: that of a level, or the one that is named."""
        if self.instead and name != RANDOM:
            return self.instead
        return self.game.levels.get(name, name)

    def check(self) -> None:
        """Refuse bots, options and content that there are not before anything is played."""
        for name in self.plan.runs:
            self.run(name)
        for name, denied in self.plan.denied.items():
            if denied.again is None:
                self._denying(name, denied, [thing for thing, _ in self._things(denied, {})])

    # Runs

    def run(self, name: str) -> Experiment:
        """A run of the plan as an experiment."""
        wanted = self.plan.runs[name]
        options = {
            option: [values] if isinstance(values, str) else values
            for option, values in wanted.options.items()
        }
        return design(
            self.games(wanted.games),
            game=[self.game.key],
            seats=wanted.seats,
            options=options,
            bots=[self._lineup(wanted.bots)],
            seed=self.plan.seed,
            name=name,
            batch=wanted.batch,
        )

    def _lineup(self, bots: Values) -> Lineup:
        """One bot for all seats, or one for each."""
        return self.bot(bots) if isinstance(bots, str) else tuple(map(self.bot, bots))

    def name_bots(self, run: str) -> str:
        """Who plays a run."""
        bots = self.plan.runs[run].bots
        return self.bot(bots) if isinstance(bots, str) else " | ".join(map(self.bot, bots))

    def play(self, experiment: Experiment, seat: int = 0) -> list[Cell]:
        """Play what is missing of an experiment; what its games say."""
        folder = self.folder / experiment.name
        if self.workers is not None and self.watch is not None:
            with self.watch(folder, experiment) as show:
                run(experiment, folder, workers=self.workers, show=show)
        return [Cell(facts, seat) for facts in summarise(folder)["arrangements"]]

    def play_runs(self) -> dict[str, list[Cell]]:
        """All runs of the plan."""
        return {name: self.play(self.run(name), run.seat) for name, run in self.plan.runs.items()}

    # What is denied

    def play_denied(self) -> dict[str, list[Loss]]:
        """Everything that is denied, the dearest first; what is denied again comes last."""
        found: dict[str, list[Loss]] = {}
        for name, denied in sorted(
            self.plan.denied.items(), key=lambda item: item[1].again is not None
        ):
            things = list(self._things(denied, found))
            if things:
                experiment = self._denying(name, denied, [thing for thing, _ in things])
                self.play(experiment)
            losses = (
                self._loss(name, denied, index, label, thing)
                for index, (thing, label) in enumerate(things)
            )
            found[name] = sorted(losses, key=lambda loss: -loss.cost.value)
        return found

    def _things(
        self, denied: Denied, found: Mapping[str, list[Loss]]
    ) -> Iterator[tuple["Thing", str]]:
        """What is denied, each with its label."""
        if denied.rows is not None:
            for name in denied.rows.names:
                yield Thing(name, denied.rows), fill(denied.rows.label, {"name": name})
        if denied.verbs is not None:
            for name in denied.verbs.names:
                yield Thing(name, None), fill(denied.verbs.label, {"name": name})
        if denied.again is not None:
            rows = self.plan.denied[denied.again.of].rows
            for loss in found[denied.again.of]:
                if loss.is_row and 100 * loss.cost.value >= denied.again.least:
                    yield Thing(loss.name, rows), loss.label

    def _denying(self, name: str, denied: Denied, things: Iterable["Thing"]) -> Experiment:
        """The combination that is compared with, once for each thing that is denied."""
        _, base = self._base(denied)
        content = self.folder / "content"
        arrangements = [thing.deny(base, content) for thing in things]
        games, seed = self.games(denied.games), self.plan.seed
        return Experiment(tuple(arrangements), games, seed, f"denied-{name}", denied.batch)

    def _base(self, denied: Denied) -> tuple[int, Arrangement]:
        """The combination with everything allowed, and its place in its run."""
        for index, arrangement in enumerate(self.run(denied.against).arrangements):
            if dict(arrangement.options).items() >= denied.options.items():
                return index, arrangement
        options = ", ".join(f"{name}={value}" for name, value in denied.options.items())
        raise LabError("lab-balance-against", run=denied.against, found=options)

    def _loss(self, name: str, denied: Denied, index: int, label: str, thing: "Thing") -> Loss:
        """How many games were lost for want of a thing, by matched pairs."""
        place, _ = self._base(denied)
        base = self.folder / denied.against, place
        without = self.folder / f"denied-{name}", index
        apart = compare_folders(base, without, (denied.against, label), "win", denied.seat)
        return Loss(label, thing.name, thing.rows is not None, apart.difference())


@dataclass(frozen=True)
class Thing:
    """A verb that is forbidden, or a row of content that nobody can use."""

    name: str
    rows: DeniedRows | None

    def deny(self, base: Arrangement, content: Path) -> Arrangement:
        """The same combination without it."""
        bot, folder = base.bots[0], ""
        if self.rows is None:
            bot = f"forbid:{self.name}:{bot}"
        else:
            folder = self.name
            with guard_writing(content / folder):
                write_files(content / folder, [(f"{self.rows.content}.toml", self._row(self.rows))])
        options = dict(base.options)
        return arrange(base.game, base.seats, options, bot, folder, beside=content)

    def _row(self, rows: DeniedRows) -> str:
        """The content table that takes its row's place."""
        fields = {"id": self.name, **rows.fields}
        return "[[row]]\n" + "".join(
            f"{key} = {_write_toml(value)}\n" for key, value in fields.items()
        )


def _write_toml(value: int | str | list[int | str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_write_toml(one) for one in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
