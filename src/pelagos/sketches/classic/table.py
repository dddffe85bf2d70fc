"""What a sketch of Classic is drawn from."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board
from pelagos.games.classic.position import Classic
from pelagos.games.classic.seen import position_of
from pelagos.kernel.title import Json, Rules
from pelagos.sketches.words import Words
from pelagos.texts import Texts


class ClassicTable:
    """A view, a position that gives this view, for what the rules say of it, and the words."""

    def __init__(self, rules: Rules, view: Json, texts: Texts) -> None:
        self.rules: Final = rules
        self.view: Final = view
        self.fields: Final[Json] = view["fields"]
        self.g: Final[Classic] = position_of(rules, view)
        self.board: Final[Board] = self.g.board
        self.words: Final = Words(rules, texts)

    def word(self, domain: str, number: int) -> str:
        return self.rules.vocabulary.domains[domain].word(number)

    def is_waiting(self, task: str) -> bool:
        """Is a task of this name still to come?"""
        return any(entry[0] == task for entry in self.view["agenda"])


def seat_mark(seat: int) -> str:
    return f"p{seat + 1}"
