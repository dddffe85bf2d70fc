"""What a sketch of Legendary is drawn from."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.seen import Seen
from pelagos.kernel.title import Json, Rules
from pelagos.sketches.words import Words
from pelagos.texts import Texts


class LegendaryTable(Seen):
    """What one viewer sees, and the words for it."""

    def __init__(self, rules: Rules, view: Json, texts: Texts) -> None:
        super().__init__(rules, view)
        self.words: Final = Words(rules, texts)

    def name(self, domain: str, number: int) -> str:
        return self.words.name(domain, number)
