"""Gods, creatures, heroes, factions and supplies, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.ids import (
    APOLLO,
    BONUSES,
    CERBERUS,
    CREATURES,
    DRAWN,
    FIGURE_CARDS,
    HERO_DECK,
    HERO_DISCARD,
    HERO_PRICE,
    HERO_SLOT,
    HERO_SLOTS,
    HEROES,
    HYDRA,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    IN_USE,
    KINDS,
    METROPOLIS,
    NONE,
    ON_TOP,
    REMOVED,
    SLOT_2,
    SLOT_PRICES,
    SUPPLY,
    TEMPLE,
)
from pelagos.games.legendary.sketch_areas import wrapped
from pelagos.games.legendary.sketch_map import Scene, gold_of

BROAD: Final = 58
"""From this width on a line has room for an offering and a reminder."""
GIFTS: Final = (
    "fortress, troop; march",
    "university, philosopher",
    "building, mercenary; hero",
    "port, fleet; sail",
    "temple, priestess; look",
    "gold 2, prosperity 2",
)
"""What a god gives, and what else one may buy there (L-10.0)."""
EFFECTS: Final = (
    "swap your hero with one of the track",
    "use a discarded creature",
    "turn your building into another",
    "steal a priestess",
    "steal all mercenaries of a land",
    "steal half of the gold of a rival",
    "kill a troop or mercenary",
    "your income once more",
    "your units fly to any land",
    "steal a philosopher",
    "draw 3 creatures, use one",
    "exchange the fleets of two seas",
    "takes the income of a land",
    "doubles income, devours a unit beside it",
    "sinks all fleets of a sea and shuts it",
    "nobody enters or leaves a land",
    "defends your land like 2 troops",
    "shuts the seas around a land",
)
"""A reminder by creature; the rules stand in L-15."""
POWERS: Final = (
    "counts 2; sacrifice with 7 lands",
    "buys new rolls; sacrifice with 15 gold",
    "kills a troop that enters; sacrifice: 2 priestesses for a philosopher",
    "rolls a 2; sacrifice with 2 + 2 buildings",
    "crosses on all fleets; sacrifice with 8 fleets out",
    "wins mercenaries over; sacrifice: as a hero of the track",
    "wins ties; her card protects a metropolis",
    "ignores fortresses; sacrifice with 3 buildings alike",
    "his troops withdraw; sacrifice: units fly to any land",
)
"""The same for heroes (L-16); a sacrifice builds a metropolis if nothing else is said."""
CARDS: Final = ("mercenaries", "priestesses", "philosophers")
"""The last rows of the supply."""
HEADING: Final = (
    "faction   player    gold  income  lands  seas  port fort temp univ  metropolises  priestesses  philosophers"
    "  reserve"
)


# Gods


def god_table(scene: Scene, width: int) -> list[str]:
    """The tiles by slot, with what was offered; in a narrow column what they give stands below."""
    fields = scene.fields
    lines = ["god          offering" + " " * 13 + "gives; sells" if width >= BROAD else "god          offering"]
    for slot, god in enumerate(fields["gods"]):
        if god != NONE:
            offer = _offer(scene, god) if slot < scene.mode.factions - 1 else "face down"
            lines += _god_lines(scene, f"{slot + 1} {scene.name('god', god):<10} {offer}", god, width)
    return [*lines, *_god_lines(scene, f"  {'Apollo':<10} {_offer(scene, APOLLO)}", APOLLO, width)]


def _god_lines(scene: Scene, line: str, god: int, width: int) -> list[str]:
    return [f"{line:<34}{GIFTS[god]}"] if width >= BROAD else [line, f"    {GIFTS[god]}"]


def _offer(scene: Scene, god: int) -> str:
    """Whose pawn, how much, and what of it the priestesses leave to pay (L-7.8)."""
    fields = scene.fields
    who = fields["pawn"][god]
    if who == NONE:
        return "has acted" if scene.is_waiting("EndTurn", "Turn") else "-"
    text = scene.faction(who)
    if god != APOLLO:
        amount = fields["amount"][god]
        pays = max(0, amount - fields["priestesses"][who])
        early = scene.is_waiting("PayOffers") and pays < amount
        text += f" {amount}" + (f", pays {pays}" if early else "")
    return text + (" ◄ acts" if fields["god"] == god else "")


# Creatures


def creature_table(scene: Scene, width: int) -> list[str]:
    """The track with what each card does and costs, and what lies discarded."""
    buyer = who_buys(scene)
    cut = discounts(scene, buyer) if buyer != NONE else 0
    deck = f"{_count(scene, IN_DECK) + _count(scene, ON_TOP)} in the deck"
    lines = _hanging(f"creature track{f' (price for {scene.faction(buyer)})' if cut else ''}, {deck}", width)
    for slot, price in enumerate(SLOT_PRICES):
        lying = cards_in(scene, SLOT_2 + slot)
        mine = f" ({max(0, price - cut)})" if cut else ""
        text = f"{price}{mine} {_card(scene, lying[0])}" if lying else f"{price} -"
        lines += _hanging(text, width)
    for what, where in (("discarded", IN_DISCARD), ("in use", IN_USE), ("drawn", DRAWN), ("top of the deck", ON_TOP)):
        lying = cards_in(scene, where)
        if lying or where == IN_DISCARD:
            names = ", ".join([scene.name("creature", card) for card in lying])
            lines += _hanging(f"{what}: {names or '-'}", width)
    return lines


def _card(scene: Scene, creature: int) -> str:
    figure = "*" if creature in FIGURE_CARDS else ""
    return f"{figure}{scene.name('creature', creature)}: {EFFECTS[creature]}"


def cards_in(scene: Scene, where: int) -> list[int]:
    """The cards that the viewer sees there."""
    lying = scene.fields["creatures"]["places"][where]
    return [card for card in range(CREATURES) if lying[card]] if isinstance(lying, list) else []


def _count(scene: Scene, where: int) -> int:
    lying = scene.fields["creatures"]["places"][where]
    return sum(lying) if isinstance(lying, list) else int(lying)


def who_buys(scene: Scene) -> int:
    """Whose turn it is, else the viewer if he plays one faction alone."""
    if scene.fields["active"] != NONE:
        return int(scene.fields["active"]) if scene.fields["god"] != APOLLO else NONE
    mine = factions_of(scene, scene.view["viewer"])
    return mine[0] if len(mine) == 1 else NONE


def factions_of(scene: Scene, seat: int) -> list[int]:
    return [who for who in range(scene.mode.factions) if scene.mode.seat_of(who) == seat]


def discounts(scene: Scene, who: int) -> int:
    """L-10.7.2: temples and metropolises that still lower a price in this cycle."""
    fields = scene.fields
    return len(
        [site for site in built_by(scene, who, TEMPLE) + metropolises(scene, who) if not fields["temple_used"][site]]
    )


def built_by(scene: Scene, who: int, kind: int) -> list[int]:
    """The sites on which a faction has basic buildings of a kind."""
    fields = scene.fields
    land = scene.board.site_land
    return [i for i in range(len(land)) if fields["building"][i] == kind and fields["owner"][land[i]] == who]


def metropolises(scene: Scene, who: int) -> list[int]:
    """L-14.17: the sites of a faction's metropolises, cards included."""
    fields = scene.fields
    return [i for i, kind in enumerate(fields["building"]) if kind >= METROPOLIS and _site_owner(scene, i) == who]


def _site_owner(scene: Scene, site: int) -> int:
    """Of a site, or of the hero whose card is one."""
    if site < len(scene.board.site_land):
        return int(scene.fields["owner"][scene.board.site_land[site]])
    hero = scene.rules.vocabulary.domains["hero"].index(scene.word("site", site))
    return int(scene.fields["hero_owner"][hero])


def _hanging(text: str, width: int) -> list[str]:
    """Wrapped, later lines indented."""
    lines = wrapped(text, width - 2)
    return [lines[0], *["  " + line for line in lines[1:]]]


# Heroes


def hero_table(scene: Scene, width: int) -> list[str]:
    """The track, who is in play and what his next move costs, and who is gone."""
    lines = _hanging(f"hero track ({HERO_PRICE} with Hera), {len(heroes_at(scene, HERO_DECK))} in the deck", width)
    for slot in range(HERO_SLOTS):
        heroes = heroes_at(scene, HERO_SLOT + slot)
        lines += _hanging(f"{scene.name('hero', heroes[0])}: {POWERS[heroes[0]]}" if heroes else "-", width)
    playing = heroes_at(scene, IN_PLAY)
    lines += ["heroes in play"] if playing else []
    for hero in playing:
        lines += _hanging(_hero(scene, hero), width)
    gone = [scene.name("hero", hero) for hero in heroes_at(scene, HERO_DISCARD) + heroes_at(scene, REMOVED)]
    return lines + (_hanging(f"heroes gone for good: {', '.join(gone)}", width) if gone else [])


def heroes_at(scene: Scene, place: int) -> list[int]:
    return [hero for hero in range(HEROES) if scene.fields["hero_place"][hero] == place]


def _hero(scene: Scene, hero: int) -> str:
    fields = scene.fields
    where = f"{scene.faction(fields['hero_owner'][hero])} in {scene.area_word(fields['hero_land'][hero])}"
    new = ", came in this cycle" if fields["hero_cycle"][hero] == fields["cycle"] else ""
    return f"{scene.name('hero', hero)} {where}, next move costs {fields['hero_moves'][hero] + 1}{new}: {POWERS[hero]}"


# Factions


def faction_table(scene: Scene) -> list[str]:
    """One line for every faction, team by team."""
    goal = scene.rules.setup.options["goal"]
    lines = [HEADING]
    for team in range(scene.mode.teams):
        members = [who for who in range(scene.mode.factions) if scene.mode.team_of[who] == team]
        for who in members:
            gold = _gold(scene, team) if who == members[0] else '"'
            lines.append(_faction(scene, who, gold, members, goal))
    return lines


def _faction(scene: Scene, who: int, gold: str, team: list[int], goal: str) -> str:
    fields = scene.fields
    name = " +".join([scene.faction(who), *[scene.faction(mate) for mate in team if mate != who]])
    seat = scene.mode.seat_of(who)
    player = f"p{seat + 1}" + (" (you)" if seat == scene.view["viewer"] else "")
    kinds = "".join([f"{len(built_by(scene, who, kind)):>5}" for kind in range(KINDS)])
    built = len(metropolises(scene, who))
    whole = sum([len(metropolises(scene, member)) for member in team])
    score = f"{whole} of {goal}" if len(team) == 1 else f"{built}, {whole} of {goal}"
    return (
        f"{name:<8}  {player:<8}{gold:>6}  {income(scene, who):>6}  {fields['owner'].count(who):>5}"
        f"  {fields['ruler'].count(who):>4} {kinds}  {score:>12}  {fields['priestesses'][who]:>11}"
        f"  {fields['philosophers'][who]:>12}  ●{fields['troop_reserve'][who]} ▲{fields['fleet_reserve'][who]}"
        f"{'' if fields['alive'][who] else '  out'}"
    )


def _gold(scene: Scene, team: int) -> str:
    """L-19.2: the purse where it may be seen, else what a perfect memory knows of it."""
    fields, viewer = scene.fields, scene.view["viewer"]
    if fields["gold"][team] is not None:
        return str(fields["gold"][team][0])
    seated = viewer < scene.rules.setup.seats
    knower = scene.mode.team_of_seat(viewer) if seated else scene.mode.teams
    least, most = fields["least"][knower][team], fields["most"][knower][team]
    return str(least) if least == most else f"{least}–{most}"


def income(scene: Scene, who: int) -> int:
    """L-6.4: what the next income brings."""
    fields = scene.fields
    holders = [*fields["owner"], *fields["ruler"]]
    hound, hydra = [fields["figure_area"][FIGURE_CARDS.index(figure)] for figure in (CERBERUS, HYDRA)]
    master = fields["figure_owner"][FIGURE_CARDS.index(CERBERUS)]
    total = 0
    for area, holder in enumerate(holders):
        if holder == who and (area != hound or master == who):
            total += gold_of(scene, area) * (2 if area == hydra else 1)
    if hound != NONE and master == who and holders[hound] != who:
        total += gold_of(scene, hound)
    return total


# Supplies


def supply_lines(scene: Scene, width: int) -> list[str]:
    """What is left for all, and where the metropolises stand, with the bonus for whoever loses one."""
    supply = scene.fields["supply"]
    words = [*[scene.word("kind", kind) for kind in range(KINDS)], *CARDS]
    counts = [*supply[:KINDS], *supply[SUPPLY - len(CARDS) :]]
    left = ", ".join([f"{word} {n}" for word, n in zip(words, counts, strict=True)])
    bonuses = ", ".join([f"{scene.word('bonus', bonus)} {supply[KINDS + bonus]}" for bonus in range(BONUSES)])
    lines = _hanging(f"Supply: {left}; metropolises with {bonuses}", width)
    built = [_metropolis(scene, site) for site, kind in enumerate(scene.fields["building"]) if kind >= METROPOLIS]
    return lines + (_hanging(f"Metropolises: {', '.join(built)}", width) if built else [])


def _metropolis(scene: Scene, site: int) -> str:
    bonus = scene.word("bonus", scene.fields["building"][site] - METROPOLIS)
    return f"{scene.word('site', site)} {scene.faction(_site_owner(scene, site))} ({bonus})"
