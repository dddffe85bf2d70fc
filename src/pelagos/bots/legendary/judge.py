"""The judge of Legendary: what a position is worth, what others do, what a god is worth, and why."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.judge import Judge
from pelagos.bots.legendary.bids import bid_value, denial, founds, least_offer, lots_of, pawn_to_place
from pelagos.bots.legendary.score import Score, has_metropolis
from pelagos.games.archipelago.odds import Retreats
from pelagos.games.legendary.actions import Turn
from pelagos.games.legendary.casualties import FallOrWithdraw
from pelagos.games.legendary.flow import Cycle
from pelagos.games.legendary.ids import (
    APOLLO,
    GODS,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    SAY_END_TURN,
    SAY_FOUND,
    SAY_LEAD,
    SAY_LOSE,
    SAY_MARCH,
    SAY_PROTECT,
    SAY_RETREAT_LAND,
    SAY_RETREAT_SEA,
    SAY_SACRIFICE,
    SAY_SAIL,
    SAY_STAY,
)
from pelagos.games.legendary.land_battle import LoseUnit, RerollOrAccept, RetreatFromLand
from pelagos.games.legendary.odds import FALLING, Rerolls, battle_odds, round_won
from pelagos.games.legendary.offerings import price
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.games.legendary.sea import RetreatFromSea
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet

FOUNDS_METROPOLIS: Final = Kind("legendary-founds")
BIDS_FOR_METROPOLIS: Final = Kind("legendary-bids-for-metropolis", "god:god")
DENIES: Final = Kind("legendary-denies", "god:god")
TAKES_APOLLO: Final = Kind("legendary-takes-apollo")
ATTACKS: Final = Kind("legendary-attacks", "who:faction", "land:land")
SETTLES: Final = Kind("legendary-settles", "land:land")
ATTACKS_AT_SEA: Final = Kind("legendary-attacks-at-sea", "who:faction", "sea:sea")
STAYS: Final = Kind("legendary-stays", "percent")
RETREATS: Final = Kind("legendary-retreats", "percent")
SACRIFICES: Final = Kind("legendary-sacrifices", "hero:hero")
SAVES: Final = Kind("legendary-saves")

PERCENT: Final = 100
FINE: Final = 10_000
LOST_CAUSE_PERCENT: Final = 22
"""In a hundred: with less than this an attacker goes home if they can."""
HOPELESS_PERCENT: Final = 12
"""In a hundred: a defender with less than this leaves, unless they guard a metropolis."""
CROESUS_COINS: Final = 3
"""Coins that Croesus is taken to give for one battle."""


class LegendaryJudge(Judge):
    """Metropolises above all; then whatever leads to them."""

    version: ClassVar[int] = 2
    follow_ups: ClassVar[frozenset[str]] = frozenset(
        {
            "ClaimLand",
            "LaunchFleet",
            "MoveFigure",
            "PutToken",
            "PlayOrReturn",
            "TakeTroops",
            "TakeMercenaries",
            "TakeHero",
            "RelocateFrom",
            "RelocateTo",
            "GiveBack",
            "FoundMetropolis",
            "PlaceTroop",
            "PlaceFleet",
            "Prosper",
            "SwapHeroes",
            "CopyCreature",
            "ChangeBuilding",
            "StealPriestess",
            "StealMercenaries",
            "PostMercenary",
            "StealGold",
            "KillTroop",
            "StealPhilosopher",
            "PickCreature",
            "ExchangeFleets",
            "ExchangeFor",
            "PlaceFigure",
            "DevourUnit",
            "PushFleet",
            "TradeOn",
            "ChooseFirstPair",
            "ChooseSecondPair",
            "ChooseThree",
            "EmulateHero",
        }
    )
    ends: ClassVar[frozenset[str]] = frozenset({"Cycle"})
    horizons: ClassVar[frozenset[str]] = frozenset({"Cycle"})
    doubling: ClassVar[int] = 6000
    assumed: ClassVar[frozenset[str]] = frozenset(
        {"PlaceTroop", "PlaceFleet", "Prosper", "GiveBack", "FoundMetropolis"}
    )
    reasons: ClassVar[tuple[Kind, ...]] = (
        FOUNDS_METROPOLIS,
        BIDS_FOR_METROPOLIS,
        DENIES,
        TAKES_APOLLO,
        ATTACKS,
        SETTLES,
        ATTACKS_AT_SEA,
        STAYS,
        RETREATS,
        SACRIFICES,
        SAVES,
    )

    def value(self, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Legendary)
        return Score(g, g.frame.team_of_seat[seat]).value()

    # Battles

    def fighting(self, g: Position) -> bool:
        assert isinstance(g, Legendary)
        return g.attacker != NONE

    def battle(self, g: Position) -> tuple[int, int]:
        assert isinstance(g, Legendary)
        return win_chance(g)

    def assume(self, g: Position, who: Seat, sheet: Sheet) -> i64:
        assert isinstance(g, Legendary)
        task = g.agenda[-1]
        if isinstance(task, LoseUnit):
            return cheapest(sheet)
        if isinstance(task, RerollOrAccept):
            return sheet.count - 1 if round_won(g, task) or sheet.count == 1 else 0
        if isinstance(task, RetreatFromLand):
            return self._leaves(g, task.who == g.attacker, has_metropolis(g, task.land))
        if isinstance(task, RetreatFromSea):
            return self._leaves(g, task.who == g.attacker, False)
        # To withdraw to the first land is better than to fall; everything else is as good as another.
        return 1 if isinstance(task, FallOrWithdraw) else 0

    def _leaves(self, g: Legendary, attacks: bool, guards: bool) -> i64:
        """To stay comes first, then the places to go to."""
        won, ways = win_chance(g)
        if attacks:
            return 1 if won * PERCENT < ways * LOST_CAUSE_PERCENT else 0
        return 1 if not guards and (ways - won) * PERCENT < ways * HOPELESS_PERCENT else 0

    # Auctions

    def lots(self, g: Position, seat: Seat) -> list[int]:
        assert isinstance(g, Legendary)
        task = pawn_to_place(g)
        return lots_of(g, task.who, task.barred) if task is not None else []

    def bidder(self, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Legendary)
        task = pawn_to_place(g)
        return task.who if task is not None else seat

    def turn(self, g: Position, seat: Seat, lot: i64) -> Position | None:
        """After the lowest offer, as if nobody else had bid."""
        assert isinstance(g, Legendary)
        task = pawn_to_place(g)
        assert task is not None
        trial = g.clone()
        if lot != APOLLO:
            team = g.team_of(task.who)
            spend(trial, team, min(g.gold[team], price(g, task.who, least_offer(g, lot))))
        for god in range(GODS):
            trial.pawn[god] = NONE
            trial.amount[god] = 0
        trial.pawn[lot] = task.who
        trial.returned = 0
        trial.agenda = [Cycle(), Turn(lot)]
        return trial

    def bid(self, g: Position, seat: Seat, said: Answer, worth: dict[int, int]) -> i64:
        assert isinstance(g, Legendary)
        task = pawn_to_place(g)
        assert task is not None
        return bid_value(g, task, said, worth)

    # Words

    def reason(self, g: Position, seat: Seat, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
        assert isinstance(g, Legendary)
        verb = said.verb
        if verb in (SAY_FOUND, SAY_PROTECT):
            return FOUNDS_METROPOLIS, ()
        if verb == SAY_BID_APOLLO:
            return TAKES_APOLLO, ()
        if verb == SAY_BID:
            return why_bid(g, said)
        if verb in (SAY_MARCH, SAY_LEAD):
            return why_move(g, said)
        if verb == SAY_SAIL and g.ruler[said.y] not in (NONE, g.active):
            return ATTACKS_AT_SEA, (int(g.ruler[said.y]), int(said.y))
        if verb in (SAY_STAY, SAY_RETREAT_LAND, SAY_RETREAT_SEA) and g.attacker != NONE:
            return why_stay(g, verb)
        if verb == SAY_SACRIFICE:
            return SACRIFICES, (int(said.x),)
        return (SAVES, ()) if verb == SAY_END_TURN and not (g.build_due or g.recruit_due) else None


def win_chance(g: Legendary, coins: i64 = CROESUS_COINS) -> tuple[int, int]:
    """For the attacker in the battle that is being fought; nobody retreats, and Croesus gives up to so many coins."""
    found = battle_odds(g, Retreats(), Rerolls(min(coins, g.purse(g.attacker))))
    # Small numbers: the odds themselves may have more digits than a machine word.
    return (found.win * FINE // found.total, FINE) if found is not None else (1, 2)


def cheapest(sheet: Sheet) -> i64:
    """Mercenaries and troops before heroes, heroes as they fall, the Minotaur last."""
    best: i64 = 0
    rank: i64 = 100
    for i in range(sheet.count):
        said = sheet.answer(i)
        cost: i64 = 50
        if said.verb == SAY_LOSE:
            cost = said.y if said.y < 2 else 60
        else:
            for place, hero in enumerate(FALLING):
                if hero == said.x:
                    cost = 10 + place
        if cost < rank:
            best, rank = i, cost
    return best


def why_bid(g: Legendary, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
    task = pawn_to_place(g)
    if task is None:
        return None
    if denial(g, task.who, said.x):
        return DENIES, (int(said.x),)
    # What the purse would add is nobody's business.
    return (BIDS_FOR_METROPOLIS, (int(said.x),)) if founds(g, task.who, said.x, 0) else None


def why_move(g: Legendary, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
    holder = g.owner[said.y]
    if holder == NONE:
        return SETTLES, (int(said.y),)
    return (ATTACKS, (int(holder), int(said.y))) if not g.allied(g.active, holder) else None


def why_stay(g: Legendary, verb: i64) -> tuple[Kind, tuple[int, ...]]:
    """The chance of the side that is asked, without what Croesus could buy: purses are secret."""
    won, ways = win_chance(g, 0)
    task = g.agenda[-1]
    attacks = not isinstance(task, RetreatFromLand | RetreatFromSea) or task.who == g.attacker
    percent = PERCENT * (won if attacks else ways - won) // ways
    return (STAYS if verb == SAY_STAY else RETREATS), (percent,)
