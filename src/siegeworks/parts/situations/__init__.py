"""Situations: a position from the few things that matter, the rest filled in or refused.

A game says in its module ``situations`` which facts may be said of it, and how they are laid on
its zones. What every game shares is here: a real set-up to begin with, names and numbers that are
checked, the question that is asked and what follows it, and the refusal of what cannot be.
"""
