"""Names at tables: nobody wears the name of somebody else's account, and no two at a table have the same name."""

from __future__ import annotations

from typing import Final

from pelagos.server.confusables import skeleton
from pelagos.server.errors import Conflict
from pelagos.server.identity import Principal
from pelagos.server.store.people import People, folded
from pelagos.table.table import Table
from pelagos.table.validation import MOST_NAME, clean


class Names:
    """Says under which name somebody sits down or speaks."""

    def __init__(self, people: People) -> None:
        self._people: Final = people

    def at_table(self, principal: Principal, name: str, table: Table) -> str:
        """The name, with a number if somebody at the table has it already; Conflict if it is another's account."""
        shown = clean(name, MOST_NAME)
        if self._is_anothers(principal, shown):
            raise Conflict("name-taken")
        taken = _names_at(table, principal.player)
        number, numbered = 1, shown
        while skeleton(numbered) in taken or (number > 1 and self._is_anothers(principal, numbered)):
            number += 1
            end = f" {number}"
            numbered = shown[: MOST_NAME - len(end)].rstrip() + end
        return numbered

    def _is_anothers(self, principal: Principal, name: str) -> bool:
        """Of accounts that were made when names like theirs were not compared, each has its own all the same."""
        if principal.user is not None and folded(name) == folded(principal.name):
            return False
        return any(user != principal.user for user in self._people.like(name))


def _names_at(table: Table, player: str) -> set[str]:
    """The names of all others who sit at a table or ask to."""
    seated = [chair.name for chair in table.chairs if chair.player and chair.player != player]
    asking = [request.name for request in table.seat_requests if request.player != player]
    return {skeleton(name) for name in (*seated, *asking)}
