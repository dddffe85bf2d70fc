"""Classic, read for study."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.archipelago.odds import Odds
from pelagos.games.classic import events as told
from pelagos.games.classic.battle import RetreatFromLand, RetreatFromSea, RollAtSea, RollOnLand
from pelagos.games.classic.conquest import may_land
from pelagos.games.classic.creatures.fates import INCOME_AGAIN
from pelagos.games.classic.creatures.griffon import GOLD_STOLEN
from pelagos.games.classic.creatures.kraken import KRAKEN_MOVED
from pelagos.games.classic.creatures.sphinx import FLEET_SOLD, PHILOSOPHER_SOLD, PRIEST_SOLD, TROOP_SOLD
from pelagos.games.classic.hooks import closed_seas, holds_troops
from pelagos.games.classic.ids import (
    APOLLO,
    BUILDING_PRICE,
    FLEET_STEPS,
    MAIN_GODS,
    MOVE_PRICE,
    NONE,
    REPLACE_PRICE,
    SALE_PRICE,
    SAY_BID,
    SAY_ROLL,
    SAY_SAIL,
    SAY_STOP,
)
from pelagos.games.classic.move import SailOn
from pelagos.games.classic.odds import under_way
from pelagos.games.classic.offerings import price
from pelagos.games.classic.ops import income, islands_owned, metropolises, seas_of
from pelagos.games.classic.position import Classic
from pelagos.games.classic.reach import chained_islands
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.study.adapter import (
    AT_SEA,
    ON_LAND,
    BattleSeen,
    GoldAdapter,
    GoldChange,
    GoldTable,
    Offers,
    Purse,
    Series,
    StudyAdapter,
    TargetPlace,
    WayRules,
)


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


GOLD_TABLE: Final = GoldTable(
    gains={told.INCOME_PAID: "income", INCOME_AGAIN: "income-again", told.APOLLO_PAID: "apollo"},
    prices={
        told.OFFERINGS_PAID: "offers",
        told.FLEET_RECRUITED: "recruits",
        told.TROOP_RECRUITED: "recruits",
        told.PRIEST_RECRUITED: "recruits",
        told.PHILOSOPHER_RECRUITED: "recruits",
        told.CREATURE_BOUGHT: "creatures",
    },
    fixed={
        told.BUILDING_BUILT: ("buildings", -BUILDING_PRICE),
        told.CREATURE_REPLACED: ("creatures", -REPLACE_PRICE),
        KRAKEN_MOVED: ("creatures", -MOVE_PRICE),
        TROOP_SOLD: ("sales", SALE_PRICE),
        FLEET_SOLD: ("sales", SALE_PRICE),
        PRIEST_SOLD: ("sales", SALE_PRICE),
        PHILOSOPHER_SOLD: ("sales", SALE_PRICE),
    },
)
"""Of one seat each."""


def purse(g: Classic, viewer: Viewer | None, seat: int) -> Purse:
    """C-21.2: one's own, or all where gold is open; of others what follows from what happened."""
    if viewer is None or g.may_read(viewer, "gold", seat):
        return Purse(gold(g, seat), gold(g, seat))
    return Purse(int(g.least[seat]), int(g.most[seat]))


def gold_changes(g: Classic, event: Event) -> list[GoldChange]:
    """C-21.2: every change of gold is public."""
    kind, numbers = event.kind, event.numbers
    if kind is GOLD_STOLEN:
        thief, victim, stolen = numbers[:3]
        return [GoldChange(thief, "theft", stolen), GoldChange(victim, "theft", -stolen)]
    return GOLD_TABLE.change(event, int)


UNPRICED: Final = {told.FLEETS_SAILED: "moves", told.TROOPS_MARCHED: "moves", told.ELIMINATED: "eliminated"}
"""A sail is paid with its first step; a march may be a creature's; what an eliminated seat had is gone."""

GOLD: Final = GoldAdapter(
    by="seat",
    hidden=lambda g: not g.frame.open_gold,
    purse=purse,
    income=lambda g, seat: int(income(g, seat)),
    sources=frozenset({"theft", *GOLD_TABLE.sources(), *UNPRICED.values()}),
    changes=gold_changes,
    unpriced=UNPRICED,
    payer=lambda g, event: event.numbers[0],
    made=told.OFFER_MADE,
    free=told.APOLLO_CHOSEN,
    free_god=APOLLO,
    outbid=told.OFFER_LOST,
)


def targets(g: Classic, seat: int) -> set[TargetPlace]:
    """C-11.2, C-12.2: over at most three seas, and with the troops of any one island."""
    acting = g.clone()
    acting.active = seat
    seas, islands = sailed(g, seat), marched(g, seat)
    found = {TargetPlace("sea", sea, ruler) for sea, ruler in enumerate(g.ruler) if seas & bit(sea)}
    found |= {
        TargetPlace("island", island, owner)
        for island, owner in enumerate(g.owner)
        if islands & bit(island) and may_land(acting, island)
    }
    return {target for target in found if target.seat not in (NONE, seat)}


def sailed(g: Classic, seat: int) -> int:
    """The seas that fleets come into; they sail on from where nobody else is."""
    closed, reached = closed_seas(g), int(seas_of(g, seat))
    frontier = reached
    for _ in range(FLEET_STEPS):
        fresh = 0
        for sea, ruler in enumerate(g.ruler):
            if frontier & bit(sea) and ruler in (NONE, seat):
                fresh |= g.board.sea_neighbours[sea]
        frontier = fresh & ~closed & ~reached
        reached |= frontier
    return reached


def marched(g: Classic, seat: int) -> int:
    """The islands that troops come to."""
    waters, reached = seas_of(g, seat), 0
    for home, owner in enumerate(g.owner):
        if owner == seat and g.troops[home] and not holds_troops(g, home):
            reached |= chained_islands(g, waters, home)
    return reached


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
    targets=targets,
    gold=GOLD,
    ways=WayRules(steps=frozenset({SAY_SAIL}), quiet=frozenset({told.FLEETS_SAILED.name}), completes=completes),
)
