"""The laboratory: games by the thousand, what they say, and the analysis of a single one."""

from siegeworks.analysis import Analysis, analyse
from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment, design
from siegeworks.lab.run_folder import Run, run
from siegeworks.lab.summaries import summarise
from siegeworks.lab.workers import Workers, start_workers

__all__ = [
    "Analysis",
    "Arrangement",
    "Experiment",
    "Interval",
    "LabError",
    "Run",
    "Workers",
    "analyse",
    "design",
    "run",
    "start_workers",
    "summarise",
    "wilson",
]
