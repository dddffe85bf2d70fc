"""The heroes, one file each."""
