"""Islands and seas as lists: what stands where, and where a port acts, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.ids import METROPOLIS, NONE, PORT
from pelagos.games.legendary.sketch_map import (
    ROOM,
    Scene,
    figure_in,
    gold_of,
    heroes_in,
    is_shut,
    site_letter,
    sites_of,
)

GAP: Final = 2


def land_table(scene: Scene, page: int) -> list[str]:
    """The lands, island by island, in two columns."""
    rows = [row for number, lands in enumerate(islands(scene), 1) for row in _island(scene, number, lands)]
    return ["isle, land, gold, sites with the sea of a port there, who holds the land", *columns(rows, 2, page)]


def islands(scene: Scene) -> list[list[int]]:
    """L-2.2: the lands of every island."""
    found: list[list[int]] = []
    for land in range(scene.lands):
        whole = int(scene.board.island[land])
        lands = [other for other in range(scene.lands) if whole & bit(other)]
        if lands[0] == land:
            found.append(lands)
    return found


def _island(scene: Scene, number: int, lands: list[int]) -> list[list[str]]:
    return [_land_row(scene, f"{number:>2}", land) for land in lands]


def _land_row(scene: Scene, isle: str, land: int) -> list[str]:
    sites = " ".join([_site(scene, land, site) for site in sites_of(scene, land)])
    gold = gold_of(scene, land)
    symbol = ("‡" if scene.board.priestess[land] else " ") + (f"+{gold}" if gold else "")
    return [isle, scene.area_word(land), symbol, sites, held_by(scene, land)]


def _site(scene: Scene, land: int, site: int) -> str:
    """Number, building, and the sea in which a port there acts: `1T~proko`."""
    board = scene.board
    short = board.site_words[site].removeprefix(board.land_words[land] + "-")
    return f"{short}{site_letter(scene, site)}~{board.sea_words[board.site_sea[site]][:ROOM]}"


def held_by(scene: Scene, land: int) -> str:
    """Owner, troops, mercenaries, heroes, a figure; somebody else's heroes are there for a battle."""
    fields = scene.fields
    owner = fields["owner"][land]
    found = [scene.faction(owner)] if owner != NONE else []
    if fields["troops"][land]:
        found.append(f"●{fields['troops'][land]}")
    if fields["mercenaries"][land]:
        found.append(f"m{fields['mercenaries'][land]}")
    found += [scene.name("hero", hero) for hero in heroes_in(scene, land, owner) if owner != NONE]
    return " ".join(found + _figure(scene, land))


def _figure(scene: Scene, area: int) -> list[str]:
    """A figure and its master."""
    figure = figure_in(scene, area)
    if figure == NONE:
        return []
    name = scene.name("creature", figure)
    master = scene.fields["figure_owner"][scene.fields["figure_area"].index(area)]
    return [f"*{name}", f"({scene.faction(master)})"]


def sea_table(scene: Scene, page: int) -> list[str]:
    """The seas in three columns."""
    rows = [_sea_row(scene, sea) for sea in range(scene.seas)]
    return ["sea, gold, whose fleets, whose ports and metropolises act there", *columns(rows, 3, page)]


def _sea_row(scene: Scene, sea: int) -> list[str]:
    fields = scene.fields
    gold = gold_of(scene, scene.lands + sea)
    ruler = fields["ruler"][sea]
    held = f"{scene.faction(ruler)}▲{fields['fleets'][sea]}" if ruler != NONE else ""
    acting = [(who, ports(scene, sea, who)) for who in range(scene.mode.factions)]
    more = [f"{scene.faction(who)}:P{n}" for who, n in acting if n]
    more += ["shut"] if is_shut(scene, sea) else []
    more += _figure(scene, scene.lands + sea)
    return [scene.board.sea_words[sea], f"+{gold}" if gold else "", held, " ".join(more)]


def ports(scene: Scene, sea: int, who: int) -> int:
    """L-12.2.1: a faction's ports and metropolises whose site lies at this sea."""
    fields, board = scene.fields, scene.board
    count = 0
    for site, land in enumerate(board.site_land):
        acts = fields["building"][site] == PORT or fields["building"][site] >= METROPOLIS
        if acts and board.site_sea[site] == sea and fields["owner"][land] == who:
            count += 1
    return count


# Boards without a map


def neighbour_table(scene: Scene, page: int) -> list[str]:
    """What touches what."""
    board = scene.board
    near = [[int(board.lands_of_land[i]), int(board.seas_of_land[i])] for i in range(scene.lands)]
    near += [[int(board.lands_of_sea[i]), int(board.seas_of_sea[i])] for i in range(scene.seas)]
    rows = [[scene.area_word(area), _words(scene, lands, seas)] for area, (lands, seas) in enumerate(near)]
    return ["area, and what it touches", *columns(rows, 3, page)]


def _words(scene: Scene, lands: int, seas: int) -> str:
    words = [word for i, word in enumerate(scene.board.land_words) if lands & bit(i)]
    return " ".join(words + [word for i, word in enumerate(scene.board.sea_words) if seas & bit(i)])


# Columns


def columns(rows: list[list[str]], count: int, page: int) -> list[str]:
    """Rows of cells below each other, then side by side; the last cell of a row is wrapped."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]) - 1)]
    room = (page - GAP * (count - 1)) // count
    height = (len(rows) + count - 1) // count
    blocks = [rows[i : i + height] for i in range(0, len(rows), height)]
    drawn = [[line for row in block for line in _row(row, widths, room)] for block in blocks]
    lines: list[str] = []
    for i in range(max([len(block) for block in drawn])):
        parts = [block[i] if i < len(block) else "" for block in drawn]
        lines.append((" " * GAP).join([part.ljust(room) for part in parts]).rstrip())
    return lines


def _row(row: list[str], widths: list[int], room: int) -> list[str]:
    start = "".join([cell.ljust(width + 1) for cell, width in zip(row[:-1], widths, strict=True)])
    texts = wrapped(row[-1], room - len(start))
    return [start + texts[0], *[" " * len(start) + text for text in texts[1:]]]


def wrapped(text: str, width: int) -> list[str]:
    """Lines of whole words, each as long as fits."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
