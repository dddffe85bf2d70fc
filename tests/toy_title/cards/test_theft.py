"""Theft."""

from __future__ import annotations

from pelagos.kernel.ids import SPECTATOR, only
from pelagos.kernel.play import payload
from rulings import asked, described, options, refused, say, stands, told
from toy.cards.theft import NameVictim
from toy.position import Toy
from toy_title.tables import THREE, TWO

THEN = "next Bid faction=red"


def test_a_rival_who_holds_cards_is_named() -> None:
    """T-7.3"""
    g = described(THREE, "cards hand-c:c tax 1, hand-b:ab veto 1", "next NameVictim who=a", THEN)

    assert options(g) == ["steal b", "steal c"]
    assert refused(g, "a steal a") == "yourself T-7.2"


def test_an_empty_hand_cannot_be_robbed() -> None:
    """T-7.3: c alone holds cards, so c is robbed without a question."""
    g = described(THREE, "cards hand-c:c tax 1, hand-c:c veto 1", "next NameVictim who=a", THEN)

    assert asked(g) == "nature PickCard"
    assert options(g) == ["pick hand-c:c tax", "pick hand-c:c veto"]


def test_why_an_empty_hand_is_not_offered() -> None:
    """T-7.3"""
    g = described(THREE, THEN).g
    assert isinstance(g, Toy)
    refusal = NameVictim(0).why_not(g, THREE.vocabulary.read("steal b"))

    assert refusal is not None
    assert (refusal.kind.name, refusal.kind.clause, refusal.numbers) == ("empty-hand", "T-7.3", (1,))


def test_nature_picks_any_of_the_victims_cards_by_their_number() -> None:
    """T-7.3"""
    g = described(THREE, "cards hand-b:b tax 2, hand-b:b veto 1, hand-b:ab tax 1", "next PickCard who=a whom=b", THEN)

    assert options(g) == ["pick hand-b:b tax", "pick hand-b:b veto", "pick hand-b:ab tax"]
    assert [g.sheet.weight(i) for i in range(3)] == [2, 1, 1]


def test_the_card_becomes_the_thiefs_and_the_two_know_it() -> None:
    """T-7.3"""
    g = described(THREE, "cards hand-b:b tax 1, hand-b:b veto 1", "next PickCard who=a whom=b", THEN)
    say(g, "nature pick hand-b:b veto")

    stands(g, "cards hand-a:ab veto 1, hand-b:b tax 1, hand-b:b veto 0")
    assert g.log[-1].to == only(0) | only(1)
    assert told(g) == ["stolen a b", "stolen-card a b veto"]


def test_the_others_learn_only_that_a_card_changed_hands() -> None:
    """T-7.3"""
    g = described(THREE, "cards hand-b:b tax 1, hand-b:b veto 1", "next PickCard who=a whom=b", THEN)
    say(g, "nature pick hand-b:b veto")

    for viewer in (2, SPECTATOR):
        assert payload(g, viewer)["events"] == [["stolen", 0, 1]]
    for viewer in (0, 1):
        assert ["stolen-card", 0, 1, 4] in payload(g, viewer)["events"]


def test_a_third_seat_no_longer_knows_what_it_had_seen_in_that_hand() -> None:
    """T-7.3: c knew b's tax; it may have been the card stolen."""
    g = described(
        THREE, "cards hand-b:bc tax 1, hand-b:abc claim 1, hand-b:b veto 1", "next PickCard who=a whom=b", THEN
    )
    say(g, "nature pick hand-b:b veto")

    stands(g, "cards hand-b:b tax 1, hand-b:ab claim 1, hand-a:ab veto 1, hand-b:bc tax 0, hand-b:abc claim 0")


def test_a_theft_from_empty_hands_is_of_no_use() -> None:
    """T-7.3, T-5.1"""
    g = described(TWO, "cards hand-a:a theft 1", "next PlayOrDone who=a", THEN)

    assert refused(g, "a play theft") == "no-use T-5.1"


def test_a_theft_does_nothing_when_vetoes_have_emptied_the_hand() -> None:
    """T-7.3, T-5.3: b's only card was the veto that a vetoed."""
    g = described(TWO, "cards hand-a:a theft 1, hand-a:a veto 1, hand-b:b veto 1", "next PlayOrDone who=a", THEN)
    say(g, "a play theft", "b veto", "a veto")

    stands(g, "asks Bid", "cards discard theft 1, discard veto 2")
