"""Bots in a process of their own."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from bots.support import SMALL, answer, plain, questions
from pelagos.bots.bot import view_bytes
from pelagos.bots.bot_process import BotProcess, BotProcessDied, died
from pelagos.bots.roster import UnknownBot, bot_named
from pelagos.kernel.play import Play
from pelagos.kernel.title import rules_for
from toy.title import TITLE as TOY

RULES = rules_for(TOY, 3)


@pytest.fixture(scope="module")
def bot_process() -> Iterator[BotProcess]:
    with BotProcess(["toy.title"]) as made:
        yield made


@pytest.fixture
def play() -> Play:
    return next(questions(RULES, 2, often=5, limit=1))


def ask(bot_process: BotProcess, play: Play, bot: str, seed: int) -> tuple[str, str, tuple[int, ...]]:
    seen = view_bytes(play.rules, play.g, play.who)
    return plain(bot_process.ask(bot, seen, play.options(), SMALL, seed).reply)


@pytest.mark.parametrize("bot", ["settler", "novice"])
def test_a_process_says_what_the_bot_would_say_here(bot_process: BotProcess, play: Play, bot: str) -> None:
    for seed in range(4):
        assert ask(bot_process, play, bot, seed) == plain(answer(bot_named(bot, [TOY]), play, seed))


def test_a_reply_takes_time(bot_process: BotProcess, play: Play) -> None:
    seen = view_bytes(play.rules, play.g, play.who)

    assert bot_process.ask("settler", seen, play.options(), SMALL, 1).seconds > 0


def test_a_crashed_process_is_replaced(bot_process: BotProcess, play: Play) -> None:
    before = ask(bot_process, play, "novice", 1)
    first = bot_process.process
    assert first is not None
    first.kill()
    first.join()

    assert ask(bot_process, play, "novice", 1) == before
    assert bot_process.process is not first


def test_a_question_that_breaks_every_process_is_given_up(
    bot_process: BotProcess, play: Play, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BotProcessDied, match=r"bot-process-died\(bot=settler\)"):
        bot_process.ask("settler", b"{", play.options(), SMALL, 1)

    assert "JSONDecodeError" in capfd.readouterr().err
    assert ask(bot_process, play, "settler", 1)[0] in play.options()


def test_who_broke_down_is_known_in_another_process_too() -> None:
    assert pickle.loads(pickle.dumps(died("settler"))).said == {"bot": "settler"}


def test_one_who_does_not_answer_is_replaced_too(play: Play) -> None:
    with BotProcess(["toy.title"], patience_s=0.0) as hasty, pytest.raises(BotProcessDied):
        ask(hasty, play, "settler", 1)


def test_a_bot_that_does_not_exist_starts_nothing(play: Play) -> None:
    with BotProcess(["toy.title"]) as idle:
        with pytest.raises(UnknownBot):
            ask(idle, play, "nobody", 1)

        assert idle.process is None
