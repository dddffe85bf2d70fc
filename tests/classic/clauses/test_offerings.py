"""C-7: phase 4, offerings."""

from __future__ import annotations

import pytest

from classic.setups import FIVE, FIVE_OPEN, FOUR, THREE, TWO, TWO_EACH, TWO_OPEN, amounts, offerings, why
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import payload
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told, who


def test_markers_are_placed_in_the_order_of_the_turn_track() -> None:
    """C-7.1: space 1 first."""
    g = offerings(FIVE, "order 1 p4, 2 p2, 3 p5, 4 p1, 5 p3")
    order = []
    for _ in range(5):
        order.append(asked(g))
        g.take(g.sheet.count - 1)

    assert order == [f"{seat} PlaceMarker" for seat in ("p4", "p2", "p5", "p1", "p3")]
    assert g.over


def test_a_marker_stays_on_the_turn_track_until_it_is_placed() -> None:
    """C-7.1: who places next can be seen there."""
    g = offerings(FIVE, "order 1 p4, 2 p2, 3 p5, 4 p1, 5 p3")
    stands(g, "order 1 p4, 2 p2, 3 p5, 4 p1, 5 p3")
    say(g, "p4 bid ares 1")
    stands(g, "order 1 none, 2 p2, 3 p5, 4 p1, 5 p3")
    say(g, "p2 bid ares 2", "p4 bid apollo")
    stands(g, "order 1 none, 2 none, 3 p5, 4 p1, 5 p3")
    say(g, "p5 bid apollo", "p1 bid apollo", "p3 bid apollo")

    stands(g, "order 1 none, 2 none, 3 none, 4 none, 5 none")


def test_empty_spaces_of_the_turn_track_are_passed_over() -> None:
    """C-7.1, C-16.7: with one player fewer."""
    g = offerings(FIVE, "order 1 none, 2 p3, 3 none, 4 p1, 5 none")
    say(g, "p3 bid apollo", "p1 bid apollo")

    stands(g, "asks nothing", "apollo 1 p3, 2 p1, 3 none")


def test_offerings_of_the_last_cycle_are_gone() -> None:
    """C-7.1, C-8.8: every god starts without an offering."""
    g = offerings(FIVE, "bidder zeus p2", "amount zeus 6", "apollo 1 p3, 2 p4")

    stands(g, "bidder zeus none", "amount zeus 0", "apollo 1 none, 2 none")
    assert options(g, "bid zeus") == amounts(1, 10, "zeus")


def test_the_choice_is_a_face_up_god_with_an_amount_or_apollo() -> None:
    """C-7.2, C-7.3: every whole number from 1 up; gods in their order, Apollo last; no passing."""
    g = offerings(FIVE, "gold p1 2", "gods 1 athena, 2 poseidon, 3 zeus, 4 ares")

    assert options(g) == [
        *amounts(1, 2, "athena"),
        *amounts(1, 2, "poseidon"),
        *amounts(1, 2, "zeus"),
        *amounts(1, 2, "ares"),
        "bid apollo",
    ]
    assert why(g, "p1 end turn") == "offer-first C-7.2"
    assert why(g, "p1 bid ares 0") == "bid-too-low ares 1 C-7.3"
    assert why(g, "p1 bid apollo 1") == "apollo-is-free C-7.8"


@pytest.mark.parametrize(
    ("rules", "up"),
    [(TWO, "poseidon ares zeus"), (THREE, "poseidon ares"), (FOUR, "poseidon ares zeus")],
    ids=["two", "three", "four"],
)
def test_a_god_that_lies_face_down_takes_no_offering(rules: Rules, up: str) -> None:
    """C-7.2, C-5.1"""
    g = offerings(rules)

    assert sorted({phrase.split()[1] for phrase in options(g)}) == sorted([*up.split(), "apollo"])
    assert why(g, "p1 bid athena 1") == "face-down athena C-5.1"


def test_a_new_amount_is_higher_than_what_stands_there() -> None:
    """C-7.3"""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 4")

    assert options(g, "bid zeus") == amounts(5, 10, "zeus")
    assert options(g, "bid ares") == amounts(1, 10, "ares")
    assert why(g, "p2 bid zeus 4") == "bid-too-low zeus 5 C-7.3"
    assert why(g, "p2 bid zeus 3") == "bid-too-low zeus 5 C-7.3"


def test_an_offering_that_cannot_be_topped_closes_its_god() -> None:
    """C-7.3, C-7.11"""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 10")

    assert options(g, "bid zeus") == []
    assert why(g, "p2 bid zeus 11") == "bid-unaffordable 10 C-7.11"


@pytest.mark.parametrize("gold", [13, 40, 400])
def test_there_is_no_highest_amount_but_the_purse(gold: int) -> None:
    """C-7.4"""
    g = offerings(FIVE, f"gold p1 {gold}")

    assert options(g, "bid zeus") == amounts(1, gold, "zeus")
    assert why(g, f"p1 bid zeus {gold + 1}") == f"bid-unaffordable {gold} C-7.11"


def test_who_is_outbid_places_again_at_once_on_another_god() -> None:
    """C-7.5"""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 2")
    assert told(g) == ["offer-made p1 zeus 2"]
    stands(g, "bidder zeus p1", "amount zeus 2", "who p2")
    say(g, "p2 bid zeus 3")
    assert told(g) == ["offer-made p2 zeus 3", "offer-lost p1 zeus"]

    stands(g, "bidder zeus p2", "amount zeus 3", "who p1")
    assert options(g, "bid zeus") == []
    assert options(g, "bid ares") == amounts(1, 10, "ares")
    assert options(g, "bid apollo") == ["bid apollo"]
    assert why(g, "p1 bid zeus 4") == "just-outbid zeus C-7.5"


def test_only_the_god_just_lost_is_barred() -> None:
    """C-7.5: after being driven from a second god the player may return to the first."""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 2", "p2 bid zeus 3", "p1 bid ares 1", "p3 bid ares 2")

    assert who(g) == "p1"
    assert options(g, "bid zeus") == amounts(4, 10, "zeus")
    assert options(g, "bid ares") == []


def test_the_bar_holds_for_one_placement_only() -> None:
    """C-7.5: another marker is not barred."""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 2", "p2 bid zeus 3", "p1 bid apollo")

    assert who(g) == "p3"
    assert options(g, "bid zeus") == amounts(4, 10, "zeus")


def test_a_whole_chain_is_settled_before_the_next_marker() -> None:
    """C-7.6"""
    g = offerings(FOUR)
    say(g, "p1 bid ares 2", "p2 bid zeus 2", "p3 bid ares 3", "p1 bid zeus 3", "p2 bid ares 4", "p3 bid zeus 4")
    stands(g, "who p1")
    say(g, "p1 bid poseidon 1")

    stands(g, "who p4", "bidder ares p2, zeus p3, poseidon p1", "amount ares 4, zeus 4, poseidon 1")


def test_who_is_outbid_may_go_to_apollo() -> None:
    """C-7.7"""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 2", "p2 bid zeus 3", "p1 bid apollo")

    stands(g, "apollo 1 p1", "who p3")


def test_apollo_takes_every_marker_and_numbers_them_as_they_arrive() -> None:
    """C-7.8: for nothing, and none of them is driven out."""
    g = offerings(FIVE, "order 1 p4, 2 p2, 3 p5, 4 p1, 5 p3", "gold p4 0, p2 0, p5 0, p1 0, p3 0")
    for number, seat in enumerate(("p4", "p2", "p5", "p1", "p3"), 1):
        assert options(g) == ["bid apollo"]
        say(g, f"{seat} bid apollo")
        assert told(g)[0] == f"apollo-chosen {seat} {number}"

    stands(g, "apollo 1 p4, 2 p2, 3 p5, 4 p1, 5 p3", "gold p4 0", "asks nothing")


def test_nobody_moves_an_offering_that_stands() -> None:
    """C-7.9: each is asked once, unless he is driven out."""
    g = offerings(THREE, "gods 1 poseidon, 2 ares")
    asked_of = []
    while not g.over:
        asked_of.append(who(g))
        g.take(0 if options(g)[0].endswith("1") else g.sheet.count - 1)

    assert asked_of == ["p1", "p2", "p3"]


@pytest.mark.parametrize(
    ("amount", "priests", "price"), [(1, 0, 1), (5, 0, 5), (5, 2, 3), (3, 2, 1), (2, 2, 1), (1, 2, 1), (6, 5, 1)]
)
def test_a_priest_saves_one_gold_but_an_offering_costs_one(amount: int, priests: int, price: int) -> None:
    """C-7.10, C-7.12: priests are not used up."""
    g = offerings(FIVE, f"priests p1 {priests}")
    say(g, f"p1 bid zeus {amount}", *[f"p{seat} bid apollo" for seat in (2, 3, 4, 5)])

    stands(g, f"gold p1 {10 - price}, p2 10", f"priests p1 {priests}")
    assert told(g)[1:] == [f"offerings-paid p1 {price}", *[f"offerings-paid p{seat} 0" for seat in (2, 3, 4, 5)]]


@pytest.mark.parametrize(("gold", "priests", "highest"), [(3, 0, 3), (3, 2, 5), (1, 5, 6), (1, 0, 1), (7, 1, 8)])
def test_nobody_offers_what_he_cannot_pay(gold: int, priests: int, highest: int) -> None:
    """C-7.11: gold and priests together."""
    g = offerings(FIVE, f"gold p1 {gold}", f"priests p1 {priests}")

    for god in ("poseidon", "ares", "zeus", "athena"):
        assert options(g, f"bid {god}") == amounts(1, highest, god)
    assert why(g, f"p1 bid zeus {highest + 1}") == f"bid-unaffordable {highest} C-7.11"


@pytest.mark.parametrize("priests", [0, 3])
def test_without_gold_only_apollo_is_left(priests: int) -> None:
    """C-7.11, C-23.4: and he is asked, for skipping the question would tell."""
    g = offerings(FIVE, "gold p1 0", f"priests p1 {priests}")

    assert asked(g) == "p1 PlaceMarker"
    assert options(g) == ["bid apollo"]
    assert why(g, "p1 bid zeus 1") == "bid-unaffordable 0 C-7.11"


@pytest.mark.parametrize("rules", [FIVE_OPEN, TWO_OPEN], ids=["five", "two"])
def test_with_open_gold_a_single_choice_is_not_asked(rules: Rules) -> None:
    """C-23.4"""
    g = offerings(rules, "gold p1 0")

    assert asked(g) == "p2 PlaceMarker"
    stands(g, "apollo 1 p1")


def test_all_pay_when_every_marker_lies() -> None:
    """C-7.12: at the same time, the purse is whole until then."""
    g = offerings(FIVE, "gold p1 9, p2 8, p3 7, p4 6, p5 5")
    say(g, "p1 bid zeus 4", "p2 bid ares 3", "p3 bid athena 2", "p4 bid poseidon 6")
    stands(g, "gold p1 9, p2 8, p3 7, p4 6, p5 5")
    say(g, "p5 bid zeus 5")
    stands(g, "gold p1 9, p5 5", "who p1")
    say(g, "p1 bid apollo")

    stands(g, "gold p1 9, p2 5, p3 5, p4 0, p5 0")


def test_what_was_driven_out_costs_nothing() -> None:
    """C-7.12"""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 9", "p2 bid zeus 10", "p1 bid ares 1", *[f"p{seat} bid apollo" for seat in (3, 4, 5)])

    stands(g, "gold p1 9, p2 0")


def test_an_eliminated_player_pays_nothing() -> None:
    """C-7.12, C-16.6: he is not even named."""
    g = offerings(FIVE, "owner i02 p1, i08 p1", "order 2 none", "gold p2 0")
    say(g, *[f"p{seat} bid apollo" for seat in (1, 3, 4, 5)])

    assert [line.split()[1] for line in told(g)[1:]] == ["p1", "p3", "p4", "p5"]


def test_the_phase_ends() -> None:
    """C-7.13: always outbidding by one, somebody runs out of gold."""
    g = offerings(THREE, "gods 1 poseidon, 2 ares")
    asked_times = 0
    while not g.over:
        g.take(0)
        asked_times += 1

    assert asked_times == 10 + 9 + 1
    stands(g, "amount poseidon 10, ares 9", "apollo 2 none")


def second(rules: Rules, gold: int, priests: int, standing: int, god: str = "zeus") -> int:
    """The highest second offering of P1, whose other marker offers so much to Ares."""
    g = described(
        rules,
        "gods 1 poseidon, 2 ares, 3 zeus, 4 athena",
        f"gold p1 {gold}",
        f"priests p1 {priests}",
        "bidder ares p1'",
        f"amount ares {standing}",
        "next PlaceMarker marker=p1",
    )
    return len(options(g, f"bid {god} ")) + (standing if god == "ares" else 0)


@pytest.mark.parametrize(
    ("gold", "priests", "standing", "highest"),
    [
        (5, 1, 4, 2),  # max(2, 4 + b - 1) <= 5
        (5, 0, 4, 1),
        (4, 0, 4, 0),
        (2, 6, 1, 7),
        (2, 6, 7, 1),
        (1, 6, 1, 0),  # two offerings cost at least two
        (9, 2, 3, 8),
    ],
)
def test_with_two_players_priests_save_on_the_sum(gold: int, priests: int, standing: int, highest: int) -> None:
    """C-7.11, C-7.14"""
    assert second(TWO, gold, priests, standing) == highest


@pytest.mark.parametrize(
    ("gold", "priests", "standing", "highest"),
    [
        (5, 1, 4, 3),  # 3 + max(1, b - 1) <= 5
        (5, 0, 4, 1),
        (4, 0, 4, 0),
        (2, 6, 1, 7),
        (2, 6, 7, 7),
        (1, 6, 1, 0),
        (9, 2, 3, 10),
    ],
)
def test_with_two_players_priests_may_save_on_each(gold: int, priests: int, standing: int, highest: int) -> None:
    """C-7.11, C-7.14: by option."""
    assert second(TWO_EACH, gold, priests, standing) == highest


@pytest.mark.parametrize(
    ("rules", "priests", "price"),
    [(TWO, 0, 5), (TWO, 1, 4), (TWO, 3, 2), (TWO, 4, 2), (TWO_EACH, 0, 5), (TWO_EACH, 1, 3), (TWO_EACH, 4, 2)],
)
def test_what_two_offerings_of_one_player_cost(rules: Rules, priests: int, price: int) -> None:
    """C-7.12, C-7.14: 3 and 2 together."""
    g = offerings(rules, f"priests p1 {priests}")
    say(g, "p1 bid ares 3", "p2 bid apollo", "p1 bid zeus 2", "p2 bid apollo")

    stands(g, f"gold p1 {10 - price}, p2 10")


@pytest.mark.parametrize("rules", [TWO, TWO_EACH], ids=["sum", "each"])
def test_one_offering_costs_the_same_under_both_options(rules: Rules) -> None:
    """C-7.10, C-7.14"""
    g = offerings(rules, "priests p1 2")
    assert options(g, "bid ares") == amounts(1, 12, "ares")
    say(g, "p1 bid ares 5", "p2 bid apollo", "p1 bid apollo", "p2 bid apollo")

    stands(g, "gold p1 7, p2 10")


def test_a_rival_s_offering_does_not_count_against_one_s_own() -> None:
    """C-7.11, C-7.14"""
    g = offerings(TWO)
    say(g, "p1 bid ares 9")

    assert options(g, "bid zeus") == amounts(1, 10, "zeus")


def test_a_player_may_outbid_his_own_marker() -> None:
    """C-7.15: the old amount is left out, the new one counted, and the marker is placed again at once."""
    g = offerings(TWO, "order 1 p1, 2 p1', 3 p2, 4 p2'")
    say(g, "p1 bid ares 4")
    assert options(g, "bid ares") == amounts(5, 10, "ares")
    assert options(g, "bid zeus") == amounts(1, 6, "zeus")
    say(g, "p1 bid ares 10")

    assert told(g) == ["offer-made p1 ares 10", "offer-lost p1 ares"]
    stands(g, "bidder ares p1'", "amount ares 10", "asks PlaceMarker", "who p1")
    assert options(g) == ["bid apollo"]
    assert why(g, "p1 bid ares 11") == "just-outbid ares C-7.5"


def test_a_player_who_outbids_himself_has_the_rest_for_the_other_marker() -> None:
    """C-7.15"""
    assert second(TWO, 5, 0, 4, "ares") == 5
    g = offerings(TWO, "order 1 p1, 2 p1', 3 p2, 4 p2'")
    say(g, "p1 bid ares 4", "p1 bid ares 5")

    assert options(g, "bid zeus") == amounts(1, 5, "zeus")


def test_both_markers_of_a_player_may_lie_on_two_gods_or_on_apollo() -> None:
    """C-7.16: each on Apollo has its own number."""
    g = offerings(TWO)
    say(g, "p1 bid apollo", "p2 bid ares 1", "p1 bid apollo", "p2 bid zeus 1")

    stands(g, "apollo 1 p1, 2 p1', 3 none", "bidder ares p2, zeus p2'", "gold p1 10, p2 8")


def test_with_two_players_the_track_may_give_both_markers_in_a_row() -> None:
    """C-7.1, C-1.12"""
    g = offerings(TWO, "order 1 p2', 2 p1', 3 p1, 4 p2")
    order = []
    while not g.over:
        order.append(who(g))
        say(g, f"{who(g)} bid apollo")

    assert order == ["p2", "p1", "p1", "p2"]
    stands(g, "apollo 1 p2', 2 p1', 3 p1, 4 p2")


def test_an_offering_shows_everybody_what_the_purse_holds_at_least() -> None:
    """C-7.2, C-21.2: priests are public, so that only the price is shown."""
    g = offerings(FIVE, "gold p1 8", "least p1 2, p2 10, p3 10", "most p1 9, p2 10, p3 10", "priests p1 2")
    say(g, "p1 bid zeus 4")
    stands(g, "least p1 2")
    assert not g.steps[-1].final
    g.undo(0)
    say(g, "p1 bid zeus 7")

    stands(g, "least p1 5", "most p1 9", "gold p1 8")
    assert g.steps[-1].final


def test_two_offerings_show_their_sum() -> None:
    """C-7.14, C-21.2"""
    g = offerings(TWO, "gold p1 9", "least p1 0, p2 10", "most p1 9, p2 10")
    say(g, "p1 bid zeus 4", "p2 bid apollo", "p1 bid ares 3")

    stands(g, "least p1 7", "most p1 9")


def test_paying_moves_the_notes_with_the_purse() -> None:
    """C-7.12, C-21.2"""
    g = offerings(FIVE, "gold p1 8", "least p1 2, p2 10", "most p1 9, p2 10")
    say(g, "p1 bid zeus 4", *[f"p{seat} bid apollo" for seat in (2, 3, 4, 5)])

    stands(g, "gold p1 4", "least p1 0", "most p1 5")


def test_offerings_are_public_and_options_are_not() -> None:
    """C-7.2, C-21.1, C-23.4: the list of amounts goes to the bidder only."""
    g = offerings(FIVE)
    say(g, "p1 bid zeus 4")

    assert payload(g, SPECTATOR)["fields"]["amount"] == [0, 0, 4, 0]
    assert payload(g, SPECTATOR)["events"] == [["offer-made", 0, 2, 4]]
    assert payload(g, 0)["options"] is None
    assert payload(g, 1)["options"] == g.options()
