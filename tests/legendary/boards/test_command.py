"""`pelagos board`."""

from __future__ import annotations

import json

from cli.support import pelagos, refused
from pelagos.games.legendary.boards import board_named
from pelagos.games.legendary.generator import generate


def test_a_board_is_drawn_counted_and_measured() -> None:
    told = pelagos("board", "legendary", "--mode", "ffa3", "--seed", "7", "--face", "A").stdout.splitlines()

    even = "weakest to strongest start 92 %; choosing first or last matters 3 %"

    assert told[0] == generate("ffa3", 7, "A").word
    assert told[1:] == [
        "Seed 7; rejected before it: –",
        "18 lands on islands of 3 3 2 2 2 1 1 1 1 1 1, 22 seas, 30 sites, 18 cornucopias, 4 priestesses",
        f"Start income 4.92; best minus worst yield 1.05; {even}",
        "The tiles are of our own design. The estimate comes from placements by simple seats, not from games.",
    ]


def test_a_board_for_programs() -> None:
    told = json.loads(pelagos("board", "legendary", "--mode", "team6", "--json").stdout)
    board = board_named(told["board"], "team6", [])

    assert told["lands"] == board.lands == sum(told["islands"])
    assert told["board"] == generate("team6", told["seed"]).word
    assert told["ratio"] >= 85


def test_what_cannot_be_drawn_is_refused() -> None:
    assert refused(
        pelagos("board", "legendary", "--mode", "ffa9"),
        "There is no mode “ffa9”; there is ffa3, ffa4, ffa5, team4, team6, duel. [L-3.1]",
    )
    assert refused(
        pelagos("board", "legendary", "--mode", "ffa3", "--face", "C"),
        "There is no face “C”; there is A, B. [L-2.6]",
    )
    assert refused(
        pelagos("board", "toy", "--mode", "x"),
        "No boards can be drawn for “toy”, only for classic, hellas, legendary.",
    )
