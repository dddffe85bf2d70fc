"""L-11.1: sea moves."""

from __future__ import annotations

import pytest

from legendary.setups import TEAMS, explained, figure, options_of, phrases, sails, say, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, stands, told


def goals(g: Play, sea: str) -> list[str]:
    """Where fleets of this sea may go."""
    return sorted({phrase.split()[3] for phrase in options(g, f"sail {sea} > ")})


def test_from_one_sea_to_an_adjacent_one() -> None:
    """L-11.1.1"""
    g = turn("poseidon", *sails("blu", "S1"))

    assert goals(g, "S1") == ["S0", "S2", "S6"]
    assert why(g, "p1 sail S1 > S3 1") == "not-adjacent S1 S3 L-11.1.1"
    assert why(g, "p1 sail S1 > S1 1") == "not-adjacent S1 S1 L-11.1.1"


def test_one_or_more_fleets_and_the_others_stay() -> None:
    """L-11.1.1"""
    g = turn("poseidon", *sails("blu", "S1", 3))
    assert options_of(g, "sail S1 > S0") == ["1", "2", "3"]
    assert why(g, "p1 sail S1 > S0 4") == "too-few-fleets S1 3 L-11.1.1"
    assert why(g, "p1 sail S1 > S0 0") == "too-few-fleets S1 3 L-11.1.1"
    say(g, "p1 sail S1 > S0 2")

    assert told(g) == ["fleets-sailed blu S1 S0 2"]
    stands(g, "fleets S1 1, S0 2", "ruler S1 blu, S0 blu", "gold blu 9")


def test_only_one_s_own_fleets() -> None:
    """L-11.1.1"""
    g = turn("poseidon", *sails("red", "S1"))

    assert not options(g, "sail")
    assert why(g, "p1 sail S1 > S0 1") == "no-fleet-there S1 L-11.1.1"
    assert why(g, "p1 sail S0 > S1 1") == "no-fleet-there S0 L-11.1.1"


def test_a_sea_left_without_fleets_is_nobody_s() -> None:
    """L-11.1.4"""
    g = turn("poseidon", *sails("blu", "S1", 2))
    say(g, "p1 sail S1 > S0 2")

    stands(g, "ruler S1 nobody, S0 blu", "fleets S1 0")


def test_fleets_join_their_own() -> None:
    """L-11.1.3; S-05"""
    g = turn("poseidon", *sails("blu", "S2", 2), *sails("blu", "S3", 2))
    say(g, "p1 sail S2 > S3 2")

    stands(g, "fleets S3 4, S2 0", "ruler S3 blu, S2 nobody", "gold blu 9", "asks TakeTurn")


def test_fleets_of_an_opponent_are_fought_at_once() -> None:
    """L-11.1.3: whoever moves attacks."""
    g = turn("poseidon", *sails("blu", "S3", 4), *sails("red", "S4"))
    say(g, "p1 sail S3 > S4 3")

    assert told(g) == ["fleets-sailed blu S3 S4 3", "sea-battle-began blu red S4"]
    assert asked(g) == "nature RollAtSea"
    stands(g, "fleets S3 1, S4 1", "attacker blu", "attack_troops 3", "ruler S4 red", "gold blu 9")


def test_nobody_enters_the_kraken_s_sea() -> None:
    """L-11.1.2, L-15.15.2"""
    g = turn("poseidon", *sails("blu", "S1"), *figure("kraken", "S0", "blu"))

    assert goals(g, "S1") == ["S2", "S6"]
    assert why(g, "p1 sail S1 > S0 1") == "closed-sea S0 L-11.1.2"


def test_nobody_enters_the_seas_around_polyphemus() -> None:
    """L-11.1.2, L-15.18.1: around A1 lie S1 and S6."""
    g = turn("poseidon", *sails("blu", "S2"), *figure("polyphemus", "A1", "red"))

    assert goals(g, "S2") == ["S0", "S3"]
    assert why(g, "p1 sail S2 > S1 1") == "closed-sea S1 L-11.1.2"


def test_a_move_must_be_paid() -> None:
    """L-10.3.5, L-9.6"""
    g = turn("poseidon", *sails("blu", "S1"), "gold blu 0")

    assert options(g) == ["end turn"]
    assert why(g, "p1 sail S1 > S0 1") == "too-dear 1 L-9.6"


def test_a_teammate_s_sea_is_no_place_to_stop() -> None:
    """L-11.1.3, L-18.4"""
    g = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S2"), rules=TEAMS)

    assert "S2" not in goals(g, "S1")
    assert why(g, "p1 sail S1 > S2 1") == "teammates-sea S2 L-11.1.3"


def test_fleets_pass_through_a_teammate_s_sea_and_pay_every_step() -> None:
    """L-18.4; S-90: the Kraken lies in S0, so S3 is two steps away."""
    g = turn("poseidon", *sails("blu", "S1", 2), *sails("yel", "S2"), *figure("kraken", "S0", "red"), rules=TEAMS)
    assert goals(g, "S1") == ["S3", "S6"]
    say(g, "p1 sail S1 > S3 1")
    stands(g, "gold blu+yel 8", "ruler S3 blu, S2 yel", "fleets S1 1, S2 1, S3 1")
    say(g, "p1 sail S1 > S6 1")

    stands(g, "gold blu+yel 7")


def test_the_shortest_way_is_paid() -> None:
    """L-18.4: over S0 to S3 directly, though S2 would do too."""
    g = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S2"), *sails("yel", "S0"), rules=TEAMS)
    say(g, "p1 sail S1 > S3 1")
    stands(g, "gold blu+yel 8")
    near = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S0"), rules=TEAMS)
    say(near, "p1 sail S1 > S2 1")

    stands(near, "gold blu+yel 9")


@pytest.mark.parametrize("gold", range(6))
def test_a_long_way_is_offered_as_far_as_the_gold_goes(gold: int) -> None:
    """L-18.4, L-9.6: over S2, S3 and S4 to S5 it is four steps."""
    chain = (*sails("blu", "S1"), *sails("yel", "S2"), *sails("yel", "S3"), *sails("yel", "S4"))
    g = turn("poseidon", *chain, *figure("kraken", "S0", "red"), f"gold blu+yel {gold}", rules=TEAMS)

    assert goals(g, "S1") == ["S5"] * (gold >= 4) + ["S6"] * (gold >= 1)
    if gold < 4:
        assert why(g, "p1 sail S1 > S5 1") == "too-dear 4 L-9.6"


def test_the_way_leads_only_over_a_teammate_s_seas() -> None:
    """L-18.4: not over free ones, opponents' or one's own."""
    g = turn("poseidon", *sails("blu", "S1"), *sails("blu", "S2"), *figure("kraken", "S0", "red"), rules=TEAMS)

    assert goals(g, "S1") == ["S2", "S6"]
    assert why(g, "p1 sail S1 > S3 1") == "not-adjacent S1 S3 L-11.1.1"


def test_a_passage_may_end_in_a_battle() -> None:
    """L-18.4, L-11.1.3"""
    g = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S2"), *sails("red", "S3"), rules=TEAMS)
    say(g, "p1 sail S1 > S3 1")

    assert told(g)[-1] == "sea-battle-began blu red S3"
    stands(g, "gold blu+yel 8")


def test_polyphemus_stops_a_passage() -> None:
    """L-18.4: every step must be legal; around B2 lie S2 and S3."""
    g = turn("poseidon", *sails("blu", "S1"), *sails("yel", "S0"), *figure("polyphemus", "B2", "red"), rules=TEAMS)

    assert goals(g, "S1") == ["S4", "S5", "S6"]
    assert why(g, "p1 sail S1 > S3 1") == "closed-sea S3 L-11.1.2"


def test_every_refusal_has_its_reason() -> None:
    """L-11.1, L-18.4: over all pairs of seas."""
    fleets = (*sails("blu", "S1", 2), *sails("yel", "S2"), *sails("yel", "S3"), *sails("red", "S4"))
    for gold in (0, 1, 2, 3):
        g = turn("poseidon", *fleets, *figure("kraken", "S0", "red"), f"gold blu+yel {gold}", rules=TEAMS)
        explained(g, *phrases(g, "sail {sea} > {sea} {0..3}"))
