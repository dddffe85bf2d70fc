"""One file for every change of the schema."""
