"""Positions that several tests begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from e2e.tables import Host, Seats

HELLAS_TILES = 8


def hellas_opening(host: Host, **more: Any) -> Seats:
    """The tiles are laid; the first player declares."""
    seats = host.table("hellas", people=2, **more)
    host.first_of_all(seats, HELLAS_TILES)
    return seats


def burst(host: Host) -> Seats:
    """The first player takes his steps."""
    seats = hellas_opening(host)
    host.said(seats, "p1 declare burst")
    return seats
