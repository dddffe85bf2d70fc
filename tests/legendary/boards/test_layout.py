"""A layout as one word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from legendary.boards.made import refusal
from pelagos.games.legendary.boards import board_named, recommended
from pelagos.games.legendary.layout import FARTHEST, LONGEST, Layout, Placed, layout_word, read_layout
from pelagos.games.legendary.modes import MODES
from pelagos.games.legendary.tiles import FACES, TILES
from pelagos.kernel.errors import BadSetup

places = st.tuples(*[st.integers(-FARTHEST, FARTHEST)] * 2)
layouts = st.builds(
    Layout,
    st.sampled_from(FACES),
    st.lists(st.builds(Placed, st.sampled_from(TILES), places, st.integers(0, 5)), min_size=1, max_size=10),
)


def test_a_layout_in_one_word() -> None:
    """L-2.6"""
    layout = Layout("A", [Placed("kynthos", (0, 0), 3), Placed("zas", (1, -1), 7)])

    assert layout_word(layout) == "A:kynthos@0,0~3+zas@1,-1~1"


@given(layouts)
def test_what_is_written_is_read_and_written_alike(layout: Layout) -> None:
    word = layout_word(layout)
    found = read_layout(word)

    assert layout_word(found) == word
    assert [(row.tile, row.at, row.turn) for row in found.placed] == [
        (row.tile, row.at, row.turn) for row in layout.placed
    ]


@pytest.mark.parametrize("mode", [mode.word for mode in MODES])
def test_recommended_layouts_can_be_written(mode: str) -> None:
    word = layout_word(recommended(mode))

    assert layout_word(read_layout(word)) == word
    assert len(word) < LONGEST
    assert not set(word) & set(" \t\n#")


def test_all_tiles_far_away_are_not_too_long() -> None:
    far = Layout("B", [Placed(tile, (-FARTHEST, -FARTHEST), 5) for tile in TILES])

    assert len(layout_word(far)) <= LONGEST


@pytest.mark.parametrize(
    "part",
    [
        "",
        "zas",
        "zas@1,0",
        "zas@1~0",
        "zas@1,0~",
        "@1,0~0",
        "zas@1,0~6",
        "zas@1,0~-1",
        "zas@01,0~1",
        "zas@-0,0~1",
        "zas@1_0,0~1",
        "zas@ 1,0~1",
        "zas@100,0~1",
        "zas@--1,0~1",
        "zas@1,0,0~1",
        "zas@1,0~1~1",
        "zas@1,0~1@",
        "Zas@1,0~1",
        "zas-1@1,0~1",
        "zas@1,0~٣",
        "zαs@1,0~1",
        "C:zas@1,0~1",
        "zas@99999999999999999999999999,0~1",
    ],
)
def test_malformed_tiles_are_refused(part: str) -> None:
    assert refusal(lambda: read_layout(f"A:kynthos@0,0~0+{part}")) == f"bad-layout(part={part}) [L-2.6]"


def test_malformed_words_are_refused() -> None:
    long = "A:" + "zas@0,0~0+" * 30

    assert refusal(lambda: read_layout("")) == "unknown-face(face=, known=A, B) [L-2.6]"
    assert refusal(lambda: read_layout("zas@0,0~0")) == "unknown-face(face=zas@0,0~0, known=A, B) [L-2.6]"
    assert refusal(lambda: read_layout("C:zas@0,0~0")) == "unknown-face(face=C, known=A, B) [L-2.6]"
    assert refusal(lambda: read_layout("A:zas@0,0~0+B:kynthos@1,0~0")) == "mixed-faces(face=A, other=B) [L-2.6]"
    assert refusal(lambda: read_layout("A:zas@+1,0~1")) == "bad-layout(part=zas@) [L-2.6]"
    assert refusal(lambda: read_layout(long)) == f"layout-too-long(found={len(long)}, most={LONGEST}) [L-2.6]"


@given(st.text(alphabet="AB:zaskynthos@,~+-0123456789 ٣\n", max_size=60))
def test_any_word_with_a_colon_is_a_board_or_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        board_named(f"A:{word}", "ffa3", [])


def test_a_layout_must_also_be_a_board() -> None:
    def refused(word: str) -> str:
        return refusal(lambda: board_named(word, "ffa3", []))

    six = "A:zas@0,0~0+kynthos@1,0~0+marpissa@0,1~0+krikelos@1,1~0+karthaia@2,0~0+"

    assert refused(six + "moon@2,1~0").startswith("unknown-tile(tile=moon")
    assert refused(six + "zas@2,1~0") == "tile-twice(tile=zas) [L-2.6]"
    assert refused(six + "chalakas@0,0~0") == "place-twice(tile=chalakas, other=zas, i=0, j=0) [L-2.6]"
    assert refused(six + "chalakas@9,9~0") == "tiles-apart(tiles=6) [L-2.6]"
    assert refused("A:zas@0,0~0") == "wrong-number-of-tiles(mode=ffa3, found=1, wanted=6) [L-4.5]"
