"""The rules of Hegra, a module for each chapter."""
