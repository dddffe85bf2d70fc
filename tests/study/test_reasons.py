"""Why things are not offered, and which kinds of answers are not: against the options themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pelagos.kernel.agenda import pending
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.study.reasons import not_offered, why_not_chosen
from study.games import golden

OWN = {"TakeTurn": 4}
"""So many deeds of a turn are missing at least, whoever takes it."""


def questions(name: str, stride: int) -> Iterator[Play]:
    whole = golden(name)
    for step in whole.steps[::stride]:
        if step.seat != NATURE and step.before is not None:
            yield Play(whole.rules, step.before.clone())


@pytest.mark.parametrize("name", ["classic-5-1", "legendary-duel-1", "hellas-2-3"])
def test_a_question_tells_its_own_missing_deeds_first_and_never_one_that_is_offered(name: str) -> None:
    for play in questions(name, 47):
        deeds = not_offered(play)
        phrases = play.rules.vocabulary.phrases
        said = {phrases[answer.verb] for answer in play.sheet.answers()}
        assert not said & {deed.pattern for deed in deeds}
        assert [deed.here for deed in deeds] == sorted([deed.here for deed in deeds], reverse=True)
        assert sum(deed.here for deed in deeds) >= OWN.get(type(pending(play.g)).__name__, 0)
        assert len(said) + len(deeds) > len(phrases) / 2


@pytest.mark.parametrize("name", ["classic-5-1", "legendary-ffa4-1"])
def test_what_an_option_names_is_offered_and_the_rest_is_not(name: str) -> None:
    for play in questions(name, 97):
        named = {word for phrase in play.options() for word in phrase.split()[1:]}
        for domain in ("god", "sea"):
            for word in play.rules.vocabulary.domains[domain].words[:12]:
                assert why_not_chosen(play, domain, word).offered == (word in named), (play.options(), word)


def test_asking_changes_nothing() -> None:
    for play in questions("legendary-ffa4-1", 83):
        before = play.options()
        not_offered(play)
        why_not_chosen(play, "sea", "emporios")
        assert play.options() == before


def test_a_deed_that_cannot_be_paid_is_too_dear_though_a_slot_is_empty_as_well() -> None:
    """C-8.9, not C-4.6: one gold, an empty slot and two creatures for 2 and 4 gold."""
    whole = golden("classic-4-1")
    [step] = [step for step in whole.steps if step.said == 336]
    assert step.before is not None
    play = Play(whole.rules, step.before.clone())

    [buy] = [deed for deed in not_offered(play) if deed.pattern.startswith("buy")]

    assert (buy.refusal.kind.clause, buy.here) == ("C-8.9", True)
