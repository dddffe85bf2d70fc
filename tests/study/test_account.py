"""The account of a game sums to the whole, its luck is exact, and it knows no more than its viewer."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from bots.support import ALL_TITLES, Variant, answer, every_variant
from pelagos.bots.roster import bot_named
from pelagos.bots.value.model import ValueModel, value_model
from pelagos.bots.value.network import CERTAIN
from pelagos.kernel.agenda import give, pending, settle
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules, rules_for
from pelagos.study.account import Account, account, chances_of, curve, expected, plain
from toy.title import TITLE as TOY

FEW: Final = ("classic-2", "hellas-2", "legendary-duel", "legendary-team4")
MANY: Final = 200
"""Games of each title, in `make soak`."""
ANSWERS: Final = 80
"""Of a game where it must be quick."""


def rules_named(name: str) -> Rules:
    title, _, word = name.partition("-")
    return Variant(next(one for one in ALL_TITLES if one.name == title), word).rules()


def novices(rules: Rules, seed: int, longest: int = 20_000) -> Play:
    """A game of Novices, or the beginning of one."""
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    bot = bot_named("novice", [rules.title])
    while not play.over and len(play.log) < longest:
        play.say(play.who, answer(bot, play, int(rng.next32())).phrase)
    return play


def sums(kept: Account) -> bool:
    """Is the change of every side what luck and the decisions of all seats have made of it?"""
    if any(sum(swing.changes) != 0 for swing in kept.swings):
        return False
    return all(total.start + total.luck + sum(total.by_seat) == total.end for total in kept.totals())


@pytest.mark.parametrize("name", FEW)
def test_the_account_sums_to_the_whole_for_every_viewer(name: str) -> None:
    play = novices(rules_named(name), 5, ANSWERS)
    for viewer in (SPECTATOR, 0):
        kept = account(play.rules, play.log, viewer)
        assert kept is not None
        assert sums(kept)
        assert all(sum(point.chances) == CERTAIN for point in kept.points)
        assert kept.points == curve(play.rules, play.log, viewer)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["classic", "hellas", "legendary"])
def test_the_account_of_many_games_sums_to_the_whole(title: str) -> None:
    variants = [variant for variant in every_variant() if variant.title.name == title]
    for seed in range(MANY):
        play = novices(variants[seed % len(variants)].rules(), seed)
        kept = account(play.rules, play.log)
        assert kept is not None
        assert sums(kept)


def test_an_account_that_forgets_a_change_is_caught() -> None:
    """The planted fault: luck that nobody writes down."""
    play = novices(rules_named("classic-2"), 5, ANSWERS)
    kept = account(play.rules, play.log)
    assert kept is not None
    forgetful = kept._replace(swings=tuple([swing for swing in kept.swings if swing.seat != NATURE]))

    assert sums(kept)
    assert not sums(forgetful)


def test_who_has_won_was_certain_in_the_end() -> None:
    play = novices(rules_for(rules_named("classic-2").title, 2, options={"cycle_limit": "2"}), 1)
    kept = account(play.rules, play.log)

    assert play.g.result is not None
    assert kept is not None
    assert [int(place == 1) * CERTAIN for place in play.g.result] == list(kept.points[-1].chances)


def model_of(rules: Rules) -> ValueModel:
    found = value_model(rules)
    assert found is not None
    return found


@pytest.mark.parametrize("name", FEW)
def test_luck_is_what_came_against_the_exact_mean_of_what_could_have_come(name: str) -> None:
    """Worked out once more with fractions; whole millionths are off by less than one a side."""
    play = novices(rules_named(name), 5, ANSWERS)
    model, g, sheet = model_of(play.rules), play.rules.opening(), Sheet()
    kept = account(play.rules, play.log)
    assert kept is not None
    foreseen = {swing.at: swing.foreseen for swing in kept.swings if swing.seat == NATURE}
    settle(g, sheet)
    found = 0
    for at, said in enumerate(play.log, 1):
        if said.forced:
            continue
        if pending(g).seat(g) == NATURE and at % 7 == 0:
            exact = exact_mean(model, sheet, g)
            assert all(abs(mean - rounded) < len(exact) for mean, rounded in zip(exact, foreseen[at], strict=True))
            found += 1
        give(g, said.answer)
        settle(g, sheet)
    assert found > 0


def exact_mean(model: ValueModel, sheet: Sheet, g: Position) -> list[Fraction]:
    means = [Fraction(0)] * len(model.speakers)
    total = sum(int(sheet.weight(i)) for i in range(sheet.count))
    for i in range(sheet.count):
        branch, inner = g.clone(), Sheet()
        give(branch, sheet.answer(i))
        settle(branch, inner)
        for side, chance in enumerate(chances_of(model, branch, SPECTATOR)):
            means[side] += Fraction(chance * int(sheet.weight(i)), total)
    return means


def test_over_all_that_nature_may_say_there_is_no_luck() -> None:
    """Weighted by their chances, the outcomes differ from what was foreseen by rounding alone."""
    rules = rules_named("classic-4")
    model, sheet, g = model_of(rules), Sheet(), rules.opening()
    settle(g, sheet)
    assert pending(g).seat(g) == NATURE
    foreseen = expected(model, g, sheet, SPECTATOR)
    exact = exact_mean(model, sheet, g)

    assert sheet.count > 1
    assert sum(foreseen) == CERTAIN
    assert [float(mean) for mean in exact[1:]] == pytest.approx(list(foreseen[1:]), abs=1)


def test_a_title_without_a_model_has_no_account() -> None:
    rules = rules_for(TOY, 3)

    assert account(rules, ()) is None
    assert curve(rules, ()) is None


def test_as_plain_data_only_what_changed_is_told() -> None:
    play = novices(rules_named("hellas-2"), 3, ANSWERS)
    kept = account(play.rules, play.log)
    assert kept is not None

    told = plain(play.rules, kept)

    assert told["seats"] == ["white", "orange"]
    assert all(any(swing["changes"]) for swing in told["swings"])
    assert {swing["kind"] for swing in told["swings"]} == {"luck", "choice"}
    assert len(told["curve"]) == len(kept.points)
