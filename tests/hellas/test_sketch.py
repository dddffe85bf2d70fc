"""The terminal picture: kept for the opening, a middle game and a battle, and made of views alone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import pytest

from hellas.setups import RULES
from hellas.sketches.making import HERE, KEPT, decided, middle, opening, picture, pictures
from pelagos.games.hellas.hands import hand, lying
from pelagos.games.hellas.ids import DISCARD, HELD, LOCKED, ORANGE, TABLE, TILES, TYPES, WHITE
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR, Seat, Viewer
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.texts import Texts
from rulings import wander

ENGLISH: Final = Texts(strict=True)
FILES: Final = sorted(path.name for path in HERE.glob("*.txt"))
CARD: Final = re.compile(r"\b[pza]\d\b")
DECISIONS: Final = 400

every_position = pytest.mark.parametrize("made", KEPT.values(), ids=KEPT)
every_viewer = pytest.mark.parametrize("viewer", [WHITE, ORANGE, SPECTATOR])


def games() -> Iterator[Hellas]:
    """Every fifth position of some random games."""
    for seed in range(3):
        play = Play(RULES, RULES.opening(), Seeded(seed))
        for g in islice(wander(play, Rng(seed)), 0, DECISIONS, 5):
            assert isinstance(g, Hellas)
            yield g


@pytest.mark.parametrize("name", FILES)
def test_a_position_looks_as_it_did(name: str) -> None:
    assert pictures()[name] == (HERE / name).read_text(encoding="utf-8")


def test_every_picture_is_kept() -> None:
    assert sorted(pictures()) == FILES


@every_position
def test_the_positions_are_lawful(made: Callable[[], Play]) -> None:
    play = made()

    assert [law.name for law in TITLE.laws if law.broken(play.g)] == []


def test_a_sketch_needs_nothing_but_the_view() -> None:
    play = middle()
    sent = json.loads(json.dumps(view(play.rules, play.g, WHITE)))

    assert sketch_of(RULES, sent, ENGLISH) + "\n" == picture(play, WHITE)


# what is hidden


@every_viewer
def test_what_a_viewer_cannot_know_is_not_drawn(viewer: Viewer) -> None:
    """H-14.2, H-14.3"""
    rng = Rng(4)
    for g in games():
        shown = sketch_of(RULES, view(RULES, g, viewer), ENGLISH)
        assert sketch_of(RULES, view(RULES, scrambled(RULES, g, viewer, rng), viewer), ENGLISH) == shown


def shown_cards(g: Hellas, viewer: Viewer) -> Counter[str]:
    """The types that stand in a sketch, but for the names of effects in a battle."""
    lines = sketch_of(RULES, view(RULES, g, viewer), ENGLISH).split("\n")
    return Counter(card for line in lines if not line.startswith("Attack") for card in CARD.findall(line))


def known_cards(g: Hellas, viewer: Viewer) -> Counter[str]:
    """The types of all cards that he may know: what lies open, his own hand, and what both players have seen."""
    places = [DISCARD, TABLE, HELD]
    if viewer != SPECTATOR:
        places += [LOCKED, hand(viewer), hand(WHITE) + 1, hand(ORANGE) + 1]
    cards = RULES.vocabulary.domains["card"]
    return Counter({cards.word(card): sum(lying(g, card, place) for place in places) for card in range(TYPES)})


@every_viewer
def test_a_card_is_drawn_with_its_type_exactly_if_it_is_known(viewer: Viewer) -> None:
    """H-14.1 to H-14.4"""
    for g in games():
        assert +shown_cards(g, viewer) == +known_cards(g, viewer)


@pytest.mark.parametrize(
    ("viewer", "white", "orange"),
    [
        (WHITE, "p4 z7 ▯z a1 a3  locked p5  held z1", "▯p z5 ▯a ▯a"),
        (ORANGE, "▯p z7 ▯z ▯a ▯a  locked p5  held z1", "p1 z5 a5 a6"),
        (SPECTATOR, "▯p ▯z ▯z ▯a ▯a  locked ▯p  held z1", "▯p ▯z ▯a ▯a"),
    ],
)
def test_a_hand_shows_types_or_backs(viewer: Viewer, white: str, orange: str) -> None:
    """A drawn card is a back to everybody, its drawer included; z5 and z7 are known to both players."""
    lines = picture(middle(), viewer).split("\n")

    assert [line.partition("cards: ")[2] for line in lines if "cards: " in line] == [white, orange]


# what is shown


def test_every_tile_is_shown_somewhere() -> None:
    """H-14.1: on the map, in the stack, under it, set aside or drawn."""
    for g in games():
        drawn = sketch_of(RULES, view(RULES, g, SPECTATOR), ENGLISH)
        assert "dolphin" in drawn
        assert [tile for tile in range(1, TILES) if f"t{tile:02}" not in drawn] == []


def test_tiles_set_aside_are_listed() -> None:
    """H-14.5"""
    assert "\nAside     t18*\n" in picture(opening(), ORANGE)


@pytest.mark.parametrize("seat", [WHITE, ORANGE])
def test_every_city_shows_its_owner_and_pieces(seat: Seat) -> None:
    for g in games():
        drawn = sketch_of(RULES, view(RULES, g, seat), ENGLISH)
        mark = "WO"[seat]
        wanted = Counter(f"{mark} {g.greeks[c]}g {g.ships[c]}s" for c in range(TILES) if g.owner[c] == seat)
        assert Counter(re.findall(rf"\b{mark} \dg \ds", drawn)) == wanted


def test_a_battle_names_the_attackers_and_what_has_taken_effect() -> None:
    assert picture(decided(), WHITE).split("\n")[1] == "Attack by sea on t05: 1 of t09, 2 of t18  A5 ×1"


def test_lines_have_no_blanks_at_their_end() -> None:
    for g in games():
        lines = sketch_of(RULES, view(RULES, g, WHITE), ENGLISH).split("\n")
        assert all(line == line.rstrip() for line in lines)
