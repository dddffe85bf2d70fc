"""Cerberus."""

from __future__ import annotations

from legendary.cards.played import maintained
from legendary.setups import FOUR, TEAMS, bought, figure, holds, homes, lawful, options_of, purses, say, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told


def income(*statements: str, rules: Rules = FOUR) -> Play:
    """Phase 2 of cycle 3; nothing follows."""
    play = described(rules, "cycle 3", purses(rules, 10), *homes(rules), GODS, *statements, "next Income")
    lawful(play)
    return play


GODS = "gods 1 zeus, 2 ares, 3 poseidon, 4 athena, 5 hera"


def test_he_comes_to_any_land() -> None:
    """L-15.13.1, L-8.3, L-15.0.3: controlled or not, an opponent's too; not to a sea, not beside another figure."""
    g = bought("cerberus", *holds("red", "E1", 2), *figure("medusa", "A1", "red"))
    assert asked(g) == "p1 PlaceFigure"
    lands = ["A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1", "HOME_blu", "HOME_red", "HOME_grn", "HOME_yel"]
    assert options_of(g, "place") == lands
    assert why(g, "p1 place S1") == "wrong-area S1 L-8.3"
    assert why(g, "p1 place A1") == "creature-there A1 L-15.0.3"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"
    say(g, "p1 place E1")

    assert told(g) == ["figure-placed blu cerberus E1"]
    stands(g, "figure_area cerberus E1", "figure_owner cerberus blu", "creatures held cerberus 1", "troops E1 2")
    stands(g, "owner E1 red", "asks TakeTurn", "gold blu 8")


def test_the_income_of_his_land_is_his_master_s() -> None:
    """L-15.13.1, L-6.2 (S-19): not its controller's."""
    hydra = figure("hydra", "A1", "yel")
    g = income(
        *holds("red", "D1", 1), *holds("red", "A1"), "prosperity D1 1, A1 1", *figure("cerberus", "D1", "yel"), *hydra
    )

    stands(g, "gold red 14, yel 13, blu 10, grn 10")


def test_in_a_free_land_he_takes_its_income_too() -> None:
    """L-6.2, L-15.13.1 (S-20)"""
    g = income(*figure("cerberus", "D1", "yel"))

    stands(g, "gold yel 12, blu 10")


def test_in_his_master_s_own_land_nothing_changes() -> None:
    """L-6.2, L-6.4: it is paid once."""
    g = income(*holds("yel", "D1"), *figure("cerberus", "D1", "yel"))

    stands(g, "gold yel 12")


def test_a_teammate_s_land_pays_into_the_same_purse_once() -> None:
    """L-6.2, L-18.2"""
    g = income(*holds("blu", "D1"), *figure("cerberus", "D1", "yel"), rules=TEAMS)

    stands(g, "gold blu+yel 12, red+grn 10")


def test_he_hinders_nobody_and_does_not_fight() -> None:
    """L-15.13.1, L-11.2.4, L-13.7: the land is taken without a battle, and he stays his master's."""
    lands = [*holds("blu", "E2", 2), *holds("red", "E1"), *figure("cerberus", "E1", "red")]
    g = turn("ares", *lands)
    say(g, "p1 march E2 > E1", "p1 troops 1")

    assert told(g)[-1] == "land-captured blu red E1"
    stands(g, "owner E1 blu", "figure_area cerberus E1", "figure_owner cerberus red")


def test_in_battle_he_adds_no_strength() -> None:
    """L-15.13.1, L-12.1.3"""
    g = turn("ares", *holds("blu", "E2", 2), *holds("red", "E1", 1), *figure("cerberus", "E1", "red"))
    say(g, "p1 march E2 > E1", "p1 troops 2", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 2 1"


def test_kept_he_goes_along_his_island() -> None:
    """L-8.3, L-8.4: to A1 or A3, not to Z1 over fleets, not to a sea."""
    g = maintained(*figure("cerberus", "A2", "blu"), "priestesses blu 1", "ruler S1 blu, S0 blu", "fleets S1 1, S0 1")
    say(g, "p1 keep cerberus")

    assert options(g) == ["stay", "go A1", "go A3"]
    assert why(g, "p1 go Z1") == "not-adjacent-area Z1 L-8.3"
    assert why(g, "p1 go S1") == "wrong-area S1 L-8.3"
    say(g, "p1 go A3")
    assert told(g) == ["figure-moved blu cerberus A3"]
    stands(g, "figure_area cerberus A3", "priestesses blu 0", "asks nothing")
