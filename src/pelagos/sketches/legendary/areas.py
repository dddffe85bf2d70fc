"""Islands and seas as lists: what stands where, and where a port acts, from what one viewer sees."""

from __future__ import annotations

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import NONE
from pelagos.games.legendary.ops import cornucopias, figure_in
from pelagos.games.legendary.sea import ports
from pelagos.sketches.columns import columns
from pelagos.sketches.legendary.map import ROOM, site_letter, sites_of
from pelagos.sketches.legendary.table import LegendaryTable


def land_table(table: LegendaryTable, page: int) -> list[str]:
    """The lands, island by island, in two columns."""
    rows = [row for number, lands in enumerate(islands(table), 1) for row in _island(table, number, lands)]
    return [table.words.say("lands"), *columns(rows, 2, page)]


def islands(table: LegendaryTable) -> list[list[int]]:
    """L-2.2: the lands of every island."""
    found: list[list[int]] = []
    for land in range(table.lands):
        whole = int(table.board.island[land])
        lands = [other for other in range(table.lands) if whole & bit(other)]
        if lands[0] == land:
            found.append(lands)
    return found


def _island(table: LegendaryTable, number: int, lands: list[int]) -> list[list[str]]:
    return [_land_row(table, f"{number:>2}", land) for land in lands]


def _land_row(table: LegendaryTable, isle: str, land: int) -> list[str]:
    sites = " ".join([_site(table, land, site) for site in sites_of(table, land)])
    gold = cornucopias(table.g, land)
    symbol = ("‡" if table.board.priestess[land] else " ") + (f"+{gold}" if gold else "")
    return [isle, table.area_word(land), symbol, sites, held_by(table, land)]


def _site(table: LegendaryTable, land: int, site: int) -> str:
    """Number, building, and the sea in which a port there acts: `1T~proko`."""
    board = table.board
    short = board.site_words[site].removeprefix(board.land_words[land] + "-")
    return f"{short}{site_letter(table, site)}~{board.sea_words[board.site_sea[site]][:ROOM]}"


def held_by(table: LegendaryTable, land: int) -> str:
    """Owner, troops, mercenaries, heroes, a figure; somebody else's heroes are there for a battle."""
    fields = table.fields
    owner = fields["owner"][land]
    found = [table.faction(owner)] if owner != NONE else []
    if fields["troops"][land]:
        found.append(f"●{fields['troops'][land]}")
    if fields["mercenaries"][land]:
        found.append(f"m{fields['mercenaries'][land]}")
    found += [table.name("hero", hero) for hero in table.heroes_of(owner, land) if owner != NONE]
    return " ".join(found + _figure(table, land))


def _figure(table: LegendaryTable, area: int) -> list[str]:
    """A figure and its master."""
    figure = int(figure_in(table.g, area))
    if figure == NONE:
        return []
    name = table.name("creature", figure)
    master = table.fields["figure_owner"][table.fields["figure_area"].index(area)]
    return [f"*{name}", f"({table.faction(master)})"]


def sea_table(table: LegendaryTable, page: int) -> list[str]:
    """The seas in three columns."""
    rows = [_sea_row(table, sea) for sea in range(table.seas)]
    return [table.words.say("seas"), *columns(rows, 3, page)]


def _sea_row(table: LegendaryTable, sea: int) -> list[str]:
    fields = table.fields
    gold = cornucopias(table.g, table.lands + sea)
    ruler = fields["ruler"][sea]
    held = f"{table.faction(ruler)}▲{fields['fleets'][sea]}" if ruler != NONE else ""
    acting = [(who, ports(table.g, sea, who)) for who in range(table.mode.factions)]
    more = [f"{table.faction(who)}:P{n}" for who, n in acting if n]
    more += [table.words.say("shut")] if closed_seas(table.g) >> sea & 1 else []
    more += _figure(table, table.lands + sea)
    return [table.board.sea_words[sea], f"+{gold}" if gold else "", held, " ".join(more)]


# Boards without a map


def neighbour_table(table: LegendaryTable, page: int) -> list[str]:
    """What touches what."""
    board = table.board
    near = [[int(board.lands_of_land[i]), int(board.seas_of_land[i])] for i in range(table.lands)]
    near += [[int(board.lands_of_sea[i]), int(board.seas_of_sea[i])] for i in range(table.seas)]
    rows = [[table.area_word(area), _words(table, lands, seas)] for area, (lands, seas) in enumerate(near)]
    return [table.words.say("areas"), *columns(rows, 3, page)]


def _words(table: LegendaryTable, lands: int, seas: int) -> str:
    words = [word for i, word in enumerate(table.board.land_words) if lands & bit(i)]
    return " ".join(words + [word for i, word in enumerate(table.board.sea_words) if seas & bit(i)])
