"""Kraken."""

from __future__ import annotations

from classic.cards.purchase import bought, options_of, say, turn
from classic.setups import FIVE, FIVE_OPEN, figure, why
from rulings import asked, options, stands, told

SEAS = FIVE.vocabulary.domains["sea"].words


def test_he_may_be_put_on_any_sea() -> None:
    """C-20.13.1: with or without fleets, closed or not, also where he is."""
    quiet = "ruler f3 nobody, f5 nobody"
    g = bought("kraken", quiet, "fleets f3 0, f5 0", "kraken a1", *figure("polyphemus", "i07", "p2"))

    assert asked(g) == "p1 PlaceKraken"
    assert options(g) == [*[f"kraken {sea}" for sea in SEAS], "decline"]
    assert why(g, "p1 end turn") == "effect-first C-19.3"
    assert why(g, "p1 stop") == "effect-first C-19.3"


def test_all_fleets_there_go_to_their_owners_reserve() -> None:
    """C-20.13.1"""
    g = bought("kraken", "fleets f5 2")
    say(g, "p1 kraken f5")

    assert told(g) == ["kraken-placed p1 f5", "fleets-destroyed p3 f5 2"]
    stands(g, "kraken f5", "ruler f5 nobody", "fleets f5 0, k6 1", "fleet_reserve p3 7, p1 6", "gold p1 8")
    stands(g, "where kraken used")
    assert asked(g) == "p1 MoveKraken"


def test_ones_own_fleets_too() -> None:
    """C-20.13.1"""
    g = bought("kraken")
    say(g, "p1 kraken c6")

    assert told(g) == ["kraken-placed p1 c6", "fleets-destroyed p1 c6 1"]
    stands(g, "fleets c6 0", "ruler c6 nobody", "fleet_reserve p1 7")


def test_an_empty_sea_loses_nothing() -> None:
    """C-20.13.1"""
    g = bought("kraken")
    say(g, "p1 kraken a1")

    assert told(g) == ["kraken-placed p1 a1"]


def test_he_moves_to_a_neighbouring_sea_for_1_gp_a_step() -> None:
    """C-20.13.2: as many steps as are paid; fleets in each sea he enters are removed; the seas he left are open."""
    g = bought("kraken", "fleets f5 2", "ruler g5 p1", "fleets g5 1")
    say(g, "p1 kraken f5")
    assert options(g) == ["kraken e4", "kraken f6", "kraken g5", "stop"]
    say(g, "p1 kraken g5")

    assert told(g) == ["kraken-moved p1 g5", "fleets-destroyed p1 g5 1"]
    stands(g, "kraken g5", "gold p1 7", "fleets g5 0", "fleet_reserve p1 6, p3 7")
    assert options(g) == ["kraken f5", "kraken f6", "kraken g6", "kraken h4", "kraken h5", "stop"]
    say(g, "p1 kraken h4", "p1 stop")

    assert told(g) == []
    stands(g, "kraken h4", "gold p1 6", "where kraken discard", "asks TakeTurn")


def test_he_may_go_back_where_he_came_from() -> None:
    """C-20.13.2"""
    g = bought("kraken")
    say(g, "p1 kraken a1", "p1 kraken a2", "p1 kraken a1", "p1 stop")

    stands(g, "kraken a1", "gold p1 6")


def test_he_may_stop_at_once() -> None:
    """C-20.13.2, C-19.4"""
    g = bought("kraken")
    say(g, "p1 kraken f5", "p1 stop")

    stands(g, "kraken f5", "gold p1 8", "where kraken discard", "asks TakeTurn")


def test_temples_do_not_lower_the_price_of_a_step() -> None:
    """C-20.13.2: one of two temples is still unused."""
    g = bought("kraken", "sites i12 temple-s 2")
    stands(g, "gold p1 9", "used_temples i12 1")
    say(g, "p1 kraken f5", "p1 kraken g5")

    stands(g, "gold p1 8", "used_temples i12 1")


def test_the_last_coin_buys_the_last_step_and_he_is_asked_even_then() -> None:
    """C-20.13.2, C-23.4: gold is a secret, so the question is put though there is one answer."""
    g = bought("kraken", "gold p1 3")
    say(g, "p1 kraken f5")
    assert "kraken g5" in options(g)
    say(g, "p1 kraken g5")

    stands(g, "gold p1 0", "asks MoveKraken")
    assert options(g) == ["stop"]
    assert why(g, "p1 kraken f5") == "too-dear 1 C-8.9"
    say(g, "p1 stop")
    stands(g, "asks TakeTurn", "where kraken discard", "kraken g5")


def test_in_the_open_he_is_not_asked_what_he_cannot_pay() -> None:
    """C-20.13.2, C-23.4"""
    g = bought("kraken", "gold p1 2", rules=FIVE_OPEN)
    say(g, "p1 kraken f5")

    stands(g, "asks TakeTurn", "where kraken discard", "kraken f5")


def test_a_step_leads_to_a_neighbour_only() -> None:
    """C-20.13.2"""
    g = bought("kraken")
    say(g, "p1 kraken f5")

    assert why(g, "p1 kraken a1") == "not-adjacent f5 a1 C-2.3"
    assert why(g, "p1 kraken f5") == "not-adjacent f5 f5 C-2.3"
    assert why(g, "p1 decline") == "effect-first C-19.3"
    assert why(g, "p1 end turn") == "effect-first C-19.3"


def test_his_sea_is_closed_to_all_fleets_and_the_seas_he_left_are_not() -> None:
    """C-20.13.3, C-2.10: p1 himself may neither recruit nor sail there."""
    g = bought("kraken", "god poseidon", "ruler b4 p1", "fleets b4 1")
    say(g, "p1 kraken c6", "p1 kraken c5", "p1 stop")

    recruits = options_of(g, "recruit")
    assert "fleet c5" not in recruits
    assert "fleet c6" in recruits
    assert why(g, "p1 recruit fleet c5") == "closed-sea c5 C-2.10"
    assert options_of(g, "sail") == ["b4 > a3 1", "b4 > b3 1", "b4 > c4 1", "k1 > j1 1", "k1 > k2 1"]
    assert why(g, "p1 sail b4 > c5 1") == "closed-sea c5 C-2.10"


def test_where_he_is_not_no_sea_is_closed() -> None:
    """C-20.13.3, C-2.10: off the board he closes nothing, not even the first sea or the last."""
    g = turn("god poseidon", "ruler a2 p1, j6 p1, k6 nobody", "fleets a2 1, j6 1, k6 0")

    assert "a2 > a1 1" in options_of(g, "sail")
    assert "j6 > k6 1" in options_of(g, "sail")


def test_nobody_retreats_to_him() -> None:
    """C-20.13.3, C-14.12: c8 has him, so that p4 has only b6 and b7."""
    g = turn("god poseidon", "fleets c6 3", "ruler c7 p4, d8 nobody", "fleets c7 2, d8 0", "kraken c8")
    say(g, "p1 sail c6 > c7 3", "nature roll 3 0")

    assert options(g) == ["stay", "retreat b6", "retreat b7", "retreat c6", "retreat d8"]
    assert why(g, "p4 retreat c8") == "closed-sea c8 C-2.10"


def test_a_later_use_takes_him_from_where_he_is() -> None:
    """C-20.13.1, C-20.13.3: his old sea is open again."""
    g = bought("kraken", "kraken c5", "god poseidon")
    say(g, "p1 kraken a1", "p1 stop")

    stands(g, "kraken a1")
    assert "fleet c5" in options_of(g, "recruit")


def test_his_card_is_discarded_after_use_and_can_be_copied_while_he_stands() -> None:
    """C-20.13.4, C-20.4.1"""
    g = bought("kraken", "where chimera slot-3")
    say(g, "p1 kraken a1", "p1 stop")
    stands(g, "where kraken discard", "kraken a1")
    say(g, "p1 buy 3", "p1 copy kraken", "p1 kraken f5", "p1 stop")

    stands(g, "kraken f5", "where kraken deck")


def test_he_does_not_leave_when_his_users_next_turn_comes() -> None:
    """C-20.13.3, C-19.15"""
    g = bought("kraken", "recruits 1", then=("next Cycle",))
    say(g, "p1 kraken a1", "p1 stop", "p1 end turn")

    stands(g, "kraken a1", "cycle 6")
    later = turn("kraken a1", "cycle 6", "recruits 1", then=("next Turn marker=p1 god=zeus",))
    say(later, "p1 end turn")
    stands(later, "kraken a1", "asks TakeTurn", "god zeus")


def test_he_outlives_his_user() -> None:
    """C-20.13.5: p2, whoever used him, is eliminated."""
    g = turn("owner i02 p4", "troops i08 0", "metropolis i01 1, i08 1", "kraken a1", "where pegasus slot-2")
    say(g, "p1 buy 2", "p1 fly i01 > i08 1")

    stands(g, "alive p2 0", "kraken a1")


def test_he_may_stand_in_the_ring_of_polyphemus() -> None:
    """C-20.13.5, C-20.13.1: placed in it, and stepping through it."""
    quiet = ("ruler f3 nobody, f5 nobody", "fleets f3 0, f5 0")
    g = bought("kraken", *quiet, *figure("polyphemus", "i07", "p2"))
    say(g, "p1 kraken g5")
    assert "kraken f5" in options(g)
    say(g, "p1 kraken f5", "p1 stop")

    stands(g, "kraken f5", "figure_island polyphemus i07")


def test_he_breaks_chains_only_by_the_fleets_he_removed() -> None:
    """C-20.13.5: islands and ports beside him are not touched."""
    chain = ("ruler c5 p1, d5 p1, c6 p1", "fleets c5 1, d5 1, c6 1")
    g = bought("kraken", *chain, "sites i01 port-s 1")
    say(g, "p1 kraken c6", "p1 stop")
    assert "i01 > i03 1" in options_of(g, "march")
    stands(g, "sites i01 port-s 1", "troops i01 1", "owner i01 p1")

    broken = bought("kraken", *chain)
    say(broken, "p1 kraken c5", "p1 stop")
    assert "i01 > i03 1" not in options_of(broken, "march")


def test_declined_he_stays_where_he_is() -> None:
    """C-20.13.6: or off the board."""
    g = bought("kraken", "kraken a1")
    say(g, "p1 decline")
    assert told(g) == ["effect-declined p1 kraken"]
    stands(g, "kraken a1", "where kraken discard", "gold p1 8", "asks TakeTurn")

    off = bought("kraken")
    say(off, "p1 decline")
    stands(off, "kraken off")
