"""Cyclades: Legendary Edition. The sequence of play stands in flow.py."""
