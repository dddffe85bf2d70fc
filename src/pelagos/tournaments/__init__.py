"""Tournaments and leagues: who plays whom, in which seat, and who is first. Plain data; no clock, no disk, no chance.

The only chance is a draw from a secret that was committed to before anybody was registered. When registration is over
the secret is published, and from then on everybody can work out every pairing anew (`pelagos.tournaments.checking`).
"""
