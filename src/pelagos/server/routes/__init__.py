"""The routes of the server: every address that can be asked for, by subject."""
