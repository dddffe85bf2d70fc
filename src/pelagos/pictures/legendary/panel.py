"""Legendary: gods, creatures, heroes, factions, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.ids import (
    APOLLO,
    DRAWN,
    HERO_DECK,
    HERO_PRICE,
    HERO_SLOT,
    HERO_SLOTS,
    IN_DECK,
    IN_DISCARD,
    KINDS,
    MERCENARIES,
    NONE,
    ON_TOP,
    PHILOSOPHERS,
    PRIESTESSES,
    SLOT_2,
    SLOT_PRICES,
)
from pelagos.games.legendary.income import income
from pelagos.games.legendary.position import track_values
from pelagos.games.legendary.seen import Seen
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.panel import TYPE, Panel, PanelCard
from pelagos.pictures.pieces import badge
from pelagos.pictures.svg import tag
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import TEXTS, name_of, text

MOST_BOXES: Final = 8
BOX: Final = 22.0


def draw_panel(panel: Panel, rules: Rules, view: Json) -> None:
    seen = Seen(rules, view)
    draw_gods(panel, seen)
    draw_creatures(panel, seen)
    draw_heroes(panel, seen)
    draw_factions(panel, seen)
    draw_supply(panel, seen)


# Gods


def draw_gods(panel: Panel, seen: Seen) -> None:
    """The auction board: gods in their order, and how much whose pawn offers."""
    fields = seen.fields
    cycle = fields["cycle"]
    panel.heading(text("picture-gods"), text("picture-cycle", cycle=cycle) if cycle else "")
    for slot, god in enumerate(fields["gods"]):
        if god != NONE:
            _draw_god(panel, seen, god, slot < seen.g.frame.gods_up)
    _draw_god(panel, seen, APOLLO, True)
    _draw_order(panel, seen)


def _draw_order(panel: Panel, seen: Seen) -> None:
    """Who has still to place a pawn, or who will be where in the next cycle."""
    fields = seen.fields
    waiting = [given["who"] for task, given in seen.view["agenda"] if task == "PlacePawn"]
    if waiting:
        panel.line_up(text("picture-to-place"), [SEATS[who] for who in waiting])
    elif fields["returned"] and seen.view["result"] is None:
        panel.line_up(text("picture-next"), [SEATS[who] for who in fields["order"] if who != NONE])


def _draw_god(panel: Panel, seen: Seen, god: int, up: bool) -> None:
    fields = seen.fields
    acts = fields["god"] == god
    panel.god(seen.word("god", god), name_of(seen.rules, "god", god), up, acts)
    y = panel.y - 16
    who = fields["pawn"][god]
    if not up:
        panel.aside(y, text("picture-face-down"))
    elif god == APOLLO:
        panel.badges([SEATS[who]] if who != NONE else [], y)
    else:
        _draw_track(panel, seen, y, who, fields["amount"][god])


def _draw_track(panel: Panel, seen: Seen, y: float, who: int, amount: int) -> None:
    """L-1.8: the spaces of the offering track with the pawn on one of them, and the offer in front."""
    steps = track_values(seen.rules.setup.options["offering_track"])
    canvas, theme = panel.canvas, panel.canvas.theme
    if len(steps) > MOST_BOXES:
        if who != NONE:
            panel.offer(y, SEATS[who], amount)
        return
    start = panel.right - len(steps) * (BOX + 2) + 2
    for i, step in enumerate(steps):
        x = start + i * (BOX + 2)
        canvas.add(
            tag("rect", x=x, y=y - 11, width=BOX, height=22, rx=4, fill=theme.page, stroke=theme.line, stroke_width=1.5)
        )
        if who != NONE and step == amount:
            badge(canvas, (x + BOX / 2, y), 11.5, SEATS[who])
        else:
            canvas.text(x + BOX / 2, y, str(step), TYPE, theme.faint, anchor="middle", centred=True)
    if who != NONE:
        canvas.text(start - 7, y, str(amount), 16, anchor="end", weight="700", centred=True)


# Cards


def draw_creatures(panel: Panel, seen: Seen) -> None:
    deck = seen.cards_at(IN_DECK) + seen.cards_at(ON_TOP)
    panel.heading(text("picture-creatures"), text("picture-deck", deck=deck, gone=seen.cards_at(IN_DISCARD)))
    cards: list[PanelCard] = []
    for slot, price in enumerate(SLOT_PRICES):
        lying = seen.cards_in(SLOT_2 + slot)
        cards.append(_creature(seen, lying[0], str(price)) if lying else PanelCard("", "", str(price)))
    panel.cards(cards)
    known = [card for place in (ON_TOP, DRAWN) for card in seen.cards_in(place)]
    if known:
        names = TEXTS.listed(name_of(seen.rules, "creature", card) for card in known)
        panel.lines(text("picture-you-know", names=names), TYPE, faint=True)


def _creature(seen: Seen, card: int, price: str) -> PanelCard:
    return PanelCard(f"creatures/{seen.word('creature', card)}", name_of(seen.rules, "creature", card), price)


def draw_heroes(panel: Panel, seen: Seen) -> None:
    panel.heading(text("picture-heroes"), text("picture-hero-deck", deck=len(seen.heroes_at(HERO_DECK))))
    cards: list[PanelCard] = []
    for slot in range(HERO_SLOTS):
        lying = seen.heroes_at(HERO_SLOT + slot)
        for hero in lying:
            word = f"heroes/{seen.word('hero', hero)}"
            cards.append(PanelCard(word, name_of(seen.rules, "hero", hero), str(HERO_PRICE)))
        if not lying:
            cards.append(PanelCard("", "", str(HERO_PRICE)))
    panel.cards(cards, 4)


# Factions


def draw_factions(panel: Panel, seen: Seen) -> None:
    """Team by team, with what they own."""
    panel.heading(text("picture-seats"), text("picture-goal", goal=int(seen.rules.setup.options["goal"])))
    for team in range(seen.mode.teams):
        for who in range(seen.mode.factions):
            if seen.mode.team_of[who] == team:
                _draw_faction(panel, seen, who, team)


def _draw_faction(panel: Panel, seen: Seen, who: int, team: int) -> None:
    panel.seat(
        SEATS[who],
        name_of(seen.rules, "faction", who),
        seen.fields["active"] == who,
        gold_of_team(seen, team),
        _counts(panel, seen, who) if seen.fields["alive"][who] else [],
        mate_of(seen, who),
        _player(seen, seen.mode.seat_of(who)),
    )


def _player(seen: Seen, seat: int) -> str:
    name = name_of(seen.rules, "seat", seat)
    return text("picture-you", name=name) if seat == seen.view["viewer"] else name


def mate_of(seen: Seen, who: int) -> Identity | None:
    """L-18.1: the partner in a team, or the other faction of the same player."""
    team = seen.mode.team_of
    mates = [SEATS[other] for other in range(seen.mode.factions) if team[other] == team[who] and other != who]
    return mates[0] if mates else None


def gold_of_team(seen: Seen, team: int) -> tuple[str, bool]:
    """L-19.2: the purse if this viewer may look into it, else what a perfect memory knows of it."""
    fields, viewer = seen.fields, seen.view["viewer"]
    if fields["gold"][team] is not None:
        return str(fields["gold"][team][0]), True
    seated = viewer < seen.rules.setup.seats
    knower = seen.mode.team_of_seat(viewer) if seated else seen.mode.teams
    least, most = fields["least"][knower][team], fields["most"][knower][team]
    return (str(least) if least == most else f"{least}–{most}"), False


def _counts(panel: Panel, seen: Seen, who: int) -> list[tuple[str, str, str]]:
    fields, theme = seen.fields, panel.canvas.theme
    colour = SEATS[who].seen(theme).colour
    return [
        ("buildings/metropolis", str(len(seen.metropolises(who))), theme.roof),
        ("symbols/cornucopia", f"+{income(seen.g, who)}", theme.ochre),
        ("symbols/priestess", str(fields["priestesses"][who]), theme.violet),
        ("symbols/philosopher", str(fields["philosophers"][who]), theme.blue),
        ("units/troop", str(fields["troop_reserve"][who]), colour),
        ("units/fleet", str(fields["fleet_reserve"][who]), colour),
    ]


def draw_supply(panel: Panel, seen: Seen) -> None:
    """What is left for all."""
    panel.heading(text("picture-supply"))
    supply = seen.fields["supply"]
    icons = [f"buildings/{seen.word('kind', kind)}" for kind in range(KINDS)]
    icons += ["units/mercenary", "symbols/priestess", "symbols/philosopher"]
    left = [*supply[:KINDS], supply[MERCENARIES], supply[PRIESTESSES], supply[PHILOSOPHERS]]
    panel.skip(16)
    panel.row(panel.y, [(icon, str(count), "") for icon, count in zip(icons, left, strict=True)])
    panel.skip(14)
