"""A game looked back at: earlier positions, what-ifs, luck, odds and judgements."""
