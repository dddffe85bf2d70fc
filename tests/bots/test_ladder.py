"""The ladder: who meets whom, what is kept, and that it can be played again."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from cli.support import pelagos
from pelagos.bots.ladder import (
    YARDSTICK,
    LadderSetting,
    Rung,
    every_setting,
    fixtures_of,
    known_as,
    main_settings,
    rank,
    ratings,
    standing,
    steps,
)
from pelagos.bots.levels import LEVELS
from pelagos.bots.roster import VERSIONS
from pelagos.cli.ladder import read_step
from pelagos.games import TITLES
from pelagos.kernel.title import Json
from toy.title import TITLE as TOY

SMALL = ("ladder", "--setting", "toy/2", "--step", "novice:uniform", "--games", "4", "--workers", "1")


def setting(name: str) -> LadderSetting:
    return next(one for one in every_setting(TITLES) if one.name == name)


def test_every_mode_of_every_title_can_be_played() -> None:
    names = [one.name for one in every_setting(TITLES)]

    assert {"classic/2", "classic/5", "hellas/2", "legendary/duel", "legendary/team6"} <= set(names)
    assert [one.name for one in main_settings(TITLES)] == [
        "classic/2",
        "classic/4",
        "hellas/2",
        "legendary/ffa4",
        "legendary/duel",
    ]


def test_neighbours_meet_and_the_strongest_meets_the_yardstick() -> None:
    found = steps("classic")

    assert found[0] == Rung(LEVELS[-1], YARDSTICK)
    assert set(found) >= {Rung(upper, lower) for lower, upper in pairwise(LEVELS)}
    assert Rung("settler", "settler@1") in found
    assert Rung("novice", "novice@1") in found


def test_a_version_that_plays_the_same_is_the_same() -> None:
    """Settler's second version has a new judge in Classic alone."""
    assert [known_as("settler", title.name) for title in TITLES] == ["settler", "settler@1", "settler@1"]
    assert Rung("settler", "settler@1") not in steps("hellas")


def test_the_upper_one_sits_alone_and_in_every_seat() -> None:
    games = fixtures_of(setting("classic/4"), Rung("captain", "settler"), 8, 5)

    assert [game.bots.index("captain") for game in games] == [0, 1, 2, 3] * 2
    assert [game.bots.count("settler") for game in games] == [3] * 8
    assert [game.seed for game in games] == [5] * 4 + [6] * 4
    team = fixtures_of(setting("legendary/team4"), Rung("captain", "settler"), 1, 0)[0]
    assert team.bots.count("captain") == 2


def game(bots: list[str], places: list[int]) -> Json:
    times = {"total": 10.0, "answers": 4, "median": 2.0, "longest": 4.0}
    return {"bots": bots, "places": places, "times": dict.fromkeys(bots, times)}


def test_who_is_not_linked_with_the_yardstick_by_games_has_no_rating() -> None:
    """Their strength could be anything."""
    games = [game(["captain", "settler@1"], [1, 2]), game(["sailor", "novice"], [1, 2])]

    assert [one.name for one in ratings(setting("hellas/2"), games)] == ["captain", "settler@1"]
    assert ratings(setting("hellas/2"), games[1:]) == []


def test_levels_have_ranks_and_old_versions_lower_ones() -> None:
    bots = ["cmd:./a", "settler@1", "strategos", "settler", "novice"]

    assert sorted(bots, key=rank) == ["cmd:./a", "novice", "settler@1", "settler", "strategos"]


@pytest.mark.parametrize(
    ("said", "step"),
    [
        ("captain:settler@1", Rung("captain", "settler@1")),
        ("cmd:./a --b:novice", Rung("cmd:./a --b", "novice")),
        ("novice:cmd:./a", Rung("novice", "cmd:./a")),
        ("cmd:./a:cmd:./b", Rung("cmd:./a", "cmd:./b")),
    ],
)
def test_an_engine_may_be_on_either_side_of_a_step(said: str, step: Rung) -> None:
    assert read_step(said) == step


def test_what_games_say_of_a_step() -> None:
    games = [game(["captain", "settler@1"], [1, 2]), game(["settler@1", "captain"], [1, 1])]
    found = standing(setting("hellas/2"), Rung("captain", "settler@1"), games)

    assert (found.share.wins, found.share.games, found.share.fair) == (1.5, 2, 0.5)
    assert found.ms_per_answer == 2.5
    first, second = ratings(setting("hellas/2"), games)
    assert (first.name, second.name) == ("captain", "settler@1")
    assert first.points > second.points == 0


def test_a_ladder_is_kept_shown_and_played_again(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    first = pelagos(*SMALL, "--out", out)
    again = pelagos(*SMALL, "--out", out)

    assert first.stdout.endswith("4 games, 0 of them kept from before\n")
    assert again.stdout.endswith("4 games, 4 of them kept from before\n")
    kept = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert all(len(line["trail"]) > 20 and sorted(line["versions"]) == ["1", "2"] for line in kept)
    same = pelagos("ladder", "verify", out, "--games", "2", "--workers", "1")
    assert (same.exit_code, same.stdout) == (0, "2 games played again, 0 of them other than kept\n")
    assert "| novice | uniform | 4 |" in pelagos("ladder", "table", out).stdout


def test_a_game_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    pelagos(*SMALL, "--out", out, "--games", "1")
    line = json.loads(out.read_text(encoding="utf-8"))
    line["trail"] = line["trail"][:6] + ("00" if line["trail"][6:8] != "00" else "01") + line["trail"][8:]
    out.write_text(json.dumps(line) + "\n", encoding="utf-8")

    found = pelagos("ladder", "verify", out, "--workers", "1")

    assert found.exit_code == 1
    assert "differs from answer 4 on" in found.stderr


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--setting", "chess/2"), "There is no setting"),
        (("--step", "novice"), "is not two bots"),
        (("--step", "cmd:./engine"), "is not two bots"),
        (("--step", "novice:nobody"), "There is no bot"),
    ],
)
def test_what_a_ladder_refuses(words: tuple[str, ...], code: str) -> None:
    found = pelagos("ladder", *words)

    assert found.exit_code == 2
    assert code in found.stderr


def test_all_names_have_versions() -> None:
    assert set(LEVELS) <= set(VERSIONS)
    assert TOY.name == "toy"
