"""Polyphemus."""

from __future__ import annotations

from legendary.cards.played import maintained
from legendary.setups import DUEL, TEAMS, bought, figure, hero, holds, options_of, sails, say, turn, why
from rulings import asked, options, stands, told


def test_he_comes_to_any_land() -> None:
    """L-15.18.1, L-8.3, L-15.0.3: he has no use for troops."""
    g = bought("polyphemus", *holds("red", "E1", 2), *figure("medusa", "A1", "red"))
    assert asked(g) == "p1 PlaceFigure"
    assert "A1" not in options_of(g, "place")
    assert why(g, "p1 place S1") == "wrong-area S1 L-8.3"
    assert why(g, "p1 place A1") == "creature-there A1 L-15.0.3"
    say(g, "p1 place E1")

    assert told(g) == ["figure-placed blu polyphemus E1"]
    stands(
        g, "figure_area polyphemus E1", "troops E1 2", "owner E1 red", "creatures held polyphemus 1", "asks TakeTurn"
    )


def test_his_master_moves_the_fleets_out_one_by_one() -> None:
    """L-15.18.2: in any order, each to a sea next to its own."""
    g = bought("polyphemus", *sails("red", "S4", 2), *sails("grn", "S5"), *sails("yel", "S2"))
    say(g, "p1 place E1")
    assert asked(g) == "p1 PushFleet"
    assert options_of(g, "push") == ["S4 > S0", "S4 > S3", "S5 > S0", "S5 > S6"]
    say(g, "p1 push S4 > S3")
    assert told(g) == ["fleet-pushed red S4 S3"]
    stands(g, "fleets S4 1, S3 1", "ruler S4 red, S3 red")
    say(g, "p1 push S5 > S6")
    assert options_of(g, "push") == ["S4 > S0", "S4 > S3"]
    say(g, "p1 push S4 > S0")

    stands(g, "ruler S4 nobody, S5 nobody, S0 red, S3 red, S6 grn, S2 yel", "fleets S0 1, S3 1, S6 1, S2 1")
    stands(g, "fleet_reserve red 6, grn 7", "asks TakeTurn", "creatures held polyphemus 1")


def test_fleets_come_to_free_seas_or_their_own() -> None:
    """L-15.18.2, L-15.18.3: never to another's, so that there is no battle."""
    g = bought("polyphemus", *sails("red", "S4"), *sails("grn", "S0"), *sails("red", "S3", 2))
    say(g, "p1 place E1")

    assert told(g) == ["figure-placed blu polyphemus E1", "fleet-pushed red S4 S3"]
    stands(g, "fleets S3 3, S0 1", "ruler S4 nobody", "asks TakeTurn")


def test_what_cannot_be_pushed() -> None:
    """L-15.18.2"""
    position = [*sails("red", "S4", 2), *sails("grn", "S0"), *sails("yel", "S2"), *figure("kraken", "S3", "red")]
    g = bought("polyphemus", *position, *sails("grn", "S5", 2))
    say(g, "p1 place E1")
    assert told(g) == ["figure-placed blu polyphemus E1", "fleets-destroyed red S4 2"]
    assert options_of(g, "push") == ["S5 > S0", "S5 > S6"]

    assert why(g, "p1 push S4 > S3") == "nothing-to-push S4 L-15.18.2"
    assert why(g, "p1 push S2 > S1") == "nothing-to-push S2 L-15.18.2"
    assert why(g, "p1 push S5 > S2") == "not-adjacent S5 S2 L-11.1.1"
    assert why(g, "p1 push S5 > S4") == "closed-sea S4 L-11.1.2"
    assert why(g, "p1 end turn") == "effect-first L-10.7.1"
    say(g, "p1 push S5 > S6")
    assert options_of(g, "push") == ["S5 > S0", "S5 > S6"]


def test_another_s_sea_is_refused() -> None:
    """L-15.18.2, L-15.18.3"""
    g = bought("polyphemus", *sails("red", "S0"), *sails("grn", "S3"), *sails("blu", "S5"))
    say(g, "p1 place D1")

    assert options_of(g, "push") == ["S0 > S1", "S0 > S2", "S0 > S6"]
    assert why(g, "p1 push S0 > S3") == "sea-of-another S3 L-10.3.4"
    assert why(g, "p1 push S0 > S5") == "sea-of-another S5 L-10.3.4"


def test_a_fleet_without_any_way_is_eliminated() -> None:
    """L-15.18.2: all seas around are closed or another's; those of his master are not spared."""
    rivals = [*sails("red", "S0"), *sails("grn", "S3")]
    g = bought("polyphemus", *rivals, *sails("blu", "S4", 2), *sails("yel", "S5"), *figure("kraken", "S6", "red"))
    say(g, "p1 place E1")

    assert told(g) == [
        "figure-placed blu polyphemus E1",
        "fleets-destroyed blu S4 2",
        "fleets-destroyed yel S5 1",
    ]
    stands(g, "fleet_reserve blu 8, yel 8", "ruler S4 nobody, S5 nobody, S0 red, S3 grn", "asks TakeTurn")


def test_the_order_decides_who_finds_a_way() -> None:
    """L-15.18.2: red and green have one free sea in common, whoever comes second is eliminated."""
    rivals = [*sails("yel", "S3"), *sails("yel", "S6"), *sails("red", "S4", 2), *sails("grn", "S5")]
    g = bought("polyphemus", *rivals)
    say(g, "p1 place E1")
    assert options_of(g, "push") == ["S4 > S0", "S5 > S0"]
    say(g, "p1 push S5 > S0")
    assert told(g) == ["fleet-pushed grn S5 S0", "fleets-destroyed red S4 2"]
    stands(g, "ruler S0 grn, S4 nobody, S5 nobody", "fleet_reserve red 8, grn 7", "asks TakeTurn")

    other = bought("polyphemus", *rivals)
    say(other, "p1 place E1", "p1 push S4 > S0")
    assert told(other) == ["fleet-pushed red S4 S0", "fleets-destroyed grn S5 1", "fleet-pushed red S4 S0"]
    stands(other, "ruler S0 red", "fleets S0 2", "fleet_reserve grn 8")


def test_a_fleet_that_can_move_must_move() -> None:
    """L-15.18.2: elimination is nothing to choose; the last way is taken without asking."""
    g = bought("polyphemus", *sails("red", "S4"), *sails("grn", "S0"), *sails("yel", "S3"), *sails("red", "S5"))
    say(g, "p1 place G2")
    assert options(g) == ["push S3 > S2", "push S4 > S5"]
    say(g, "p1 push S4 > S5")

    assert told(g) == ["fleet-pushed red S4 S5", "fleet-pushed yel S3 S2"]
    stands(g, "fleets S5 2, S2 1", "fleet_reserve red 6, yel 7", "asks TakeTurn")


def test_the_seas_around_him_are_closed_to_everybody() -> None:
    """L-15.18.1, L-11.1.2, L-10.3.4: no move, no recruit, his master's neither."""
    for master in ("red", "blu"):
        position = [*holds("blu", "D1"), *sails("blu", "S3"), *figure("polyphemus", "E1", master)]
        g = turn("poseidon", *position)
        assert options_of(g, "sail") == ["S3 > S0 1", "S3 > S2 1"]
        assert why(g, "p1 sail S3 > S4 1") == "closed-sea S4 L-11.1.2"
        assert options_of(g, "recruit fleet") == ["S0"]
        assert why(g, "p1 recruit fleet S4") == "closed-sea S4 L-11.1.2"


def test_no_fleet_retreats_there() -> None:
    """L-15.18.1, L-12.2.3"""
    g = turn("poseidon", *sails("blu", "S2", 2), *sails("red", "S3", 2), *figure("polyphemus", "E1", "grn"))
    say(g, "p1 sail S2 > S3 2", "nature roll 1 1")

    assert options(g) == ["stay", "retreat S0", "retreat S2"]
    assert why(g, "p2 retreat S4") == "no-retreat-sea S4 L-12.2.3"


def test_no_bridge_leads_over_these_seas() -> None:
    """L-15.18.1, L-11.2.2: Jason's neither."""
    position = [
        *holds("blu", "G2", 2),
        *hero("jason", "G2", "blu"),
        *sails("red", "S4"),
        "creatures slot-2 polyphemus 1",
    ]
    g = turn("athena", *position)
    assert "jason > D1" in options_of(g, "lead")
    say(g, "p1 buy 2", "p1 place D1")

    assert "jason > D1" not in options_of(g, "lead")


def test_no_fleet_passes_through_them() -> None:
    """L-15.18.1, L-18.4: a teammate's sea leads no further if the next one is closed."""
    position = [*sails("blu", "S2"), *sails("yel", "S3")]
    free = turn("poseidon", *position, rules=TEAMS)
    assert options_of(free, "sail") == ["S2 > S0 1", "S2 > S1 1", "S2 > S4 1"]

    closed = turn("poseidon", *position, *figure("polyphemus", "E1", "red"), rules=TEAMS)
    assert options_of(closed, "sail") == ["S2 > S0 1", "S2 > S1 1"]


def test_kept_he_pushes_again_where_he_comes() -> None:
    """L-15.18.2, L-8.5: the seas he left are open again, for those fleets too."""
    position = [*figure("polyphemus", "G1", "grn"), *sails("red", "S4", 1), "priestesses grn 1"]
    g = maintained(*position, *sails("yel", "S2"))
    say(g, "p3 keep polyphemus")
    assert options(g) == ["stay", "go G2"]
    say(g, "p3 go G2")

    assert told(g) == ["figure-moved grn polyphemus G2"]
    assert asked(g) == "p3 PushFleet"
    assert options_of(g, "push") == ["S4 > S0", "S4 > S5"]
    say(g, "p3 push S4 > S0")
    stands(g, "ruler S0 red, S4 nobody", "figure_area polyphemus G2", "asks nothing")


def test_kept_and_staying_he_pushes_nothing() -> None:
    """L-15.18.2, L-8.5"""
    g = maintained(*figure("polyphemus", "G1", "grn"), *sails("red", "S4"), "priestesses grn 1")
    say(g, "p3 keep polyphemus", "p3 stay")

    assert told(g) == []
    stands(g, "fleets S4 1", "asks nothing")


def test_in_a_land_without_a_coast_he_pushes_nothing() -> None:
    """L-15.18.2"""
    g = bought("polyphemus", *sails("red", "S4"))
    say(g, "p1 place HOME_red")

    stands(g, "fleets S4 1", "figure_area polyphemus HOME_red", "asks TakeTurn")


def test_the_caster_pushes_his_own_and_his_teammate_s_fleets_too() -> None:
    """L-15.18.2: never into one sea together."""
    for rules in (TEAMS, DUEL):
        g = bought("polyphemus", *sails("blu", "S4"), *sails("yel", "S3"), rules=rules)
        say(g, "p1 place E1")
        assert told(g) == ["figure-placed blu polyphemus E1", "fleet-pushed blu S4 S0"]
        stands(g, "ruler S0 blu, S3 yel", "fleets S0 1, S3 1")
