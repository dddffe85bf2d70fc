"""L-1: components and limits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from legendary.setups import (
    FOUR,
    SEATS,
    bought,
    factions,
    fixture,
    hero,
    holds,
    options_of,
    rules_of,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import rules_for
from rulings import asked, described, options, stands, told

RULES: Final = (Path(__file__).parents[3] / "docs" / "rules" / "legendary.md").read_text(encoding="utf-8")
MODES: Final = pytest.mark.parametrize("mode", SEATS)
SITES: Final = {
    "A1": "a1", "A2": "a2a a2b", "A3": "a3", "B1": "b1a b1b", "B2": "b2", "G1": "g1", "G2": "g2a g2b", "D1": "d1a d1b",
    "E1": "e1", "E2": "e2", "Z1": "z1a z1b",
}  # fmt: skip


@MODES
def test_the_pieces_of_the_box(mode: str) -> None:
    """L-1.1: 8 troops and 8 fleets each, 16 mercenaries, 20 cards of both kinds, 40 buildings, 15 metropolises."""
    rules = rules_of(mode)
    g = described(rules)
    for who in factions(rules):
        stands(g, f"troop_reserve {who} 8", f"fleet_reserve {who} 8")

    stands(g, "supply port 10, fortress 10, temple 10, university 10")
    stands(g, "supply troops2 3, fleets2 3, priestess 3, gold3 3, prosperity 3")
    stands(g, "supply mercenaries 16, priestesses 20, philosophers 20")


def in_the_box(piece: str) -> int:
    """The number in the table of L-1.1."""
    found = re.search(rf"^\| {piece} \| (\d+)", RULES, re.M)
    assert found is not None
    return int(found[1])


def test_the_cards_and_tiles_of_the_box() -> None:
    """L-1.1, L-21.12: as many creatures and heroes as the page of rules says; five tiles and Apollo."""
    words = FOUR.vocabulary.domains
    named = dict(re.findall(r"^\| (\w+) \| .* \| (.*) \|$", RULES.partition("## L-15")[2].partition("###")[0], re.M))

    assert words["creature"].size() == in_the_box("creature cards")
    assert words["creature"].words == tuple(name.lower() for name in named if name != "creature")
    assert set(words["figure"].words) == {name.lower() for name, area in named.items() if area not in ("–", "figure")}
    assert words["hero"].size() == in_the_box("heroes, each a card and a figure")
    assert words["god"].words == ("ares", "athena", "hera", "poseidon", "zeus", "apollo")


def test_what_is_on_the_board_is_not_in_reserve_or_supply() -> None:
    """L-1.1"""
    g = described(
        FOUR,
        *holds("blu", "A1", 3, 2),
        *holds("red", "D1", 0, 4),
        *sails("blu", "S0", 5),
        "building a1 temple, d1a gold3, d1b temple",
        "priestesses blu 3",
        "philosophers red 2",
    )

    stands(g, "troop_reserve blu 5, red 8", "fleet_reserve blu 3, red 8")
    stands(g, "supply temple 8, gold3 2, port 10, mercenaries 10, priestesses 17, philosophers 18")


def test_units_in_a_running_battle_are_not_in_reserve() -> None:
    """L-1.1, L-1.3: on land, at sea, and while somebody is asked about a retreat."""
    land = ("active blu", "attacker blu", "attack_troops 3", "attack_mercenaries 2", *holds("red", "B1", 2))
    sea = ("active blu", "attacker blu", "attack_troops 3", *sails("red", "S0", 2))
    on_land = described(FOUR, *land, "next RollOnLand land=B1")
    at_sea = described(FOUR, *sea, "next RollAtSea sea=S0")
    leaving = described(FOUR, *sea, "next RetreatFromSea who=blu sea=S0")

    stands(on_land, "troop_reserve blu 5, red 6", "fleet_reserve blu 8", "supply mercenaries 14")
    stands(at_sea, "troop_reserve blu 8", "fleet_reserve blu 5, red 6")
    stands(leaving, "troop_reserve blu 8", "fleet_reserve blu 5, red 6")


def test_what_is_said_of_reserves_and_supplies_stands() -> None:
    """L-1.1: a described position is completed only where nothing is said."""
    g = described(
        FOUR, "cycle 2", "troop_reserve blu 1", "fleet_reserve blu 2", "supply port 3", "alive red 1", "gold blu 4"
    )

    stands(g, "troop_reserve blu 1, red 8", "fleet_reserve blu 2, red 8", "supply port 3, temple 10")
    stands(g, "alive blu 1, red 1", "least everybody blu 4, red blu 4", "most everybody blu 4")
    untold = described(FOUR, "cycle 2", *holds("red", "A1"), "least everybody blu 1", "most everybody blu 9")
    stands(untold, "alive blu 0, red 1", "least everybody blu 1, red blu 5", "most everybody blu 9, red blu 5")
    # nobody is out before the first cycle
    stands(described(FOUR), "alive blu 1, red 1, grn 1, yel 1")


@pytest.mark.parametrize("units", ["troops A1 8", "mercenaries A1 16"])
def test_tokens_and_gold_are_never_scarce(units: str) -> None:
    """L-1.1: more than a hundred coins, and more prosperity than thirty tokens."""
    g = described(FOUR, *holds("blu", "A1"), units, "gold blu 500", "prosperity A1 80", "next Income")

    stands(g, "gold blu 581")


def test_the_auction_board() -> None:
    """L-1.2: four slots for 2 to 5 GP, two for heroes, five for gods, a space for every faction."""
    for mode, seats in (("ffa3", 3), ("ffa5", 5), ("duel", 4), ("team6", 6)):
        fields = {field.name: field for field in rules_of(mode).fields}
        assert fields["order"].length() == seats
        assert fields["gods"].length() == 5
    words = FOUR.vocabulary.domains
    assert words["slot"].words == ("2", "3", "4", "5")
    assert [word for word in words["hero_place"].words if word.startswith("slot")] == ["slot-1", "slot-2"]
    for slot in words["slot"].words:
        g = turn("athena", f"creatures slot-{slot} graeae 1")
        say(g, f"p1 buy {slot}")
        stands(g, f"gold blu {10 - int(slot)}")


OUT: Final = {
    "ares": (holds("blu", "A1", 8), "recruit troop A1"),
    "poseidon": ((*holds("blu", "A1"), *sails("blu", "S1", 8)), "recruit fleet S1"),
}


@pytest.mark.parametrize("god", OUT)
def test_an_empty_reserve_gives_no_paid_recruit(god: str) -> None:
    """L-1.3: it is not offered, however much gold there is; nothing is taken off the board instead."""
    start, phrase = OUT[god]
    g = turn(god, *start, "gold blu 50")

    assert options(g, "recruit") == []
    assert why(g, f"p1 {phrase}") == "reserve-empty L-1.3"


def test_the_last_pieces_of_the_reserve() -> None:
    """L-1.3: S-37. The free fleet, one for 1 GP, one for 2 GP, and then there is none."""
    g = turn("poseidon", *holds("blu", "A1"), *sails("blu", "S1", 5), "gold blu 6", "building a1 port", due=True)
    say(g, "p1 recruit fleet S1")
    stands(g, "fleet_reserve blu 2")
    say(g, "p1 recruit fleet S1", "p1 recruit fleet S1")

    stands(g, "fleet_reserve blu 0", "gold blu 3", "fleets S1 8")
    assert options(g, "recruit") == []


@pytest.mark.parametrize(("out", "given"), [(6, 2), (7, 1), (8, 0)])
def test_a_bonus_gives_what_is_left(out: int, given: int) -> None:
    """L-1.3, L-14.15: the rest is lost and not owed."""
    troops = described(FOUR, *holds("blu", "A1", out), "next ResolveBonus who=blu bonus=troops2")
    fleets = described(FOUR, *holds("blu", "A1"), *sails("blu", "S1", out), "next ResolveBonus who=blu bonus=fleets2")

    # the only place is taken by itself
    stands(troops, f"troops A1 {out + given}", f"troop_reserve blu {8 - out - given}", "asks nothing")
    stands(fleets, f"fleets S1 {out + given}", "asks nothing")
    assert troops.events[0].kind.name == ("bonus-gained" if given else "bonus-lost")


def test_eliminated_pieces_go_back_where_they_came_from() -> None:
    """L-1.3: troops and fleets to their owner's reserve, mercenaries to the supply."""
    harpy = bought("harpy", *holds("red", "A1", 2, 2))
    say(harpy, "p1 kill troop A1")
    stands(harpy, "troop_reserve red 7", "supply mercenaries 14")
    hired = bought("harpy", *holds("red", "A1", 2, 2))
    say(hired, "p1 kill mercenary A1")
    stands(hired, "troop_reserve red 6", "supply mercenaries 15")
    sea = turn("poseidon", *sails("blu", "S1", 2), *sails("red", "S0", 1))
    say(sea, "p1 sail S1 > S0 2", "nature roll 3 0")

    stands(sea, "fleet_reserve red 8, blu 6", "ruler S0 blu")


def test_mercenaries_run_out_for_everybody() -> None:
    """L-1.3: they are shared."""
    g = turn("hera", *holds("blu", "A1"), *holds("red", "D1", 0, 16))

    assert options(g, "recruit") == []
    assert why(g, "p1 recruit mercenary A1") == "supply-empty L-1.4"


def test_cards_given_up_return_to_the_supply_at_once() -> None:
    """L-1.4: four philosophers for a metropolis."""
    g = turn("athena", *holds("blu", "A1"), "philosophers blu 3, red 16", due=True)
    say(g, "p1 recruit philosopher")
    stands(g, "philosophers blu 0", "supply philosophers 4")
    say(g, "nature token prosperity", "p1 prosper A1", "p1 recruit philosopher")

    stands(g, "philosophers blu 1", "supply philosophers 3")


@pytest.mark.parametrize(
    ("god", "card", "cards"),
    [("zeus", "priestess", "priestesses red 20"), ("athena", "philosopher", "philosophers red 20")],
)
def test_an_empty_supply_gives_no_card(god: str, card: str, cards: str) -> None:
    """L-1.4: neither free nor for gold."""
    g = turn(god, *holds("blu", "A1"), cards, due=True)
    assert options(g, "recruit") == []
    assert why(g, f"p1 recruit {card}") == "supply-empty L-1.4"
    say(g, f"p1 {options(g, 'build')[0]}")

    assert told(g)[-1] == "free-action-lapsed blu"
    assert why(g, f"p1 recruit {card}") == "supply-empty L-1.4"


def test_a_gain_from_an_empty_supply_is_lost() -> None:
    """L-1.4, L-13.6: a symbol, and the bonus of a metropolis."""
    g = described(FOUR, "priestesses red 20", "next ClaimLand who=blu land=A1", "owner A1 blu")
    say(g, "p1 claim G2")
    assert told(g)[0] == "land-claimed blu G2"
    assert "priestess-drawn blu" not in told(g)
    stands(g, "priestesses blu 0")
    bonus = described(FOUR, "priestesses red 20", "next ResolveBonus who=blu bonus=priestess")

    stands(bonus, "priestesses blu 0")
    assert [event.kind.name for event in bonus.events] == ["bonus-lost"]


@pytest.mark.parametrize(
    ("creature", "cards"), [("dryad", "priestesses red 20"), ("satyr", "philosophers red 2, grn 18")]
)
def test_a_theft_does_not_need_the_supply(creature: str, cards: str) -> None:
    """L-1.4"""
    g = bought(creature, cards)
    if options(g, "rob red"):
        say(g, "p1 rob red")
    field = cards.split(maxsplit=1)[0]

    stands(g, f"{field} blu 1", f"supply {field} 0")


TEN: Final = ["b1a", "b1b", "b2", "g1", "g2a", "g2b", "d1a", "d1b", "e1", "e2"]
REDS: Final = tuple(
    [statement for land in ("B1", "B2", "G1", "G2", "D1", "E1", "E2") for statement in holds("red", land)]
)


@pytest.mark.parametrize(
    ("god", "kind"), [("zeus", "temple"), ("ares", "fortress"), ("poseidon", "port"), ("athena", "university")]
)
def test_a_type_that_is_not_in_supply_is_not_built(god: str, kind: str) -> None:
    """L-1.5: ten of it stand elsewhere, so that the building is left out."""
    g = turn(god, *holds("blu", "A1"), *REDS, *[f"building {site} {kind}" for site in TEN], due=True)

    assert options(g, "build") == []
    assert why(g, f"p1 build {kind} a1") == f"kind-gone {kind} L-1.5"
    say(g, f"p1 {options(g, 'recruit')[0]}")
    assert told(g)[-1] == "free-action-lapsed blu"


def test_hera_does_not_offer_a_type_that_is_gone() -> None:
    """L-1.5, L-10.5.1"""
    g = turn("hera", *holds("blu", "A1"), *REDS, *[f"building {site} temple" for site in TEN], due=True)

    assert options_of(g, "build") == ["port a1", "fortress a1", "university a1"]
    assert why(g, "p1 build temple a1") == "kind-gone temple L-1.5"


def test_cyclops_does_not_change_into_a_type_that_is_gone() -> None:
    """L-1.5"""
    g = bought("cyclops", *holds("blu", "A1"), "building a1 port", *REDS, *[f"building {site} temple" for site in TEN])

    assert options_of(g, "change") == ["a1 fortress", "a1 university"]


FIFTEEN: Final = tuple(
    [f"building {site} {bonus}" for site, bonus in zip(
        ["a3", "b1a", "b1b", "b2", "g1", "g2a", "g2b", "d1a", "d1b", "e1", "e2", "z1a", "z1b", "a2a", "a2b"],
        ["troops2", "fleets2", "priestess", "gold3", "prosperity"] * 3,
        strict=True,
    )]
)  # fmt: skip
ALL_RED: Final = tuple([statement for land in SITES if land != "A1" for statement in holds("red", land)])


def test_without_a_metropolis_philosophers_are_kept() -> None:
    """L-1.6: all fifteen stand elsewhere."""
    g = turn("athena", *holds("blu", "A1"), *ALL_RED, *FIFTEEN, "philosophers blu 3", due=True)
    stands(g, "supply troops2 0, fleets2 0, priestess 0, gold3 0, prosperity 0")
    say(g, "p1 recruit philosopher")

    stands(g, "philosophers blu 4", "asks TakeTurn")


def test_without_a_metropolis_a_set_is_kept() -> None:
    """L-1.6: one more set is complete, and nothing happens."""
    rules = fixture("ffa4", "tb-2-home")
    start = [
        *holds("blu", "A1"),
        *holds("blu", "H1"),
        *holds("blu", "H2"),
        *holds("blu", "H3"),
        *ALL_RED,
        *FIFTEEN,
        "building h1 port, h2 fortress, h3 temple",
    ]
    g = turn("athena", *start, rules=rules, due=True)
    say(g, "p1 build university a1")

    stands(g, "building a1 university, h1 port, h2 fortress, h3 temple", "asks TakeTurn", "supply port 9")


def test_without_a_metropolis_no_hero_is_sacrificed_for_one() -> None:
    """L-1.6"""
    start = (*holds("blu", "A1"), *hero("croesus", "A1", "blu"), "gold blu 20", *ALL_RED)
    assert options_of(turn("ares", *start), "sacrifice") == ["croesus"]
    g = turn("ares", *start, *FIFTEEN)

    assert options_of(g, "sacrifice") == []


@pytest.mark.parametrize("battle", ["RollAtSea sea=S0", "RollOnLand land=B1"])
def test_a_die_shows_0_1_1_2_2_3(battle: str) -> None:
    """L-1.7, L-20.2: two dice, the attacker's first."""
    start = ("active blu", "attacker blu", "attack_troops 1", *sails("red", "S0"), *holds("red", "B1", 1))
    g = described(FOUR, *start, f"next {battle}")
    weights = {phrase: g.sheet.weight(i) for i, phrase in enumerate(options(g))}

    faces = (0, 1, 1, 2, 2, 3)
    rolls = [f"roll {attacker} {defender}" for attacker in faces for defender in faces]
    assert asked(g).startswith("nature ")
    assert weights == {roll: rolls.count(roll) for roll in rolls}


def track(value: str) -> list[str]:
    """What a rich faction may offer to Zeus."""
    rules = rules_for(TITLE, 3, "tb-1-home", {"offering_track": value})
    g = described(
        rules, "gold blu 90", "gods 1 zeus, 2 ares, 3 hera, 4 athena, 5 poseidon", "next PlacePawn who=blu barred=none"
    )
    return options_of(g, "bid zeus")


def test_the_offering_track_is_data() -> None:
    """L-1.8: the sparse one if nothing is said, every number, or any rising list up to 25."""
    assert rules_for(TITLE, 3).setup.options["offering_track"] == "sparse"
    assert track("sparse") == ["1", "3", "5", "7", "10", "15", "20", "25"]
    assert track("every") == [str(n) for n in range(1, 26)]
    assert track("2,3,25") == ["2", "3", "25"]
    assert track("7") == ["7"]


@pytest.mark.parametrize("value", ["", "0,1", "1,1", "3,2", "1,26", "1,,2", "1,x", "-1,2", "printed", "1, 2"])
def test_a_track_that_does_not_rise_from_1_to_25_is_refused(value: str) -> None:
    """L-1.8"""
    with pytest.raises(BadSetup):
        rules_for(TITLE, 3, options={"offering_track": value})
