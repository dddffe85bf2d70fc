"""Hellas in five minutes: two players in the middle of a game."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.words import CARDS
from pelagos.primer.primer import Primer, PrimerSection

MAP: Final = (
    "spot t04 -1,1, t05 1,-1, t06 0,1, t07 0,-1, t08 1,-2, t09 -1,0, t10 0,-2, t11 -1,2, t14 -1,-1, t03 1,-3, t12 0,2",
    "rotation t04 2, t05 5, t06 2, t07 3, t08 5, t09 3, t10 4, t11 3",
    "owner t04 white, t05 white, t06 white, t09 white, t11 white, t14 white",
    "owner t03 orange, t12 orange, t07 orange, t08 orange, t10 orange",
    "greeks t04 2, t05 2, t06 3, t09 2, t11 3, t14 1, t03 1, t12 1, t07 2, t08 1, t10 2",
    "ships t04 1, t05 2, t06 1, t11 1, t12 1, t07 1, t08 1",
)
TURN: Final = ("turn 6", "next Turn")
BACKS: Final = {"p": "poseidon", "z": "zeus", "a": "ares"}


def example(domain: str, word: str) -> tuple[str, ...]:
    """White's turn with a card in hand; Orange has some that nobody knows."""
    if domain == "god":
        drawn = next(card for card in CARDS if card.startswith(word[0]))
        return (*MAP, f"{word} hand-white {drawn} 1", *TURN)
    rival = "z1" if word != "z1" else "z5"
    hands = {BACKS[word[0]]: [f"hand-white {word} 1"]}
    hands.setdefault("zeus", []).append(f"hand-orange {rival} 1")
    return (*MAP, *[f"{god} {', '.join(cards)}" for god, cards in hands.items()], *TURN)


ADAPTER: Final = Primer(
    seats=2,
    board="",
    options={},
    pupil="white",
    sections=(
        PrimerSection("goal", (*MAP, *TURN)),
        PrimerSection("board", (*MAP, *TURN), ("t06", "t04")),
        PrimerSection("turn", (*MAP, *TURN), ("t06", "t11")),
        PrimerSection("voyage", (*MAP, *TURN)),
        PrimerSection("attack", (*MAP, *TURN), ("t05", "t07")),
        PrimerSection("cards", (*MAP, *TURN), ("t09", "t14")),
        PrimerSection("end", (*MAP, *TURN)),
    ),
    things={"god": ("poseidon", "zeus", "ares"), "card": tuple(CARDS)},
    example=example,
)
