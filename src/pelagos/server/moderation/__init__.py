"""Moderation: what may be reported, what moderators do, and what follows from it."""
