"""Tests of the tests: the laws pass on the toy title and catch every planted fault within fifty games."""

from __future__ import annotations

import pytest

from laws import faults
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import described
from pelagos.kernel.laws import Imagine, LawChecker, Violation
from pelagos.kernel.play import Look, Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import sample, view
from toy.ids import CARD_SEEN, EVENTS, REFUSALS, TOO_DEAR
from toy.position import Toy
from toy.title import TITLE

GAMES = 50


def watched(title: Title, seed: int, look: Look = view, imagine: Imagine = sample) -> None:
    """One random game under the laws, as the fuzzer plays it."""
    rng = Rng(seed)
    options = {"factions": "two"} if seed % 4 == 0 else {}
    rules = rules_for(title, 2 + seed % 2, options=options)
    play = Play(rules, rules.opening(), Seeded(seed))
    watch = LawChecker(play, rng, look, imagine)
    while not play.over:
        watch.cheap()
        if rng.below(20) == 0:
            watch.dear()
        play.take(rng.below(play.sheet.count))
    watch.cheap()
    watch.final()


def caught(title: Title, look: Look = view, imagine: Imagine = sample) -> str:
    """The law that a fault breaks first."""
    for seed in range(GAMES):
        try:
            watched(title, seed, look, imagine)
        except Violation as violation:
            return violation.code
    return "none"


def test_the_laws_hold_for_the_toy_title() -> None:
    assert caught(TITLE) == "none"


@pytest.mark.parametrize(
    ("position", "law"),
    [
        (faults.ShallowClone, "clone"),
        (faults.SharedAgenda, "clone"),
        (faults.ForgetfulClone, "clone"),
        (faults.LostCard, "invariant"),
        (faults.Overcharged, "invariant"),
        (faults.NosyOptions, "secrecy"),
        (faults.SkippedWindow, "telling"),
        (faults.LoudCards, "secrecy"),
        (faults.Whisper, "unlisted"),
        (faults.Namesake, "unlisted"),
    ],
)
def test_a_faulty_position_is_caught(position: type[Toy], law: str) -> None:
    assert caught(faults.Planted(position)) == law


@pytest.mark.parametrize(
    ("look", "law"),
    [
        (faults.leaking_view, "secrecy"),
        (faults.deck_leaking_view, "secrecy"),
        (faults.omitting_view, "completeness"),
        (faults.own_hand_omitting_view, "completeness"),
    ],
)
def test_a_faulty_view_is_caught(look: Look, law: str) -> None:
    assert caught(TITLE, look=look) == law


@pytest.mark.parametrize(
    ("imagine", "law"),
    [(faults.stubborn_sample, "sampling"), (faults.careless_sample, "invariant")],
)
def test_a_faulty_sampler_is_caught(imagine: Imagine, law: str) -> None:
    assert caught(TITLE, imagine=imagine) == law


def test_a_guess_beyond_the_notes_is_caught() -> None:
    assert caught(faults.RashSampler()) == "invariant"


def test_a_field_in_no_table_is_caught() -> None:
    assert caught(faults.UnlistedField()) == "codec"


def test_what_is_told_or_refused_must_stand_in_its_table() -> None:
    watch = LawChecker(Play(rules_for(TITLE, 2), rules_for(TITLE, 2).opening()), Rng(1))
    watch.listed(CARD_SEEN, EVENTS)
    watch.listed(TOO_DEAR, REFUSALS)

    for kind, kinds in ((faults.WHISPERED, EVENTS), (CARD_SEEN, REFUSALS), (TOO_DEAR, EVENTS), (TOO_DEAR, ())):
        with pytest.raises(Violation) as broken:
            watch.listed(kind, kinds)
        assert (broken.value.code, broken.value.said) == ("unlisted", {"detail": kind.name})


@pytest.mark.parametrize("seed", range(8))
def test_a_question_left_out_is_told_apart_from_other_leaks(seed: int) -> None:
    """Whether b holds a veto must not show by b's not being asked; both questions are named, with who is asked."""
    rules = rules_for(faults.Planted(faults.SkippedWindow), 2)
    statements = ["cards hand-a:a tax 1", "cards hand-b:b veto 1", "next PlayOrDone who=a", "next Round"]
    watch = LawChecker(Play(rules, described(rules, statements)), Rng(seed))

    with pytest.raises(Violation) as broken:
        looked_at(watch)
    asked = {broken.value.said["one"], broken.value.said["other"]}
    assert broken.value.code == "telling"
    assert len(asked) == 2
    assert asked <= {"a Bid", "b Bid", "b VetoOrLet", "a PlayOrDone", "b PlayOrDone"}


@pytest.mark.parametrize(("title", "law"), [(faults.SplitHands(), "secrecy"), (TITLE, "none")], ids=["split", "whole"])
def test_a_hand_that_shows_how_much_of_it_is_known_is_caught(title: Title, law: str) -> None:
    """A thief takes one of two cards, of which he knew one: a third seat must not see which."""
    rules = rules_for(title, 3)
    statements = ["cards hand-b:b storm 1", "cards hand-b:ab veto 1", "next PickCard who=a whom=b", "next Round"]
    watch = LawChecker(Play(rules, described(rules, statements)), Rng(1))

    assert broken_by(watch) == law


def looked_at(watch: LawChecker) -> None:
    for _ in range(20):
        watch.dear(every_viewer=True)


def broken_by(watch: LawChecker) -> str:
    try:
        looked_at(watch)
    except Violation as violation:
        return violation.code
    return "none"
