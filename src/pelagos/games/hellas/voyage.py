"""Voyage (H-6): a tile is drawn, placed or declined; a Greek settles, a ship pays."""

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.hands import return_held
from pelagos.games.hellas.ids import (
    DRAWN_TILE,
    GREEK,
    NONE,
    POSEIDON,
    SAY_DECLINE,
    SAY_END_ACTION,
    SAY_GO_ON,
    SAY_PAY,
    SAY_PLACE,
    TILES,
    W_VDONE,
    W_VNEXT,
    W_VOY,
    WindowId,
)
from pelagos.games.hellas.map import Chart, may_pay, why_not_place, why_not_sail
from pelagos.games.hellas.pieces import dismiss, fetch
from pelagos.games.hellas.play_card import Window
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import RegroupInto
from pelagos.games.hellas.stack import DrawTile, lay, put_under, tile_in
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Voyage(Task[Hellas]):
    """VO-1, VO-2: one attempt."""

    def run(self, g: Hellas) -> None:
        g.then(DrawTile(), PlaceOrDecline())


class PlaceOrDecline(Window):
    """W-VOY, D-07: place the tile where it fits and the ships suffice, or decline (H-6.4, H-6.5)."""

    def window(self, g: Hellas) -> WindowId:
        return W_VOY

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        tile = tile_in(g, DRAWN_TILE)
        chart = Chart(g)
        for spot in chart.open_spots():
            if chart.may_sail(spot):
                chart.offer(tile, spot, SAY_PLACE, sheet)
        sheet.add(SAY_DECLINE)

    def act(self, g: Hellas, said: Answer) -> None:
        tile = tile_in(g, DRAWN_TILE)
        if said.verb == SAY_DECLINE:
            g.tell(told.VOYAGE_FAILED, g.active, tile)
            put_under(g, tile)
            end_attempt(g)
            return
        lay(g, tile, said.x, said.n)
        g.owner[tile] = g.active
        g.gained = tile
        g.tell(told.TILE_LAID, g.active, tile, said.x, said.n)
        g.then(PayShip(), FinishVoyage(), EndAttempt(), RegroupInto(tile), AfterVoyage())
        fetch(g, GREEK, tile)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_PLACE:
            return None if said.verb == SAY_DECLINE else Refusal(no.TILE_FIRST)
        return why_not_place(g, tile_in(g, DRAWN_TILE), said.x, said.n) or why_not_sail(g, said.x)


class PayShip(Choice[Hellas]):
    """VO-5, D-09: which tile beside the new one gives the ship that pays."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for tile in range(TILES):
            if g.owner[tile] == g.active and g.ships[tile] and may_pay(g, tile, g.gained):
                sheet.add(SAY_PAY, tile)

    def take(self, g: Hellas, said: Answer) -> None:
        dismiss(g, said.x, 0, 1)
        g.tell(told.SHIP_PAID, g.active, said.x)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_PAY:
            return Refusal(no.SHIP_FIRST)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOURS, said.x)
        if not may_pay(g, said.x, g.gained):
            return Refusal(no.NOT_BESIDE, said.x, g.gained)
        return None if g.ships[said.x] else Refusal(no.NO_SHIP_THERE, said.x)


class FinishVoyage(Window):
    """W-VDONE, D-10: P4, or go on."""

    def window(self, g: Hellas) -> WindowId:
        return W_VDONE

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_GO_ON)

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.CITY_FOUNDED, g.active, g.gained)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_GO_ON else Refusal(no.VOYAGE_FIRST)


class EndAttempt(Task[Hellas]):
    """VO-6 is left."""

    def run(self, g: Hellas) -> None:
        end_attempt(g)


def end_attempt(g: Hellas) -> None:
    """H-10.P1, H-10.Z7: the fair wind ends with the attempt, and the cards held for it come back."""
    g.gained = NONE
    g.fair_wind = 0
    return_held(g, POSEIDON)


class AfterVoyage(Task[Hellas]):
    """VO-8: an effective P3 starts another attempt."""

    def run(self, g: Hellas) -> None:
        if g.sail_on:
            g.sail_on = 0
            g.then(Voyage())
        else:
            g.then(NextVoyage())


class NextVoyage(Window):
    """W-VNEXT, D-12: P3, a free card, or the end of the action."""

    def window(self, g: Hellas) -> WindowId:
        return W_VNEXT

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        sheet.add(SAY_END_ACTION)

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.ACTION_ENDED, g.active)

    def after(self, g: Hellas) -> Task[Hellas] | None:
        return AfterVoyage()

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        return None if said.verb == SAY_END_ACTION else Refusal(no.VOYAGE_FIRST)
