"""What one viewer sees of the cards."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json, Rules

HIDDEN: Final = "▯"
"""The back of a card, before the letter of its god."""


def cards_in(rules: Rules, fields: Json, god: str, places: list[str]) -> list[str]:
    """H-14: types where they are known, the god's letter on a back where they are not."""
    domain = rules.vocabulary.domains["place"]
    types = [word for word in rules.vocabulary.domains["card"].words if word[0] == god[0]]
    shown: list[str] = []
    for word in places:
        lying = fields[god]["places"][domain.index(word)]
        if isinstance(lying, int):
            shown += [HIDDEN + god[0]] * lying
        else:
            shown += [types[face] for face, copies in enumerate(lying) for _ in range(copies)]
    return shown
