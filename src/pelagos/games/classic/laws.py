"""The invariants of Classic that one position can show. Those about a change stand in the tests that watch games."""

from typing import Final

from pelagos.games.classic.actions import TakeTurn
from pelagos.games.classic.battle import is_at_sea
from pelagos.games.classic.hooks import closed_seas
from pelagos.games.classic.ids import (
    BUILDINGS,
    CHIMERA,
    CREATURES,
    CYCLE_OF,
    HELD,
    IN_DISCARD,
    IN_USE,
    ISLAND_OF,
    LAND_FIGURES,
    METROPOLISES,
    NONE,
    OWNER_OF,
    PHILOSOPHERS,
    PRIESTS,
    PROSPERITY_MARKERS,
    SLOT_2,
    SLOT_4,
    TYPES,
    UNITS,
    ZONE_O,
    ZONE_S,
)
from pelagos.games.classic.offerings import PlaceMarker, price
from pelagos.games.classic.ops import built, cards_in, in_zone, islands_owned, owned_buildings
from pelagos.games.classic.position import Classic
from pelagos.kernel.title import Law


def is_stable(g: Classic) -> bool:
    """Between two actions: nothing is pending below a turn's menu."""
    return bool(g.agenda) and isinstance(g.agenda[-1], TakeTurn | PlaceMarker)


def lost_units(g: Classic) -> str:
    """INV-01: eight troops and eight fleets each, on the board, in a battle or in reserve."""
    at_sea = g.attacker != NONE and is_at_sea(g)
    for seat in range(g.seats):
        fighting = g.attackers if g.attacker == seat else 0
        troops = g.troop_reserve[seat] + sum([n for i, n in enumerate(g.troops) if g.owner[i] == seat])
        fleets = g.fleet_reserve[seat] + sum([n for i, n in enumerate(g.fleets) if g.ruler[i] == seat])
        if troops + (0 if at_sea else fighting) != UNITS or fleets + (fighting if at_sea else 0) != UNITS:
            return f"seat {seat} has {troops} troops, {fleets} fleets, {fighting} fighting"
        if g.troop_reserve[seat] < 0 or g.fleet_reserve[seat] < 0:
            return f"seat {seat} has a reserve below zero"
    return ""


def wrong_gold(g: Classic) -> str:
    """INV-02; and the notes hold what they promise."""
    for seat in range(g.seats):
        if not 0 <= g.least[seat] <= g.gold[seat] <= g.most[seat]:
            return f"seat {seat}: {g.least[seat]} {g.gold[seat]} {g.most[seat]}"
    return ""


def wrong_seas(g: Classic) -> str:
    """INV-03, INV-05: a sea has an owner exactly if it has fleets; no fleet lies in a closed sea."""
    closed = closed_seas(g) if is_stable(g) else 0
    for sea, fleets in enumerate(g.fleets):
        if fleets < 0 or (fleets == 0) != (g.ruler[sea] == NONE):
            return f"sea {sea} has {fleets} fleets of {g.ruler[sea]}"
        if fleets and (closed >> sea & 1 or sea == g.kraken):
            return f"fleets in the closed sea {sea}"
    return ""


def wrong_islands(g: Classic) -> str:
    """INV-04, INV-26: troops have an owner; a living player has an island, an eliminated one nothing."""
    for island, troops in enumerate(g.troops):
        if troops < 0 or (troops and g.owner[island] == NONE):
            return f"island {island} has {troops} troops of {g.owner[island]}"
    for seat in range(g.seats):
        if (islands_owned(g, seat) > 0) != (g.alive[seat] == 1):
            return f"seat {seat} lives {g.alive[seat]} with {islands_owned(g, seat)} islands"
        if not g.alive[seat] and (g.gold[seat] or g.priests[seat] or g.philosophers[seat] or holds_marker(g, seat)):
            return f"seat {seat} is out and holds something"
    return ""


def holds_marker(g: Classic, seat: int) -> bool:
    return any(marker != NONE and g.seat_of(marker) == seat for marker in [*g.bidder, *g.apollo, *g.order])


def crowded_zones(g: Classic) -> str:
    """INV-06: no more buildings than slots, and none under a metropolis."""
    for island in range(len(g.owner)):
        under, beside = in_zone(g, island, ZONE_S), in_zone(g, island, ZONE_O)
        if under > g.board.slots_under_site[island] or beside > g.board.slots_beside_site[island]:
            return f"island {island} has {under} and {beside} buildings"
        if g.metropolis[island] and under:
            return f"a building lies under the metropolis of island {island}"
        if not 0 <= g.used_temples[island] <= built(g, island, 2):
            return f"island {island} has {g.used_temples[island]} used temples"
    return ""


def wrong_supply(g: Classic) -> str:
    """INV-07, INV-08: what is not on the board or in a hand is in the supply."""
    for kind in range(TYPES):
        standing = sum([built(g, island, kind) for island in range(len(g.owner))])
        if standing + g.supply[kind] != BUILDINGS or g.supply[kind] < 0:
            return f"{standing} + {g.supply[kind]} buildings of type {kind}"
    cities = len([1 for state in g.metropolis if state])
    if cities + g.supply[TYPES] != METROPOLISES:
        return f"{cities} + {g.supply[TYPES]} metropolises"
    if sum(list(g.prosperity)) + g.prosperity_left != PROSPERITY_MARKERS:
        return "prosperity markers do not add up"
    if sum(list(g.priests)) > PRIESTS or sum(list(g.philosophers)) > PHILOSOPHERS:
        return "too many priests or philosophers"
    return "" if min(list(g.priests) + list(g.philosophers)) >= 0 else "fewer than no cards"


def unfinished_metropolises(g: Classic) -> str:
    """INV-09: between actions nobody holds four philosophers or a whole set."""
    if is_stable(g):
        for seat in range(g.seats):
            if g.philosophers[seat] > 3:
                return f"seat {seat} holds {g.philosophers[seat]} philosophers"
            if all(owned_buildings(g, seat, kind) for kind in range(TYPES)):
                return f"seat {seat} owns a set"
    return ""


def wrong_creatures(g: Classic) -> str:
    """INV-10 to INV-12, INV-14: one card a slot, figures with their cards held, no Chimera in the discard pile."""
    for slot in range(SLOT_4, SLOT_2 + 1):
        if cards_in(g, slot) > 1:
            return f"{cards_in(g, slot)} cards in slot {slot}"
    for figure in range(LAND_FIGURES):
        standing = g.figures[ISLAND_OF + figure] != NONE
        place = g.where[g.frame.figure_cards[figure]]
        if standing != (place == HELD) or standing != (g.figures[OWNER_OF + figure] != NONE):
            return f"figure {figure} stands {standing} and its card lies in {place}"
    islands = [island for island in list(g.figures)[:LAND_FIGURES] if island != NONE]
    if len(set(islands)) != len(islands):
        return "two figures on one island"
    if any(g.where[creature] == HELD and g.frame.figure_of[creature] == NONE for creature in range(CREATURES)):
        return "a card without a land figure is held"
    if is_stable(g) and (g.where[CHIMERA] == IN_DISCARD or cards_in(g, IN_USE)):
        return "the Chimera lies in the discard pile, or a card is still in use"
    if not g.frame.extent.creatures:
        return "" if all(place == NONE for place in g.where) else "a card came out of the box"
    return "" if all(0 <= g.where[creature] <= SLOT_2 for creature in range(CREATURES)) else "a card is nowhere"


def expired_figures(g: Classic) -> str:
    """INV-13: in their turn, nobody has a figure of an earlier cycle."""
    if g.active != NONE and is_stable(g):
        for figure in range(LAND_FIGURES):
            if g.figures[OWNER_OF + figure] == g.active and g.figures[CYCLE_OF + figure] < g.cycle:
                return f"figure {figure} has outlived its time"
    return ""


def wrong_offerings(g: Classic) -> str:
    """INV-18, INV-19: an amount has a bidder; everybody can pay while offerings are made."""
    for god, amount in enumerate(g.amount):
        if (amount == 0) != (g.bidder[god] == NONE):
            return f"god {god} has {amount} of {g.bidder[god]}"
    markers = [marker for marker in [*g.bidder, *g.apollo] if marker != NONE]
    if len(set(markers)) != len(markers):
        return "a marker stands twice"
    if g.agenda and isinstance(g.agenda[-1], PlaceMarker):
        for seat in range(g.seats):
            if price(g, seat) > g.gold[seat]:
                return f"seat {seat} cannot pay {price(g, seat)}"
    return ""


def idle_battle(g: Classic) -> str:
    """INV-29: between actions no battle runs."""
    return "a battle without a battle" if is_stable(g) and (g.attacker != NONE or g.attackers) else ""


LAWS: Final = (
    Law("units", lost_units),
    Law("gold", wrong_gold),
    Law("seas", wrong_seas),
    Law("islands", wrong_islands),
    Law("zones", crowded_zones),
    Law("supply", wrong_supply),
    Law("metropolises", unfinished_metropolises),
    Law("creatures", wrong_creatures),
    Law("figures", expired_figures),
    Law("offerings", wrong_offerings),
    Law("battle", idle_battle),
)
