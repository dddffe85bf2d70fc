"""The boards by name."""

from __future__ import annotations

import pytest

from legendary.boards.made import islands_of, recommended_board, refusal
from pelagos.games.legendary.board import Board, LandPlan, Plan, SeaPlan, SitePlan
from pelagos.games.legendary.boards import BOARDS, REMEMBERED, board_named, of_tiles, recommended
from pelagos.games.legendary.layout import layout_word
from pelagos.games.legendary.modes import MODES

FACTIONS = ["blu", "red", "grn", "yel"]


@pytest.mark.parametrize(
    ("mode", "face", "lands", "seas", "islands", "sites", "corn", "priestesses"),
    [
        ("ffa3", "A", 18, 22, [4, 3, 3, 2, 2, 1, 1, 1, 1], 29, (10, 8), 3),
        ("ffa4", "B", 24, 29, [4, 4, 3, 3, 3, 2, 2, 1, 1, 1], 39, (14, 10), 6),
        ("ffa5", "B", 30, 36, [4, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1], 50, (18, 12), 6),
        ("team4", "B", 24, 29, [4, 4, 4, 3, 2, 2, 2, 1, 1, 1], 41, (14, 10), 5),
        ("team6", "A", 30, 37, [4, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1], 50, (18, 12), 6),
        ("duel", "A", 24, 30, [4, 4, 4, 3, 2, 2, 1, 1, 1, 1, 1], 39, (14, 10), 5),
    ],
)
def test_the_recommended_boards_have_room_and_the_counts_of_their_table(
    mode: str,
    face: str,
    lands: int,
    seas: int,
    islands: list[int],
    sites: int,
    corn: tuple[int, int],
    priestesses: int,
) -> None:
    """L-2.9, L-4.5; the table on the tile set's page"""
    board = recommended_board(mode)
    printed = list(board.corn)

    assert recommended(mode).face == face
    assert (board.lands, board.seas, board.sites) == (lands, seas, sites)
    assert islands_of(board.plan) == islands
    assert board.islands() == len(islands)
    assert (sum(printed[:lands]), sum(printed[lands:])) == corn
    assert sum(list(board.priestess)) == priestesses


@pytest.mark.parametrize(
    ("word", "lands", "seas", "islands", "sites"),
    [
        ("tb-1", 11, 7, [3, 2, 2, 2, 1, 1], 16),
        ("tb-2", 16, 9, [3, 3, 2, 2, 2, 2, 1, 1], 21),
        ("tb-1-home", 15, 7, [3, 2, 2, 2, 1, 1, 1, 1, 1, 1], 16),
        ("tb-2-home", 20, 9, [3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1], 21),
    ],
)
def test_the_test_boards_of_the_law(word: str, lands: int, seas: int, islands: list[int], sites: int) -> None:
    """L-2.7"""
    board = board_named(word, "ffa4", FACTIONS)

    assert (board.word, board.lands, board.seas, board.sites) == (word, lands, seas, sites)
    assert islands_of(board.plan) == islands


def test_words_of_the_test_boards_are_those_of_the_law() -> None:
    """L-2.7"""
    board = board_named("tb-1", "ffa3", [])

    assert board.land_words == ["A1", "A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1"]
    assert board.sea_words == ["S0", "S1", "S2", "S3", "S4", "S5", "S6"]
    assert board.site_words[:5] == ["a1", "a2a", "a2b", "a3", "b1a"]
    assert board.sea_words[board.site_sea[2]] == "S0"
    assert sum(list(board.corn)[:11]) == 8
    assert sum(list(board.priestess)) == 3
    assert len(board.plan.borders) == 5 + 12 + 22


def test_a_home_lies_apart_from_everything() -> None:
    """Section 24: no sea, no sites, no cornucopias."""
    board = board_named("tb-1-home", "ffa4", FACTIONS)
    home = board.land_words.index("HOME_yel")

    assert board.land_words[11:] == ["HOME_blu", "HOME_red", "HOME_grn", "HOME_yel"]
    assert (board.seas_of_land[home], board.lands_of_land[home], board.corn[home]) == (0, 0, 0)
    assert board.first_site[home] == board.first_site[home + 1] == 16


def test_boards_are_made_once_and_the_oldest_is_forgotten() -> None:
    first = board_named("tb-1-home", "ffa3", ["blu"])

    assert board_named("tb-1-home", "ffa3", ["blu"]) is first
    assert board_named("tb-1-home", "ffa3", ["red"]) is not first
    for i in range(REMEMBERED):
        board_named("tb-1-home", "ffa3", [f"f{i}"])
    assert board_named("tb-1-home", "ffa3", ["blu"]) is not first


def test_a_layout_may_be_said_in_one_word() -> None:
    """L-2.6"""
    word = layout_word(recommended("ffa4"))

    assert board_named(word, "ffa4", []).plan.borders == of_tiles("", "ffa4", recommended("ffa4")).plan.borders
    assert board_named(word, "ffa4", []).word == word
    assert refusal(lambda: board_named(word, "ffa3", [])) == (
        "wrong-number-of-tiles(mode=ffa3, found=8, wanted=6) [L-4.5]"
    )


def test_unknown_boards_and_modes_are_refused() -> None:
    known = ", ".join(BOARDS)

    assert refusal(lambda: board_named("moon", "ffa3", [])) == (
        f"unknown-board(title=legendary, board=moon, known={known})"
    )
    assert refusal(lambda: board_named("recommended", "ffa9", [])) == (
        f"unknown-mode(mode=ffa9, known={', '.join(mode.word for mode in MODES)}) [L-3.1]"
    )


def small(borders: list[tuple[str, str]], port: str = "s", second: str = "t") -> Plan:
    lands = [LandPlan("a", "", 0, False, [SitePlan("a-1", port)], []), LandPlan("b", "", 0, False, [], [])]
    return Plan("small", lands, [SeaPlan("s", "", 0, []), SeaPlan(second, "", 0, [])], borders)


WHOLE = [("a", "s"), ("b", "t"), ("s", "t")]


def test_boards_that_make_no_sense_are_refused() -> None:
    """L-2.4, L-2.9"""
    assert refusal(lambda: Board(small(WHOLE, second="a-1"))) == "word-twice(board=small, word=a-1) [L-2.9]"
    assert refusal(lambda: Board(small([*WHOLE, ("a", "a")]))) == "bad-border(board=small, a=a, b=a) [L-2.9]"
    assert refusal(lambda: Board(small([*WHOLE, ("a", "x")]))) == "bad-border(board=small, a=a, b=x) [L-2.9]"
    assert refusal(lambda: Board(small(WHOLE, "t"))) == "port-without-sea(board=small, site=a-1, sea=t) [L-2.4]"
    assert refusal(lambda: Board(small([*WHOLE, ("a", "b")], "b"))) == (
        "port-without-sea(board=small, site=a-1, sea=b) [L-2.4]"
    )
    crowd = Plan("crowd", [], [SeaPlan(f"s{i}", "", 0, []) for i in range(63)], [])
    assert refusal(lambda: Board(crowd)) == "board-too-large(board=crowd, most=62) [L-2.9]"


def ring(lands: int, seas: int, islands: int) -> Plan:
    """A ring of seas; the lands lie beside the first, those beyond the number of islands in one piece with the last."""
    homes = [LandPlan(f"l{i}", "", 0, False, [], []) for i in range(lands)]
    borders = [(land.word, "s0") for land in homes]
    borders += [(f"l{i}", f"l{i + 1}") for i in range(islands - 1, lands - 1)]
    borders += [(f"s{i}", f"s{(i + 1) % seas}") for i in range(seas)]
    return Plan("ring", homes, [SeaPlan(f"s{i}", "", 0, []) for i in range(seas)], borders)


def test_a_new_game_needs_room() -> None:
    """L-2.9: 3 lands and 2 seas for each faction; 3 islands, or 5 where teams of two play."""
    Board(ring(9, 6, 3)).check_room(3, 3)
    Board(ring(12, 8, 5)).check_room(4, 2)

    for plan, factions, teams, what in (
        (ring(8, 6, 3), 3, 3, "what=lands, found=8, least=9"),
        (ring(9, 5, 3), 3, 3, "what=seas, found=5, least=6"),
        (ring(9, 6, 2), 3, 3, "what=islands, found=2, least=3"),
        (ring(12, 8, 4), 4, 2, "what=islands, found=4, least=5"),
        (ring(18, 12, 4), 6, 3, "what=islands, found=4, least=5"),
    ):
        assert refusal(lambda: Board(plan).check_room(factions, teams)) == (  # noqa: B023 -- called at once
            f"board-too-small(board=ring, {what}) [L-2.9]"
        )


def test_a_land_without_sea_and_seas_apart_are_refused() -> None:
    """L-2.9"""
    whole = ring(9, 6, 3)
    inland = Plan("ring", whole.lands, whole.seas, [pair for pair in whole.borders if pair != ("l8", "s0")])
    parted = [pair for pair in whole.borders if pair not in {("s1", "s2"), ("s4", "s5")}]

    assert refusal(lambda: Board(inland).check_room(3, 3)) == "land-without-sea(board=ring, land=l8) [L-2.9]"
    assert refusal(lambda: Board(Plan("ring", whole.lands, whole.seas, parted)).check_room(3, 3)) == (
        "seas-apart(board=ring) [L-2.9]"
    )
