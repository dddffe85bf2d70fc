"""What lies beside what: people who walk a map by keys, or hear it, are told by the geometry, as the rules have it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from pelagos.games.archipelago.bits import bit
from pelagos.games.classic.board import board_for
from pelagos.games.classic.position import Classic
from pelagos.games.hellas.ids import DRAWN_TILE, NONE, SIDES, TILES
from pelagos.games.hellas.map import adjacent, land_adjacent
from pelagos.games.hellas.position import Hellas
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.view import view
from pelagos.pictures.adapter import geometry_of
from pelagos.pictures.geometry import Geometry
from pictures.shown import position


def near(board: Geometry) -> dict[str, set[str]]:
    return {area.word: set(area.near) for area in board.areas}


def chosen(words: Sequence[str], among: Any) -> set[str]:
    return {word for i, word in enumerate(words) if int(among) & int(bit(i))}


@pytest.mark.parametrize("variant", ["3", "4", "5"])
def test_seas_and_islands_of_classic_touch_as_the_rules_have_it(variant: str) -> None:
    """C-2.4"""
    rules, g = position("classic", variant)
    assert isinstance(g, Classic)
    board, found = board_for(rules.setup.seats), near(geometry_of(rules))
    seas, islands = rules.vocabulary.domains["sea"].words, rules.vocabulary.domains["island"].words

    for i, sea in enumerate(seas):
        assert found[sea] == chosen(seas, board.sea_neighbours[i]) | chosen(islands, board.islands_of_sea[i]), sea
    for i, island in enumerate(islands):
        assert found[island] == chosen(seas, board.ring[i]), island


@pytest.mark.parametrize("variant", ["ffa3", "duel"])
def test_lands_and_seas_of_legendary_touch_as_the_rules_have_it(variant: str) -> None:
    """L-2.7"""
    rules, g = position("legendary", variant)
    assert isinstance(g, Legendary)
    board, found = g.frame.board, near(geometry_of(rules))
    lands, seas = rules.vocabulary.domains["land"].words, rules.vocabulary.domains["sea"].words

    for i, land in enumerate(lands):
        assert found[land] == chosen(lands, board.lands_of_land[i]) | chosen(seas, board.seas_of_land[i]), land
    for i, sea in enumerate(seas):
        assert found[sea] == chosen(lands, board.lands_of_sea[i]) | chosen(seas, board.seas_of_sea[i]), sea


def laid() -> tuple[Hellas, Geometry]:
    rules, g = position("hellas", "2")
    assert isinstance(g, Hellas)
    return g, geometry_of(rules, view(rules, g, 0))


def test_tiles_tell_their_neighbours_and_whether_the_contact_is_land() -> None:
    """H-2.3, H-2.10"""
    g, board = laid()
    lying = [tile for tile in range(1, TILES) if g.spot[tile] != NONE]
    pairs = list(combinations(lying, 2))

    for one, other in pairs:
        contacts = [edge.kind for edge in board.edges[f"t{one:02d}"] if edge.beside == f"t{other:02d}"]
        assert (contacts == ["land"]) == land_adjacent(g, one, other)
        assert not contacts or adjacent(g, one, other)
    assert {land_adjacent(g, *pair) for pair in pairs} == {True, False}


def test_both_sides_of_a_contact_are_told_alike() -> None:
    """H-2.6"""
    _, board = laid()
    for word, edges in board.edges.items():
        assert len(edges) == SIDES
        for d, edge in enumerate(edges):
            if edge.beside in board.edges:
                opposite = board.edges[edge.beside][(d + SIDES // 2) % SIDES]
                assert (opposite.kind, opposite.beside) == (edge.kind, word)


def test_every_free_spot_touches_a_tile() -> None:
    """H-2.4"""
    _, board = laid()
    spots = [word for word, _ in board.empty]

    assert set(board.edges) == {area.word for area in board.areas} | set(spots)
    assert all(any(edge.beside in near(board) for edge in board.edges[spot]) for spot in spots)


def test_a_drawn_tile_tells_its_sides_in_every_rotation() -> None:
    """H-2.2: turned by k it shows in each direction what lies k steps before it."""
    rules, g = position("hellas", "2")
    seen = view(rules, g, 0)
    idle = next(tile for tile in range(1, TILES) if seen["fields"]["spot"][tile] == NONE)
    seen["fields"]["where"] = [0] * TILES
    seen["fields"]["where"][idle] = DRAWN_TILE
    turns = [[edge.kind for edge in one.edges[f"t{idle:02d}"]] for one in geometry_of(rules, seen).drawn]

    for k, kinds in enumerate(turns):
        assert kinds == [turns[0][(d - k) % SIDES] for d in range(SIDES)]
    assert {edge.beside for one in geometry_of(rules, seen).drawn for edge in one.edges[f"t{idle:02d}"]} == {""}
