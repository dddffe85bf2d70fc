"""Boards by chance."""

from __future__ import annotations

import pytest

from legendary.boards.made import refusal
from pelagos.games.archipelago.hexes import neighbours
from pelagos.games.legendary.boards import board_named
from pelagos.games.legendary.fairness import estimate, fault_of
from pelagos.games.legendary.generator import FULL_JOINTS, draw, generate, is_compact, judged, random_form
from pelagos.games.legendary.layout import joined, joints, layout_word, mode_named, read_layout
from pelagos.games.legendary.modes import MODES
from pelagos.kernel.rng import Rng

modes = pytest.mark.parametrize("mode", [mode.word for mode in MODES])
SEEDS = range(5)
WALLED = "B:kardiotissa@0,0~1+marpissa@1,-1~3+krikelos@1,0~1+zas@2,-2~0+chalakas@2,-1~2+vryokastro@2,0~5"
"""The seas of one tile are shut in between its own lands and the edge of the board."""


@modes
@pytest.mark.parametrize("face", ["A", "B"])
def test_generated_boards_are_good(mode: str, face: str) -> None:
    """L-2.9, L-4.5"""
    for seed in SEEDS:
        drawn = draw(mode, seed, face)
        board = board_named(layout_word(drawn.layout), mode, [])

        assert drawn.layout.face == face
        assert len(drawn.layout.placed) == mode_named(mode).tiles
        assert is_compact([placed.at for placed in drawn.layout.placed])
        assert board.plan.borders == drawn.board.plan.borders
        assert fault_of(board, mode_named(mode), estimate(board, mode_named(mode))) == ""


def test_the_same_seed_gives_the_same_board_and_another_another() -> None:
    words = [generate("ffa4", seed).word for seed in range(6)]

    assert words == [generate("ffa4", seed).word for seed in range(6)]
    assert len(set(words)) == 6
    assert {word[0] for word in words} == {"A", "B"}


def test_a_known_seed_gives_a_known_board() -> None:
    """In both builds, today and tomorrow: a board that was drawn can be drawn again."""
    assert generate("ffa3", 7, "A").word == (
        "A:kynthos@0,0~2+krikelos@0,1~4+karthaia@1,-1~3+zas@1,0~0+mesavouno@2,-2~3+chalakas@2,-1~5"
    )


@pytest.mark.parametrize("tiles", [6, 8, 10])
def test_forms_are_compact(tiles: int) -> None:
    """Every tile touches two others, and at most two joints are missing."""
    rng = Rng(tiles)
    forms = [random_form(tiles, rng) for _ in range(100)]

    assert len({tuple(form) for form in forms}) > 10
    for form in forms:
        assert len(set(form)) == tiles
        assert form[0] == (0, 0)
        assert joined(form)
        assert joints(form) >= FULL_JOINTS[tiles] - 2
        assert all(sum(other in form for other in neighbours(place)) >= 2 for place in form)


@pytest.mark.parametrize("tiles", [6, 8, 10])
def test_a_form_is_compact_even_if_no_try_was_lucky(tiles: int) -> None:
    assert all(is_compact(random_form(tiles, Rng(seed), 0)) for seed in range(30))


def test_forms_that_are_not_compact() -> None:
    line = [(i, 0) for i in range(6)]
    tail = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (3, 0)]

    assert not is_compact(line)
    assert not is_compact(tail)


def test_rejections_are_counted_by_reason() -> None:
    """On face B about one in ten is rejected."""
    rejected = [draw("ffa5", seed, "B").rejected for seed in range(30)]

    assert {reason for one in rejected for reason in one} <= {
        "seas-apart", "land-without-sea", "board-too-small", "short", "ratio", "gap", "order", "room", "islands",
    }  # fmt: skip
    assert 1 <= sum(sum(one.values()) for one in rejected) <= 20


def test_a_walled_in_sea_is_rejected() -> None:
    """L-2.9"""
    fault, board, found = judged(mode_named("ffa3"), read_layout(WALLED))

    assert (fault, board, found) == ("seas-apart", None, None)
    assert refusal(lambda: board_named(WALLED, "ffa3", [])).startswith("seas-apart(board=")


def test_unknown_modes_and_faces_are_refused() -> None:
    known = ", ".join(mode.word for mode in MODES)

    assert refusal(lambda: generate("ffa9", 1)) == f"unknown-mode(mode=ffa9, known={known}) [L-3.1]"
    assert refusal(lambda: generate("ffa3", 1, "C")) == "unknown-face(face=C, known=A, B) [L-2.6]"


def test_if_no_board_is_good_in_time_that_is_said() -> None:
    rejected = next(seed for seed in range(99) if draw("ffa5", seed, "B").rejected)

    assert refusal(lambda: draw("ffa5", rejected, "B", 1)) == "no-good-board(draws=1) [L-2.9]"
