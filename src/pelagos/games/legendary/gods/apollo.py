"""Apollo: two tokens of prosperity and 2 GP (L-10.6)."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.ids import SAY_PROSPER, Area
from pelagos.games.legendary.ops import controller
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import earn
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task

GOLD: Final = 2


class ApolloActs(Task[Legendary]):
    """L-10.6.1: a token on a land and one on a sea; with the option, where nothing is controlled it is lost."""

    def run(self, g: Legendary) -> None:
        tokens: list[Task[Legendary]] = [PutToken(at_sea) for at_sea in (0, 1) if any_area(g, at_sea)]
        g.then(*tokens, TakeApollosGold())


def open_to_token(g: Legendary, area: Area, at_sea: i64) -> bool:
    """Is that a land or a sea, as wanted, and controlled if it has to be?"""
    right = (area >= g.board.lands) == (at_sea == 1)
    return right and (not g.frame.apollo_controlled or controller(g, area) == g.active)


def any_area(g: Legendary, at_sea: i64) -> bool:
    for area in range(g.board.lands + g.board.seas):
        if open_to_token(g, area, at_sea):
            return True
    return False


class PutToken(Choice[Legendary]):
    """D-90, D-91: where one cornucopia of prosperity comes to lie."""

    ARGS = ("at_sea",)

    def __init__(self, at_sea: i64) -> None:
        self.at_sea: Final = at_sea

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(g.active)

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for area in range(g.board.lands + g.board.seas):
            if open_to_token(g, area, self.at_sea):
                sheet.add(SAY_PROSPER, area)

    def take(self, g: Legendary, said: Answer) -> None:
        g.prosperity[said.x] += 1
        g.tell(told.AREA_PROSPERED, g.active, said.x)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb != SAY_PROSPER:
            return Refusal(no.ONLY_APOLLO)
        if (said.x >= g.board.lands) != (self.at_sea == 1):
            return Refusal(no.WANTS_SEA if self.at_sea else no.WANTS_LAND)
        return None if open_to_token(g, said.x, self.at_sea) else Refusal(no.NOT_YOUR_AREA, said.x)


class TakeApollosGold(Task[Legendary]):
    """L-10.6.2"""

    def run(self, g: Legendary) -> None:
        earn(g, g.team_of(g.active), GOLD)
        g.tell(told.APOLLO_PAID, g.active, GOLD)
