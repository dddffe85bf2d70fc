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
from pelagos.games.legendary.position import track_values
from pelagos.games.legendary.sketch_map import Scene
from pelagos.games.legendary.sketch_tracks import cards_in, heroes_at, income, metropolises
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.panel import TYPE, Panel, PanelCard
from pelagos.pictures.pieces import badge
from pelagos.pictures.svg import tag
from pelagos.pictures.theme import SEATS, Identity
from pelagos.pictures.words import name_of, text

MOST_BOXES: Final = 8
BOX: Final = 22.0


def draw_panel(panel: Panel, rules: Rules, view: Json) -> None:
    scene = Scene(rules, view)
    draw_gods(panel, scene)
    draw_creatures(panel, scene)
    draw_heroes(panel, scene)
    draw_factions(panel, scene)
    draw_supply(panel, scene)


# Gods


def draw_gods(panel: Panel, scene: Scene) -> None:
    """The auction board: gods in their order, and how much whose pawn offers."""
    fields = scene.fields
    cycle = fields["cycle"]
    panel.heading(text("picture-gods"), text("picture-cycle", cycle=cycle) if cycle else "")
    for slot, god in enumerate(fields["gods"]):
        if god != NONE:
            _draw_god(panel, scene, god, slot < scene.mode.factions - 1)
    _draw_god(panel, scene, APOLLO, True)
    _draw_order(panel, scene)


def _draw_order(panel: Panel, scene: Scene) -> None:
    """Who has still to place a pawn, or who will be where in the next cycle."""
    fields = scene.fields
    waiting = [given["who"] for task, given in scene.view["agenda"] if task == "PlacePawn"]
    if waiting:
        panel.line_up(text("picture-to-place"), [SEATS[who] for who in waiting])
    elif fields["returned"] and scene.view["result"] is None:
        panel.line_up(text("picture-next"), [SEATS[who] for who in fields["order"] if who != NONE])


def _draw_god(panel: Panel, scene: Scene, god: int, up: bool) -> None:
    fields = scene.fields
    acts = fields["god"] == god
    panel.god(scene.word("god", god), name_of(scene.rules, "god", god), up, acts)
    y = panel.y - 16
    who = fields["pawn"][god]
    if not up:
        panel.aside(y, text("picture-face-down"))
    elif god == APOLLO:
        panel.badges([SEATS[who]] if who != NONE else [], y)
    else:
        _draw_track(panel, scene, y, who, fields["amount"][god])


def _draw_track(panel: Panel, scene: Scene, y: float, who: int, amount: int) -> None:
    """L-1.8: the spaces of the offering track with the pawn on one of them, and the offer in front."""
    steps = track_values(scene.rules.setup.options["offering_track"])
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


def draw_creatures(panel: Panel, scene: Scene) -> None:
    deck = _count(scene, IN_DECK) + _count(scene, ON_TOP)
    panel.heading(text("picture-creatures"), text("picture-deck", deck=deck, gone=_count(scene, IN_DISCARD)))
    cards: list[PanelCard] = []
    for slot, price in enumerate(SLOT_PRICES):
        lying = cards_in(scene, SLOT_2 + slot)
        cards.append(_creature(scene, lying[0], str(price)) if lying else PanelCard("", "", str(price)))
    panel.cards(cards)
    seen = [card for place in (ON_TOP, DRAWN) for card in cards_in(scene, place)]
    if seen:
        names = ", ".join(name_of(scene.rules, "creature", card) for card in seen)
        panel.lines(text("picture-you-know", names=names), TYPE, faint=True)


def _creature(scene: Scene, card: int, price: str) -> PanelCard:
    return PanelCard(f"creatures/{scene.word('creature', card)}", name_of(scene.rules, "creature", card), price)


def _count(scene: Scene, where: int) -> int:
    lying = scene.fields["creatures"]["places"][where]
    return sum(lying) if isinstance(lying, list) else int(lying)


def draw_heroes(panel: Panel, scene: Scene) -> None:
    panel.heading(text("picture-heroes"), text("picture-hero-deck", deck=len(heroes_at(scene, HERO_DECK))))
    cards: list[PanelCard] = []
    for slot in range(HERO_SLOTS):
        lying = heroes_at(scene, HERO_SLOT + slot)
        for hero in lying:
            word = f"heroes/{scene.word('hero', hero)}"
            cards.append(PanelCard(word, name_of(scene.rules, "hero", hero), str(HERO_PRICE)))
        if not lying:
            cards.append(PanelCard("", "", str(HERO_PRICE)))
    panel.cards(cards, 4)


# Factions


def draw_factions(panel: Panel, scene: Scene) -> None:
    """Team by team, with what they own."""
    panel.heading(text("picture-seats"), text("picture-goal", goal=int(scene.rules.setup.options["goal"])))
    for team in range(scene.mode.teams):
        for who in range(scene.mode.factions):
            if scene.mode.team_of[who] == team:
                _draw_faction(panel, scene, who, team)


def _draw_faction(panel: Panel, scene: Scene, who: int, team: int) -> None:
    panel.seat(
        SEATS[who],
        name_of(scene.rules, "faction", who),
        scene.fields["active"] == who,
        gold_of_team(scene, team),
        _counts(panel, scene, who) if scene.fields["alive"][who] else [],
        mate_of(scene, who),
        _player(scene, scene.mode.seat_of(who)),
    )


def _player(scene: Scene, seat: int) -> str:
    name = name_of(scene.rules, "seat", seat)
    return text("picture-you", name=name) if seat == scene.view["viewer"] else name


def mate_of(scene: Scene, who: int) -> Identity | None:
    """L-18.1: the partner in a team, or the other faction of the same player."""
    team = scene.mode.team_of
    mates = [SEATS[other] for other in range(scene.mode.factions) if team[other] == team[who] and other != who]
    return mates[0] if mates else None


def gold_of_team(scene: Scene, team: int) -> tuple[str, bool]:
    """L-19.2: the purse if this viewer may look into it, else what a perfect memory knows of it."""
    fields, viewer = scene.fields, scene.view["viewer"]
    if fields["gold"][team] is not None:
        return str(fields["gold"][team][0]), True
    seated = viewer < scene.rules.setup.seats
    knower = scene.mode.team_of_seat(viewer) if seated else scene.mode.teams
    least, most = fields["least"][knower][team], fields["most"][knower][team]
    return (str(least) if least == most else f"{least}–{most}"), False


def _counts(panel: Panel, scene: Scene, who: int) -> list[tuple[str, str, str]]:
    fields, theme = scene.fields, panel.canvas.theme
    colour = SEATS[who].seen(theme).colour
    return [
        ("buildings/metropolis", str(len(metropolises(scene, who))), theme.roof),
        ("symbols/cornucopia", f"+{income(scene, who)}", theme.ochre),
        ("symbols/priestess", str(fields["priestesses"][who]), theme.violet),
        ("symbols/philosopher", str(fields["philosophers"][who]), theme.blue),
        ("units/troop", str(fields["troop_reserve"][who]), colour),
        ("units/fleet", str(fields["fleet_reserve"][who]), colour),
    ]


def draw_supply(panel: Panel, scene: Scene) -> None:
    """What is left for all."""
    panel.heading(text("picture-supply"))
    supply = scene.fields["supply"]
    icons = [f"buildings/{scene.word('kind', kind)}" for kind in range(KINDS)]
    icons += ["units/mercenary", "symbols/priestess", "symbols/philosopher"]
    left = [*supply[:KINDS], supply[MERCENARIES], supply[PRIESTESSES], supply[PHILOSOPHERS]]
    panel.skip(16)
    panel.row(panel.y, [(icon, str(count), "") for icon, count in zip(icons, left, strict=True)])
    panel.skip(14)
