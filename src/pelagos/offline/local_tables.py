"""The tables of one device: in memory, and as saves that somebody else keeps."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from pelagos.bots.bot import Budget
from pelagos.kernel.codec import canonical
from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.kernel.title import Json, Title
from pelagos.server.errors import CannotOpen, Forbidden, Missing, Nobody
from pelagos.server.hub import Hub, Origin, Subscription
from pelagos.server.ids import hashed, new_game
from pelagos.server.live_table import LiveTable
from pelagos.server.summaries import asked_at
from pelagos.table.calls import TIMED, call
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table

FORMAT: Final = "offline 1"
DEFAULT_BUDGET: Final = Budget(samples=2, steps=600)
"""Smaller than a server's: Python in a browser takes several times as long. No clock is looked at."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LocalTables:
    """One writer, as at a server: a change is made, kept, and only then told.

    Keeping is not done here. `unkept` holds the saves of changed tables; whoever drives the engine keeps them, says so
    by `kept`, and delivers the messages only then. If they cannot be kept, `drop` takes the changes back.
    """

    def __init__(self, titles: Mapping[str, Title], hub: Hub) -> None:
        self.titles: Final = titles
        self._hub: Final = hub
        self._live: Final[dict[str, LiveTable]] = {}
        self._keys: Final[dict[str, dict[str, str]]] = {}
        """By table, players by the hash of their key."""
        self._budgets: Final[dict[str, Budget]] = {}
        """By table, how much its bots weigh: fixed when it is opened."""
        self.saves: Final[dict[str, bytes]] = {}
        """As they are kept."""
        self.unkept: Final[dict[str, bytes]] = {}

    # what is kept

    def add_save(self, game: str, data: bytes) -> None:
        """A save from an earlier visit. It is opened when somebody asks for it."""
        self.saves[game] = data

    def kept(self, game: str) -> None:
        self.saves[game] = self.unkept.pop(game)

    def drop(self, game: str) -> None:
        """What was changed since the last save that is kept has not happened."""
        self.unkept.pop(game, None)
        self._live.pop(game, None)
        self._keys.pop(game, None)
        self._budgets.pop(game, None)

    def remove(self, game: str) -> None:
        """The table is deleted from this device."""
        self.drop(game)
        self.saves.pop(game, None)

    def save_again(self, game: str) -> None:
        """As it is, but in the form and under the rules of today."""
        self._note_unkept(self.live(game))

    def games(self) -> list[str]:
        return list({**self.saves, **self._live})

    def has(self, game: str) -> bool:
        return game in self._live or game in self.saves

    # opening

    def live(self, game: str) -> LiveTable:
        found = self._live.get(game)
        if found is None:
            if game not in self.saves:
                raise Missing("no-such-table")
            found = self._live[game] = self._opened(game, self.saves[game])
        return found

    def _opened(self, game: str, data: bytes) -> LiveTable:
        """The save is data: no rule is asked, so games outlive the rules that they were begun under."""
        try:
            kept = msgspec.json.decode(data)
            if not isinstance(kept, dict) or kept.get("format") != FORMAT:
                raise BadSave("unknown-format", found=str(kept)[:40])
            live = LiveTable(game, load_table(kept["table"], self.titles), int(kept["number"]), False, kept["created"])
            live.touched, live.asked_since = int(kept["touched"]), int(kept["asked_since"])
            self._keys[game] = {str(key): str(player) for key, player in kept["keys"].items()}
            self._budgets[game] = Budget(**kept["budget"]) if "budget" in kept else DEFAULT_BUDGET
        except (PelagosError, msgspec.DecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
            raise CannotOpen("table-broken") from error
        return live

    def player(self, game: str, key: str) -> str:
        """Whom a key belongs to; without a key it is a spectator."""
        if not key:
            return ""
        self.live(game)
        player = self._keys[game].get(hashed(key))
        if player is None:
            owners = [other for other, keys in self._keys.items() if hashed(key) in keys]
            raise Forbidden("key-of-another-table") if owners else Nobody("unknown-key")
        return player

    # changing

    def open(self, table: Table, keys: Sequence[tuple[str, str]]) -> LiveTable:
        """A new table; `keys` are keys and players."""
        live = LiveTable(new_game(), table, 0, False, now_ms())
        live.touched = live.asked_since = live.created
        self._live[live.game] = live
        self._keys[live.game] = {hashed(key): player for key, player in keys}
        self._budgets[live.game] = DEFAULT_BUDGET
        self._note_unkept(live)
        return live

    def budget(self, game: str) -> Budget:
        """How much the bots of this table weigh."""
        self.live(game)
        return self._budgets[game]

    def change(
        self,
        game: str,
        name: str,
        arguments: Json,
        origin: Origin | None = None,
        keys: Sequence[tuple[str, str]] = (),
    ) -> bool:
        """Make a call to a table; True if the command of the origin was acknowledged by what was published.

        `keys` are new keys and their players.
        """
        live, now = self.live(game), now_ms()
        try:
            call(live.table, name, {**arguments, "now": now} if name in TIMED else arguments)
        except Exception as error:
            if not isinstance(error, PelagosError):
                self.drop(game)
            raise
        self._keys[game].update({hashed(key): player for key, player in keys})
        self._note_change(live, now)
        return self._hub.publish(live, now, origin)

    def _note_change(self, live: LiveTable, now: int) -> None:
        live.number += 1
        live.touched = now
        if asked_at(live.table) != live.asked:
            live.asked, live.asked_since = asked_at(live.table), now
        self._note_unkept(live)

    def _note_unkept(self, live: LiveTable) -> None:
        budget = self._budgets[live.game]
        kept: dict[str, Any] = {
            "format": FORMAT,
            "number": live.number,
            "created": live.created,
            "touched": live.touched,
            "asked_since": live.asked_since,
            "keys": self._keys[live.game],
            "budget": {"samples": budget.samples, "steps": budget.steps},
            "table": save_table(live.table),
        }
        self.unkept[live.game] = canonical(kept).encode()

    # following

    def subscribe(self, subscription: Subscription) -> None:
        self._hub.add(subscription, self.live(subscription.game))

    def unsubscribe(self, subscription: Subscription) -> None:
        self._hub.remove(subscription)
