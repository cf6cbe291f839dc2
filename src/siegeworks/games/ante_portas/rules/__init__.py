"""The rules of Ante Portas, a file for each chapter."""
