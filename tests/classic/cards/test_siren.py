"""Siren."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say
from classic.setups import why
from rulings import asked, options, stands, told

EIGHT_OUT = "fleets c6 5, k1 3"


def test_every_sea_with_exactly_one_fleet_of_another_player_is_offered() -> None:
    """C-20.1.1, C-20.1.2, C-20.1.4: anywhere on the board."""
    g = bought("siren")

    assert asked(g) == "p1 LureFleet"
    seas = ["b3", "d8", "e7", "f1", "f3", "f5", "g9", "k6"]
    assert options(g) == [*[f"lure {sea}" for sea in seas], "decline"]


def test_a_stack_an_empty_sea_and_an_own_sea_are_not() -> None:
    """C-20.1.2: exactly one fleet, of another player."""
    g = bought("siren", "fleets b3 2, f5 3")

    assert options_of(g, "lure") == ["d8", "e7", "f1", "f3", "g9", "k6"]
    assert why(g, "p1 lure b3") == "not-isolated b3 C-20.1.2"
    assert why(g, "p1 lure a1") == "not-isolated a1 C-20.1.2"
    assert why(g, "p1 lure c6") == "not-isolated c6 C-20.1.2"


def test_the_new_fleet_comes_from_the_reserve_and_the_old_one_goes_to_its_owners() -> None:
    """C-20.1.1, C-20.1.3, C-19.7"""
    g = bought("siren")
    assert told(g) == ["creature-bought p1 siren 2"]
    stands(g, "where siren used", "gold p1 8")
    say(g, "p1 lure e7")

    assert told(g) == ["fleet-lured p1 p2 e7"]
    stands(g, "ruler e7 p1", "fleets e7 1", "fleet_reserve p1 5, p2 7, p3 6", "fleets c6 1, k1 1, b3 1")
    stands(g, "where siren discard", "gold p1 8, p2 10")
    assert asked(g) == "p1 TakeTurn"


def test_there_is_no_battle_whatever_ports_stand_around() -> None:
    """C-20.1.4: e7 touches i08, where a port of p2 stands."""
    g = bought("siren", "sites i08 port-s 1")
    say(g, "p1 lure e7")

    stands(g, "ruler e7 p1", "asks TakeTurn", "attacker nobody", "attackers 0")


def test_a_lured_trade_sea_belongs_to_the_lurer() -> None:
    """C-20.1.1, C-6.2"""
    g = bought("siren", "where fates slot-3")
    say(g, "p1 lure k6", "p1 buy 3")

    assert told(g)[-1] == "income-again p1 3"


def test_with_an_empty_reserve_a_fleet_of_any_own_sea_is_taken() -> None:
    """C-20.1.3, C-1.2"""
    g = bought("siren", EIGHT_OUT)
    stands(g, "fleet_reserve p1 0")
    say(g, "p1 lure e7")

    assert asked(g) == "p1 TakeFleetFrom"
    assert options(g) == ["from c6", "from k1"]
    stands(g, "ruler e7 p2", "where siren used")
    say(g, "p1 from k1")

    assert told(g) == ["fleet-lured p1 p2 e7", "fleet-taken p1 k1"]
    stands(g, "fleets c6 5, k1 2, e7 1", "ruler k1 p1, e7 p1", "fleet_reserve p1 0, p2 7", "where siren discard")
    assert asked(g) == "p1 TakeTurn"


def test_the_sea_from_which_the_last_fleet_is_taken_belongs_to_nobody() -> None:
    """C-20.1.3, C-2.4"""
    g = bought("siren", "fleets c6 7, k1 1")
    say(g, "p1 lure e7", "p1 from k1")

    stands(g, "fleets c6 7, k1 0, e7 1", "ruler k1 nobody, c6 p1, e7 p1", "fleet_reserve p1 0")


def test_only_an_own_sea_can_give_a_fleet_and_the_question_must_be_answered() -> None:
    """C-20.1.3, C-19.3"""
    g = bought("siren", EIGHT_OUT)
    say(g, "p1 lure e7")

    assert why(g, "p1 from e7") == "no-fleet-there e7 C-11.2"
    assert why(g, "p1 from a1") == "no-fleet-there a1 C-11.2"
    assert why(g, "p1 decline") == "effect-first C-19.3"
    assert why(g, "p1 lure d8") == "effect-first C-19.3"


def test_the_only_own_sea_gives_its_fleet_without_a_question() -> None:
    """C-20.1.3, C-23.4"""
    g = bought("siren", "ruler k1 nobody", "fleets c6 8, k1 0")
    say(g, "p1 lure e7")

    assert told(g) == ["fleet-lured p1 p2 e7", "fleet-taken p1 c6"]
    stands(g, "fleets c6 7, e7 1", "ruler e7 p1", "asks TakeTurn")


def test_the_last_fleet_of_the_reserve_is_used_without_a_question() -> None:
    """C-20.1.3: only an empty reserve sends for a fleet from elsewhere."""
    g = bought("siren", "fleets c6 5, k1 2")
    stands(g, "fleet_reserve p1 1")
    say(g, "p1 lure e7")

    stands(g, "asks TakeTurn", "fleets c6 5, k1 2, e7 1", "fleet_reserve p1 0, p2 7")


def test_she_may_be_declined() -> None:
    """C-19.4"""
    g = bought("siren")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 siren"]
    stands(g, "ruler e7 p2", "fleet_reserve p1 6, p2 6", "where siren discard", "gold p1 8", "asks TakeTurn")


def test_without_a_target_she_is_discarded_without_effect() -> None:
    """C-19.4: every rival's fleets lie in stacks."""
    g = bought("siren", "fleets b3 2, d8 2, e7 2, f1 2, f3 2, f5 2, g9 2, k6 2")

    assert told(g) == ["creature-bought p1 siren 2", "effect-declined p1 siren"]
    stands(g, "where siren discard", "gold p1 8", "asks TakeTurn", "fleet_reserve p1 6")


def test_nothing_else_is_done_meanwhile() -> None:
    """C-19.3"""
    g = bought("siren")

    assert why(g, "p1 end turn") == "effect-first C-19.3"
    assert why(g, "p1 from c6") == "effect-first C-19.3"


def test_the_fleet_of_a_player_with_one_island_is_not_protected() -> None:
    """C-16.4"""
    g = bought("siren", "owner i02 p4")

    assert options_of(g, "lure")[:3] == ["b3", "d8", "e7"]
