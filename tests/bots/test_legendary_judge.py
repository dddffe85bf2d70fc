"""What Settler makes of Legendary: sets, philosophers, heroes, odds, auctions, partners."""

from __future__ import annotations

from typing import Final

import pytest

from bots.support import answer
from legendary.heroes.armies import army, clash
from legendary.setups import DUEL, FOUR, SEATS, TEAMS, hero, holds, legendary, offerings, rules_of, sails, say, turn
from pelagos.bots.bot import Budget, Reply
from pelagos.bots.legendary.bids import founds, least_offer, quiet
from pelagos.bots.legendary.judge import LegendaryJudge
from pelagos.bots.legendary.score import GOAL_WORTH, Score, metropolises_worth
from pelagos.bots.legendary.survey import Survey
from pelagos.bots.settler import Settler
from pelagos.games.legendary.ids import APOLLO, ATHENA, HERA, POSEIDON, ZEUS
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules

JUDGE: Final = LegendaryJudge()
BUDGET: Final = Budget(samples=2, steps=400)
SET_OF_THREE: Final = ("building a1 port, a2a fortress, a2b temple", *holds("blu", "A1"), *holds("blu", "A2", 2))


def says(play: Play) -> Reply:
    return answer(Settler([TITLE], {"legendary": JUDGE}), play, 7, BUDGET)


def worth(play: Play, team: int = 0) -> int:
    return int(Score(legendary(play.g), team).worth(team))


# Metropolises


def test_each_metropolis_is_worth_more_than_the_one_before() -> None:
    """L-17.2"""
    steps = [int(metropolises_worth(n + 1, 3) - metropolises_worth(n, 3)) for n in range(3)]

    assert steps == sorted(steps)
    assert steps[0] > 0


def test_the_prospect_of_a_metropolis_is_less_than_one() -> None:
    """L-16.1.2, L-16.5.2: with Ajax and seven lands, and much else, the sacrifice is made."""
    lands = ("A1", "A2", "A3", "B1", "B2", "G1", "G2", "D1")
    owned = [statement for land in lands for statement in holds("blu", land, 1)]
    g = turn("athena", *owned, *hero("ajax", "A1", "blu"), "philosophers blu 3", "gold blu 0", rules=FOUR)

    assert says(g).phrase == "sacrifice ajax"


def test_the_fourth_kind_is_built() -> None:
    """L-14.8: Hera may build any kind that is missing."""
    g = turn("hera", *SET_OF_THREE, *holds("blu", "B1", 1), due=True)

    assert says(g).phrase.startswith("build university")


def test_the_fourth_philosopher_is_bought() -> None:
    """L-10.1.3, L-14.9"""
    g = turn("athena", *holds("blu", "A2", 2), "philosophers blu 3", "gold blu 4")

    assert says(g).phrase == "recruit philosopher"


def test_the_metropolis_that_wins_is_founded_though_rivals_are_still_to_act() -> None:
    """L-17.2: the third one; whatever may be taken from blu could be taken from it anyway."""
    near = (*holds("blu", "B1", 1), *holds("blu", "A2", 2), *holds("red", "B2", 2), "pawn ares red", "amount ares 1")
    play = turn("athena", *near, "building b1a gold3, b1b troops2", "philosophers blu 3", "gold blu 4")
    founded = turn("athena", *near, "building b1a gold3, b1b troops2, a2a fleets2", "philosophers blu 0", "gold blu 0")

    assert Score(legendary(play.g), 0).dangers(0) > 0
    assert set(play.options()) == {"recruit philosopher", "end turn"}
    assert says(play).phrase == "recruit philosopher"
    assert worth(founded) > worth(play)


def test_to_reach_the_goal_with_nobody_left_to_act_is_worth_far_more_than_to_be_near() -> None:
    """L-17.1: nothing that may happen next cycle counts any more, and a prospect is no metropolis."""
    bare = (*holds("blu", "A1"), *holds("blu", "A2"), *holds("blu", "B1"), *holds("blu", "D1"), *holds("red", "B2", 3))
    near = turn("hera", *bare, "building a1 port, a2a fortress, a2b temple, b1a gold3, d1a troops2")
    there = turn("hera", *bare, "building a1 fleets2, b1a gold3, d1a troops2")

    assert worth(there) - worth(near) > GOAL_WORTH // 2


def test_a_victory_can_be_lost_but_once() -> None:
    """However many metropolises are in danger, the fear is less than what they are worth together."""
    bare = (
        "building a1 gold3, b1a troops2, d1a fleets2",
        *holds("blu", "A1"),
        *holds("blu", "B1"),
        *holds("blu", "D1"),
    )
    near = (*holds("red", "A2", 3), *holds("red", "B2", 3), *sails("red", "S0"), *sails("red", "S4"))
    score = Score(legendary(turn("zeus", *bare, *near, "pawn ares red", "amount ares 1").g), 0)

    assert GOAL_WORTH < score.dangers(0) < metropolises_worth(3, 3)


# Auctions


def test_the_god_of_the_metropolis_is_wanted_most() -> None:
    """L-7: blu has three kinds and lacks a university."""
    play = offerings(*SET_OF_THREE, *holds("blu", "B1", 1), "gods 1 athena, 2 ares, 3 zeus, 4 hera, 5 poseidon")
    reply = says(play)

    assert reply.phrase.startswith("bid athena")
    assert reply.why.name == "legendary-bids-for-metropolis"


def test_a_rival_who_would_win_is_denied_his_god() -> None:
    """L-17.2: red has two metropolises and three philosophers."""
    metropolises = ("building d1a gold3, d1b troops2", *holds("red", "D1", 3), "philosophers red 3")
    play = offerings(*metropolises, *holds("blu", "A2", 2), "gods 1 athena, 2 ares, 3 zeus, 4 hera, 5 poseidon")
    reply = says(play)

    assert reply.phrase.startswith("bid athena")
    assert reply.why.name == "legendary-denies"


def test_what_a_turn_founds() -> None:
    """L-14.8, L-14.9: by the kind that is missing, or by philosophers, if the last one can be paid."""
    g = legendary(turn("ares", *SET_OF_THREE, "philosophers red 2").g)

    assert founds(g, 0, ATHENA, 0)
    assert founds(g, 0, HERA, 0)
    assert not founds(g, 0, POSEIDON, 9)
    assert not founds(g, 0, APOLLO, 9)
    assert founds(g, 1, ATHENA, 5)
    assert not founds(g, 1, ATHENA, 0)


def test_the_least_offer_beats_what_stands_there() -> None:
    """L-7.3"""
    g = legendary(offerings().g)
    g.amount[ZEUS] = 4

    assert least_offer(g, ZEUS) == 5


def test_a_partner_is_not_ousted_for_little() -> None:
    """L-7.6: in the duel blu and yel are of one team."""
    play = offerings(rules=DUEL)
    say(play, "p1 bid zeus 1")
    while play.who != 0:
        play.say(play.who, says(play).phrase)
    reply = says(play)

    assert legendary(play.g).pawn[ZEUS] != 0 or not reply.phrase.startswith("bid zeus")


@pytest.mark.parametrize("rules", [DUEL, TEAMS], ids=["duel", "team4"])
def test_a_partner_is_not_ousted_for_a_metropolis_either(rules: Rules) -> None:
    """L-18.6: the partner founds it as well, and for less."""
    play = offerings(
        *SET_OF_THREE,
        *holds("blu", "B1", 1),
        *holds("yel", "D1", 3),
        "building d1a gold3, d1b troops2",
        "gods 1 athena, 2 ares, 3 zeus, 4 hera, 5 poseidon",
        "order 1 yel, 2 blu, 3 red, 4 grn",
        rules=rules,
    )
    say(play, f"{rules.seat_word(play.who)} bid athena 1")

    assert not says(play).phrase.startswith("bid athena")


def test_who_swims_in_gold_sees_little_in_apollo() -> None:
    """L-10.6: more of what he does not spend."""
    poor, rich = [legendary(offerings(f"gold blu {gold}").g) for gold in (10, 30)]

    assert quiet(poor, 0, 600) == 600
    assert quiet(rich, 0, 600) == 300


# Danger and battles


def test_an_empty_metropolis_is_in_danger() -> None:
    """L-11.2.4: red could walk in; a garrison helps."""
    alone = turn("zeus", *holds("blu", "B1"), "building b1a gold3", *holds("red", "B2", 2))
    held = turn("zeus", *holds("blu", "B1", 3), "building b1a gold3", *holds("red", "B2", 2))
    land = FOUR.vocabulary.domains["land"].index("B1")

    risks = [int(Survey(legendary(play.g), 0).risk[land]) for play in (alone, held)]
    assert risks[0] > 3 * risks[1] > 0


def test_medusa_without_a_priestess_is_no_lasting_wall() -> None:
    """L-8.2, L-15.16"""
    medusa = ("creatures held medusa 1", "figure_area medusa B1", "figure_owner medusa blu")
    fort = (*holds("blu", "B1", 1), *holds("red", "B2", 4), *medusa)
    land = FOUR.vocabulary.domains["land"].index("B1")
    kept = legendary(turn("zeus", *fort, "priestesses blu 1").g)
    lost = legendary(turn("zeus", *fort, "priestesses blu 0").g)

    assert Survey(kept, 0).risk[land] == 0
    assert Survey(lost, 0).risk[land] > 0


def test_he_takes_what_nobody_defends() -> None:
    """L-11.2.4: a rival's metropolis next door."""
    g = turn("ares", *holds("blu", "B2", 3), *holds("red", "B1"), "building b1a gold3", "gold blu 1")

    assert says(g).phrase == "march B2 > B1"


def test_he_does_not_run_into_walls() -> None:
    """L-12.1.3"""
    g = turn("ares", *army("blu", "B2", "1b"), *army("red", "B1", "4b"), "building b1a fortress", "gold blu 1")

    assert not says(g).phrase.startswith("march B2 > B1")


def test_a_hopeless_defender_leaves_and_says_so() -> None:
    """L-12.1.5"""
    g = clash("5b", "3b", "owner G1 red", *sails("red", "S0"))
    say(g, "nature roll 3 0")
    reply = says(g)

    assert reply.phrase.startswith("retreat")
    assert reply.why.name == "legendary-retreats"


def test_cheap_units_fall_first() -> None:
    """L-12.1.3: heroes and the Minotaur last."""
    g = clash("1b 1m ajax", "3b")
    say(g, "nature roll 0 3")

    assert says(g).phrase in ("lose troop", "lose mercenary")


def test_the_odds_are_small_numbers() -> None:
    """Twenty units have more ways than a machine word can count."""
    won, ways = JUDGE.battle(clash("8b 2m", "8b 2m").g)

    assert 0 < won < ways <= 10_000


# Teams


def test_partners_share_what_they_have() -> None:
    """L-18.1: a seat's value is its team's."""
    g = turn("ares", rules=TEAMS).g
    factions = TEAMS.vocabulary.domains["faction"].words
    mate = next(who for who in range(1, len(factions)) if legendary(g).allied(0, who))

    assert JUDGE.value(g, 0) == JUDGE.value(g, mate)


def test_a_figure_counts_while_there_is_a_priestess_to_keep_it() -> None:
    """L-8.2"""
    kraken = ("creatures held kraken 1", "figure_area kraken S6", "figure_owner kraken blu")
    gains = []
    for priestesses in (0, 1):
        cards = f"priestesses blu {priestesses}"
        gains.append(worth(turn("zeus", cards, *kraken)) - worth(turn("zeus", cards)))

    assert gains[1] > gains[0] == 0


@pytest.mark.parametrize("mode", list(SEATS))
def test_every_mode_can_be_judged_from_the_first_question(mode: str) -> None:
    """L-3.1: a few answers in every mode; nothing is changed by judging."""
    rules = rules_of(mode)
    play, rng = Play(rules, rules.opening(), Seeded(3)), Rng(3)
    settler = Settler([TITLE], {"legendary": JUDGE})
    for _ in range(12):
        play.say(play.who, answer(settler, play, int(rng.next32()), Budget(1, 60)).phrase)

    assert [JUDGE.value(play.g, seat) for seat in range(rules.setup.seats)]
