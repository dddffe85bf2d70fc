"""What the strong bot knows about Hellas.

Every answer is followed to the end of the turn: the plans and habits of `rollout` play it out, attacks by exact
odds and voyages over all tiles of the stack, and `board` weighs what is left for the rival to answer.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.hellas.memory import Memory
from pelagos.bots.hellas.rollout import Rollout
from pelagos.bots.judge import COIN, Judge
from pelagos.games.hellas.ids import (
    BURST,
    SAY_DECLARE,
    SAY_DECLINE,
    SAY_NO_ATTACK,
    SAY_PLACE,
    SAY_PLAY,
    SAY_REGROUP,
    SAY_TARGET,
    SEATS,
    VOYAGE,
)
from pelagos.games.hellas.play_card import AnswerCard
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position

RAIDS: Final = Kind("hellas-raids", "city:tile")
SAILS: Final = Kind("hellas-sails")
GATHERS: Final = Kind("hellas-gathers")
STRIKES: Final = Kind("hellas-strikes")
LAYS: Final = Kind("hellas-lays", "spot:spot")
DECLINES: Final = Kind("hellas-declines")
HOLDS_BACK: Final = Kind("hellas-holds-back")
VETOES: Final = Kind("hellas-vetoes", "card:card")
PLAYS: Final = Kind("hellas-plays", "card:card")
REGROUPS: Final = Kind("hellas-regroups")

HASTE: Final = 30
"""An attack more that is in hand before it is needed: the card might have been kept."""


class HellasJudge(Judge):
    """Values a position by what its turn will come to."""

    version: ClassVar[int] = 2
    ends: ClassVar[frozenset[str]] = frozenset({"DrawTile", "EndTurn", "Turn", "LayTiles"})
    horizons: ClassVar[frozenset[str]] = frozenset({"Turn"})
    doubling: ClassVar[int] = 4000
    rounds: ClassVar[int] = 1
    further: ClassVar[int] = 2
    blur: ClassVar[int] = 3 * COIN
    reasons: ClassVar[tuple[Kind, ...]] = (
        RAIDS,
        SAILS,
        GATHERS,
        STRIKES,
        LAYS,
        DECLINES,
        HOLDS_BACK,
        VETOES,
        PLAYS,
        REGROUPS,
    )

    def __init__(self) -> None:
        self._memory: Final = Memory()
        self._rollouts: Final = [Rollout(self._memory, seat) for seat in range(SEATS)]

    def value(self, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Hellas)
        self._memory.tidy()
        # An A3 is better played after the first attack than before it.
        hasty = HASTE * (g.attacks - 1) if g.active == seat and g.attacks > 1 else 0
        return self._rollouts[seat].outcome(g.clone()) - hasty

    def reason(self, g: Position, seat: Seat, said: Answer) -> tuple[Kind, tuple[int, ...]] | None:
        assert isinstance(g, Hellas)
        question = g.agenda[-1]
        if isinstance(question, AnswerCard):
            # Whoever lets a card pass does not say why: that would tell whether they could have answered.
            return (VETOES, (int(question.card),)) if said.verb == SAY_PLAY else None
        if said.verb == SAY_PLAY:
            return PLAYS, (int(said.x),)
        if said.verb == SAY_DECLARE:
            return (GATHERS if said.x == BURST else SAILS if said.x == VOYAGE else STRIKES), ()
        if said.verb == SAY_TARGET:
            return RAIDS, (int(said.x),)
        if said.verb == SAY_PLACE:
            return LAYS, (int(said.x),)
        return _plain(said.verb)


def _plain(verb: i64) -> tuple[Kind, tuple[int, ...]] | None:
    if verb == SAY_DECLINE:
        return DECLINES, ()
    if verb == SAY_NO_ATTACK:
        return HOLDS_BACK, ()
    return (REGROUPS, ()) if verb == SAY_REGROUP else None
