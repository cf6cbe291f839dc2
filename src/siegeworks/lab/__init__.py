"""The laboratory: games by the thousand, what they say, and the analysis of a single one."""

from siegeworks.analysis import Analysis, analyse
from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.lab.crews import Crew, crew
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Arrangement, Experiment, design
from siegeworks.lab.runs import Run, run
from siegeworks.lab.summaries import summary

__all__ = [
    "Analysis",
    "Arrangement",
    "Crew",
    "Experiment",
    "Interval",
    "LabError",
    "Run",
    "analyse",
    "crew",
    "design",
    "run",
    "summary",
    "wilson",
]
