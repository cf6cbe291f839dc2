"""One game looked at closely: the chances at each decision, what cost most, luck and skill."""

from siegeworks.analysis.errors import AnalysisError
from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.analysis.study import Analysis, analyse

__all__ = ["Analysis", "AnalysisError", "Interval", "analyse", "wilson"]
