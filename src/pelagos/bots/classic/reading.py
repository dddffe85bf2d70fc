"""What Classic tells the value model about every seat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.classic.bids import question
from pelagos.bots.classic.chances import SURE
from pelagos.bots.classic.score import COIN, Score, count_of
from pelagos.bots.classic.survey import has, has_turn
from pelagos.bots.value.reading import FigureRows, SideReading
from pelagos.games.classic.ids import ARES, ATHENA, MAIN_GODS, NONE, PEGASUS, SLOT_2, SLOT_4
from pelagos.games.classic.odds import under_way
from pelagos.games.classic.offerings import price
from pelagos.games.classic.position import Classic
from pelagos.kernel.ids import Seat, Viewer
from pelagos.kernel.position import Position

NEARLY: Final = 3
"""Kinds of buildings, or philosophers, from which one more makes a metropolis."""


class ClassicReading(SideReading):
    """Gold is told as the middle between the least and the most that the viewer can reckon with."""

    figures: ClassVar[tuple[str, ...]] = (
        "judged",
        "score",
        "metropolises",
        "missing",
        "gold",
        "doubt",
        "offered",
        "income",
        "kinds",
        "nearly",
        "philosophers",
        "priests",
        "buildings",
        "slots",
        "free_sites",
        "islands",
        "troops",
        "fleets",
        "flyers",
        "leads",
        "has_turn",
        "has_ares",
        "has_athena",
        "finishes",
        "active",
        "attacks",
        "threatens",
        "early",
    )
    common: ClassVar[tuple[str, ...]] = ("cycle", "seats", "offering", "turns_left", "pegasus", "goal_reached")
    counted: ClassVar[str] = "metropolises"
    judged: ClassVar[str] = "judged"

    def __init__(self) -> None:
        self._score: Final = Score()

    def read(self, g: Position, viewer: Viewer) -> FigureRows:
        assert isinstance(g, Classic)
        seen = as_seen(g, viewer)
        me: Seat = g.active if g.active != NONE else first_alive(g)
        judged = [int(self._score.value(seen, seat)) // COIN for seat in range(g.seats)]
        self._score.value(seen, me)
        offering = question(g) is not None
        turns: i64 = 0
        for god in range(MAIN_GODS):
            if g.bidder[god] != NONE and not offering:
                turns += 1
        pegasus = SLOT_4 <= g.where[PEGASUS] <= SLOT_2
        leader = self._score.survey.leader(seen)
        row = FigureRows(
            g.seats,
            len(self.figures),
            [int(g.cycle), int(g.seats), int(offering), int(turns), int(pegasus), int(leader != NONE)],
        )
        for seat in range(g.seats):
            row.put(seat, self._figures(g, seen, seat, me, judged[seat], leader, offering))
        return row

    def _figures(
        self, g: Classic, seen: Classic, seat: Seat, me: Seat, judged: int, leader: Seat, offering: bool
    ) -> list[int]:
        survey = self._score.survey
        if not g.alive[seat]:
            return [judged] + [0] * (len(self.figures) - 1)
        kinds = count_of(survey.kinds[seat])
        nearly = int(kinds >= NEARLY) + int(g.philosophers[seat] >= NEARLY)
        offered = price(g, seat) if offering else 0
        threat: i64 = 0
        for island in range(len(g.owner)):
            if g.metropolis[island] and g.owner[island] not in (NONE, seat):
                threat = max(threat, survey.landing(seen, seat, island))
        attacks: i64 = 0
        if g.attacker == seat:
            strength = under_way(g)
            if strength is not None:
                odds = strength.odds()
                attacks = SURE * odds.win // odds.total
        early: i64 = 0
        for space in range(g.frame.markers):
            marker = g.order[space]
            if marker != NONE and g.seat_of(marker) == seat:
                early += g.frame.markers - space
        return [
            judged,
            int(self._score.scores[seat]) // COIN,
            int(survey.metropolises[seat]),
            int(g.frame.goal - survey.metropolises[seat]),
            int(seen.gold[seat]),
            int(0 if g.may_read(g.seats, "gold", seat) else g.most[seat] - g.least[seat]),
            int(offered),
            int(survey.income[seat]),
            int(kinds),
            nearly,
            int(g.philosophers[seat]),
            int(g.priests[seat]),
            int(survey.buildings[seat]),
            int(survey.slots[seat]),
            int(survey.free_sites[seat]),
            int(survey.islands[seat]),
            int(survey.troops[seat]),
            int(survey.fleets[seat]),
            int(survey.flyers[seat]),
            int(seat == leader),
            int(has_turn(g, seat, me)),
            int(has(g, seat, ARES, me)),
            int(has(g, seat, ATHENA, me)),
            int(self._score.finishes(seen, seat, me)),
            int(g.active == seat),
            int(attacks),
            int(threat),
            int(early),
        ]


def as_seen(g: Classic, viewer: Viewer) -> Classic:
    """A copy in which every purse that the viewer may not read holds what they would guess."""
    seen = g.clone()
    for seat in range(g.seats):
        if not g.may_read(viewer, "gold", seat):
            seen.gold[seat] = (g.least[seat] + g.most[seat]) // 2
    return seen


def first_alive(g: Classic) -> Seat:
    for seat in range(g.seats):
        if g.alive[seat]:
            return seat
    return 0
