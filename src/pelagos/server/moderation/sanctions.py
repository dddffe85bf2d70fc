"""Who may not speak, or not take part, at the moment: kept in memory, because every request may ask."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from pelagos.server.errors import Forbidden
from pelagos.server.ids import user_of
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.tables import clock

MUTE: Final = "mute"
BAN: Final = "ban"
ADDRESS: Final = "a-"
"""Before an address, where people have `u-` and guests `g-`."""


class Sanction(NamedTuple):
    """One mute or ban: until when, None for good, and why, which the person is told."""

    until: int | None
    reason: str


class Sanctions:
    """The sanctions that hold, by kind and target."""

    def __init__(self, store: ModerationStore) -> None:
        self._store: Final = store
        self._held: dict[tuple[str, str], Sanction] = {}

    def load(self) -> None:
        """After every act, and at the start."""
        rows = self._store.active(clock())
        self._held = {(row.kind, row.target): Sanction(row.until, row.reason) for row in rows}

    def check_not_banned(self, player: str, address: str = "") -> None:
        """Forbidden to whoever is banned. A ban of an address holds for those without an account alone."""
        found = self._find(BAN, player, address)
        if found is None:
            return
        if found.until is None:
            raise Forbidden("banned-for-good", reason=found.reason)
        raise Forbidden("banned", until=moment(found.until), reason=found.reason)

    def is_banned(self, player: str) -> bool:
        return self._find(BAN, player, "") is not None

    def banned(self) -> list[str]:
        """The accounts that are banned now."""
        targets = [target for kind, target in self._held if kind == BAN and user_of(target) is not None]
        return sorted(target for target in targets if self.is_banned(target))

    def check_may_talk(self, player: str, address: str) -> None:
        self.check_not_banned(player, address)
        found = self._find(MUTE, player, address)
        if found is None:
            return
        if found.until is None:
            raise Forbidden("muted-for-good", reason=found.reason)
        raise Forbidden("muted", until=moment(found.until), reason=found.reason)

    def _find(self, kind: str, player: str, address: str) -> Sanction | None:
        if not self._held:
            return None
        targets = [player] if player else []
        if address and user_of(player) is None:
            targets.append(ADDRESS + address)
        for target in targets:
            found = self._held.get((kind, target))
            if found is not None and (found.until is None or found.until > clock()):
                return found
        return None


def moment(at: int) -> str:
    """A time as everybody can read it, whatever their language and zone."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))
