"""What even a beginner does not do in Hellas."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from pelagos.bots.prudence import HARMFUL, IDLE, SENSIBLE, Prudence
from pelagos.games.hellas.attack import in_reach
from pelagos.games.hellas.burst import TakeStep
from pelagos.games.hellas.cards.colonists import Settle
from pelagos.games.hellas.cards.exchange import NameOpposingCity
from pelagos.games.hellas.ids import (
    A1,
    A2,
    A3,
    A4,
    A5,
    ATTACK,
    MOST_IN_CITY,
    P1,
    P3,
    P5,
    P6,
    SAY_DECLARE,
    SAY_DECLINE,
    SAY_DONE,
    SAY_END_ACTION,
    SAY_LAUNCH,
    SAY_NEXT_ATTACK,
    SAY_NO_ATTACK,
    SAY_PLAY,
    SAY_SEND,
    SAY_SPOILS,
    SAY_STOP,
    SAY_TARGET,
    SAY_WITH,
    TILES,
    VOYAGE,
    Z1,
    Z2,
    Z4,
    CardId,
    City,
)
from pelagos.games.hellas.map import Chart, adjacent
from pelagos.games.hellas.pieces import attackers
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.stack import stack_size
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.task import Choice

TEMPLE: i64 = 2
"""What a temple counts in pieces, when cities are compared."""


class HellasPrudence(Prudence):
    """Hellas."""

    deeds: ClassVar[frozenset[str]] = frozenset({"declare {x:action}", "swap {x:tile}"})
    vain: ClassVar[frozenset[str]] = frozenset({"card-in-vain"})

    def folly(self, phrase: str, said: Answer, g: Position, question: Choice[Any], seat: Seat) -> i64:
        assert isinstance(g, Hellas)
        verb = said.verb
        if verb == SAY_PLAY:
            return self.card(said.x, g)
        if verb == SAY_STOP:
            # H-5.1: a Burst is declared for its steps.
            return IDLE if isinstance(question, TakeStep) and g.steps else SENSIBLE
        if verb == SAY_DECLARE:
            if said.x == ATTACK:
                return SENSIBLE if best_target(g) else IDLE
            return SENSIBLE if said.x != VOYAGE or may_sail(g) else IDLE
        if verb in (SAY_DECLINE, SAY_DONE):
            return IDLE if verb == SAY_DECLINE or isinstance(question, Settle) else SENSIBLE
        if verb == SAY_WITH and isinstance(question, NameOpposingCity):
            return exchanged(g, question.city, said.x)
        if verb in (SAY_SEND, SAY_SPOILS):
            # H-8.2, H-7.13: whoever regroups sends somebody, and whoever wins takes what there is.
            return IDLE if said.y == 0 and said.n == 0 else SENSIBLE
        return self.attack(said, g)

    def attack(self, said: Answer, g: Hellas) -> i64:
        """H-7.8: a beginner counts Greeks, and does not go where they are fewer."""
        verb = said.verb
        if verb == SAY_TARGET:
            return SENSIBLE if beatable(g, said.x) else HARMFUL
        if verb == SAY_LAUNCH:
            return SENSIBLE if attackers(g) > g.greeks[g.target] else HARMFUL
        if verb == SAY_NO_ATTACK or (verb == SAY_END_ACTION and g.attacks):
            return IDLE
        if verb == SAY_NEXT_ATTACK:
            return SENSIBLE if best_target(g) else HARMFUL
        return SENSIBLE

    def card(self, card: CardId, g: Hellas) -> i64:
        """H-10: a card is played where it changes something for the better."""
        if card == P1:
            return IDLE if may_sail(g) else SENSIBLE
        if card == P3:
            return SENSIBLE if may_sail(g) else IDLE
        if card == P6:
            return flood(g)
        if card == Z1:
            return SENSIBLE if g.greek_supply[g.active] + g.ship_supply[g.active] > g.steps else IDLE
        if card == Z2:
            return best_exchange(g)
        if card == Z4:
            return SENSIBLE if best_target(g) or (stack_size(g) and may_sail(g)) else IDLE
        if card in (A1, A3, A4):
            # They prepare an attack, which must be worth it; a beginner does not plan from afar.
            return SENSIBLE if best_target(g) and card == A1 else IDLE
        if card in (A2, A5, P5):
            return battle_card(g, card)
        return SENSIBLE


def beatable(g: Hellas, target: City) -> bool:
    """H-7.3, H-7.8: are there more Greeks beside it than stand in it, with one left in every city they come from?"""
    sent: i64 = 0
    for city in range(TILES):
        if g.owner[city] == g.active and adjacent(g, city, target):
            sent += g.greeks[city] - 1
    return sent > g.greeks[target]


def best_target(g: Hellas) -> bool:
    """Is there a city worth an attack?"""
    for city in range(TILES):
        if g.owner[city] == 1 - g.active and not g.fought[city] and in_reach(g, city) and beatable(g, city):
            return True
    return False


def may_sail(g: Hellas) -> bool:
    """H-6.4: is there a spot where the ships suffice for a new city?"""
    chart = Chart(g)
    for spot in chart.open_spots():
        if chart.may_sail(spot):
            return True
    return False


def flood(g: Hellas) -> i64:
    """H-10.P6: more of the opponent's drown than of one's own."""
    gain: i64 = 0
    for city in range(TILES):
        drowned = max(0, g.greeks[city] - (MOST_IN_CITY - 1))
        gain += -drowned if g.owner[city] == g.active else drowned
    if gain == 0:
        return IDLE
    return SENSIBLE if gain > 0 else HARMFUL


def size(g: Hellas, city: City) -> i64:
    """What a city counts for in an exchange."""
    return g.greeks[city] + g.ships[city] + TEMPLE * g.frame.tiles.temple[city]


def exchanged(g: Hellas, own: City, other: City) -> i64:
    """H-10.Z2: for a larger one."""
    gain = size(g, other) - size(g, own)
    if gain == 0:
        return IDLE
    return SENSIBLE if gain > 0 else HARMFUL


def best_exchange(g: Hellas) -> i64:
    least: i64 = HARMFUL
    for own in range(TILES):
        if g.owner[own] == g.active:
            for other in range(TILES):
                if g.owner[other] == 1 - g.active:
                    least = min(least, exchanged(g, own, other))
    return least


def battle_card(g: Hellas, card: CardId) -> i64:
    """H-7.8: one that turns the battle as it stands."""
    before = margin(g, g.spirits, g.beachhead, g.ship_wall)
    spirits: i64 = g.spirits + 1 if card == A5 else g.spirits
    beachhead: i64 = 1 if card == A2 else g.beachhead
    wall: i64 = 1 if card == P5 else g.ship_wall
    after = margin(g, spirits, beachhead, wall)
    return IDLE if (before >= 0) == (after >= 0) else SENSIBLE


def margin(g: Hellas, spirits: i64, beachhead: i64, wall: i64) -> i64:
    """By how much the attack would win; below zero it fails."""
    defence: i64 = g.greeks[g.target]
    if wall:
        defence += g.ships[g.target]
    if g.by_sea and not beachhead:
        defence += 1
    return attackers(g) + spirits - defence
