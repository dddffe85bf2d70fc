"""What an offer to a god of Legendary is worth: the turn, its price, and whether the pawn will stay (L-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN
from pelagos.bots.legendary.score import purse_worth
from pelagos.games.legendary.building import metropolises, owned_by_team
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.ids import APOLLO, ATHENA, CARD_PRICE, HERA, KINDS, NONE, SAY_BID_APOLLO
from pelagos.games.legendary.offerings import PlacePawn, highest, price
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer

SURE: Final = 100
USUAL_COINS: Final = 6
"""Coins that a rival would give for a god who does nothing special for them."""
METROPOLIS_COINS: Final = 9
"""Coins more, if that god builds them a metropolis."""
WINNING_COINS: Final = 20
"""Coins more, if they win by it."""
KEENEST_PERCENT: Final = 55
"""In a hundred: how likely a rival outbids an offer that costs them next to nothing to beat."""
SECOND_BEST_PERCENT: Final = 85
"""In a hundred of the second best god: what is left when one is outbid; others want that one, too."""
DENIAL: Final = 30 * COIN
"""Keeping a rival from the god who would win them the game."""
OUSTING_A_FRIEND: Final = 500 * COIN
"""Partners pay from one purse and win together: whoever drives out the other pays more for what the team has."""
WEALTHY_COINS: Final = 18
NO_NEED_PERCENT: Final = 50
"""In a hundred of what Apollo brings: how much of it counts for who has so many coins, and no turns to spend them."""


def pawn_to_place(g: Legendary) -> PlacePawn | None:
    if not g.agenda:
        return None
    task = g.agenda[-1]
    return task if isinstance(task, PlacePawn) else None


def lots_of(g: Legendary, who: i64, barred: i64) -> list[int]:
    """The gods that may be had, Apollo included."""
    lots: list[int] = []
    for slot in range(g.frame.gods_up):
        god = g.gods[slot]
        if god != barred and least_offer(g, god) <= highest(g, who, god):
            lots.append(int(god))
    if g.pawn[APOLLO] == NONE:
        lots.append(int(APOLLO))
    return lots


def least_offer(g: Legendary, god: i64) -> i64:
    """The lowest space of the track that beats what stands there; beyond the track, none does."""
    for i in range(len(g.frame.track)):
        if g.frame.track[i] > g.amount[god]:
            return g.frame.track[i]
    return 0x7FFF


def bid_value(g: Legendary, task: PlacePawn, said: Answer, worth: dict[int, int]) -> i64:
    """What comes of this offer: the god for its price, or whatever is left when a rival offers more."""
    who = task.who
    god: i64 = APOLLO if said.verb == SAY_BID_APOLLO else said.x
    gain: i64 = worth.get(int(god), 0)
    gain += denial(g, who, god)
    if god == APOLLO:
        return quiet(g, who, gain)
    net = gain - paid(g, who, said.n)
    holds = staying(g, task, god, said.n)
    value = (net * holds + fallback(g, who, god, worth) * (SURE - holds)) // SURE
    ousted = g.pawn[god]
    if ousted != NONE and g.allied(who, ousted):
        value -= OUSTING_A_FRIEND
    return value


def paid(g: Legendary, who: i64, offer: i64) -> i64:
    """What an offer costs in the end; the last coins of a full purse are worth less."""
    gold = g.purse(who)
    return purse_worth(gold) - purse_worth(max(0, gold - price(g, who, offer)))


def quiet(g: Legendary, who: i64, gain: i64) -> i64:
    """What Apollo brings to a purse like this."""
    return gain * NO_NEED_PERCENT // SURE if g.purse(who) >= WEALTHY_COINS else gain


def fallback(g: Legendary, who: i64, lost: i64, worth: dict[int, int]) -> i64:
    """The best other god at his lowest price."""
    best: i64 = 0
    for lot, gain in worth.items():
        if lot != lost:
            left = quiet(g, who, gain) if lot == APOLLO else gain - paid(g, who, least_offer(g, lot))
            best = max(best, left)
    return best * SECOND_BEST_PERCENT // SURE


def staying(g: Legendary, task: PlacePawn, god: i64, offer: i64) -> i64:
    """In a hundred: how likely nobody who is still to bid offers more."""
    chance: i64 = SURE
    dearer: i64 = NONE
    for i in range(len(g.frame.track)):
        if g.frame.track[i] > offer and dearer == NONE:
            dearer = g.frame.track[i]
    if dearer == NONE:
        return SURE
    for later in g.agenda:
        if not isinstance(later, PlacePawn) or g.allied(task.who, later.who):
            continue
        cost, wish = price(g, later.who, dearer), wanted(g, later.who, god)
        if cost < wish and dearer <= highest(g, later.who, god):
            chance = chance * (SURE - KEENEST_PERCENT * (wish - cost) // wish) // SURE
    return chance


def wanted(g: Legendary, who: i64, god: i64) -> i64:
    """Coins that a god is worth to a rival, at a glance."""
    wish: i64 = USUAL_COINS
    if founds(g, who, god, g.purse(who)):
        wish += METROPOLIS_COINS
        if metropolises(g, g.team_of(who)) + 1 >= g.frame.goal:
            wish += WINNING_COINS
    return wish


def founds(g: Legendary, who: i64, god: i64, coins: i64) -> bool:
    """Would a turn with this god and so many coins bring a metropolis, by philosophers or by the fourth building?"""
    if god == APOLLO:
        return False
    if god == ATHENA:
        missing = 4 - g.philosophers[who]
        if missing == 1 or (missing == 2 and coins > CARD_PRICE):
            return True
    lacking: i64 = 0
    kind_lacking: i64 = NONE
    for kind in range(KINDS):
        if owned_by_team(g, who, kind) == 0:
            lacking += 1
            kind_lacking = kind
    return lacking == 1 and (god == HERA or GODS[god].kind == kind_lacking)


def denial(g: Legendary, who: i64, god: i64) -> i64:
    """L-17.2: is there a rival who would win with this god, and who has it or is still to bid?"""
    if wins_with(g, who, g.pawn[god], god):
        return DENIAL
    for later in g.agenda:
        if isinstance(later, PlacePawn) and wins_with(g, who, later.who, god):
            return DENIAL
    return 0


def wins_with(g: Legendary, who: i64, rival: i64, god: i64) -> bool:
    if rival == NONE or g.allied(who, rival):
        return False
    return metropolises(g, g.team_of(rival)) + 1 >= g.frame.goal and founds(g, rival, god, g.purse(rival))
