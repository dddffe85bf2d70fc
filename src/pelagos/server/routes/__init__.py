"""The doors of the server: every address that can be asked, by subject."""
