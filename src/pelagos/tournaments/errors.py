"""What a tournament refuses, each with a stable code."""

from __future__ import annotations

from pelagos.kernel.errors import PelagosError


class BadPlan(PelagosError):
    """No tournament can be played like this."""


class NotNow(PelagosError):
    """Not as the tournament stands."""
