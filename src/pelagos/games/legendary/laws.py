"""The invariants of Legendary that one position can show. Those about a change stand in the tests that watch games."""

from typing import Final

from pelagos.games.legendary.actions import TakeTurn
from pelagos.games.legendary.building import has_place, metropolises_left, owned_by_team
from pelagos.games.legendary.creatures.figures import figure_card
from pelagos.games.legendary.described import fleets_out, troops_out
from pelagos.games.legendary.hooks import PROTECTORS, card_site, closed_seas
from pelagos.games.legendary.ids import (
    APOLLO,
    AREA_OF,
    BONUSES,
    BUILDINGS,
    CARDS,
    CREATURES,
    DRAWN,
    FIGURES,
    GODS,
    HELD,
    HEROES,
    IN_PLAY,
    IN_USE,
    KINDS,
    LAND_OF,
    MASTER_OF,
    MERCENARIES,
    MERCENARY_PIECES,
    METROPOLIS,
    NONE,
    ON_CARD,
    ON_TOP,
    OWNER_OF,
    PHILOSOPHERS,
    PLACE_OF,
    PRIESTESSES,
    TILES,
    TOKENS,
    UNITS,
)
from pelagos.games.legendary.maintenance import KeepOrRelease
from pelagos.games.legendary.offerings import PlacePawn, is_offer_value, takes_offers
from pelagos.games.legendary.ops import area_of, controller, lands_owned
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.title import Law


def at_rest(g: Legendary) -> bool:
    """L-21.3: the turn menu, a bid or the choice of a figure waits, or the game is over; no effect is half done."""
    return not g.agenda or isinstance(g.agenda[-1], TakeTurn | PlacePawn | KeepOrRelease)


def lost_units(g: Legendary) -> str:
    """I-01, I-02: eight troops and eight fleets each, on the board, in a battle or in reserve."""
    for who in range(g.frame.factions):
        troops, fleets = troops_out(g, who), fleets_out(g, who)
        if troops + g.troop_reserve[who] != UNITS or fleets + g.fleet_reserve[who] != UNITS:
            return f"faction {who}: {troops} troops, {fleets} fleets out"
        if g.troop_reserve[who] < 0 or g.fleet_reserve[who] < 0:
            return f"faction {who} has a reserve below zero"
    return ""


def lost_pieces(g: Legendary) -> str:
    """I-03 to I-07: mercenaries, cards, buildings and metropolises are where they can be."""
    standing = list(g.building)
    found = [standing.count(kind) for kind in range(KINDS + BONUSES)]
    found += [sum(list(g.mercenaries)) + g.attack_mercenaries, sum(list(g.priestesses)), sum(list(g.philosophers))]
    wanted = [BUILDINGS] * KINDS + [TOKENS] * BONUSES + [MERCENARY_PIECES, CARDS, CARDS]
    rows = [*range(KINDS + BONUSES), MERCENARIES, PRIESTESSES, PHILOSOPHERS]
    for row, out, all_of_it in zip(rows, found, wanted, strict=True):
        if g.supply[row] < 0 or out + g.supply[row] != all_of_it:
            return f"row {row} of the supply: {out} out, {g.supply[row]} left"
    return ""


def lost_cards(g: Legendary) -> str:
    """I-08: every creature lies in one place; at rest none is in use; one card at most is known on top."""
    for creature in range(CREATURES):
        if sum([g.creatures.lying(place, creature) for place in range(g.creatures.places())]) != 1:
            return f"creature {creature} does not lie in one place"
        held = g.frame.figure_of[creature] != NONE and area_of(g, creature) != NONE
        if held != (g.creatures.lying(HELD, creature) == 1):
            return f"creature {creature} is held and has no figure, or the other way round"
    if g.creatures.total(ON_TOP) > 1 or (at_rest(g) and g.creatures.total(IN_USE) + g.creatures.total(DRAWN)):
        return "a card is left in use, or several lie on top"
    return ""


def lost_heroes(g: Legendary) -> str:
    """I-09, I-23: a hero is in play exactly if he has a land, and that land is his faction's."""
    for hero in range(HEROES):
        place, land, owner = g.heroes[PLACE_OF + hero], g.heroes[LAND_OF + hero], g.heroes[OWNER_OF + hero]
        if (place == IN_PLAY) != (land != NONE) or (place in (IN_PLAY, ON_CARD)) != (owner != NONE):
            return f"hero {hero}: place {place}, land {land}, owner {owner}"
        if land != NONE and at_rest(g) and g.owner[land] != owner:
            return f"hero {hero} stands in a land of {g.owner[land]}"
    for hero in PROTECTORS:
        if (g.heroes[PLACE_OF + hero] == ON_CARD) != (g.building[card_site(g, hero)] >= METROPOLIS) and at_rest(g):
            return f"the card of hero {hero} does not fit its metropolis"
    return ""


def wrong_tracks(g: Legendary) -> str:
    """I-10, I-11, I-40, I-41: gods, pawns and offers."""
    placed = [god for god in g.gods if god != NONE]
    if len(set(placed)) != len(placed) or (g.cycle and len(placed) != TILES):
        return f"gods {list(g.gods)}"
    pawns = [who for who in (*g.pawn, *g.order) if who != NONE]
    if g.returned and sorted(pawns) != list(range(g.frame.factions)):
        return f"pawns on gods {list(g.pawn)}, on the track {list(g.order)}"
    out = [who for who in g.pawn if who != NONE]
    if len(set(out)) != len(out):
        return f"a pawn on two gods: {list(g.pawn)}"
    for god in range(GODS):
        taken, amount = g.pawn[god] != NONE, g.amount[god]
        if god == APOLLO or not taken:
            if amount:
                return f"god {god} has an offer of {amount}"
        elif not is_offer_value(g, amount) or not takes_offers(g, god):
            return f"god {god} has an offer of {amount}"
    return ""


def wrong_gold(g: Legendary) -> str:
    """I-20; and the notes hold what they promise: everybody knows less than the team, a team knows its own purse."""
    teams = g.frame.teams
    for row in range((teams + 1) * teams):
        knower, team = row // teams, row % teams
        if not 0 <= g.least[row] <= g.gold[team] <= g.most[row]:
            return f"{knower} of {team}: {g.least[row]} {g.gold[team]} {g.most[row]}"
        if g.least[row] < g.least[teams * teams + team] or g.most[row] > g.most[teams * teams + team]:
            return f"{knower} knows less of {team} than everybody"
        if knower == team and g.least[row] != g.most[row]:
            return f"{team} does not know its own purse"
    return ""


def wrong_areas(g: Legendary) -> str:
    """I-21, I-22, I-25, I-28: units have owners, closed seas are empty."""
    closed = closed_seas(g) if at_rest(g) else 0
    for sea, fleets in enumerate(g.fleets):
        if fleets < 0 or (fleets == 0) != (g.ruler[sea] == NONE):
            return f"sea {sea} has {fleets} fleets of {g.ruler[sea]}"
        if fleets and closed >> sea & 1:
            return f"fleets in the closed sea {sea}"
    for land in range(g.board.lands):
        troops, mercenaries = g.troops[land], g.mercenaries[land]
        if min(troops, mercenaries) < 0 or (g.owner[land] == NONE and troops + mercenaries):
            return f"land {land} of {g.owner[land]}: {troops} troops, {mercenaries} mercenaries"
    return ""


def wrong_figures(g: Legendary) -> str:
    """I-23, I-24: one figure in an area, of the right kind; at rest the Minotaur stands in his master's land."""
    areas = [area for area in list(g.figures)[:FIGURES] if area != NONE]
    if len(set(areas)) != len(areas):
        return f"figures in areas {areas}"
    for figure in range(FIGURES):
        area, master = g.figures[AREA_OF + figure], g.figures[MASTER_OF + figure]
        if (area == NONE) != (master == NONE):
            return f"figure {figure} in {area} of {master}"
        card = figure_card(g, g.frame.figure_cards[figure])
        if area != NONE and not card.suits(g, area):
            return f"figure {figure} in {area}"
        if area != NONE and at_rest(g) and not card.fits(g, master, area):
            return f"figure {figure} of {master} in an area of {controller(g, area)}"
    return ""


def wrong_sites(g: Legendary) -> str:
    """I-26: only lands that are owned hold buildings."""
    for site in range(g.board.sites):
        if g.building[site] != NONE and g.owner[g.board.site_land[site]] == NONE:
            return f"site {site} of a free land holds {g.building[site]}"
        if g.temple_used[site] and g.building[site] == NONE:
            return f"site {site} is empty and used"
    return ""


def due_conversions(g: Legendary) -> str:
    """I-30, I-31: at rest no set and no four philosophers wait, unless there is no metropolis or no place."""
    if not at_rest(g) or not metropolises_left(g):
        return ""
    for who in range(g.frame.factions):
        if all(owned_by_team(g, who, kind) for kind in range(KINDS)):
            return f"the team of {who} has a set"
        if g.philosophers[who] >= 4 and has_place(g, who):
            return f"faction {who} has {g.philosophers[who]} philosophers"
    return ""


def wrong_counters(g: Legendary) -> str:
    """I-32: at most three extra recruits, or one card; one look, one hero."""
    if g.extras > 3 or max(g.looked, g.hired, g.build_due, g.recruit_due) > 1:
        return f"{g.extras} extras, looked {g.looked}, hired {g.hired}"
    return ""


def wrong_lives(g: Legendary) -> str:
    """I-56: at rest, from the first cycle on, a faction is out exactly if it controls no land."""
    if not at_rest(g) or g.cycle == 0:
        return ""
    for who in range(g.frame.factions):
        if (lands_owned(g, who) > 0) != (g.alive[who] == 1):
            return f"faction {who} lives {g.alive[who]} with {lands_owned(g, who)} lands"
    return ""


LAWS: Final[tuple[Law, ...]] = (
    Law("lost-units", lost_units),
    Law("lost-pieces", lost_pieces),
    Law("lost-cards", lost_cards),
    Law("lost-heroes", lost_heroes),
    Law("wrong-tracks", wrong_tracks),
    Law("wrong-gold", wrong_gold),
    Law("wrong-areas", wrong_areas),
    Law("wrong-figures", wrong_figures),
    Law("wrong-sites", wrong_sites),
    Law("due-conversions", due_conversions),
    Law("wrong-counters", wrong_counters),
    Law("wrong-lives", wrong_lives),
)
