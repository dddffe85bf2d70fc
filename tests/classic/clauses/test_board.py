"""C-2: the board model."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from classic.clauses import printed
from classic.setups import ALL, FIVE, FOUR, THREE, TWO, figure, turn, why
from pelagos.games.classic.board import Board, board_for
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import Rules
from rulings import asked, described, options, say, stands, told


class Printed(NamedTuple):
    """A board as the rules print it."""

    seats: int
    islands: str
    seas: str
    widths: tuple[int, ...]
    sums: tuple[int, ...]
    """Seas, land cells, islands, sea-sea edges, sea-island edges, printed prosperity, trade seas."""

    @property
    def board(self) -> Board:
        return board_for(self.seats)


FIVE_BOARD: Final = Printed(
    5,
    printed.FIVE_ISLANDS,
    printed.FIVE_SEAS,
    (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6),
    (61, 30, 13, 102, 92, 11, 6),
)
FOUR_BOARD: Final = Printed(
    4, printed.FOUR_ISLANDS, printed.FOUR_SEAS, (4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4), (46, 23, 10, 74, 70, 9, 6)
)
THREE_BOARD: Final = Printed(
    3, printed.THREE_ISLANDS, printed.THREE_SEAS, (2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2), (30, 17, 8, 45, 49, 8, 4)
)
BOARDS: Final = pytest.mark.parametrize("table", [FIVE_BOARD, FOUR_BOARD, THREE_BOARD], ids=["five", "four", "three"])


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def words(cell: str) -> list[str]:
    return [] if cell == "none" else cell.split()


def names(every: list[str], places: int) -> list[str]:
    """The names in a set of places."""
    return [name for i, name in enumerate(every) if places >> i & 1]


@BOARDS
def test_the_seas_are_those_of_the_table(table: Printed) -> None:
    """C-2.1"""
    assert table.board.seas == [row[0] for row in rows(table.seas)]


@BOARDS
def test_every_sea_has_the_neighbours_of_the_table(table: Printed) -> None:
    """C-2.1, C-2.3"""
    board = table.board
    for i, (sea, trade, seas, islands) in enumerate(rows(table.seas)):
        assert [sea, board.trade[i]] == [sea, int(trade)]
        assert [sea, names(board.seas, board.sea_neighbours[i])] == [sea, words(seas)]
        assert [sea, names(board.islands, board.islands_of_sea[i])] == [sea, words(islands)]


@BOARDS
def test_every_island_has_the_slots_prosperity_and_shores_of_the_table(table: Printed) -> None:
    """C-2.1, C-2.5, C-2.7"""
    board = table.board
    assert board.islands == [row[0] for row in rows(table.islands)]
    for i, (island, _, slots, beside, prosperity, seas) in enumerate(rows(table.islands)):
        found = (board.slots_under_site[i] + board.slots_beside_site[i], board.slots_beside_site[i])
        assert [island, *found] == [island, int(slots), int(beside)]
        assert [island, board.prosperity[i]] == [island, int(prosperity)]
        assert [island, names(board.seas, board.ring[i])] == [island, words(seas)]


@BOARDS
def test_every_cell_lies_where_the_map_shows_it(table: Printed) -> None:
    """C-2.1: a cell is named by its row and its column; a sea by its cell, an island covers the cells of the table."""
    cells = [f"{'abcdefghijk'[row]}{column + 1}" for row, width in enumerate(table.widths) for column in range(width)]
    found = dict(zip(cells, table.board.cells.values(), strict=True))

    assert {cell for cell, word in found.items() if cell == word} == set(table.board.seas)
    for row in rows(table.islands):
        assert [cell for cell, word in found.items() if word == row[0]] == words(row[1])


@BOARDS
def test_the_printed_checksums_hold(table: Printed) -> None:
    """C-2.1"""
    board = table.board
    seas, land, islands, sea_edges, shore_edges, prosperity, trade = table.sums

    assert (len(board.seas), len(board.cells) - len(board.seas), len(board.islands)) == (seas, land, islands)
    assert sum(int(near).bit_count() for near in board.sea_neighbours) == 2 * sea_edges
    assert sum(int(near).bit_count() for near in board.islands_of_sea) == shore_edges
    assert (sum(list(board.prosperity)), sum(list(board.trade))) == (prosperity, trade)


@BOARDS
def test_adjacency_is_symmetric_and_no_island_touches_another(table: Printed) -> None:
    """C-2.3; INV-40"""
    board = table.board
    for a in range(len(board.seas)):
        assert not board.sea_neighbours[a] >> a & 1
        for b in range(len(board.seas)):
            assert board.sea_neighbours[a] >> b & 1 == board.sea_neighbours[b] >> a & 1
        for island in range(len(board.islands)):
            assert board.islands_of_sea[a] >> island & 1 == board.ring[island] >> a & 1
    coast = {name for row in rows(table.islands) for name in words(row[5])}
    assert coast <= set(board.seas)


SMALL: Final = {
    "rows": ["$a1 a2", "i01 b2 b3", "c1 i01"],
    "sums": {
        "seas": 5,
        "land": 2,
        "islands": 1,
        "sea_edges": 6,
        "shore_edges": 4,
        "prosperity": 1,
        "trade": 1,
    },
    "starts": {"2": [{"islands": ["i01"], "fleets": ["a2", "b3"]}]},
}


def test_a_board_is_read_from_its_rows() -> None:
    """C-2.1: `i01` of two cells, a trade sea a1, and hexagon neighbours above and below the middle row."""
    board = Board("small", SMALL)

    assert board.name == "small"
    assert board.seas == ["a1", "a2", "b2", "b3", "c1"]
    assert [names(board.seas, near) for near in board.sea_neighbours] == [
        ["a2", "b2"],
        ["a1", "b2", "b3"],
        ["a1", "a2", "b3", "c1"],
        ["a2", "b2"],
        ["b2"],
    ]
    assert [names(board.islands, near) for near in board.islands_of_sea] == [["i01"], [], ["i01"], ["i01"], ["i01"]]
    assert (list(board.starts[2][0].islands), list(board.starts[2][0].seas)) == ([0], [1, 3])


@pytest.mark.parametrize("name", ["seas", "land", "islands", "sea_edges", "shore_edges", "prosperity", "trade"])
def test_a_wrong_checksum_is_found_when_the_board_is_loaded(name: str) -> None:
    """C-2.1"""
    sums = {**SMALL["sums"], name: 9}  # type: ignore[dict-item]
    with pytest.raises(BadSetup) as caught:
        Board("small", {**SMALL, "sums": sums})

    assert str(caught.value) == "wrong-sums(board=small)"


def test_each_number_of_players_has_its_map() -> None:
    """C-2.1, C-3.4: two play on the map of three."""
    assert [board_for(seats).name for seats in (2, 3, 4, 5)] == ["three", "three", "four", "five"]
    assert board_for(2) is board_for(3)
    for rules in ALL:
        assert list(rules.vocabulary.domains["sea"].words) == board_for(rules.setup.seats).seas
        assert list(rules.vocabulary.domains["island"].words) == board_for(rules.setup.seats).islands


@pytest.mark.parametrize("sea", rows(printed.FIVE_SEAS), ids=lambda row: row[0])
def test_a_port_acts_in_every_sea_that_touches_its_island_and_in_no_other(sea: list[str]) -> None:
    """C-2.2, C-14.4: a port on I03 counts for P3 in eight seas."""
    g = described(
        FIVE,
        "cycle 5",
        "active p1",
        "god poseidon",
        "attacker p1",
        "attackers 2",
        "sites i03 port-s 1",
        f"ruler {sea[0]} p3",
        f"fleets {sea[0]} 1",
        f"next RollAtSea sea={sea[0]}",
    )
    say(g, "nature roll 0 0")

    near = sea[0] in ("c3", "c4", "d3", "d5", "e4", "e6", "f5", "f6")
    assert told(g)[0] == f"dice-rolled 0 0 2 {2 if near else 1}"


def test_one_troop_defends_the_whole_island() -> None:
    """C-2.2: whichever sea the landing comes from, the same troop stands against it."""
    for sea, origin in (("d5", "c5"), ("f5", "g5")):
        g = turn(
            "ares",
            "owner i04 p1, i07 p1",
            "troops i04 1, i07 1",
            f"ruler {sea} p1, {origin} p1",
            f"fleets {sea} 1, {origin} 1",
        )
        say(g, f"p1 march {'i04' if sea == 'd5' else 'i07'} > i03 1")
        assert asked(g) == "nature RollOnLand"


def test_a_sea_belongs_to_one_player_while_a_fleet_is_there() -> None:
    """C-2.4: it changes hands with the fleets, and belongs to nobody without them."""
    g = turn("poseidon", "ruler c7 p4", "fleets c7 1")
    say(g, "p1 sail c6 > b6 1", "p1 stop")
    stands(g, "ruler c6 nobody", "fleets c6 0", "ruler b6 p1", "fleets b6 1")
    say(g, "p1 sail b6 > c7 1", "nature roll 3 0")

    stands(g, "ruler c7 p1", "fleets c7 1", "ruler b6 nobody")


def test_a_sea_holds_any_number_of_fleets() -> None:
    """C-2.4"""
    g = turn("poseidon", "fleets c6 6")
    say(g, "p1 recruit fleet c6")

    stands(g, "fleets c6 7", "fleet_reserve p1 0")


@BOARDS
def test_a_zone_takes_as_many_buildings_as_it_has_slots(table: Printed) -> None:
    """C-2.5, C-10.3: one or two slots under the site, none, one or two beside it."""
    rules = {5: FIVE, 4: FOUR, 3: THREE}[table.seats]
    for island, _, slots, beside, _, _ in rows(table.islands):
        under = int(slots) - int(beside)
        assert under == (1 if slots == "1" else 2)
        for zone, size in (("s", under), ("o", int(beside))):
            phrase = f"build fortress-{zone} {island}"
            for standing in range(size + 1):
                g = turn(
                    "ares",
                    f"owner {island} p1",
                    *[f"sites {island} temple-{zone} {standing}"] * (standing > 0),
                    rules=rules,
                )
                assert (phrase in options(g)) == (standing < size), (island, zone, standing)


def test_the_slots_of_a_zone_are_shared_by_all_types() -> None:
    """C-2.5: each building uses one slot of its zone, whatever its type."""
    for kind in ("port", "fortress", "temple", "university"):
        g = turn("ares", f"sites i02 {kind}-o 1, i02 {kind}-s 1", "owner i02 p1")
        assert options(g, "build") == [
            "build fortress-s i01",
            "build fortress-s i02",
            "build fortress-o i02",
            "build fortress-s i12",
            "build fortress-o i12",
        ]
        full = turn(
            "ares", f"sites i02 {kind}-o 2, i02 {kind}-s 2", "sites i12 temple-s 2, i12 temple-o 1", "owner i02 p1"
        )
        assert options(full, "build") == ["build fortress-s i01"]


def test_a_building_stays_in_its_zone() -> None:
    """C-2.5: a free slot in the other zone changes nothing."""
    g = turn("ares", "sites i12 temple-s 2")
    say(g, "p1 build fortress-o i12")

    stands(g, "sites i12 temple-s 2, i12 temple-o 0, i12 fortress-o 1, i12 fortress-s 0")
    assert why(g, "p1 build fortress-o i12") == "no-free-slot i12 C-10.4"


def test_a_metropolis_covers_its_site_and_leaves_the_other_slots() -> None:
    """C-2.6"""
    g = turn("ares", "metropolis i01 1, i12 1")

    assert options(g, "build") == ["build fortress-o i12"]
    assert why(g, "p1 build fortress-s i12") == "under-metropolis i12 C-2.6"
    assert why(g, "p1 build fortress-o i01") == "no-free-slot i01 C-10.4"


def test_an_island_has_at_most_one_metropolis() -> None:
    """C-2.6"""
    g = turn("athena", "philosophers p1 3", "metropolis i01 1", "owner i05 p1")
    say(g, "p1 recruit card")

    assert options(g) == ["found i05", "found i12"]
    assert why(g, "p1 found i01") == "metropolis-stands i01 C-2.6"


@pytest.mark.parametrize(("markers", "gold"), [(0, 2), (1, 3), (3, 5)])
def test_prosperity_is_what_is_printed_and_the_markers(markers: int, gold: int) -> None:
    """C-2.7: I01 has one printed; K1 is a trade sea."""
    g = described(FIVE, "cycle 5", f"prosperity i01 {markers}", "next Income", "next TakeTurn", "active p1", "god ares")

    stands(g, f"gold p1 {5 + gold}")


def test_an_island_is_neutral_until_troops_land_and_never_again() -> None:
    """C-2.8, C-12.6, C-12.9: it keeps its owner when the troops leave."""
    g = turn("ares", "ruler c5 p1", "fleets c5 1")
    stands(g, "owner i04 nobody")
    say(g, "p1 march i01 > i04 1")
    stands(g, "owner i04 p1", "troops i04 1, i01 0", "owner i01 p1")
    say(g, "p1 march i04 > i01 1")

    stands(g, "owner i04 p1", "troops i04 0, i01 1")


def test_troops_belong_to_the_owner_of_the_island() -> None:
    """C-2.8: what is recruited, captured and kept there is his."""
    g = turn("ares", "troops i03 0", "ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    say(g, "p1 march i01 > i03 1", "p1 recruit troop i03")

    stands(g, "owner i03 p1", "troops i03 2", "troop_reserve p1 5")


def marches(*statements: str) -> list[str]:
    """Where P1 may go from I01, his only island with troops; his own fleets stand nowhere but where it is said."""
    g = turn("ares", "ruler c6 nobody, k1 nobody", "fleets c6 0, k1 0", "troops i12 0", *statements)
    return [phrase.removeprefix("march i01 > ").removesuffix(" 1") for phrase in options(g, "march i01 > ")]


def test_one_sea_with_a_fleet_joins_the_islands_it_touches() -> None:
    """C-2.9"""
    assert marches() == []
    assert marches("ruler c6 p1", "fleets c6 1") == ["i04"]
    assert marches("ruler b6 p1", "fleets b6 1") == []


def test_a_chain_leads_over_seas_that_touch_each_other() -> None:
    """C-2.9: C5, D5, E6 touch I01 and I04, I03 and I04, I03 and I04 and I08 in turn."""
    assert marches("ruler c5 p1, d5 p1", "fleets c5 1, d5 1") == ["i03", "i04"]
    assert marches("ruler c5 p1, d5 p1, e6 p1", "fleets c5 1, d5 2, e6 1") == ["i03", "i04", "i08"]


def test_a_gap_breaks_a_chain() -> None:
    """C-2.9: C5 touches I01 and E6 touches I08, but not each other; the sea between must hold a fleet."""
    assert marches("ruler c5 p1, e6 p1", "fleets c5 1, e6 1") == ["i04"]
    assert marches("ruler c5 p1, d5 p2, e6 p1", "fleets c5 1, d5 1, e6 1") == ["i04"]


def test_a_chain_begins_in_a_sea_of_the_first_island() -> None:
    """C-2.9: D5 does not touch I01."""
    assert marches("ruler d5 p1, e6 p1", "fleets d5 1, e6 1") == []


def test_own_islands_are_no_links() -> None:
    """C-2.9: C6 reaches I04, and E6 leads on from I04, but not from I01."""
    assert marches("owner i04 p1", "ruler c6 p1, e6 p1", "fleets c6 1, e6 1") == ["i04"]


def test_a_chain_is_a_player_s_own() -> None:
    """C-2.9"""
    assert marches("ruler c6 p2", "fleets c6 1") == []


def test_no_chain_leads_from_an_island_to_itself() -> None:
    """C-2.9"""
    g = turn("ares", "ruler c5 p1", "fleets c5 1")

    assert why(g, "p1 march i01 > i01 1") == "same-island i01 C-12.2"
    assert why(g, "p1 march i01 > i03 1") == "no-chain i01 i03 C-2.9"


def test_a_long_chain_is_followed_to_its_end() -> None:
    """C-2.9: from I02 along the northern edge to I05."""
    seas = ("a2", "a3", "b4", "c5", "c6", "c7", "c8")
    g = turn(
        "ares",
        "owner i02 p1",
        "troops i02 1",
        "ruler b3 nobody",
        "fleets b3 0",
        *[f"ruler {sea} p1" for sea in seas],
        *[f"fleets {sea} 1" for sea in seas],
        "ruler k1 nobody",
        "fleets k1 0",
    )

    assert [phrase.split()[3] for phrase in options(g, "march i02 > ")] == ["i01", "i04", "i05"]


KRAKEN: Final = ("kraken d5",)
POLYPHEMUS: Final = figure("polyphemus", "i04", "p2")
RING: Final = ("c5", "c6", "c7", "d5", "d8", "e6", "e7", "e8")
AWAY: Final = ("ruler c6 nobody, d8 nobody, e7 nobody", "fleets c6 0, d8 0, e7 0")


def test_no_fleet_enters_the_sea_of_the_kraken() -> None:
    """C-2.10, C-11.5"""
    g = turn("poseidon", *KRAKEN, "ruler c5 p1", "fleets c5 1")

    assert options(g, "sail c5") == ["sail c5 > b4 1", "sail c5 > c4 1", "sail c5 > c6 1"]
    assert why(g, "p1 sail c5 > d5 1") == "closed-sea d5 C-2.10"


def test_no_fleet_enters_the_ring_of_polyphemus() -> None:
    """C-2.10, C-11.5: every sea that touches his island is closed, and no other."""
    for sea in RING:
        near = names(board_for(5).seas, board_for(5).sea_neighbours[board_for(5).seas.index(sea)])
        outside = [other for other in near if other not in RING]
        g = turn("poseidon", *AWAY, *POLYPHEMUS, f"ruler {outside[0]} p1", f"fleets {outside[0]} 1")
        assert f"sail {outside[0]} > {sea} 1" not in options(g)
        assert why(g, f"p1 sail {outside[0]} > {sea} 1") == f"closed-sea {sea} C-2.10"
    g = turn("poseidon", *AWAY, *POLYPHEMUS, "ruler b6 p1", "fleets b6 1")
    assert options(g, "sail b6") == ["sail b6 > a5 1", "sail b6 > a6 1", "sail b6 > b7 1"]


def test_no_fleet_is_placed_in_a_closed_sea() -> None:
    """C-2.10, C-9.3"""
    g = turn("poseidon", *AWAY, *POLYPHEMUS, "kraken a3", "ruler k1 nobody", "fleets k1 0")

    assert options(g, "recruit fleet")[:3] == ["recruit fleet a5", "recruit fleet b4", "recruit fleet b6"]
    assert why(g, "p1 recruit fleet a3") == "closed-sea a3 C-2.10"
    assert why(g, "p1 recruit fleet c6") == "closed-sea c6 C-2.10"


def test_no_fleet_goes_on_into_a_closed_sea() -> None:
    """C-2.10: the second step is no different."""
    g = turn("poseidon", *KRAKEN, "ruler b4 p1", "fleets b4 1")
    say(g, "p1 sail b4 > c5 1")

    assert options(g) == ["sail c5 > b4 1", "sail c5 > c4 1", "sail c5 > c6 1", "stop"]
    assert why(g, "p1 sail c5 > d5 1") == "closed-sea d5 C-2.10"


def test_no_fleet_retreats_into_a_closed_sea() -> None:
    """C-2.10, C-14.12"""
    open_sea = turn("poseidon", "ruler c5 p3, c4 p1", "fleets c5 2, c4 2")
    say(open_sea, "p1 sail c4 > c5 2", "nature roll 3 0")
    assert options(open_sea) == ["stay", "retreat b4", "retreat c4", "retreat d5"]
    closed = turn("poseidon", "kraken b4", "ruler c5 p3, c4 p1", "fleets c5 2, c4 2")
    say(closed, "p1 sail c4 > c5 2", "nature roll 3 0")
    assert options(closed) == ["stay", "retreat c4", "retreat d5"]
    assert why(closed, "p3 retreat b4") == "closed-sea b4 C-2.10"


def test_a_sea_is_open_again_when_the_figure_is_gone() -> None:
    """C-2.10: neither figure on the board, nothing is closed."""
    g = turn("poseidon", "ruler c5 p1", "fleets c5 1")

    assert "sail c5 > d5 1" in options(g)


@pytest.mark.parametrize("rules", [TWO, THREE], ids=["two", "three"])
def test_two_and_three_players_share_their_map(rules: Rules) -> None:
    """C-2.1, C-3.4: the words for places are the same."""
    assert rules.vocabulary.domains["island"].words == ("i01", "i02", "i03", "i04", "i05", "i06", "i07", "i08")
