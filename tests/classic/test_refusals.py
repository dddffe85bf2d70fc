"""Whatever people try and the rules refuse gets a reason with its clause; what is legal gets none."""

from __future__ import annotations

from collections import Counter

from pelagos.games.classic.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for


def tried(games: int, tries: int) -> Counter[str]:
    """The reasons given over random positions of all seat counts."""
    reasons: Counter[str] = Counter()
    for seed in range(games):
        rng = Rng(seed)
        rules = rules_for(TITLE, 2 + seed % 4)
        play = Play(rules, rules.opening(), Seeded(seed))
        while not play.over:
            offered = set(play.options())
            for _ in range(tries):
                phrase = rules.vocabulary.words(rules.vocabulary.any_answer(rng))
                refusal = play.why_not(phrase)
                if phrase in offered:
                    assert refusal is None, phrase
                else:
                    reasons[refusal.kind.name if refusal and refusal.kind.clause else "none"] += 1
            play.take(rng.below(play.sheet.count))
    return reasons


def test_refused_phrases_get_a_clause() -> None:
    """C-8.9, C-23.4: and many different ones."""
    reasons = tried(8, 6)

    assert reasons["none"] * 20 <= reasons.total()
    assert len(reasons) > 30
