"""Burst of Strength (H-5): pieces and cards, then a full regrouping."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.hands import move, refill, return_held, within_limits
from pelagos.games.hellas.ids import (
    BURST_STEPS,
    DECK,
    DRAWN,
    GODS,
    GREEK,
    MOST_IN_CITY,
    SAY_CARD,
    SAY_GREEK,
    SAY_SHIP,
    SAY_STOP,
    SHIP,
    TILES,
    W_BURST,
    ZEUS,
    City,
    GodId,
    WindowId,
)
from pelagos.games.hellas.pieces import fetch, temples
from pelagos.games.hellas.play_card import Window
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import Regroup
from pelagos.games.hellas.setup import offer_deck
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import NOBODY, Mask
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Task


class Burst(Task[Hellas]):
    """H-5.1: three steps, a fourth for more temple cities than the opponent; fixed now."""

    def run(self, g: Hellas) -> None:
        g.steps = BURST_STEPS
        if temples(g, g.active) > temples(g, 1 - g.active):
            g.steps += 1
        g.tell(told.BURST_BEGAN, g.active, g.steps)
        g.then(TakeStep(), Regroup(), EndBurst())


class TakeStep(Window):
    """W-BURST, D-05: one step, a card, or stop; after the last step one more chance for cards (H-5.3)."""

    def window(self, g: Hellas) -> WindowId:
        return W_BURST

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        if g.steps:
            offer_pieces(g, sheet)
            for god in range(GODS):
                if within_limits(g, g.active, god):
                    sheet.add(SAY_CARD, god)
        sheet.add(SAY_STOP)

    def act(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_STOP:
            g.steps = 0
            g.tell(told.BURST_ENDED, g.active)
            return
        g.steps -= 1
        g.then(self)
        if said.verb == SAY_CARD:
            refill(g, said.x)
            g.then(DrawCard(said.x))
        else:
            fetch(g, GREEK if said.verb == SAY_GREEK else SHIP, said.x)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb == SAY_STOP:
            return None
        if said.verb not in (SAY_GREEK, SAY_SHIP, SAY_CARD):
            return Refusal(no.BURST_FIRST)
        if g.steps == 0:
            return Refusal(no.NO_STEP_LEFT)
        if said.verb != SAY_CARD:
            return why_not_piece(g, said.verb == SAY_GREEK, said.x)
        return None if within_limits(g, g.active, said.x) else Refusal(no.HAND_FULL, said.x)


def offer_pieces(g: Hellas, sheet: Sheet) -> None:
    """H-5.2(a, b), H-5.4: into own cities with room, as long as the supply has pieces."""
    if g.greek_supply[g.active]:
        for city in range(TILES):
            if g.owner[city] == g.active and g.greeks[city] < MOST_IN_CITY:
                sheet.add(SAY_GREEK, city)
    if g.ship_supply[g.active]:
        for city in range(TILES):
            if g.owner[city] == g.active and g.ships[city] < MOST_IN_CITY:
                sheet.add(SAY_SHIP, city)


def why_not_piece(g: Hellas, greek: bool, city: City) -> Refusal | None:
    if g.owner[city] != g.active:
        return Refusal(no.NOT_YOURS, city)
    if (g.greek_supply[g.active] if greek else g.ship_supply[g.active]) == 0:
        return Refusal(no.SUPPLY_EMPTY, GREEK if greek else SHIP)
    standing = g.greeks[city] if greek else g.ships[city]
    return None if standing < MOST_IN_CITY else Refusal(no.CITY_FULL, GREEK if greek else SHIP, city)


class DrawCard(Chance[Hellas]):
    """H-5.5: the top card of a deck, face down and unseen until the end of the turn."""

    ARGS = ("god",)

    def __init__(self, god: GodId) -> None:
        self.god: Final = god

    def known_to(self, g: Hellas) -> Mask:
        return NOBODY

    def options(self, g: Hellas, sheet: Sheet) -> None:
        offer_deck(g, self.god, sheet)

    def take(self, g: Hellas, said: Answer) -> None:
        card: i64 = said.x
        move(g, card, DECK, DRAWN)
        g.tell(told.CARD_DRAWN, g.active, self.god)


class EndBurst(Task[Hellas]):
    """H-10.Z7: Z1 and Z4 come back if they are held."""

    def run(self, g: Hellas) -> None:
        return_held(g, ZEUS)
