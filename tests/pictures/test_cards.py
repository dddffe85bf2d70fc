"""Every god, creature, hero and card of Hellas has a picture, and all are drawn in one manner (cards/README.md)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from house.sources import ROOT
from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.pictures.cards import (
    ACCENTS,
    CLAY,
    CREAM,
    GROUPS,
    HEIGHT,
    SAME_FIGURE,
    SLIP,
    WIDTH,
    CardPicture,
    all_card_pictures,
    card_picture,
)
from pictures.pictured import demanded

pytestmark = pytest.mark.pure

PICTURED: Final = {"god": "gods", "creature": "creatures", "figure": "creatures", "hero": "heroes", "card": "hellas"}
"""The group of the words of a domain."""
NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
COLOUR: Final = re.compile(r"#[0-9a-f]+")
FIGURE: Final = {"g": {"fill", "stroke", "stroke-width"}, "path": {"d"}}
"""What a figure is made of: groups of one style, and paths in them."""
BIGGEST_BYTES: Final = 19_000

CARDS: Final = all_card_pictures()
cards = pytest.mark.parametrize("drawn", CARDS, ids=lambda drawn: drawn.name)


def parts(drawn: CardPicture) -> list[ElementTree.Element]:
    """The ground, the figures, the bands and the meander."""
    return list(ElementTree.fromstring(drawn.svg))


def frame(drawn: CardPicture) -> tuple[str, str]:
    """What stands before the first style of the figures, and after the last."""
    return drawn.svg[: drawn.svg.index("<g fill=")], drawn.svg[drawn.svg.rindex("</g>\n<path fill=") :]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_card_of_a_title_has_a_picture(title: Title) -> None:
    for group, word in demanded(title, PICTURED):
        assert card_picture(group, word).group == group


def test_nothing_else_is_drawn() -> None:
    wanted = set[tuple[str, str]]().union(*[demanded(title, PICTURED) for title in TITLES])

    assert {(drawn.group, drawn.word) for drawn in CARDS} == wanted - set(SAME_FIGURE)
    assert set(SAME_FIGURE) < wanted
    assert {group for group, _ in wanted} == set(GROUPS)


def test_two_words_of_one_figure_have_one_picture() -> None:
    assert card_picture("creatures", "griffon") == card_picture("creatures", "griffin")


def test_a_word_without_a_picture_is_refused() -> None:
    with pytest.raises(LookupError, match=r"no card picture gods/\.\./README"):
        card_picture("gods", "../README")


@cards
def test_a_picture_has_the_common_size_and_frame(drawn: CardPicture) -> None:
    root = ElementTree.fromstring(drawn.svg)

    assert root.attrib == {"viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    assert [part.tag.removeprefix(NAMESPACE) for part in root] == ["rect", "g", "path", "g"]
    assert frame(drawn) == frame(CARDS[0])
    assert len(drawn.svg.encode()) <= BIGGEST_BYTES


@cards
def test_a_picture_has_the_colours_of_a_vase_and_one_accent_at_most(drawn: CardPicture) -> None:
    used = set(COLOUR.findall(drawn.svg))

    assert {SLIP, CLAY} <= used <= {SLIP, CLAY, CREAM, *ACCENTS}
    assert len(used & set(ACCENTS)) <= 1


@cards
def test_a_figure_is_made_of_paths_alone(drawn: CardPicture) -> None:
    """No scripts, styles, letters, photographs, links or ids: it can stand in any page, many times."""
    assert "<!" not in drawn.svg
    assert "<?" not in drawn.svg
    for element in list(parts(drawn)[1].iter())[1:]:
        kind = element.tag.removeprefix(NAMESPACE)

        assert kind in FIGURE
        assert set(element.attrib) <= FIGURE[kind]
        assert not (element.text or "").strip()
        assert element.get("fill", "none") == "none" or COLOUR.fullmatch(element.attrib["fill"])
        assert re.fullmatch(r"[MlchaZz\d .-]*", element.get("d", "")) is not None


@cards
def test_a_figure_fills_its_field(drawn: CardPicture) -> None:
    """Its paths begin all over the card: far from each other, across and down."""
    starts = [
        (int(x) / 5, int(y) / 5)
        for path in parts(drawn)[1].iter(f"{NAMESPACE}path")
        for x, y in re.findall(r"M(-?\d+) ?(-?\d+)", path.attrib["d"])
    ]
    across, down = [x for x, _ in starts], [y for _, y in starts]

    assert max(across) - min(across) >= 120
    assert max(down) - min(down) >= 160


def test_no_two_pictures_are_the_same() -> None:
    assert len({drawn.svg for drawn in CARDS}) == len(CARDS)


def test_no_file_is_left_over() -> None:
    home = ROOT / "src" / "pelagos" / "pictures" / "cards"
    found = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}

    assert found == {"README.md", *[f"{drawn.group}/{drawn.word}.svg" for drawn in CARDS]}


def test_the_readme_names_every_colour() -> None:
    told = (files("pelagos.pictures") / "cards" / "README.md").read_text(encoding="utf-8")

    assert all(f"`{colour}`" in told for colour in (SLIP, CLAY, CREAM, *ACCENTS))


@pytest.mark.skipif(not (ROOT / "tools").is_dir(), reason="only a checkout has the tools")
def test_the_files_are_what_the_tool_draws() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    words = [sys.executable, "-m", "tools.draw_cards", "--check"]

    subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=True)


@pytest.mark.skipif(not (ROOT / "tools").is_dir(), reason="only a checkout has the tools")
def test_the_sheet_shows_every_picture_with_its_word(tmp_path: Path) -> None:
    words = [str(ROOT / "tools" / "card_sheet.py"), "--svg", "--size", "64", "--captions", "--to", str(tmp_path)]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)
    shown = Path(done.stdout.strip()).read_text(encoding="utf-8")

    assert len(list(ElementTree.fromstring(shown).iter(f"{NAMESPACE}svg"))) == 1 + len(CARDS)
    assert re.findall(r">([\w-]+)</text>", shown) == [drawn.word for drawn in CARDS]
