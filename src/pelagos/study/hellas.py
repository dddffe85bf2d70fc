"""Hellas, read for study. Nothing is rolled: what is uncertain in a battle are the cards of the other."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.odds import Odds
from pelagos.games.hellas import events as told
from pelagos.games.hellas.attack import NextAttack
from pelagos.games.hellas.burst import TakeStep
from pelagos.games.hellas.flow import FinishTurn
from pelagos.games.hellas.hands import hand
from pelagos.games.hellas.ids import (
    ARES,
    POSEIDON,
    SAY_AS_THEY_STAND,
    SAY_END_ACTION,
    SAY_END_TURN,
    SAY_GO_ON,
    SAY_STOP,
    TILES,
    ZEUS,
)
from pelagos.games.hellas.map import adjacent
from pelagos.games.hellas.odds import battle_odds, needs_of, standing
from pelagos.games.hellas.pieces import cities, temples
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import Regroup, RegroupInto
from pelagos.games.hellas.voyage import FinishVoyage, NextVoyage
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.kernel.task import Choice
from pelagos.study.adapter import NO_DICE, ON_LAND, BattleSeen, Needs, Series, StudyAdapter, TargetPlace, WayRules


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


def needs(g: Hellas, viewer: Viewer) -> Needs | None:
    found = needs_of(g, viewer) if g.agenda else None
    if found is None:
        return None
    return Needs("card", tuple([int(card) for card in found.cards]), found.every, found.otherwise)


def winner(g: Hellas, fought: BattleSeen, events: list[Event]) -> int | None:
    """H-7.10, H-7.12"""
    for event in events:
        if event.kind is told.CITY_CONQUERED:
            return fought.attacker
        if event.kind is told.ATTACK_FAILED:
            return fought.defender
    return None


def targets(g: Hellas, seat: int) -> set[TargetPlace]:
    """H-7.3: the rival's cities beside one from which a Greek may leave; cards that bring others are in hands."""
    homes = [city for city in range(TILES) if g.owner[city] == seat and g.greeks[city] > 1]
    goals = [city for city in range(TILES) if g.owner[city] == 1 - seat]
    return {TargetPlace("tile", goal, 1 - seat) for goal in goals if any(adjacent(g, home, goal) for home in homes)}


def passes(g: Hellas) -> Answer | None:
    """H-4.2: what is left of a turn once its action is done."""
    task = g.agenda[-1]
    if isinstance(task, TakeStep):
        return None if g.steps else Answer(SAY_STOP)
    for kind, verb in PASSES:
        if isinstance(task, kind):
            return Answer(verb)
    return None


PASSES: Final[tuple[tuple[type[Choice[Hellas]], int], ...]] = (
    (FinishVoyage, SAY_GO_ON),
    (RegroupInto, SAY_AS_THEY_STAND),
    (Regroup, SAY_AS_THEY_STAND),
    (NextVoyage, SAY_END_ACTION),
    (NextAttack, SAY_END_ACTION),
    (FinishTurn, SAY_END_TURN),
)

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
    targets=targets,
    needs=needs,
    ways=WayRules(passes=passes),
)
