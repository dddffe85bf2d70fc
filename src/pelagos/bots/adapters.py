"""The titles that the bots know, in one table. In any other, Settler counts what it owns, and Novice likes anything."""

from __future__ import annotations

from typing import Final

from pelagos.bots import classic, hellas, legendary
from pelagos.bots.adapter import BotAdapter

ADAPTERS: Final[tuple[BotAdapter, ...]] = (classic.ADAPTER, legendary.ADAPTER, hellas.ADAPTER)
