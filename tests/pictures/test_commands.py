"""`pelagos board` and `pelagos replay` as pictures."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from cli.support import pelagos, refused
from pelagos.games import TITLES
from pelagos.games.legendary.boards import recommended
from pelagos.games.legendary.layout import layout_word
from pelagos.kernel.play import Play
from pelagos.kernel.record import export
from pelagos.kernel.rng import Rng
from pictures.shown import rules_of


def root(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Some answers of a game of Classic, at random."""
    rules, rng = rules_of("classic", "3"), Rng(4)
    play = Play(rules, rules.opening())
    while len(play.log) < 40:
        play.take(int(rng.below(play.sheet.count)))
    path = tmp_path / "some.game"
    path.write_text(export(play), encoding="utf-8")
    return path


def test_a_board_is_drawn_into_a_file(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    result = pelagos("board", "legendary", "--mode", "ffa3", "--recommended", "--svg", path, "--dark", "--width", "900")

    layout = layout_word(recommended("ffa3"))
    assert result.stdout == f"{layout}\nThe tiles are our own design.\nThe picture is in {path}.\n"
    assert root(path).attrib["width"] == "900"


def test_a_map_of_classic_goes_by_seats(tmp_path: Path) -> None:
    """C-2.1"""
    path = tmp_path / "map.svg"
    told = pelagos("board", "classic", "--seats", "5", "--svg", path).stdout

    assert told.startswith("classic\nCycle 0")
    assert "F11" in [text.text for text in root(path).iter("{http://www.w3.org/2000/svg}text")]


def test_a_map_of_hellas_stands_as_the_set_up_leaves_it(tmp_path: Path) -> None:
    """H-3"""
    path = tmp_path / "map.svg"
    first, again = (pelagos("board", "hellas", "--seed", "3", "--svg", path).stdout for _ in range(2))

    assert first == again
    assert "Turn 1" in first
    assert "Dolphin" in [text.text for text in root(path).iter("{http://www.w3.org/2000/svg}text")]


def test_a_board_of_legendary_needs_a_mode() -> None:
    assert refused(pelagos("board", "legendary"), "Say for which mode the board is, such as --mode ffa4.")


def test_a_replay_is_drawn_at_any_answer_for_any_seat(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "still.svg"
    told = pelagos("replay", game, "--svg", path, "--at", "30", "--seat", "p2", titles=TITLES).stdout

    assert told == f"The picture is in {path}.\n"
    assert "Player 2 · you" in [text.text for text in root(path).iter("{http://www.w3.org/2000/svg}text")]


def test_a_replay_goes_no_further_than_the_game(game: Path) -> None:
    result = pelagos("replay", game, "--at", "9999", titles=TITLES)

    assert result.exit_code == 2
    assert result.stderr.startswith("There is no answer 9,999; the game has ")


def test_png_wants_a_package_that_is_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    assert refused(
        pelagos("board", "classic", "--json", "--png", tmp_path / "map.png"),
        'PNG files need more than is installed: pip install "pelagos[png]", or use --svg.',
    )


def test_png_is_written_by_that_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resvg = ModuleType("resvg_py")
    monkeypatch.setattr(resvg, "svg_to_bytes", lambda svg_string: svg_string.encode()[:4], raising=False)
    monkeypatch.setitem(sys.modules, "resvg_py", resvg)
    path = tmp_path / "map.png"

    assert pelagos("board", "classic", "--png", path).exit_code == 0
    assert path.read_bytes() == b"<svg"


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "map.svg"

    assert pelagos("board", "classic", "--svg", path).exit_code == 2
