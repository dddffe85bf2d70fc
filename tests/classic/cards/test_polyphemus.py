"""Polyphemus."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE, TWO, figure, why
from rulings import asked, options, stands, told

ISLANDS = FIVE.vocabulary.domains["island"].words
QUIET = ("ruler f3 nobody, f5 nobody", "fleets f3 0, f5 0")
"""No fleet lies around i07."""


def test_he_is_placed_on_any_island_and_his_card_is_held() -> None:
    """C-20.17.1, C-19.8: around i11 nothing is to be pushed."""
    g = bought("polyphemus")
    assert asked(g) == "p1 PlacePolyphemus"
    assert options(g) == [*[f"place {island}" for island in ISLANDS], "decline"]
    assert why(g, "p1 end turn") == "effect-first C-19.3"
    say(g, "p1 place i11")

    assert told(g) == ["figure-placed p1 polyphemus i11"]
    stands(g, "figure_island polyphemus i11", "figure_owner polyphemus p1", "figure_cycle polyphemus 5")
    stands(g, "where polyphemus held", "asks TakeTurn", "gold p1 8")


def test_every_fleet_around_is_pushed_out_whosever_it_is() -> None:
    """C-20.17.1, C-20.17.2: in the order the summoner likes; around i04 lie p1, p2 and p4."""
    g = bought("polyphemus")
    say(g, "p1 place i04")

    assert asked(g) == "p1 PushFleet"
    assert options(g) == ["push c6 > b6", "push d8 > c8", "push e7 > f8"]
    say(g, "p1 push e7 > f8")
    assert told(g) == ["fleet-pushed p2 e7 f8"]
    stands(g, "ruler e7 nobody, f8 p2", "fleets e7 0, f8 1", "where polyphemus held")
    assert options(g) == ["push c6 > b6", "push d8 > c8"]
    say(g, "p1 push c6 > b6")

    assert told(g) == ["fleet-pushed p1 c6 b6", "fleet-pushed p4 d8 c8"]
    stands(g, "ruler b6 p1, c8 p4, c6 nobody, d8 nobody", "fleet_reserve p1 6, p2 6, p4 6", "asks TakeTurn")


def test_fleets_of_a_stack_go_one_by_one_in_any_direction() -> None:
    """C-20.17.2: c7 touches b6, b7 and c8 outside the ring of i04."""
    g = bought("polyphemus", "ruler c6 nobody, c7 p4, d8 nobody, e7 nobody", "fleets c6 0, c7 3, d8 0, e7 0")
    say(g, "p1 place i04")
    assert options(g) == ["push c7 > b6", "push c7 > b7", "push c7 > c8"]
    say(g, "p1 push c7 > b7")
    stands(g, "fleets c7 2, b7 1", "ruler c7 p4")
    assert options(g) == ["push c7 > b6", "push c7 > b7", "push c7 > c8"]
    say(g, "p1 push c7 > c8", "p1 push c7 > b7")

    stands(g, "fleets c7 0, b7 2, c8 1, b6 0", "ruler b7 p4", "asks TakeTurn", "fleet_reserve p4 4")


def test_a_fleet_joins_its_like_but_nobody_else() -> None:
    """C-20.17.2: b7 holds fleets of p4, b6 those of p1, c8 those of p2."""
    ring = ("ruler c6 nobody, c7 p4, d8 nobody, e7 nobody", "fleets c6 0, c7 2, d8 0, e7 0")
    g = bought("polyphemus", *ring, "ruler b6 p1, b7 p4, c8 p2", "fleets b6 1, b7 1, c8 1")
    say(g, "p1 place i04")

    assert told(g) == ["figure-placed p1 polyphemus i04", "fleet-pushed p4 c7 b7", "fleet-pushed p4 c7 b7"]
    stands(g, "fleets b7 3, b6 1, c8 1, c7 0", "ruler b7 p4, b6 p1, c8 p2", "asks TakeTurn")


def test_what_is_no_push() -> None:
    """C-20.17.2: outside the ring, without the Kraken, empty or of the same player."""
    g = bought("polyphemus", "ruler c7 p4, b7 p2", "fleets c7 1, b7 1", "kraken c8")
    say(g, "p1 place i04")

    assert options(g) == ["push c6 > b6", "push c7 > b6", "push e7 > f8"]
    assert why(g, "p1 push c7 > c6") == "closed-sea c6 C-2.10"
    assert why(g, "p1 push c7 > c8") == "closed-sea c8 C-2.10"
    assert why(g, "p1 push c7 > b7") == "sea-of-another b7 C-2.4"
    assert why(g, "p1 push c7 > f8") == "not-adjacent c7 f8 C-2.3"
    assert why(g, "p1 push c5 > b4") == "nothing-to-push c5 C-20.17.2"
    assert why(g, "p1 push b7 > a6") == "nothing-to-push b7 C-20.17.2"
    assert why(g, "p1 decline") == "effect-first C-19.3"
    assert why(g, "p1 place i01") == "effect-first C-19.3"


def test_what_has_nowhere_to_go_is_destroyed_before_anything_is_pushed() -> None:
    """C-20.17.3: d8 touches c8 only, where the Kraken is; the whole stack goes to its owner's reserve."""
    g = bought("polyphemus", "fleets d8 2", "kraken c8")
    say(g, "p1 place i04")

    assert told(g) == ["figure-placed p1 polyphemus i04", "fleets-destroyed p4 d8 2"]
    stands(g, "fleets d8 0", "ruler d8 nobody", "fleet_reserve p4 7", "kraken c8")
    assert options(g) == ["push c6 > b6", "push e7 > f8"]


def test_a_push_can_close_the_last_way_of_another_fleet() -> None:
    """C-20.17.3: p4's fleet takes b6, and p1's in c6 is destroyed as soon as it is stuck."""
    g = bought("polyphemus", "ruler c7 p4", "fleets c7 1")
    say(g, "p1 place i04", "p1 push c7 > b6")

    assert told(g) == ["fleet-pushed p4 c7 b6", "fleets-destroyed p1 c6 1"]
    stands(g, "ruler b6 p4, c6 nobody", "fleet_reserve p1 7, p4 5", "asks PushFleet")
    assert options(g) == ["push d8 > c8", "push e7 > f8"]


def test_but_not_of_a_fleet_of_the_same_player() -> None:
    """C-20.17.2, C-20.17.3: p1's two fleets share b6."""
    g = bought("polyphemus", "ruler c7 p1", "fleets c7 1")
    say(g, "p1 place i04", "p1 push c7 > b6", "p1 push c6 > b6")

    stands(g, "fleets b6 2", "ruler b6 p1", "fleet_reserve p1 5")


def test_a_lone_fleet_with_one_way_out_is_pushed_without_a_question() -> None:
    """C-20.17.2, C-23.4: f5 leads to g5 only."""
    g = bought("polyphemus")
    say(g, "p1 place i03")

    assert told(g) == ["figure-placed p1 polyphemus i03", "fleet-pushed p3 f5 g5"]
    stands(g, "fleets g5 1, f5 0", "ruler g5 p3, f5 nobody", "asks TakeTurn")


def test_there_are_no_battles_and_no_ports_help() -> None:
    """C-20.17.4: g5 is p1's, so p3's fleet is destroyed, port or not."""
    g = bought("polyphemus", "ruler g5 p1", "fleets g5 1", "sites i03 port-s 2")
    say(g, "p1 place i03")

    assert told(g) == ["figure-placed p1 polyphemus i03", "fleets-destroyed p3 f5 1"]
    stands(g, "ruler g5 p1", "fleets g5 1", "attacker nobody", "asks TakeTurn")


def test_the_kraken_in_the_ring_stays() -> None:
    """C-20.17.4"""
    g = bought("polyphemus", "kraken e6")
    say(g, "p1 place i03")

    stands(g, "kraken e6", "figure_island polyphemus i03", "asks TakeTurn")


def test_after_a_clash_nothing_is_pushed_and_nothing_closed() -> None:
    """C-20.17.4, C-19.9"""
    g = bought("polyphemus", *figure("chiron", "i04", "p2"), "god poseidon")
    say(g, "p1 place i04")

    assert told(g) == ["figures-clashed polyphemus chiron i04", "figure-left chiron i04"]
    stands(g, "fleets c6 1, d8 1, e7 1", "where polyphemus discard, chiron discard", "asks TakeTurn")
    assert "fleet c5" in options_of(g, "recruit")


def test_the_ring_is_closed_to_all_fleets_while_he_stands() -> None:
    """C-20.17.1, C-2.10, C-9.3: i12 touches h3 and h4, which also ring i07."""
    g = turn("god poseidon", *QUIET, "ruler i4 p1", "fleets i4 1", *figure("polyphemus", "i07", "p2"))

    recruits = options_of(g, "recruit")
    assert "fleet h3" not in recruits
    assert "fleet h4" not in recruits
    assert "fleet i2" in recruits
    assert why(g, "p1 recruit fleet h3") == "closed-sea h3 C-2.10"
    assert why(g, "p1 sail i4 > h4 1") == "closed-sea h4 C-2.10"
    assert "i4 > h5 1" in options_of(g, "sail")


def test_nobody_retreats_into_the_ring() -> None:
    """C-20.17.1, C-14.12: of the seas around g2 only f2 is outside it."""
    position = ("god poseidon", "ruler f2 p1, g2 p4", "fleets f2 3, g2 2", *QUIET)
    g = turn(*position, *figure("polyphemus", "i07", "p2"))
    say(g, "p1 sail f2 > g2 3", "nature roll 3 0")

    assert options(g) == ["stay", "retreat f2"]
    assert why(g, "p4 retreat g3") == "closed-sea g3 C-2.10"


def test_when_he_leaves_the_ring_is_open_again() -> None:
    """C-20.17.5, C-19.11: p1's own giant of the last cycle."""
    g = turn("recruits 1", *QUIET, *figure("polyphemus", "i07", "p2", 4), then=("next Turn marker=p2 god=poseidon",))
    say(g, "p1 end turn")
    assert told(g)[-1] == "figure-left polyphemus i07"

    stands(g, "figure_island polyphemus off", "where polyphemus discard", "active p2")
    near = turn("god poseidon", *QUIET)
    assert "fleet h3" in options_of(near, "recruit")


def test_no_chain_reaches_his_island_but_pegasus_does() -> None:
    """C-20.17.5: the fleets that made the chain were pushed away."""
    g = bought("polyphemus", "ruler c5 p1, d5 p1, f5 nobody", "fleets c5 1, d5 1, f5 0", "where pegasus slot-3")
    assert why(g, "p1 march i01 > i03 1") == "effect-first C-19.3"
    say(g, "p1 place i03")
    stands(g, "fleets d5 0", "asks TakeTurn")

    assert why(g, "p1 march i01 > i03 1") == "no-chain i01 i03 C-2.9"
    say(g, "p1 buy 3", "p1 fly i01 > i03 1")
    assert asked(g) == "nature RollOnLand"


def test_he_may_be_declined() -> None:
    """C-19.4"""
    g = bought("polyphemus")
    say(g, "p1 decline")

    assert told(g) == ["effect-declined p1 polyphemus"]
    stands(g, "figure_island polyphemus off", "where polyphemus discard", "fleets c6 1", "asks TakeTurn")


def test_the_summoner_pushes_whoever_owns_the_fleets() -> None:
    """C-20.17.2: with two players, around i04, p2's fleet in d4 goes where p1 likes."""
    g = bought("polyphemus", rules=TWO)
    say(g, "p1 place i04")

    assert told(g) == ["figure-placed p1 polyphemus i04", "fleet-pushed p2 d4 d3"]
