"""T-4: the three lots."""

from __future__ import annotations

from collections import Counter

import pytest

from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import described as position
from pelagos.kernel.ids import NOBODY, SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.view import view
from rulings import asked, described, options, refused, say, stands, told
from toy.title import WHARVES
from toy_title.tables import PAIRS, THREE, TWO

CRANE = ("holder crane blue", "bid crane 1", "next Crane")
LOOKOUT = ("holder lookout blue", "bid lookout 1", "next Lookout")
THEN = "next Bid faction=red"


# the crane


def test_the_crane_draws_a_card_that_nobody_sees() -> None:
    """T-4.1"""
    g = described(TWO, *CRANE, THEN)
    assert asked(g) == "nature DrawFaceDown"
    say(g, "nature draw theft")

    stands(g, "cards drawn-b theft 1, deck theft 2", "known cards drawn-b nobody")
    assert told(g) == ["card-drawn b"]
    assert g.log[-1].to == NOBODY


def test_whoever_looked_at_the_top_knows_what_the_crane_draws() -> None:
    """T-4.1"""
    g = described(THREE, "cards top claim 1", "known cards top a c", *CRANE, THEN)

    stands(g, "cards drawn-b claim 1, top claim 0", "known cards drawn-b a c", "known cards top nobody")
    assert told(g) == ["card-drawn b"]


def test_a_drawn_card_cannot_be_played_before_the_end_of_the_round() -> None:
    """T-4.1"""
    g = described(TWO, "cards drawn-b tax 1", "cards hand-b:b veto 1", "next PlayOrDone who=b", THEN)

    assert options(g) == ["done"]
    assert refused(g, "b play tax") == "not-in-hand T-5.1"


def test_without_a_holder_no_lot_does_anything() -> None:
    """T-4.1, T-4.2, T-4.4"""
    stands(described(TWO, "next Crane", "next Ferry", "next Lookout", THEN), "asks Bid", "supply red 7, blue 7")


# the ferry


def test_the_ferry_rolls_a_die_with_the_sides_0_1_1_2_2_3() -> None:
    """T-4.2"""
    g = described(TWO, "holder ferry red", "bid ferry 1", "next Ferry", THEN)

    assert options(g) == ["roll 0", "roll 1", "roll 2", "roll 3"]
    assert [g.sheet.weight(i) for i in range(4)] == [1, 2, 2, 1]


def test_the_die_is_fair() -> None:
    """T-4.2"""
    rolled = Counter(
        Play(TWO, position(TWO, ["next Roll faction=red", THEN]), Seeded(seed)).log[0].answer.n for seed in range(1200)
    )

    assert all(abs(rolled[n] - 200 * sides) < 70 for n, sides in enumerate((1, 2, 2, 1)))


@pytest.mark.parametrize("n", range(4))
def test_so_many_barges_come_from_the_supply(n: int) -> None:
    """T-4.2"""
    g = described(TWO, "next Roll faction=red", THEN)
    say(g, f"nature roll {n}")

    stands(g, f"barges w1 {1 + n}", f"supply red {7 - n}")
    assert told(g) == [f"die-rolled red {n}"]


def test_barges_go_to_the_lowest_wharves_with_room() -> None:
    """T-4.2"""
    g = described(TWO, "owner w3 red, w5 red", "barges w1 3, w3 3, w5 1", "supply red 1", "next Roll faction=red", THEN)
    say(g, "nature roll 3")
    stands(g, "barges w1 4, w3 3, w5 1", "supply red 0")

    g = described(TWO, "owner w3 red, w5 red", "barges w1 3, w3 3", "supply red 2", "next Roll faction=red", THEN)
    say(g, "nature roll 3")
    stands(g, "barges w1 4, w3 4, w5 0", "supply red 0")


def test_barges_without_room_stay_in_the_supply() -> None:
    """T-4.2"""
    g = described(TWO, "barges w1 3", "supply red 5", "next Roll faction=red", THEN)
    say(g, "nature roll 3")

    stands(g, "barges w1 4", "supply red 4")


# regrouping


REGROUP = ("owner w3 red, w6 red", "barges w1 2, w3 0, w6 3", "supply red 3", "next Regroup faction=red", THEN)


def test_with_two_wharves_a_faction_may_regroup_after_the_roll() -> None:
    """T-4.3"""
    g = described(TWO, "owner w3 red", "next Roll faction=red", THEN)
    say(g, "nature roll 0")

    assert asked(g) == "a Regroup"
    assert options(g) == ["as they stand", "regroup"]


def test_with_one_wharf_there_is_nothing_to_regroup() -> None:
    """T-4.3"""
    g = described(TWO, "next Roll faction=red", THEN)
    say(g, "nature roll 0")

    assert asked(g) == "a Bid"


def test_wharves_of_two_factions_of_one_seat_are_not_regrouped_together() -> None:
    """T-4.3"""
    g = described(PAIRS, "next Roll faction=red", THEN)
    say(g, "nature roll 2")

    assert asked(g) == "a Bid"


def test_barges_may_be_left_as_they_stand() -> None:
    """T-4.3"""
    g = described(TWO, *REGROUP)
    say(g, "a as they stand")

    stands(g, "barges w1 2, w3 0, w6 3", "asks Bid")
    assert told(g) == []


def test_wharf_by_wharf_it_is_said_how_many_stand_there_and_the_last_follows() -> None:
    """T-4.3"""
    g = described(TWO, *REGROUP)
    say(g, "a regroup")
    stands(g, "afloat red 5", "barges w1 0, w3 0, w6 0")
    assert options(g) == [f"garrison w1 {n}" for n in range(5)]
    say(g, "a garrison w1 1")
    assert options(g) == [f"garrison w3 {n}" for n in range(5)]
    say(g, "a garrison w3 2")

    stands(g, "barges w1 1, w3 2, w6 2", "afloat red 0", "asks Bid")
    assert told(g) == ["regrouped red"]


def test_only_numbers_that_can_still_be_completed_are_offered() -> None:
    """T-4.3: at most four at a wharf."""
    g = described(TWO, "owner w3 red", "barges w1 3, w3 4", "supply red 1", "next Regroup faction=red", THEN)
    say(g, "a regroup")

    assert options(g) == ["garrison w1 3", "garrison w1 4"]
    assert refused(g, "a garrison w1 2") == "cannot-hold T-4.3"
    assert refused(g, "a garrison w1 5") == "cannot-hold T-4.3"
    assert refused(g, "a garrison w3 4") == "other-wharf T-4.3"


def test_room_at_wharves_already_settled_does_not_count() -> None:
    """T-4.3: three wharves, eight barges: none at the first means four at each of the others."""
    g = described(TWO, "owner w3 red, w5 red", "barges w1 4, w3 4", "supply red 0", "next Regroup faction=red", THEN)
    say(g, "a regroup", "a garrison w1 0")
    assert "a garrison w3 4" in [f"{'a'} {TWO.vocabulary.words(said.answer)}" for said in g.log if said.forced]

    stands(g, "barges w1 0, w3 4, w5 4")


def test_regrouping_keeps_every_barge() -> None:
    """T-4.3: whatever is answered."""
    g = described(TWO, *REGROUP)
    say(g, "a regroup")
    while asked(g) == "a Garrison":
        g.take(g.sheet.count - 1)

    stands(g, "barges w1 4, w3 1, w6 0", "supply red 3")
    assert len(WHARVES) == 6


def test_a_regrouping_can_be_taken_back_step_by_step() -> None:
    """T-4.3: it tells nobody anything."""
    g = described(TWO, *REGROUP)
    say(g, "a regroup", "a garrison w1 1", "a garrison w3 2")
    for _ in range(3):
        g.undo(0)

    stands(g, "barges w1 2, w3 0, w6 3", "afloat red 0", "asks Regroup")


# the lookout


def test_the_lookout_looks_at_the_top_card() -> None:
    """T-4.4"""
    g = described(TWO, *LOOKOUT, THEN)
    assert asked(g) == "nature TurnTop"
    say(g, "nature draw storm")

    stands(g, "cards top storm 1, deck storm 3", "known cards top b")
    assert asked(g) == "b TakeOrLeave"
    assert options(g) == ["take", "leave"]
    assert ["card-seen", 1, 0] in payload(g, 1)["events"]
    assert payload(g, 0)["events"] == payload(g, SPECTATOR)["events"] == [["top-looked-at", 1]]


def test_the_card_is_taken_for_a_coin() -> None:
    """T-4.4"""
    g = described(TWO, "cards top storm 1", *LOOKOUT, THEN)
    say(g, "b take")

    stands(g, "cards hand-b:b storm 1, top storm 0", "purse b 2", "known cards top nobody")
    assert told(g) == ["top-taken b", "card-seen b storm"]


def test_or_it_is_put_back_and_the_looker_knows_it() -> None:
    """T-4.4"""
    g = described(TWO, "cards top storm 1", *LOOKOUT, THEN)
    say(g, "b leave")

    stands(g, "cards top storm 1", "purse b 3", "known cards top b")
    assert told(g) == ["top-left b"]


def test_a_card_that_another_put_back_is_looked_at_without_nature() -> None:
    """T-4.4: both know it then, also in the hand of who takes it."""
    g = described(THREE, "cards top storm 1", "known cards top a", *LOOKOUT, THEN)
    stands(g, "known cards top a b", "asks TakeOrLeave")
    say(g, "b take")

    stands(g, "cards hand-b:ab storm 1")
    assert view(THREE, g.g, 2)["fields"]["cards"]["pool"] == [4, 3, 3, 4, 5]


def test_without_a_coin_the_card_can_only_be_left_and_the_question_is_asked() -> None:
    """T-4.4: whether the purse is empty is a secret."""
    g = described(TWO, "purse b 0", "cards top storm 1", *LOOKOUT, THEN)

    assert asked(g) == "b TakeOrLeave"
    assert options(g) == ["leave"]
    assert refused(g, "b take") == "no-coin T-4.4"


def test_there_is_nothing_to_look_at_in_an_empty_deck() -> None:
    """T-4.4: the game goes on."""
    g = described(
        TWO,
        "cards discard storm 4, discard tax 3, discard theft 3, discard claim 4, discard veto 5",
        *LOOKOUT,
        THEN,
    )

    assert asked(g) == "a Bid"
