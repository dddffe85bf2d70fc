"""Classic: Cyclades as published in 2009, for two to five. The clauses stand in docs/rules/classic.md."""
