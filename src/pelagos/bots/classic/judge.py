"""What Settler knows about Classic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.classic.bids import Bids, question
from pelagos.bots.classic.score import Score
from pelagos.bots.judge import Judge
from pelagos.games.archipelago.bits import bit
from pelagos.games.archipelago.odds import Odds
from pelagos.games.classic.ids import (
    ARES,
    ATHENA,
    NONE,
    SAY_BID,
    SAY_BID_APOLLO,
    SAY_BUILD,
    SAY_FLY,
    SAY_MARCH,
    SAY_RECRUIT_CARD,
    SAY_SAIL,
    TYPES,
)
from pelagos.games.classic.odds import Strength, at_sea, on_land, under_way
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.sheet import Sheet

FOUNDS: Final = Kind("classic-founds")
LANDS: Final = Kind("classic-lands", "chance")
SINKS: Final = Kind("classic-sinks", "chance")
DENIES: Final = Kind("classic-denies", "god:god", "rival:seat")
WANTS: Final = Kind("classic-wants", "god:god")
SAVES: Final = Kind("classic-saves")
HUNDRED: Final = 100
SEATS_OF_A_DUEL: Final = 2
ARES_IN_A_DUEL: Final = 500
"""Found by games of Settlers that liked one god more: the other gods gained nothing."""


class BattleForecast:
    """How a battle is expected to go: the chance of winning, and what is left of the winner on average."""

    def __init__(self, odds: Odds) -> None:
        self.win: Final = odds.win
        self.total: Final = odds.total
        mine = theirs = 0
        for (attackers, defenders), ways in odds.ends.items():
            if attackers:
                mine += attackers * ways
            else:
                theirs += defenders * ways
        lost = odds.total - odds.win
        self.attackers: Final[i64] = max(1, (2 * mine + odds.win) // (2 * odds.win)) if odds.win else 0
        self.defenders: Final[i64] = (2 * theirs + lost) // (2 * lost) if lost else 0


class ClassicJudge(Judge):
    """Two to five seats; with two, each has two markers and so two turns in a cycle."""

    version = 2
    follow_ups = frozenset({
        "SailOn",
        "GiveBack",
        "ChooseSite",
        "Prosper",
        "LureFleet",
        "TakeFleetFrom",
        "FlyTroops",
        "DestroyBuilding",
        "CopyCreature",
        "SwapBuilding",
        "SailFreely",
        "KillTroop",
        "StealGold",
        "StealPhilosopher",
        "StealPriest",
        "PlaceKraken",
        "PlaceFigure",
        "PlacePolyphemus",
    })  # fmt: skip
    # The Sylph's steps are weighed one by one: ten together are more than anybody can try.
    ends = frozenset({"EndTurn", "SailFurther"})
    horizons = frozenset({"Cycle"})
    doubling = 4000
    reasons = (FOUNDS, LANDS, SINKS, DENIES, WANTS, SAVES)

    def __init__(self) -> None:
        self._score: Final = Score()
        self._bids: Final = Bids(self._score)
        self._forecasts: Final[dict[int, BattleForecast]] = {}

    def value(self, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Classic)
        return self._score.value(g, seat)

    # Battles

    def fighting(self, g: Position) -> bool:
        assert isinstance(g, Classic)
        return g.attacker != NONE

    def battle(self, g: Position) -> tuple[int, int]:
        assert isinstance(g, Classic)
        strength = under_way(g)
        if strength is None:
            return 1, 2
        forecast = self._forecast_of(strength)
        return forecast.win, forecast.total

    def dice(self, g: Position, sheet: Sheet, lucky: bool) -> i64:
        """Neither the best nor the worst luck, but such that about as many are left as one may expect."""
        assert isinstance(g, Classic)
        strength = under_way(g)
        if strength is None:
            return 0
        forecast = self._forecast_of(strength)
        defenders = strength.defenders + (1 if strength.minotaur else 0)
        if lucky:
            both = strength.attackers > forecast.attackers and strength.attackers > 1
        else:
            both = defenders > forecast.defenders and (defenders > 1 or strength.attackers == 1)
        margin: i64 = strength.attackers - strength.defenders - strength.bonus - (2 if strength.minotaur else 0)
        chosen: i64 = 0
        best: i64 = -HUNDRED
        for i in range(sheet.count):
            said = sheet.answer(i)
            ahead = margin + said.x - said.y
            good = 0 - ahead * ahead if both else ahead if lucky else 0 - ahead
            if good > best:
                chosen, best = i, good
        return chosen

    def _forecast_of(self, strength: Strength) -> BattleForecast:
        key = (strength.attackers * HUNDRED + strength.defenders) * HUNDRED + strength.bonus
        key = 2 * key + (1 if strength.minotaur else 0)
        forecast = self._forecasts.get(int(key))
        if forecast is None:
            forecast = BattleForecast(strength.odds())
            self._forecasts[int(key)] = forecast
        return forecast

    # Offerings

    def lots(self, g: Position, seat: Seat) -> list[int]:
        assert isinstance(g, Classic)
        return self._bids.lots(g, seat)

    def bidder(self, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Classic)
        task = question(g)
        return task.marker if task is not None else seat

    def turn(self, g: Position, seat: Seat, lot: i64) -> Position | None:
        assert isinstance(g, Classic)
        return self._bids.turn(g, seat, lot)

    def bid(self, g: Position, seat: Seat, said: Answer, worth: dict[int, int]) -> i64:
        assert isinstance(g, Classic)
        return self._bids.bid(g, seat, said, worth)

    # Words

    def reason(self, g: Position, seat: Seat, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
        assert isinstance(g, Classic)
        if said.verb == SAY_BID_APOLLO:
            return SAVES, ()
        if said.verb == SAY_BID:
            rival = self._bids.denied(g, seat, said.x)
            return (WANTS, (int(said.x),)) if rival == NONE else (DENIES, (int(said.x), int(rival)))
        if said.verb == SAY_SAIL and g.ruler[said.y] != NONE and g.ruler[said.y] != seat:
            return SINKS, (self._percent(at_sea(g, said.y, said.n)),)
        if said.verb in (SAY_MARCH, SAY_FLY) and g.owner[said.y] != NONE and g.owner[said.y] != seat:
            return LANDS, (self._percent(on_land(g, said.y, said.n)),)
        if self._founds(g, seat, said):
            return FOUNDS, ()
        return None

    def _founds(self, g: Classic, seat: Seat, said: Answer) -> bool:
        """Does this complete four of something?"""
        if said.verb == SAY_RECRUIT_CARD:
            return g.god == ATHENA and g.philosophers[seat] == 3
        if said.verb != SAY_BUILD:
            return False
        self._score.value(g, seat)
        return self._score.survey.kinds[seat] | bit(said.y % TYPES) == (1 << TYPES) - 1

    def _percent(self, strength: Strength) -> int:
        forecast = self._forecast_of(strength)
        return forecast.win * HUNDRED // forecast.total


class SecondClassicJudge(ClassicJudge):
    """With two seats Ares is worth more than the turn itself gains: whoever marches first takes what cannot be held."""

    version = 3

    def bid(self, g: Position, seat: Seat, said: Answer, worth: dict[int, int]) -> i64:
        if g.seats == SEATS_OF_A_DUEL and ARES in worth:
            worth = {**worth, int(ARES): worth[int(ARES)] + ARES_IN_A_DUEL}
        return super().bid(g, seat, said, worth)
