"""The maps of rules section 19 that most rulings on Hellas are played on, and a turn described in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.errors import Illegal
from pelagos.kernel.event import Event
from pelagos.kernel.scenario import event_words
from pelagos.kernel.title import Rules, rules_for
from rulings import described, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pelagos.kernel.play import Play

RULES: Final = rules_for(TITLE, 2)
SEA_CONTACT: Final = rules_for(TITLE, 2, options={"voyage_ships": "sea_contact"})
ENDLESS: Final = rules_for(TITLE, 2, options={"max_turns": "none"})

M1: Final = (
    "spot t04 1,0, t05 0,1, t01 -1,1, t02 -1,0, t03 0,-1, t06 1,1",
    "rotation t04 2, t05 5, t06 1",
)
"""All contacts are sea but the one between t04 and t05; t06 alone does not touch the dolphin."""
M2: Final = (
    "spot t17 1,0, t04 1,-1, t01 0,-1, t05 -1,0, t02 -1,1",
    "rotation t17 5, t05 2",
)
GODS: Final = {"p": "poseidon", "z": "zeus", "a": "ares"}


def garrisons(seat: str, cities: str) -> list[str]:
    """`t02 2/1, t03 1/0`: Greeks and ships of every city of a player, as statements."""
    found: list[str] = []
    for part in cities.split(", "):
        city, _, pieces = part.partition(" ")
        greeks, _, ships = pieces.partition("/")
        found += [f"owner {city} {seat}", f"greeks {city} {greeks}", f"ships {city} {ships}"]
    return found


def hand(place: str, cards: str) -> list[str]:
    """`z5 z5 p1`: cards in a hand, or in any other place, as statements."""
    words = cards.split()
    return [f"{GODS[card[0]]} {place} {card} {words.count(card)}" for card in sorted(set(words))]


def turn(
    white: str,
    orange: str,
    *more: str,
    hands: tuple[str, str] = ("", ""),
    who: str = "white",
    lands: tuple[str, ...] = M1,
    rules: Rules = RULES,
    nature: Sequence[str] = (),
) -> Play:
    """The start of white's third turn, or of orange's second, on map M1; all goes on as in a real game."""
    return described(
        rules,
        *lands,
        *garrisons("white", white),
        *garrisons("orange", orange),
        *hand("hand-white", hands[0]),
        *hand("hand-orange", hands[1]),
        *more,
        *([] if any(line.startswith("turn ") for line in more) else ["turn 2" if who == "white" else "turn 1"]),
        "next Turn",
        nature=nature,
    )


def cities(first: int, count: int) -> str:
    """So many cities with one Greek each, from this tile on."""
    return ", ".join([f"t{tile:02} 1/0" for tile in range(first, first + count)])


def of(play: Play) -> Hellas:
    """The position of a game of Hellas."""
    assert isinstance(play.g, Hellas)
    return play.g


def why(play: Play, line: str) -> str:
    """Why a line is refused: the reason, what it speaks of, and its clause."""
    seat, phrase = spoken(play, line)
    with pytest.raises(Illegal) as caught:
        play.say(seat, phrase)
    refusal = caught.value.refusal
    assert refusal is not None
    return f"{event_words(play.rules, Event(refusal.kind, refusal.numbers))} {caught.value.clause}"


def story(play: Play, since: int = 0) -> list[str]:
    """All events so far, in words."""
    return [event_words(play.rules, event) for event in play.events[since:]]
