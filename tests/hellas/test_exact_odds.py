"""The library of odds, against the rules themselves: hands dealt card by card, battles played out with every answer."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

import pytest

from hellas.setups import M1, RULES, garrisons, hand
from pelagos.games.hellas.battle import AcceptLoss
from pelagos.games.hellas.ids import NONE, ORANGE, WHITE
from pelagos.games.hellas.odds import attack_odds, battle_odds, binomial, standing, ways
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.describe import described
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.laws import scrambled
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

TARGET: Final = 4
"""t04, white's: t05 lies beside it by land, t02 over the dolphin."""


def position(white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int, *more: str) -> Hellas:
    """Orange attacks t04 in his second turn or later."""
    g = described(
        RULES,
        [
            *M1,
            *garrisons("white", f"t04 {greeks}/{ships}, t06 1/0"),
            *garrisons("orange", "t05 1/0, t02 1/0, t01 1/0, t03 1/0"),
            *hand("hand-white", white),
            *hand("hand-orange", orange),
            "turn 4",
            "active orange",
            "target t04",
            f"by_sea {by_sea}",
            f"sent t05 {sent}",
            *more,
        ],
    )
    assert isinstance(g, Hellas)
    return g


def battle(white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int) -> Hellas:
    return position(white, orange, greeks, ships, by_sea, sent, "next Fight who=orange passes=0")


def won_by_rules(g: Hellas) -> bool:
    """Every answer of both sides tried out by the rules, hands open: can the attacker take the city?"""
    sheet = Sheet()
    question = settle(g, sheet)
    if isinstance(question, AcceptLoss) or g.owner[TARGET] == ORANGE:
        return True
    if g.target == NONE or question is None:
        return False
    mine = question.seat(g) == ORANGE
    for i in range(sheet.count):
        branch = g.clone()
        options = Sheet()
        settle(branch, options)
        take(branch, options, i)
        if won_by_rules(branch) == mine:
            return mine
    return not mine


HANDS: Final = [
    ("", "", 1, 0, 0, 1),
    ("", "", 2, 0, 0, 1),
    ("", "a5", 2, 0, 0, 1),
    ("z5", "a5", 2, 0, 0, 1),
    ("z5", "a5 z5", 2, 0, 0, 1),
    ("z5 z5", "a5 z5", 2, 0, 0, 1),
    ("", "a2", 1, 0, 1, 1),
    ("", "a2 a5", 2, 0, 1, 1),
    ("z5", "a2 a5", 2, 0, 1, 1),
    ("z5", "a2 a2", 1, 0, 1, 1),
    ("p5", "", 1, 1, 0, 1),
    ("p5", "", 1, 0, 0, 1),
    ("p5", "a5", 1, 1, 0, 1),
    ("p5", "a5", 1, 2, 0, 1),
    ("p5", "z5", 1, 2, 0, 1),
    ("p5 p5", "z5", 1, 2, 0, 1),
    ("p5 z5", "z5", 1, 2, 0, 1),
    ("p5 z5", "a5 z5", 1, 1, 0, 1),
    ("p5 z5", "a5 a5 a2", 2, 1, 1, 3),
    ("p5 z5 z5", "a5 a2 z5 z7", 1, 1, 1, 1),
]


@pytest.mark.parametrize(("white", "orange", "greeks", "ships", "by_sea", "sent"), HANDS)
def test_with_open_hands_a_battle_ends_as_the_rules_let_it_end(
    white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int
) -> None:
    """H-7.7 to H-7.9, H-9.7"""
    g = battle(white, orange, greeks, ships, by_sea, sent)
    for place in (6, 8):
        for back in (g.poseidon, g.zeus, g.ares):
            back.move_all(g, place, place + 1)

    odds = battle_odds(g, ORANGE)

    assert odds is not None
    assert (odds.win == odds.total) == won_by_rules(g.clone())
    assert odds.win in (0, odds.total)


def test_every_question_of_a_battle_has_its_odds() -> None:
    """H-9.7: while a card, a veto or a Z7 waits for an answer, and while two passes are not complete."""
    g = battle("p5 z5", "a5 z5 z7", 2, 1, 0, 2)
    rng = Rng(11)
    seen: set[str] = set()
    for _ in range(60):
        branch = g.clone()
        sheet = Sheet()
        while True:
            question = settle(branch, sheet)
            if standing(branch) is None:
                break
            assert question is not None
            seen.add(type(question).__name__)
            known = branch.clone()
            for place in (6, 8):
                for back in (known.poseidon, known.zeus, known.ares):
                    back.move_all(known, place, place + 1)
            odds = battle_odds(known, WHITE)
            assert odds is not None
            assert (odds.win == odds.total) == won_by_rules(branch.clone())
            take(branch, sheet, rng.below(sheet.count))

    assert seen == {"Fight", "AnswerCard", "KeepCard"}


def drawn(faces: list[int], cards: int) -> dict[tuple[int, ...], Fraction]:
    """Every hand of so many cards from these copies of each face, card by card, with its chance."""
    if cards == 0:
        return {(0,) * len(faces): Fraction(1)}
    found: dict[tuple[int, ...], Fraction] = {}
    for face, copies in enumerate(faces):
        if copies:
            fewer = [n - int(i == face) for i, n in enumerate(faces)]
            for rest, chance in drawn(fewer, cards - 1).items():
                key = tuple(n + int(i == face) for i, n in enumerate(rest))
                found[key] = found.get(key, Fraction(0)) + chance * Fraction(copies, sum(faces))
    return found


def enumerated(g: Hellas, viewer: int, hidden: tuple[tuple[int, str], ...]) -> Fraction:
    """The chance of the attacker over every hand that a seat may hold, each battle played out by the rules."""
    places = [(seat, getattr(g, god)) for seat, god in hidden]
    hands = [
        list(drawn([int(n) for n in back.pool(viewer)], int(back.total(6 + 2 * seat))).items()) for seat, back in places
    ]
    total = Fraction(0)
    for chosen in product(*hands):
        branch = g.clone()
        chance = Fraction(1)
        for (seat, god), (counts, part) in zip(hidden, chosen, strict=True):
            back = getattr(branch, god)
            chance *= part
            back.move_all(branch, 6 + 2 * seat, 0)
            for face, copies in enumerate(counts):
                for _ in range(copies):
                    back.move(branch, face, 0, 6 + 2 * seat)
        if won_by_rules(branch):
            total += chance
    return total


@pytest.mark.parametrize(
    ("white", "orange", "greeks", "ships", "by_sea", "sent"),
    [
        ("p1 z1", "a5 z5", 1, 1, 0, 1),
        ("p1 p2", "a5 a2", 2, 2, 1, 3),
        ("z5 z1", "a5", 2, 0, 0, 1),
        ("p5 z5", "a2", 1, 2, 1, 2),
    ],
)
def test_the_attacker_counts_the_hands_that_the_defender_may_hold(
    white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int
) -> None:
    """H-14.1, H-14.2: backs are public, faces are not."""
    g = battle(white, orange, greeks, ships, by_sea, sent)

    odds = battle_odds(g, ORANGE)

    assert odds is not None
    assert Fraction(odds.win, odds.total) == enumerated(g, ORANGE, ((WHITE, "poseidon"), (WHITE, "zeus")))
    assert odds.win + odds.loss == odds.total


@pytest.mark.parametrize(
    ("white", "orange", "greeks", "ships", "by_sea", "sent"),
    [
        ("p5", "a1 a5", 2, 1, 0, 1),
        ("p5 z5", "a6 z5", 1, 1, 1, 1),
        ("", "a4 a5 a2", 3, 0, 1, 2),
    ],
)
def test_the_defender_counts_the_hands_that_the_attacker_may_hold(
    white: str, orange: str, greeks: int, ships: int, by_sea: int, sent: int
) -> None:
    """H-14.1, H-14.2"""
    g = battle(white, orange, greeks, ships, by_sea, sent)

    odds = battle_odds(g, WHITE)

    assert odds is not None
    assert Fraction(odds.win, odds.total) == enumerated(g, WHITE, ((ORANGE, "zeus"), (ORANGE, "ares")))


def test_a_spectator_deals_both_hands_from_one_pool() -> None:
    """H-14.1: the odds are those of many hands dealt by the sampler."""
    g = battle("z1 p1", "z5 a1", 1, 1, 0, 1)
    rng = Rng(5)
    often = 400
    won = sum([won_by_rules(_as(scrambled(RULES, g, SPECTATOR, rng))) for _ in range(often)])

    odds = battle_odds(g, SPECTATOR)

    assert odds is not None
    chance = Fraction(odds.win, odds.total)
    assert abs(Fraction(won, often) - chance) < Fraction(3, 2) * Fraction(1, 20)


def _as(g: object) -> Hellas:
    assert isinstance(g, Hellas)
    return g


def test_an_attack_that_is_only_thought_of_has_the_odds_of_one_that_is_launched() -> None:
    """H-7.8, H-7.9"""
    for by_sea, greeks, ships, sent in product((0, 1), (1, 2, 3), (0, 2), (1, 2, 3)):
        g = battle("p1 z1", "a5 z5", greeks, ships, by_sea, sent)
        launched = battle_odds(g, ORANGE)
        thought = attack_odds(g, ORANGE, TARGET, sent, by_sea == 1)

        assert launched is not None
        assert (launched.win, launched.total) == (thought.win, thought.total)
        assert launched.ends == thought.ends


def test_without_a_battle_there_are_no_odds() -> None:
    """H-7.7"""
    assert battle_odds(position("", "", 1, 0, 0, 0, "next AcceptLoss who=white"), WHITE) is None


def test_white_plays_no_card_in_the_first_turn() -> None:
    """H-4.6: cards in hand do not count."""
    g = battle("a5", "p5", 1, 1, 0, 1)
    g.turn = 1
    g.owner[1] = WHITE
    g.greeks[1] = 3

    assert attack_odds(g, WHITE, 5, 1, False).win > 0
    assert attack_odds(g, WHITE, 2, 1, True).win == 0


def test_ways_add_up() -> None:
    assert sum([ways(3, 8, 3, hits) for hits in range(4)]) == binomial(11, 3) == 165
    assert binomial(3, 4) == 0
