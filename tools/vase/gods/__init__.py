"""The gods, one file each."""
