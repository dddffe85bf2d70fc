"""L-9: phase 5, the frame of the turns."""

from __future__ import annotations

from typing import Final

import pytest

import rulings
from legendary.setups import (
    DUEL,
    FOUR,
    FOUR_NO_HOME,
    TEAMS,
    explained,
    factions,
    fixture,
    gods_with,
    guessed,
    hero,
    holds,
    homes,
    lawful,
    legendary,
    options_of,
    phrases,
    purses,
    sails,
    say,
    turn,
    why,
)
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from rulings import asked, described, options, stands, told, who

PAWNS: Final = "pawn zeus red, ares yel, poseidon grn, apollo blu"
OFFERS: Final = "amount zeus 1, ares 1, poseidon 1"
LANDS: Final = tuple(
    [
        statement
        for who, land in zip(("blu", "red", "grn", "yel"), ("A1", "B2", "D1", "Z1"), strict=True)
        for statement in holds(who, land)
    ]
)


def phase_5(*statements: str, rules: Rules = FOUR) -> Play:
    """Zeus, Ares and Poseidon face up: red, yellow, green; blue on Apollo."""
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        gods_with("zeus"),
        PAWNS,
        OFFERS,
        *LANDS,
        *statements,
        "next Actions",
    )
    lawful(play)
    return play


def finish(g: Play) -> str:
    """Do the free actions, then end the turn; whose it was and under which god."""
    words = g.rules.vocabulary.domains
    at = legendary(g.g)
    name = f"{words['god'].word(at.god)} {words['faction'].word(at.active)}"
    while legendary(g.g).god == at.god:
        said = options(g)[0] if asked(g).endswith("PutToken") or at.build_due or at.recruit_due else "end turn"
        say(g, f"{who(g)} {said}")
        at = legendary(g.g)
        if f"{words['god'].word(at.god)} {words['faction'].word(at.active)}" != name:
            break
    return name


def test_gods_act_by_slot_and_then_apollo() -> None:
    """L-9.1: whoever's pawn is there."""
    g = phase_5()
    taken = []
    while not g.over:
        taken.append(finish(g))

    assert taken == ["zeus red", "ares yel", "poseidon grn", "apollo blu"]


def test_the_turn_order_track_is_empty_while_they_act() -> None:
    """L-9.1, L-9.7: all pawns lie on gods."""
    g = phase_5("order 1 blu, 2 red, 3 grn, 4 yel")

    stands(g, "order 1 nobody, 2 nobody, 3 nobody, 4 nobody", "active red", "god zeus")


@pytest.mark.parametrize("mode", ["ffa3", "ffa5", "team6", "duel"])
def test_every_faction_has_one_turn(mode: str) -> None:
    """L-9.1, L-3.3: with any number of them."""
    rules = fixture(mode, "tb-2-home")
    gods = ["zeus", "ares", "poseidon", "athena", "hera"][: len(factions(rules)) - 1]
    pawns = ", ".join([f"{god} {name}" for god, name in zip([*gods, "apollo"], factions(rules), strict=True)])
    g = described(
        rules,
        "cycle 3",
        *homes(rules),
        gods_with("zeus"),
        f"pawn {pawns}",
        "amount " + ", ".join([f"{god} 1" for god in gods]),
        "next Actions",
    )
    taken = []
    while not g.over:
        taken.append(finish(g).split()[1])

    assert tuple(taken) == factions(rules)


def test_a_turn_begins_afresh() -> None:
    """L-9.2: both free actions are due, nothing has been bought."""
    g = phase_5("extras 2", "looked 1", "hired 1")

    assert [event.kind.name for event in g.events] == ["turn-began"]
    stands(g, "active red", "god zeus", "build_due 1", "recruit_due 1", "extras 0", "looked 0", "hired 0")


def test_apollo_has_no_free_actions_to_wait_for() -> None:
    """L-9.2, L-10.6: his turn goes by itself but for the two tokens."""
    g = phase_5()
    for _ in range(3):
        finish(g)
    assert asked(g) == "p1 PutToken"

    stands(g, "active blu", "god apollo", "build_due 0", "recruit_due 0")


FREE: Final = {
    "ares": ("build fortress", "recruit troop"),
    "athena": ("build university", "recruit philosopher"),
    "hera": ("build", "recruit mercenary"),
    "poseidon": ("build port", "recruit fleet"),
    "zeus": ("build temple", "recruit priestess"),
}
READY: Final = (*holds("blu", "A1"), *holds("blu", "D1", 1), *sails("blu", "S0"), "creatures slot-2 dryad 1")


@pytest.mark.parametrize("god", FREE)
def test_the_free_actions_come_first(god: str) -> None:
    """L-9.2, L-9.3: they cost nothing, and nothing else can be done, not even ending the turn."""
    g = turn(god, *READY, "gold blu 0", "hero_place ajax slot-1", due=True)
    assert {" ".join(phrase.split()[:2]) for phrase in options(g)} >= {FREE[god][1]}
    assert {phrase.split()[0] for phrase in options(g)} == {"build", "recruit"}
    assert why(g, "p1 end turn") == "free-actions-first L-9.2"
    assert why(g, "p1 buy 2") == "free-actions-first L-9.2"
    for phrase in ("march D1 > A1", "sail S0 > S1 1", "peek", "hire ajax A1", "lead ajax > A1"):
        assert why(g, f"p1 {phrase}") == "free-actions-first L-9.2"


@pytest.mark.parametrize("first", [0, 1], ids=["build first", "recruit first"])
@pytest.mark.parametrize("god", FREE)
def test_the_two_free_actions_come_in_either_order(god: str, first: int) -> None:
    """L-9.3"""
    g = turn(god, *READY, due=True)
    for index in (first, 1 - first):
        verb = FREE[god][index].split()[0]
        say(g, f"p1 {options(g, verb)[0]}")

    assert options(g)[-1] == "end turn"
    stands(g, "build_due 0", "recruit_due 0", "gold blu 10", "extras 0")


@pytest.mark.parametrize("god", FREE)
def test_what_is_done_once_is_not_free_again(god: str) -> None:
    """L-9.2: while the other one is still due there is no second."""
    g = turn(god, *READY, due=True)
    say(g, f"p1 {options(g, 'recruit')[0]}")
    assert options(g, "recruit") == []
    recruit = {
        "ares": "troop A1",
        "poseidon": "fleet S0",
        "hera": "mercenary A1",
        "zeus": "priestess",
        "athena": "philosopher",
    }
    assert why(g, f"p1 recruit {recruit[god]}") == "free-actions-first L-9.2"
    say(g, f"p1 {options(g, 'build')[0]}")
    kind = {"ares": "fortress", "athena": "university", "hera": "temple", "poseidon": "port", "zeus": "temple"}[god]

    assert options(g, "build") == []
    assert why(g, f"p1 build {kind} d1b") == "build-done L-9.2"
    assert why(g, "p1 forgo") == "build-done L-9.2"


def test_optional_actions_come_in_any_order_mixed_and_paid_one_by_one() -> None:
    """L-9.2 (b): with Ares march, recruit, buy, march, recruit."""
    g = turn("ares", *holds("blu", "A1", 3), "creatures slot-2 graeae 1", "gold blu 20")
    gold = [20]
    for lines in (
        ("march A1 > A2", "troops 1"),
        ("recruit troop A1",),
        ("buy 2",),
        ("march A1 > A2", "troops 1"),
        ("recruit troop A2",),
        ("recruit troop A2",),
    ):
        say(g, *[f"p1 {line}" for line in lines])
        gold.append(int(legendary(g.g).purse(0)))

    # 1; 2; 2 for the card, which brings the income of A1; 1; 3; 4
    assert gold == [20, 19, 17, 16, 15, 12, 8]
    assert options(g)[-1] == "end turn"


def test_nothing_optional_must_be_done() -> None:
    """L-9.2: the end is always offered, and always asked for."""
    g = turn("zeus", "gold blu 0")

    assert options(g) == ["peek", "end turn"]
    rulings.say(g, "p1 end turn")
    assert told(g) == ["turn-ended blu"]


def test_the_end_of_a_turn_is_never_taken_by_itself() -> None:
    """L-9.2, L-19.4: with nothing else to do, for that would show the purse."""
    g = turn("athena", "gold blu 0")

    assert asked(g) == "p1 TakeTurn"
    assert options(g) == ["end turn"]


def test_a_possible_free_action_cannot_be_declined() -> None:
    """L-9.4: with a free site there is no forgoing."""
    g = turn("zeus", *holds("blu", "A1"), due=True)

    assert options(g) == ["build temple a1", "recruit priestess"]
    assert why(g, "p1 forgo") == "free-site-left L-14.5"


def test_building_may_be_declined_without_a_free_site() -> None:
    """L-9.4, L-14.4: S-33 (b)"""
    lands = (*holds("blu", "A1"), *holds("blu", "B2"), "building a1 fortress, b2 port")
    g = turn("zeus", *lands, due=True)
    assert options_of(g, "build") == ["temple a1", "temple b2"]
    assert "forgo" in options(g)
    say(g, "p1 forgo")

    assert told(g) == ["building-forgone blu"]
    stands(g, "building a1 fortress, b2 port", "build_due 0", "recruit_due 1")
    assert options(g) == ["recruit priestess"]


def test_an_impossible_recruit_lapses_after_the_building() -> None:
    """L-9.4: S-38. Eight troops are out; it waits as long as the building is due."""
    g = turn("ares", *holds("blu", "A1", 8), due=True)
    assert options(g) == ["build fortress a1"]
    assert why(g, "p1 recruit troop A1") == "reserve-empty L-1.3"
    stands(g, "build_due 1", "recruit_due 1")
    say(g, "p1 build fortress a1")

    assert told(g) == ["building-built blu fortress a1", "free-action-lapsed blu"]
    stands(g, "build_due 0", "recruit_due 0")
    assert options(g, "recruit") == []
    assert options_of(g, "march") == ["A1 > A2"]


def test_an_impossible_building_lapses_after_the_recruit() -> None:
    """L-9.4: with no site at all."""
    g = turn("ares", due=True)
    assert options(g) == ["recruit troop HOME_blu"]
    say(g, "p1 recruit troop HOME_blu")

    assert told(g) == ["troop-recruited blu HOME_blu 0", "free-action-lapsed blu"]
    assert options(g)[-1] == "end turn"


def test_two_impossible_actions_lapse_at_once() -> None:
    """L-9.4"""
    g = turn("ares", "troops HOME_blu 8", due=True)

    assert [event.kind.name for event in g.events] == ["free-action-lapsed"]
    stands(g, "build_due 0", "recruit_due 0", "asks TakeTurn")
    assert options(g) == ["end turn"]


def test_a_building_that_could_only_be_declined_is_not_possible() -> None:
    """L-9.4: only own buildings of the same type stand there, or metropolises."""
    lands = (*holds("blu", "A1"), *holds("blu", "B2"), "building a1 temple, b2 gold3")
    g = turn("zeus", *lands, due=True)
    assert options(g) == ["recruit priestess"]
    assert why(g, "p1 forgo") == "nothing-to-build L-9.4"
    assert why(g, "p1 build temple a1") == "same-kind temple L-14.4"
    assert why(g, "p1 build temple b2") == "metropolis-stands b2 L-14.6"
    say(g, "p1 recruit priestess")

    assert told(g)[-1] == "free-action-lapsed blu"


def test_a_building_that_waits_may_become_possible() -> None:
    """L-9.4: the fourth philosopher replaces a university by a metropolis; the free university finds no other place."""
    lands = (*holds("blu", "A1"), *holds("blu", "B2"), "building a1 university, b2 university", "philosophers blu 3")
    g = turn("athena", *lands, due=True)
    assert options(g) == ["recruit philosopher"]
    say(g, "p1 recruit philosopher", "p1 found a1", "nature token gold3")
    stands(g, "building a1 gold3, b2 university", "build_due 0")
    assert told(g)[-1] == "free-action-lapsed blu"

    # a sacrificed Odysseus gives three universities back, so that there is a site again before the recruit is done
    more = (*lands, *holds("blu", "G1"), "building g1 university", *hero("odysseus", "A1", "blu"), "philosophers blu 0")
    g = turn("athena", *more, due=True)
    assert options(g) == ["recruit philosopher", "sacrifice odysseus"]
    say(g, "p1 sacrifice odysseus", "p1 found a1", "nature token gold3")
    stands(g, "build_due 1", "recruit_due 1")
    assert options_of(g, "build") == ["university b2", "university g1"]


def test_a_kind_that_is_gone_is_no_possible_building() -> None:
    """L-9.4, L-1.5: the free site does not help."""
    ten = [f"building {site} temple" for site in ("b1a", "b1b", "b2", "g1", "g2a", "g2b", "d1a", "d1b", "e1", "e2")]
    others = [statement for land in ("B1", "B2", "G1", "G2", "D1", "E1", "E2") for statement in holds("red", land)]
    g = turn("zeus", *holds("blu", "A1"), *others, *ten, due=True)

    assert options(g) == ["recruit priestess"]
    assert why(g, "p1 build temple a1") == "kind-gone temple L-1.5"


CROESUS: Final = (*hero("croesus", "A1", "blu"), *holds("blu", "A1"), *holds("blu", "D1"), "gold blu 30")


def test_a_hero_may_be_sacrificed_before_between_and_after_the_other_actions() -> None:
    """L-9.5"""
    for done in (0, 1, 2):
        g = turn("athena", *CROESUS, due=True)
        for _ in range(done):
            say(g, f"p1 {options(g)[0]}")
        assert options_of(g, "sacrifice") == ["croesus"]
        say(g, "p1 sacrifice croesus")
        assert asked(g) == "p1 FoundMetropolis"
        stands(g, "gold blu 15")


def test_a_hero_is_not_sacrificed_inside_another_effect() -> None:
    """L-9.5: neither while a metropolis is built nor in a battle."""
    g = turn("athena", *CROESUS, "philosophers blu 3", due=True)
    say(g, "p1 recruit philosopher")
    assert asked(g) == "p1 FoundMetropolis"
    assert why(g, "p1 sacrifice croesus") == "site-first L-14.14"
    battle = turn("ares", *CROESUS, *hero("hector", "D1", "blu"), *holds("red", "A2", 2), "troops A1 2")
    say(battle, "p1 march A1 > A2", "p1 troops 2", "p1 with croesus", "nature roll 0 3")

    assert asked(battle) == "p1 RerollOrAccept"
    assert why(battle, "p1 sacrifice hector") == "battle-first L-12.1.3"


def test_nobody_sacrifices_in_another_s_turn() -> None:
    """L-9.5"""
    g = turn("athena", *[line.replace("blu", "red") for line in CROESUS])

    assert options_of(g, "sacrifice") == []
    assert why(g, "p1 sacrifice croesus") == "not-your-hero croesus L-11.3.1"


def test_penthesilea_alone_is_used_while_a_metropolis_is_built() -> None:
    """L-9.5, L-16.7.2: and never from the menu."""
    g = turn("athena", *holds("blu", "A1"), *hero("penthesilea", "A1", "blu"), "philosophers blu 3", due=True)
    assert options_of(g, "sacrifice") == []
    assert why(g, "p1 sacrifice penthesilea") == "when-founding penthesilea L-16.7.2"
    say(g, "p1 recruit philosopher")

    assert options(g) == ["found a1", "protect penthesilea"]


@pytest.mark.parametrize(
    ("god", "phrase", "price"),
    [
        ("ares", "recruit troop A1", 2),
        ("ares", "march D1 > B1", 1),
        ("athena", "recruit philosopher", 4),
        ("zeus", "recruit priestess", 4),
        ("poseidon", "recruit fleet S0", 1),
        ("poseidon", "sail S0 > S1 1", 1),
        ("hera", "recruit mercenary A1", 1),
        ("hera", "hire helen A1", 4),
        ("athena", "buy 5", 5),
        ("athena", "lead ajax > A2", 1),
    ],
)
def test_nobody_spends_more_than_is_in_the_purse(god: str, phrase: str, price: int) -> None:
    """L-9.6: the last coin may be spent."""
    start = (
        *holds("blu", "A1"),
        *holds("blu", "D1", 2),
        *sails("blu", "S0"),
        *hero("ajax", "A1", "blu"),
        "hero_place helen slot-1",
        "creatures slot-5 dryad 1",
        "priestesses red 1",
    )
    assert phrase in options(turn(god, *start, f"gold blu {price}"))
    g = turn(god, *start, f"gold blu {price - 1}")

    assert phrase not in options(g)
    assert why(g, f"p1 {phrase}") == f"too-dear {price} L-9.6"


def test_a_price_is_paid_before_the_effect() -> None:
    """L-9.6: Griffin asks whom to rob when her price is gone already."""
    g = turn("athena", "creatures slot-2 griffin 1")
    say(g, "p1 buy 2")
    assert asked(g) == "p1 StealGold"
    stands(g, "gold blu 8")
    say(g, "p1 plunder red")

    stands(g, "gold blu 13, red 5")


def test_a_team_spends_from_one_purse() -> None:
    """L-9.6, L-18.2: without asking the other."""
    g = turn("ares", *holds("blu", "A1"), "gold blu+yel 2", rules=TEAMS, who="blu")
    say(g, "p1 recruit troop A1")

    stands(g, "gold blu+yel 0")
    assert why(g, "p1 recruit troop A1") == "too-dear 3 L-9.6"


def test_a_payment_shows_that_the_gold_was_there() -> None:
    """L-9.6, L-19.2"""
    g = turn("athena", *guessed(FOUR, "blu", 10, 0, 12))
    say(g, "p1 recruit philosopher")
    stands(g, "gold blu 6", "least everybody blu 0, blu blu 6", "most everybody blu 8, blu blu 6")
    assert g.steps[-1].final
    known = turn("athena", *guessed(FOUR, "blu", 10, 5, 12))
    say(known, "p1 recruit philosopher")

    stands(known, "least everybody blu 1", "most everybody blu 8")
    assert not known.steps[-1].final


def test_pawns_return_to_the_last_free_space() -> None:
    """L-9.7: the next turn order is the reverse of this one."""
    g = phase_5()
    for space, name in ((4, "red"), (3, "yel"), (2, "grn"), (1, "blu")):
        stands(g, f"order {space} nobody", f"returned {4 - space}")
        finish(g)
        stands(g, f"order {space} {name}")

    stands(g, "order 1 blu, 2 grn, 3 yel, 4 red", "returned 4", "asks nothing")


def test_a_pawn_leaves_its_god_at_the_end_of_the_turn() -> None:
    """L-9.7: and nobody is active any more."""
    g = turn("zeus")
    stands(g, "pawn zeus blu", "amount zeus 1", "active blu", "god zeus")
    rulings.say(g, "p1 end turn")

    stands(g, "pawn zeus nobody", "amount zeus 0", "active nobody", "god none", "order 4 blu", "returned 1")
    stands(g, "extras 0", "looked 0", "hired 0", "build_due 0", "recruit_due 0")


def test_who_had_apollo_offers_first_in_the_next_cycle() -> None:
    """L-9.7"""
    g = phase_5()
    g.g.agenda.insert(0, g.rules.tasks["Offerings"]())
    for _ in range(4):
        finish(g)

    assert asked(g) == "p1 PlacePawn"


def test_an_eliminated_faction_is_skipped() -> None:
    """L-9.8: S-94. Its pawn goes back all the same; its fleet stays."""
    g = phase_5("alive yel 0", "owner Z1 red, HOME_yel red", *sails("yel", "S6"))
    finish(g)

    assert told(g)[:3] == ["turn-ended red", "turn-skipped yel", "turn-ended yel"]
    stands(g, "order 4 red, 3 yel", "active grn", "god poseidon", "ruler S6 yel", "pawn ares nobody", "amount ares 0")


def test_an_eliminated_faction_is_skipped_on_apollo_too() -> None:
    """L-9.8: no tokens, no gold."""
    g = phase_5("alive blu 0", "owner A1 red, HOME_blu red")
    for _ in range(3):
        finish(g)

    stands(g, "asks nothing", "order 1 blu", "gold blu 10")
    assert told(g)[-2:] == ["turn-skipped blu", "turn-ended blu"]


@pytest.mark.parametrize("rules", [FOUR, TEAMS, DUEL], ids=["four", "teams", "duel"])
def test_nothing_is_traded(rules: Rules) -> None:
    """L-9.9: whatever may be said in a turn, no phrase gives gold, cards or pieces away."""
    g = turn("hera", *READY, "hero_place ajax slot-1", "priestesses blu 2", rules=rules)
    verbs = {phrase.split()[0] for phrase in options(g)}

    assert verbs == {"recruit", "hire", "buy", "end"}
    for phrase in (
        "rob red",
        "plunder red" if rules is FOUR else "plunder red+grn",
        "trade",
        "give a1",
        "place mercenary A1",
    ):
        assert why(g, f"p1 {phrase}") == "not-in-a-turn L-9.2"


@pytest.mark.parametrize("god", FREE)
@pytest.mark.parametrize("due", [True, False], ids=["due", "done"])
def test_everything_that_is_not_offered_is_explained(god: str, due: bool) -> None:
    """L-9.2: of all that may be said in a turn."""
    start = (
        *holds("blu", "A1", 1),
        *holds("blu", "D1", 2),
        *holds("red", "A2", 1),
        *sails("blu", "S0", 2),
        *hero("ajax", "A1", "blu"),
        "hero_place helen slot-1",
        "creatures slot-2 dryad 1, slot-5 harpy 1",
        "gold blu 4",
        "building d1a temple",
    )
    g = turn(god, *start, due=due)

    explained(
        g,
        *phrases(g, "build {kind} {site}"),
        *phrases(g, "recruit fleet {sea}"),
        *phrases(g, "recruit troop {land}"),
        *phrases(g, "recruit mercenary {land}"),
        "recruit priestess",
        "recruit philosopher",
        *phrases(g, "sail {sea} > {sea} {1..3}"),
        *phrases(g, "march {land} > {land}"),
        *phrases(g, "lead {hero} > {land}"),
        *phrases(g, "hire {hero} {land}"),
        *phrases(g, "buy {slot}"),
        *phrases(g, "sacrifice {hero}"),
        "forgo",
        "peek",
        "end turn",
        "pass",
        "bid apollo",
        "stop",
    )


def test_a_faction_with_one_land_and_no_site_left_has_its_recruit() -> None:
    """L-9.4: its only building is of the god's own type, so that nothing can be built."""
    g = turn("zeus", *holds("blu", "A1"), "building a1 temple", rules=FOUR_NO_HOME, due=True)

    assert options(g) == ["recruit priestess"]
