"""How many unfinished tables somebody may have."""

from __future__ import annotations

from pelagos.server.errors import TooOften
from pelagos.server.identity import Principal
from pelagos.server.services import Services


def check_open_tables(services: Services, principal: Principal, network: str) -> None:
    """An account has its own tables; guests have no name that lasts, so those of one address are counted together."""
    limits = services.config.limits
    if principal.user is not None:
        if services.games.count_open(principal.player) >= limits.open_tables:
            raise TooOften("too-many-tables", most=limits.open_tables, wait=60)
    elif services.games.count_open_of_guests(network) >= limits.open_tables_guests:
        raise TooOften("too-many-tables-of-guests", most=limits.open_tables_guests, wait=60)
