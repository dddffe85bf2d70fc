"""Operations on the position: gold, units, buildings, cards. Verbs that keep every count right."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.classic import events as told
from pelagos.games.classic.ids import (
    CREATURES,
    CYCLE_OF,
    HELD,
    IN_DECK,
    IN_DISCARD,
    ISLAND_OF,
    LAND_FIGURES,
    METROPOLIS,
    NONE,
    OWNER_OF,
    SITES,
    TEMPLE,
    TYPES,
    ZONE_O,
    ZONE_S,
    BuildingKind,
    CardPlace,
    CreatureId,
    Gold,
    Island,
    Sea,
    Seas,
    Site,
    Zone,
)
from pelagos.games.classic.position import Classic
from pelagos.kernel.ids import Seat

# Gold (C-1.3, C-21.2): every change is public, so the notes move with the purse.


def earn(g: Classic, seat: Seat, gold: Gold) -> None:
    g.gold[seat] += gold
    g.least[seat] += gold
    g.most[seat] += gold


def spend(g: Classic, seat: Seat, gold: Gold) -> None:
    """Paying shows that the gold was there."""
    prove(g, seat, gold)
    g.gold[seat] -= gold
    g.least[seat] -= gold
    g.most[seat] -= gold


def prove(g: Classic, seat: Seat, gold: Gold) -> None:
    """A bid or a price shows that a purse holds at least so much."""
    if g.least[seat] < gold:
        g.least[seat] = gold
        g.reveal()


def show_gold(g: Classic, seat: Seat) -> None:
    """C-20.9.2"""
    if g.least[seat] != g.gold[seat] or g.most[seat] != g.gold[seat]:
        g.least[seat] = g.most[seat] = g.gold[seat]
        g.reveal()


def income(g: Classic, seat: Seat) -> Gold:
    """C-6.4: prosperity of the islands owned, and one for each trade sea with a fleet."""
    board = g.board
    total: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == seat:
            total += board.prosperity[island] + g.prosperity[island]
    for sea in range(len(g.ruler)):
        if g.ruler[sea] == seat:
            total += board.trade[sea]
    return total


# Fleets and troops: C-1.1, C-2.4, C-2.8


def launch(g: Classic, seat: Seat, sea: Sea, fleets: i64) -> None:
    """Fleets come to a sea from the reserve."""
    g.fleet_reserve[seat] -= fleets
    arrive(g, seat, sea, fleets)


def sink(g: Classic, sea: Sea, fleets: i64) -> None:
    """Fleets go from a sea to their owner's reserve."""
    g.fleet_reserve[g.ruler[sea]] += fleets
    leave(g, sea, fleets)


def arrive(g: Classic, seat: Seat, sea: Sea, fleets: i64) -> None:
    g.ruler[sea] = seat
    g.fleets[sea] += fleets


def leave(g: Classic, sea: Sea, fleets: i64) -> None:
    """A sea without a fleet belongs to nobody (C-6.2)."""
    g.fleets[sea] -= fleets
    if g.fleets[sea] == 0:
        g.ruler[sea] = NONE


def kill(g: Classic, island: Island, troops: i64) -> None:
    """Troops go from an island to their owner's reserve; the island keeps its owner."""
    g.troops[island] -= troops
    g.troop_reserve[g.owner[island]] += troops


def seas_of(g: Classic, seat: Seat) -> Seas:
    """The set of own seas."""
    seas: i64 = 0
    for sea in range(len(g.ruler)):
        if g.ruler[sea] == seat:
            seas |= bit(sea)
    return seas


def islands_owned(g: Classic, seat: Seat) -> i64:
    count: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == seat:
            count += 1
    return count


# Buildings: C-2.5, C-10, C-19.5


def built(g: Classic, island: Island, kind: BuildingKind) -> i64:
    """How many buildings of a type stand on an island."""
    return g.sites[island * SITES + kind] + g.sites[island * SITES + TYPES + kind]


def owned_buildings(g: Classic, seat: Seat, kind: BuildingKind) -> i64:
    count: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == seat:
            count += built(g, island, kind)
    return count


def metropolises(g: Classic, seat: Seat) -> i64:
    count: i64 = 0
    for island in range(len(g.owner)):
        if g.owner[island] == seat and g.metropolis[island]:
            count += 1
    return count


def in_zone(g: Classic, island: Island, zone: Zone) -> i64:
    """How many buildings stand in a zone."""
    first = island * SITES + zone * TYPES
    return g.sites[first] + g.sites[first + 1] + g.sites[first + 2] + g.sites[first + 3]


def free_slots(g: Classic, island: Island, zone: Zone) -> i64:
    """C-2.5, C-2.6: a metropolis covers zone S."""
    if zone == ZONE_O:
        return g.board.slots_beside_site[island] - in_zone(g, island, ZONE_O)
    if g.metropolis[island]:
        return 0
    return g.board.slots_under_site[island] - in_zone(g, island, ZONE_S)


def put_building(g: Classic, island: Island, site: Site) -> None:
    g.sites[island * SITES + site] += 1
    g.supply[site % TYPES] -= 1


def remove_building(g: Classic, island: Island, site: Site) -> None:
    """C-1.6; of several temples a used one goes first (C-19.5)."""
    kind = site % TYPES
    g.sites[island * SITES + site] -= 1
    g.supply[kind] += 1
    if kind == TEMPLE and g.used_temples[island]:
        g.used_temples[island] -= 1


def put_metropolis(g: Classic, island: Island) -> None:
    """C-15.7: whatever stands in zone S goes back to the supply."""
    for kind in range(TYPES):
        while g.sites[island * SITES + kind]:
            remove_building(g, island, kind)
    g.metropolis[island] = 1
    g.supply[METROPOLIS] -= 1


# Creature cards (C-4.6 to C-4.8, C-19.3)


def deck_size(g: Classic) -> i64:
    return cards_in(g, IN_DECK)


def cards_in(g: Classic, place: CardPlace) -> i64:
    count: i64 = 0
    for creature in range(CREATURES):
        if g.where[creature] == place:
            count += 1
    return count


def card_in(g: Classic, place: CardPlace) -> CreatureId:
    """The card in a slot, or NONE."""
    for creature in range(CREATURES):
        if g.where[creature] == place:
            return creature
    return NONE


def discard(g: Classic, creature: CreatureId) -> None:
    """A card comes to the discard pile, and may do something there itself."""
    g.where[creature] = IN_DISCARD
    g.frame.creatures[creature].discarded(g)


def reshuffle(g: Classic) -> None:
    """The discard pile becomes deck; nobody knows the order of a deck, so that there is nothing else to do."""
    for creature in range(CREATURES):
        if g.where[creature] == IN_DISCARD:
            g.where[creature] = IN_DECK
    g.tell(told.DECK_SHUFFLED)


# Figures (C-19.8 to C-19.12)


def figure_on(g: Classic, island: Island) -> CreatureId:
    """The land figure, as a creature, that stands on an island, or NONE."""
    for figure in range(LAND_FIGURES):
        if g.figures[ISLAND_OF + figure] == island:
            return g.frame.figure_cards[figure]
    return NONE


def island_of(g: Classic, creature: CreatureId) -> Island:
    """Where the land figure of such a creature stands, or NONE."""
    return g.figures[ISLAND_OF + g.frame.figure_of[creature]]


def put_figure(g: Classic, creature: CreatureId, island: Island, summoner: Seat) -> None:
    """C-19.8: the card is held as long as the figure stands."""
    figure = g.frame.figure_of[creature]
    g.figures[ISLAND_OF + figure] = island
    g.figures[OWNER_OF + figure] = summoner
    g.figures[CYCLE_OF + figure] = g.cycle
    g.where[creature] = HELD


def remove_figure(g: Classic, creature: CreatureId) -> None:
    """The figure leaves; its card goes to the discard pile."""
    figure = g.frame.figure_of[creature]
    g.tell(told.FIGURE_LEFT, creature, g.figures[ISLAND_OF + figure])
    g.figures[ISLAND_OF + figure] = g.figures[OWNER_OF + figure] = NONE
    g.figures[CYCLE_OF + figure] = 0
    discard(g, creature)
