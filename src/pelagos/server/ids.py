"""Ids, keys and secrets, all from the system's random generator. What is stored of a key is its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from pelagos.table.chair import ACCOUNT_PREFIX

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that are taken for others, no capitals: people read them aloud."""
GAME_LETTERS: Final = 12
GUEST_PREFIX: Final = "g-"
NETWORK_LETTERS: Final = 5
"""Of the hash of an address: with twenty bits, thousands of addresses have the same."""


def new_game() -> str:
    """Twelve letters: about sixty bits, so that nobody finds a table by trying."""
    return "".join([secrets.choice(LETTERS) for _ in range(GAME_LETTERS)])


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_guest() -> str:
    """How a table knows somebody without an account."""
    return GUEST_PREFIX + secrets.token_hex(8)


def player_of(user: int) -> str:
    """How a table knows an account."""
    return f"{ACCOUNT_PREFIX}{user}"


def user_of(player: str) -> int | None:
    return int(player.removeprefix(ACCOUNT_PREFIX)) if player.startswith(ACCOUNT_PREFIX) else None


def network_mark(address: str) -> str:
    """Tells tables of one address from those of others well enough to count them, and cannot be traced back."""
    return hashed(address)[:NETWORK_LETTERS]


def new_secret() -> bytes:
    """Of a dealer."""
    return secrets.token_bytes(32)


def hashed(key: str) -> str:
    """Keys are random and long, so a plain hash keeps them. Looking up a hash leaks no time that tells the key."""
    return hashlib.sha256(key.encode()).hexdigest()
