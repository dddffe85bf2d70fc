"""C-8: phase 5, the frame of the turns."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, FOUR, THREE, TWO, classic, each_seat, figure, turn, why
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told, who

GODS: Final = "gods 1 athena, 2 poseidon, 3 zeus, 4 ares"


def phase_5(rules: Rules, *statements: str) -> Play:
    return described(rules, "cycle 5", each_seat(rules, "gold", 10), GODS, *statements, "next Actions")


def pass_turn(g: Play) -> str:
    """Take the free recruit, then end the turn; who it was."""
    seat = who(g)
    say(g, f"{seat} {options(g, 'recruit')[0]}")
    if options(g, "found"):
        say(g, f"{seat} {options(g, 'found')[0]}")
    say(g, f"{seat} end turn")
    return seat


def turns(g: Play) -> list[str]:
    """Pass all turns; the god and the player of each."""
    taken = []
    while not g.over:
        god = FIVE.vocabulary.domains["god"].words[classic(g.g).god]
        if asked(g).endswith("Prosper"):
            taken.append(f"{god} {who(g)}")
            say(g, f"{who(g)} prosper i04")
        else:
            taken.append(f"{god} {pass_turn(g)}")
    return taken


ALL_BID: Final = ("bidder athena p5, poseidon p3, zeus p2, ares p1", "amount athena 1, poseidon 1, zeus 1, ares 1")


def test_gods_act_by_position_and_then_apollo() -> None:
    """C-8.1"""
    g = phase_5(FIVE, *ALL_BID, "apollo 1 p4")

    assert turns(g) == ["athena p5", "poseidon p3", "zeus p2", "ares p1", "apollo p4"]


def test_the_markers_on_apollo_act_by_their_numbers() -> None:
    """C-8.1: gold for each as its turn comes."""
    g = phase_5(FIVE, "apollo 1 p4, 2 p1, 3 p5, 4 p2, 5 p3")
    assert asked(g) == "p4 Prosper"
    say(g, "p4 prosper i01")

    assert [line for line in told(g) if line.startswith("turn-began")] == [
        f"turn-began {seat} apollo" for seat in ("p1", "p5", "p2", "p3")
    ]
    stands(g, "order 5 p4, 4 p1, 3 p5, 2 p2, 1 p3", "gold p3 11")


def test_a_god_that_lies_face_down_has_no_turn() -> None:
    """C-8.1, C-5.1: whatever stood there once."""
    g = phase_5(FOUR, *[s.replace("p5", "p4") for s in ALL_BID])
    assert turns(g) == ["athena p4", "poseidon p3", "zeus p2"]
    three = phase_5(THREE, "bidder athena p1, poseidon p3, zeus p2", "amount athena 1, poseidon 1, zeus 1")
    assert turns(three) == ["athena p1", "poseidon p3"]
    two = phase_5(
        TWO, "bidder athena p1, poseidon p2, zeus p1', ares p2'", "amount athena 1, poseidon 1, zeus 1, ares 1"
    )
    assert turns(two) == ["athena p1", "poseidon p2", "zeus p1"]


def test_a_god_without_an_offering_is_skipped() -> None:
    """C-8.2"""
    g = phase_5(FIVE, "bidder athena p5, ares p1", "amount athena 1, ares 1", "apollo 1 p4, 2 p2, 3 p3")

    assert turns(g) == ["athena p5", "ares p1", "apollo p4"]
    stands(g, "order 5 p5, 4 p1, 3 p4, 2 p2, 1 p3")


def test_a_player_with_two_markers_has_two_turns() -> None:
    """C-8.1, C-7.16"""
    g = phase_5(TWO, "bidder athena p1, poseidon p1'", "amount athena 1, poseidon 1", "apollo 1 p2, 2 p2'")

    assert turns(g) == ["athena p1", "poseidon p1", "apollo p2"]
    stands(g, "order 4 p1, 3 p1', 2 p2, 1 p2'", "gold p2 12")


def test_a_turn_begins_afresh() -> None:
    """C-8.1, C-9.2: whose it is, which god, and no recruit made."""
    g = phase_5(FIVE, *ALL_BID, "recruits 3")
    assert told(g) == ["turn-began p5 athena"]
    stands(g, "active p5", "god athena", "recruits 0")
    say(g, "p5 recruit card")
    stands(g, "recruits 1")
    say(g, "p5 end turn")

    stands(g, "active p3", "god poseidon", "recruits 0")
    assert told(g) == ["turn-ended p5", "turn-began p3 poseidon"]


def test_between_turns_nobody_is_active() -> None:
    """C-8.8"""
    g = turn("athena")
    say(g, "p1 recruit card", "p1 end turn")

    stands(g, "active nobody", "god none", "asks nothing")


@pytest.mark.parametrize("first", ["Turn marker=p1 god=ares", "ApolloTurn marker=p1 number=0"])
def test_figures_of_an_earlier_cycle_leave_before_anything_is_done(first: str) -> None:
    """C-8.3, C-19.11: on every turn, Apollo's too; those of others and of this cycle stay."""
    g = described(
        FIVE,
        "cycle 5",
        *figure("medusa", "i03", "p1", cycle=4),
        *figure("chiron", "i12", "p1", cycle=2),
        *figure("minotaur", "i01", "p1", cycle=5),
        *figure("polyphemus", "i04", "p2", cycle=1),
        "ruler c6 nobody, d8 nobody, e7 nobody",
        "fleets c6 0, d8 0, e7 0",
        f"next {first}",
    )

    assert told(g)[1:3] == ["figure-left chiron i12", "figure-left medusa i03"]
    stands(g, "figure_island medusa off, chiron off, minotaur i01, polyphemus i04")
    stands(g, "figure_owner medusa nobody, chiron nobody, minotaur p1", "figure_cycle medusa 0, minotaur 5")
    stands(g, "where medusa discard, chiron discard, minotaur held, polyphemus held")


def test_with_two_turns_a_figure_outlives_the_second() -> None:
    """C-8.3, C-19.11"""
    g = described(TWO, "cycle 5", *figure("medusa", "i03", "p1", cycle=5), "next Turn marker=p1' god=ares")

    stands(g, "figure_island medusa i03", "who p1")


BARE: Final = ("troops i12 0", "gold p1 9")


def test_actions_may_be_done_in_any_order_and_repeated() -> None:
    """C-8.4: with Ares: march, build, recruit, march, buy, build, recruit."""
    g = turn("ares", "gold p1 20", "where fates slot-2")
    say(g, "p1 march i01 > i04 1", "p1 build fortress-s i04", "p1 recruit troop i01", "p1 march i01 > i04 1")
    say(g, "p1 buy 2", "p1 build fortress-s i04", "p1 recruit troop i12")

    # 20 - 1 - 2 - 0 - 1 - 2 + 3 - 2 - 2
    stands(g, "gold p1 13", "troops i04 2, i01 0, i12 2", "sites i04 fortress-s 2", "who p1", "asks TakeTurn")


TABLE: Final = {
    "poseidon": ("recruit fleet c6", "build port-s i01", "sail c6 > c5 1"),
    "ares": ("recruit troop i01", "build fortress-s i01", "march i01 > i04 1"),
    "zeus": ("recruit card", "build temple-s i01", "replace 2"),
    "athena": ("recruit card", "build university-s i01", "buy 2"),
}


@pytest.mark.parametrize("god", TABLE)
def test_every_god_allows_his_own(god: str) -> None:
    """C-8.4: recruits, building, special action; creatures with each of them."""
    g = turn(god, "where fates slot-2")

    assert set(TABLE[god]) <= set(options(g))
    assert options(g, "buy") == ["buy 2"]
    own = {phrase.split()[0] for phrase in options(g)}
    special = {"poseidon": {"sail"}, "ares": {"march"}, "zeus": {"replace"}, "athena": set()}[god]
    assert own == {"recruit", "build", "buy"} | special
    assert {phrase.split()[1] for phrase in options(g, "recruit")} == {TABLE[god][0].split()[1]}
    assert {phrase.split()[1][:-2] for phrase in options(g, "build")} == {TABLE[god][1].split()[1][:-2]}


FOREIGN: Final = {
    "recruit fleet c6": ("poseidon", "other-god poseidon C-8.4"),
    "recruit troop i01": ("ares", "other-god ares C-8.4"),
    "sail c6 > c5 1": ("poseidon", "other-god poseidon C-8.4"),
    "march i01 > i04 1": ("ares", "other-god ares C-8.4"),
    "replace 2": ("zeus", "other-god zeus C-8.4"),
}


@pytest.mark.parametrize("god", TABLE)
@pytest.mark.parametrize("phrase", FOREIGN)
def test_no_god_allows_what_is_another_s(god: str, phrase: str) -> None:
    """C-8.4"""
    g = turn(god, "where fates slot-2")
    owner, reason = FOREIGN[phrase]
    if owner == god:
        assert phrase in options(g)
    else:
        assert why(g, f"p1 {phrase}") == reason


@pytest.mark.parametrize("god", ["poseidon", "ares"])
def test_cards_are_recruited_from_zeus_and_athena_only(god: str) -> None:
    """C-8.4"""
    assert why(turn(god), "p1 recruit card") == "other-god zeus C-8.4"


@pytest.mark.parametrize(
    "phrase", ["bid zeus 3", "stop", "stay", "done", "prosper i01", "found i01", "decline", "roll 1 1"]
)
def test_what_is_no_action_is_refused(phrase: str) -> None:
    """C-8.4, C-8.5"""
    assert why(turn("ares"), f"p1 {phrase}") == "not-in-a-turn C-8.4"


def test_an_action_is_finished_before_the_next() -> None:
    """C-8.5: a move that runs, and a battle that runs."""
    g = turn("poseidon", "ruler c5 p2", "fleets c5 2")
    say(g, "p1 sail c6 > b6 1")
    assert why(g, "p1 end turn") == "move-first C-8.5"
    assert why(g, "p1 recruit fleet a5") == "move-first C-8.5"
    fighting = turn("poseidon", "ruler c5 p2", "fleets c6 3, c5 3")
    say(fighting, "p1 sail c6 > c5 3", "nature roll 1 0")
    stands(fighting, "who p2")
    assert why(fighting, "p2 end turn") == "battle-first C-14.18"


@pytest.mark.parametrize("god", TABLE)
def test_the_turn_does_not_end_while_the_free_recruit_is_due(god: str) -> None:
    """C-8.6: the player chooses when."""
    g = turn(god, "gold p1 2")
    assert options(g, "end") == []
    assert why(g, "p1 end turn") == "free-recruit-due C-8.6"
    say(g, f"p1 {options(g, 'build')[0]}")
    assert options(g, "end") == []
    say(g, f"p1 {TABLE[god][0]}")

    assert options(g)[-1] == "end turn"
    say(g, "p1 end turn")
    assert told(g) == ["turn-ended p1"]


@pytest.mark.parametrize("god", TABLE)
def test_the_free_recruit_needs_no_gold(god: str) -> None:
    """C-8.6, C-9.1"""
    g = turn(god, "gold p1 0")

    assert options(g) == options(g, "recruit")
    assert TABLE[god][0] in options(g)


@pytest.mark.parametrize(
    ("god", "out"), [("poseidon", "fleets c6 7"), ("ares", "troops i01 7"), ("zeus", "priests p2 18")]
)
def test_an_impossible_free_recruit_is_lost_when_the_turn_ends(god: str, out: str) -> None:
    """C-8.6"""
    g = turn(god, out)
    assert options(g, "recruit") == []
    say(g, "p1 end turn")

    assert told(g) == ["free-recruit-lost p1", "turn-ended p1"]


def test_a_free_recruit_that_becomes_possible_is_due() -> None:
    """C-8.6: nothing is decided until the turn ends."""
    g = turn("poseidon", "fleets c6 7", "ruler c7 p4", "fleets c7 3")
    assert options(g, "end") == ["end turn"]
    say(g, "p1 sail c6 > c7 1", "nature roll 0 3")

    assert options(g, "end") == []
    assert why(g, "p1 end turn") == "free-recruit-due C-8.6"


def test_everything_else_is_optional() -> None:
    """C-8.7"""
    g = turn("zeus", "where fates slot-2")
    say(g, "p1 recruit card")

    assert options(g)[-1] == "end turn"


def test_the_end_of_a_turn_is_always_said() -> None:
    """C-8.7, C-23.4: never taken automatically."""
    g = turn("zeus", "gold p1 0", "priests p2 18")

    assert asked(g) == "p1 TakeTurn"
    assert options(g) == ["end turn"]


def test_a_marker_returns_to_the_highest_free_space() -> None:
    """C-8.8"""
    g = phase_5(FIVE, *ALL_BID, "apollo 1 p4")
    for space, seat in ((5, "p5"), (4, "p3"), (3, "p2"), (2, "p1")):
        stands(g, f"order {space} none", f"returned {5 - space}")
        pass_turn(g)
        stands(g, f"order {space} {seat}")
    say(g, "p4 prosper i01")

    stands(g, "order 1 p4, 2 p1, 3 p2, 4 p3, 5 p5", "returned 5")


def test_a_marker_leaves_its_god_at_the_end_of_the_turn() -> None:
    """C-8.8: it moves, so that it is not in two places."""
    g = phase_5(FIVE, *ALL_BID, "apollo 1 p4")
    stands(g, "bidder athena p5", "amount athena 1")
    pass_turn(g)
    stands(g, "bidder athena none, poseidon p3", "amount athena 0, poseidon 1", "apollo 1 p4")
    for _ in range(3):
        pass_turn(g)
    stands(g, "bidder ares none", "apollo 1 p4")
    say(g, "p4 prosper i01")

    stands(g, "apollo 1 none")


def test_the_track_is_counted_anew_in_every_cycle() -> None:
    """C-8.8"""
    g = phase_5(TWO, "apollo 1 p2, 2 p1', 3 p1, 4 p2'", "returned 4", "prosperity i04 16")

    stands(g, "order 4 p2, 3 p1', 2 p1, 1 p2'", "returned 4")


@pytest.mark.parametrize(
    ("phrase", "price"),
    [
        ("build fortress-s i01", 2),
        ("march i01 > i04 1", 1),
        ("buy 4", 4),
        ("buy 3", 3),
    ],
)
def test_nobody_spends_more_than_he_has(phrase: str, price: int) -> None:
    """C-8.9: the last coin may be spent."""
    track = "where harpy slot-4, siren slot-3"
    assert phrase in options(turn("ares", track, f"gold p1 {price}"))
    g = turn("ares", track, f"gold p1 {price - 1}")

    assert phrase not in options(g)
    assert why(g, f"p1 {phrase}") == f"too-dear {price} C-8.9"


@pytest.mark.parametrize(("god", "phrase"), [("poseidon", "sail c6 > c5 1"), ("zeus", "replace 4")])
def test_special_actions_cost_one_gold(god: str, phrase: str) -> None:
    """C-8.9, C-11.1, C-13.1"""
    assert phrase in options(turn(god, "where harpy slot-4", "gold p1 1"))
    g = turn(god, "where harpy slot-4", "gold p1 0")

    assert phrase not in options(g)
    assert why(g, f"p1 {phrase}") == "too-dear 1 C-8.9"
