"""Ratings: which games count, how strong their players are by them, and rebuilding that from the games."""
