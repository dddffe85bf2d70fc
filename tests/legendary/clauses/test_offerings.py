"""L-7: phase 3, offerings."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import DUEL, FOUR, TEAMS, THREE, fixture, guessed, offerings, options_of, rules_of, say, why
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told, who

STRICT: Final = fixture("ffa3", strict_hidden_bids="true")
STRICT_TEAMS: Final = fixture("team4", strict_hidden_bids="true")
SPARSE: Final = rules_of("ffa3", "tb-1-home")
SIX: Final = fixture("team6")
BLU_YEL: Final = "gold blu+yel"


def amounts(lowest: int, highest: int, god: str) -> list[str]:
    """The phrases that bid these amounts on a god."""
    return [f"bid {god} {amount}" for amount in range(lowest, highest + 1)]


def bids(play: Play, god: str) -> list[str]:
    """The amounts that may be offered to a god."""
    return options_of(play, f"bid {god}")


def test_pawns_are_placed_in_turn_order() -> None:
    """L-7.1: space 1 first."""
    g = offerings("order 1 yel, 2 red, 3 blu, 4 grn", rules=FOUR)
    order = []
    for god in ("zeus", "ares", "poseidon"):
        order.append(asked(g))
        say(g, f"{who(g)} bid {god} 1")
    order.append(asked(g))
    say(g, f"{who(g)} bid apollo")

    assert order == [f"{seat} PlacePawn" for seat in ("p4", "p2", "p1", "p3")]
    assert g.over


def test_a_god_with_an_amount_or_apollo_and_nothing_else() -> None:
    """L-7.1, L-7.3: gods in their order, Apollo last; nobody passes."""
    g = offerings("gold blu 2")

    assert options(g) == [*amounts(1, 2, "zeus"), *amounts(1, 2, "ares"), "bid apollo"]
    assert why(g, "p1 end turn") == "offer-first L-7.1"
    assert why(g, "p1 claim A1") == "offer-first L-7.1"


@pytest.mark.parametrize(
    ("rules", "up"),
    [
        (THREE, "zeus ares"),
        (FOUR, "zeus ares poseidon"),
        (TEAMS, "zeus ares poseidon"),
        (DUEL, "zeus ares poseidon"),
        (fixture("ffa5"), "zeus ares poseidon athena"),
        (SIX, "zeus ares poseidon athena hera"),
    ],
    ids=["three", "four", "teams", "duel", "five", "six"],
)
def test_a_god_that_lies_face_down_takes_no_offering(rules: Rules, up: str) -> None:
    """L-7.1, L-5.6"""
    g = offerings(rules=rules)

    assert {phrase.split()[1] for phrase in options(g)} == {*up.split(), "apollo"}
    for god in {"zeus", "ares", "poseidon", "athena", "hera"} - set(up.split()):
        assert why(g, f"p1 bid {god} 1") == f"face-down {god} L-5.6"


def test_offerings_of_the_last_cycle_are_gone() -> None:
    """L-7.1: every god starts without a pawn; nobody has come back yet."""
    g = described(
        THREE,
        "gods 1 zeus, 2 ares, 3 hera, 4 athena, 5 poseidon",
        "order 1 blu, 2 red, 3 grn",
        "pawn zeus red, apollo blu",
        "amount zeus 6",
        "returned 3",
        "next Offerings",
    )

    stands(g, "pawn zeus nobody, ares nobody, apollo nobody", "amount zeus 0", "returned 0")


def test_apollo_takes_one_pawn_for_nothing() -> None:
    """L-7.2: S-21. Nobody else is offered Apollo, his guest is not asked again and pays nothing."""
    g = offerings()
    say(g, "p1 bid apollo")
    assert told(g) == ["apollo-chosen blu"]
    stands(g, "pawn apollo blu", "amount apollo 0")
    asked_of = []
    while not g.over:
        asked_of.append(who(g))
        assert "bid apollo" not in options(g)
        assert why(g, f"{who(g)} bid apollo") == "apollo-taken L-7.2"
        say(g, f"{who(g)} {options(g)[0]}")

    # red and green drive each other from one god to the other, up to the last coin
    assert set(asked_of) == {"p2", "p3"}
    stands(g, "pawn apollo blu", "gold blu 10")


def test_nothing_is_offered_to_apollo() -> None:
    """L-7.2"""
    g = offerings()

    assert why(g, "p1 bid apollo 1") == "apollo-is-free L-7.2"
    assert why(g, "p1 bid apollo 25") == "apollo-is-free L-7.2"


def test_a_new_offering_is_strictly_higher() -> None:
    """L-7.3"""
    g = offerings()
    say(g, "p1 bid zeus 4")

    assert bids(g, "zeus") == [str(n) for n in range(5, 11)]
    assert bids(g, "ares") == [str(n) for n in range(1, 11)]
    assert why(g, "p2 bid zeus 4") == "bid-too-low zeus 4 L-7.3"
    assert why(g, "p2 bid zeus 3") == "bid-too-low zeus 4 L-7.3"


def test_the_track_ends_at_25() -> None:
    """L-7.3: S-27. However much gold there is; who has bid 25 stays."""
    g = offerings("gold blu 40, red 40, grn 40")
    assert bids(g, "ares")[-1] == "25"
    assert why(g, "p1 bid ares 26") == "not-on-track 26 L-7.3"
    say(g, "p1 bid ares 25")

    assert bids(g, "ares") == []
    assert why(g, "p2 bid ares 25") == "bid-too-low ares 25 L-7.3"
    assert bids(g, "zeus")[-1] == "25"


def test_only_spaces_of_the_track_are_offered() -> None:
    """L-7.3, L-1.8: S-96. The default track, and a decision that is put though only Apollo is left."""
    g = offerings("gold blu 10, red 2, grn 4", rules=SPARSE)
    assert bids(g, "zeus") == ["1", "3", "5", "7", "10"]
    say(g, "p1 bid zeus 1")
    assert options(g) == ["bid ares 1", "bid apollo"]
    assert why(g, "p2 bid ares 2") == "not-on-track 2 L-7.3"
    assert why(g, "p2 bid ares 0") == "not-on-track 0 L-7.3"
    assert why(g, "p2 bid ares 3") == "bid-unaffordable 2 L-7.9"
    say(g, "p2 bid ares 1")
    assert options(g) == ["bid zeus 3", "bid ares 3", "bid apollo"]
    say(g, "p3 bid zeus 3")
    assert options(g) == ["bid ares 3", "bid ares 5", "bid ares 7", "bid ares 10", "bid apollo"]
    say(g, "p1 bid ares 10")
    assert asked(g) == "p2 PlacePawn"
    assert options(g) == ["bid apollo"]
    say(g, "p2 bid apollo")

    stands(g, "gold blu 0, red 2, grn 1", "asks nothing")


def test_a_priestess_opens_the_next_space() -> None:
    """L-7.8, L-7.9: S-96"""
    g = offerings("gold blu 10, red 2, grn 4", "priestesses red 1", rules=SPARSE)
    say(g, "p1 bid zeus 1")

    assert options(g) == ["bid zeus 3", "bid ares 1", "bid ares 3", "bid apollo"]


def test_who_is_outbid_offers_again_at_once_to_another_god() -> None:
    """L-7.4"""
    g = offerings()
    say(g, "p1 bid zeus 2")
    assert told(g) == ["offer-made blu zeus 2"]
    stands(g, "who p2", "pawn zeus blu", "amount zeus 2")
    say(g, "p2 bid zeus 3")

    assert told(g) == ["offer-made red zeus 3", "offer-lost blu zeus"]
    stands(g, "who p1", "pawn zeus red", "amount zeus 3")
    assert options(g) == [*amounts(1, 10, "ares"), "bid apollo"]
    assert why(g, "p1 bid zeus 4") == "just-ousted zeus L-7.4"


def test_rulebook_offerings_of_three() -> None:
    """L-7.4, L-7.5, L-7.8: S-03"""
    g = offerings()
    say(g, "p1 bid zeus 3", "p2 bid zeus 5")
    assert bids(g, "zeus") == []
    say(g, "p1 bid ares 1", "p3 bid ares 7")
    assert bids(g, "zeus") == [str(n) for n in range(6, 11)]
    assert bids(g, "ares") == []
    say(g, "p1 bid zeus 7")
    assert options(g) == [*amounts(8, 10, "ares"), "bid apollo"]
    say(g, "p2 bid apollo")

    stands(g, "asks nothing", "gold blu 3, red 10, grn 3", "pawn zeus blu, ares grn, apollo red")


def test_the_whole_chain_is_resolved_before_the_next_pawn() -> None:
    """L-7.4: the ousted may oust in turn."""
    g = offerings(rules=FOUR)
    say(g, "p1 bid ares 2", "p2 bid zeus 2", "p3 bid ares 3", "p1 bid zeus 3", "p2 bid ares 4", "p3 bid zeus 4")
    assert who(g) == "p1"
    say(g, "p1 bid poseidon 1")

    stands(g, "who p4", "pawn ares red, zeus grn, poseidon blu", "amount ares 4, zeus 4, poseidon 1")


def test_only_the_god_just_lost_is_barred() -> None:
    """L-7.5: back and forth, and for one offering only."""
    g = offerings(rules=FOUR)
    say(g, "p1 bid zeus 1", "p2 bid zeus 2", "p1 bid ares 1", "p3 bid ares 2")
    assert who(g) == "p1"
    assert bids(g, "ares") == []
    say(g, "p1 bid zeus 3")
    assert who(g) == "p2"
    assert bids(g, "zeus") == []
    say(g, "p2 bid apollo")

    assert who(g) == "p4"
    assert bids(g, "zeus")[0] == "4"
    assert bids(g, "ares")[0] == "3"


def test_a_teammate_may_be_outbid() -> None:
    """L-7.6: he offers again at once."""
    g = offerings("order 1 blu, 2 yel, 3 red, 4 grn", rules=TEAMS)
    say(g, "p1 bid zeus 2", "p4 bid zeus 3")

    assert told(g) == ["offer-made yel zeus 3", "offer-lost blu zeus"]
    stands(g, "who p1", "pawn zeus yel")


def test_what_a_teammate_loses_by_it_no_longer_counts() -> None:
    """L-7.6, L-7.9: with the new offering the old pawn is off the board."""
    g = offerings("order 1 blu, 2 yel, 3 red, 4 grn", f"{BLU_YEL} 5", rules=TEAMS)
    say(g, "p1 bid zeus 4")
    assert bids(g, "zeus") == ["5"]
    assert bids(g, "ares") == ["1"]
    assert why(g, "p4 bid zeus 6") == "bid-unaffordable 5 L-7.9"
    say(g, "p4 bid zeus 5")

    assert options(g) == ["bid apollo"]
    stands(g, "who p1", "least everybody blu+yel 5")


def test_an_ousted_teammate_may_end_up_forced() -> None:
    """L-7.6, L-7.10: outbidding him took the last coin."""
    g = offerings("order 1 red, 2 blu, 3 yel, 4 grn", f"{BLU_YEL} 5", rules=TEAMS)
    say(g, "p2 bid apollo", "p1 bid zeus 4", "p4 bid zeus 5")

    assert options(g) == ["bid ares 1", "bid poseidon 1"]
    say(g, "p1 bid ares 1", "p3 bid poseidon 1")
    stands(g, "gold blu+yel 0, red+grn 9")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "rules", [THREE, FOUR, TEAMS, DUEL, SIX, STRICT], ids=lambda rules: rules.title.variant(rules.setup)
)
def test_the_phase_ends_with_one_pawn_on_every_god(rules: Rules, seed: int) -> None:
    """L-7.7, L-3.3; I-43, I-53: offerings only rise, so that it takes no more than all the spaces of the track."""
    g = offerings(rules=rules)
    rng = Rng(seed)
    factions = rules.vocabulary.domains["faction"].size()
    limit = ((factions - 1) * 25 + factions) * (1 + rules.vocabulary.domains["team"].size())
    asked_times = 0
    while not g.over:
        before = {god: int(amount) for god, amount in enumerate(payload(g, SPECTATOR)["fields"]["amount"])}
        restarted = len(g.events)
        say(g, f"{who(g)} {options(g)[rng.below(g.sheet.count)]}")
        after = payload(g, SPECTATOR)["fields"]["amount"]
        if not any(event.kind.name == "offers-unpaid" for event in g.events[restarted:]):
            assert all(after[god] >= amount for god, amount in before.items())
        asked_times += 1

    pawns = payload(g, SPECTATOR)["fields"]["pawn"]
    gods = payload(g, SPECTATOR)["fields"]["gods"]
    assert sorted(pawns[god] for god in [*gods[: factions - 1], 5]) == list(range(factions))
    assert asked_times <= limit


def test_the_longest_auction() -> None:
    """L-7.7: always one more than what stands there."""
    g = offerings("gold blu 30, red 30, grn 30")
    asked_times = 0
    while not g.over:
        say(g, f"{who(g)} {options(g)[0]}")
        asked_times += 1

    # who is driven from the 24th space of Ares finds the 25th of Zeus taken
    assert asked_times == 25 + 24 + 1
    stands(g, "amount zeus 25, ares 24")


@pytest.mark.parametrize(("amount", "priestesses", "price"), [(1, 0, 1), (5, 2, 3), (3, 3, 0), (4, 5, 0), (25, 20, 5)])
def test_each_priestess_saves_one_gold_down_to_nothing(amount: int, priestesses: int, price: int) -> None:
    """L-7.8: S-23. She is not spent."""
    g = offerings(f"priestesses blu {priestesses}")
    say(g, f"p1 bid ares {amount}", "p2 bid zeus 1", "p3 bid apollo")

    stands(g, f"gold blu {10 - price}, red 9, grn 10", f"priestesses blu {priestesses}")


def test_without_gold_priestesses_alone_pay() -> None:
    """L-7.8, L-7.9: S-23. What costs nothing may always be offered."""
    g = offerings("gold blu 0", "priestesses blu 3")

    assert options(g) == [*amounts(1, 3, "zeus"), *amounts(1, 3, "ares"), "bid apollo"]
    assert why(g, "p1 bid ares 4") == "bid-unaffordable 0 L-7.9"
    say(g, "p1 bid ares 3", "p2 bid zeus 1", "p3 bid apollo")
    stands(g, "gold blu 0", "priestesses blu 3")


def test_all_pay_together_at_the_end() -> None:
    """L-7.8: until then the purses are whole, and what was lost on the way costs nothing."""
    g = offerings()
    say(g, "p1 bid zeus 8", "p2 bid zeus 9", "p1 bid ares 2")
    stands(g, "gold blu 10, red 10, grn 10")
    say(g, "p3 bid apollo")

    stands(g, "gold blu 8, red 1, grn 10")
    assert told(g) == [
        "apollo-chosen grn",
        "offers-paid blu 2",
        "offers-paid red 9",
        "offers-paid grn 0",
        "offers-settled",
    ]


def test_a_team_pays_both_pawns_from_one_purse_each_with_its_own_priestesses() -> None:
    """L-7.8"""
    g = offerings("priestesses blu 3, grn 1", f"{BLU_YEL} 10, red+grn 10", rules=TEAMS)
    say(g, "p1 bid zeus 5", "p2 bid ares 4", "p3 bid poseidon 4", "p4 bid apollo")

    # blue 5 - 3, yellow nothing; red 4, green 4 - 1
    stands(g, "gold blu+yel 8, red+grn 3", "priestesses blu 3, grn 1")
    assert told(g)[1:3] == ["offers-paid blu+yel 2", "offers-paid red+grn 7"]


@pytest.mark.parametrize(("gold", "priestesses", "highest"), [(3, 0, 3), (3, 2, 5), (1, 5, 6), (7, 1, 8)])
def test_nobody_offers_what_he_cannot_pay(gold: int, priestesses: int, highest: int) -> None:
    """L-7.9"""
    g = offerings(f"gold blu {gold}", f"priestesses blu {priestesses}")

    assert bids(g, "zeus") == bids(g, "ares") == [str(n) for n in range(1, highest + 1)]
    assert why(g, f"p1 bid zeus {highest + 1}") == f"bid-unaffordable {gold} L-7.9"


def test_a_team_is_held_to_what_both_pawns_cost() -> None:
    """L-7.9: the other pawn as it stands now; a rival's does not count."""
    g = offerings("order 1 blu, 2 red, 3 yel, 4 grn", f"{BLU_YEL} 6", "priestesses yel 1", rules=TEAMS)
    say(g, "p1 bid zeus 4", "p2 bid ares 1")

    # yellow: 2 left and a priestess
    assert bids(g, "poseidon") == ["1", "2", "3"]
    assert bids(g, "ares") == ["2", "3"]
    # on Zeus blue's 4 would be off
    assert bids(g, "zeus") == ["5", "6", "7"]
    assert why(g, "p4 bid poseidon 4") == "bid-unaffordable 6 L-7.9"


def test_what_the_other_pawn_costs_changes_when_it_is_ousted() -> None:
    """L-7.9: in the duel one player bids for both."""
    g = offerings("order 1 blu, 2 red, 3 yel, 4 grn", f"{BLU_YEL} 6", rules=DUEL)
    say(g, "p1 bid zeus 4", "p2 bid zeus 5", "p1 bid apollo")

    assert asked(g) == "p1 PlacePawn"
    assert bids(g, "ares") == [str(n) for n in range(1, 7)]


def test_a_broke_faction_is_forced_to_the_lowest_offering() -> None:
    """L-7.10: S-24. Apollo is taken, so it must go to a god without a pawn and pays what it has."""
    g = offerings("gold red 6, grn 0")
    say(g, "p1 bid apollo", "p2 bid zeus 5")
    assert asked(g) == "p3 PlacePawn"
    assert options(g) == ["bid ares 1"]
    assert why(g, "p3 bid ares 2") == "only-forced L-7.10"
    assert why(g, "p3 bid zeus 6") == "only-forced L-7.10"
    assert why(g, "p3 bid zeus 1") == "bid-too-low zeus 5 L-7.3"
    say(g, "p3 bid ares 1")

    assert told(g)[:2] == ["offer-forced grn", "offer-made grn ares 1"]
    stands(g, "gold red 1, grn 0", "pawn ares grn", "asks nothing")


def test_every_god_without_a_pawn_is_open_to_a_forced_offering() -> None:
    """L-7.10: but the one it was driven from; and only at the lowest value."""
    g = offerings("gold grn 0", "priestesses grn 0", "order 1 blu, 2 grn, 3 red, 4 yel", rules=FOUR)
    say(g, "p1 bid apollo")
    assert options(g) == ["bid zeus 1", "bid ares 1", "bid poseidon 1"]
    say(g, "p3 bid zeus 1", "p2 bid zeus 2")

    assert who(g) == "p3"
    assert options(g) == ["bid ares 1", "bid poseidon 1"]
    assert why(g, "p3 bid zeus 3") == "just-ousted zeus L-7.4"


def test_a_forced_offering_may_be_outbid() -> None:
    """L-7.10: S-24"""
    g = offerings("gold grn 0", "order 1 blu, 2 grn, 3 red")
    say(g, "p1 bid apollo", "p3 bid zeus 1", "p2 bid zeus 2")
    assert options(g) == ["bid ares 1"]
    say(g, "p3 bid ares 1")

    stands(g, "gold red 8, grn 0", "pawn zeus red, ares grn")


def test_a_forced_offering_waits_for_apollo_to_be_taken() -> None:
    """L-7.10: as long as he is free there is something to afford."""
    g = offerings("gold blu 0")

    assert options(g) == ["bid apollo"]
    assert why(g, "p1 bid zeus 1") == "bid-unaffordable 0 L-7.9"


def test_who_can_pay_the_lowest_offering_is_not_forced() -> None:
    """L-7.10: even where all other spaces are too dear."""
    g = offerings("gold red 2", rules=SPARSE)
    say(g, "p1 bid apollo")

    assert options(g) == ["bid zeus 1", "bid ares 1"]
    assert why(g, "p2 bid ares 3") == "bid-unaffordable 2 L-7.9"
    say(g, "p2 bid ares 1")
    assert "offer-forced red" not in told(g)


def test_a_priestess_keeps_a_broke_faction_from_being_forced() -> None:
    """L-7.10, L-7.8: it can pay the lowest offering with her."""
    g = offerings("gold red 0", "priestesses red 1")
    say(g, "p1 bid apollo", "p2 bid zeus 1")

    assert told(g) == ["offer-made red zeus 1"]


def test_a_team_pays_its_other_offering_in_full_and_the_forced_one_with_the_rest() -> None:
    """L-7.10"""
    g = offerings("order 1 red, 2 blu, 3 yel, 4 grn", f"{BLU_YEL} 4", rules=fixture("team4", "tb-1-home"))
    say(g, "p2 bid apollo", "p1 bid zeus 4")
    assert options(g) == ["bid ares 1", "bid poseidon 1"]
    say(g, "p4 bid ares 1")
    assert told(g) == ["offer-forced yel", "offer-made yel ares 1"]
    say(g, "p3 bid poseidon 1")

    stands(g, "gold blu+yel 0, red+grn 9")
    assert "offers-paid blu+yel 4" in told(g)


def test_both_pawns_of_a_team_may_be_forced() -> None:
    """L-7.10: together they pay what there is."""
    dear = rules_of("team4", "tb-1-home", offering_track="3,5,7")
    g = offerings("order 1 red, 2 blu, 3 yel, 4 grn", f"{BLU_YEL} 2", rules=dear)
    say(g, "p2 bid apollo", "p1 bid zeus 3", "p4 bid ares 3", "p3 bid poseidon 3")

    stands(g, "gold blu+yel 0, red+grn 7")
    assert "offers-paid blu+yel 2" in told(g)


def test_a_forced_teammate_binds_the_other_pawn() -> None:
    """L-7.9, L-7.10: only what costs nothing is still affordable beside it."""
    g = offerings("order 1 red, 2 blu, 3 yel, 4 grn", f"{BLU_YEL} 0", "priestesses yel 1", rules=TEAMS)
    say(g, "p2 bid apollo", "p1 bid zeus 1")

    assert options(g) == ["bid ares 1", "bid poseidon 1"]
    say(g, "p4 bid ares 1")
    assert told(g) == ["offer-made yel ares 1"]


def test_that_an_offering_was_forced_is_the_team_s_secret() -> None:
    """L-7.10, L-19.2: others see an offering of the lowest value, as anybody might make it."""
    forced = offerings(*guessed(THREE, "grn", 0, 0, 5))
    rich = offerings(*guessed(THREE, "grn", 5, 0, 5))
    for g in (forced, rich):
        say(g, "p1 bid apollo", "p2 bid zeus 5", "p3 bid ares 1")
    assert "offer-forced grn" in told(forced)
    assert "offer-forced grn" not in told(rich)

    for viewer in (0, 1, SPECTATOR):
        assert payload(forced, viewer)["events"] == payload(rich, viewer)["events"]
        assert payload(forced, viewer)["fields"] == payload(rich, viewer)["fields"]
    assert payload(forced, 2)["events"] != payload(rich, 2)["events"]
    stands(forced, "gold grn 0", "least everybody grn 0", "most everybody grn 4")
    stands(rich, "gold grn 4", "least everybody grn 0", "most everybody grn 4")


def test_an_offering_shows_what_the_purse_holds_at_least() -> None:
    """L-7.9, L-19.2: the price, for the priestesses lie open; such an answer cannot be taken back."""
    g = offerings("priestesses blu 2", *guessed(THREE, "blu", 8, 2, 9))
    say(g, "p1 bid zeus 4")
    stands(g, "least everybody blu 2")
    assert not g.steps[-1].final
    g.undo(0)
    say(g, "p1 bid zeus 7")

    stands(g, "least everybody blu 5, red blu 5, blu blu 8", "most everybody blu 9, red blu 9")
    assert g.steps[-1].final


def test_the_lowest_offering_shows_nothing_once_apollo_is_taken() -> None:
    """L-7.10, L-19.2: it may have been forced."""
    hidden = guessed(THREE, "red", 7, 0, 7)
    g = offerings(*hidden)
    say(g, "p1 bid apollo", "p2 bid zeus 1")
    stands(g, "least everybody red 0")
    g = offerings(*hidden)
    say(g, "p1 bid ares 1", "p2 bid zeus 1")
    stands(g, "least everybody red 1")
    g = offerings(*hidden)
    say(g, "p1 bid apollo", "p2 bid zeus 2")

    stands(g, "least everybody red 2")


def test_two_offerings_of_a_team_show_their_sum() -> None:
    """L-7.9, L-18.2"""
    g = offerings("order 1 blu, 2 yel, 3 red, 4 grn", *guessed(TEAMS, "blu+yel", 10, 0, 12), rules=TEAMS)
    say(g, "p1 bid zeus 4", "p4 bid ares 3")

    stands(g, "least everybody blu+yel 7, red+grn blu+yel 7, blu+yel blu+yel 10")


def test_the_list_of_offerings_goes_to_the_bidder_alone() -> None:
    """L-7.9, L-19.2: it depends on gold; the offerings themselves are public."""
    g = offerings()
    say(g, "p1 bid zeus 4")

    assert payload(g, 0)["options"] is None
    assert payload(g, 1)["options"] == g.options()
    assert payload(g, SPECTATOR)["events"] == [["offer-made", 0, 4, 4]]
    assert payload(g, SPECTATOR)["fields"]["amount"] == [0, 0, 0, 0, 4, 0]


def test_hidden_bids_may_be_any_space_of_the_track() -> None:
    """L-7.11"""
    g = offerings("gold blu 0", rules=STRICT)

    assert options(g) == [*amounts(1, 25, "zeus"), *amounts(1, 25, "ares"), "bid apollo"]
    assert why(g, "p1 bid zeus 26") == "not-on-track 26 L-7.3"


def test_who_cannot_pay_hidden_bids_loses_half_and_all_begin_anew() -> None:
    """L-7.11: S-26. Nobody else pays, the order stays, and the defaulter is bound from now on."""
    g = offerings("gold blu 5, red 6", rules=STRICT)
    say(g, "p1 bid zeus 12", "p2 bid ares 3", "p3 bid apollo")

    assert told(g) == ["apollo-chosen grn", "offers-unpaid blu", "penalty-paid blu 2"]
    stands(g, "gold blu 3, red 6, grn 10", "order 1 blu, 2 red, 3 grn", "defaulted blu 1, red 0, grn 0")
    stands(g, "pawn zeus nobody, ares nobody, apollo nobody", "amount zeus 0, ares 0")
    assert asked(g) == "p1 PlacePawn"
    assert options(g) == [*amounts(1, 3, "zeus"), *amounts(1, 3, "ares"), "bid apollo"]
    assert why(g, "p1 bid zeus 4") == "bid-unaffordable 3 L-7.9"
    say(g, "p1 bid zeus 3")
    assert bids(g, "ares") == [str(n) for n in range(1, 26)]


def test_all_teams_are_checked_before_anybody_pays() -> None:
    """L-7.11: several may fail at once."""
    g = offerings("gold blu 7, red 1, grn 4", rules=STRICT)
    say(g, "p1 bid zeus 8", "p2 bid ares 2", "p3 bid apollo")

    stands(g, "gold blu 4, red 1, grn 4", "defaulted blu 1, red 1, grn 0")
    assert told(g)[1:] == ["offers-unpaid blu", "penalty-paid blu 3", "offers-unpaid red", "penalty-paid red 0"]


def test_a_team_that_failed_may_be_forced_later_in_the_cycle() -> None:
    """L-7.11, L-7.10"""
    g = offerings("gold blu 0", "order 1 grn, 2 red, 3 blu", rules=STRICT)
    say(g, "p3 bid apollo", "p2 bid zeus 1", "p1 bid ares 1")
    stands(g, "defaulted blu 1", "who p3")
    say(g, "p3 bid apollo", "p2 bid zeus 1")
    assert options(g) == ["bid ares 1"]
    say(g, "p1 bid ares 1")

    assert told(g)[0] == "offer-forced blu"
    stands(g, "asks nothing", "gold blu 0, red 9, grn 10")


def test_hidden_bids_that_can_be_paid_are_paid() -> None:
    """L-7.11, L-7.8: priestesses count, too; everybody learns that the gold was there."""
    g = offerings("priestesses blu 2", *guessed(STRICT, "blu", 6, 0, 9), rules=STRICT)
    say(g, "p1 bid zeus 7", "p2 bid ares 10")
    stands(g, "least everybody blu 0")
    say(g, "p3 bid apollo")

    stands(g, "gold blu 1, red 0, grn 10", "defaulted blu 0, red 0", "asks nothing")
    stands(g, "least everybody blu 0", "most everybody blu 4")
    assert g.steps[-1].final
    assert told(g)[-1] == "offers-settled"


def test_a_team_fails_by_the_sum_of_its_pawns() -> None:
    """L-7.11, L-7.8: 6 and 5 of 10."""
    g = offerings("order 1 blu, 2 yel, 3 red, 4 grn", rules=STRICT_TEAMS)
    say(g, "p1 bid zeus 6", "p4 bid ares 5", "p2 bid poseidon 1", "p3 bid apollo")

    stands(g, "gold blu+yel 5, red+grn 10", "defaulted blu+yel 1, red+grn 0", "who p1")


def test_the_amount_of_the_penalty_is_the_team_s_secret() -> None:
    """L-7.11, L-19.2: others learn that the offering was too high, and that half of it is gone."""
    g = offerings(*guessed(STRICT, "blu", 5, 2, 9), rules=STRICT)
    say(g, "p1 bid zeus 8", "p2 bid ares 3", "p3 bid apollo")

    assert ["penalty-paid", 0, 2] in payload(g, 0)["events"]
    assert [event[0] for event in payload(g, 1)["events"]][2:] == ["apollo-chosen", "offers-unpaid"]
    # at most 7 before, so between half of 2 and half of 7 are left
    stands(g, "gold blu 3", "least everybody blu 1, blu blu 3", "most everybody blu 4, blu blu 3")
    assert g.steps[-1].final


def test_a_new_cycle_forgets_who_failed() -> None:
    """L-7.11: for the rest of the cycle only."""
    g = described(STRICT, "cycle 1", "defaulted blu 1", "next Initialize", "next PlacePawn who=blu barred=none")

    stands(g, "defaulted blu 0")


def test_without_the_option_nobody_fails() -> None:
    """L-7.11, L-7.9: the printed penalty is an option."""
    option = next(option for option in TITLE.options if option.name == "strict_hidden_bids")

    assert (option.default, option.choices) == ("false", ("false", "true"))
    assert why(offerings("gold blu 5"), "p1 bid zeus 12") == "bid-unaffordable 5 L-7.9"
