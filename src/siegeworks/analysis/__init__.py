"""One game looked at closely: the chances at each decision, what cost most, luck and skill."""

from siegeworks.analysis.errors import AnalysisError
from siegeworks.analysis.findings import Analysis
from siegeworks.analysis.statistics import Interval, wilson
from siegeworks.analysis.study import analyse

__all__ = ["Analysis", "AnalysisError", "Interval", "analyse", "wilson"]
