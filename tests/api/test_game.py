"""A running game: what is asked, what may be said, what comes of it, and what is taken back."""

from __future__ import annotations

import pytest

import pelagos
from api.games import MODES, offerings, played, wander


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_a_random_game_comes_to_an_end_with_a_place_for_everybody(title: str, mode: str) -> None:
    options = {"legendary": {"max_cycles": 4}, "classic": {"cycle_limit": 4}}.get(title, {})
    game = pelagos.new(title, mode=mode, options=options, seed=3)
    for _ in wander(game, 3):
        pass

    assert game.over
    assert game.who is None
    assert (game.asks, game.question, game.options()) == ("", "", ())
    assert game.result is not None
    assert tuple(game.result) == game.seats
    assert game.winners == game.result.winners != ()
    for side in game.sides:
        assert len({game.result[seat] for seat in side}) == 1


@pytest.mark.parametrize(("title", "mode"), [("classic", "3"), ("hellas", "2"), ("legendary", "ffa3")])
def test_every_phrase_on_offer_is_explained_and_nothing_speaks_against_it(title: str, mode: str) -> None:
    for language in ("en", "it"):
        for game in wander(pelagos.new(title, mode=mode, seed=2, language=language), 2, 60):
            for phrase in game.options()[:8]:
                assert "{" not in game.explain(phrase)
                assert game.why_not(phrase) is None


def test_what_is_asked_is_a_question_and_phrases_are_explained() -> None:
    game = offerings()

    assert game.who == "p1"
    assert game.asks == "PlacePawn"
    assert game.question == "Blue: you were outbid for Zeus; where do you put your pawn now?"
    assert game.options() == ("bid ares 1", "bid ares 3", "bid ares 5", "bid ares 7", "bid ares 10", "bid apollo")
    assert game.explain("bid ares 3") == "Offer 3 gold to Ares"


def test_what_cannot_be_said_has_a_code_a_clause_and_a_sentence() -> None:
    game = offerings()
    ousted = game.why_not("bid zeus 6")

    assert ousted is not None
    assert (ousted.phrase, ousted.code, ousted.clause) == ("bid zeus 6", "just-ousted", "L-7.4")
    assert str(ousted) == ousted.sentence == "You were just outbid for Zeus; choose another god."


def test_words_that_are_no_phrase_are_explained_too() -> None:
    why = offerings().why_not("bid zoos 3")

    assert why is not None
    assert why.code == "unknown-word"
    assert "“zoos”" in str(why)


def test_nothing_can_be_said_when_a_game_is_over() -> None:
    game = played("hellas", "2", 1, 10_000)
    why = game.why_not("end turn")

    assert why is not None
    assert why.code == "game-over"
    with pytest.raises(pelagos.NotYourTurn, match="The game is over"):
        game.say("end turn")


@pytest.mark.parametrize(
    ("phrases", "seat", "kind", "sentence"),
    [
        (("bid zeus 6",), None, pelagos.Illegal, "“bid zeus 6” is not on offer. You were just outbid for Zeus"),
        (("offer zeus",), None, pelagos.BadWords, "No answer begins with “offer”"),
        ((), None, pelagos.BadWords, "Nothing was said."),
        (("bid ares 1",), "p2", pelagos.NotYourTurn, "It is not for Player 2 to answer now but for Player 1."),
        (("bid ares 1",), "p9", pelagos.BadWords, "There is no seat “p9”"),
        (
            ("bid ares 1", "bid ares 3"),
            None,
            pelagos.NotYourTurn,
            "It is not for Player 1 to answer",
        ),
    ],
)
def test_a_refusal_is_a_sentence_and_nothing_has_happened(
    phrases: tuple[str, ...], seat: str | None, kind: type[pelagos.PelagosError], sentence: str
) -> None:
    game = offerings()
    before = game.digest

    with pytest.raises(kind) as caught:
        game.say(*phrases, seat=seat)
    assert str(caught.value).startswith(sentence)
    assert isinstance(caught.value, pelagos.PelagosError)
    assert game.digest == before


def test_several_phrases_are_taken_together() -> None:
    game = pelagos.new("legendary", 3, seed=1)
    land = game.options()[0]
    game.say(land)
    sea = game.options()[0]
    game.undo()
    who = game.who
    game.say(land, sea)

    assert game.answers()[-2:] == [(who, land), (who, sea)]


def test_events_are_names_arguments_and_sentences() -> None:
    game = offerings()
    told = game.told
    game.say("bid apollo")
    (event,) = game.events(since=told)

    assert (event.name, event.arguments, event.clause) == ("apollo-chosen", {"who": "blu"}, "L-7.2")
    assert str(event) == event.sentence == "Blue chooses Apollo."
    assert repr(event) == "GameEvent('apollo-chosen', who='blu')"


def test_the_last_answer_is_taken_back_by_whoever_gave_it() -> None:
    game = offerings()
    before, options = game.digest, game.options()
    game.say("bid ares 1")
    assert game.who == "p3"
    with pytest.raises(pelagos.CannotUndo):
        game.undo("p3")
    game.undo("p1")

    assert (game.digest, game.options(), game.who) == (before, options, "p1")


def test_what_another_seat_has_answered_is_final() -> None:
    game = offerings()
    game.say("bid ares 1")
    game.say("bid ares 3", seat="p3")
    with pytest.raises(pelagos.CannotUndo, match="Player 1 has nothing to take back"):
        game.undo("p1")


def test_luck_is_final() -> None:
    game = pelagos.new("hellas", seed=1)
    for _ in wander(game, 1, 60):
        if game.answers() and game.answers()[-1][0] == "nature":
            with pytest.raises(pelagos.CannotUndo):
                game.undo()
            return
    pytest.fail("nature never answered")


def test_nothing_was_said_so_nothing_is_taken_back() -> None:
    with pytest.raises(pelagos.CannotUndo, match="has nothing to take back"):
        pelagos.new("classic", seed=1).undo()


def test_going_back_is_written_in_the_record_and_luck_does_not_repeat() -> None:
    game = played("hellas", "2", 1, 30)
    said = game.answers("all")
    game.back_to(20)

    assert 20 <= len(game.answers("all")) < len(said)
    assert game.answers("all") == said[: len(game.answers("all"))]
    assert f"back {len(game.answers('all'))}" in game.record().splitlines()
    assert pelagos.read(game.record()).game.digest == game.digest


def test_where_luck_is_asked_nature_is_asked_like_a_seat() -> None:
    game = pelagos.new("hellas", luck="asked")

    assert game.who == "nature"
    assert game.question == "Nature deals."
    assert game.chances() == {"draw p1": 3, "draw p2": 3, "draw p3": 2, "draw p4": 3, "draw p5": 3, "draw p6": 2}
    game.say("draw p3")
    assert game.answers("all")[-1] == ("nature", "draw p3")
    assert offerings().chances() == {}


def test_a_result_is_places_by_seat() -> None:
    game = played("hellas", "2", 1, 10_000)

    assert game.result is not None
    winner, loser = sorted(game.seats, key=lambda seat: game.result[seat] if game.result else 0)
    assert str(game.result) == f"1 {winner}, 2 {loser}"
    assert repr(game.result).startswith("Result({'white': ")
    assert pelagos.new("hellas").result is None
    assert pelagos.new("hellas").winners == ()


def test_a_game_is_sketched_and_drawn() -> None:
    game = played("legendary", "ffa3", 1, 30)

    assert "hero track" in str(game)
    assert repr(game).startswith("<Game of legendary ffa3: p")
    drawn = [game._repr_svg_(), game.picture("p1"), game.picture(theme="dark", width=360)]
    assert all(svg.startswith("<svg") and svg.endswith("</svg>") for svg in drawn)
    assert len(set(drawn)) == 3


def test_a_report_tells_what_the_game_was_like() -> None:
    game = played("classic", "3", 4, 10_000)
    told = game.report()

    assert told["winners"] == list(game.winners)
    assert {"curves", "battles", "dice"} <= told.keys()
