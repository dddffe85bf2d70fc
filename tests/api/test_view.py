"""What a viewer may see, by words; what is hidden stays hidden; and games that a viewer could be looking at."""

from __future__ import annotations

import json

import pytest

import pelagos
from api.games import MODES, offerings, played, wander


def test_a_field_is_read_by_its_words_and_what_is_hidden_is_none() -> None:
    game = offerings()
    mine = game.view("p1")

    assert mine["cycle"] == 3
    assert mine["god"] == "none"
    assert mine["gold"] == {"blu": 10, "red": None, "grn": None}
    assert mine["owner"]["HOME_red"] == "red"
    assert mine["least"]["blu"] == {"blu": 10, "red": 10, "grn": 10}
    assert mine["least"]["red"] is None
    assert mine["pawn"]["zeus"] == "red"
    assert mine["amount"]["zeus"] == 5


def test_of_hidden_cards_there_is_a_number_and_a_pool() -> None:
    game = played("hellas", "2", 1, 30)
    white, orange, everything = (game.view(seat) for seat in ("white", "orange", "all"))
    cards = {place: lying for place, lying in everything["poseidon"].items() if lying and place != "deck"}

    assert isinstance(everything["poseidon"]["deck"], dict)
    assert isinstance(white["poseidon"]["deck"], int)
    assert cards
    assert any(white["poseidon"][place] != orange["poseidon"][place] for place in cards)
    assert sum(white.pool("poseidon").values()) > sum(everything.pool("poseidon").values()) == 0
    with pytest.raises(KeyError):
        white.pool("greeks")


def test_a_view_is_a_mapping_of_fields() -> None:
    seen = offerings().view("p2")

    assert len(seen) == len(list(seen))
    assert "gold" in seen
    assert "golds" not in seen
    assert seen.get("golds") is None
    with pytest.raises(KeyError, match="did you mean gold"):
        seen["golds"]


def test_a_view_tells_whose_it_is_and_what_is_asked() -> None:
    game = offerings()
    seen = game.view("p3")

    assert (seen.seat, seen.who, seen.asks, seen.question) == ("p3", "p1", "PlacePawn", game.question)
    assert (seen.title, seen.mode, seen.seats, seen.result) == ("legendary", "ffa3", ("p1", "p2", "p3"), None)
    assert seen.explain("bid apollo") == "Go to Apollo"
    assert repr(seen) == "<View of legendary ffa3 by p3>"
    assert str(game.view()) == str(game)
    with pytest.raises(pelagos.PelagosError, match="The board “tb-1-home” has no cells, so it cannot be drawn"):
        seen.picture()
    over = played("hellas", "2", 1, 10_000)
    assert (over.view().who, over.view().asks, over.view().question) == (None, "", "")
    assert over.view().result == over.result


def test_nobody_else_looks_at_a_game() -> None:
    game = offerings()

    for word in ("p4", "nature", "blu", ""):
        with pytest.raises(pelagos.BadWords, match="There is no seat"):
            game.view(word)


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_what_a_viewer_cannot_know_changes_nothing_that_it_is_shown(title: str, mode: str) -> None:
    """Games that differ only in hidden things look the same, to the byte: views, events, answers, pictures."""
    game = played(title, mode, 6, 45)
    for viewer in (*game.seats, "spectator"):
        shown = json.dumps(game.view(viewer).data)
        for seed in range(3):
            other = game.sample(viewer, seed)

            assert json.dumps(other.view(viewer).data) == shown
            assert str(other.view(viewer)) == str(game.view(viewer))
            assert other.options() == game.options() or game.who != viewer


def test_samples_differ_in_what_is_hidden() -> None:
    game = played("hellas", "2", 1, 30)

    assert len({game.sample("white", seed).digest for seed in range(6)}) > 1
    assert game.sample("white", 1).digest == game.sample("white", 1).digest
    assert game.sample("all", 1).digest == game.digest


def test_a_sample_is_a_whole_game_that_can_be_played_and_told() -> None:
    guess = played("legendary", "ffa3", 1, 40).sample("p1", seed=5)
    for _ in wander(guess, 5, 40):
        pass
    again = pelagos.read(guess.record()).game

    assert again.digest == guess.digest
    with pytest.raises(pelagos.BadRecord, match="exported whole or not at all"):
        guess.record("p1")


def test_a_sample_asks_for_luck_where_the_game_does() -> None:
    game = pelagos.new("hellas", luck="asked")
    guess = game.sample("white", 1)

    assert guess.who == "nature"
    assert guess.view("white").data == game.view("white").data


def test_the_data_of_a_view_is_the_callers_own() -> None:
    game = played("legendary", "ffa4", 1, 30)
    before, record = game.digest, game.record()
    data = game.view("p1").data
    for part in [*data["fields"].values(), data["agenda"], data["setup"], data["setup"]["options"]]:
        if isinstance(part, list | dict):
            part.clear()

    assert game.digest == before
    assert game.record() == record
    assert game.view("p1").data["setup"]["options"]["mode"] == "ffa4"


def test_events_and_answers_are_heard_only_by_those_who_may() -> None:
    game = played("hellas", "2", 1, 60)
    heard = {viewer: [repr(event) for event in game.events(viewer)] for viewer in (*game.seats, "spectator", "all")}
    said = {viewer: game.answers(viewer) for viewer in heard}

    assert len(heard["all"]) == game.told > len(heard["spectator"])
    assert heard["white"] != heard["orange"]
    assert ("nature", "?") in said["spectator"]
    assert not any(phrase == "?" for _, phrase in said["all"])
    assert said["white"] != said["orange"]


def test_the_record_of_a_seat_hides_what_it_may_not_know() -> None:
    game = played("hellas", "2", 1, 60)

    assert "nature ?" in game.record("white").splitlines()
    assert game.record("white") != game.record("orange")
    assert "?" not in game.record()


def test_the_odds_of_a_battle_are_told_before_it_begins() -> None:
    for game in wander(pelagos.new("classic", 2, seed=8), 8, 400):
        if game.who is None:
            break
        odds = [game.view(game.who).odds(phrase) for phrase in game.options() if phrase.startswith(("march", "sail"))]
        if any(odds):
            first = next(found for found in odds if found)
            assert first["win"] + first["loss"] + first["nobody_left"] == pytest.approx(1, abs=0.002)
            return
    pytest.fail("nobody could attack anybody")
