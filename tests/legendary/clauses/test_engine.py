"""L-21: how the game is run."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import (
    FOUR,
    SEATS,
    bought,
    fixture,
    hero,
    holds,
    legendary,
    offerings,
    options_of,
    rules_of,
    sails,
    say,
    turn,
    why,
)
from pelagos.games.legendary.laws import at_rest
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, load, save
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import describe
from pelagos.kernel.describe import described as read
from pelagos.kernel.errors import Illegal, NotYourTurn
from pelagos.kernel.ids import NATURE
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for
from rulings import asked, described, options, stands, told, wander

MODES: Final = pytest.mark.parametrize("mode", SEATS)


def short(mode: str) -> Rules:
    return rules_for(TITLE, SEATS[mode], options={"mode": mode, "max_cycles": "2"})


@MODES
def test_there_is_always_a_question_with_an_answer_until_the_game_is_over(mode: str) -> None:
    """L-21.1; I-50: for a seat that exists, or nature."""
    rules = short(mode)
    play = Play(rules, rules.opening(), Seeded(2))
    for g in wander(play, Rng(3)):
        if play.over:
            break
        assert play.sheet.count >= 1
        assert 0 <= pending(g).seat(g) < rules.setup.seats

    assert play.g.result is not None
    assert len(play.g.result) == rules.setup.seats


def test_what_is_not_offered_changes_nothing() -> None:
    """L-21.1; I-51: nor does an answer of somebody else."""
    g = offerings()
    before = digest(g.rules, g.g)
    for phrase in ("bid zeus 11", "bid hera 1", "end turn"):
        with pytest.raises(Illegal):
            g.say(0, phrase)
    with pytest.raises(NotYourTurn):
        g.say(1, "bid zeus 1")

    assert digest(g.rules, g.g) == before


def test_an_answer_leaves_the_position_before_it_as_it_was() -> None:
    """L-21.1: a clone goes its own way."""
    g = offerings()
    before = g.g.clone()
    kept = digest(g.rules, before)
    say(g, "p1 bid zeus 3")

    assert digest(g.rules, before) == kept != digest(g.rules, g.g)


def test_a_tied_round_asks_the_defender_first() -> None:
    """L-21.2, L-12.1.3"""
    start = (*holds("blu", "B2", 2, 1), *holds("red", "B1", 2, 1))
    g = turn("ares", *start)
    say(g, "p1 march B2 > B1", "p1 troops 2", "p1 mercenaries 1", "nature roll 1 1")
    assert asked(g) == "p2 LoseUnit"
    say(g, "p2 lose mercenary")

    assert asked(g) == "p1 LoseUnit"


def test_metropolises_come_to_the_acting_faction_first_and_then_in_god_order() -> None:
    """L-21.2, L-14.13: those who have acted stand on the track already, the first of them last."""
    start = (
        "cycle 3",
        *holds("blu", "A2"),
        *holds("red", "B1"),
        *holds("grn", "D1"),
        *holds("yel", "Z1"),
        "philosophers blu 4, red 4, grn 4, yel 4",
        "gods 1 zeus, 2 ares, 3 poseidon, 4 hera, 5 athena",
        # green has acted under Zeus, blue acts under Ares, red and yellow will
        "order 4 grn",
        "returned 1",
        "pawn ares blu, poseidon yel, apollo red",
        "amount ares 1, poseidon 1",
        "active blu",
        "god ares",
        "next Settle",
    )
    g = described(FOUR, *start)
    order = []
    while not g.over:
        order.append(asked(g).split()[0])
        say(g, f"{order[-1]} {options(g)[0]}", "nature token gold3" if len(order) < 4 else "nature token priestess")

    assert order == ["p1", "p3", "p4", "p2"]


def test_a_battle_interrupts_a_move_and_a_metropolis_what_brought_it_about() -> None:
    """L-21.3: what is interrupted waits and goes on."""
    g = turn("ares", *holds("blu", "B2", 3), *holds("red", "B1", 2))
    say(g, "p1 march B2 > B1", "p1 troops 3")
    names = [type(task).__name__ for task in g.g.agenda]
    assert names[0] == "EndTurn"
    assert names[1] == "Act"
    assert names[-1] == "RollOnLand"
    say(g, "nature roll 3 0", "p1 stay", "nature roll 3 0")
    stands(g, "asks TakeTurn", "owner B1 blu")

    free = turn("athena", *holds("blu", "D1"), "philosophers blu 3", due=True)
    say(free, "p1 recruit philosopher", "p1 found d1a", "nature token gold3")
    # the free building is still due
    assert options(free) == ["build university d1b"]


def test_the_chimera_waits_for_the_card_that_she_plays() -> None:
    """L-21.3, L-15.2"""
    g = bought("chimera", "creatures discard griffin 1, discard satyr 1")
    say(g, "p1 copy griffin")
    stands(g, "asks StealGold", "creatures used chimera 1")
    say(g, "p1 plunder red")

    stands(g, "creatures used chimera 0, deck chimera 1", "asks TakeTurn")


@MODES
def test_a_game_may_be_left_and_taken_up_again_at_any_question(mode: str) -> None:
    """L-21.4; I-52: saved, or described in words; nothing is lost, whatever waits."""
    rules = short(mode)
    play = Play(rules, rules.opening(), Seeded(8))
    for step, g in enumerate(wander(play, Rng(9))):
        assert digest(rules, load(rules, save(rules, g))) == digest(rules, g)
        if step % 7 == 0:
            assert digest(rules, read(rules, describe(rules, g))) == digest(rules, g)


@MODES
def test_the_laws_of_every_title_hold(mode: str) -> None:
    """L-21.1, L-21.4, L-21.7: options, words, clones, saves, secrecy, in a short game."""
    rules = short(mode)
    play = Play(rules, rules.opening(), Seeded(4))
    rng = Rng(5)
    watch = LawChecker(play, rng)
    for step, _ in enumerate(wander(play, rng)):
        watch.cheap()
        if step % 25 == 3:
            watch.dear()
    watch.final()


def test_a_cycle_runs_without_any_step_besides() -> None:
    """L-21.5: what waits on the agenda when a cycle begins."""
    g = described(FOUR, "cycle 4", "gods 1 zeus, 2 ares, 3 poseidon, 4 hera, 5 athena", "next Cycle")

    assert [type(task).__name__ for task in g.g.agenda[::-1]][1:] == [
        "FillHeroSlot",
        "RefreshTrack",
        "FillSlot",
        "FillSlot",
        "FillSlot",
        "FillSlot",
        "TurnGods",
        "Income",
        "Offerings",
        "Maintenance",
        "Actions",
        "EndOfCycle",
        "Cycle",
    ]


ARMY: Final = (*holds("blu", "B2", 2, 3), *hero("ajax", "B2", "blu"), *hero("helen", "B2", "blu"))


def test_a_move_is_asked_in_small_steps() -> None:
    """L-21.6: from and to, troops, mercenaries, each hero; until the last nothing is paid or moved."""
    g = turn("ares", *ARMY)
    start = ("gold blu 10", "troops B2 2", "mercenaries B2 3", "hero_land ajax B2, helen B2", "owner B1 nobody")
    for line, question in (
        ("march B2 > B1", "TakeTroops"),
        ("troops 1", "TakeMercenaries"),
        ("mercenaries 2", "TakeHero"),
        ("without ajax", "TakeHero"),
    ):
        say(g, f"p1 {line}")
        assert asked(g) == f"p1 {question}"
        stands(g, *start)
    say(g, "p1 with helen")

    stands(
        g, "gold blu 9", "troops B2 1, B1 1", "mercenaries B2 1, B1 2", "hero_land ajax B2, helen B1", "owner B1 blu"
    )


def test_at_least_one_unit_goes() -> None:
    """L-21.6: the last step cannot leave zero; no question offers to go back."""
    g = turn("ares", *ARMY)
    say(g, "p1 march B2 > B1")
    assert options(g) == ["troops 0", "troops 1", "troops 2"]
    say(g, "p1 troops 0")
    assert options(g) == ["mercenaries 0", "mercenaries 1", "mercenaries 2", "mercenaries 3"]
    say(g, "p1 mercenaries 0")
    assert options(g) == ["with ajax", "without ajax"]
    say(g, "p1 without ajax")

    # Helen must go and goes by herself
    stands(g, "hero_land helen B1, ajax B2", "asks TakeTurn")
    alone = turn("ares", *holds("blu", "B2", 2))
    say(alone, "p1 march B2 > B1")
    assert options(alone) == ["troops 1", "troops 2"]
    assert why(alone, "p1 troops 0") == "nobody-moves L-21.6"
    assert why(alone, "p1 troops 3") == "too-many-units 2 L-11.2.1"
    assert why(alone, "p1 end turn") == "units-first L-21.6"


@MODES
def test_every_answer_has_its_own_words(mode: str) -> None:
    """L-21.7: read back, they are the same answer."""
    rules = short(mode)
    play = Play(rules, rules.opening(), Seeded(6))
    for _ in wander(play, Rng(7)):
        if play.over:
            break
        phrases = play.options()
        assert len(set(phrases)) == len(phrases)
        answers = list(play.sheet.answers())
        assert [rules.vocabulary.read(phrase) for phrase in phrases] == answers


def test_a_question_with_a_single_answer_is_answered_by_itself() -> None:
    """L-21.8: and it stands in the log."""
    g = turn("athena", *holds("blu", "A1"), "philosophers blu 3", due=True)
    say(g, "p1 recruit philosopher")

    assert [g.rules.vocabulary.words(said.answer) for said in g.log] == ["recruit philosopher", "found a1"]
    assert asked(g) == "nature DrawToken"


def test_except_where_that_would_tell_a_secret() -> None:
    """L-21.8, L-19.4: an offer, a turn, a card looked at, a die to roll again."""
    offer = offerings("gold blu 0")
    assert (asked(offer), options(offer)) == ("p1 PlacePawn", ["bid apollo"])
    menu = turn("athena", "gold blu 0")
    assert (asked(menu), options(menu)) == ("p1 TakeTurn", ["end turn"])
    looked = turn("zeus", "gold blu 0")
    say(looked, "p1 peek", "nature draw harpy")
    assert (asked(looked), options(looked)) == ("p1 PlayOrReturn", ["return"])
    rolled = turn("ares", *holds("blu", "B2", 2), *hero("croesus", "B2", "blu"), *holds("red", "B1", 2), "gold blu 1")
    say(rolled, "p1 march B2 > B1", "p1 troops 2", "p1 with croesus", "nature roll 0 3")

    stands(rolled, "gold blu 0")
    assert (asked(rolled), options(rolled)) == ("p1 RerollOrAccept", ["accept"])


def test_how_the_attackers_came_plays_no_part_in_where_they_may_go() -> None:
    """L-21.9, L-12.1.5: from Z1 over the sea, and back to any accessible land of theirs or a free one."""
    g = turn("ares", *holds("blu", "Z1", 3), *holds("blu", "A1"), *holds("red", "A2", 3), *sails("blu", "S0"))
    say(g, "p1 march Z1 > A2", "p1 troops 3", "nature roll 0 1")
    assert asked(g) == "p2 RetreatFromLand"
    say(g, "p2 stay")

    assert asked(g) == "p1 RetreatFromLand"
    assert {"A1", "A3", "Z1"} <= set(options_of(g, "retreat"))


def test_a_battle_in_which_all_fall_keeps_the_land_with_the_defender() -> None:
    """L-21.9, L-12.1.7"""
    g = turn("ares", *holds("blu", "B2", 1), *holds("red", "B1", 1))
    say(g, "p1 march B2 > B1", "nature roll 1 1")

    stands(g, "owner B1 red", "troops B1 0, B2 0", "asks TakeTurn")


def test_after_each_metropolis_conversions_are_looked_at_again() -> None:
    """L-21.10, L-14.13: eight philosophers make two, one after the other."""
    g = described(
        FOUR,
        "cycle 3",
        *holds("blu", "A2"),
        *holds("blu", "D1"),
        "philosophers blu 8",
        "active blu",
        "god athena",
        "pawn athena blu",
        "amount athena 1",
        "gods 1 athena, 2 ares, 3 zeus, 4 hera, 5 poseidon",
        "next Settle",
    )
    say(g, "p1 found a2a", "nature token gold3")
    stands(g, "philosophers blu 0", "gold blu 8")
    say(g, "p1 found d1a", "nature token gold3")

    stands(g, "building a2a gold3, d1a gold3", "gold blu 11", "asks nothing")


def test_a_creature_is_paid_looks_for_targets_acts_and_is_put_away() -> None:
    """L-21.11: without a target it is discarded at once."""
    fizzled = bought("dryad")
    assert told(fizzled) == ["creature-bought blu dryad 2", "effect-lost blu dryad"]
    stands(fizzled, "creatures discard dryad 1", "gold blu 8", "asks TakeTurn")
    acting = bought("dryad", "priestesses red 1, grn 1")
    stands(acting, "creatures used dryad 1", "gold blu 8", "asks StealPriestess")
    say(acting, "p1 rob red")
    stands(acting, "creatures discard dryad 1", "asks TakeTurn")
    figure = bought("medusa")
    say(figure, "p1 place A1")

    stands(figure, "creatures held medusa 1, discard medusa 0", "figure_owner medusa blu")


def test_a_creature_that_completes_a_set_brings_a_metropolis_before_the_menu() -> None:
    """L-21.11, L-14.13: S-77"""
    lands = (*holds("blu", "A2"), *holds("blu", "B1"), "building a2a port, a2b port, b1a fortress, b1b temple")
    g = bought("cyclops", *lands)
    say(g, "p1 change a2b university")

    assert asked(g) == "p1 FoundMetropolis"


def test_everything_has_one_fixed_word() -> None:
    """L-21.12: cards that come later come last."""
    words = FOUR.vocabulary.domains

    assert words["god"].words == ("ares", "athena", "hera", "poseidon", "zeus", "apollo")
    assert words["kind"].words == ("port", "fortress", "temple", "university")
    assert words["bonus"].words == ("troops2", "fleets2", "priestess", "gold3", "prosperity")
    assert " ".join(words["creature"].words).startswith(
        "charon chimera cyclops dryad giant griffin harpy graeae pegasus satyr sphinx sylph "
        "cerberus hydra kraken medusa minotaur polyphemus"
    )
    heroes = "ajax croesus hector helen jason pandora penthesilea odysseus perseus"
    assert " ".join(words["hero"].words).startswith(heroes)


@pytest.mark.parametrize(
    ("gold", "temples", "slots"),
    [(0, 0, ""), (2, 0, "2"), (3, 0, "2 3"), (2, 2, "2 3 4"), (5, 0, "2 3 4 5"), (0, 3, "2 3")],
)
def test_a_creature_is_offered_if_the_purse_covers_its_price_after_all_discounts(
    gold: int, temples: int, slots: str
) -> None:
    """L-21.13, L-10.7.2"""
    sites = ["a2a", "a2b", "d1a"][:temples]
    g = turn(
        "athena",
        *holds("blu", "A2"),
        *holds("blu", "D1"),
        *[f"building {site} temple" for site in sites],
        "creatures slot-2 dryad 1, slot-3 harpy 1, slot-4 giant 1, slot-5 satyr 1",
        f"gold blu {gold}",
    )

    assert options_of(g, "buy") == slots.split()


def test_a_purchase_empties_the_slot_and_marks_the_discounts() -> None:
    """L-21.13"""
    lands = (*holds("blu", "A2"), "building a2a temple, a2b temple", *holds("blu", "D1"), "building d1a temple")
    g = turn("athena", *lands, "creatures slot-2 graeae 1")
    say(g, "p1 buy 2")

    assert told(g)[0] == "creature-bought blu graeae 0"
    stands(g, "temple_used a2a 1, a2b 1, d1a 0", "creatures slot-2 graeae 0")


def test_rest_is_where_no_effect_is_half_done() -> None:
    """L-21.2, section 0.3: the turn menu, an offer, the choice of a figure, or the end."""
    assert at_rest(legendary(turn("ares").g))
    assert at_rest(legendary(offerings().g))
    assert at_rest(legendary(described(FOUR).g))
    assert not at_rest(legendary(bought("griffin").g))
    rules = rules_of("ffa4")
    opening = Play(rules, rules.opening())
    assert opening.who == NATURE
    assert not at_rest(legendary(opening.g))
    keeping = described(
        fixture("ffa4"),
        "figure_area medusa A1",
        "figure_owner medusa blu",
        "creatures held medusa 1",
        "priestesses blu 1",
        "next KeepOrRelease who=blu left=8",
    )
    assert at_rest(legendary(keeping.g))
