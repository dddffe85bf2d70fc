"""What the island games truly share: hexagons, and sets of places."""
