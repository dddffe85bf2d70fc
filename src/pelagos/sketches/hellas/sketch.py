"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import ASIDE, DRAWN_TILE, IN_STACK, NONE, TILES, UNDER
from pelagos.games.hellas.seen import cards_in
from pelagos.kernel.title import Json, Rules
from pelagos.sketches.columns import joined
from pelagos.sketches.hellas.map import MARKS, edge_marks, label, map_lines
from pelagos.sketches.words import Words
from pelagos.texts import Texts

EFFECTS: Final = {"spirits": "A5", "beachhead": "A2", "ship_wall": "P5"}
"""The cards whose effects last in an attack, by the field that counts them (H-10)."""


class HellasTable:
    """A view and the words for it."""

    def __init__(self, rules: Rules, view: Json, texts: Texts) -> None:
        self.rules: Final = rules
        self.view: Final = view
        self.fields: Final[Json] = view["fields"]
        self.words: Final = Words(rules, texts)
        self.gods: Final = rules.vocabulary.domains["god"].words

    def seat(self, seat: int) -> str:
        return self.words.name("seat", seat)

    def cards(self, god: str, *places: str) -> list[str]:
        return cards_in(self.rules, self.fields, god, list(places))

    def all_cards(self, *places: str) -> str:
        return " ".join([shown for god in self.gods for shown in self.cards(god, *places)])


def sketch(rules: Rules, view: Json, texts: Texts) -> str:
    """Where the game stands: the turn, the map, the tiles, the players and the decks."""
    table = HellasTable(rules, view, texts)
    names = [table.seat(seat) for seat in range(rules.setup.seats)]
    lines = [
        head_line(table),
        *battle_lines(table),
        "",
        *map_lines(table.fields, table.words.say("dolphin")),
        "",
        *[player_line(table, seat, names) for seat in range(rules.setup.seats)],
        *god_lines(table),
        *stack_lines(table),
        "",
        table.words.say("legend"),
    ]
    return joined(lines)


def head_line(table: HellasTable) -> str:
    fields, say = table.fields, table.words.say
    turn = str(fields["turn"])
    if table.view["result"] is not None:
        return say("over", turn=turn)
    if fields["turn"] == 0:
        return say("set-up")
    steps = f", {say('steps', steps=fields['steps'])}" if fields["steps"] else ""
    return say("turn", turn=turn, who=table.seat(fields["active"])) + steps


def battle_lines(table: HellasTable) -> list[str]:
    """The attack that is being prepared or fought."""
    fields, say = table.fields, table.words.say
    if fields["target"] == NONE:
        return []
    sent = [say("sent", units=str(n), city=f"t{city:02d}") for city, n in enumerate(fields["sent"]) if n]
    cards = [f"{word} ×{fields[name]}" for name, word in EFFECTS.items() if fields[name]]
    attack = say("attack-by-sea" if fields["by_sea"] else "attack", city=label(fields["target"]))
    return [f"{attack}: {', '.join(sent) or say('nobody-yet')}  {' '.join(cards)}"]


def player_line(table: HellasTable, seat: int, names: list[str]) -> str:
    """Cities, temples, supply, hand."""
    fields, say = table.fields, table.words.say
    owned = [tile for tile in range(TILES) if fields["owner"][tile] == seat]
    word, active = table.rules.seat_word(seat), seat == fields["active"]
    hand = table.all_cards(f"hand-{word}", f"open-{word}", *(["drawn"] if active else []))
    locked, held = (table.all_cards("locked"), table.all_cards("held")) if active else ("", "")
    counts = say(
        "player",
        cities=len(owned),
        temples=len([tile for tile in owned if TILE_SET.temple[tile]]),
        greeks=str(fields["greek_supply"][seat]),
        ships=str(fields["ship_supply"][seat]),
        cards=hand or say("none"),
    )
    extra = (f"  {say('locked', cards=locked)}" if locked else "") + (f"  {say('held', cards=held)}" if held else "")
    room = 1 + max([len(name) for name in names])
    return f"{MARKS[seat]} {names[seat]:<{room}} {counts}{extra}"


def god_lines(table: HellasTable) -> list[str]:
    """What is left in every deck, what was discarded, what lies on the table."""
    say = table.words.say
    names = [table.words.name("god", number) for number in range(len(table.gods))]
    room = max([9, *[len(name) for name in names]])
    lines: list[str] = []
    for name, god in zip(names, table.gods, strict=True):
        discard, lying = " ".join(table.cards(god, "discard")), " ".join(table.cards(god, "table"))
        deck = say("deck", count=len(table.cards(god, "deck")), cards=discard or say("none"))
        lines.append(f"{name:<{room}} {deck}" + (f", {say('on-the-table', cards=lying)}" if lying else ""))
    return lines


def stack_lines(table: HellasTable) -> list[str]:
    """The tile drawn with its edges, those set aside, the stack, and what is known to lie under it."""
    where, say = table.fields["where"], table.words.say
    rows: list[tuple[str, str]] = []
    if DRAWN_TILE in where:
        tile = where.index(DRAWN_TILE)
        rows.append((say("drawn"), say("edges", tile=label(tile), edges=edge_marks(tile, 0))))
    aside = [label(tile) for tile in range(TILES) if where[tile] == ASIDE]
    if aside:
        rows.append((say("aside"), " ".join(aside)))
    unknown = [label(tile) for tile in range(TILES) if where[tile] == IN_STACK]
    under = [label(tile) for at, tile in sorted([(where[tile], tile) for tile in range(TILES)]) if at >= UNDER]
    rows.append((say("stack"), f"{say('tiles', count=len(unknown) + len(under))}: {' '.join(unknown)}"))
    if under:
        rows.append((say("under"), say("in-this-order", tiles=" ".join(under))))
    room = max([9, *[len(head) for head, _ in rows]])
    return [f"{head:<{room}} {rest}" for head, rest in rows]
