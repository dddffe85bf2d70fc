"""A chair at a table: who sits there, what they left there, and which of their messages were taken already."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json
from pelagos.table.standing_orders import StandingOrder

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"
KINDS: Final = (EMPTY, PERSON, BOT)

RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "out-of-time"
LEFT: Final = "left"
REMOVED: Final = "removed"

KEPT_RECEIPTS: Final = 8
KEPT_HOLDERS: Final = 4
"""Of one chair, the first and the latest: where anyone may sit down somebody could come and go without end."""

ACCOUNT_PREFIX: Final = "u-"
"""How the server's ids of accounts begin; everybody else is a guest."""


def is_guest(player: str) -> bool:
    """Somebody without an account: what they are called proves nothing."""
    return player != "" and not player.startswith(ACCOUNT_PREFIX)


class FormerHolder:
    """Somebody who held a seat in this game and gave it up. `player` is never sent to anybody."""

    def __init__(self, player: str, name: str, why: str, joined: bool, answers: int) -> None:
        self.player: Final = player
        self.name: Final = name
        self.why: Final = why
        """LEFT, REMOVED, or why the seat has lost."""
        self.joined: Final = joined
        """Had they taken the chair in the running game?"""
        self.answers: Final = answers
        """So many answers the game had when they went."""

    def plain(self) -> Json:
        """What everybody may see."""
        return {"name": self.name, "why": self.why, "guest": is_guest(self.player), "answers": self.answers}

    def save(self) -> list[Any]:
        return [self.player, self.name, self.why, self.joined, self.answers]


class Receipt:
    """A message that was taken: the client's key, what was said, and the version that came of it."""

    def __init__(self, key: str, said: str, version: int) -> None:
        self.key: Final = key
        self.said: Final = said
        self.version: Final = version


class Chair:
    """One chair. `player` is the server's name for a person and is never sent to anybody.

    A bot with a player keeps the chair for them, and they may come back.
    """

    def __init__(self) -> None:
        self.kind = EMPTY
        self.player = ""
        self.name = ""
        self.level = ""
        self.bot_level = ""
        """Of the bot whose chair this was when a person took it in the running game; it returns at this level."""
        self.joined = False
        """Did whoever sits here take the chair in the running game?"""
        self.former: list[FormerHolder] = []
        """Who held this seat in this game before, the first of them first."""
        self.nonce = "00"
        self.lost = 0
        """0, or which this was of the seats that gave up or ran out of time, counted from 1."""
        self.why_lost = ""
        self.private_version = 0
        """Counts changes that only this seat may see; the table's version does not rise with them."""
        self.standing: StandingOrder | None = None
        self.mutes: list[str] = []
        self.receipts: list[Receipt] = []

    def seat_person(self, player: str, name: str) -> None:
        """A person sits down; whoever is back has not left."""
        self.kind, self.player, self.name, self.level = PERSON, player, name, ""
        self.former = [holder for holder in self.former if holder.player != player]

    def seat_bot(self, level: str, keep: bool = False) -> None:
        """A bot sits down; it may keep the chair for the person who sat there."""
        self.kind, self.level = BOT, level
        if not keep:
            self.forget_person()

    def clear(self) -> None:
        self.kind, self.level = EMPTY, ""
        self.forget_person()

    def forget_person(self) -> None:
        """Orders, keys and mutes are private: whoever sits here next starts without them, and cannot count them."""
        self.player = self.name = self.bot_level = ""
        self.joined = False
        self.standing = None
        self.mutes = []
        self.receipts = []
        self.private_version = 0

    def note_former(self, why: str, answers: int) -> None:
        """Whoever sits here is about to get up: their name stays."""
        latest = [*self.former, FormerHolder(self.player, self.name, why, self.joined, answers)]
        self.former = latest if len(latest) <= KEPT_HOLDERS else [latest[0], *latest[1 - KEPT_HOLDERS :]]

    def rename_former(self, player: str, heir: str, name: str) -> None:
        """Somebody who sat here is known otherwise from now on."""
        self.former = [
            FormerHolder(heir, name, holder.why, holder.joined, holder.answers) if holder.player == player else holder
            for holder in self.former
        ]

    def left_by(self, player: str) -> FormerHolder | None:
        """How somebody last gave this seat up."""
        for holder in reversed(self.former):
            if player and holder.player == player:
                return holder
        return None

    def lose(self, why: str, count: int) -> None:
        self.why_lost, self.lost = why, count

    def is_waiting(self) -> bool:
        """A bot keeps this chair for somebody who is away."""
        return self.kind == BOT and self.player != ""

    def receipt(self, key: str) -> Receipt | None:
        for receipt in self.receipts:
            if key and receipt.key == key:
                return receipt
        return None

    def keep(self, receipt: Receipt) -> None:
        if receipt.key:
            self.receipts.append(receipt)
            del self.receipts[:-KEPT_RECEIPTS]

    def plain(self) -> Json:
        """What everybody may see."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "away": self.is_waiting(),
            "lost": self.why_lost,
            "joined": self.joined,
            "guest": is_guest(self.player),
            "former": [holder.plain() for holder in self.former],
        }

    def save(self) -> Json:
        return {
            "kind": self.kind,
            "player": self.player,
            "name": self.name,
            "level": self.level,
            "bot_level": self.bot_level,
            "joined": self.joined,
            "former": [holder.save() for holder in self.former],
            "nonce": self.nonce,
            "lost": self.lost,
            "why_lost": self.why_lost,
            "own": self.private_version,
            "standing": None if self.standing is None else self.standing.save(),
            "mutes": list(self.mutes),
            "receipts": [[receipt.key, receipt.said, receipt.version] for receipt in self.receipts],
        }


def load_chair(data: Any, standing: StandingOrder | None) -> Chair:
    """A chair as it was saved; its order was read before, because only the title can."""
    chair = Chair()
    try:
        chair.kind, chair.player, chair.name = _text(data, "kind"), _text(data, "player"), _text(data, "name")
        chair.level, chair.nonce, chair.why_lost = _text(data, "level"), _text(data, "nonce"), _text(data, "why_lost")
        chair.lost, chair.private_version = _number(data, "lost"), _number(data, "own")
        chair.bot_level, chair.joined = str(data.get("bot_level", "")), bool(data.get("joined", False))
        chair.former = [_former_holder(holder) for holder in data.get("former", [])]
        chair.mutes = [str(name) for name in data["mutes"]]
        chair.receipts = [Receipt(str(key), str(said), int(version)) for key, said, version in data["receipts"]]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadSave("bad-field", field="chair") from None
    chair.standing = standing
    return chair


def _former_holder(data: Any) -> FormerHolder:
    player, name, why, joined, answers = data
    return FormerHolder(str(player), str(name), str(why), bool(joined), int(answers))


def _text(data: Json, name: str) -> str:
    value = data[name]
    if not isinstance(value, str):
        raise BadSave("bad-field", field=f"chair.{name}")
    return value


def _number(data: Json, name: str) -> int:
    value = data[name]
    if type(value) is not int:
        raise BadSave("bad-field", field=f"chair.{name}")
    return value
