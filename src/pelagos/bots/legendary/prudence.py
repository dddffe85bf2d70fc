"""What even a beginner does not do in Legendary."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from pelagos.bots.prudence import FAIR_RAISE, HARMFUL, IDLE, SENSIBLE, Prudence
from pelagos.games.archipelago.bits import first_of
from pelagos.games.legendary.building import owned
from pelagos.games.legendary.creatures.figures import PlaceFigure
from pelagos.games.legendary.ids import (
    CERBERUS,
    HEROES,
    HYDRA,
    KRAKEN,
    LAND_OF,
    MEDUSA,
    NONE,
    OWNER_OF,
    POLYPHEMUS,
    SAY_BID,
    SAY_CHANGE,
    SAY_DEVOUR,
    SAY_FALL,
    SAY_GO,
    SAY_KILL,
    SAY_LEAD,
    SAY_MARCH,
    SAY_MERCENARIES,
    SAY_PASS,
    SAY_PLACE,
    SAY_PLUNDER,
    SAY_PROSPER,
    SAY_REROLL,
    SAY_SAIL,
    SAY_TO,
    SAY_TROOPS,
    SAY_WITHOUT,
    Area,
    CreatureId,
    Faction,
    HeroId,
    Land,
)
from pelagos.games.legendary.maintenance import MoveFigure
from pelagos.games.legendary.move import TakeHero, TakeMercenaries, TakeTroops
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.relocate import RelocateTo
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.task import Choice


class LegendaryPrudence(Prudence):
    """Legendary."""

    deeds: ClassVar[frozenset[str]] = frozenset(
        {"buy {x:slot}", "copy {x:creature}", "play", "pick {x:creature}", "place {x:area}", "go {x:area}"}
    )
    vain: ClassVar[frozenset[str]] = frozenset({"effect-lost", "flight-declined"})

    def folly(self, phrase: str, said: Answer, g: Position, question: Choice[Any], seat: Seat) -> i64:
        assert isinstance(g, Legendary)
        verb = said.verb
        if verb == SAY_BID:
            # L-7.3: the next value of the track is enough.
            return IDLE if said.n > g.amount[said.x] + FAIR_RAISE else SENSIBLE
        if verb in (SAY_SAIL, SAY_MARCH, SAY_LEAD, SAY_TO):
            return self.move(said, g, question, seat)
        if verb in (SAY_TROOPS, SAY_MERCENARIES, SAY_WITHOUT):
            return self.party(said, g, question, seat)
        if verb == SAY_PROSPER:
            return lot(g, said.x, seat)
        if verb in (SAY_PASS, SAY_REROLL, SAY_FALL):
            # A flight that was paid for is flown, gold is for buildings, and nobody falls who may withdraw.
            return IDLE
        return self.creature(said, g, question, seat)

    def creature(self, said: Answer, g: Legendary, question: Choice[Any], seat: Seat) -> i64:
        """What a creature is asked to do."""
        verb = said.verb
        if verb in (SAY_KILL, SAY_DEVOUR):
            return against(g, said.x, seat)
        if verb == SAY_PLUNDER:
            # L-15.6.1: half of one coin is nothing.
            teams = g.frame.teams
            return IDLE if g.most[g.team_of(faction_of(g, seat)) * teams + said.x] < 2 else SENSIBLE
        if verb == SAY_CHANGE:
            who = g.owner[g.board.site_land[said.x]]
            gains = owned(g, who, said.y) == 0 and owned(g, who, g.building[said.x]) > 1
            return SENSIBLE if gains else IDLE
        if verb == SAY_PLACE and isinstance(question, PlaceFigure):
            return self.figure(question.creature, said.x, g, seat)
        if verb == SAY_GO and isinstance(question, MoveFigure):
            return self.figure(question.creature, said.x, g, seat)
        return SENSIBLE

    def figure(self, creature: CreatureId, area: Area, g: Legendary, seat: Seat) -> i64:
        """L-15.13 to L-15.18: the Hydra blesses an own area, others trouble a rival's."""
        if creature == HYDRA:
            return lot(g, area, seat)
        if creature in (KRAKEN, MEDUSA, CERBERUS):
            return against(g, area, seat)
        return self.pushes(g.board.seas_of_land[area], g, seat) if creature == POLYPHEMUS else SENSIBLE

    def pushes(self, seas: i64, g: Legendary, seat: Seat) -> i64:
        """L-15.18.2: fleets of a rival around the land, and none of one's own."""
        found: i64 = IDLE
        while seas:
            sea = first_of(seas)
            seas &= seas - 1
            if is_ours(g, g.ruler[sea], seat):
                return HARMFUL
            if g.ruler[sea] != NONE:
                found = SENSIBLE
        return found

    def move(self, said: Answer, g: Legendary, question: Choice[Any], seat: Seat) -> i64:
        """L-12.1.3: a beginner counts heads, and does not go where they are fewer."""
        if said.verb == SAY_SAIL:
            if g.ruler[said.y] == NONE or is_ours(g, g.ruler[said.y], seat):
                return SENSIBLE
            return HARMFUL if said.n < g.fleets[said.y] else SENSIBLE
        if said.verb == SAY_TO:
            goal: Land = said.x
            assert isinstance(question, RelocateTo)
            heads = heads_in(g, question.land)
        else:
            goal = said.y
            heads = heads_in(g, said.x) if said.verb == SAY_MARCH else led_by(g, said.x)
        if g.owner[goal] == NONE or is_ours(g, g.owner[goal], seat):
            return SENSIBLE
        return HARMFUL if heads < heads_in(g, goal) else SENSIBLE

    def party(self, said: Answer, g: Legendary, question: Choice[Any], seat: Seat) -> i64:
        """L-11.2.1: whoever goes against a rival goes with all there are."""
        if isinstance(question, TakeTroops):
            goal, all_there = question.goal, g.troops[question.land]
        elif isinstance(question, TakeMercenaries):
            goal, all_there = question.goal, g.mercenaries[question.land]
        elif isinstance(question, TakeHero):
            goal, all_there = question.goal, 1
        else:
            return SENSIBLE
        if g.owner[goal] == NONE or is_ours(g, g.owner[goal], seat):
            return SENSIBLE
        return IDLE if said.n < all_there else SENSIBLE


def faction_of(g: Legendary, seat: Seat) -> Faction:
    """A faction of this seat; in the duel the first of two."""
    for who in range(g.frame.factions):
        if g.seat_of(who) == seat:
            return who
    return NONE


def is_ours(g: Legendary, holder: Faction, seat: Seat) -> bool:
    """Is that a faction of this seat, or of its team?"""
    return holder != NONE and g.allied(faction_of(g, seat), holder)


def holder_of(g: Legendary, area: Area) -> Faction:
    return g.owner[area] if area < g.board.lands else g.ruler[area - g.board.lands]


def lot(g: Legendary, area: Area, seat: Seat) -> i64:
    """Something good comes to whoever holds that."""
    holder = holder_of(g, area)
    if is_ours(g, holder, seat):
        return SENSIBLE
    return IDLE if holder == NONE else HARMFUL


def against(g: Legendary, area: Area, seat: Seat) -> i64:
    """Something bad does."""
    holder = holder_of(g, area)
    if holder == NONE:
        return IDLE
    return HARMFUL if is_ours(g, holder, seat) else SENSIBLE


def heads_in(g: Legendary, land: Land) -> i64:
    """Troops, mercenaries and heroes in a land."""
    heads: i64 = g.troops[land] + g.mercenaries[land]
    for hero in range(HEROES):
        if g.heroes[LAND_OF + hero] == land and g.heroes[OWNER_OF + hero] != NONE:
            heads += 1
    return heads


def led_by(g: Legendary, hero: HeroId) -> i64:
    """L-11.3.1: a hero and the Troops that may follow."""
    land = g.heroes[LAND_OF + hero]
    return 1 + g.troops[land] + g.mercenaries[land]
