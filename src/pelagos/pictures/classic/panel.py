"""Classic: gods, creatures, players and the supply, from what one viewer sees."""

from __future__ import annotations

from pelagos.games.classic.buying import SLOT_PRICES
from pelagos.games.classic.ids import (
    APOLLO,
    CREATURES,
    IN_DECK,
    IN_DISCARD,
    METROPOLIS,
    NONE,
    SLOT_4,
    SLOTS,
)
from pelagos.games.classic.ops import income, metropolises
from pelagos.games.classic.position import Classic
from pelagos.games.classic.seen import position_of
from pelagos.games.classic.words import KINDS
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.panel import Panel, PanelCard
from pelagos.pictures.theme import SEATS
from pelagos.pictures.words import name_of, text


def draw_panel(panel: Panel, rules: Rules, view: Json) -> None:
    draw_gods(panel, rules, view)
    draw_creatures(panel, rules, view)
    draw_seats(panel, rules, view)
    draw_supply(panel, view)


def draw_gods(panel: Panel, rules: Rules, view: Json) -> None:
    """The gods in the order of their turns, with what was offered; Apollo's markers in the order they came."""
    fields, up_to = view["fields"], position_of(rules, view).frame.gods_up
    panel.heading(text("picture-gods"), _order(view))
    for place, god in enumerate(fields["gods"]):
        if god != NONE:
            up = place < up_to
            word = rules.vocabulary.domains["god"].word(god)
            panel.god(word, name_of(rules, "god", god), up, fields["god"] == god)
            _draw_offer(panel, rules, view, god, up)
    panel.god("apollo", name_of(rules, "god", APOLLO), True, fields["god"] == APOLLO)
    markers = [marker % rules.setup.seats for marker in fields["apollo"] if marker != NONE]
    panel.badges([SEATS[seat] for seat in markers], panel.y - 16)
    _draw_order(panel, rules, view)


def _draw_order(panel: Panel, rules: Rules, view: Json) -> None:
    """Who has still to place a marker, or who will be where in the next cycle."""
    fields, seats = view["fields"], rules.setup.seats
    waiting = [given["marker"] for task, given in view["agenda"] if task == "PlaceMarker"]
    if waiting:
        panel.line_up(text("picture-to-place"), [SEATS[marker % seats] for marker in waiting])
    elif fields["returned"] and view["result"] is None:
        next_ones = [SEATS[marker % seats] for marker in fields["order"] if marker != NONE]
        panel.line_up(text("picture-next"), next_ones)


def _order(view: Json) -> str:
    return text("picture-cycle", cycle=view["fields"]["cycle"]) if view["fields"]["cycle"] else ""


def _draw_offer(panel: Panel, rules: Rules, view: Json, god: int, up: bool) -> None:
    fields, y = view["fields"], panel.y - 16
    marker = fields["bidder"][god]
    if not up:
        panel.aside(y, text("picture-face-down"))
    elif marker != NONE:
        panel.offer(y, SEATS[marker % rules.setup.seats], fields["amount"][god])


def draw_creatures(panel: Panel, rules: Rules, view: Json) -> None:
    where = view["fields"]["where"]
    deck, gone = where.count(IN_DECK), where.count(IN_DISCARD)
    panel.heading(text("picture-creatures"), text("picture-deck", deck=deck, gone=gone))
    cards: list[PanelCard] = []
    for slot in range(SLOTS):
        lying = [card for card in range(CREATURES) if where[card] == SLOT_4 + slot]
        for card in lying:
            word = rules.vocabulary.domains["creature"].word(card)
            cards.append(PanelCard(f"creatures/{word}", name_of(rules, "creature", card), str(SLOT_PRICES[slot])))
        if not lying:
            cards.append(PanelCard("", "", str(SLOT_PRICES[slot])))
    panel.cards(cards)


def draw_seats(panel: Panel, rules: Rules, view: Json) -> None:
    g = position_of(rules, view)
    panel.heading(text("picture-players"), text("picture-goal", goal=int(g.frame.goal)))
    for seat in range(rules.setup.seats):
        _draw_seat(panel, rules, view, g, seat)


def _draw_seat(panel: Panel, rules: Rules, view: Json, g: Classic, seat: int) -> None:
    fields, theme = view["fields"], panel.canvas.theme
    colour = SEATS[seat].seen(theme).colour
    name = name_of(rules, "seat", seat)
    panel.seat(
        SEATS[seat],
        text("picture-you", name=name) if seat == view["viewer"] else name,
        fields["active"] == seat,
        gold_of(fields, seat),
        [
            ("buildings/metropolis", str(metropolises(g, seat)), theme.roof),
            ("symbols/cornucopia", f"+{income(g, seat)}", theme.ochre),
            ("symbols/priestess", str(fields["priests"][seat]), theme.violet),
            ("symbols/philosopher", str(fields["philosophers"][seat]), theme.blue),
            ("units/troop", str(fields["troop_reserve"][seat]), colour),
            ("units/fleet", str(fields["fleet_reserve"][seat]), colour),
        ]
        if fields["alive"][seat]
        else [],
    )


def gold_of(fields: Json, seat: int) -> tuple[str, bool]:
    """C-21.2: the purse if this viewer may look into it, else what a perfect memory knows of it."""
    if fields["gold"][seat] is not None:
        return str(fields["gold"][seat][0]), True
    least, most = fields["least"][seat], fields["most"][seat]
    return (str(least) if least == most else f"{least}–{most}"), False


def draw_supply(panel: Panel, view: Json) -> None:
    """What is left for all."""
    fields, theme = view["fields"], panel.canvas.theme
    panel.heading(text("picture-supply"))
    left = [(f"buildings/{word}", str(count), "") for word, count in zip(KINDS, fields["supply"], strict=False)]
    left.append(("buildings/metropolis", str(fields["supply"][METROPOLIS]), theme.roof))
    left.append(("symbols/prosperity", str(fields["prosperity_left"]), theme.ochre))
    panel.skip(16)
    panel.row(panel.y, left)
    panel.skip(14)
