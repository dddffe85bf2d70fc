"""L-12.1: battles on land."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import TEAMS, explained, figure, hero, holds, options_of, phrases, sails, say, turn, why
from pelagos.games.legendary.ids import DIE
from pelagos.kernel.play import Play
from pelagos.kernel.sheet import Sheet
from rulings import asked, options, stands, told

DICE: Final = [(attacker, defender) for attacker in range(4) for defender in range(4)]
PARTY: Final = ("p1 TakeTroops", "p1 TakeMercenaries", "p1 TakeHero")
MINOTAUR: Final = figure("minotaur", "B1", "red")


def attack(*statements: str, troops: int = 3, defenders: int = 2, mercenaries: int = 0) -> Play:
    """Blu attacks red's B1 from B2 with everything; without fleets red's side has nowhere to go, blu has B2."""
    g = turn("ares", *holds("blu", "B2", troops, mercenaries), *holds("red", "B1", defenders), *statements)
    say(g, "p1 march B2 > B1")
    while asked(g) in PARTY:
        say(g, f"p1 {everybody(g)}")
    return g


def everybody(g: Play) -> str:
    """The answer that takes as many as possible along."""
    return options(g, "with ")[0] if options(g, "with ") else g.options()[-1]


def test_who_moves_in_attacks_and_the_owner_defends_with_all_he_has() -> None:
    """L-12.1.1"""
    g = attack()

    assert told(g) == ["units-marched blu B2 B1 3", "land-battle-began blu red B1"]
    stands(g, "attacker blu", "attack_troops 3", "attack_mercenaries 0", "owner B1 red", "troops B1 2, B2 0")


def test_those_who_stay_behind_do_not_fight() -> None:
    """L-12.1.1"""
    g = turn("ares", *holds("blu", "B2", 3, 2), *holds("red", "B1", 2))
    say(g, "p1 march B2 > B1", "p1 troops 1", "p1 mercenaries 1", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 2 2"
    stands(g, "troops B2 2", "mercenaries B2 1")


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 2), (2, 2), (1, 1), (2, 1), (1, 2), (4, 2)])
@pytest.mark.parametrize(("x", "y"), DICE)
def test_the_lower_total_loses_a_unit_and_equal_totals_one_each(attackers: int, defenders: int, x: int, y: int) -> None:
    """L-12.1.3, L-12.1.4, L-12.1.7, L-12.3.1"""
    g = attack(troops=attackers, defenders=defenders)
    say(g, f"nature roll {x} {y}")

    lost = int(attackers + x <= defenders + y)
    killed = int(defenders + y <= attackers + x)
    events = [f"dice-rolled {x} {y} {attackers + x} {defenders + y}"]
    events += ["troop-lost red B1"] * killed + ["troop-lost blu B1"] * lost
    assert told(g)[: len(events)] == events
    stands(g, f"troop_reserve blu {8 - attackers + lost}, red {8 - defenders + killed}")
    left, right = attackers - lost, defenders - killed
    if left and right:
        stands(g, f"attack_troops {left}", f"troops B1 {right}", "owner B1 red")
    else:
        stands(g, f"owner B1 {'blu' if left else 'red'}", f"troops B1 {left or right}", "asks TakeTurn")
        stands(g, "attacker nobody", "attack_troops 0")
        assert told(g)[-1] == ("land-captured blu red B1" if left else "land-held red B1")


def test_the_dice() -> None:
    """L-1.7, L-12.1.3: 0, 1, 1, 2, 2, 3 each, both at once."""
    g = attack()
    sheet = Sheet()
    task = g.g.agenda[-1]
    task.options(g.g, sheet)  # type: ignore[attr-defined]

    assert DIE == (1, 2, 2, 1)
    assert options(g) == [f"roll {x} {y}" for x, y in DICE]
    assert [int(sheet.weight(i)) for i in range(16)] == [DIE[x] * DIE[y] for x, y in DICE]


@pytest.mark.parametrize(
    ("standing", "totals"),
    [
        ((), "3 2"),
        (("building b1a fortress",), "3 3"),
        (("building b1a fortress, b1b fortress",), "3 4"),
        (("building b1a gold3",), "3 3"),
        (("building b1a gold3, b1b fortress",), "3 4"),
        (("building b1a port, b1b temple",), "3 2"),
        (("building b2 fortress",), "3 2"),
        (MINOTAUR, "3 4"),
        ((*MINOTAUR, "building b1a fortress"), "3 5"),
        (hero("jason", "B1", "red"), "3 3"),
        (hero("ajax", "B1", "red"), "3 4"),
        ((*hero("ajax", "B1", "red"), *hero("jason", "B1", "red")), "3 5"),
        (hero("ajax", "B2", "blu"), "5 2"),
        (hero("jason", "B2", "blu"), "4 2"),
        ((*hero("odysseus", "B2", "blu"), "building b1a fortress, b1b gold3"), "4 2"),
        ((*hero("odysseus", "B1", "red"), "building b1a fortress"), "3 4"),
        (("mercenaries B1 2",), "3 4"),
        (figure("cerberus", "B1", "red"), "3 2"),
    ],
)
def test_what_a_total_counts(standing: tuple[str, ...], totals: str) -> None:
    """L-12.1.3: Troops, heroes, Ajax 2, the Minotaur 2; fortresses and metropolises there unless Odysseus attacks."""
    g = attack(*standing)
    say(g, "nature roll 0 0")

    assert told(g)[0] == f"dice-rolled 0 0 {totals}"


def test_mercenaries_fight_like_troops() -> None:
    """L-12.1.3"""
    g = attack(troops=1, mercenaries=2)
    say(g, "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 3 2"


def test_whoever_loses_chooses_his_unit() -> None:
    """L-12.1.3: a troop, a mercenary, a hero or the Minotaur."""
    g = attack(*MINOTAUR, *hero("jason", "B1", "red"), "mercenaries B1 1", troops=8, defenders=1)
    say(g, "nature roll 3 0")

    assert asked(g) == "p2 LoseUnit"
    assert options(g) == ["lose troop", "lose mercenary", "lose jason", "lose minotaur"]
    explained(g, *phrases(g, "lose {unit}"), *phrases(g, "lose {hero}"), "stay", "end turn")
    assert why(g, "p2 lose fleet") == "no-such-unit L-12.1.3"
    assert why(g, "p2 stay") == "battle-first L-12.1.3"


@pytest.mark.parametrize(
    ("loss", "expected", "event"),
    [
        ("troop", "troop_reserve red 8", "troop-lost red B1"),
        ("mercenary", "supply mercenaries 16", "mercenary-lost red B1"),
        ("jason", "hero_place jason discard", "hero-lost red jason B1"),
        ("minotaur", "creatures discard minotaur 1, held minotaur 0", "minotaur-lost red B1"),
    ],
)
def test_where_the_lost_go(loss: str, expected: str, event: str) -> None:
    """L-12.1.4"""
    g = attack(*MINOTAUR, *hero("jason", "B1", "red"), "mercenaries B1 1", troops=8, defenders=1)
    say(g, "nature roll 3 0", f"p2 lose {loss}")

    assert told(g)[0] == event
    stands(g, expected)
    if loss == "jason":
        stands(g, "hero_land jason off", "hero_owner jason nobody")
    if loss == "minotaur":
        stands(g, "figure_area minotaur off", "figure_owner minotaur nobody")


def test_on_a_double_loss_the_defender_chooses_first() -> None:
    """L-12.1.3"""
    g = attack(*hero("jason", "B1", "red"), troops=2, defenders=2, mercenaries=1)
    say(g, "nature roll 1 1")
    assert asked(g) == "p2 LoseUnit"
    say(g, "p2 lose jason")
    assert asked(g) == "p1 LoseUnit"
    assert options(g) == ["lose troop", "lose mercenary"]
    say(g, "p1 lose mercenary")

    stands(g, "hero_place jason discard", "attack_troops 2", "attack_mercenaries 0", "troops B1 2")


def test_penthesilea_s_side_wins_ties() -> None:
    """L-12.1.3, L-16.7.1: attacking and defending; an enemy's tie costs her side nothing."""
    attacking = attack(*hero("penthesilea", "B2", "blu"), troops=1)
    say(attacking, "nature roll 1 1")
    assert told(attacking)[:2] == ["dice-rolled 1 1 3 3", "troop-lost red B1"]
    stands(attacking, "attack_troops 1", "troops B1 1")
    defending = attack(*hero("penthesilea", "B1", "red"), troops=3)
    say(defending, "nature roll 1 1")

    assert told(defending)[:2] == ["dice-rolled 1 1 4 4", "troop-lost blu B1"]
    stands(defending, "attack_troops 2", "troops B1 2", "hero_land penthesilea B1")


def test_after_a_round_the_defender_is_asked_first() -> None:
    """L-12.1.3: then the attacker, then the dice again."""
    g = attack(*sails("red", "S2"))
    say(g, "nature roll 2 0")
    assert asked(g) == "p2 RetreatFromLand"
    assert options(g) == ["stay", "retreat A3"]
    say(g, "p2 stay")
    assert asked(g) == "p1 RetreatFromLand"
    assert options(g) == ["stay", "retreat B2"]
    say(g, "p1 stay")

    assert asked(g) == "nature RollOnLand"


def test_nobody_is_asked_who_has_nowhere_to_go() -> None:
    """L-12.1.3: red without fleets; blu came from the air and has none either."""
    g = attack()
    say(g, "nature roll 2 0")
    assert asked(g) == "p1 RetreatFromLand"
    air = turn("athena", *holds("blu", "A1", 3), *holds("red", "D1", 2), "creatures slot-2 pegasus 1")
    say(air, "p1 buy 2", "p1 from A1", "p1 to D1", "p1 troops 3", "nature roll 2 0")

    assert asked(air) == "nature RollOnLand"


def test_a_retreat_takes_everybody_to_one_land() -> None:
    """L-12.1.5, L-12.1.7: free of charge; the attacker takes the land."""
    g = attack(*holds("red", "A3", 1), *sails("red", "S2"), *hero("jason", "B1", "red"), "mercenaries B1 2", troops=6)
    say(g, "nature roll 3 0", "p2 lose troop", "p2 retreat A3")

    assert told(g) == ["retreated-land red A3 4", "land-captured blu red B1"]
    stands(g, "owner B1 blu, A3 red", "troops A3 2, B1 6", "mercenaries A3 2, B1 0", "hero_land jason A3")
    stands(g, "gold red 10", "attacker nobody", "asks TakeTurn")


def test_the_attacker_retreats_with_everybody() -> None:
    """L-12.1.5, L-12.1.7: and the defender keeps the land."""
    g = attack(*hero("jason", "B2", "blu"), mercenaries=1, defenders=6)
    say(g, "nature roll 0 3", "p1 lose troop", "p1 retreat B2")

    assert told(g) == ["land-held red B1", "retreated-land blu B2 4"]
    stands(g, "owner B1 red, B2 blu", "troops B1 6, B2 2", "mercenaries B2 1", "hero_land jason B2", "gold blu 9")
    stands(g, "attacker nobody", "attack_troops 0", "attack_mercenaries 0")


def test_a_retreat_into_a_free_land_gains_it() -> None:
    """L-12.1.5, L-13.6: with its priestess. A2 lies at S0."""
    g = attack(*sails("red", "S0"))
    say(g, "nature roll 2 0")
    assert options_of(g, "retreat") == ["A2", "G1", "D1", "E2", "Z1"]
    say(g, "p2 retreat A2")

    assert told(g) == [
        "retreated-land red A2 1",
        "land-claimed red A2",
        "priestess-drawn red",
        "land-captured blu red B1",
    ]
    stands(g, "owner A2 red", "priestesses red 1")


def test_the_attacker_too_may_gain_a_free_land() -> None:
    """L-12.1.5: not only where he came from."""
    g = attack(*sails("blu", "S0"), defenders=5)
    say(g, "nature roll 0 3")
    assert options_of(g, "retreat") == ["A2", "B2", "G1", "D1", "E2", "Z1"]
    say(g, "p1 retreat Z1")

    assert told(g)[-2:] == ["land-claimed blu Z1", "priestess-drawn blu"]
    stands(g, "owner Z1 blu, B2 blu, B1 red", "troops Z1 2, B2 0", "priestesses blu 1")


def test_where_nobody_may_retreat_to() -> None:
    """L-12.1.5: others' lands even if they are empty, Medusa's, the battle's own; creatures do not matter."""
    g = attack(
        *sails("red", "S0"),
        *holds("blu", "A2"),
        *holds("grn", "G1"),
        *figure("medusa", "D1", "red"),
        *figure("cerberus", "E2", "blu"),
    )
    say(g, "nature roll 2 0")

    assert options_of(g, "retreat") == ["E2", "Z1"]
    for land in ("A2", "G1", "D1", "B1", "A1", "HOME_red"):
        assert why(g, f"p2 retreat {land}") == f"no-retreat-land {land} L-12.1.5"
    explained(g, *phrases(g, "retreat {land}"), "stay", "lose troop", "retreat S1", "end turn")


def test_a_teammate_s_fleets_carry_a_retreat_but_his_land_is_closed() -> None:
    """L-12.1.5, L-18.4, L-18.5: grn plays with red."""
    g = turn(
        "ares",
        *holds("blu", "B2", 3),
        *holds("red", "B1", 2),
        *sails("grn", "S2"),
        *sails("red", "S1"),
        *holds("grn", "A3"),
        rules=TEAMS,
    )
    say(g, "p1 march B2 > B1", "p1 troops 3", "nature roll 2 0")

    assert options_of(g, "retreat") == ["A1", "A2"]


def test_a_retreat_is_no_passage() -> None:
    """L-18.4: nobody retreats through a teammate's land; next to A2 lies only grn's A3, from where S2 leads on."""
    lands = (*holds("blu", "A1", 3), *holds("red", "A2", 2), *holds("grn", "A3"))
    g = turn("ares", *lands, *holds("red", "B1"), *sails("red", "S2"), rules=TEAMS)
    say(g, "p1 march A1 > A2", "p1 troops 3", "nature roll 2 0")

    assert asked(g) == "p1 RetreatFromLand"


def test_the_minotaur_stays_when_the_others_go() -> None:
    """L-12.1.6; S-54: the attacker is asked, then the battle goes on against strength 2."""
    g = attack(*MINOTAUR, *sails("red", "S0"), troops=4)
    say(g, "nature roll 2 1", "p2 lose troop")
    assert options_of(g, "retreat") == ["A2", "G1", "D1", "E2", "Z1"]
    say(g, "p2 retreat E2")
    assert told(g) == ["retreated-land red E2 1", "land-claimed red E2"]
    stands(g, "owner B1 red, E2 red", "troops B1 0, E2 1", "figure_area minotaur B1", "attack_troops 4")
    assert asked(g) == "p1 RetreatFromLand"
    say(g, "p1 stay", "nature roll 0 0")

    assert told(g)[:2] == ["dice-rolled 0 0 4 2", "minotaur-lost red B1"]
    stands(g, "owner B1 blu", "troops B1 4", "creatures discard minotaur 1", "alive red 1")


def test_the_attacker_may_leave_the_minotaur_alone() -> None:
    """L-12.1.6, L-12.1.7"""
    g = attack(*MINOTAUR, *sails("red", "S0"), troops=4)
    say(g, "nature roll 2 1", "p2 lose troop", "p2 retreat E2", "p1 retreat B2")

    stands(g, "owner B1 red, B2 blu", "figure_area minotaur B1", "troops B1 0, B2 4")


def test_the_only_free_land_may_be_gone_when_the_attacker_is_asked() -> None:
    """L-12.1.5, L-12.1.6: red retreats to the one land that blu could have gone to; nobody is asked then."""
    lands = [f"owner {land} grn" for land in ("A1", "A2", "A3", "G1", "G2", "D1", "E1", "Z1")]
    g = turn(
        "athena",
        *lands,
        *holds("blu", "HOME_blu", 4),
        *holds("red", "B1", 2),
        *holds("grn", "B2"),
        *figure("minotaur", "B1", "red"),
        *sails("red", "S0"),
        *sails("blu", "S2"),
        "creatures slot-2 pegasus 1",
    )
    say(g, "p1 buy 2", "p1 from HOME_blu", "p1 to B1", "p1 troops 4", "nature roll 2 1", "p2 lose troop")
    assert options(g) == ["stay", "retreat E2"]
    say(g, "p2 retreat E2")

    assert asked(g) == "nature RollOnLand"


def test_a_defender_with_only_the_minotaur_left_cannot_retreat() -> None:
    """L-12.1.6; S-54"""
    g = attack(*MINOTAUR, *sails("red", "S0"), troops=4, defenders=1)
    say(g, "nature roll 1 1", "p2 lose troop")

    assert asked(g) == "p1 RetreatFromLand"


def test_a_side_whose_only_unit_is_the_minotaur_removes_it() -> None:
    """L-12.1.4: without a question."""
    g = attack(*MINOTAUR, defenders=0)
    say(g, "nature roll 1 0")

    assert told(g)[:2] == ["dice-rolled 1 0 4 2", "minotaur-lost red B1"]
    stands(g, "owner B1 blu")


def test_the_minotaur_may_be_given_up_for_the_others() -> None:
    """L-15.17.2"""
    g = attack(*MINOTAUR, troops=5)
    say(g, "nature roll 3 0", "p2 lose minotaur")

    stands(g, "troops B1 2", "figure_area minotaur off", "owner B1 red")


def test_a_minotaur_of_somebody_else_fights_for_nobody() -> None:
    """L-13.7, L-15.17.1: he cannot stand there at rest; a battle counts only the owner's."""
    g = attack(*figure("minotaur", "HOME_blu", "blu"))
    say(g, "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 3 2"


def test_both_wiped_out_leaves_the_land_to_the_defender() -> None:
    """L-12.1.7; S-45: with a control token and all that stands there."""
    g = attack("building b1a temple, b1b gold3", troops=1, defenders=1)
    say(g, "nature roll 2 1")

    assert told(g) == ["dice-rolled 2 1 3 3", "troop-lost red B1", "troop-lost blu B1", "land-held red B1"]
    stands(g, "owner B1 red, B2 blu", "troops B1 0, B2 0", "troop_reserve blu 8, red 8", "asks TakeTurn")
    stands(g, "building b1a temple, b1b gold3", "gold red 10")


def test_heroes_alone_fight_and_fall() -> None:
    """L-12.1.1, L-12.1.7; S-50: Ajax 2 and 1 against 2 and 1."""
    g = turn("athena", *holds("blu", "A1"), *hero("ajax", "A1", "blu"), *holds("red", "A2", 2))
    say(g, "p1 lead ajax > A2", "nature roll 1 1")

    assert told(g)[0] == "dice-rolled 1 1 3 3"
    stands(g, "hero_place ajax discard", "troops A2 1", "owner A2 red, A1 blu", "asks TakeTurn")


def test_a_hero_may_be_chosen_while_troops_are_left() -> None:
    """L-12.1.3: of his choice."""
    g = attack(*hero("ajax", "B2", "blu"), troops=1, defenders=5)
    say(g, "nature roll 0 3")
    assert options(g) == ["lose troop", "lose ajax"]
    say(g, "p1 lose ajax", "p1 stay", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 1 5"


def test_hero_powers_count_only_while_the_hero_is_there() -> None:
    """L-12.1.3: Odysseus falls, and the fortress counts again."""
    g = attack(*hero("odysseus", "B2", "blu"), "building b1a fortress", troops=2, defenders=4)
    say(g, "nature roll 0 3")
    assert told(g)[0] == "dice-rolled 0 3 3 7"
    say(g, "p1 lose odysseus", "p1 stay", "nature roll 0 0")

    assert told(g)[0] == "dice-rolled 0 0 2 5"


def test_helen_s_die_is_a_2() -> None:
    """L-12.1.3, L-16.4.1: her side does not roll."""
    g = attack(*hero("helen", "B2", "blu"))
    assert options(g) == [f"roll 2 {y}" for y in range(4)]
    defended = attack(*hero("helen", "B1", "red"))

    assert options(defended) == [f"roll {x} 2" for x in range(4)]


def test_croesus_s_side_may_roll_again() -> None:
    """L-12.1.3, L-16.2.1: after both dice are seen, for 1 GP, as often as can be paid."""
    g = attack(*hero("croesus", "B2", "blu"), "gold blu 3", defenders=5)
    say(g, "nature roll 0 2")
    assert asked(g) == "p1 RerollOrAccept"
    say(g, "p1 reroll")
    assert options(g) == [f"roll {x} 2" for x in range(4)]
    say(g, "nature roll 1 2", "p1 reroll", "nature roll 3 2")
    stands(g, "gold blu 0")
    assert options(g) == ["accept"]
    assert why(g, "p1 reroll") == "too-dear 1 L-9.6"
    assert why(g, "p1 stay") == "battle-first L-12.1.3"
    say(g, "p1 accept")

    assert told(g)[0] == "dice-rolled 3 2 7 7"


def test_croesus_defends_with_his_own_die() -> None:
    """L-16.2.1: the attacker's stays; L-16.2.2: with Helen beside him there is nothing to roll again."""
    g = attack(*hero("croesus", "B1", "red"))
    say(g, "nature roll 0 2")
    assert asked(g) == "p2 RerollOrAccept"
    say(g, "p2 reroll")
    assert options(g) == [f"roll 0 {y}" for y in range(4)]
    helen = attack(*hero("croesus", "B1", "red"), *hero("helen", "B1", "red"))
    say(helen, "nature roll 0 2")

    assert not options(helen, "reroll")


def test_hector_strikes_before_the_battle() -> None:
    """L-12.1.2, L-16.3.1; S-51: his owner chooses; with one kind there is no choice; if nobody is left, no roll."""
    g = attack(*hero("hector", "B1", "red"), *hero("ajax", "B2", "blu"), troops=1, mercenaries=1, defenders=0)
    assert asked(g) == "p2 StrikeEntering"
    assert options(g) == ["strike troop", "strike mercenary"]
    explained(g, *phrases(g, "strike {unit}"), "stay")
    say(g, "p2 strike mercenary")
    stands(g, "attack_troops 1", "attack_mercenaries 0", "supply mercenaries 16", "asks RollOnLand")
    alone = attack(*hero("hector", "B1", "red"), troops=0, mercenaries=1, defenders=0)
    assert told(alone)[-2:] == ["hector-struck red mercenary B1", "land-held red B1"]
    stands(alone, "owner B1 red", "asks TakeTurn")
    troop = attack(*hero("hector", "B1", "red"), troops=2, defenders=0)
    stands(troop, "attack_troops 1", "troop_reserve blu 7", "asks RollOnLand")
    ajax = attack(*hero("hector", "B1", "red"), *hero("ajax", "B2", "blu"), troops=0, defenders=0)

    assert told(ajax)[-1] == "land-battle-began blu red B1"


def test_pandora_beckons_after_hector() -> None:
    """L-12.1.2, L-16.6.1: enemy mercenaries change sides for good; with nobody left the battle is over."""
    g = attack(*hero("pandora", "B2", "blu"), "mercenaries B1 2", troops=1, defenders=0)
    assert told(g)[-3:] == ["land-battle-began blu red B1", "pandora-beckoned blu red 2", "land-captured blu red B1"]
    stands(g, "owner B1 blu", "mercenaries B1 2", "troops B1 1")
    both = attack(*hero("pandora", "B1", "red"), *hero("hector", "B1", "red"), troops=1, mercenaries=2, defenders=0)
    say(both, "p2 strike troop")

    assert told(both)[-2:] == ["pandora-beckoned red blu 2", "land-held red B1"]
    stands(both, "mercenaries B1 2", "owner B1 red")


def test_an_attack_that_fails_leaves_the_origin_owned() -> None:
    """L-12.1.7, L-11.2.3"""
    g = attack(troops=1, defenders=3)
    say(g, "nature roll 0 3")

    assert told(g) == ["dice-rolled 0 3 1 6", "troop-lost blu B1", "land-held red B1"]
    stands(g, "owner B2 blu, B1 red", "troops B2 0, B1 3", "gold blu 9")


def test_after_a_battle_more_troops_may_come() -> None:
    """L-10.4.4"""
    g = turn("ares", *holds("blu", "B2", 3), *holds("red", "B1", 1))
    say(g, "p1 march B2 > B1", "p1 troops 1", "nature roll 0 2", "p1 march B2 > B1", "p1 troops 2", "nature roll 2 0")

    stands(g, "owner B1 blu", "troops B1 2, B2 0", "gold blu 8")


def test_nothing_else_can_be_done_inside_a_battle() -> None:
    """L-9.5, L-12.1.3"""
    g = attack(*sails("red", "S2"), *hero("ajax", "HOME_red", "red"))
    say(g, "nature roll 2 0")
    for phrase in ("end turn", "sacrifice ajax", "retreat S2", "recruit troop B1", "lose troop", "buy 2"):
        assert why(g, f"p2 {phrase}") == "battle-first L-12.1.3"


def test_s_48() -> None:
    """L-16.8.1, S-48: Odysseus, a fortress and a metropolis; the loser of the metropolis gets its bonus."""
    standing = (*holds("red", "G2", 1), "building g2a fortress, g2b gold3", *holds("blu", "G1", 3))
    g = turn("ares", *standing, *hero("odysseus", "G1", "blu"))
    say(g, "p1 march G1 > G2", "p1 troops 3", "p1 with odysseus", "nature roll 0 2")
    assert told(g)[0] == "dice-rolled 0 2 4 3"
    stands(g, "owner G2 blu", "priestesses blu 1", "gold red 13, blu 9", "building g2a fortress, g2b gold3")
    plain = turn("ares", *standing)
    say(plain, "p1 march G1 > G2", "p1 troops 3", "nature roll 0 2")

    assert told(plain)[0] == "dice-rolled 0 2 3 5"
    stands(plain, "attack_troops 2")
