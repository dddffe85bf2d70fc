"""Puzzles: positions out of games between bots in which one answer is clearly best."""
