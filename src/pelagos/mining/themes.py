"""What a puzzle is about: what the answer does, and what comes of it in the playouts."""

from __future__ import annotations

from typing import Final

from pelagos.bots.search.searcher import DeterminizedSearch
from pelagos.kernel.agenda import give
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules
from pelagos.study.adapter import study_adapter

WIN: Final = "win"
"""The answer wins before the next cycle or turn is over."""
STOP: Final = "stop"
"""After any other answer a rival mostly wins."""
FOUND: Final = "found"
"""It brings what the game is won by: a metropolis, a city."""
KEEP: Final = "keep"
"""It keeps it: after the next best answer it is mostly lost."""
BID: Final = "bid"
FIGHT: Final = "fight"
ATTACK: Final = "attack"
CREATURE: Final = "creature"
HERO: Final = "hero"
BUILD: Final = "build"
CARD: Final = "card"
EXPLORE: Final = "explore"
TURN: Final = "turn"
"""Anything else."""
THEMES: Final = (WIN, STOP, FOUND, KEEP, BID, FIGHT, ATTACK, CREATURE, HERO, BUILD, CARD, EXPLORE, TURN)
"""In the order in which they are told."""
TRIALS: Final = 24
MOSTLY: Final = 2 * TRIALS // 3
SELDOM: Final = TRIALS // 3

DEEDS: Final = {
    "sail": ATTACK,
    "march": ATTACK,
    "fly": ATTACK,
    "lead": ATTACK,
    "launch": ATTACK,
    "target": ATTACK,
    "add": ATTACK,
    "troops": ATTACK,
    "buy": CREATURE,
    "kraken": CREATURE,
    "strike": CREATURE,
    "devour": CREATURE,
    "copy": CREATURE,
    "hire": HERO,
    "sacrifice": HERO,
    "build": BUILD,
    "found": BUILD,
    "settle": BUILD,
    "play": CARD,
    "card": CARD,
    "steal": CARD,
    "discard": CARD,
}
"""By the first word of a phrase."""
GROWING: Final = "spot"
"""The domain of places on a map that grows."""


class Prospect:
    """What becomes of one answer in some playouts: who has won by then, and how many of the goal the solver has."""

    def __init__(self, search: DeterminizedSearch, candidate: int) -> None:
        self.won = 0
        self.lost = 0
        self.goals = 0
        rules, seat = search.read.rules, int(search.read.seat)
        for number in range(TRIALS):
            g = search.worlds[number % len(search.worlds)].clone()
            give(g, search.prior.sheet.answer(search.prior.places[search.candidates[candidate]]))
            search.playout.run(g, number + 1, number)
            if g.result is not None:
                self.won += g.result[seat] == 1
                self.lost += g.result[seat] != 1
            self.goals += goals(rules, g, seat)


def goals(rules: Rules, g: Position, seat: int) -> int:
    """How many of what the game is won by the side of this seat has."""
    adapter = study_adapter(rules.title)
    if adapter is None or not adapter.figures:
        return 0
    figure = adapter.figures[0]
    return sum(figure.of(g, one) for one in owners(rules, figure.by, seat))


def owners(rules: Rules, domain: str, seat: int) -> list[int]:
    """Of whom the figure counts those that play for the side of this seat."""
    sides = rules.title.sides(rules.setup)
    holders = rules.title.factions(rules.setup) if domain == "faction" else list(range(rules.setup.seats))
    return [one for one, holder in enumerate(holders) if sides[holder] == sides[seat]]


def themes_of(search: DeterminizedSearch, best: int, other: int) -> tuple[str, ...]:
    """The themes of a puzzle whose best answer is one candidate, and the next best another."""
    g, seat = search.worlds[0], int(search.read.seat)
    mine, theirs = Prospect(search, best), Prospect(search, other)
    now = goals(search.read.rules, g, seat) * TRIALS
    found: set[str] = set()
    if mine.won >= MOSTLY and theirs.won < mine.won - SELDOM:
        found.add(WIN)
    elif theirs.lost >= MOSTLY and mine.lost <= SELDOM:
        found.add(STOP)
    elif mine.goals >= now + MOSTLY and theirs.goals <= mine.goals - SELDOM:
        found.add(FOUND)
    elif theirs.goals <= now - MOSTLY and mine.goals >= theirs.goals + SELDOM:
        found.add(KEEP)
    found.add(deed_of(search, best))
    return tuple([theme for theme in THEMES if theme in found])


def deed_of(search: DeterminizedSearch, best: int) -> str:
    g, seat = search.worlds[0], search.read.seat
    if search.judge.lots(g, seat):
        return BID
    if search.judge.fighting(g):
        return FIGHT
    word = search.options[search.candidates[best]].split()[0]
    if word == "place" and GROWING in search.read.rules.vocabulary.domains:
        return EXPLORE
    return DEEDS.get(word, TURN)
