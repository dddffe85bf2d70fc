"""The search: what it compares, what it may look at, and that it counts instead of timing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from bots.support import SMALL, Variant, answer, clouded, every_variant, plain, questions, told
from bots.test_no_peek import peeks
from pelagos.bots.bot import Bot, Budget, Reply, view_bytes
from pelagos.bots.levels import SEARCHING
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named, judges_of
from pelagos.bots.search.candidates import best_answers, best_bids
from pelagos.bots.search.fingerprint import Fingerprints
from pelagos.bots.search.halving import Tally, halve, rounds_for
from pelagos.bots.search.playout import Playout
from pelagos.bots.search.policy import RolloutPolicy
from pelagos.bots.search.searcher import DeterminizedSearch, Effort, Searcher
from pelagos.bots.search.winning import SURE, Winning, speakers, weight_of
from pelagos.bots.view_reader import ReadView, ViewReader
from pelagos.games import TITLES
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.answer import Answer
from pelagos.kernel.codec import digest, digest_of
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for

FEW = Effort(playouts=6, candidates=3, worlds=2)
KEPT = Path(__file__).with_name("search-games.json")
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def asked(title: Title, number: int = 12) -> Play:
    return next(questions(rules_for(title, title.fewest), 3, often=number, limit=1))


# Sequential halving


def test_everybody_is_tried_alike_and_the_worse_half_falls_behind() -> None:
    tried: list[tuple[int, int]] = []

    def trial(candidate: int, number: int) -> int:
        tried.append((candidate, number))
        return [10, 40, 20, 30][candidate]

    tallies = halve(4, 16, trial)

    assert [len(tally.trials) for tally in tallies] == [2, 6, 2, 6]
    assert len(tried) == 16
    # Common random numbers: every candidate has the trials from the first on.
    assert sorted(number for candidate, number in tried if candidate == 1) == list(range(6))


def test_equals_stay_in_the_order_of_the_judge() -> None:
    assert [len(tally.trials) for tally in halve(4, 16, lambda candidate, number: 5)] == [6, 6, 2, 2]


def test_a_small_budget_tries_everybody_once() -> None:
    assert [len(tally.trials) for tally in halve(3, 1, lambda candidate, number: candidate)] == [1, 2, 2]
    assert [rounds_for(count) for count in (1, 2, 3, 4, 5, 8)] == [0, 1, 2, 2, 3, 3]


# Candidates


def test_no_more_than_two_bids_for_the_same_lot_are_played_on() -> None:
    said = [Answer(1, 0, 0, n) for n in range(1, 5)] + [Answer(1, 1, 0, 1), Answer(2)]

    assert best_bids([3, 2, 1, 0, 4, 5], said, 4) == [3, 2, 4, 5]
    assert best_answers([3, 2, 1], 2) == [3, 2]


# Chances


def test_the_odds_double_with_the_distance() -> None:
    assert weight_of(0, 1000) == 2 * weight_of(1000, 1000) == 4 * weight_of(2000, 1000)
    assert weight_of(10**9, 1000) == 0
    assert weight_of(500, 1000) == pytest.approx(int(weight_of(0, 1000)) / 2**0.5, rel=1e-4)


@titles
def test_the_chances_of_all_sides_make_one(title: Title) -> None:
    play = asked(title)
    winning = Winning(play.rules, judges_of(2)[title.name])

    winning.judged(play.g)

    assert SURE - len(winning.speakers) <= sum(winning.chances) <= SURE
    g = play.g.clone()
    g.finish(tuple([1] + [2] * (g.seats - 1)))
    winning.judged(g)
    assert winning.chance(0) == SURE
    assert winning.chance(g.seats - 1) == 0


def test_partners_have_one_voice() -> None:
    assert speakers([0, 1, 0, 1]) == [0, 1]
    rules = rules_for(LEGENDARY, 4, options={"mode": "team4"})
    winning = Winning(rules, judges_of(2)["legendary"])
    winning.judged(rules.opening())

    partner = LEGENDARY.sides(rules.setup).index(winning.side_of[0], 1)
    assert winning.chance(partner) == winning.chance(0)
    assert len(winning.chances) == 2


# Playouts


@titles
def test_a_playout_comes_to_its_horizon_and_is_the_same_again(title: Title) -> None:
    play = asked(title)
    judge = judges_of(2)[title.name]
    ends = []
    for _ in range(2):
        g = play.g.clone()
        Playout(play.rules, judge, RolloutPolicy(play.rules, judge, play.who)).run(g, 77, 78)
        ends.append(digest(play.rules, g))
        assert g.result is not None or type(g.agenda[-1]).__name__ in judge.horizons

    assert ends[0] == ends[1] != digest(play.rules, play.g)


@titles
def test_a_fingerprint_hangs_on_every_field_and_on_the_agenda(title: Title) -> None:
    play = asked(title)
    prints = Fingerprints(play.rules)
    before = prints.of(play.g)

    assert prints.of(play.g.clone()) == before
    seen = {int(before)}
    for field in play.rules.fields:
        g = play.g.clone()
        value = getattr(g, field.array)
        if field.shape == 0:
            setattr(g, field.array, value + 1)
        elif field.shape == 1:
            value[field.start] += 1
        else:
            value.count[0] += 1
        seen.add(int(prints.of(g)))
    assert len(seen) == len(play.rules.fields) + 1
    g = play.g.clone()
    g.agenda.pop(0)
    assert prints.of(g) not in seen


# The bot


@titles
def test_a_thought_holds_lines_chances_and_a_rival(title: Title) -> None:
    play = asked(title)
    bot = Searcher([title], judges_of(2), FEW)
    search = bot.search(view_of(play), play.options(), Budget(), Rng(5))
    thought = search.thought()

    assert thought.lines[0].phrase == search.reply().phrase
    assert all(0 <= line.chance <= SURE for line in thought.lines)
    assert thought.feared != play.who
    assert thought.nodes > 0


def view_of(play: Play) -> bytes:
    return view_bytes(play.rules, play.g, play.who)


class PeekingView(ReadView):
    """Its worlds are the true position, over and over."""

    truth: Position

    def worlds(self, count: int, rng: Rng) -> list[Position]:
        return [self.truth.clone() for _ in range(count)]


class PeekingSearcher(Bot):
    """A searcher whose samples are not drawn from the view."""

    name = "peeking"

    def __init__(self, title: Title) -> None:
        self._reader = ViewReader([title])
        self.truth: Play | None = None

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        assert self.truth is not None
        honest = self._reader.read(seen)
        read = PeekingView(honest.rules, honest.data)
        read.truth = self.truth.g
        judge = judges_of(2)[honest.rules.title.name]
        search = DeterminizedSearch(read, options, Budget(2, 1000), judge, FEW, rng)
        return Reply(search.reply().phrase, search.reply().why, *[tally.total for tally in search.tallies])


def test_a_searcher_whose_samples_are_the_truth_is_caught() -> None:
    """What it thinks of its answers differs between worlds that its seat cannot tell apart."""
    caught = 0
    for seed, play in enumerate(questions(rules_for(HELLAS, 2), 5, often=9, limit=4)):
        bot = PeekingSearcher(HELLAS)
        bot.truth = play
        said = plain(answer(bot, play, seed))
        for _ in range(3):
            bot.truth = Play(play.rules, scrambled(play.rules, play.g, play.who, Rng(seed + 1)))
            caught += plain(answer(bot, bot.truth, seed)) != said
    assert caught > 0


@pytest.mark.slow
@pytest.mark.parametrize("variant", every_variant(), ids=told)
@pytest.mark.parametrize("name", sorted(SEARCHING))
def test_no_searcher_peeks_in_many_positions(name: str, variant: Variant) -> None:
    bot = bot_named(name, [variant.title])
    asked_often = enumerate(questions(variant.rules(), 15, often=7, limit=12))

    assert sum(peeks(bot, clouded(play), seed) for seed, play in asked_often) == 0


# The same in both builds


def first_answers(title: Title, count: int) -> str:
    """A game of searchers from its beginning, digested: every answer and its reason."""
    rules = rules_for(title, title.fewest)
    play, rng = Play(rules, rules.opening(), Seeded(11)), Rng(11 | PLAYERS)
    bot = Searcher([title], judges_of(2), FEW)
    said: list[object] = []
    while len(said) < count:
        reply = bot.choose(
            view_of(play), play.options(), SMALL if len(said) % 2 else Budget(2, 1000), Rng(drawn_seed(rng))
        )
        said.append([play.rules.seat_word(play.who), *plain(reply)])
        play.say(play.who, reply.phrase)
    return digest_of(said)


@titles
def test_the_same_game_on_every_machine_and_in_both_builds(title: Title) -> None:
    """The digests stand in a file: both builds find the same. After a change that is meant, write them anew."""
    assert first_answers(title, 6) == json.loads(KEPT.read_text(encoding="utf-8"))[title.name]


# What is preferred


def tallied(*trials: int) -> Tally:
    tally = Tally()
    for chance in trials:
        tally.add(chance)
    return tally


@pytest.mark.parametrize(
    ("other", "chosen"),
    [
        ((5500, 5600, 5400, 5500), 1),
        ((5020, 5030, 5020, 5030), 0),
        ((9900, 1000, 9000, 2000), 0),
        ((4000, 4100, 4000, 4100), 0),
    ],
    ids=["clearly", "hardly", "by luck", "not"],
)
def test_another_answer_than_settlers_must_win_clearly_more_often(other: tuple[int, ...], chosen: int) -> None:
    play = asked(CLASSIC)
    search = Searcher([CLASSIC], judges_of(2), FEW).search(view_of(play), play.options(), SMALL, Rng(1))
    search.tallies = [tallied(5000, 5010, 5000, 5010), tallied(*other)]

    assert search.chosen() == chosen
    assert search.reply().phrase == search.options[search.candidates[chosen]]
