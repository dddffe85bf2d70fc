"""Whatever people try and the rules refuse gets a reason with its clause; what is legal gets none."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from legendary.setups import rules_of
from pelagos.kernel.agenda import pending
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng

MODES: Final = ("ffa3", "ffa4", "ffa5", "team4", "team6", "duel")
GAMES: Final = 6
TRIES: Final = 60
STRAYS: Final = 6


def attempts(play: Play, rng: Rng) -> list[str]:
    """Phrases with a verb that is asked for, some with any verb, and one that is offered."""
    words = play.rules.vocabulary
    verbs = {int(words.read(phrase).verb) for phrase in play.options()}
    answers = [words.any_answer(rng) for _ in range(TRIES)]
    fitting = [answer for answer in answers if answer.verb in verbs]
    chosen = {words.words(answer) for answer in fitting + answers[:STRAYS]}
    return sorted(chosen | {play.options()[rng.below(len(play.options()))]})


def tried(mode: str) -> Counter[str]:
    """The reasons given over random games of a mode, for phrases of all verbs and words."""
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Rng(100 + seed)
        rules = rules_of(mode, max_cycles="6")
        play = Play(rules, rules.opening(), Seeded(seed))
        while not play.over:
            question = pending(play.g)
            offered = set(play.options())
            for phrase in attempts(play, rng):
                refusal = question.why_not(play.g, rules.vocabulary.read(phrase))
                assert (refusal is None) == (phrase in offered), (seed, type(question).__name__, phrase)
                if refusal is not None:
                    assert refusal.kind in rules.title.refusals
                    assert refusal.kind.clause.startswith("L-")
                    reasons[refusal.kind.name] += 1
            play.take(rng.below(play.sheet.count))
    return reasons


@pytest.mark.parametrize("mode", MODES)
def test_a_refused_phrase_gets_a_clause_and_an_offered_one_nothing(mode: str) -> None:
    """L-21.1, I-51: at every question of random games; and many different reasons come up."""
    assert len(tried(mode)) > 25
