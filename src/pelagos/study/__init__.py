"""Looking at games: their past as a viewer knew it, reports when they are over, odds of battles. No clock, no disk."""
