"""What the coach says can be done, is true, and is the same whenever it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from bots.support import Variant, told
from coach.support import COACH, advised, sampled, variants
from pelagos.bots.bot import view_bytes
from pelagos.coach import remarks
from pelagos.coach.adapter import coach_adapter
from pelagos.coach.coach import MOST_SUGGESTIONS, Advice
from pelagos.games.classic.ids import SAY_MARCH as MARCH
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.legendary.ids import SAY_MARCH as SET_OUT
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.codec import save
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import view
from pelagos.study.odds import odds_of
from pelagos.study.ways import ways_of

every_variant = pytest.mark.parametrize("variant", variants(), ids=told)


@every_variant
def test_it_suggests_one_to_three_different_answers_with_reasons_and_gives_none(variant: Variant) -> None:
    for play in sampled(variant, limit=4):
        before = save(play.rules, play.g)
        advice = advised(play)
        said = [found.phrase for found in advice.suggestions]

        assert 1 <= len(said) <= MOST_SUGGESTIONS
        assert len(set(said)) == len(said)
        assert set(said) <= set(play.options())
        assert all(found.reasons or found.brings for found in advice.suggestions)
        assert advice.goal
        assert advice.phase
        assert_says_how_sure_it_is(advice)
        assert save(play.rules, play.g) == before


def assert_says_how_sure_it_is(advice: Advice) -> None:
    """And what it had to imagine, unless there is nothing to weigh."""
    first, *hidden = [remark.kind for remark in advice.sure]
    if first is remarks.ONLY:
        assert hidden == []
    else:
        assert first in (remarks.SURE, remarks.RATHER, remarks.OPEN)
        assert hidden in ([remarks.HIDDEN_GOLD], [remarks.HIDDEN_CARDS])


@every_variant
def test_the_same_view_gets_the_same_advice(variant: Variant) -> None:
    (play,) = sampled(variant, limit=1)

    assert advised(play).plain() == advised(play).plain()


@every_variant
def test_whoever_is_not_asked_is_told_of_goal_and_dangers_but_of_no_answers(variant: Variant) -> None:
    (play,) = sampled(variant, limit=1)
    other = (play.who + 1) % play.rules.setup.seats
    advice = COACH.advise(view_bytes(play.rules, play.g, other), [])

    assert advice.goal
    assert not advice.suggestions
    assert not advice.sure


def with_everybody(play: Play, phrase: str) -> list[str]:
    """Said answer by answer: of those who may go, all do."""
    twin, said = play.clone(), [phrase]
    twin.say(twin.who, phrase)
    while not twin.over and twin.options()[0].startswith(("troops", "mercenaries", "with")):
        heroes = [option for option in twin.options() if option.startswith("with ")]
        said.append(heroes[0] if heroes else twin.options()[-1])
        twin.say(twin.who, said[-1])
    return said


def marches(title: Title, verb: int, seed: int) -> list[tuple[int, int]]:
    """Of the best march on each land of a rival: the chance that the rival is warned of, and the attacker is shown."""
    variant = title.variants()[0]
    rules = rules_for(title, variant[1], options=variant[2])
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    adapter = coach_adapter(title)
    assert adapter is not None
    found: list[tuple[int, int]] = []
    while not play.over and len(found) < 4 and len(play.log) < 900:
        said = [rules.vocabulary.read(phrase) for phrase in play.options()]
        g: Any = play.g
        shown = view(rules, play.g, play.who)
        best: dict[tuple[int, int], int] = {}
        for answer in said:
            holder = -1 if answer.verb != verb else int(g.owner[answer.y])
            if holder < 0 or title.factions(rules.setup)[holder] == play.who:
                continue
            phrase = rules.vocabulary.words(answer)
            together = [way["say"] for way in ways_of(rules, shown) if way["say"][0] == phrase]
            together.append(with_everybody(play, phrase))
            for say in together:
                odds = odds_of(rules, shown, say)
                if odds is not None:
                    key = (title.factions(rules.setup)[holder], int(answer.y))
                    best[key] = max(best.get(key, 0), round(1000 * odds["win"]))
        for (seat, land), permille in best.items():
            threats = adapter.threats(play.g, seat)
            told_of = [one.percent for one in threats if one.key == (g.active, land)]
            found.append((max(told_of, default=0), permille))
        play.take(rng.below(play.sheet.count))
    return found


@pytest.mark.parametrize(("title", "verb"), [(CLASSIC, MARCH), (LEGENDARY, SET_OUT)], ids=["classic", "legendary"])
def test_the_odds_of_a_threat_are_those_that_the_attacker_is_shown(title: Title, verb: int) -> None:
    compared = [pair for seed in range(1, 9) for pair in marches(title, verb, seed)]

    assert len(compared) >= 4
    assert all(abs(10 * threatened - shown) <= 10 for threatened, shown in compared), compared
