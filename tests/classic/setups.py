"""The setups of Classic that its rulings are played under, and the two positions most of them start from."""

from __future__ import annotations

from typing import Final

import pytest

from pelagos.games.classic.position import Classic
from pelagos.games.classic.title import TITLE
from pelagos.kernel.errors import Illegal
from pelagos.kernel.event import Event
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.scenario import event_words
from pelagos.kernel.title import Rules, rules_for
from rulings import described, spoken

TWO: Final = rules_for(TITLE, 2)
THREE: Final = rules_for(TITLE, 3)
FOUR: Final = rules_for(TITLE, 4)
FIVE: Final = rules_for(TITLE, 5)
ALL: Final = (TWO, THREE, FOUR, FIVE)

TWO_EACH: Final = rules_for(TITLE, 2, options={"two_player_priests": "each"})
FIVE_OPEN: Final = rules_for(TITLE, 5, options={"gold_visibility": "open"})
TWO_OPEN: Final = rules_for(TITLE, 2, options={"gold_visibility": "open"})


def each_seat(rules: Rules, field: str, value: object) -> str:
    """`gold p1 10, p2 10, …`"""
    return f"{field} " + ", ".join([f"{seat} {value}" for seat in rules.seats.words])


def turn(god: str, *statements: str, rules: Rules = FIVE, who: str = "p1") -> Play:
    """A turn of cycle 5 as rules section 26 sets it up: everybody has 10 GP, and nothing follows the turn."""
    play = described(
        rules,
        "cycle 5",
        each_seat(rules, "gold", 10),
        f"active {who}",
        f"god {god}",
        *statements,
        "next TakeTurn",
        f"next EndTurn marker={who}",
    )
    lawful(play)
    return play


def offerings(rules: Rules, *statements: str) -> Play:
    """Phase 4 of cycle 5: gods in the order of their numbers, markers in the order of seats, 10 GP each."""
    markers = rules.vocabulary.domains["marker"].words
    return described(
        rules,
        "cycle 5",
        each_seat(rules, "gold", 10),
        "gods 1 poseidon, 2 ares, 3 zeus, 4 athena",
        "order " + ", ".join([f"{space} {marker}" for space, marker in enumerate(markers, 1)]),
        *statements,
        "next Offerings",
    )


def amounts(lowest: int, highest: int, god: str) -> list[str]:
    """The phrases that bid these amounts on a god."""
    return [f"bid {god} {amount}" for amount in range(lowest, highest + 1)]


def figure(creature: str, island: str, summoner: str, cycle: int = 5) -> tuple[str, ...]:
    """The statements that put a land figure on the board, its card held."""
    return (
        f"where {creature} held",
        f"figure_island {creature} {island}",
        f"figure_owner {creature} {summoner}",
        f"figure_cycle {creature} {cycle}",
    )


def why(play: Play, line: str) -> str:
    """Why a line is refused: the reason, what its numbers mean, and the clause: `no-chain i01 i03 C-2.9`."""
    speaker, phrase = spoken(play, line)
    with pytest.raises(Illegal) as caught:
        play.say(speaker, phrase)
    refusal = caught.value.refusal
    if refusal is None:
        return "unexplained"
    return f"{event_words(play.rules, Event(refusal.kind, refusal.numbers))} {caught.value.clause}"


def classic(g: Position) -> Classic:
    """A position of Classic, known as one."""
    assert isinstance(g, Classic)
    return g


def lawful(play: Play) -> None:
    """Every invariant that a position of the title can show holds."""
    for law in TITLE.laws:
        assert not law.broken(play.g), f"{law.name}: {law.broken(play.g)}"
