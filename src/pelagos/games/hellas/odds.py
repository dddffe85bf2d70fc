"""Exact odds of battles. Nothing is rolled in Hellas: what is uncertain are the cards that a viewer does not see.

For given hands a battle is decided (H-7.7 to H-7.9): both sides play their cards and vetoes as well as they can, as if
the hands lay open. The odds count the hands that may be there, by the viewer's pools: deals of so many deals in all.
Z7 is left out, as it changes no battle that it is played in. Nobody retreats in Hellas.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.odds import Odds
from pelagos.games.hellas.battle import Fight
from pelagos.games.hellas.hands import first_of_god, god_of, hand
from pelagos.games.hellas.ids import A2, A5, MOST_IN_CITY, NONE, P5, Z5, Z7, CardId, City
from pelagos.games.hellas.pieces import attackers
from pelagos.games.hellas.play_card import AnswerCard, Effect, Resolve
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.windows import is_barred
from pelagos.kernel.ids import Seat, Viewer, knows

ATTACKER: Final = 0
DEFENDER: Final = 1

# The size of each number in a key.
_SHORTEST: Final = 32
_DIGIT: Final = 8


class Arms:
    """The cards that count in a battle, of both sides."""

    __slots__ = ("beachheads", "counters", "spirits", "vetoes", "walls")

    def __init__(self, beachheads: i64, spirits: i64, vetoes: i64, walls: i64, counters: i64) -> None:
        self.beachheads = beachheads
        """A2, A5 and Z5 of the attacker."""
        self.spirits = spirits
        self.vetoes = vetoes
        self.walls = walls
        """P5 and Z5 of the defender."""
        self.counters = counters


class Deal:
    """Hands that may be there, and in how many ways."""

    __slots__ = ("arms", "ways")

    def __init__(self, ways: int, arms: Arms) -> None:
        self.ways: Final = ways
        self.arms: Final = arms


class Battle:
    """How a battle stands: `short` is what the attack lacks, at most 0 if it would succeed (H-7.8, H-7.9)."""

    __slots__ = ("passes", "ships", "short", "water", "who")

    def __init__(self, short: i64, water: i64, ships: i64, who: i64 = ATTACKER, passes: i64 = 0) -> None:
        self.short: Final = short
        self.water: Final = water
        """1 if an A2 would help."""
        self.ships: Final = ships
        """What a P5 would add to the defence."""
        self.who: Final = who
        """Which side has priority."""
        self.passes: Final = passes


# With open hands

_KNOWN: Final[dict[int, bool]] = {}
"""Battles that were thought through. There are only so many: hands hold three cards of a god."""


def attack_wins(battle: Battle, arms: Arms) -> bool:
    """Does the attacker win with these hands, if both sides play as well as they can?"""
    key = _key(battle, arms)
    known = _KNOWN.get(key)
    if known is None:
        known = _wins(battle, arms)
        _KNOWN[key] = known
    return known


def _key(battle: Battle, arms: Arms) -> int:
    key: i64 = battle.short + _SHORTEST
    key = (key * 2 + battle.water) * _DIGIT + battle.ships
    key = (key * 2 + battle.who) * 2 + battle.passes
    key = (key * _DIGIT + arms.beachheads) * _DIGIT + arms.spirits
    return int(((key * _DIGIT + arms.vetoes) * _DIGIT + arms.walls) * _DIGIT + arms.counters)


def _wins(battle: Battle, arms: Arms) -> bool:
    """H-7.7: the side with priority plays a card or passes; two passes in a row end the battle."""
    mine = battle.who == ATTACKER
    if battle.passes:
        passed = battle.short <= 0
    else:
        passed = attack_wins(Battle(battle.short, battle.water, battle.ships, 1 - battle.who, 1), arms)
    if passed == mine:
        return passed
    if mine:
        if arms.spirits and card_wins(battle, played(arms, A5), A5, 0):
            return True
        return arms.beachheads > 0 and battle.water == 1 and card_wins(battle, played(arms, A2), A2, 0)
    return not (arms.walls and battle.ships and not card_wins(battle, played(arms, P5), P5, 0))


def played(arms: Arms, card: CardId) -> Arms:
    """The hands without a card that one side has just shown."""
    return Arms(
        arms.beachheads - int(card == A2),
        arms.spirits - int(card == A5),
        arms.vetoes,
        arms.walls - int(card == P5),
        arms.counters,
    )


def card_wins(battle: Battle, arms: Arms, card: CardId, vetoes: i64) -> bool:
    """H-9.7: does the attacker win when this card lies on the table under so many vetoes, waiting for an answer?"""
    owner = DEFENDER if card == P5 else ATTACKER
    answering = 1 - owner if vetoes % 2 == 0 else owner
    passed = attack_wins(after_card(battle, card, vetoes % 2 == 0), arms)
    mine = answering == ATTACKER
    left = arms.vetoes if mine else arms.counters
    if passed == mine or left == 0:
        return passed
    spent = 1 if mine else 0
    fewer = Arms(arms.beachheads, arms.spirits, arms.vetoes - spent, arms.walls, arms.counters - (1 - spent))
    return card_wins(battle, fewer, card, vetoes + 1)


def after_card(battle: Battle, card: CardId, effective: bool) -> Battle:
    """H-10.A2, A5, P5: what a card changes; the other side has priority then."""
    short, water, ships = battle.short, battle.water, battle.ships
    if effective and card == P5:
        short += ships
        ships = 0
    elif effective:
        short -= 1
        water = 0 if card == A2 else water
    return Battle(short, water, ships, ATTACKER if card == P5 else DEFENDER, 0)


# Hands as a viewer knows them


class Unseen:
    """Cards of one type and back as a viewer knows them: in one hand, in their pool, and how many backs hide them."""

    def __init__(self, g: Hellas, viewer: Viewer, seat: Seat, card: CardId) -> None:
        god = god_of(card)
        face = card - first_of_god(god)
        back = g.back(god)
        pool = back.pool(viewer)
        self.seen: i64 = 0
        """How many they know to be in the hand."""
        self.hidden: i64 = 0
        """How many cards of the hand they do not know."""
        self.pooled: i64 = pool[face]
        self.others: i64 = sum(pool) - pool[face]
        if is_barred(g, seat):
            return
        for place in (hand(seat), hand(seat) + 1):
            if knows(back.known[place], viewer):
                self.seen += back.lying(place, face)
            else:
                self.hidden += back.total(place)


def ways(wanted: i64, others: i64, cards: i64, hits: i64) -> int:
    """In how many ways a hand of so many cards from a pool holds so many of those that are wanted."""
    return binomial(wanted, hits) * binomial(others, cards - hits)


def binomial(n: i64, k: i64) -> int:
    if k < 0 or k > n:
        return 0
    found = 1
    for i in range(k):
        found = found * int(n - i) // int(i + 1)
    return found


def deals(g: Hellas, viewer: Viewer, attacker: Seat) -> list[Deal]:
    """Every pair of hands that fits what this viewer knows, if this seat attacks now."""
    two, five = Unseen(g, viewer, attacker, A2), Unseen(g, viewer, attacker, A5)
    wall = Unseen(g, viewer, 1 - attacker, P5)
    veto, counter = Unseen(g, viewer, attacker, Z5), Unseen(g, viewer, 1 - attacker, Z5)
    found: list[Deal] = []
    for i in range(two.hidden + 1):
        for j in range(two.hidden - i + 1):
            ares = binomial(two.pooled, i) * ways(five.pooled, five.others - two.pooled, two.hidden - i, j)
            for k in range(wall.hidden + 1):
                poseidon = ways(wall.pooled, wall.others, wall.hidden, k)
                if ares * poseidon:
                    arms = Arms(two.seen + i, five.seen + j, veto.seen, wall.seen + k, counter.seen)
                    _with_vetoes(found, Deal(ares * poseidon, arms), veto, counter)
    return found


def _with_vetoes(found: list[Deal], deal: Deal, veto: Unseen, counter: Unseen) -> None:
    """The hidden Zeus cards of both: who sees neither hand deals both from one pool."""
    for i in range(veto.hidden + 1):
        first = ways(veto.pooled, veto.others, veto.hidden, i)
        for j in range(counter.hidden + 1):
            second = ways(veto.pooled - i, veto.others - veto.hidden + i, counter.hidden, j)
            if first * second:
                had = deal.arms
                arms = Arms(had.beachheads, had.spirits, had.vetoes + i, had.walls, had.counters + j)
                found.append(Deal(deal.ways * first * second, arms))


# The odds


def chances(battle: Battle, hands: list[Deal]) -> tuple[int, int]:
    """In how many of the deals the attacker wins, and how many there are."""
    won = total = 0
    for deal in hands:
        total += deal.ways
        if attack_wins(battle, deal.arms):
            won += deal.ways
    return won, total


def attack_odds(g: Hellas, viewer: Viewer, target: City, greeks: i64, by_sea: bool) -> Odds:
    """The odds of so many Greeks against a city, if they were launched now."""
    lacking: i64 = g.greeks[target] + int(by_sea) - greeks
    won, total = chances(Battle(lacking, int(by_sea), g.ships[target]), deals(g, viewer, 1 - g.owner[target]))
    return _odds(won, total, greeks, g.greeks[target])


def battle_odds(g: Hellas, viewer: Viewer, unplayed: tuple[CardId, ...] = ()) -> Odds | None:
    """The odds of the battle that is under way, also while a card in it waits for an answer; None if there is none.

    Cards of the viewer's own that stay unplayed do not count.
    """
    battle = standing(g)
    if battle is None:
        return None
    hands = deals(g, viewer, g.active)
    if unplayed:
        hands = [Deal(deal.ways, _keeping(deal.arms, viewer == g.active, unplayed)) for deal in hands]
    card = waiting(g)
    if card == NONE:
        won, total = chances(battle, hands)
    else:
        won = total = 0
        for deal in hands:
            total += deal.ways
            if card_wins(battle, deal.arms, card, g.vetoes):
                won += deal.ways
    return _odds(won, total, attackers(g), g.greeks[g.target])


def _keeping(arms: Arms, attacker: bool, unplayed: tuple[CardId, ...]) -> Arms:
    """The hands as they count if one side plays none of these cards."""
    veto = Z5 in unplayed
    return Arms(
        0 if attacker and A2 in unplayed else arms.beachheads,
        0 if attacker and A5 in unplayed else arms.spirits,
        0 if attacker and veto else arms.vetoes,
        0 if not attacker and P5 in unplayed else arms.walls,
        0 if not attacker and veto else arms.counters,
    )


class NeededCards:
    """Cards of one's own that the odds count on, and the odds if none of them is played."""

    def __init__(self, cards: tuple[CardId, ...], every: bool, otherwise: Odds) -> None:
        self.cards: Final = cards
        self.every: Final = every
        """All of them are needed; else any one of them does."""
        self.otherwise: Final = otherwise


def needs_of(g: Hellas, viewer: Viewer) -> NeededCards | None:
    """What a player must play for the odds of the battle under way; None if nothing."""
    odds = battle_odds(g, viewer)
    if odds is None or viewer not in (g.active, 1 - g.active):
        return None
    useful = (A2, A5, Z5) if viewer == g.active else (P5, Z5)
    held = tuple([card for card in useful if Unseen(g, viewer, viewer, card).seen])
    single = tuple([card for card in held if _differs(odds, battle_odds(g, viewer, (card,)))])
    for cards, every in ((single, True), (held, False)):
        otherwise = battle_odds(g, viewer, cards)
        if otherwise is not None and _differs(odds, otherwise):
            return NeededCards(cards, every, otherwise)
    return None


def _differs(odds: Odds, other: Odds | None) -> bool:
    return other is not None and odds.win * other.total != other.win * odds.total


def standing(g: Hellas) -> Battle | None:
    """How the battle under way stands, the cards that nobody can veto any more counted; None if there is none."""
    strength = attackers(g) + g.spirits
    water = int(g.by_sea == 1 and g.beachhead == 0)
    wall = g.ship_wall == 1
    for task in g.agenda[::-1]:
        if isinstance(task, Effect):
            strength += int(task.card == A5)
            water = 0 if task.card == A2 else water
            wall = wall or task.card == P5
        elif isinstance(task, Fight):
            ships = g.ships[g.target]
            lacking = g.greeks[g.target] + water - strength + (ships if wall else 0)
            who = ATTACKER if task.who == g.active else DEFENDER
            return Battle(lacking, water, 0 if wall else ships, who, task.passes)
    return None


def waiting(g: Hellas) -> CardId:
    """The card of this battle that waits for an answer, perhaps under vetoes; or NONE."""
    if isinstance(g.agenda[-1], AnswerCard):
        for task in g.agenda[::-1]:
            if isinstance(task, Resolve):
                return NONE if task.card == Z7 else task.card
    return NONE


def _odds(won: int, total: int, greeks: i64, garrison: i64) -> Odds:
    odds = Odds(total)
    odds.add(won, min(greeks, MOST_IN_CITY), 0, 1)
    odds.add(total - won, 0, garrison, -1)
    return odds
