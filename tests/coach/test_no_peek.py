"""The coach knows what its seat may know: worlds that the seat cannot tell apart get the same advice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.support import Variant, clouded, told
from coach.support import COACH, advised, sampled, variants
from pelagos.bots.bot import view_bytes
from pelagos.kernel.codec import field_data
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json

WORLDS = 3
Ask = Callable[[Play], Json]


def honest(play: Play) -> Json:
    return advised(play).plain()


def warned(play: Play) -> Json:
    """What it says before the first and the last of the answers."""
    seen, options = view_bytes(play.rules, play.g, play.who), play.options()
    return {phrase: [one.plain() for one in COACH.warn(seen, [phrase])] for phrase in (options[0], options[-1])}


def cheating(play: Play) -> Json:
    """Is handed the true position, and lets what is hidden in it into its advice."""
    hidden = [field_data(play.g, field) for field, _ in play.rules.hiding]
    return {**honest(play), "hidden": hidden}


def peeked(ask: Ask, variant: Variant) -> int:
    """At how many questions of a game it says something else in a world that differs only in what is hidden."""
    found = 0
    for seed, question in enumerate(sampled(variant)):
        play, rng = clouded(question), Rng(seed)
        said = ask(play)
        worlds = [Play(play.rules, scrambled(play.rules, play.g, play.who, rng)) for _ in range(WORLDS)]
        found += any(ask(world) != said for world in worlds)
    return found


every_variant = pytest.mark.parametrize("variant", variants(), ids=told)


@every_variant
def test_the_coach_does_not_peek(variant: Variant) -> None:
    assert peeked(honest, variant) == 0
    assert peeked(warned, variant) == 0


@every_variant
def test_a_coach_that_is_handed_the_true_position_is_caught(variant: Variant) -> None:
    assert peeked(cheating, variant) > 0
