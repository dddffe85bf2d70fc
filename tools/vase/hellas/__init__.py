"""The cards of Hellas, one file each."""
