"""Hellas: cities on laid tiles, ships, and the cards of three gods."""
