"""The titles that the bots know. In any other, Settler counts what it owns, and Novice likes anything."""

from __future__ import annotations

from typing import Final

from pelagos.adapters import adapter_of
from pelagos.bots.adapter import BotAdapter
from pelagos.games import TITLES


def _known() -> tuple[BotAdapter, ...]:
    found = [adapter_of(title, "bots", BotAdapter) for title in TITLES]
    return tuple([adapter for adapter in found if adapter is not None])


ADAPTERS: Final[tuple[BotAdapter, ...]] = _known()
