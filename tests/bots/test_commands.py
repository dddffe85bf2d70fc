"""`arena`, `balance`, and bots in `play`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.support import pelagos, refused
from pelagos.bots.arena import Share
from pelagos.cli.bar_chart import picture

ARENA = ("arena", "toy", "--bots", "novice,uniform", "--games", "4", "--workers", "1")


def test_an_arena_says_who_wins_how_long_it_took_and_how_it_ended() -> None:
    told = pelagos(*ARENA).stdout

    assert "Who wins" in told
    assert re.search(r"novice +│ +4 │", told)
    assert "Length of a game" in told
    assert told.endswith("4 games, 0 of them kept from before\n")


def test_an_arena_for_a_program() -> None:
    told = json.loads(pelagos(*ARENA, "--json", "--seats", "3", "--games", "1").stdout)

    assert told["games"] == 6
    assert {share["sides"] for share in told["shares"]} == {"1 novice, 2 uniform", "2 novice, 1 uniform"}
    assert sum(share["wins"] for share in told["shares"]) == pytest.approx(6, abs=0.01)
    assert set(told["lengths"]) == {"decisions"}
    assert set(told["times"]) == {"novice", "uniform"}


def test_an_arena_may_demand_strength() -> None:
    words = ("arena", "toy", "--bots", "novice,uniform", "--games", "20", "--workers", "1")

    assert pelagos(*words, "--least", "0.1").exit_code == 0
    failed = pelagos(*words, "--least", "1.99")
    assert (failed.exit_code, failed.stderr) == (
        1,
        "novice does not surely win 1.99 times its fair share (1 novice, 1 uniform).\n",
    )


def test_finished_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = json.loads(pelagos(*ARENA, "--out", out, "--json").stdout)
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    out.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")

    again = pelagos(*ARENA, "--out", out)

    assert again.stdout.endswith("4 games, 3 of them kept from before\n")
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4
    shares = json.loads(pelagos(*ARENA, "--out", out, "--json").stdout)["shares"]
    assert shares == whole["shares"]


def test_games_of_another_version_are_played_anew(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    pelagos(*ARENA, "--out", out)
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    for game in games[:3]:
        game["versions"] = ["0", "0"]
    out.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")

    assert pelagos(*ARENA, "--out", out).stdout.endswith("4 games, 1 of them kept from before\n")
    assert pelagos(*ARENA, "--out", out).stdout.endswith("4 games, 4 of them kept from before\n")


def test_results_that_are_none(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text('{"places": [1, 2]}\nhello\n', encoding="utf-8")

    assert refused(pelagos(*ARENA, "--out", out), f"{out} has a line 2 that is no finished game.")
    assert pelagos(*ARENA, "--out", tmp_path).exit_code == 2
    assert pelagos(*ARENA, "--out", tmp_path / "no" / "folder").exit_code == 2


def test_a_bot_that_does_not_exist() -> None:
    sentence = "There is no bot “hal”; there is novice, sailor, trader, settler, captain, strategos, uniform."

    assert refused(pelagos("arena", "toy", "--bots", "novice,hal"), sentence)
    assert refused(pelagos("play", "toy", "--bot", "b=hal"), sentence)


def test_a_version_that_does_not_exist() -> None:
    sentence = "There is no version “9” of the bot “settler”; there is 1, 2."

    assert refused(pelagos("arena", "toy", "--bots", "novice,settler@9"), sentence)
    assert refused(pelagos("play", "toy", "--bot", "b=settler@9"), sentence)


def test_balance_by_seat_as_table_picture_and_data(tmp_path: Path) -> None:
    svg = tmp_path / "seats.svg"
    words = ("balance", "toy", "--bots", "uniform", "--games", "3", "--workers", "1")
    told = pelagos(*words, "--svg", svg).stdout
    data = json.loads(pelagos(*words, "--json").stdout)

    assert told.startswith("toy, 2 seats: 3 games of uniform\n")
    assert told.endswith(f"The picture is in {svg}.\n")
    assert "By place in the first turn order" not in told
    assert [share["name"] for share in data["seats"]] == ["a", "b"]
    assert sum(share["wins"] for share in data["seats"]) == pytest.approx(3)
    assert data["places"] == []
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_a_picture_has_a_bar_for_every_share() -> None:
    groups = [
        ("By <seat>", [Share("a", 10, 4.0, 0.5), Share("b", 10, 6.0, 0.5)]),
        ("By place", [Share("1", 9, 3, 0.3)]),
    ]

    drawn = ElementTree.fromstring(picture("heading", "axis", groups))

    assert len(drawn.findall("{*}rect")) == 3
    assert len(drawn.findall("{*}line")) == 3 + 2


# Bots at the terminal


def test_a_bot_takes_a_seat_and_says_why_it_moved() -> None:
    told = pelagos("play", "toy", "--bot", "b=novice", "--seed", "3", typed="1\n" * 200).stdout

    assert re.search(r"^Player B: [a-z ]+[0-9]?\. [A-Z].*[.?]$", told, re.MULTILINE)
    assert "Player B> " not in told
    assert "Pass the device to Player B" not in told


def test_bots_alone_play_to_the_end() -> None:
    result = pelagos("play", "toy", "--bot", "a=settler", "--bot", "b=novice", "--seed", "3", typed="")

    assert result.exit_code == 0
    assert "The game is over, and all purses are shown.\n" in result.stdout
    assert re.search(r"^1\. Player [AB]$", result.stdout, re.MULTILINE)


def test_a_seed_lets_bots_answer_alike() -> None:
    first, second = [
        pelagos("play", "toy", "--bot", "a=novice", "--bot", "b=settler", "--seed", "4", typed="").stdout for _ in "12"
    ]

    assert first == second


def test_the_answer_of_a_bot_is_not_taken_back() -> None:
    result = pelagos("play", "toy", "--bot", "b=novice", "--seed", "3", typed="1\nundo\n")

    assert result.stderr == "Player A has nothing to take back.\n"


@pytest.mark.parametrize("pair", ["z=novice", "b", "b=novice"])
def test_a_seat_has_one_bot(pair: str) -> None:
    result = pelagos("play", "toy", "--bot", "b=novice", "--bot", pair)

    assert refused(result, f"“{pair}” should read seat=bot, each seat once; the seats are a, b.")
