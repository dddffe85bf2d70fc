"""Gods, creatures, heroes, factions and supplies, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.building import metropolises
from pelagos.games.legendary.buying import discounted
from pelagos.games.legendary.ids import (
    APOLLO,
    BONUSES,
    DRAWN,
    FIGURE_CARDS,
    HERO_DECK,
    HERO_DISCARD,
    HERO_PRICE,
    HERO_SLOT,
    HERO_SLOTS,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    IN_USE,
    KINDS,
    MERCENARIES,
    METROPOLIS,
    NONE,
    ON_TOP,
    PHILOSOPHERS,
    PRIESTESSES,
    REMOVED,
    SLOT_2,
    SLOT_PRICES,
)
from pelagos.games.legendary.income import income
from pelagos.games.legendary.offerings import price as offer_price
from pelagos.sketches.columns import hanging
from pelagos.sketches.legendary.table import LegendaryTable

BROAD: Final = 58
"""From this width on a line has room for an offering and what a god gives."""

# Gods


def god_table(table: LegendaryTable, width: int) -> list[str]:
    """The tiles by slot, with what was offered; in a narrow column what they give stands below."""
    fields, say = table.fields, table.words.say
    names = [table.name("god", god) for god in range(APOLLO + 1)]
    room = max([10, *[len(name) for name in names]])
    head = f"{say('god'):<{room + 2}} {say('offering')}"
    lines = [f"{head:<{room + 24}}{say('gives')}" if width >= BROAD else head]
    for slot, god in enumerate(fields["gods"]):
        if god != NONE:
            offer = _offer(table, god) if slot < table.g.frame.gods_up else say("face-down")
            lines += _god_lines(table, f"{slot + 1} {names[god]:<{room}} {offer}", god, width, room)
    return [*lines, *_god_lines(table, f"  {names[APOLLO]:<{room}} {_offer(table, APOLLO)}", APOLLO, width, room)]


def _god_lines(table: LegendaryTable, line: str, god: int, width: int, room: int) -> list[str]:
    """L-10.0: what a god gives for nothing."""
    say, word = table.words.say, table.word("god", god)
    gives = say("gives-apollo") if god == APOLLO else f"{say(f'builds-{word}')}, {say(f'recruits-{word}')}"
    return [f"{line:<{room + 24}}{gives}"] if width >= BROAD else [line, f"    {gives}"]


def _offer(table: LegendaryTable, god: int) -> str:
    """Whose pawn, how much, and what of it the priestesses leave to pay (L-7.8)."""
    fields, say = table.fields, table.words.say
    who = fields["pawn"][god]
    if who == NONE:
        return say("has-acted") if table.is_waiting("EndTurn", "Turn") else "-"
    text = table.faction(who)
    if god != APOLLO:
        amount = fields["amount"][god]
        pays = offer_price(table.g, who, amount)
        early = table.is_waiting("PayOffers") and pays < amount
        text += f" {amount}" + (f", {say('pays', gold=str(pays))}" if early else "")
    return text + (f" ◄ {say('acts')}" if fields["god"] == god else "")


# Creatures


def creature_table(table: LegendaryTable, width: int) -> list[str]:
    """The track with what each card does and costs, and what lies discarded."""
    say = table.words.say
    buyer = who_buys(table)
    prices = [discounted(table.g, buyer, price) if buyer != NONE else price for price in SLOT_PRICES]
    cut = any(mine < price for mine, price in zip(prices, SLOT_PRICES, strict=True))
    deck = table.cards_at(IN_DECK) + table.cards_at(ON_TOP)
    head = say("creatures-for", who=table.faction(buyer), deck=deck) if cut else say("creatures", deck=deck)
    lines = hanging(head, width)
    for slot, price in enumerate(SLOT_PRICES):
        lying = table.cards_in(SLOT_2 + slot)
        mine = f" ({prices[slot]})" if cut else ""
        lines += hanging(f"{price}{mine} {_card(table, lying[0])}" if lying else f"{price} -", width)
    for what, where in (("discarded", IN_DISCARD), ("in-use", IN_USE), ("drawn", DRAWN), ("top", ON_TOP)):
        lying = table.cards_in(where)
        if lying or where == IN_DISCARD:
            names = table.words.listed([table.name("creature", card) for card in lying])
            lines += hanging(say(what, names=names), width)
    return lines


def _card(table: LegendaryTable, creature: int) -> str:
    figure = "*" if creature in FIGURE_CARDS else ""
    return f"{figure}{table.name('creature', creature)}: {table.words.tells('creature', creature)}"


def who_buys(table: LegendaryTable) -> int:
    """Whose turn it is, else the viewer who plays one faction alone."""
    if table.fields["active"] != NONE:
        return int(table.fields["active"]) if table.fields["god"] != APOLLO else NONE
    mine = [who for who in range(table.mode.factions) if table.mode.seat_of(who) == table.view["viewer"]]
    return mine[0] if len(mine) == 1 else NONE


# Heroes


def hero_table(table: LegendaryTable, width: int) -> list[str]:
    """The track, who is in play and what their next move costs, and who is gone."""
    say = table.words.say
    lines = hanging(say("heroes", price=HERO_PRICE, deck=len(table.heroes_at(HERO_DECK))), width)
    for slot in range(HERO_SLOTS):
        heroes = table.heroes_at(HERO_SLOT + slot)
        cards = [f"{table.name('hero', hero)}: {table.words.tells('hero', hero)}" for hero in heroes]
        lines += hanging(cards[0] if cards else "-", width)
    playing = table.heroes_at(IN_PLAY)
    lines += [say("in-play")] if playing else []
    for hero in playing:
        lines += hanging(_hero(table, hero), width)
    gone = [table.name("hero", hero) for hero in table.heroes_at(HERO_DISCARD) + table.heroes_at(REMOVED)]
    return lines + (hanging(say("heroes-gone", names=table.words.listed(gone)), width) if gone else [])


def _hero(table: LegendaryTable, hero: int) -> str:
    fields, say = table.fields, table.words.say
    where = say(
        "hero",
        name=table.name("hero", hero),
        who=table.faction(fields["hero_owner"][hero]),
        land=table.area_word(fields["hero_land"][hero]),
        price=str(fields["hero_moves"][hero] + 1),
    )
    new = f", {say('just-came')}" if fields["hero_cycle"][hero] == fields["cycle"] else ""
    return f"{where}{new}: {table.words.tells('hero', hero)}"


# Factions


def faction_table(table: LegendaryTable) -> list[str]:
    """One line for every faction, team by team."""
    say = table.words.say
    heads = [say(f"head-{name}") for name in ("income", "lands", "seas")]
    kinds = [table.name("kind", kind)[:4].lower() for kind in range(KINDS)]
    cards = [say(f"head-{name}") for name in ("metropolises", "priestesses", "philosophers")]
    player = max(8, len(say("head-player")))
    start = f"{say('head-faction'):<10}{say('head-player'):<{player}}{say('head-gold'):>6}{_right(heads, heads)}"
    lines = [f"{start} {_kinds(kinds)}{_right(cards, cards)}  {say('head-reserve')}"]
    for team in range(table.mode.teams):
        members = [who for who in range(table.mode.factions) if table.mode.team_of[who] == team]
        for who in members:
            gold = _gold(table, team) if who == members[0] else '"'
            lines.append(_faction(table, who, members, f"{_player(table, who):<{player}}{gold:>6}", heads, cards))
    return lines


def _right(heads: list[str], cells: list[str]) -> str:
    """Right below their headings."""
    return "".join([f"  {cell:>{len(head)}}" for head, cell in zip(heads, cells, strict=True)])


def _kinds(cells: list[str]) -> str:
    return "".join([f"{cell:>5}" for cell in cells])


def _player(table: LegendaryTable, who: int) -> str:
    seat = table.mode.seat_of(who)
    return f"p{seat + 1}" + (f" ({table.words.say('you')})" if seat == table.view["viewer"] else "")


def _faction(table: LegendaryTable, who: int, team: list[int], start: str, heads: list[str], cards: list[str]) -> str:
    fields, say = table.fields, table.words.say
    name = " +".join([table.faction(who), *[table.faction(mate) for mate in team if mate != who]])
    kinds = [str(len(table.built_by(who, kind))) for kind in range(KINDS)]
    whole = str(metropolises(table.g, table.mode.team_of[who]))
    score = say("of-goal", count=whole, goal=table.rules.setup.options["goal"])
    score = score if len(team) == 1 else f"{len(table.metropolises(who))}, {score}"
    counts = [str(income(table.g, who)), str(fields["owner"].count(who)), str(fields["ruler"].count(who))]
    held = [score, str(fields["priestesses"][who]), str(fields["philosophers"][who])]
    reserve = f"●{fields['troop_reserve'][who]} ▲{fields['fleet_reserve'][who]}"
    out = "" if fields["alive"][who] else f"  {say('out')}"
    return f"{name:<8}  {start}{_right(heads, counts)} {_kinds(kinds)}{_right(cards, held)}  {reserve}{out}"


def _gold(table: LegendaryTable, team: int) -> str:
    """L-19.2: the purse where it may be seen, else what a perfect memory knows of it."""
    fields, viewer = table.fields, table.view["viewer"]
    if fields["gold"][team] is not None:
        return str(fields["gold"][team][0])
    seated = viewer < table.rules.setup.seats
    knower = table.mode.team_of_seat(viewer) if seated else table.mode.teams
    least, most = fields["least"][knower][team], fields["most"][knower][team]
    return str(least) if least == most else f"{least}–{most}"


# Supplies


def supply_lines(table: LegendaryTable, width: int) -> list[str]:
    """What is left for all, and where the metropolises stand, with the bonus for whoever loses one."""
    say, supply = table.words.say, table.fields["supply"]
    left = [f"{table.name('kind', kind).lower()} {supply[kind]}" for kind in range(KINDS)]
    for name, row in (("mercenaries", MERCENARIES), ("priestesses", PRIESTESSES), ("philosophers", PHILOSOPHERS)):
        left.append(f"{say(name)} {supply[row]}")
    bonuses = [f"{table.word('bonus', bonus)} {supply[KINDS + bonus]}" for bonus in range(BONUSES)]
    lines = hanging(say("supply", left=table.words.listed(left), bonuses=table.words.listed(bonuses)), width)
    built = [_metropolis(table, site) for site, kind in enumerate(table.fields["building"]) if kind >= METROPOLIS]
    return lines + (hanging(say("metropolises", names=table.words.listed(built)), width) if built else [])


def _metropolis(table: LegendaryTable, site: int) -> str:
    bonus = table.word("bonus", table.fields["building"][site] - METROPOLIS)
    return f"{table.word('site', site)} {table.faction(table.site_owner(site))} ({bonus})"
