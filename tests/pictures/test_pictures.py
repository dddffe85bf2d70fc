"""Stills: whole, the same each time, and showing nobody what he may not see."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from pelagos.games.classic.position import Classic
from pelagos.games.hellas.position import Hellas
from pelagos.games.legendary.ids import DRAWN, IN_DECK
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from pelagos.kernel.view import sample, view
from pelagos.pictures.adapter import geometry_of, picture_adapter
from pelagos.pictures.asked import asked
from pelagos.pictures.boards import board_picture
from pelagos.pictures.geometry import NoPicture
from pelagos.pictures.hellas.sheet import sheet as hellas_sheet
from pelagos.pictures.legendary.sheet import sheet as legendary_sheet
from pelagos.pictures.picture import PHONE, picture
from pelagos.pictures.theme import DARK, LIGHT
from pictures.shown import BY_NAME, VARIANTS, played, position, rules_of
from rulings import described
from toy.title import TITLE as TOY

variants = pytest.mark.parametrize(("title", "variant"), VARIANTS)
SVG = "{http://www.w3.org/2000/svg}"


@cache
def drawn(title: str, variant: str, viewer: int, theme: str = LIGHT, width: int = 1280) -> str:
    rules, g = position(title, variant)
    return picture(rules, view(rules, g, viewer), theme, width)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in ElementTree.fromstring(svg).iter() if "id" in element.attrib]


def viewers(rules: Rules) -> list[int]:
    return [int(viewer) for viewer in rules.viewers()]


# Whole


def test_every_title_has_a_painter() -> None:
    for title in BY_NAME.values():
        assert picture_adapter(rules_for(title, title.fewest)).signs


@variants
def test_every_viewer_gets_a_sound_document(title: str, variant: str) -> None:
    rules = rules_of(title, variant)
    for viewer in viewers(rules):
        svg = drawn(title, variant, viewer)
        names = ids(svg)
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))

        assert len(names) == len(set(names))
        assert used <= set(names)
        assert not re.search(r"\bnan\b|\binf\b|None", svg)


@variants
@pytest.mark.parametrize(("theme", "width"), [(LIGHT, 1280), (DARK, PHONE)])
def test_every_area_is_drawn_and_named(title: str, variant: str, theme: str, width: int) -> None:
    rules, g = position(title, variant)
    svg = drawn(title, variant, 0, theme, width)
    said, names = texts(svg), ids(svg)
    areas = geometry_of(rules, view(rules, g, 0), width == PHONE).areas
    for area in areas:
        assert f"{area.kind}-{area.word}" in names
        assert area.label is None or area.label.text in said
    assert {area.word for area in areas if area.label is not None} == {area.word for area in areas}


@variants
def test_the_same_view_gives_the_same_picture(title: str, variant: str) -> None:
    rules, g = position(title, variant)

    assert picture(rules, view(rules, g, SPECTATOR)) == picture(rules, view(rules, g.clone(), SPECTATOR))


@variants
def test_games_are_drawn_from_the_opening_to_the_end(title: str, variant: str) -> None:
    rules = rules_of(title, variant)
    for steps in (0, 12, 60, 20_000):
        g = played(rules, 3, steps)
        svg = picture(rules, view(rules, g, 0), DARK)
        assert (g.result is not None) == any("The game is over" in said for said in texts(svg))


def test_a_narrow_page_has_one_column() -> None:
    svg = ElementTree.fromstring(drawn("classic", "4", 0, DARK, PHONE))

    assert svg.attrib["width"] == str(PHONE)
    assert float(svg.attrib["height"]) > 2 * PHONE


def test_a_title_nobody_draws_is_refused() -> None:
    rules = rules_for(TOY, 2)

    with pytest.raises(NoPicture):
        picture(rules, view(rules, rules.opening(), 0))


# Who is asked


@variants
def test_the_page_knows_who_is_asked(title: str, variant: str) -> None:
    rules, g = position(title, variant)
    play = Play(rules, g.clone())
    for viewer in viewers(rules):
        told = asked(rules, payload(play, viewer))
        guessed = asked(rules, view(rules, play.g, viewer))
        assert told == guessed


def test_only_whoever_is_asked_reads_the_question() -> None:
    rules = rules_of("classic", "3")
    play = described(rules, "active p2", "god ares", "next TakeTurn")
    mine, other = (texts(picture(rules, view(rules, play.g, viewer))) for viewer in (1, 0))

    assert "What do you do?" in mine
    assert "Player 2 acts with Ares." in other


def test_whoever_is_attacked_does_not_act() -> None:
    """C-14"""
    rules = rules_of("classic", "3")
    play = described(
        rules,
        "active p1",
        "god poseidon",
        "attacker p1",
        "attackers 2",
        "ruler b2 p2",
        "fleets b2 1",
        "next RetreatFromSea who=p2 sea=b2",
    )
    svg = picture(rules, view(rules, play.g, 0))

    assert "Waiting for Player 2." in texts(svg)
    assert 'href="#sea-b2" fill="none"' in svg


# Hidden


def test_the_gold_of_a_rival_is_not_drawn() -> None:
    """C-21.2"""
    rules = rules_of("classic", "3")
    g = rules.opening()
    assert isinstance(g, Classic)
    g.gold[1], g.least[1], g.most[1] = 54321, 50000, 60000

    assert "54321" in texts(picture(rules, view(rules, g, 1)))
    assert "54321" not in picture(rules, view(rules, g, 0))
    assert "50000–60000" in texts(picture(rules, view(rules, g, SPECTATOR)))


def test_the_gold_of_another_team_is_not_drawn() -> None:
    """L-19.2"""
    rules = rules_of("legendary", "team4")
    g = rules.opening()
    assert isinstance(g, Legendary)
    g.gold[0] = 54321
    for knower in range(3):
        g.least[knower * 2], g.most[knower * 2] = (54321, 54321) if knower == 0 else (50000, 60000)

    assert "54321" in texts(picture(rules, view(rules, g, 3)))
    assert "54321" not in picture(rules, view(rules, g, 1))
    assert "54321" not in picture(rules, view(rules, g, SPECTATOR))


def test_creatures_drawn_for_the_sphinx_are_shown_to_her_master_alone() -> None:
    """L-15.11.2"""
    rules = rules_of("legendary", "ffa3")
    g = rules.opening()
    assert isinstance(g, Legendary)
    g.creatures.known[DRAWN] = 1
    g.creatures.move(g, 0, IN_DECK, DRAWN)

    assert "You know: Charon" in texts(picture(rules, view(rules, g, 0)))
    assert "Charon" not in picture(rules, view(rules, g, 1))


def test_cards_on_a_hand_show_their_backs_to_others() -> None:
    """H-1.7"""
    rules = rules_of("hellas", "2")
    g = played(rules, 5, 60)
    assert isinstance(g, Hellas)
    mine, other = (ids(picture(rules, view(rules, g, seat))) for seat in (0, 1))
    faces = [name for name in mine if re.fullmatch(r"hellas-[pza]\d", name)]

    assert faces
    assert [name for name in other if name.startswith("hellas-back-")]
    assert set(faces) != {name for name in other if re.fullmatch(r"hellas-[pza]\d", name)}


@variants
def test_positions_that_look_alike_to_somebody_are_drawn_alike(title: str, variant: str) -> None:
    rules, g = position(title, variant)
    for viewer in viewers(rules):
        seen = view(rules, g, viewer)
        other = sample(rules, seen, Rng(99))
        assert picture(rules, view(rules, other, viewer)) == drawn(title, variant, viewer)


# Boards and tiles


@variants
def test_a_board_is_drawn_before_anybody_plays(title: str, variant: str) -> None:
    svg = board_picture(rules_of(title, variant), DARK, 900)

    assert ElementTree.fromstring(svg).attrib["width"] == "900"


def test_sheets_show_all_tiles_with_their_names() -> None:
    """L-2.6, H-1.2"""
    said = texts(legendary_sheet("B"))

    assert {"Kynthos", "Exomvourgo", "Lipsi", "priestess"} <= set(said)
    assert {"Dolphin", "Naxos", "Nemea", "temple"} <= set(texts(hellas_sheet()))
