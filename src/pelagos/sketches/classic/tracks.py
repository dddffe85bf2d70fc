"""The tables beside the map: islands, gods, creatures, players, from what one viewer sees."""

from __future__ import annotations

from pelagos.games.classic.buying import SLOT_PRICES, discounted
from pelagos.games.classic.ids import APOLLO, FIGURE_CARDS, IN_DECK, IN_DISCARD, MAIN_GODS, NONE, SLOT_4, SLOTS
from pelagos.games.classic.ops import figure_on, income, islands_owned, metropolises
from pelagos.sketches.classic.map import figure_name, island_income, zones
from pelagos.sketches.classic.table import ClassicTable, seat_mark
from pelagos.sketches.columns import aligned, hanging


def island_table(table: ClassicTable) -> list[str]:
    """One line for every island."""
    board, fields, say = table.board, table.fields, table.words.say
    rows = [[say("isle"), say("owner"), say("troops"), say("gold"), f"{say('slots'):<8}", say("figure")]]
    for island, word in enumerate(board.islands):
        owner = fields["owner"][island]
        site, outside = zones(board, fields, island)
        slots = f"[{site}]" + (f"({outside})" if outside else "")
        held = [seat_mark(owner), f"{fields['troops'][island]:>4}"] if owner != NONE else ["-", ""]
        rows.append([word, *held, f"{island_income(board, fields, island):>3}", slots, _figure(table, island)])
    return aligned(rows)


def _figure(table: ClassicTable, island: int) -> str:
    """Who stands there, and who called them."""
    name = figure_name(table, island)
    if not name:
        return ""
    figure = FIGURE_CARDS.index(int(figure_on(table.g, island)))
    return f"{name} {seat_mark(table.fields['figure_owner'][figure])}"


def god_table(table: ClassicTable) -> list[str]:
    """The gods in the order of their turns, with what was offered."""
    fields, say = table.fields, table.words.say
    names = [table.words.name("god", god) for god in range(MAIN_GODS + 1)]
    room = max(9, 1 + max([len(name) for name in names]))
    lines = [f"  {say('god'):<{room}}{say('offering')}"]
    for place, god in enumerate(fields["gods"]):
        if god != NONE:
            offer = _offering(table, god, place < table.g.frame.gods_up)
            lines.append(f"{place + 1} {names[god]:<{room}}{offer}")
    markers = [table.word("marker", marker) for marker in fields["apollo"] if marker != NONE]
    here = f"  ◄ {say('acts')}" if fields["god"] == APOLLO else ""
    return [*lines, f"  {names[APOLLO]:<{room}}{', '.join(markers) or '-'}{here}"]


def _offering(table: ClassicTable, god: int, face_up: bool) -> str:
    fields, say = table.fields, table.words.say
    marker = fields["bidder"][god]
    if not face_up:
        return say("face-down")
    if marker == NONE:
        return "-"
    offer = say("offers", who=table.word("marker", marker), amount=str(fields["amount"][god]))
    if fields["god"] == god:
        return f"{offer}  ◄ {say('acts')}"
    waits = table.is_waiting("PayOfferings") or any(task[1].get("god") == god for task in table.view["agenda"])
    return offer if waits else f"{offer}, {say('has-acted')}"


def creature_table(table: ClassicTable, width: int) -> list[str]:
    """The track with what each card does, what it costs this viewer, and what lies discarded."""
    say, where = table.words.say, table.fields["where"]
    seated = table.view["viewer"] < table.rules.setup.seats
    lines = [say("creatures-for-you") if seated else say("creatures")]
    for slot in range(SLOTS):
        creature = where.index(SLOT_4 + slot) if SLOT_4 + slot in where else NONE
        lines += hanging(_slot(table, slot, creature, seated), width)
    names = [table.words.name("creature", i) for i, place in enumerate(where) if place == IN_DISCARD]
    return lines + hanging(say("discarded", names=table.words.listed(names), deck=where.count(IN_DECK)), width)


def _slot(table: ClassicTable, slot: int, creature: int, seated: bool) -> str:
    """C-19.2; nobody's price is meant unless the viewer plays."""
    price = SLOT_PRICES[slot]
    if creature == NONE:
        return f"{price} -"
    mine = f" ({discounted(table.g, table.view['viewer'], price)})" if seated else ""
    return f"{price} {table.words.name('creature', creature)}{mine}: {table.words.tells('creature', creature)}"


def player_table(table: ClassicTable) -> list[str]:
    """One line for every seat."""
    say, g = table.words.say, table.g
    heads = [say("income"), say("islands"), say("metropolises", goal=str(g.frame.goal)), say("priests")]
    heads.append(say("philosophers"))
    first = max(8, len(say("player")))
    names = [word + (f" ({say('you')})" if seat == table.view["viewer"] else "") for seat, word in _seats(table)]
    lines = [f"{say('player'):<{first}}{say('gold'):>6}{_columns(heads, heads)}  {say('in-reserve')}"]
    for seat, word in enumerate(names):
        rest = _player(table, seat, heads) if table.fields["alive"][seat] else f"  {say('out')}"
        lines.append(f"{word:<{first}}{rest}")
    return lines


def _seats(table: ClassicTable) -> list[tuple[int, str]]:
    return list(enumerate(table.rules.seats.words))


def _columns(heads: list[str], cells: list[str]) -> str:
    """Right below their headings."""
    return "".join([f"  {cell:>{len(head)}}" for head, cell in zip(heads, cells, strict=True)])


def _player(table: ClassicTable, seat: int, heads: list[str]) -> str:
    fields, g = table.fields, table.g
    counts = [income(g, seat), islands_owned(g, seat), metropolises(g, seat), g.priests[seat], g.philosophers[seat]]
    cells = _columns(heads, [str(count) for count in counts])
    return f"{_gold(table, seat):>6}{cells}    ●{fields['troop_reserve'][seat]} ▲{fields['fleet_reserve'][seat]}"


def _gold(table: ClassicTable, seat: int) -> str:
    """C-21.2: the purse where it may be seen, else what a perfect memory knows of it."""
    fields = table.fields
    if fields["gold"][seat] is not None:
        return str(fields["gold"][seat][0])
    least, most = fields["least"][seat], fields["most"][seat]
    return str(least) if least == most else f"{least}–{most}"
