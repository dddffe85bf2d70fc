"""The titles that are read for study; of any other only places and length are told, and no odds."""

from __future__ import annotations

from typing import Final

from pelagos.study import classic, hellas, legendary
from pelagos.study.adapter import StudyAdapter

ADAPTERS: Final[dict[str, StudyAdapter]] = {
    "classic": classic.ADAPTER,
    "hellas": hellas.ADAPTER,
    "legendary": legendary.ADAPTER,
}
