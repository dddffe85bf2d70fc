"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board, board_for
from pelagos.games.classic.ids import APOLLO, CARD_LADDER, FLEET_LADDER, NONE, TROOP_LADDER
from pelagos.games.classic.sketch_battle import battle_line
from pelagos.games.classic.sketch_map import map_lines, seat_mark
from pelagos.games.classic.sketch_tracks import creature_table, god_table, is_waiting, island_table, player_table
from pelagos.kernel.title import Json, Rules

PAGE: Final = 100
GAP: Final = 2
PANEL: Final = 41
"""What the tables need beside a map; beside a wider one there is no room."""
RECRUITS: Final = ("fleet", "troop", "priest", "philosopher")
"""By god; so are the next two."""
LADDERS: Final = (FLEET_LADDER, TROOP_LADDER, CARD_LADDER, CARD_LADDER)
REST: Final = (
    "port 2 gold, move 1 gold",
    "fortress 2 gold, move 1 gold",
    "temple 2 gold, another creature 1 gold",
    "university 2 gold",
)
LEGEND: Final = (
    "▲ fleets  ● troops  ▒ land paying +n  $ sea paying 1  * figure  KRAKEN, closed: no fleet enters",
    "[·] slot on the metropolis site (-s)  (·) slot outside it (-o)  P port  F fortress  T temple",
    "U university  M metropolis, - a slot it covers  t, m: discount on creatures used in this cycle",
)


def sketch(rules: Rules, view: Json) -> str:
    """Where the game stands: map and tracks, the players, and what the marks mean."""
    board = board_for(rules.setup.seats)
    fields = view["fields"]
    chart = map_lines(board, fields)
    islands = island_table(rules, board, fields)
    if width(chart) + GAP + PANEL <= PAGE:
        body = beside(chart, [*islands, "", *tracks(rules, view, PANEL)])
    else:
        body = [*chart, "", *beside(islands, tracks(rules, view, PAGE - GAP - width(islands)))]
    lines = [*head_lines(rules, board, view), *body, "", *player_table(rules, board, view), "", *LEGEND]
    return "\n".join([line.rstrip() for line in lines])


def tracks(rules: Rules, view: Json, room: int) -> list[str]:
    return [*god_table(rules, view), "", *creature_table(rules, view, room)]


def width(lines: list[str]) -> int:
    return max([len(line) for line in lines])


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    room = width(left) + GAP
    lines: list[str] = []
    for i in range(max(len(left), len(right))):
        start = left[i] if i < len(left) else ""
        lines.append(start.ljust(room) + (right[i] if i < len(right) else ""))
    return lines


def head_lines(rules: Rules, board: Board, view: Json) -> list[str]:
    """The cycle and what is being done, the turn track, a battle."""
    fields = view["fields"]
    lines = [f"Cycle {fields['cycle']}{_doing(rules, view)}", *_turn_track(rules, view)]
    if fields["attacker"] != NONE and view["agenda"]:
        lines.append(battle_line(board, fields, view["agenda"][0]))
    return lines


def _doing(rules: Rules, view: Json) -> str:
    fields = view["fields"]
    if view["result"] is not None:
        return ": the game is over"
    if is_waiting(view, "PayOfferings"):
        return ": offerings"
    if fields["active"] == NONE:
        return ""
    god = fields["god"]
    name = rules.vocabulary.domains["god"].word(god).capitalize()
    return f": {seat_mark(fields['active'])} acts with {name}{_prices(god, fields['recruits'])}"


def _prices(god: int, recruits: int) -> str:
    """What the god's actions cost now (C-9.1, C-10.1)."""
    if god == APOLLO:
        return ""
    ladder, recruit = LADDERS[god], RECRUITS[god]
    if recruits == len(ladder):
        return f"; no more {recruit}s, {REST[god]}"
    return f"; {f'{recruit} {ladder[recruits]} gold' if recruits else f'a free {recruit} is due'}, {REST[god]}"


def _turn_track(rules: Rules, view: Json) -> list[str]:
    """Who has still to place a marker, or who will be where in the next cycle."""
    marker = rules.vocabulary.domains["marker"]
    waiting = [marker.word(task[1]["marker"]) for task in view["agenda"] if task[0] == "PlaceMarker"]
    if waiting:
        return [f"Markers to place: {', '.join(waiting)}"]
    spaces = [marker.word(at) if at != NONE else "-" for at in view["fields"]["order"]]
    shown = view["fields"]["returned"] and view["result"] is None
    return [f"Turn track of the next cycle: {', '.join(spaces)}"] if shown else []
