"""What every bot does, and what each is for."""

from __future__ import annotations

import pytest

from bots.support import ALL_TITLES, SMALL, Variant, answer, every_variant, questions, told
from pelagos.bots.adapter import BotAdapter
from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.levels import HAZY, SEARCHING
from pelagos.bots.match import ending
from pelagos.bots.novice import LIKES
from pelagos.bots.roster import BOTS, UnknownBot, all_reasons, bot_named
from pelagos.bots.taste import BAD, IDLE, POOR, SPLENDID, USUAL, Taste, cheap, many, stronger
from pelagos.bots.view_reader import KEPT_SETUPS, ViewReader
from pelagos.games import TITLES
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from toy.title import TITLE as TOY

titles = pytest.mark.parametrize("title", ALL_TITLES, ids=lambda title: title.name)


@pytest.mark.parametrize("variant", every_variant(), ids=told)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_says_what_is_offered_and_gives_a_listed_reason(name: str, variant: Variant) -> None:
    bot, reasons = bot_named(name, [variant.title]), all_reasons()
    limit = 1 if name in SEARCHING or name in HAZY else 5
    for seed, play in enumerate(questions(variant.rules(), 3, often=7, limit=limit)):
        reply = answer(bot, play, seed)

        assert reply.phrase in play.options()
        assert reasons[reply.why.name] is reply.why
        assert len(reply.numbers) == len(reply.why.params)


@pytest.mark.parametrize("name", BOTS)
def test_one_option_needs_no_thought(name: str) -> None:
    play = next(questions(rules_for(TOY, 2), 1, often=1, limit=1))
    seen, (first, *_) = view_bytes(play.rules, play.g, play.who), play.options()

    assert bot_named(name, [TOY]).choose(seen, [first], SMALL, Rng(1)).phrase == first


def test_a_bot_may_be_offered_a_part_of_the_options() -> None:
    play = next(questions(rules_for(TOY, 2), 1, often=3, limit=1))
    part = play.options()[1:3]

    reply = bot_named("settler", [TOY]).choose(view_bytes(play.rules, play.g, play.who), part, SMALL, Rng(1))

    assert reply.phrase in part


@pytest.mark.parametrize("budget", [Budget(1, 1), Budget(0, 0), Budget(9, 30)])
def test_little_time_is_enough_for_an_answer(budget: Budget) -> None:
    play = next(questions(rules_for(HELLAS, 2), 1, often=9, limit=1))

    assert answer(bot_named("settler", [HELLAS]), play, 1, budget).phrase in play.options()


def test_a_stranger_cannot_be_read() -> None:
    play = next(questions(rules_for(TOY, 2), 1, often=1, limit=1))

    with pytest.raises(BadSetup, match="unknown-title"):
        answer(bot_named("settler", [CLASSIC]), play, 1)
    with pytest.raises(UnknownBot, match="unknown-bot"):
        bot_named("deep-blue", [CLASSIC])


def test_rules_are_made_once_for_a_setup_and_not_kept_for_ever() -> None:
    reader = ViewReader([TOY])
    views = [view_bytes(rules, rules.opening(), 0) for rules in (rules_for(TOY, 2), rules_for(TOY, 3))]

    assert reader.read(views[0]).rules is reader.read(views[0]).rules
    assert reader.read(views[0]).rules is not reader.read(views[1]).rules
    first = reader.read(views[0]).rules
    for rounds in range(1, KEPT_SETUPS + 1):
        rules = rules_for(TOY, 2, options={"rounds": str(rounds)})
        reader.read(view_bytes(rules, rules.opening(), 0))
    assert reader.read(views[0]).rules is not first


# Novice


@pytest.mark.parametrize("adapter", ADAPTERS, ids=lambda adapter: adapter.title)
def test_tastes_know_the_words_of_their_title(adapter: BotAdapter) -> None:
    (title,) = [title for title in TITLES if title.name == adapter.title]
    phrases = set(rules_for(title, title.most).vocabulary.phrases.values())

    assert adapter.taste.weights
    assert set(adapter.taste.weights) <= phrases


def test_likes_are_first_words_of_phrases() -> None:
    spoken = {
        phrase.split()[0] for title in TITLES for phrase in rules_for(title, title.most).vocabulary.phrases.values()
    }

    assert set(LIKES) <= spoken


def test_a_beginner_bids_little_counts_heads_and_does_something() -> None:
    assert [cheap(price, 4) for price in (1, 3, 10)] == [100, 33, 3]
    assert cheap(10, 40) > cheap(10, 4)
    assert [stronger(3, 2), stronger(2, 2), stronger(1, 2)] == [SPLENDID, POOR, BAD]
    assert many(0) < many(2) < many(9) == SPLENDID
    assert [Taste().weight("end turn"), Taste().weight("build {x:site}")] == [IDLE, USUAL]


def played(title: Title, bots: tuple[str, ...], seed: int) -> Play:
    rules = rules_for(title, len(bots))
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    seated = [bot_named(name, [title]) for name in bots]
    while not play.over:
        play.say(play.who, answer(seated[play.who], play, int(rng.next32())).phrase)
    return play


def wins(title: Title, one: str, other: str, seeds: int) -> int:
    """How many of two games a seed the first one wins, once in each seat."""
    places = [(played(title, (one, other), seed).g.result or ())[0] for seed in range(seeds)]
    places += [(played(title, (other, one), seed).g.result or ())[1] for seed in range(seeds)]
    return places.count(1)


@pytest.mark.parametrize("title", [CLASSIC, HELLAS], ids=lambda title: title.name)
def test_novice_beats_chance(title: Title) -> None:
    assert wins(title, "novice", "uniform", 4) >= 6


def test_novice_wins_more_than_its_share_among_three_who_say_anything() -> None:
    bots = ("novice", "uniform", "uniform", "uniform")
    places = [
        (played(LEGENDARY, bots[4 - seat :] + bots[: 4 - seat], seed).g.result or ())[seat]
        for seed in range(4)
        for seat in range(4)
    ]

    assert places.count(1) >= 7


def test_settler_plays_a_title_without_a_judge_to_the_end() -> None:
    play = played(TOY, ("settler", "novice"), 1)

    assert play.g.result is not None
    assert ending(play) == "won"


def test_settler_beats_novice() -> None:
    assert wins(CLASSIC, "settler", "novice", 2) >= 3
