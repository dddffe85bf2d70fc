"""Goal, phases, reasons and news in Hellas."""

from __future__ import annotations

from typing import Final

from pelagos.coach.adapter import Asset
from pelagos.coach.hellas import kinds
from pelagos.coach.hellas.dangers import chance_against
from pelagos.coach.remarks import Remark
from pelagos.games.hellas import events as told
from pelagos.games.hellas.attack import AddOrLaunch, NextAttack, Prepare
from pelagos.games.hellas.battle import AcceptLoss, Fight, TakeSpoils
from pelagos.games.hellas.burst import TakeStep
from pelagos.games.hellas.flow import Declare, DeclareSecond, FinishTurn
from pelagos.games.hellas.ids import CITIES_TO_WIN, SAY_ADD, SAY_GREEK, SAY_TARGET, TILES
from pelagos.games.hellas.pieces import cities, temples
from pelagos.games.hellas.play_card import AnswerCard, KeepCard
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import Garrison, Regroup, RegroupInto, SendInto
from pelagos.games.hellas.setup import LayTile
from pelagos.games.hellas.voyage import FinishVoyage, NextVoyage, PayShip, PlaceOrDecline
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event, Kind
from pelagos.study.hellas import cards, greeks, ships

PHASES: Final[tuple[tuple[tuple[type, ...], Kind], ...]] = (
    ((LayTile,), kinds.SET_UP),
    ((Declare, DeclareSecond), kinds.ACTION),
    ((PlaceOrDecline, PayShip, FinishVoyage, NextVoyage), kinds.VOYAGE),
    ((Prepare, AddOrLaunch, NextAttack), kinds.ATTACK),
    ((Fight, AcceptLoss, TakeSpoils), kinds.BATTLE),
    ((Regroup, RegroupInto, Garrison, SendInto), kinds.REGROUPING),
    ((AnswerCard, KeepCard), kinds.ANSWERING),
    ((FinishTurn,), kinds.OTHER),
)

ASSETS: Final = (
    Asset("cities", lambda g, seat: int(cities(g, seat))),
    Asset("temples", lambda g, seat: int(temples(g, seat))),
    Asset("greeks", greeks),
    Asset("ships", ships),
    Asset("cards", cards),
)
EXPOSED_PERCENT: Final = 35
"""In a hundred: a city that falls less often needs nobody."""


def goal(g: Hellas, seat: int) -> list[Remark]:
    """H-13.1, H-13.2"""
    found = [Remark(kinds.GOAL, (int(cities(g, seat)), CITIES_TO_WIN, int(cities(g, 1 - seat))))]
    mine, theirs = int(temples(g, seat)), int(temples(g, 1 - seat))
    return [*found, Remark(kinds.TEMPLES, (mine, theirs))] if mine or theirs else found


def phase(g: Hellas, seat: int) -> list[Remark]:
    task = g.agenda[-1]
    for tasks, kind in PHASES:
        if isinstance(task, tasks):
            return [Remark(kind)]
    return [Remark(kinds.GATHERING, (int(g.steps),)) if isinstance(task, TakeStep) else Remark(kinds.OTHER)]


def about(g: Hellas, seat: int, said: Answer) -> list[Remark]:
    """What a city that is named holds, and what threatens it."""
    city = int(said.x)
    if said.verb == SAY_TARGET:
        found = [Remark(kinds.STRENGTH, (city, int(g.greeks[city])))]
        return [*found, Remark(kinds.TEMPLE_THERE, (city,))] if g.frame.tiles.temple[city] else found
    if said.verb in (SAY_GREEK, SAY_ADD) and 0 <= city < TILES and g.owner[city] == seat:
        percent = chance_against(g, seat, city) if said.verb == SAY_GREEK else 0
        return [Remark(kinds.EXPOSED, (city, percent))] if percent >= EXPOSED_PERCENT else []
    return []


def news(g: Hellas, seat: int, event: Event) -> Remark | None:
    """What the rival did, by the events that a seat hears."""
    kind, numbers = event.kind, event.numbers
    if not kind.params or kind.params[0] != "who:seat" or numbers[0] == seat:
        return None
    who = numbers[0]
    if kind is told.CITY_CONQUERED:
        return Remark(kinds.CITY_LOST, (who, numbers[1], int(cities(g, who))))
    if kind is told.TILE_LAID and g.owner[numbers[1]] == who and g.turn:
        return Remark(kinds.CITY_FOUND, (who, int(cities(g, who)), CITIES_TO_WIN))
    if kind is told.CARD_STOLEN and numbers[1] == seat:
        return Remark(kinds.CARD_TAKEN, (who, numbers[2]))
    if kind is told.CARD_DRAWN:
        return Remark(kinds.CARDS_DRAWN, (who, numbers[1]))
    return Remark(kinds.VETOED, (numbers[1],)) if kind is told.CARD_VETOED else None
