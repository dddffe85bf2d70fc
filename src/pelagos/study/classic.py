"""Classic, read for study."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.odds import Odds
from pelagos.games.classic import events as told
from pelagos.games.classic.battle import RetreatFromLand, RetreatFromSea, RollAtSea, RollOnLand
from pelagos.games.classic.ids import MAIN_GODS, NONE, SAY_BID, SAY_ROLL, SAY_SAIL, SAY_STOP
from pelagos.games.classic.move import SailOn
from pelagos.games.classic.odds import under_way
from pelagos.games.classic.offerings import price
from pelagos.games.classic.ops import income, islands_owned, metropolises
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.study.adapter import AT_SEA, ON_LAND, BattleSeen, Deeds, Offers, Series, StudyAdapter


def gold(g: Classic, seat: int) -> int:
    return int(g.gold[seat])


def seas(g: Classic, seat: int) -> int:
    return list(g.ruler).count(seat)


def battle(g: Classic) -> BattleSeen | None:
    """C-14: while somebody attacks, dice or a retreat are what is asked."""
    task = g.agenda[-1] if g.agenda else None
    if isinstance(task, RollAtSea | RetreatFromSea):
        return BattleSeen(AT_SEA, "sea", int(task.sea), int(g.attacker), int(g.ruler[task.sea]))
    if isinstance(task, RollOnLand | RetreatFromLand):
        return BattleSeen(ON_LAND, "island", int(task.island), int(g.attacker), int(g.owner[task.island]))
    return None


def odds(g: Classic, viewer: Viewer) -> Odds | None:
    strength = under_way(g)
    return None if strength is None else strength.odds()


def winner(g: Classic, fought: BattleSeen, events: list[Event]) -> int | None:
    """C-14.13 to C-14.15: whoever holds the place when the fight is over."""
    if g.attacker != NONE:
        return None
    return int(g.ruler[fought.place] if fought.kind == AT_SEA else g.owner[fought.place])


def offers(g: Classic, said: Answer) -> Offers | None:
    """C-7.10, C-7.14: with two players the priests save on both offerings, so these have one price."""
    if said.verb != SAY_BID:
        return None
    seat = g.seat_of(g.bidder[said.x])
    standing = [god for god in range(MAIN_GODS) if g.bidder[god] != NONE and g.seat_of(g.bidder[god]) == seat]
    return Offers(len(standing), int(price(g, seat)), int(g.gold[seat]))


def completes(g: Classic) -> Answer | None:
    """C-11.3: whoever has come where they wanted sails no further."""
    return Answer(SAY_STOP) if isinstance(g.agenda[-1], SailOn) else None


ADAPTER: Final = StudyAdapter(
    figures=(
        Series("metropolises", "seat", lambda g, seat: int(metropolises(g, seat))),
        Series("gold", "seat", gold),
        Series("islands", "seat", lambda g, seat: int(islands_owned(g, seat))),
        Series("seas", "seat", seas),
        Series("income", "seat", lambda g, seat: int(income(g, seat))),
    ),
    roll=SAY_ROLL,
    battle=battle,
    odds=odds,
    winner=winner,
    offers=offers,
    promises=lambda g, seat: [],
    deeds=Deeds(steps=frozenset({SAY_SAIL}), quiet=frozenset({told.FLEETS_SAILED.name}), completes=completes),
)
