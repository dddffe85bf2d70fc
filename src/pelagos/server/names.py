"""Names at tables: nobody wears the name of somebody else's account, and no two at a table have the same name."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json
from pelagos.server.confusables import skeleton
from pelagos.server.errors import Conflict
from pelagos.server.identity import ANONYMOUS, Principal
from pelagos.server.ids import user_of
from pelagos.server.store.people import People, folded
from pelagos.table.table import Table
from pelagos.table.validation import MOST_NAME, clean

Renames = list[tuple[str, Json]]
"""Calls of a table that give others another name."""


class Names:
    """Says under which name somebody sits down or speaks."""

    def __init__(self, people: People) -> None:
        self._people: Final = people

    def at_table(self, principal: Principal, name: str, table: Table) -> str:
        """The name, with a number if somebody at the table has it already; Conflict if it is another's account."""
        shown = clean(name, MOST_NAME)
        if self._is_anothers(principal, shown):
            raise Conflict("name-taken")
        return self._numbered(principal, shown, _worn_at(table, principal.player))

    def own_or_free(self, principal: Principal, name: str, table: Table) -> tuple[str, Renames]:
        """As `at_table`; but an account has its own name, and whoever wears it without being called so gets a number.

        They wore it before there was the account. With the calls that give them their new names.
        """
        shown = clean(name, MOST_NAME)
        worn = _worn_at(table, principal.player)
        alike = [player for player, other in worn.items() if skeleton(other) == skeleton(shown)]
        if not is_own(principal, shown) or any(self._is_called(player, worn[player]) for player in alike):
            return self.at_table(principal, shown, table), []
        renames: Renames = []
        for player in alike:
            rest = {**worn, principal.player: shown}
            old = rest.pop(player)
            worn[player] = self._numbered(ANONYMOUS, old, rest)
            renames.append(("rename", {"player": player, "name": worn[player]}))
        return shown, renames

    def _is_called(self, player: str, name: str) -> bool:
        """Is this the name of their own account?"""
        user = user_of(player)
        profile = None if user is None else self._people.by_id(user)
        return profile is not None and folded(profile["name"]) == folded(name)

    def _numbered(self, principal: Principal, shown: str, worn: dict[str, str]) -> str:
        taken = {skeleton(name) for name in worn.values()}
        number, numbered = 1, shown
        while skeleton(numbered) in taken or (number > 1 and self._is_anothers(principal, numbered)):
            number += 1
            end = f" {number}"
            numbered = shown[: MOST_NAME - len(end)].rstrip() + end
        return numbered

    def _is_anothers(self, principal: Principal, name: str) -> bool:
        """Of accounts that were made when names like theirs were not compared, each has its own all the same."""
        return not is_own(principal, name) and any(user != principal.user for user in self._people.like(name))


def is_own(principal: Principal, name: str) -> bool:
    """Is it the name of their account?"""
    return principal.user is not None and folded(name) == folded(principal.name)


def _worn_at(table: Table, player: str) -> dict[str, str]:
    """The names of all others who sit at a table, sat there in this game, or ask to."""
    former = {holder.player: holder.name for chair in table.chairs for holder in chair.former if holder.player}
    seated = former | {chair.player: chair.name for chair in table.chairs if chair.player}
    seated = {other: name for other, name in seated.items() if other != player}
    return seated | {request.player: request.name for request in table.seat_requests if request.player != player}
