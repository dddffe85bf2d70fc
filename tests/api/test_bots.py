"""Bots by name, bots of one's own, and whole games between them."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

import pelagos
from api.games import MODES, offerings, played

if TYPE_CHECKING:
    from collections.abc import Sequence


class Watcher(pelagos.Bot):
    """Says the last thing it may, and remembers all that it was given."""

    name = "watcher"

    def __init__(self) -> None:
        self.given: list[tuple[pelagos.View, Sequence[str]]] = []

    def answer(self, view: pelagos.View, options: Sequence[str]) -> str:
        self.given.append((view, options))
        return options[-1]


@pytest.mark.parametrize("name", pelagos.bot_names())
@pytest.mark.parametrize(("title", "mode"), MODES)
def test_a_bot_says_what_is_on_offer_and_why(name: str, title: str, mode: str) -> None:
    game = played(title, mode, 1, 10)
    bot = pelagos.bot(name, seed=1, samples=1, steps=50)
    answer = bot.choose(game)

    assert (bot.name, repr(bot)) == (name, f"<Bot {name}>")
    assert answer in game.options()
    assert answer.why.endswith((".", "?", "!"))
    who, given = game.who, len(game.answers())
    game.say(answer)
    assert game.answers("all")[given] == (who, answer)


def test_the_same_seed_gives_the_same_answers() -> None:
    game = played("hellas", "2", 1, 20)
    said = [[bot.choose(game) for _ in range(6)] for bot in (pelagos.bot("uniform", seed) for seed in (5, 5, 6))]

    assert said[0] == said[1] != said[2]
    assert len(set(said[0])) > 1


def test_an_answer_is_a_phrase_with_a_reason() -> None:
    answer = pelagos.BotAnswer("bid ares 1", "Ares is strong.")
    back = pickle.loads(pickle.dumps(answer))

    assert answer == "bid ares 1"
    assert (back, back.why) == (answer, "Ares is strong.")
    assert pelagos.BotAnswer("pass").why == ""
    assert Watcher().choose(offerings()).why == ""


def test_reasons_are_given_in_the_language_of_the_game() -> None:
    game = offerings()
    english = pelagos.bot("uniform", 1).choose(game).why
    game.language = "it"

    assert english == "One answer is as good as another."
    assert pelagos.bot("uniform", 1).choose(game).why != english


def test_nobody_is_called_so() -> None:
    with pytest.raises(pelagos.UnknownBot, match="There is no bot “deep”; there is novice, sailor, trader"):
        pelagos.bot("deep")


def test_a_bot_is_given_the_view_of_the_seat_that_is_asked_and_the_options() -> None:
    game = offerings()
    watcher = Watcher()
    assert watcher.choose(game) == "bid apollo"
    ((seen, options),) = watcher.given

    assert seen.seat == game.who == "p1"
    assert seen.data == game.view("p1").data
    assert options == game.options()
    assert seen["gold"]["red"] is None


@pytest.mark.parametrize("name", pelagos.bot_names())
def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot(name: str) -> None:
    """Every world that the seat could be looking at gets the same answer."""
    game = played("hellas", "2", 3, 45)
    assert game.who is not None
    worlds = [game, *[game.sample(game.who, seed) for seed in range(3)]]

    assert len({world.digest for world in worlds}) > 1
    assert len({pelagos.bot(name, 1, samples=2, steps=100).choose(world) for world in worlds}) == 1


def test_a_bot_cannot_reach_the_game_through_what_it_is_given() -> None:
    game = offerings()
    watcher = Watcher()
    watcher.choose(game)
    ((seen, _),) = watcher.given

    assert not any(isinstance(held, pelagos.Game) for held in vars(seen).values())
    assert "10" not in str(seen.data["fields"]["gold"][1:])


def test_a_bot_answers_neither_for_nature_nor_when_all_is_over() -> None:
    with pytest.raises(pelagos.NotYourTurn, match="not for watcher to answer now but for nature"):
        Watcher().choose(pelagos.new("hellas", luck="asked"))
    with pytest.raises(pelagos.NotYourTurn, match="The game is over"):
        Watcher().choose(played("hellas", "2", 1, 10_000))


def test_what_a_bot_says_wrongly_is_refused_like_anybodys_answer() -> None:
    class Liar(pelagos.Bot):
        def answer(self, view: pelagos.View, options: Sequence[str]) -> str:
            return "bid zeus 6"

    game = offerings()
    with pytest.raises(pelagos.Illegal, match="You were just outbid for Zeus"):
        game.say(Liar().choose(game))


def test_a_bot_must_have_an_answer() -> None:
    with pytest.raises(TypeError, match="abstract"):
        pelagos.Bot()  # type: ignore[abstract]


def test_a_match_is_a_whole_game() -> None:
    game = pelagos.match("classic", ["novice", "uniform", Watcher()], seed=2, longest=3_000)

    assert game.over
    assert game.mode == "3"
    assert pelagos.read(game.record()).game.result == game.result
    with pytest.raises(pelagos.BadSetup, match="classic is for 2 to 5 seats, not for 1"):
        pelagos.match("classic", ["novice"])
    with pytest.raises(pelagos.UnknownBot):
        pelagos.match("classic", ["novice", "deep"])


def test_a_match_is_given_up_after_so_many_answers() -> None:
    game = pelagos.match("legendary", ["uniform", "uniform"], 1, mode="duel", longest=5, language="it")

    assert not game.over
    assert game.language == "it"


def test_a_match_between_bots_of_the_house_is_that_of_the_arena() -> None:
    from pelagos.bots.bot_process import BotProcess  # noqa: PLC0415
    from pelagos.bots.match import Fixture, Match  # noqa: PLC0415 -- the only test that looks behind the API
    from pelagos.games.hellas.title import TITLE  # noqa: PLC0415

    with BotProcess([TITLE.module]) as process:
        arena = Match(TITLE, Fixture(7, 2, "", {}, ("novice", "uniform"), 4, 4000), process)
        arena.run()

    assert pelagos.match("hellas", ["novice", "uniform"], seed=7).record() == arena.record()
