"""One game looked at closely: the chances, what cost most, luck and decisions told apart."""

from siegeworks.analysis.findings import Analysis, AnalysisError
from siegeworks.analysis.game_analysis import analyse
from siegeworks.analysis.statistics import Interval, wilson

__all__ = ["Analysis", "AnalysisError", "Interval", "analyse", "wilson"]
