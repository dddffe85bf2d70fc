"""Operations on the position: units, control, cards, figures. Verbs that keep every count right."""

from mypy_extensions import i64

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary import events as told
from pelagos.games.legendary.ids import (
    AREA_OF,
    CREATURES,
    CYCLE_OF,
    DRAWN,
    FIGURES,
    FLEET,
    HELD,
    HERO_DISCARD,
    HERO_SLOT,
    HERO_SLOTS,
    HEROES,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    IN_USE,
    LAND_OF,
    MASTER_OF,
    MERCENARIES,
    MERCENARY,
    MOVES_OF,
    NONE,
    ON_TOP,
    OWNER_OF,
    PHILOSOPHERS,
    PLACE_OF,
    PRIESTESSES,
    REMOVED,
    TROOP,
    Area,
    CardPlace,
    CreatureId,
    Faction,
    Heroes,
    HeroId,
    HeroPlace,
    Land,
    Lands,
    Sea,
    Seas,
    Unit,
)
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.ids import NOBODY
from pelagos.kernel.sheet import Sheet

# Fleets: L-1.3, L-13.4


def arrive(g: Legendary, who: Faction, sea: Sea, fleets: i64) -> None:
    g.ruler[sea] = who
    g.fleets[sea] += fleets


def leave(g: Legendary, sea: Sea, fleets: i64) -> None:
    """L-11.1.4: a sea without fleets is nobody's."""
    g.fleets[sea] -= fleets
    if g.fleets[sea] == 0:
        g.ruler[sea] = NONE


def launch(g: Legendary, who: Faction, sea: Sea) -> None:
    """A fleet comes from the reserve."""
    g.fleet_reserve[who] -= 1
    arrive(g, who, sea, 1)


def sink(g: Legendary, sea: Sea, fleets: i64) -> None:
    """Fleets go back to their owner's reserve."""
    g.fleet_reserve[g.ruler[sea]] += fleets
    leave(g, sea, fleets)


def seas_of(g: Legendary, who: Faction) -> Seas:
    """The set of seas a faction controls."""
    seas: i64 = 0
    for sea in range(g.board.seas):
        if g.ruler[sea] == who:
            seas |= bit(sea)
    return seas


# Land: L-13


def lands_of(g: Legendary, who: Faction) -> Lands:
    """The set of lands a faction controls."""
    lands: i64 = 0
    for land in range(g.board.lands):
        if g.owner[land] == who:
            lands |= bit(land)
    return lands


def offer_lands(g: Legendary, who: Faction, verb: i64, sheet: Sheet) -> None:
    """One option for each land of a faction, or of nobody."""
    for land in range(g.board.lands):
        if g.owner[land] == who:
            sheet.add(verb, land)


def lands_owned(g: Legendary, who: Faction) -> i64:
    count: i64 = 0
    for land in range(g.board.lands):
        if g.owner[land] == who:
            count += 1
    return count


def muster(g: Legendary, who: Faction, land: Land) -> None:
    """A basic troop comes from the reserve."""
    g.troop_reserve[who] -= 1
    g.troops[land] += 1


def enlist(g: Legendary, land: Land) -> None:
    """A mercenary comes from the supply."""
    g.supply[MERCENARIES] -= 1
    g.mercenaries[land] += 1


def eliminate_unit(g: Legendary, unit: Unit, area: Area) -> Faction:
    """L-1.3: a Troop or fleet that stands in an area goes where it came from. Returns whose it was."""
    if unit == FLEET:
        sea = area - g.board.lands
        whose = g.ruler[sea]
        sink(g, sea, 1)
        return whose
    whose = g.owner[area]
    if unit == TROOP:
        g.troops[area] -= 1
        g.troop_reserve[whose] += 1
    else:
        g.mercenaries[area] -= 1
        g.supply[MERCENARIES] += 1
    return whose


def unit_in(g: Legendary, unit: Unit, area: Area) -> bool:
    """Is there such a Troop or fleet in this area?"""
    if area >= g.board.lands:
        return unit == FLEET and g.fleets[area - g.board.lands] > 0
    if unit == TROOP:
        return g.troops[area] > 0
    return unit == MERCENARY and g.mercenaries[area] > 0


def cornucopias(g: Legendary, area: Area) -> i64:
    """L-2.5"""
    return g.board.corn[area] + g.prosperity[area]


def controller(g: Legendary, area: Area) -> Faction:
    """L-13.1: who controls a land or a sea."""
    return g.owner[area] if area < g.board.lands else g.ruler[area - g.board.lands]


# Cards in front of the screens: L-1.4


def gain_priestess(g: Legendary, who: Faction) -> bool:
    """From an empty supply nothing is gained."""
    if g.supply[PRIESTESSES] == 0:
        return False
    g.supply[PRIESTESSES] -= 1
    g.priestesses[who] += 1
    return True


def give_priestesses(g: Legendary, who: Faction, n: i64) -> None:
    g.priestesses[who] -= n
    g.supply[PRIESTESSES] += n


def gain_philosopher(g: Legendary, who: Faction) -> bool:
    if g.supply[PHILOSOPHERS] == 0:
        return False
    g.supply[PHILOSOPHERS] -= 1
    g.philosophers[who] += 1
    return True


def give_philosophers(g: Legendary, who: Faction, n: i64) -> None:
    g.philosophers[who] -= n
    g.supply[PHILOSOPHERS] += n


# Creature cards: L-5.7, L-15.2.4


def card_in(g: Legendary, place: CardPlace) -> CreatureId:
    """A card that lies in this place, or NONE."""
    for creature in range(CREATURES):
        if g.creatures.lying(place, creature):
            return creature
    return NONE


def place_of(g: Legendary, creature: CreatureId) -> CardPlace:
    """Where a card lies."""
    for place in range(g.creatures.places()):
        if g.creatures.lying(place, creature):
            return place
    return NONE


def discard(g: Legendary, creature: CreatureId, place: CardPlace) -> None:
    """A card comes to the discard pile, and may do something there itself."""
    g.creatures.move(g, creature, place, IN_DISCARD)
    g.frame.creatures[creature].discarded(g)


def reshuffle(g: Legendary) -> None:
    """Pile, deck and a card that somebody put back on top become one deck; nobody knows its order."""
    g.creatures.move_all(g, IN_DISCARD, IN_DECK)
    g.creatures.move_all(g, ON_TOP, IN_DECK)
    g.creatures.forget(ON_TOP, NOBODY)
    g.tell(told.DECK_SHUFFLED)


def renew_deck(g: Legendary) -> bool:
    """L-5.7: shuffle if the deck is used up. Is there a card to draw?"""
    if g.creatures.total(IN_DECK) + g.creatures.total(ON_TOP) == 0 and g.creatures.total(IN_DISCARD):
        reshuffle(g)
    return can_draw(g)


def can_draw(g: Legendary) -> bool:
    return g.creatures.total(IN_DECK) + g.creatures.total(ON_TOP) + g.creatures.total(IN_DISCARD) > 0


def next_place(g: Legendary) -> CardPlace:
    """Where the next card of the deck lies: on top if somebody has put it back there."""
    return ON_TOP if g.creatures.total(ON_TOP) else IN_DECK


def take_card(g: Legendary, creature: CreatureId, place: CardPlace) -> None:
    """A card of the deck comes to lie in this place."""
    g.creatures.move(g, creature, next_place(g), place)
    if g.creatures.total(ON_TOP) == 0:
        g.creatures.forget(ON_TOP, NOBODY)


def clear_drawn(g: Legendary) -> None:
    """The Sphinx's cards are gone; who saw them no longer matters."""
    g.creatures.forget(DRAWN, NOBODY)


# Figures: L-15.0.3


def figure_in(g: Legendary, area: Area) -> CreatureId:
    """The creature whose figure stands in an area, or NONE."""
    for figure in range(FIGURES):
        if g.figures[AREA_OF + figure] == area:
            return g.frame.figure_cards[figure]
    return NONE


def area_of(g: Legendary, creature: CreatureId) -> Area:
    """Where the figure of such a creature stands, or NONE."""
    return g.figures[AREA_OF + g.frame.figure_of[creature]]


def master_of(g: Legendary, creature: CreatureId) -> Faction:
    """Who controls the figure of such a creature, or NONE."""
    return g.figures[MASTER_OF + g.frame.figure_of[creature]]


def put_figure(g: Legendary, who: Faction, creature: CreatureId, area: Area) -> None:
    """L-10.7.4: the card stays with its faction while the figure is on the board."""
    figure = g.frame.figure_of[creature]
    g.figures[AREA_OF + figure] = area
    g.figures[MASTER_OF + figure] = who
    g.creatures.move(g, creature, IN_USE, HELD)


def move_figure(g: Legendary, creature: CreatureId, area: Area) -> None:
    g.figures[AREA_OF + g.frame.figure_of[creature]] = area


def remove_figure(g: Legendary, creature: CreatureId) -> None:
    """The figure leaves the board, the card goes to the discard pile."""
    figure = g.frame.figure_of[creature]
    g.figures[AREA_OF + figure] = g.figures[MASTER_OF + figure] = NONE
    discard(g, creature, HELD)


# Heroes: L-16.0


def heroes_in(g: Legendary, land: Land, who: Faction) -> Heroes:
    """The set of a faction's heroes in a land."""
    heroes: i64 = 0
    for hero in range(HEROES):
        if g.heroes[LAND_OF + hero] == land and g.heroes[OWNER_OF + hero] == who:
            heroes |= bit(hero)
    return heroes


def hero_with(g: Legendary, hero: HeroId, land: Land, who: Faction) -> bool:
    """Does this hero of a faction stand in this land?"""
    return g.heroes[LAND_OF + hero] == land and g.heroes[OWNER_OF + hero] == who


def on_hero_track(g: Legendary, hero: HeroId) -> bool:
    """Does this hero's card lie on the hero track?"""
    return HERO_SLOT <= g.heroes[PLACE_OF + hero] < HERO_SLOT + HERO_SLOTS


def put_hero(g: Legendary, who: Faction, hero: HeroId, land: Land) -> None:
    """A hero enters play; he counts as recruited in this cycle (L-15.1.3)."""
    g.heroes[PLACE_OF + hero] = IN_PLAY
    g.heroes[LAND_OF + hero] = land
    g.heroes[OWNER_OF + hero] = who
    g.heroes[CYCLE_OF + hero] = g.cycle
    g.heroes[MOVES_OF + hero] = 0


def lift_hero(g: Legendary, hero: HeroId, place: HeroPlace) -> None:
    """A hero's figure leaves the board; his card goes to this place."""
    g.heroes[PLACE_OF + hero] = place
    g.heroes[LAND_OF + hero] = NONE
    g.heroes[OWNER_OF + hero] = NONE
    g.heroes[CYCLE_OF + hero] = g.heroes[MOVES_OF + hero] = 0


def fall(g: Legendary, hero: HeroId) -> None:
    """L-16.0.3: lost in battle."""
    lift_hero(g, hero, HERO_DISCARD)


def depart_for_good(g: Legendary, hero: HeroId) -> None:
    """L-16.0.3: sacrificed."""
    lift_hero(g, hero, REMOVED)
