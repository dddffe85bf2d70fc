"""Hellas, read for study. Nothing is rolled: what is uncertain in a battle are the cards of the other."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.odds import Odds
from pelagos.games.hellas import events as told
from pelagos.games.hellas.hands import hand
from pelagos.games.hellas.ids import ARES, POSEIDON, TILES, ZEUS
from pelagos.games.hellas.odds import battle_odds, standing
from pelagos.games.hellas.pieces import cities, temples
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.study.adapter import NO_DICE, ON_LAND, BattleSeen, Series, StudyAdapter


def greeks(g: Hellas, seat: int) -> int:
    return sum(int(g.greeks[city]) for city in range(TILES) if g.owner[city] == seat)


def ships(g: Hellas, seat: int) -> int:
    return sum(int(g.ships[city]) for city in range(TILES) if g.owner[city] == seat)


def cards(g: Hellas, seat: int) -> int:
    """In hand, whoever knows them."""
    places = (hand(seat), hand(seat) + 1)
    return sum(int(g.back(god).total(place)) for god in (POSEIDON, ZEUS, ARES) for place in places)


def battle(g: Hellas) -> BattleSeen | None:
    """H-7.7"""
    if not g.agenda or standing(g) is None:
        return None
    return BattleSeen(ON_LAND, "tile", int(g.target), int(g.active), 1 - int(g.active))


def odds(g: Hellas, viewer: Viewer) -> Odds | None:
    return battle_odds(g, viewer) if g.agenda else None


def winner(g: Hellas, fought: BattleSeen, events: list[Event]) -> int | None:
    """H-7.10, H-7.12"""
    for event in events:
        if event.kind is told.CITY_CONQUERED:
            return fought.attacker
        if event.kind is told.ATTACK_FAILED:
            return fought.defender
    return None


ADAPTER: Final = StudyAdapter(
    figures=(
        Series("cities", "seat", lambda g, seat: int(cities(g, seat))),
        Series("temples", "seat", lambda g, seat: int(temples(g, seat))),
        Series("greeks", "seat", greeks),
        Series("ships", "seat", ships),
        Series("cards", "seat", cards),
    ),
    roll=NO_DICE,
    battle=battle,
    odds=odds,
    winner=winner,
    offers=lambda g, said: None,
    promises=lambda g, seat: [],
)
