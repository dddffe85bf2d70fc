"""What a finished table says about those who played: who held which seat, and where they came in.

A seat is that of whoever sat there when the game began. Whoever was not there at the end, because they resigned, left
or ran out of time, comes in behind all who stayed, the first to go last, wherever a bot has led their seat. A game that
all agreed to end says nothing, nor does one that was given up before everybody had answered once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pelagos.bots.roster import AT, UnknownBot, version_of
from pelagos.table.chair import BOT, PERSON, Chair
from pelagos.table.game_room import DESERTED, PLAYED
from pelagos.table.sides import placed
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER

BOT_PREFIX: Final = "b-"
DUEL: Final = "duel"
FREE: Final = "free"
TEAMS: Final = "teams"
MODES: Final = (DUEL, FREE, TEAMS)
"""How a game is played, as far as ratings are concerned: one against one, all against all, or in teams."""
LONGEST_WORD: Final = 64


class JudgedSeat(NamedTuple):
    """Who held a seat, as chairs know them or a bot by name and version; their side, their place."""

    seat: int
    holder: str
    side: int
    place: int
    absent: bool


class JudgedGame(NamedTuple):
    """What is rated of a game."""

    title: str
    mode: str
    variant: str
    how: str
    """PLAYED or DESERTED."""
    seats: tuple[JudgedSeat, ...]

    @property
    def decided(self) -> bool:
        """Was it played to the end, or is only one side left? Else those who stayed have not been compared."""
        return self.how == PLAYED or len({one.side for one in self.seats if one.place == 1}) == 1


def mode_of(sides: Sequence[int]) -> str:
    """By the side of every seat."""
    if len(set(sides)) < len(sides):
        return TEAMS
    return DUEL if len(sides) == 2 else FREE


def bot_holder(level: str, title: str) -> str:
    """A bot by name and version: another version is another player."""
    try:
        version = version_of(level, title)
    except UnknownBot:
        version = ""
    return f"{BOT_PREFIX}{level}{AT}{version}"[:LONGEST_WORD]


def judged(table: Table, known: Mapping[int, str] | None = None) -> JudgedGame | None:
    """None of a game that does not count. By seat, `known` says whose game it was where the table knows it no more."""
    ending = table.ending
    if not table.terms.rated or table.phase != OVER or ending is None or table.play is None:
        return None
    if ending.how not in (PLAYED, DESERTED) or (ending.how == DESERTED and not _begun(table)):
        return None
    places = placed(table.sides, _points(table.chairs, ending.places))
    seats = tuple(
        JudgedSeat(seat, holder, table.sides[seat], places[seat], _went_at(table.chairs[seat]) >= 0)
        for seat in range(len(table.chairs))
        if (holder := (known or {}).get(seat) or holder_of(table.chairs[seat], table.rules.title.name))
    )
    people = any(not one.holder.startswith(BOT_PREFIX) for one in seats)
    if not people or len({one.side for one in seats}) < 2:
        return None
    rules = table.rules
    return JudgedGame(rules.title.name, mode_of(table.sides), rules.title.variant(rules.setup), ending.how, seats)


def _begun(table: Table) -> bool:
    """Has everybody answered once?"""
    assert table.play is not None
    answered = {said.seat for said in table.play.log if not said.forced}
    return all(seat in answered for seat, chair in enumerate(table.chairs) if not _is_bots(chair))


def _is_bots(chair: Chair) -> bool:
    """Did a bot sit here from the start?"""
    return chair.kind == BOT and not chair.player and not chair.former


def holder_of(chair: Chair, title: str) -> str:
    """Whose game it is, also if a bot plays on for them; nobody's, if the chair is free or they are forgotten."""
    if _is_bots(chair):
        return bot_holder(chair.level, title)
    return chair.former[0].player if chair.former else chair.player


def _went_at(chair: Chair) -> int:
    """After how many answers of the game whoever held the seat went for good; -1 if they stayed."""
    if _is_bots(chair) or (chair.kind == PERSON and not chair.former):
        return -1
    return chair.former[0].answers if chair.former else 0


def _points(chairs: Sequence[Chair], places: Sequence[int]) -> list[tuple[int, int]]:
    """Less is better."""
    went = [_went_at(chair) for chair in chairs]
    return [(0, place) if at < 0 else (1, -at) for at, place in zip(went, places, strict=True)]
