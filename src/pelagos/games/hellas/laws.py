"""The invariants of Hellas (H-17) that one position can show. What a view shows is the kernel's laws' business."""

from typing import Final

from pelagos.games.hellas.attack import AddOrLaunch, Prepare
from pelagos.games.hellas.flow import Declare
from pelagos.games.hellas.hands import owned
from pelagos.games.hellas.ids import (
    DOLPHIN,
    DRAWN_TILE,
    GODS,
    MOST_CARDS,
    MOST_IN_CITY,
    MOST_OF_A_GOD,
    NONE,
    ON_MAP,
    SIDES,
    TILES,
    UNDER,
)
from pelagos.games.hellas.map import STEPS, edges
from pelagos.games.hellas.pieces import attackers, cities
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import Garrison
from pelagos.games.hellas.stack import stack_size, tiles_in, tiles_under
from pelagos.kernel.title import Law

GOD_WORDS: Final = ("poseidon", "zeus", "ares")


def lost_pieces(g: Hellas) -> str:
    """H-17.1, H-20.4: 15 Greeks and 10 ships each, or as many as a reduced game has."""
    for seat in range(g.seats):
        own = [city for city in range(TILES) if g.owner[city] == seat]
        greeks = g.greek_supply[seat] + sum([g.greeks[city] for city in own])
        ships = g.ship_supply[seat] + sum([g.ships[city] for city in own])
        if seat == g.active:
            greeks += attackers(g) + g.greeks_afloat
            ships += g.ships_afloat
        extent = g.frame.extent
        if greeks != extent.greeks or ships != extent.ships or g.greek_supply[seat] < 0 or g.ship_supply[seat] < 0:
            return f"seat {seat} has {greeks} Greeks and {ships} ships"
    return ""


def wrong_cities(g: Hellas) -> str:
    """H-17.2, H-17.3: an owner and a Greek in every city, nothing anywhere else, and no more than a city holds."""
    regrouping = bool(g.agenda) and isinstance(g.agenda[-1], Garrison)
    crowded = any(isinstance(task, Prepare | AddOrLaunch) for task in g.agenda) or g.target != NONE
    for tile in range(TILES):
        on_map = g.where[tile] == ON_MAP and tile != DOLPHIN
        if on_map != (g.owner[tile] != NONE) or (g.where[tile] == ON_MAP) != (g.spot[tile] != NONE):
            return f"tile {tile} lies in {g.where[tile]} and belongs to {g.owner[tile]}"
        greeks, ships = g.greeks[tile], g.ships[tile]
        if not on_map and (greeks or ships):
            return f"pieces on tile {tile}"
        if not 0 <= ships <= MOST_IN_CITY or greeks < 0 or (greeks > MOST_IN_CITY and not crowded):
            return f"{greeks} Greeks and {ships} ships in city {tile}"
        waits = tile == g.gained or tile == g.target or regrouping
        if on_map and greeks == 0 and not waits:
            return f"no Greek in city {tile}"
    return ""


def lost_cards(g: Hellas) -> str:
    """H-17.4: every card is somewhere, once."""
    for god, word in enumerate(GOD_WORDS):
        back = g.back(god)
        for face, wanted in enumerate(g.frame.extent.copies[word]):
            found = sum([back.lying(place, face) for place in range(back.places())])
            if found != wanted:
                return f"{found} cards of face {face} of {word}"
        if min(list(back.count)) < 0:
            return f"a place owes a card of {word}"
    return ""


def too_many_cards(g: Hellas) -> str:
    """H-17.3, H-11.3"""
    for seat in range(g.seats):
        counts = [owned(g, seat, god) for god in range(GODS)]
        if max(counts) > MOST_OF_A_GOD or sum(counts) > MOST_CARDS:
            return f"seat {seat} holds {counts} cards"
    return ""


def wrong_tiles(g: Hellas) -> str:
    """H-17.4, H-12.36: one tile drawn at most, and no gap in the order of those under the stack."""
    if tiles_in(g, DRAWN_TILE) > 1:
        return "two tiles are drawn"
    under = sorted([g.where[tile] for tile in range(TILES) if g.where[tile] >= UNDER])
    return "" if under == [UNDER + i for i in range(tiles_under(g))] else "the bottom of the stack has a gap"


def wrong_contacts(g: Hellas) -> str:
    """H-17.5: all contacts match, and the water is one body."""
    at = {int(g.spot[tile]): tile for tile in range(TILES) if g.spot[tile] != NONE}
    reached, new = {DOLPHIN}, [DOLPHIN]
    while new:
        tile = new.pop()
        for d in range(SIDES):
            other = at.get(int(g.spot[tile] + STEPS[d]), NONE)
            if other == NONE:
                continue
            land = edges(g, tile) >> d & 1
            if land != edges(g, other) >> (d + 3) % SIDES & 1:
                return f"tiles {tile} and {other} do not match"
            if not land and other not in reached:
                reached.add(other)
                new.append(other)
    return "" if len(reached) == len(at) else "the water is divided"


def too_late(g: Hellas) -> str:
    """H-17.6: at the start of a turn nobody has won and the stack is not low."""
    if not g.agenda or not isinstance(g.agenda[-1], Declare):
        return ""
    extent = g.frame.extent
    if max([cities(g, seat) for seat in range(g.seats)]) >= extent.cities_to_win:
        return "a turn begins after a victory"
    fewest = extent.tiles - 1 - g.seats * (extent.cities_to_win - 1)
    return "" if stack_size(g) >= fewest else f"{stack_size(g)} tiles in the stack"


def stale_action(g: Hellas) -> str:
    """At the start of a turn nothing of an action is left."""
    if not g.agenda or not isinstance(g.agenda[-1], Declare):
        return ""
    left = g.steps or g.fair_wind or g.sail_on or g.attacks or g.far or g.by_sea or g.beachhead or g.spirits
    more = left or g.ship_wall or g.vetoes or g.greeks_afloat or g.ships_afloat or attackers(g)
    return "an action left something" if more or g.gained != NONE or g.target != NONE else ""


LAWS: Final = (
    Law("pieces", lost_pieces),
    Law("cities", wrong_cities),
    Law("cards", lost_cards),
    Law("limits", too_many_cards),
    Law("tiles", wrong_tiles),
    Law("contacts", wrong_contacts),
    Law("end", too_late),
    Law("action", stale_action),
)
