"""L-4: set-up."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import SEATS, explained, fixture, legendary, options_of, phrases, rules_of, say, why
from pelagos.games.legendary.boards import recommended
from pelagos.games.legendary.ids import CREATURES, HEROES
from pelagos.games.legendary.tiles import tile_set
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from rulings import asked, described, options, stands, told

MODES: Final = pytest.mark.parametrize("mode", SEATS)
THREE: Final = fixture("ffa3", "tb-1")
TEAMS: Final = fixture("team4", "tb-2")
DUEL: Final = fixture("duel", "tb-2")


def opened(rules: Rules) -> Play:
    return Play(rules, rules.opening())


def placing(rules: Rules, order: str, *statements: str) -> Play:
    """Both rounds of placement, the pawns in this order."""
    pawns = ", ".join([f"{space} {who}" for space, who in enumerate(order.split(), 1)])
    return described(rules, f"order {pawns}", *statements, "next Placement")


def owned_by(who: str, lands: str) -> list[str]:
    return [f"owner {land} {who}" for land in lands.split()]


@MODES
def test_the_five_gods_are_shuffled_into_the_slots(mode: str) -> None:
    """L-4.1, L-20.1: every tile that is left is equally likely; the last slot follows by itself."""
    g = opened(rules_of(mode))
    tiles = ["ares", "athena", "hera", "poseidon", "zeus"]
    for slot, god in enumerate(("hera", "zeus", "ares", "poseidon"), 1):
        assert asked(g) == "nature PlaceGod"
        assert options(g) == [f"god {tile}" for tile in tiles]
        assert [g.sheet.weight(i) for i in range(len(tiles))] == [1] * len(tiles)
        say(g, f"nature god {god}")
        assert told(g)[0] == f"god-placed {god} {slot}"
        tiles.remove(god)

    stands(g, "gods 1 hera, 2 zeus, 3 ares, 4 poseidon, 5 athena")


@pytest.mark.parametrize(
    ("mode", "up"), [("ffa3", 2), ("ffa4", 3), ("ffa5", 4), ("team4", 3), ("team6", 5), ("duel", 3)]
)
def test_the_tiles_nearest_to_apollo_lie_face_down(mode: str, up: int) -> None:
    """L-4.1: S-09"""
    rules = rules_of(mode)
    g = legendary(rules.blank())
    gods = ("hera", "zeus", "ares", "poseidon", "athena")
    tiles = ", ".join([f"{slot} {god}" for slot, god in enumerate(gods, 1)])
    play = described(rules, f"gods {tiles}", "next PlacePawn who=blu barred=none")

    assert g.frame.gods_up == up
    assert {phrase.split()[1] for phrase in options(play)} == {*gods[:up], "apollo"}
    for god in gods[up:]:
        assert why(play, f"p1 bid {god} 1") == f"face-down {god} L-5.6"


@MODES
def test_four_creatures_come_to_the_track_the_cheapest_slot_first(mode: str) -> None:
    """L-4.2, L-20.1: from a shuffled deck of them all."""
    g = opened(rules_of(mode))
    while asked(g) == "nature PlaceGod":
        g.take(0)
    for drawn, creature, slot in ((0, "harpy", 2), (1, "kraken", 3), (2, "chimera", 4), (3, "dryad", 5)):
        assert asked(g) == "nature DrawCreature"
        assert [g.sheet.weight(i) for i in range(g.sheet.count)] == [1] * (CREATURES - drawn)
        say(g, f"nature draw {creature}")
        assert told(g)[0] == f"creature-appeared {creature} {slot}"

    stands(g, "creatures slot-2 harpy 1, slot-3 kraken 1, slot-4 chimera 1, slot-5 dryad 1")
    assert asked(g) == "nature DrawHero"


@MODES
def test_two_heroes_come_to_the_track(mode: str) -> None:
    """L-4.3, L-20.1: from a shuffled deck of all."""
    g = opened(rules_of(mode))
    while asked(g) != "nature DrawHero":
        g.take(0)
    assert [g.sheet.weight(i) for i in range(g.sheet.count)] == [1] * HEROES
    say(g, "nature hero helen")
    assert told(g)[0] == "hero-appeared helen"
    assert len(options(g)) == HEROES - 1
    say(g, "nature hero ajax")

    stands(g, "hero_place helen slot-1, ajax slot-2, jason deck, perseus deck")
    assert asked(g) == "nature OrderPawn"


@MODES
def test_everything_else_is_in_the_supply(mode: str) -> None:
    """L-4.4: metropolises, too; which of them comes next is open until it is built."""
    g = described(rules_of(mode))

    stands(g, "supply port 10, fortress 10, temple 10, university 10")
    stands(g, "supply troops2 3, fleets2 3, priestess 3, gold3 3, prosperity 3")
    stands(g, "supply mercenaries 16, priestesses 20, philosophers 20")
    first = described(rules_of(mode), "next DrawToken who=blu site=penthesilea")
    assert [first.sheet.weight(i) for i in range(first.sheet.count)] == [3] * 5


@pytest.mark.parametrize(
    ("mode", "tiles"), [("ffa3", 6), ("ffa4", 8), ("ffa5", 10), ("team4", 8), ("team6", 10), ("duel", 8)]
)
def test_the_board_has_the_tiles_of_its_mode_all_with_one_side_up(mode: str, tiles: int) -> None:
    """L-4.5: every tile once."""
    rules = rules_of(mode)
    plan = legendary(rules.blank()).board.plan
    assert len({land.tile for land in plan.lands} | {sea.tile for sea in plan.seas}) == tiles

    layout = recommended(mode)
    faces = [tile_set()[placed.tile].faces[layout.face] for placed in layout.placed]
    lands = [land.word for face in faces for land in face.lands]
    assert sorted(lands) == sorted([land.word for land in plan.lands])


@pytest.mark.parametrize(
    ("mode", "gold"), [("ffa3", 5), ("ffa4", 5), ("ffa5", 5), ("team4", 10), ("team6", 10), ("duel", 10)]
)
def test_every_faction_has_its_pieces_and_every_team_its_gold(mode: str, gold: int) -> None:
    """L-4.6, L-18.2: eight troops and eight fleets, no cards, a purse for each team."""
    rules = rules_of(mode)
    g = described(rules)
    for who in rules.vocabulary.domains["faction"].words:
        stands(g, f"troop_reserve {who} 8", f"fleet_reserve {who} 8", f"priestesses {who} 0", f"philosophers {who} 0")
        stands(g, f"alive {who} 1")
    for team in rules.vocabulary.domains["team"].words:
        stands(g, f"gold {team} {gold}", f"least everybody {team} {gold}", f"most everybody {team} {gold}")


def test_gold_is_hidden_from_others() -> None:
    """L-4.6, L-19.2"""
    rules = rules_of("team4")

    assert view(rules, rules.blank(), SPECTATOR)["fields"]["gold"] == [None, None]
    assert view(rules, rules.blank(), 0)["fields"]["gold"] == [[10], None]
    assert view(rules, rules.blank(), 1)["fields"]["gold"] == [None, [10]]
    assert view(rules, rules.blank(), 3)["fields"]["gold"] == [[10], None]


@MODES
def test_the_pawns_come_to_the_turn_order_track_at_random(mode: str) -> None:
    """L-4.7, L-20.1: one order of all factions, whatever their teams."""
    rules = rules_of(mode)
    factions = list(rules.vocabulary.domains["faction"].words)
    g = opened(rules)
    while asked(g) != "nature OrderPawn":
        g.take(0)
    order = factions[::-1]
    for space, who in enumerate(order[:-1], 1):
        assert options(g) == [f"order {left}" for left in factions]
        assert [g.sheet.weight(i) for i in range(len(factions))] == [1] * len(factions)
        say(g, f"nature order {who}")
        assert told(g)[0] == f"pawn-ordered {who} {space}"
        factions.remove(who)

    stands(g, *[f"order {space} {who}" for space, who in enumerate(order, 1)])
    assert asked(g).endswith(" ClaimLand")


def test_teammates_may_stand_side_by_side_on_the_track() -> None:
    """L-4.7: nothing makes teams alternate."""
    g = opened(rules_of("team4"))
    while asked(g) != "nature OrderPawn":
        g.take(0)
    say(g, "nature order blu")

    assert "order yel" in options(g)


def test_placement_of_three() -> None:
    """L-4.8, L-4.9, L-4.10: S-10, S-11"""
    g = placing(THREE, "blu red grn")
    assert asked(g) == "p1 ClaimLand"
    assert options_of(g, "claim") == ["A1", "A2", "A3", "B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1"]
    say(g, "p1 claim A2")
    assert told(g) == ["land-claimed blu A2", "priestess-drawn blu"]
    assert options_of(g, "claim") == ["B1", "B2", "G1", "G2", "D1", "E1", "E2", "Z1"]
    assert why(g, "p1 claim A1") == "same-island A1 L-4.8"
    say(g, "p1 claim B1")
    assert asked(g) == "p1 LaunchFleet"
    assert options_of(g, "launch") == ["S0", "S1"]
    say(g, "p1 launch S0")
    # the fleet of B1 finds one free sea and needs no answer
    assert told(g) == ["fleet-launched blu S0", "fleet-launched blu S2"]

    assert asked(g) == "p2 ClaimLand"
    say(g, "p2 claim G2", "p2 claim D1")
    assert options_of(g, "launch") == ["S3", "S4"]
    say(g, "p2 launch S4")
    assert told(g) == ["fleet-launched red S4", "no-sea-free red D1"]

    say(g, "p3 claim Z1", "p3 claim E1")
    assert told(g) == ["land-claimed grn E1", "fleet-launched grn S6", "fleet-launched grn S5"]

    assert asked(g) == "p3 ClaimThird"
    assert options_of(g, "claim") == ["A1", "A3", "B2", "G1", "E2"]
    say(g, "p3 claim A1")
    assert told(g) == ["land-claimed grn A1", "fleet-launched grn S1"]
    assert asked(g) == "p3 MusterTroop"
    assert options_of(g, "muster") == ["A1", "E1", "Z1"]
    say(g, "p3 muster Z1", "p3 muster A1", "p3 muster Z1")
    stands(g, "troops Z1 2, A1 1, E1 0", "owner E1 grn", "troop_reserve grn 5")

    say(g, "p2 claim G1", "p2 muster G1", "p2 muster G1", "p2 muster G1")
    stands(g, "ruler S3 red", "fleets S3 1", "troops G1 3, G2 0, D1 0")
    say(g, "p1 claim A3")
    assert told(g) == ["land-claimed blu A3", "no-sea-free blu A3"]
    say(g, "p1 muster A2", "p1 muster B1", "p1 muster A3")

    stands(g, "asks nothing", "fleet_reserve blu 6, red 6, grn 5", "priestesses blu 1, red 1, grn 1")
    stands(g, "supply priestesses 17", "ruler S0 blu, S2 blu, S4 red, S3 red, S6 grn, S5 grn, S1 grn")


def test_two_symbols_bring_two_priestesses_and_the_third_land_another() -> None:
    """L-4.8, L-4.10, L-13.6"""
    g = placing(THREE, "blu red grn")
    say(g, "p1 claim A2", "p1 claim G2", "p1 launch S1", "p1 launch S3")
    stands(g, "priestesses blu 2")
    say(g, "p2 claim A1", "p2 claim B1", "p2 launch S0", "p3 claim E1", "p3 claim D1", "p3 launch S5")
    say(g, "p3 claim Z1")

    stands(g, "priestesses blu 2, red 0, grn 1", "asks MusterTroop")


def test_the_first_land_may_be_any_free_one() -> None:
    """L-4.8: taken ones are refused, and nothing else can be done."""
    g = described(THREE, *owned_by("red", "A1"), "next ClaimLand who=blu land=off")

    explained(g, *phrases(g, "claim {land}"))
    assert why(g, "p1 claim A1") == "land-taken A1 L-4.8"
    assert why(g, "p1 bid zeus 1") == "placement-first L-4.8"
    assert why(g, "p1 launch S1") == "placement-first L-4.8"


def test_a_fleet_goes_to_a_free_sea_beside_its_land() -> None:
    """L-4.8: one fleet for each land, in the order the lands were chosen."""
    g = described(THREE, "ruler S6 red", "fleets S6 1", "owner A2 blu", "next LaunchFleet who=blu land=A2")

    assert options_of(g, "launch") == ["S0", "S1"]
    explained(g, *phrases(g, "launch {sea}"))
    assert why(g, "p1 launch S6") == "sea-taken S6 L-4.8"
    assert why(g, "p1 launch S4") == "sea-not-next-to-you S4 L-10.3.4"
    assert why(g, "p1 claim A1") == "placement-first L-4.8"
    say(g, "p1 launch S1")
    stands(g, "ruler S1 blu", "fleets S1 1", "fleet_reserve blu 7")


def test_two_fleets_never_share_a_sea() -> None:
    """L-4.9: E2 and Z1 both touch S0."""
    g = placing(THREE, "blu red grn")
    say(g, "p1 claim E2", "p1 claim Z1", "p1 launch S0")

    # S0 is not free any more, so that the second goes to S6
    stands(g, "fleets S0 1, S6 1", "fleet_reserve blu 6", "who p2")


def test_without_a_free_sea_the_fleet_stays_in_reserve() -> None:
    """L-4.9: set-up goes on with the second fleet."""
    busy = ("ruler S4 red, S0 red", "fleets S4 1, S0 1")
    g = described(THREE, *busy, "next LaunchBeside who=blu land=D1", "next LaunchBeside who=blu land=E1")

    stands(g, "fleet_reserve blu 7", "ruler S5 blu", "asks nothing")


def test_the_third_land_may_lie_anywhere() -> None:
    """L-4.10: also on an island where the faction is already, or its teammate."""
    lands = (*owned_by("blu", "A1 B1"), *owned_by("yel", "G1 D1"), *owned_by("red", "E1"))
    g = described(TEAMS, *lands, "next PlaceThird who=blu")

    assert options_of(g, "claim") == ["A2", "A3", "B2", "G2", "E2", "Z1", "H1", "H2", "H3", "T1", "T2"]
    explained(g, *phrases(g, "claim {land}"))
    assert why(g, "p1 claim E1") == "land-taken E1 L-4.8"
    assert why(g, "p1 muster A1") == "placement-first L-4.8"


def test_three_troops_are_spread_over_the_faction_s_lands() -> None:
    """L-4.10: any split; a land without a troop keeps its control token."""
    g = described(THREE, *owned_by("blu", "A1 B1 D1"), "owner E1 red", "next MusterTroop who=blu")

    assert options_of(g, "muster") == ["A1", "B1", "D1"]
    explained(g, *phrases(g, "muster {land}"))
    assert why(g, "p1 muster E1") == "not-your-land E1 L-13.1"
    assert why(g, "p1 claim E2") == "placement-first L-4.8"
    say(g, "p1 muster D1")
    assert told(g) == ["troop-mustered blu D1"]
    stands(g, "troops D1 1, A1 0", "owner A1 blu", "troop_reserve blu 7")


@pytest.mark.parametrize(("rules", "seat"), [(TEAMS, "p4"), (DUEL, "p1")], ids=["teams", "duel"])
def test_teammates_begin_on_different_islands(rules: Rules, seat: str) -> None:
    """L-4.11: S-12. In the second round no longer."""
    g = placing(rules, "blu red yel grn")
    say(g, "p1 claim A1", "p1 claim B1", "p1 launch S1", "p1 launch S0")
    say(g, "p2 claim G1", "p2 claim D1")
    assert asked(g) == f"{seat} ClaimLand"
    assert options_of(g, "claim") == ["G2", "E1", "E2", "Z1", "H1", "H2", "H3", "T1", "T2"]
    for land in ("A2", "A3", "B2"):
        assert why(g, f"{seat} claim {land}") == f"teammates-island {land} L-4.11"
    explained(g, *phrases(g, "claim {land}"))
    say(g, f"{seat} claim E1")
    assert options_of(g, "claim") == ["G2", "Z1", "H1", "H2", "H3", "T1", "T2"]
    assert why(g, f"{seat} claim E2") == "same-island E2 L-4.8"
    assert why(g, f"{seat} claim A2") == "teammates-island A2 L-4.11"
    third = described(rules, *owned_by("blu", "A1 B1"), *owned_by("yel", "E1 H1"), "next ClaimThird who=yel")
    assert {"A2", "A3", "B2"} <= set(options_of(third, "claim"))


def test_opponents_may_share_an_island() -> None:
    """L-4.11: only teammates are kept apart."""
    g = described(TEAMS, *owned_by("red", "A1 B1"), "next ClaimLand who=blu land=off")

    assert {"A2", "A3", "B2"} <= set(options_of(g, "claim"))


FREE_BUT: Final = "A1 A2 A3 B1 B2 G1 G2 D1 E1 E2 Z1 H1 H2 H3 T1 T2"


def all_but(lands: str, who: str) -> list[str]:
    """Everything else belongs to somebody."""
    return owned_by(who, " ".join([land for land in FREE_BUT.split() if land not in lands.split()]))


def test_without_other_land_the_teammate_s_islands_are_open_first() -> None:
    """L-4.12: A2 and A3 lie on the teammate's island, B2 on the faction's own."""
    g = described(
        TEAMS,
        *all_but("A2 A3 B2", "red"),
        *owned_by("yel", "A1"),
        *owned_by("blu", "B1"),
        "next ClaimLand who=blu land=B1",
    )

    assert options_of(g, "claim") == ["A2", "A3"]
    assert why(g, "p1 claim B2") == "same-island B2 L-4.8"


def test_without_another_island_the_own_one_is_open_last() -> None:
    """L-4.12: with it the teammate's island stays open, too, if they are the same."""
    g = described(
        TEAMS, *all_but("B2 B1", "red"), *owned_by("blu", "B1"), "next ClaimLand who=blu land=B1", "next Cycle"
    )

    # the only answer is given by itself
    stands(g, "owner B2 blu")
    shared = described(
        TEAMS,
        *all_but("A2 A3", "red"),
        *owned_by("yel", "A1"),
        *owned_by("blu", "A2"),
        "next ClaimLand who=blu land=A2",
    )
    stands(shared, "owner A3 blu")


def test_as_long_as_there_is_other_land_nothing_is_dropped() -> None:
    """L-4.12"""
    g = described(
        TEAMS, *all_but("A2 T1 T2 B2", "red"), *owned_by("yel", "A1"), "owner B1 blu", "next ClaimLand who=blu land=B1"
    )

    assert options_of(g, "claim") == ["T1", "T2"]


def test_without_any_free_land_nothing_is_taken() -> None:
    """L-4.12: neither a first, nor a second, nor a third; then there is nowhere to put a troop either."""
    full = all_but("", "red")
    g = described(TEAMS, *full, "next PlaceTwo who=blu", "next PlaceThird who=blu")
    stands(g, "asks nothing", "troop_reserve blu 8", "fleet_reserve blu 8")
    last = described(TEAMS, *all_but("T2", "red"), "next PlaceTwo who=blu")
    assert options_of(last, "launch") == ["S6", "S8"]
    stands(last, "owner T2 blu")
    third = described(TEAMS, *all_but("T2", "red"), "owner T2 blu", "next PlaceThird who=blu")

    # the three troops have one land
    stands(third, "troops T2 3", "asks nothing")


@MODES
def test_then_the_first_cycle_begins(mode: str) -> None:
    """L-4.13: with the first offering of whoever stands first on the track."""
    g = opened(rules_of(mode))
    while not asked(g).endswith("PlacePawn"):
        stands(g, "cycle 0")
        g.take(0)

    stands(g, "cycle 1")
    assert [line.split()[0] for line in told(g)][1:2] == ["cycle-began"]
    position = legendary(g.g)
    assert g.who == position.seat_of(position.order[0])
    assert [int(list(position.owner).count(who)) for who in range(position.frame.factions)] == (
        [3] * int(position.frame.factions)
    )
    assert sum(list(position.troops)) == 3 * position.frame.factions


def test_rounds_go_in_turn_order_and_back() -> None:
    """L-4.8, L-4.10: who comes last in the first round comes first in the second."""
    g = opened(rules_of("ffa5"))
    while not asked(g).endswith("ClaimLand"):
        g.take(0)
    said = []
    while asked(g).split()[1] in {"ClaimLand", "LaunchFleet", "ClaimThird", "MusterTroop"}:
        if asked(g) not in said:
            said.append(asked(g))
        g.take(0)
    first = [line.split()[0] for line in said if line.endswith("ClaimLand")]
    second = [line.split()[0] for line in said if line.endswith("ClaimThird")]

    assert first == ["p1", "p2", "p3", "p4", "p5"]
    assert second == first[::-1]
