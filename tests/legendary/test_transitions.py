"""The invariants that speak of changes hold over random games, and each of their checks can fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from legendary import transitions
from legendary.setups import FOUR, TEAMS, holds, lawful, legendary, rules_of, sails
from legendary.transitions import CHECKS, Check, Move, late_start, moves
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.describe import described
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules

GAMES: Final = 8
LIMIT: Final = 8
MODES: Final = ("ffa3", "ffa4", "ffa5", "team4", "team6", "duel")
EVERY: Final = pytest.mark.parametrize("mode", MODES)


def position(rules: Rules, *statements: str) -> Legendary:
    return legendary(described(rules, list(statements)))


def limited(mode: str, seed: int) -> Rules:
    options = {"max_cycles": str(LIMIT)}
    if seed % 3 == 0:
        options |= {"offering_track": "every", "strict_hidden_bids": "true", "hydra_token_area": "hydra"}
    return rules_of(mode, **options)


def game(mode: str, seed: int) -> Iterator[Move]:
    """A random game, every second one from a late position."""
    rules, rng = limited(mode, seed), Rng(100 * seed + len(mode))
    start = position(rules, *late_start(rules, rng)) if seed % 2 else legendary(rules.opening())
    yield from moves(rules, start, rng)


@EVERY
def test_the_invariants_of_change_hold_in_random_games(mode: str) -> None:
    """I-12, I-22, I-27, I-41, I-53 to I-55, I-70 to I-72"""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        checks = [check() for check in CHECKS]
        for move in game(mode, seed):
            for check in checks:
                assert check.wrong(move) == "", (check.name, seed, move.task, move.phrase)
        for check in checks:
            seen[check.name] += check.seen

    assert {check.name for check in CHECKS if not seen[check.name]} == set()


@EVERY
def test_a_late_position_is_lawful(mode: str) -> None:
    """L-1.1: the laws hold where the random games start."""
    for seed in range(5):
        rules = limited(mode, seed)
        lawful(Play(rules, position(rules, *late_start(rules, Rng(seed)))))


def test_the_games_show_what_the_checks_look_for() -> None:
    """L-17.6, L-14.12: eliminations, lost metropolises, retreats, thefts and sacrifices happen in them."""
    told = {words[0] for mode in MODES for seed in range(GAMES) for move in game(mode, seed) for words in move.told}

    assert {"metropolis-taken", "retreated-land", "retreated-sea", "gold-stolen", "land-captured"} <= told
    assert {"hero-sacrificed", "hero-led", "creature-kept", "metropolis-founded", "eliminated"} <= told


# Planted faults: one move, or a few, that a check must report.


def move(
    task: str,
    before: tuple[str, ...] = (),
    after: tuple[str, ...] = (),
    phrase: str = "",
    told: tuple[str, ...] = (),
    rules: Rules = FOUR,
) -> Move:
    events = tuple(tuple(line.split()) for line in told)
    return Move(rules, task, phrase, position(rules, *before), position(rules, *after), events)


def reports(check: type[Check], *faulty: Move) -> str:
    """What the check says about the last of these moves; the others are right."""
    watching = check()
    for right in faulty[:-1]:
        assert watching.wrong(right) == ""
    return watching.wrong(faulty[-1])


@pytest.mark.parametrize(
    ("told", "gold", "right"),
    [
        ((), 10, True),
        ((), 11, False),
        (("income-paid blu 3",), 13, True),
        (("income-paid blu 3",), 12, False),
        (("income-again blu 2",), 12, True),
        (("apollo-paid blu 2",), 12, True),
        (("bonus-gained blu gold3",), 13, True),
        (("bonus-gained blu priestess",), 10, True),
        (("bonus-gained blu priestess",), 13, False),
        (("troop-recruited blu A1 3",), 7, True),
        (("troop-recruited blu A1 3",), 8, False),
        (("creature-bought blu harpy 4",), 6, True),
        (("hero-hired blu ajax A1",), 6, True),
        (("top-played blu harpy",), 9, True),
        (("die-rerolled blu",), 9, True),
        (("offers-paid blu 4",), 6, True),
        (("penalty-paid blu 5",), 5, True),
        (("gold-stolen blu red 5",), 15, False),
        (("hero-sacrificed blu ajax",), 10, True),
        (("hero-sacrificed blu croesus",), 10, False),
        (("fleets-sailed blu S1 S2 1",), 9, True),
        (("fleets-sailed blu S1 S2 1",), 10, False),
        (("units-marched blu A1 A2 1",), 9, True),
        (("units-flown blu A1 A2 1",), 10, True),
    ],
)
def test_gold_that_comes_from_nowhere_is_reported(told: tuple[str, ...], gold: int, right: bool) -> None:
    """I-12; a theft must be missed by somebody."""
    start = ("owner A1 blu", "gold blu 10, red 10")
    faulty = move("TakeTurn", start, ("owner A1 blu", f"gold blu {gold}, red 10"), told=told)

    assert (reports(transitions.GoldLedger, faulty) == "") == right


def test_the_ledger_counts_steps_and_a_hero_s_moves() -> None:
    """I-12, L-18.4, L-11.3.2"""
    lands = ("owner A1 blu, A2 yel", *sails("blu", "S1"), *sails("yel", "S2"), "gold blu+yel 10")
    for told, paid in (
        ("units-marched blu A1 A3 1", 2),
        ("fleets-sailed blu S1 S3 1", 2),
        ("fleets-sailed blu S1 S0 1", 1),
    ):
        for price in (1, 2, 3):
            after = (*lands[:-1], f"gold blu+yel {10 - price}")
            said = reports(transitions.GoldLedger, move("TakeTurn", lands, after, told=(told,), rules=TEAMS))
            assert (said == "") == (price == paid)
    led = move(
        "TakeTurn",
        ("hero_moves ajax 1", "gold blu 10"),
        ("hero_moves ajax 3", "gold blu 5"),
        told=("hero-led blu ajax A3 1",),
    )
    assert reports(transitions.GoldLedger, led) == ""
    short = move(
        "TakeTurn",
        ("hero_moves ajax 1", "gold blu 10"),
        ("hero_moves ajax 3", "gold blu 6"),
        told=("hero-led blu ajax A3 1",),
    )

    assert reports(transitions.GoldLedger, short) == "[6, 5, 5, 5] instead of [5, 5, 5, 5]"


def test_a_bridge_is_told_again() -> None:
    """L-11.2.7: the ledger's own way over fleets and islands."""
    g = position(TEAMS, *sails("blu", "S2"), *sails("yel", "S3"), "owner A3 blu")
    lands = TEAMS.vocabulary.domains["land"].words

    assert sorted(lands[land] for land in transitions.linked(g, 0, lands.index("A3"))) == ["A2", "B1", "B2", "G1", "G2"]
    assert transitions.land_steps(g, 0, lands.index("A3"), lands.index("D1")) == 0
    assert transitions.sea_steps(g, 0, 1, 1) == 0


def test_a_land_that_is_free_again_is_reported() -> None:
    """I-22"""
    assert reports(transitions.NeverFree, move("TakeTurn", ("owner A1 blu",))) == "land 0 is free again"
    assert reports(transitions.NeverFree, move("TakeTurn", ("owner A1 blu",), ("owner A1 red",))) == ""


def test_lost_prosperity_is_reported() -> None:
    """I-27"""
    fewer = move("TakeTurn", ("prosperity A1 2",), ("prosperity A1 1",))

    assert reports(transitions.NeverPoorer, fewer) == "area 0 has lost prosperity"


@pytest.mark.parametrize(
    ("amount", "pawn", "right"), [(3, "red", False), (4, "red", False), (5, "red", True), (4, "blu", True)]
)
def test_an_offer_that_does_not_rise_is_reported(amount: int, pawn: str, right: bool) -> None:
    """I-41"""
    after = (f"pawn zeus {pawn}", f"amount zeus {amount}")
    faulty = move("PlacePawn", ("pawn zeus blu", "amount zeus 4"), after)

    assert (reports(transitions.RisingAmounts, faulty) == "") == right


def test_too_many_bids_are_reported() -> None:
    """I-53: four factions, 25 numbers."""
    bid, begin = move("PlacePawn"), move("Offerings")

    assert reports(transitions.FewBids, *[bid] * 79) == ""
    assert reports(transitions.FewBids, *[bid] * 80) == "offer 80 of at most 79"
    assert reports(transitions.FewBids, *[bid] * 79, begin, bid) == ""


def test_too_long_a_turn_is_reported() -> None:
    """I-53"""
    begin, end = move("Turn", told=("turn-began blu zeus",)), move("EndTurn")
    answer, paid = move("TakeTurn"), move("TakeTurn", ("gold blu 5",), ("gold blu 4",))

    assert reports(transitions.ShortTurns, begin, *[answer] * 17, end) == ""
    assert reports(transitions.ShortTurns, begin, *[answer] * 18, end) == "18 answers for 0 gold"
    assert reports(transitions.ShortTurns, begin, *[answer] * 17, paid, end) == ""
    assert reports(transitions.ShortTurns, begin, *[answer] * 17, begin, answer, end) == ""


def test_a_game_that_ends_elsewhere_or_without_reason_is_reported() -> None:
    """I-54, I-55"""
    check = transitions.EndsInPhaseSix

    def end(task: str, before: tuple[str, ...], places: tuple[int, ...] | None) -> Move:
        ended = move(task, before)
        if places is not None:
            ended.after.finish(places)
        return ended

    three = ("owner A1 blu, A2 blu, B1 red", "building a1 gold3, a2a gold3, a2b gold3")
    assert reports(check, end("TakeTurn", three, (1, 2, 2, 2))) == "the game ended in TakeTurn"
    assert reports(check, end("EndOfCycle", three, None)) == "ended False with [3, 0, 0, 0]"
    assert reports(check, end("EndOfCycle", three, (1, 2, 2, 2))) == ""
    assert reports(check, end("EndOfCycle", three, (2, 1, 2, 2))) == "{1} won instead of {0}"
    assert reports(check, end("EndOfCycle", three[:1], (1, 2, 2, 2))) == "ended True with [0, 0, 0, 0]"
    assert reports(check, end("EndOfCycle", (*three[:1], "elimination 1", "gold red 9"), (2, 1, 3, 3))) == ""
    assert reports(check, end("EndOfCycle", three[:1], None)) == ""


def test_a_hero_who_vanishes_is_reported() -> None:
    """I-70"""
    with_hero = ("owner A1 blu", *hero_of("ajax"))
    for task in transitions.HeroesStay.TASKS:
        assert reports(transitions.HeroesStay, move(task, with_hero, with_hero)) == ""
        assert reports(transitions.HeroesStay, move(task, with_hero, ("owner A1 blu",))) == "0 heroes after 1"
    assert reports(transitions.HeroesStay, move("LoseUnit", with_hero, ("owner A1 blu",))) == ""


def hero_of(name: str) -> tuple[str, ...]:
    return (f"hero_place {name} play", f"hero_land {name} A1", f"hero_owner {name} blu")


def test_a_land_that_falls_without_a_conquest_is_reported() -> None:
    """I-71"""
    check, active = transitions.OnlyByConquest, ("active blu", "owner A1 red")
    captured = ("land-captured blu red A1",)
    assert reports(check, move("RollOnLand", active, ("owner A1 blu",), told=captured)) == ""
    assert reports(check, move("RollOnLand", active, ("owner A1 blu",))) == "land 0 fell to 0"
    assert reports(check, move("RollOnLand", active, ("owner A1 grn",), told=captured)) == "land 0 fell to 2"
    by_red = move("RollOnLand", ("active red", "owner A1 red"), ("owner A1 blu",), told=captured)
    assert reports(check, by_red) == "land 0 fell to 0"
    battle = (*active, "attacker grn", "attack_troops 1")
    assert reports(check, move("RollOnLand", battle, ("owner A1 blu",), told=captured)) == "land 0 fell to 0"
    free = move("RetreatFromLand", ("owner A1 red",), ("owner A1 red, A2 red",), told=("land-claimed red A2",))
    assert reports(check, free) == ""
    assert reports(check, move("RetreatFromLand", (), ("owner A2 red",))) == "the free land 1 fell to 1"


def test_partners_who_fight_or_meet_are_reported() -> None:
    """I-72"""
    check = transitions.NoQuarrels
    for event in ("land-battle-began blu yel A1", "sea-battle-began blu yel S1"):
        assert reports(check, move("TakeTurn", told=(event,), rules=TEAMS)) == "blu fights yel"
        assert reports(check, move("TakeTurn", told=(event.replace("yel", "red"),), rules=TEAMS)) == ""
    guest = (*holds("yel", "A1"), *hero_of("ajax"))
    assert reports(check, move("TakeTurn", (), guest, rules=TEAMS)) == "hero 0 stands in land 0 of 3"
    unfinished = move("TakeTurn", (), (*guest, "next RollOnLand land=A1"), rules=TEAMS)

    assert reports(check, unfinished) == ""


def test_a_check_says_what_it_checks() -> None:
    """I-12 to I-72: every check has a name of its own and must be written."""
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    with pytest.raises(NotImplementedError):
        Check().wrong(move("TakeTurn"))
