"""L-2: the board, as the game uses it. tests/legendary/boards looks at the tiles and how boards are put together."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    FOUR,
    SEATS,
    factions,
    fixture,
    holds,
    homes,
    legendary,
    options_of,
    rules_of,
    sails,
    say,
    turn,
)
from pelagos.games.legendary.board import Board
from pelagos.games.legendary.boards import recommended
from pelagos.games.legendary.layout import layout_word
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules, rules_for
from rulings import asked, described, stands, told

ALL: Final = [rules_of(mode) for mode in SEATS] + [fixture("ffa4", board) for board in ("tb-1", "tb-2", "tb-1-home")]
BOARDS: Final = pytest.mark.parametrize(
    "rules", ALL, ids=lambda rules: f"{rules.setup.board}-{rules.setup.options['mode']}"
)


def board_of(rules: Rules) -> Board:
    return legendary(rules.blank()).board


@BOARDS
def test_borders_go_both_ways(rules: Rules) -> None:
    """L-2.1: land with land, land with sea, sea with sea; no area touches itself."""
    board = board_of(rules)
    for land in range(board.lands):
        assert not board.lands_of_land[land] >> land & 1
        for other in range(board.lands):
            assert board.lands_of_land[land] >> other & 1 == board.lands_of_land[other] >> land & 1
        for sea in range(board.seas):
            assert board.seas_of_land[land] >> sea & 1 == board.lands_of_sea[sea] >> land & 1
    for sea in range(board.seas):
        assert not board.seas_of_sea[sea] >> sea & 1
        for other in range(board.seas):
            assert board.seas_of_sea[sea] >> other & 1 == board.seas_of_sea[other] >> sea & 1


def test_units_step_over_borders_of_each_kind() -> None:
    """L-2.1: troops to the next land, fleets to the next sea, and a new fleet from land to the sea beside it."""
    marching = turn("ares", *holds("blu", "A2", 2))
    assert options_of(marching, "march") == ["A2 > A1", "A2 > A3"]
    sailing = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S4"))

    assert options_of(sailing, "sail") == ["S4 > S0 1", "S4 > S3 1", "S4 > S5 1"]
    assert options_of(sailing, "recruit fleet") == ["S1", "S6"]


@BOARDS
def test_an_island_is_all_land_that_hangs_together(rules: Rules) -> None:
    """L-2.2: a land's neighbours are on its island, and whoever is on it has the same one."""
    board = board_of(rules)
    for land in range(board.lands):
        island = board.island[land]
        assert island >> land & 1
        assert board.lands_of_land[land] & ~island == 0
        for other in range(board.lands):
            if island >> other & 1:
                assert board.island[other] == island
        reached = 1 << land
        while True:
            more = reached
            for other in range(board.lands):
                if reached >> other & 1:
                    more |= int(board.lands_of_land[other])
            if more == reached:
                break
            reached = more
        assert reached == island


def test_every_type_may_stand_on_every_site_and_one_on_each() -> None:
    """L-2.3: a metropolis as well."""
    lands = (*holds("blu", "A2"), *holds("blu", "D1"), "building d1a port")
    g = turn("hera", *lands, due=True)
    sites = ["a2a", "a2b", "d1b"]
    assert options_of(g, "build") == [
        f"{kind} {site}" for kind in ("fortress", "temple", "university") for site in sites
    ]
    found = turn("athena", *lands, "philosophers blu 3", due=True)
    say(found, "p1 recruit philosopher")

    assert options_of(found, "found") == sites


def attack_at_sea(*statements: str) -> str:
    """Two fleets of blue against one of red in S0; the dice and the sums."""
    g = turn("poseidon", *sails("blu", "S1", 2), *sails("red", "S0", 1), *statements)
    say(g, "p1 sail S1 > S0 2", "nature roll 0 0")
    return next(line for line in told(g) if line.startswith("dice-rolled"))


def test_a_port_acts_in_the_one_sea_that_its_site_touches() -> None:
    """L-2.4: A2 touches S0 and S1; its site a2b lies at S0, a2a at S1."""
    home = holds("red", "A2")

    assert attack_at_sea(*home) == "dice-rolled 0 0 2 1"
    assert attack_at_sea(*home, "building a2b port") == "dice-rolled 0 0 2 2"
    assert attack_at_sea(*home, "building a2a port") == "dice-rolled 0 0 2 1"
    assert attack_at_sea(*home, "building a2b gold3") == "dice-rolled 0 0 2 2"


@BOARDS
def test_the_sea_of_every_site_lies_beside_its_land(rules: Rules) -> None:
    """L-2.4"""
    board = board_of(rules)
    for site in range(board.sites):
        assert board.seas_of_land[board.site_land[site]] >> board.site_sea[site] & 1


def test_an_area_is_worth_its_print_and_its_tokens() -> None:
    """L-2.5: land and sea; S1 and A2 show nothing."""
    lands = (*holds("blu", "D1"), *holds("blu", "A2"), *sails("blu", "S0"), *sails("blu", "S1"))
    stands(described(FOUR, *lands, "gold blu 0", "next Income"), "gold blu 3")
    stands(described(FOUR, *lands, "gold blu 0", "prosperity D1 1, A2 2, S0 4, S1 8", "next Income"), "gold blu 18")


def test_a_priestess_lives_where_the_symbol_is() -> None:
    """L-2.5, L-13.6"""
    for land, drawn in (("A2", 1), ("A1", 0), ("G2", 1), ("Z1", 1), ("D1", 0)):
        g = described(fixture("ffa3", "tb-1"), "owner E1 blu", "next ClaimLand who=blu land=E1")
        say(g, f"p1 claim {land}")
        stands(g, f"priestesses blu {drawn}")


def test_a_game_takes_a_finished_board() -> None:
    """L-2.6: one of ours, or any layout of tiles in one word; the same tiles make the same game."""
    word = layout_word(recommended("ffa4"))
    ours, written = rules_of("ffa4"), rules_of("ffa4", word)

    assert written.setup.board == word
    assert ours.vocabulary.domains["land"].words == written.vocabulary.domains["land"].words
    assert asked(Play(written, written.opening())) == "nature PlaceGod"
    with pytest.raises(BadSetup, match="unknown-board"):
        rules_of("ffa4", "atlantis")
    with pytest.raises(BadSetup, match="wrong-number-of-tiles"):
        rules_for(ours.title, 3, word).blank()


def test_for_the_rules_a_board_is_what_it_has_and_what_touches() -> None:
    """L-2.7: areas with cornucopias, symbols and sites, and borders; islands follow from them."""
    board = board_of(fixture("ffa4", "tb-1"))
    again = Board(board.plan)

    assert list(again.island) == list(board.island)
    assert list(again.corn) == list(board.corn) == [1, 0, 1, 0, 1, 1, 0, 2, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0]
    assert [word for word, symbol in zip(board.land_words, board.priestess, strict=True) if symbol] == [
        "A2",
        "G2",
        "Z1",
    ]
    assert board.islands() == 6
    # nothing of it is part of a position: it follows from the setup
    names = {field.name for field in FOUR.fields}
    assert not names & {"corn", "island", "border", "priestess"}


@pytest.mark.parametrize(
    ("mode", "board", "fault"),
    [
        ("ffa4", "tb-1", "board-too-small(board=tb-1, what=lands, found=11, least=12) [L-2.9]"),
        ("ffa5", "tb-2", "board-too-small(board=tb-2, what=seas, found=9, least=10) [L-2.9]"),
        ("ffa3", "tb-1-home", "land-without-sea(board=tb-1-home, land=HOME_blu) [L-2.9]"),
    ],
)
def test_a_new_game_is_refused_on_a_board_without_room(mode: str, board: str, fault: str) -> None:
    """L-2.9: a described position may stand there all the same."""
    rules = fixture(mode, board)
    with pytest.raises(BadSetup) as caught:
        rules.opening()

    assert str(caught.value) == fault
    stands(described(rules, *homes(rules), "next Income"), "asks nothing")


@pytest.mark.parametrize(("mode", "board"), [("ffa3", "tb-1"), ("ffa4", "tb-2"), ("team4", "tb-2"), ("duel", "tb-2")])
def test_the_test_boards_have_room_for_those_they_are_made_for(mode: str, board: str) -> None:
    """L-2.9"""
    rules = fixture(mode, board)

    assert asked(Play(rules, rules.opening())) == "nature PlaceGod"


def test_what_the_game_knows_of_every_area() -> None:
    """L-2.10"""
    fields = {field.name: field for field in FOUR.fields}
    board = board_of(FOUR)

    for name in ("owner", "troops", "mercenaries"):
        assert fields[name].length() == board.lands
    for name in ("ruler", "fleets"):
        assert fields[name].length() == board.seas
    assert fields["prosperity"].length() == board.lands + board.seas
    assert fields["building"].length() == fields["temple_used"].length() == board.sites + 2
    assert fields["figure_area"].values.size() == board.lands + board.seas
    assert fields["hero_land"].values.size() == board.lands
    assert fields["owner"].values.words == factions(FOUR)
