"""The tables beside the map: islands, gods, creatures, players, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.board import Board
from pelagos.games.classic.ids import APOLLO, IN_DECK, IN_DISCARD, NONE, SITES, SLOT_4, SLOTS, TEMPLE, TYPES
from pelagos.games.classic.sketch_map import figure_of, island_income, seat_mark, zones
from pelagos.kernel.title import Json, Rules

GODS_UP: Final = {2: 3, 3: 2, 4: 3, 5: 4}
"""C-5.2 to C-5.5: how many main gods take offerings, by seats."""
EFFECTS: Final = (
    "take over a single fleet",
    "troops fly to any island",
    "destroy a building",
    "copy a discarded creature",
    "turn your building into another",
    "sell units and cards for 2 each",
    "ten free fleet steps",
    "kill a troop",
    "steal half of a rival’s gold",
    "your income once more",
    "steal a philosopher",
    "steal a priest",
    "sink all fleets of a sea, close it",
    "defends an island like 2 troops",
    "no Pegasus, Giant, Harpy there",
    "no troop leaves that island",
    "drive fleets away, close the ring",
)
"""A reminder by creature; the rules stand in C-20."""


def island_table(rules: Rules, board: Board, fields: Json) -> list[str]:
    """One line for every island."""
    lines = ["isle owner troops gold slots    figure"]
    for island, word in enumerate(board.islands):
        owner = fields["owner"][island]
        held = f"{seat_mark(owner):<5} {fields['troops'][island]:>4}" if owner != NONE else f"{'-':<5} {'':>4}"
        site, outside = zones(board, fields, island)
        slots = f"[{site}]" + (f"({outside})" if outside else "")
        gold = island_income(board, fields, island)
        lines.append(f"{word:<4} {held}   {gold:>3}  {slots:<8} {_figure(rules, fields, island)}".rstrip())
    return lines


def _figure(rules: Rules, fields: Json, island: int) -> str:
    """Who stands there, and who called him."""
    figure = figure_of(fields, island)
    if figure == NONE:
        return ""
    name = rules.vocabulary.domains["figure"].word(figure).capitalize()
    return f"{name} {seat_mark(fields['figure_owner'][figure])}"


def god_table(rules: Rules, view: Json) -> list[str]:
    """The gods in the order of their turns, with what was offered."""
    fields = view["fields"]
    named = rules.vocabulary.domains
    up = GODS_UP[rules.setup.seats]
    lines = ["  god      offering"]
    for place, god in enumerate(fields["gods"]):
        if god != NONE:
            name = named["god"].word(god).capitalize()
            lines.append(f"{place + 1} {name:<9}{_offering(rules, view, god, place < up)}")
    markers = [named["marker"].word(marker) for marker in fields["apollo"] if marker != NONE]
    here = "  ◄ acts" if fields["god"] == APOLLO else ""
    lines.append(f"  {'Apollo':<9}{', '.join(markers) or '-'}{here}")
    return lines


def _offering(rules: Rules, view: Json, god: int, face_up: bool) -> str:
    if not face_up:
        return "face down"
    fields = view["fields"]
    marker = fields["bidder"][god]
    if marker == NONE:
        return "-"
    text = f"{rules.vocabulary.domains['marker'].word(marker)} offers {fields['amount'][god]}"
    if fields["god"] == god:
        return text + "  ◄ acts"
    waits = is_waiting(view, "PayOfferings") or any(task[1].get("god") == god for task in view["agenda"])
    return text if waits else text + ", has acted"


def is_waiting(view: Json, task: str) -> bool:
    """Is a task of this name still to come?"""
    return any(entry[0] == task for entry in view["agenda"])


def creature_table(rules: Rules, view: Json, width: int) -> list[str]:
    """The track with what each card does, what it costs this viewer, and what lies discarded."""
    fields = view["fields"]
    where = fields["where"]
    seated = view["viewer"] < rules.setup.seats
    lines = ["creature" + ("  (price for you)" if seated else "")]
    discount = unused_temples(fields, view["viewer"])
    for slot in range(SLOTS):
        creature = where.index(SLOT_4 + slot) if SLOT_4 + slot in where else NONE
        lines += wrapped(_slot(rules, slot, creature, discount if seated else NONE), width)
    words = rules.vocabulary.domains["creature"].words
    discarded = [words[i].capitalize() for i, place in enumerate(where) if place == IN_DISCARD]
    lines += wrapped(f"discarded: {', '.join(discarded) or '-'}; {where.count(IN_DECK)} in the deck", width)
    return lines


def _slot(rules: Rules, slot: int, creature: int, discount: int) -> str:
    """C-19.2; without a discount nobody's price is meant."""
    price = 4 - slot
    if creature == NONE:
        return f"{price} -"
    name = rules.vocabulary.domains["creature"].word(creature).capitalize()
    mine = f" ({max(1, price - discount)})" if discount != NONE else ""
    return f"{price} {name}{mine}: {EFFECTS[creature]}"


def unused_temples(fields: Json, seat: int) -> int:
    """C-19.5: temples and metropolises of this seat that still lower a price."""
    count = 0
    for island, owner in enumerate(fields["owner"]):
        if owner == seat:
            first = island * SITES + TEMPLE
            count += fields["sites"][first] + fields["sites"][first + TYPES] - fields["used_temples"][island]
            count += 1 if fields["metropolis"][island] == 1 else 0
    return count


def wrapped(text: str, width: int) -> list[str]:
    """Lines of whole words, the later ones indented."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line.strip() and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = "  " + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]


def player_table(rules: Rules, board: Board, view: Json) -> list[str]:
    """One line for every seat."""
    fields = view["fields"]
    goal = 3 if rules.setup.seats == 2 else 2
    lines = [f"player    gold  income  islands  metropolises (goal {goal})  priests  philosophers  in reserve"]
    for seat, word in enumerate(rules.seats.words):
        name = word + (" (you)" if seat == view["viewer"] else "")
        lines.append(f"{name:<8}" + (_player(board, fields, seat) if fields["alive"][seat] else "  out of the game"))
    return lines


def _player(board: Board, fields: Json, seat: int) -> str:
    owned = [island for island, owner in enumerate(fields["owner"]) if owner == seat]
    built = len([island for island in owned if fields["metropolis"][island]])
    return (
        f"{_gold(fields, seat):>6}  {income(board, fields, seat):>6}  {len(owned):>7}  {built:>21}"
        f"  {fields['priests'][seat]:>7}  {fields['philosophers'][seat]:>12}"
        f"    ●{fields['troop_reserve'][seat]} ▲{fields['fleet_reserve'][seat]}"
    )


def _gold(fields: Json, seat: int) -> str:
    """C-21.2: the purse where it may be seen, else what a perfect memory knows of it."""
    if fields["gold"][seat] is not None:
        return str(fields["gold"][seat][0])
    least, most = fields["least"][seat], fields["most"][seat]
    return str(least) if least == most else f"{least}–{most}"


def income(board: Board, fields: Json, seat: int) -> int:
    """C-6.4"""
    total = 0
    for island, owner in enumerate(fields["owner"]):
        if owner == seat:
            total += island_income(board, fields, island)
    for sea, ruler in enumerate(fields["ruler"]):
        if ruler == seat:
            total += int(board.trade[sea])
    return total
