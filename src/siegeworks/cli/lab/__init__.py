"""The commands of the laboratory: experiments, comparisons, tuning, balance, one game analysed."""
