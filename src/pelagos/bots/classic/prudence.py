"""What even a beginner does not do in Classic."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from pelagos.bots.prudence import FAIR_RAISE, HARMFUL, IDLE, SENSIBLE, Prudence
from pelagos.games.archipelago.bits import first_of
from pelagos.games.classic.creatures.figures import PlaceFigure
from pelagos.games.classic.creatures.sylph import SailFreely
from pelagos.games.classic.ids import (
    CHIRON,
    MEDUSA,
    MINOTAUR,
    NONE,
    SAY_BID,
    SAY_DECLINE,
    SAY_DESTROY,
    SAY_DONE,
    SAY_FLY,
    SAY_KILL,
    SAY_KRAKEN,
    SAY_MARCH,
    SAY_PLACE,
    SAY_PROSPER,
    SAY_REPLACE,
    SAY_ROB,
    SAY_SAIL,
    SAY_SELL_FLEET,
    SAY_SELL_PHILOSOPHER,
    SAY_SELL_PRIEST,
    SAY_SELL_TROOP,
    SAY_SWAP,
    SYLPH_STEPS,
    TYPES,
    CreatureId,
    Island,
    Sea,
)
from pelagos.games.classic.ops import figure_on, owned_buildings
from pelagos.games.classic.position import Classic
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.task import Choice


class ClassicPrudence(Prudence):
    """Classic."""

    deeds: ClassVar[frozenset[str]] = frozenset({"buy {x:slot}", "copy {x:creature}"})
    vain: ClassVar[frozenset[str]] = frozenset({"effect-declined"})

    def folly(self, phrase: str, said: Answer, g: Position, question: Choice[Any], seat: Seat) -> i64:
        assert isinstance(g, Classic)
        verb = said.verb
        if verb == SAY_BID:
            # C-7.3: one coin more is enough.
            return IDLE if said.n > g.amount[said.x] + FAIR_RAISE else SENSIBLE
        if verb in (SAY_SAIL, SAY_MARCH, SAY_FLY):
            return self.move(said, g, seat)
        if verb == SAY_PROSPER:
            return lot(g.owner[said.x], seat)
        if verb in (SAY_SELL_TROOP, SAY_SELL_FLEET, SAY_SELL_PRIEST, SAY_SELL_PHILOSOPHER):
            # C-20.6.1: what costs more than it brings is no bargain, and a beginner does not reckon beyond it.
            return HARMFUL
        if verb in (SAY_DECLINE, SAY_REPLACE):
            return IDLE
        if verb == SAY_DONE:
            return IDLE if not isinstance(question, SailFreely) or question.steps == SYLPH_STEPS else SENSIBLE
        return self.creature(said, g, question, seat)

    def creature(self, said: Answer, g: Classic, question: Choice[Any], seat: Seat) -> i64:
        """What a creature is asked to do."""
        verb = said.verb
        if verb in (SAY_DESTROY, SAY_KILL):
            return against(g.owner[said.x], seat)
        if verb == SAY_KRAKEN:
            return against(g.ruler[said.x], seat)
        if verb == SAY_ROB:
            # C-20.9.1: half of one coin is nothing; for the other thieves gold does not matter.
            return IDLE if type(question).__name__ == "StealGold" and g.most[said.x] < 2 else SENSIBLE
        if verb == SAY_SWAP:
            gains = owned_buildings(g, seat, said.n) == 0 and owned_buildings(g, seat, said.y % TYPES) > 1
            return SENSIBLE if gains else IDLE
        if verb == SAY_PLACE and isinstance(question, PlaceFigure):
            return self.figure(question.creature, said.x, g, seat)
        return SENSIBLE

    def move(self, said: Answer, g: Classic, seat: Seat) -> i64:
        """C-14.3: a beginner counts heads, and does not go where they are fewer."""
        at_sea = said.verb == SAY_SAIL
        holder = g.ruler[said.y] if at_sea else g.owner[said.y]
        if holder in (NONE, seat):
            return SENSIBLE
        return HARMFUL if said.n < (g.fleets[said.y] if at_sea else g.troops[said.y]) else SENSIBLE

    def figure(self, creature: CreatureId, island: Island, g: Classic, seat: Seat) -> i64:
        """C-19.8: Minotaur and Chiron guard an own island, Medusa and Polyphemus trouble another's."""
        if figure_on(g, island) != NONE:
            return IDLE
        if creature in (MINOTAUR, CHIRON):
            return lot(g.owner[island], seat)
        if creature == MEDUSA:
            return max(against(g.owner[island], seat), SENSIBLE if g.troops[island] else IDLE)
        return self.pushes(g.board.ring[island], g, seat)

    def pushes(self, seas: i64, g: Classic, seat: Seat) -> i64:
        """C-20.17.1: fleets of a rival around the island, and none of one's own."""
        found: i64 = IDLE
        while seas:
            sea: Sea = first_of(seas)
            seas &= seas - 1
            if g.ruler[sea] == seat:
                return HARMFUL
            if g.ruler[sea] != NONE:
                found = SENSIBLE
        return found


def lot(holder: i64, seat: Seat) -> i64:
    """Something good comes to whoever holds that."""
    if holder == seat:
        return SENSIBLE
    return IDLE if holder == NONE else HARMFUL


def against(holder: i64, seat: Seat) -> i64:
    """Something bad does."""
    if holder == NONE:
        return IDLE
    return HARMFUL if holder == seat else SENSIBLE
