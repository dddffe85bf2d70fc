"""The game-agnostic kernel: answers, tasks, positions, records and laws. It names no game."""
