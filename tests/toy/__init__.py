"""Ferrymen: a small game that exercises every part of the kernel. RULES.md has its clauses. Not shipped."""
