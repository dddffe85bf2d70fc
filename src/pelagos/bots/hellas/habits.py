"""What a player of Hellas is taken to answer when a turn is played out: rules of thumb, by whatever does most good."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.bots.hellas.board import LOWEST, BoardState
from pelagos.bots.hellas.memory import Memory
from pelagos.bots.hellas.raids import Raider
from pelagos.bots.hellas.weights import CARDS, mean_card
from pelagos.games.hellas.attack import NextAttack
from pelagos.games.hellas.battle import AcceptLoss, TakeSpoils
from pelagos.games.hellas.cards.colonists import Settle
from pelagos.games.hellas.cards.evacuation import NameRefuge
from pelagos.games.hellas.cards.exchange import NameOpposingCity, NameOwnCity, swap
from pelagos.games.hellas.cards.humility import DiscardCard
from pelagos.games.hellas.cards.muster import ChooseShips, NameMusterCity
from pelagos.games.hellas.cards.theft import NameGod
from pelagos.games.hellas.ids import (
    A2,
    A3,
    A5,
    GREEK,
    MOST_IN_CITY,
    P3,
    P5,
    SAY_DONE,
    SAY_NEXT_ATTACK,
    SAY_PLAY,
    Z4,
)
from pelagos.games.hellas.odds import after_card, standing
from pelagos.games.hellas.pieces import TakeFrom
from pelagos.games.hellas.play_card import AnswerCard, Resolve, Window
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import RegroupInto, SendInto
from pelagos.games.hellas.voyage import PayShip
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice

WORTH_A_VETO: Final = (Z4, A3, P3)
"""Cards outside battles that are always worth a veto: each is another action."""
WORTH_A_FLIGHT: Final = 3
"""Pieces for which the defender evacuates a city."""


class Habits:
    """Answers for whoever is asked, in the middle of a turn that is played out."""

    def __init__(self, memory: Memory, seat: Seat) -> None:
        self.memory: Final = memory
        self.seat: Final = seat
        """For whom the turn is weighed."""

    def choice(self, g: Hellas, task: Choice[Any], sheet: Sheet) -> i64:
        """The place of the answer; there are at least two. The last one is mostly to do nothing."""
        last = sheet.count - 1
        if isinstance(task, Chance):
            return sheet.at_weight(sheet.total_weight() // 2)
        if isinstance(task, AnswerCard):
            return 0 if decides(g) else last
        if isinstance(task, AcceptLoss):
            return 0 if g.greeks[g.target] + g.ships[g.target] >= WORTH_A_FLIGHT else last
        if isinstance(task, NextAttack):
            return last - 1 if sheet.answer(last - 1).verb == SAY_NEXT_ATTACK else self._again(g, sheet)
        if isinstance(task, (TakeSpoils, ChooseShips)):
            return last
        if isinstance(task, RegroupInto):
            return 1
        if isinstance(task, (NameGod, DiscardCard)):
            return self._card(g, task, sheet)
        if isinstance(task, Window):
            return last
        return self._piece(g, task, sheet)

    def _again(self, g: Hellas, sheet: Sheet) -> i64:
        """After an attack: A3, if another one is worth the card."""
        for i in range(sheet.count):
            said = sheet.answer(i)
            if said.verb == SAY_PLAY and said.x == A3:
                who = g.active
                pieces = self.memory.board(g, self.seat)
                targets = [target for target in pieces.cities_of(1 - who) if not g.fought[target]]
                raid = Raider(pieces, who, 0, g.sent, g.ship_supply[who]).best(targets)
                if raid.worth > pieces.worth(who, 1 - who) + CARDS[A3]:
                    return i
        return sheet.count - 1

    def _card(self, g: Hellas, task: Choice[Any], sheet: Sheet) -> i64:
        """The god whose cards are dearest; the card that is missed least."""
        chosen: i64 = 0
        most: i64 = LOWEST
        for i in range(sheet.count):
            said = sheet.answer(i).x
            worth = mean_card(g, self.seat, said) if isinstance(task, NameGod) else -CARDS[said]
            if worth > most:
                chosen, most = i, worth
        return chosen

    def _piece(self, g: Hellas, task: Choice[Any], sheet: Sheet) -> i64:
        """Whatever leaves the pieces in the best places."""
        chosen: i64 = sheet.count - 1
        most: i64 = LOWEST
        who = task.seat(g)
        base = self.memory.board(g, self.seat)
        for i in range(sheet.count):
            after = BoardState(base.tile_map, base.odds, g, base.seat)
            worth = self._moved(g, task, sheet.answer(i), after, who)
            if worth > most:
                chosen, most = i, worth
        return chosen

    def _moved(self, g: Hellas, task: Choice[Any], said: Answer, after: BoardState, who: Seat) -> i64:
        """How good an answer is that moves pieces; LOWEST for any other."""
        if isinstance(task, SendInto):
            after.greeks[task.origin] -= said.y
            after.greeks[task.city] += said.y
            after.ships[task.origin] -= said.n
            after.ships[task.city] += said.n
        elif isinstance(task, PayShip):
            after.ships[said.x] -= 1
        elif isinstance(task, TakeFrom):
            pieces = after.greeks if task.kind == GREEK else after.ships
            pieces[said.x] -= 1
            pieces[task.city] += 1
        elif isinstance(task, Settle):
            if said.verb != SAY_DONE:
                pieces = after.greeks if said.x == GREEK else after.ships
                pieces[g.gained] += 1
        elif isinstance(task, NameRefuge):
            after.greeks[said.x] = min(MOST_IN_CITY, g.greeks[said.x] + g.greeks[g.target])
            after.ships[said.x] = min(MOST_IN_CITY, g.ships[said.x] + g.ships[g.target])
        elif isinstance(task, NameMusterCity):
            return self._mustered(g, said.x, after, who)
        elif isinstance(task, NameOwnCity):
            return self._swapped(said.x, after, who)
        elif isinstance(task, NameOpposingCity):
            exchange(after, task.city, said.x)
        else:
            return LOWEST
        return after.worth(who, 1 - who)

    def _mustered(self, g: Hellas, city: i64, after: BoardState, who: Seat) -> i64:
        """The best attack once all ships of this city are Greeks."""
        greeks = min(after.ships[city], g.greek_supply[who])
        after.greeks[city] += greeks
        after.ships[city] -= greeks
        targets = [target for target in after.cities_of(1 - who) if not g.fought[target]]
        return Raider(after, who, g.far, g.sent, g.ship_supply[who] + greeks).best(targets).worth

    def _swapped(self, city: i64, after: BoardState, who: Seat) -> i64:
        """The best exchange of this city."""
        most: i64 = LOWEST
        for other in after.cities_of(1 - who):
            exchange(after, city, other)
            most = max(most, after.worth(who, who))
            exchange(after, city, other)
        return most


def exchange(pieces: BoardState, city: i64, other: i64) -> None:
    swap(pieces.owner, city, other)
    swap(pieces.greeks, city, other)
    swap(pieces.ships, city, other)


def decides(g: Hellas) -> bool:
    """Is the card that waits for an answer worth a veto, or a veto of the veto?"""
    card = Z4
    for task in g.agenda[::-1]:
        if isinstance(task, Resolve):
            card = task.card
            break
    if card not in (A2, A5, P5):
        return card in WORTH_A_VETO
    battle = standing(g)
    if battle is None:
        return False
    changed = after_card(battle, card, True)
    return (battle.short <= 0) != (changed.short <= 0)
