"""Beginning a game: what may be chosen, and what is said of a wrong choice."""

from __future__ import annotations

from typing import Any

import pytest

import pelagos
from api.games import MODES, played


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_a_mode_has_its_seats_and_somebody_is_asked(title: str, mode: str) -> None:
    game = pelagos.new(title, mode=mode, seed=1)
    info = next(info for info in pelagos.titles() if info.name == title)

    assert (game.title, game.mode, len(game.seats)) == (title, mode, info.modes[mode])
    assert game.who in game.seats
    assert game.options()
    assert game.asks
    assert game.question.endswith((".", "?", ":"))


def test_titles_tell_all_that_may_be_chosen() -> None:
    legendary = next(title for title in pelagos.titles() if title.name == "legendary")

    assert legendary.seats == (2, 3, 4, 5, 6)
    assert legendary.modes["duel"] == 2
    assert legendary.boards[0] == "recommended"
    assert legendary.options["goal"] == ("3", "4")
    assert legendary.options["max_cycles"] == ("none", "number")


def test_without_seats_and_mode_as_few_play_as_may() -> None:
    assert pelagos.new("classic").seats == ("p1", "p2")
    assert pelagos.new("legendary").mode == "duel"


def test_an_option_may_decide_how_many_play() -> None:
    assert len(pelagos.new("legendary", options={"mode": "team4"}).seats) == 4


def test_options_are_words_numbers_or_yes_and_no() -> None:
    game = pelagos.new("legendary", 3, options={"max_cycles": 8, "open_gold": True, "hydra_token_area": "hydra"})

    chosen = game.setup["options"]
    assert (chosen["max_cycles"], chosen["open_gold"], chosen["hydra_token_area"]) == ("8", "true", "hydra")


def test_the_seed_fixes_the_luck_and_a_random_board() -> None:
    first, second, other = (pelagos.new("legendary", 3, board="random", seed=seed) for seed in (5, 5, 6))

    assert first.setup == second.setup
    assert first.setup["board"] != other.setup["board"]
    assert first.digest == second.digest
    assert played("hellas", "2", 5, 40).record() == played("hellas", "2", 5, 40).record()


def test_without_a_seed_luck_differs() -> None:
    assert len({pelagos.new("legendary", 5).digest for _ in range(4)}) > 1


def test_a_game_tells_who_plays_what_and_with_whom() -> None:
    game = pelagos.new("legendary", mode="duel")

    assert game.factions == {"p1": ("blu", "yel"), "p2": ("red", "grn")}
    assert game.sides == (("p1",), ("p2",))
    assert pelagos.new("legendary", mode="team4").sides == (("p1", "p4"), ("p2", "p3"))
    assert pelagos.new("hellas").factions == {"white": ("white",), "orange": ("orange",)}


@pytest.mark.parametrize(
    ("wish", "code", "sentence"),
    [
        (("chess",), "unknown-title", "There is no title “chess”; there is classic, hellas, legendary"),
        (("classic", 7), "wrong-seats", "classic is for 2 to 5 seats, not for 7."),
        (("legendary", None, "solo"), "unknown-mode", "There is no mode “solo”; there is ffa3, ffa4, ffa5, team4"),
        (("legendary", 3, "duel"), "mode-needs-seats", "The mode “duel” is for 2 seats, not for 3"),
        (("classic", 3, "4"), "mode-needs-seats", "The mode “4” is for 4 seats, not for 3"),
        (("legendary", 3, None, "flat"), "unknown-board", "legendary has no board “flat”; it has recommended"),
        (("hellas", 2, None, "", {"dice": 3}), "unknown-option", "hellas has no option “dice”; it has voyage_ships"),
        (("legendary", 3, None, "", {"goal": 9}), "unknown-choice", "The option “goal” cannot be “9”; it takes 3, 4."),
    ],
)
def test_a_wrong_wish_is_refused_with_a_code_and_a_sentence(wish: tuple[Any, ...], code: str, sentence: str) -> None:
    with pytest.raises(pelagos.BadSetup) as caught:
        pelagos.new(*wish)

    assert caught.value.code == code
    assert str(caught.value).startswith(sentence)


def test_unknown_luck_and_unknown_languages_are_refused() -> None:
    with pytest.raises(pelagos.BadSetup, match="Luck cannot be “bad”; it is dealt, asked"):
        pelagos.new("classic", luck="bad")  # type: ignore[arg-type]
    with pytest.raises(pelagos.BadSetup, match="There is no language “xx”; there is en, it"):
        pelagos.new("classic", language="xx")


def test_a_game_speaks_the_language_it_is_given() -> None:
    game = pelagos.new("classic", seed=1, language="it")
    italian = [game.question, str(game.events()[0]), game.explain(game.options()[0])]
    game.language = "en"
    english = [game.question, str(game.events()[0]), game.explain(game.options()[0])]

    assert all(one != other for one, other in zip(italian, english, strict=True))
    assert english[2] == "Offer 1 gold to Ares"
    game.language = "it"
    with pytest.raises(pelagos.Illegal, match="non è"):
        game.say("bid ares 99")
