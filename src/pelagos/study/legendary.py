"""Legendary, read for study. Gold goes by team; battles are between factions and told by seat."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.archipelago.odds import Odds
from pelagos.games.legendary import events as told
from pelagos.games.legendary.bonus import GOLD_GIVEN
from pelagos.games.legendary.conquest import may_land
from pelagos.games.legendary.creatures.graeae import INCOME_AGAIN
from pelagos.games.legendary.creatures.griffin import GOLD_STOLEN
from pelagos.games.legendary.hooks import closed_seas
from pelagos.games.legendary.ids import (
    APOLLO,
    GODS,
    GOLD3,
    HERO_PRICE,
    HEROES,
    LOOK_PRICE,
    METROPOLIS,
    NONE,
    ON_CARD,
    OWNER_OF,
    PANDORA,
    PENTHESILEA,
    PLACE_OF,
    REROLL_PRICE,
    SAY_BID,
    SAY_LEAD,
    SAY_MARCH,
    SAY_MERCENARIES,
    SAY_ROLL,
    SAY_SAIL,
    SAY_TROOPS,
    SAY_WITH,
)
from pelagos.games.legendary.income import income
from pelagos.games.legendary.move import TakeHero, TakeMercenaries, TakeTroops, has_movers, waters_for
from pelagos.games.legendary.odds import battle_land, battle_odds
from pelagos.games.legendary.offerings import is_bound, standing_price
from pelagos.games.legendary.offerings import price as offer_price
from pelagos.games.legendary.ops import heroes_in, lands_owned, seas_of
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.reach import accessible, bridge_seas, mate_lands, mate_seas, next_lands, next_seas
from pelagos.games.legendary.sea import RetreatFromSea, RollAtSea
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.study.adapter import (
    AT_SEA,
    NOBODY,
    ON_LAND,
    BattleSeen,
    GoldAdapter,
    GoldChange,
    GoldTable,
    Offers,
    Promise,
    Purse,
    Series,
    StudyAdapter,
    TargetPlace,
    WayRules,
)


def metropolises(g: Legendary, who: int) -> int:
    """L-14.17, of one faction: on sites of its areas, and on the cards of its heroes."""
    sites = [site for site in range(g.board.sites) if g.building[site] >= METROPOLIS]
    built = sum(g.owner[g.board.site_land[site]] == who for site in sites)
    cards = [hero for hero in (PENTHESILEA, PANDORA) if g.heroes[PLACE_OF + hero] == ON_CARD]
    return built + sum(g.heroes[OWNER_OF + hero] == who for hero in cards)


def gold(g: Legendary, team: int) -> int:
    return int(g.gold[team])


def seas(g: Legendary, who: int) -> int:
    return list(g.ruler).count(who)


def battle(g: Legendary) -> BattleSeen | None:
    """L-12: wherever in a round it stands."""
    if g.attacker == NONE:
        return None
    attacker = int(g.seat_of(g.attacker))
    for task in reversed(g.agenda):
        if isinstance(task, RollAtSea | RetreatFromSea):
            return BattleSeen(AT_SEA, "sea", int(task.sea), attacker, int(g.seat_of(g.ruler[task.sea])))
    land = battle_land(g)
    return None if land == NONE else BattleSeen(ON_LAND, "land", int(land), attacker, int(g.seat_of(g.owner[land])))


def odds(g: Legendary, viewer: Viewer) -> Odds | None:
    """Croesus is taken to accept his dice: how often he would pay is his secret."""
    return battle_odds(g)


def winner(g: Legendary, fought: BattleSeen, events: list[Event]) -> int | None:
    """L-12.1.7, L-12.2.4: whoever holds the place when the fight is over."""
    if g.attacker != NONE:
        return None
    holder = g.ruler[fought.place] if fought.kind == AT_SEA else g.owner[fought.place]
    return NOBODY if holder == NONE else int(g.seat_of(holder))


def offers(g: Legendary, said: Answer) -> Offers | None:
    """L-7.8, of a whole team; L-7.10: a forced offer takes what there is, L-7.11: a hidden one is held to its price."""
    if said.verb != SAY_BID:
        return None
    team = g.team_of(g.pawn[said.x])
    standing = [god for god in range(GODS) if god != APOLLO and g.pawn[god] != NONE and g.team_of(g.pawn[god]) == team]
    price, purse = int(standing_price(g, team)), int(g.gold[team])
    return Offers(len(standing), min(price, purse) if is_bound(g, team) else price, purse)


def promises(g: Legendary, seat: int) -> list[Promise]:
    """L-7.8, L-7.9: one purse pays all pawns of a side."""
    team = g.frame.team_of_seat[seat]
    mine = [god for god in range(GODS) if g.pawn[god] != NONE and g.team_of(g.pawn[god]) == team]
    return [Promise("faction", int(g.pawn[god]), god, int(offer_price(g, g.pawn[god], g.amount[god]))) for god in mine]


GOLD_TABLE: Final = GoldTable(
    gains={told.INCOME_PAID: "income", INCOME_AGAIN: "income-again", told.APOLLO_PAID: "apollo"},
    prices={
        told.FLEET_RECRUITED: "recruits",
        told.TROOP_RECRUITED: "recruits",
        told.MERCENARY_RECRUITED: "recruits",
        told.PRIESTESS_TAKEN: "recruits",
        told.PHILOSOPHER_TAKEN: "recruits",
        told.CREATURE_BOUGHT: "creatures",
    },
    fixed={
        told.HERO_HIRED: ("heroes", -HERO_PRICE),
        told.TOP_PLAYED: ("creatures", -LOOK_PRICE),
        told.DIE_REROLLED: ("heroes", -REROLL_PRICE),
    },
)
"""Of one faction each."""


def purse(g: Legendary, viewer: Viewer | None, team: int) -> Purse:
    """L-19.2: one's own, or all where gold is open; of others what can be followed, for a team or who looks on."""
    if viewer is None or g.may_read(viewer, "gold", team):
        return Purse(gold(g, team), gold(g, team))
    frame = g.frame
    row = frame.teams if viewer >= frame.seats else frame.team_of_seat[viewer]
    note = int(row * frame.teams + team)
    return Purse(int(g.least[note]), int(g.most[note]))


def team_income(g: Legendary, team: int) -> int:
    """L-6.1: of all factions that share a purse."""
    return sum(int(income(g, who)) for who in range(g.frame.factions) if g.team_of(who) == team)


def gold_changes(g: Legendary, event: Event) -> list[GoldChange]:
    """L-19.2: all is public but what the Griffin took, what was paid for offers, and the penalty for unpaid ones."""
    kind, numbers = event.kind, event.numbers
    if kind is GOLD_STOLEN:
        thief, victim, stolen = numbers
        return [GoldChange(thief, "theft", stolen), GoldChange(victim, "theft", -stolen)]
    if kind is told.OFFERS_PAID:
        return [GoldChange(numbers[0], "offers", -numbers[1])]
    if kind is told.PENALTY_PAID:
        return [GoldChange(numbers[0], "penalty", -numbers[1])]
    if kind is told.BONUS_GAINED and numbers[1] == GOLD3:
        return [GoldChange(g.team_of(numbers[0]), "bonus", GOLD_GIVEN)]
    return GOLD_TABLE.change(event, lambda faction: int(g.team_of(faction)))


UNPRICED: Final = {
    told.FLEETS_SAILED: "moves",
    told.UNITS_MARCHED: "moves",
    told.HERO_LED: "moves",
    told.UNITS_FLOWN: "moves",
    told.HERO_SACRIFICED: "heroes",
}
"""L-18.4: a move costs what its way is long; Croesus, and Pandora in his place, pay for a metropolis."""

GOLD: Final = GoldAdapter(
    by="team",
    hidden=lambda g: not g.frame.open_gold,
    purse=purse,
    income=team_income,
    sources=frozenset({"theft", "offers", "penalty", "bonus", *GOLD_TABLE.sources(), *UNPRICED.values()}),
    changes=gold_changes,
    unpriced=UNPRICED,
    payer=lambda g, event: int(g.team_of(event.numbers[0])),
    made=told.OFFER_MADE,
    free=told.APOLLO_CHOSEN,
    free_god=APOLLO,
    outbid=told.OFFER_LOST,
    returned=told.OFFERS_UNPAID,
)


def targets(g: Legendary, seat: int) -> set[TargetPlace]:
    """L-11.1 to L-11.3: of all factions for which a seat decides, with every hero as a leader."""
    found = set[TargetPlace]()
    for who in range(g.frame.factions):
        if g.seat_of(who) == seat:
            seas, lands = sailed(g, who), marched(g, who)
            rulers = {("sea", sea, int(ruler)) for sea, ruler in enumerate(g.ruler) if seas & bit(sea)}
            owners = {
                ("land", land, int(owner))
                for land, owner in enumerate(g.owner)
                if lands & bit(land) and may_land(g, who, land)
            }
            rivals = {place for place in rulers | owners if place[2] != NONE and not g.allied(who, place[2])}
            found |= {TargetPlace(domain, place, int(g.seat_of(holder))) for domain, place, holder in rivals}
    return found


def sailed(g: Legendary, who: int) -> int:
    """L-11.1, L-18.4: to neighbouring seas, or on over the teammate's."""
    closed, mates = closed_seas(g), mate_seas(g, who)
    reached, frontier = 0, int(seas_of(g, who))
    while frontier:
        fresh = int(next_seas(g, frontier, closed)) & ~reached
        reached |= fresh
        frontier = fresh & mates
    return reached


def marched(g: Legendary, who: int) -> int:
    """L-11.2, L-11.3, L-18.4: from every land with somebody who goes, over the teammate's too."""
    mates, reached = mate_lands(g, who), 0
    for home in range(g.board.lands):
        if g.owner[home] != who or not has_movers(g, who, home):
            continue
        leaders = [hero for hero in range(HEROES) if heroes_in(g, home, who) & bit(hero)]
        for waters in {bridge_seas(g, who), *[waters_for(g, who, hero) for hero in leaders]}:
            seen, frontier = 0, int(accessible(g, home, waters))
            while frontier:
                seen |= frontier
                frontier = int(next_lands(g, frontier & mates, waters)) & ~seen
            reached |= seen
    return reached


def completes(g: Legendary) -> Answer | None:
    """L-11.2.1: everybody goes; where something is built that only they guard, one stays."""
    task = g.agenda[-1]
    if isinstance(task, TakeTroops):
        return Answer(SAY_TROOPS, n=g.troops[task.land] - int(pauses(g) and g.mercenaries[task.land] == 0))
    if isinstance(task, TakeMercenaries):
        return Answer(SAY_MERCENARIES, n=g.mercenaries[task.land])
    return Answer(SAY_WITH, task.hero()) if isinstance(task, TakeHero) else None


def pauses(g: Legendary) -> bool:
    """L-13.5, L-14.3: if all of them went, a land with a building would be anybody's; so it is asked who stays."""
    task = g.agenda[-1]
    if not isinstance(task, TakeTroops | TakeMercenaries):
        return False
    sites = range(g.board.first_site[task.land], g.board.first_site[task.land + 1])
    is_built = any(g.building[site] != NONE for site in sites)
    return is_built and g.troops[task.land] + g.mercenaries[task.land] > 1


WAYS: Final = WayRules(
    steps=frozenset({SAY_SAIL}),
    quiet=frozenset({told.FLEETS_SAILED.name}),
    begins=frozenset({SAY_MARCH, SAY_LEAD}),
    completes=completes,
    pauses=pauses,
)

ADAPTER: Final = StudyAdapter(
    figures=(
        Series("metropolises", "faction", metropolises),
        Series("gold", "team", gold),
        Series("lands", "faction", lambda g, who: int(lands_owned(g, who))),
        Series("seas", "faction", seas),
        Series("income", "faction", lambda g, who: int(income(g, who))),
    ),
    roll=SAY_ROLL,
    battle=battle,
    odds=odds,
    winner=winner,
    offers=offers,
    promises=promises,
    targets=targets,
    gold=GOLD,
    ways=WAYS,
)
