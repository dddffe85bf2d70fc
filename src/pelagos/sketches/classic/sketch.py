"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.gods import GODS
from pelagos.games.classic.ids import APOLLO, BUILDING_PRICE, MOVE_PRICE, NONE, REPLACE_PRICE
from pelagos.kernel.title import Json, Rules
from pelagos.sketches.classic.battle import battle_line
from pelagos.sketches.classic.map import map_lines
from pelagos.sketches.classic.table import ClassicTable, seat_mark
from pelagos.sketches.classic.tracks import creature_table, god_table, island_table, player_table
from pelagos.sketches.columns import GAP, beside, hanging, joined, width_of
from pelagos.texts import Texts

PAGE: Final = 100
PANEL: Final = 41
"""What the tables need beside a map; beside a wider one there is no room."""


def sketch(rules: Rules, view: Json, texts: Texts) -> str:
    """Where the game stands: map and tracks, the players, and what the marks mean."""
    table = ClassicTable(rules, view, texts)
    say = table.words.say
    chart = map_lines(table)
    islands = island_table(table)
    if width_of(chart) + GAP + PANEL <= PAGE:
        body = beside(chart, [*islands, "", *tracks(table, PANEL)])
    else:
        body = [*chart, "", *beside(islands, tracks(table, PAGE - GAP - width_of(islands)))]
    legend = [say("legend-map"), say("legend-slots"), say("legend-buildings")]
    return joined([*head_lines(table), *body, "", *player_table(table), "", *legend, *island_names(table)])


def island_names(table: ClassicTable) -> list[str]:
    """Sentences call islands by their names; the map and the answers have their words."""
    named = [f"{word} {table.words.name('island', island)}" for island, word in enumerate(table.board.islands)]
    return hanging(", ".join(named), PAGE)


def tracks(table: ClassicTable, room: int) -> list[str]:
    return [*god_table(table), "", *creature_table(table, room)]


def head_lines(table: ClassicTable) -> list[str]:
    """The cycle and what is being done, the turn track, a battle."""
    lines = [_doing(table), *_turn_track(table)]
    if table.g.attacker != NONE and table.view["agenda"]:
        lines.append(battle_line(table, table.view["agenda"][0]))
    return lines


def _doing(table: ClassicTable) -> str:
    fields, say = table.fields, table.words.say
    cycle = str(fields["cycle"])
    if table.view["result"] is not None:
        return say("over", cycle=cycle)
    if table.is_waiting("PayOfferings"):
        return say("offerings", cycle=cycle)
    if fields["active"] == NONE:
        return say("cycle", cycle=cycle)
    who, god = seat_mark(fields["active"]), table.words.name("god", fields["god"])
    acts = say("acting", cycle=cycle, who=who, god=god)
    return acts if fields["god"] == APOLLO else f"{acts}; {_prices(table, fields['god'])}"


def _prices(table: ClassicTable, god: int) -> str:
    """What the god's actions cost now (C-9.1, C-10.1)."""
    say, price = table.words.say, GODS[god].price(table.g.recruits)
    shown = "none" if price == NONE else "free" if price == 0 else str(price)
    word = table.word("god", god)
    rest = say(f"actions-{word}", build=BUILDING_PRICE, move=MOVE_PRICE, replace=REPLACE_PRICE)
    return f"{say(f'recruit-{word}', price=shown)}, {rest}"


def _turn_track(table: ClassicTable) -> list[str]:
    """Who has still to place a marker, or who will be where in the next cycle."""
    agenda, say = table.view["agenda"], table.words.say
    waiting = [table.word("marker", task[1]["marker"]) for task in agenda if task[0] == "PlaceMarker"]
    if waiting:
        return [say("to-place", markers=", ".join(waiting))]
    spaces = [table.word("marker", at) if at != NONE else "-" for at in table.fields["order"]]
    shown = table.fields["returned"] and table.view["result"] is None
    return [say("next-cycle", markers=", ".join(spaces))] if shown else []
