"""H-7: attack."""

from __future__ import annotations

import pytest

from hellas.setups import of, story, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told

WHITE = "t02 3/0, t03 2/0"
ORANGE = "t01 1/0, t04 2/1, t05 1/0, t06 1/0"


def attack(g: Play, target: str, *cities: str) -> None:
    """White sends one Greek of each of these cities; forced answers are not said."""
    say(g, "white declare attack", f"white target {target}")
    for city in cities:
        if f"add {city}" in options(g):
            say(g, f"white add {city}")
    if "launch" in options(g):
        say(g, "white launch")


def test_an_attack_may_always_be_declared_and_may_be_void() -> None:
    """H-7.1, H-7.2, H-12.11: nobody can be sent."""
    g = turn("t02 1/0, t03 1/0", ORANGE)
    say(g, "white declare attack")

    assert told(g)[:2] == ["action-declared white attack", "no-attack white"]
    stands(g, "who orange")


def test_no_attack_forfeits_what_is_left() -> None:
    """H-7.2"""
    g = turn(WHITE, ORANGE, hands=("a3 z2", ""))
    say(g, "white declare attack", "white play a3", "white pass")
    stands(g, "attacks 2", "asks Prepare")
    assert options(g) == ["play z2", "target t01", "target t04", "target t05", "no attack"]
    say(g, "white no attack")

    assert told(g) == ["no-attack white"]
    stands(g, "attacks 0", "asks FinishTurn", "ares discard a3 1")


def test_targets_are_opposing_cities_that_a_greek_can_reach() -> None:
    """H-7.3, H-7.19"""
    g = turn("t02 2/0, t03 1/0", ORANGE)
    say(g, "white declare attack")

    assert options(g) == ["target t01", "target t04", "target t05", "no attack"]
    assert why(g, "white target t06") == "out-of-reach t06 H-7.19"
    assert why(g, "white target t03") == "not-theirs t03 H-7.3"
    assert why(g, "white target t11") == "not-theirs t11 H-7.3"
    assert why(g, "white end turn") == "attack-first H-7.2"
    say(g, "white target t05")
    assert told(g)[0] == "target-named white t05"


def test_one_greek_stays_in_every_city() -> None:
    """H-7.3, H-7.6, H-7.19"""
    g = turn("t02 3/0, t03 2/0, t06 3/0", "t01 1/0, t04 2/1, t05 1/0")
    say(g, "white declare attack", "white target t01")

    assert asked(g) == "white AddOrLaunch"
    assert options(g) == ["add t02", "add t03"]
    assert why(g, "white launch") == "nobody-sent H-7.3"
    assert why(g, "white add t06") == "not-adjacent t06 t01 H-2.12"
    assert why(g, "white add t04") == "not-yours t04 H-3.6"
    assert why(g, "white target t04") == "launch-first t01 H-7.19"
    assert why(g, "white play a5") == "launch-first t01 H-7.19"
    say(g, "white add t03")
    stands(g, "greeks t03 1", "sent t03 1", "greek_supply white 7")
    assert options(g) == ["add t02", "launch"]
    assert why(g, "white add t03") == "last-greek t03 H-7.3"
    say(g, "white add t02", "white add t02")
    assert "attack-launched white t01 3 sea" in told(g)


def test_more_than_three_may_attack_and_the_excess_goes_to_supply() -> None:
    """H-7.3, H-7.12"""
    g = turn("t02 3/0, t03 3/0", ORANGE)
    attack(g, "t04", "t02", "t02", "t03", "t03")

    assert story(g)[-7:] == [
        "attack-launched white t04 4 sea",
        "battle-passed white",
        "battle-passed orange",
        "battle-decided white t04 4 2",
        "loss-accepted orange t04",
        "city-conquered white t04",
        "city-cut white t04 1 0",
    ]
    stands(g, "greeks t04 3, t02 1, t03 1", "greek_supply white 10, orange 12", "ship_supply orange 10")
    stands(g, "asks TakeSpoils", "owner t04 white")


def test_ships_are_not_needed_and_do_not_fight() -> None:
    """H-7.4, H-7.8: three ships defend nothing by themselves."""
    g = turn("t02 3/0, t03 2/0", "t01 1/3, t04 1/0, t05 1/0")
    attack(g, "t01", "t02", "t02")

    assert "battle-decided white t01 2 1" in told(g)
    stands(g, "owner t01 white", "ship_supply orange 10")


@pytest.mark.parametrize(
    ("greeks", "sent", "by_sea", "won"),
    [(1, 1, False, True), (2, 1, False, False), (2, 2, False, True), (1, 1, True, False), (1, 2, True, True)],
)
def test_land_needs_parity_and_sea_one_more(greeks: int, sent: int, by_sea: bool, won: bool) -> None:
    """H-7.5, H-7.8, H-7.9, H-12.8, H-12.10: t05 by land, t02 over the dolphin, against t04."""
    g = turn("t05 3/0, t02 3/0", f"t04 {greeks}/0, t01 1/0, t06 1/0")
    attack(g, "t04", *(["t02"] if by_sea else ["t05"]) * sent)

    way = "sea" if by_sea else "land"
    assert f"attack-launched white t04 {sent} {way}" in story(g)
    assert f"battle-decided white t04 {sent} {greeks}" in story(g)
    stands(g, "owner t04 " + ("white" if won else "orange"))
    stands(g, f"greek_supply white {9 if won else 9 + sent}", f"greek_supply orange {13 if won else 13 - greeks}")


def test_one_contributor_by_sea_makes_the_whole_attack_one_by_sea() -> None:
    """H-7.5, H-12.9: the needless second Greek loses the battle that one alone would have won."""
    g = turn("t05 3/0, t02 2/0", "t04 2/0, t01 1/0, t06 1/0")
    attack(g, "t04", "t05", "t02")

    assert "attack-launched white t04 2 sea" in story(g)
    assert "attack-failed white t04" in story(g)
    stands(g, "owner t04 orange", "greek_supply white 12", "greeks t05 2, t02 1")


def test_priority_alternates_beginning_with_the_attacker() -> None:
    """H-7.7"""
    g = turn(WHITE, ORANGE, hands=("a5 a5", "p5 p5"))
    attack(g, "t04", "t02", "t02")

    assert asked(g) == "white Fight"
    assert options(g) == ["play a5", "pass"]
    say(g, "white pass")
    assert asked(g) == "orange Fight"
    assert options(g) == ["play p5", "pass"]
    say(g, "orange play p5")
    # The pass before the card no longer counts.
    assert asked(g) == "white Fight"
    say(g, "white play a5")
    # Everybody sees that no second Ship Wall can be played: orange passes by himself, and that is one pass.
    assert told(g) == ["card-played white a5", "no-answer orange a5", "not-kept white a5", "battle-passed orange"]
    assert asked(g) == "white Fight"
    assert options(g) == ["play a5", "pass"]
    say(g, "white pass")
    assert told(g)[:2] == ["battle-passed white", "battle-decided white t04 3 3"]
    assert "attack-failed white t04" in told(g)
    stands(g, "target none", "spirits 0", "ship_wall 0", "by_sea 0", "beachhead 0", "far 0")
    assert not any(list(of(g).sent))


def test_a_failed_attack_costs_the_attackers() -> None:
    """H-7.10, H-7.16: and brings no regrouping."""
    g = turn("t02 3/1, t03 2/0", "t01 3/0, t04 1/0", hands=("z2", ""))
    attack(g, "t01", "t02", "t03")

    assert told(g)[-2:] == ["battle-decided white t01 2 3", "attack-failed white t01"]
    stands(g, "greek_supply white 12", "greeks t02 2, t03 1, t01 3", "asks NextAttack", "target none", "sent t02 0")


def test_a_lost_city_loses_everything_to_its_owners_supply() -> None:
    """H-7.11, H-7.12"""
    g = turn("t05 3/0, t02 1/0", "t04 2/3, t01 1/1")
    attack(g, "t04", "t05", "t05")

    stands(g, "greek_supply orange 14", "ship_supply orange 9", "greeks t04 2", "ships t04 0", "owner t04 white")


@pytest.mark.parametrize(("ships", "supply", "most"), [(0, 5, 0), (2, 5, 2), (3, 5, 3), (2, 1, 1), (3, 0, 0)])
def test_spoils(ships: int, supply: int, most: int) -> None:
    """H-7.13: as many as the defender had, from the own supply."""
    g = turn("t05 3/0, t02 2/0", f"t04 1/{ships}, t01 1/0", f"ship_supply white {supply}")
    attack(g, "t04", "t05")

    if most:
        assert options(g) == [f"spoils {n}" for n in range(most + 1)]
        assert why(g, f"white spoils {most + 1}") == f"too-many-spoils {most} H-7.13"
        assert why(g, "white regroup") == "spoils-first H-7.13"
        say(g, f"white spoils {most}")
    assert f"spoils-taken white t04 {most}" in told(g)
    stands(g, f"ships t04 {most}", f"ship_supply white {supply - most}", "asks RegroupInto")


def test_the_last_city_ends_the_game_before_spoils() -> None:
    """H-7.14, H-13.2, H-12.29"""
    g = turn("t05 3/0, t02 2/0", "t04 1/3", hands=("", "a6"))
    attack(g, "t04", "t05")

    assert told(g)[-2:] == ["city-conquered white t04", "game-won white last-city"]
    assert g.over
    assert of(g).result == (1, 2)


def test_an_attack_ends_with_the_cut_and_all_that_was_for_it() -> None:
    """H-7.15, H-12.13, H-12.26"""
    g = turn("t05 3/2, t02 2/0", "t04 1/1, t01 1/0", hands=("a1 a4 z7", ""))
    say(g, "white declare attack", "white play a4", "white play z7")
    stands(g, "ares held a4 1", "far 1")
    say(g, "white play a1", "white ships 2")
    stands(g, "greeks t05 5", "ships t05 0")
    say(g, "white target t04", "white add t05", "white launch", "white spoils 0")

    assert told(g) == ["spoils-taken white t04 0", "city-cut white t05 1 0", "card-returned white a4"]
    stands(g, "greeks t05 3", "far 0", "ares open-white a4 1, held a4 0", "asks RegroupInto")


def test_a_failed_attack_is_followed_by_the_same_end() -> None:
    """H-7.10, H-7.15, H-12.26"""
    g = turn("t05 3/3, t02 2/0", "t04 3/1, t01 1/0", hands=("a1", ""))
    say(g, "white declare attack", "white play a1", "white ships 3")
    stands(g, "greeks t05 6", "greek_supply white 7")
    say(g, "white target t04", "white add t05", "white launch")
    say(g, *(["white pass"] if asked(g) == "white Fight" else []))

    assert "attack-failed white t04" in story(g)
    assert "city-cut white t05 2 0" in story(g)
    stands(g, "greeks t05 3", "greek_supply white 10")


def test_success_is_followed_by_regrouping_into_the_city() -> None:
    """H-7.16, H-7.17"""
    g = turn("t05 3/1, t02 2/0", "t04 1/0, t01 1/0", hands=("a3 z2", ""))
    attack(g, "t04", "t05")
    say(g, "white pass")
    assert asked(g) == "white RegroupInto"
    assert why(g, "white end action") == "regroup-first H-8.5"
    say(g, "white as they stand")

    assert asked(g) == "white NextAttack"
    assert options(g) == ["play z2", "play a3", "end action"]
    assert why(g, "white next attack") == "no-attack-left H-7.1"
    assert why(g, "white target t01") == "attack-first H-7.2"
    say(g, "white play a3", "white pass")
    assert options(g) == ["play z2", "next attack", "end action"]
    say(g, "white next attack")
    assert asked(g) == "white Prepare"
    assert options(g) == ["play z2", "target t01", "no attack"]


def test_the_end_of_the_action_forfeits_the_next_attack() -> None:
    """H-7.17"""
    g = turn("t05 3/1, t02 2/0", "t04 3/0, t01 1/0", hands=("a3 z2", ""))
    say(g, "white declare attack", "white play a3", "white pass", "white target t04", "white add t05", "white launch")
    assert asked(g) == "white NextAttack"
    stands(g, "attacks 1")
    say(g, "white end action")

    assert told(g) == ["action-ended white"]
    stands(g, "attacks 0", "asks FinishTurn")


def test_no_city_is_a_target_twice_in_one_action() -> None:
    """H-7.18"""
    g = turn("t05 3/1, t02 3/0", "t04 3/0, t01 3/0", hands=("a3 a3", ""))
    say(
        g, "white declare attack", "white play a3", "white play a3", "white target t04", "white add t05", "white launch"
    )
    say(g, "white next attack")

    assert options(g) == ["target t01", "no attack"]
    assert why(g, "white target t04") == "target-twice t04 H-7.18"
    stands(g, "attacks 2", "fought t04 1")


def test_another_action_may_have_the_same_target() -> None:
    """H-7.18: in a later turn."""
    g = turn("t05 3/1, t02 3/0", "t04 3/0, t01 3/0", "fought t04 1", "attacks 5")
    say(g, "white declare attack")

    stands(g, "attacks 1", "fought t04 0")
    assert options(g) == ["target t01", "target t04", "no attack"]


def test_the_type_is_fixed_at_launch() -> None:
    """H-7.19, H-7.5"""
    g = turn("t05 3/1, t02 3/0", "t04 3/0, t01 3/0", hands=("a5", ""))
    say(g, "white declare attack", "white target t04", "white add t05")
    stands(g, "by_sea 0", "fought t04 0", "attacks 1")
    say(g, "white add t02", "white launch")

    assert told(g) == ["attack-launched white t04 2 sea"]
    stands(g, "by_sea 1", "fought t04 1", "attacks 0", "sent t05 1, t02 1")
    assert asked(g) == "white Fight"
