"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.hellas.data import TILE_SET
from pelagos.games.hellas.ids import ASIDE, DRAWN_TILE, IN_STACK, NONE, TILES, UNDER
from pelagos.games.hellas.sketch_map import MARKS, edge_marks, label, map_lines
from pelagos.kernel.title import Json, Rules

HIDDEN: Final = "▯"
LEGEND: Final = "# land  ~ sea  * temple  = bridge  W, O owner  g Greeks  s ships  q,r an empty spot"


def sketch(rules: Rules, view: Json) -> str:
    """Where the game stands: the turn, the map, the tiles, the players and the decks."""
    fields = view["fields"]
    lines = [
        head_line(rules, view),
        *battle_lines(fields),
        "",
        *map_lines(fields),
        "",
        *[player_line(rules, fields, seat) for seat in range(rules.setup.seats)],
        *[god_line(rules, fields, god) for god in rules.vocabulary.domains["god"].words],
        *stack_lines(fields),
        "",
        LEGEND,
    ]
    return "\n".join([line.rstrip() for line in lines])


def head_line(rules: Rules, view: Json) -> str:
    fields = view["fields"]
    if view["result"] is not None:
        return f"Turn {fields['turn']}: the game is over"
    if fields["turn"] == 0:
        return "Set-up"
    steps = f", {fields['steps']} steps left" if fields["steps"] else ""
    return f"Turn {fields['turn']}: {rules.seat_word(fields['active'])}{steps}"


def battle_lines(fields: Json) -> list[str]:
    """The attack that is being prepared or fought."""
    if fields["target"] == NONE:
        return []
    sent = [f"{n} of t{city:02d}" for city, n in enumerate(fields["sent"]) if n]
    effects = {"spirits": "A5", "beachhead": "A2", "ship_wall": "P5"}
    cards = [f"{word} ×{fields[name]}" for name, word in effects.items() if fields[name]]
    way = " by sea" if fields["by_sea"] else ""
    return [f"Attack{way} on {label(fields['target'])}: {', '.join(sent) or 'nobody yet'}  {' '.join(cards)}"]


def player_line(rules: Rules, fields: Json, seat: int) -> str:
    """Cities, temples, supply, hand."""
    owned = [tile for tile in range(TILES) if fields["owner"][tile] == seat]
    temples = len([tile for tile in owned if TILE_SET.temple[tile]])
    supply = f"{fields['greek_supply'][seat]}g {fields['ship_supply'][seat]}s in supply"
    word = rules.seat_word(seat)
    places = [f"hand-{word}", f"open-{word}", *(["drawn"] if seat == fields["active"] else [])]
    hand = " ".join(
        [shown for god in rules.vocabulary.domains["god"].words for shown in cards_in(rules, fields, god, places)]
    )
    locked = cards_everywhere(rules, fields, "locked") if seat == fields["active"] else []
    held = cards_everywhere(rules, fields, "held") if seat == fields["active"] else []
    extra = (f"  locked {' '.join(locked)}" if locked else "") + (f"  held {' '.join(held)}" if held else "")
    return f"{MARKS[seat]} {word:<7} {len(owned)} cities, {temples} temples, {supply}, cards: {hand or 'none'}{extra}"


def cards_everywhere(rules: Rules, fields: Json, place: str) -> list[str]:
    return [word for god in rules.vocabulary.domains["god"].words for word in cards_in(rules, fields, god, [place])]


def cards_in(rules: Rules, fields: Json, god: str, places: list[str]) -> list[str]:
    """Types where they are known, the god's letter on a back where they are not."""
    domain = rules.vocabulary.domains["place"]
    types = [word for word in rules.vocabulary.domains["card"].words if word[0] == god[0]]
    shown: list[str] = []
    for word in places:
        lying = fields[god]["places"][domain.index(word)]
        if isinstance(lying, int):
            shown += [HIDDEN + god[0]] * lying
        else:
            shown += [types[face] for face, copies in enumerate(lying) for _ in range(copies)]
    return shown


def god_line(rules: Rules, fields: Json, god: str) -> str:
    """What is left in the deck, what was discarded, what lies on the table."""
    deck = len(cards_in(rules, fields, god, ["deck"]))
    discard = " ".join(cards_in(rules, fields, god, ["discard"]))
    table = " ".join(cards_in(rules, fields, god, ["table"]))
    return f"{god.capitalize():<9} deck {deck}, discarded: {discard or 'none'}" + (
        f", on the table: {table}" if table else ""
    )


def stack_lines(fields: Json) -> list[str]:
    """The tile drawn with its edges, those set aside, the stack, and what is known to lie under it."""
    where = fields["where"]
    lines: list[str] = []
    if DRAWN_TILE in where:
        tile = where.index(DRAWN_TILE)
        lines.append(f"Drawn     {label(tile)}, edges clockwise from east, not turned: {edge_marks(tile, 0)}")
    aside = [label(tile) for tile in range(TILES) if where[tile] == ASIDE]
    if aside:
        lines.append(f"Aside     {' '.join(aside)}")
    unknown = [label(tile) for tile in range(TILES) if where[tile] == IN_STACK]
    under = [label(tile) for at, tile in sorted([(where[tile], tile) for tile in range(TILES)]) if at >= UNDER]
    lines.append(f"Stack     {len(unknown) + len(under)} tiles: {' '.join(unknown)}")
    if under:
        lines.append(f"Under it  {' '.join(under)}, in this order")
    return lines
