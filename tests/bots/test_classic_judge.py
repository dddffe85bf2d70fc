"""What Settler makes of Classic: metropolises, landings by the odds, offerings, denial."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from bots.support import answer
from classic.setups import FIVE, FOUR, TWO, TWO_EACH, classic, figure, offerings, turn
from pelagos.bots.bot import Budget, Reply
from pelagos.bots.classic.bids import Bids, together
from pelagos.bots.classic.chances import against, chance
from pelagos.bots.classic.judge import ClassicJudge
from pelagos.bots.classic.score import Score
from pelagos.bots.settler import Settler
from pelagos.games.classic.ids import APOLLO
from pelagos.games.classic.odds import Strength, on_land
from pelagos.games.classic.offerings import price
from pelagos.games.classic.title import TITLE
from pelagos.kernel.codec import digest
from pelagos.kernel.play import Play

BUDGET: Final = Budget(samples=2, steps=400)
THREE_TYPES: Final = "sites i01 port-o 0, i01 port-s 1, i12 fortress-s 1, i12 temple-o 1"
CHAIN: Final = ("ruler c5 p1, d5 p1, c6 nobody", "fleets c5 1, d5 1, c6 0")
"""From I01, P1's, to I03, P3's."""


def says(play: Play, budget: Budget = BUDGET) -> Reply:
    return answer(Settler([TITLE], {"classic": ClassicJudge()}), play, 7, budget)


def value(play: Play, seat: int = 0) -> int:
    return int(ClassicJudge().value(play.g, seat))


# What is good


@pytest.mark.parametrize(
    "better",
    [
        "gold p1 12",
        "priests p1 1",
        "philosophers p1 1",
        "troops i01 2",
        "fleets c6 2",
        "prosperity i01 1",
        "sites i01 port-s 1",
        "metropolis i01 1",
        "owner i04 p1",
        "philosophers p2 0",
        "metropolis i02 0",
    ],
)
def test_more_of_mine_and_less_of_theirs_is_better(better: str) -> None:
    rivals = ("philosophers p2 2", "metropolis i02 1")

    assert value(turn("zeus", *rivals, better)) > value(turn("zeus", *rivals))


def test_valuing_changes_nothing_and_is_the_same_each_time() -> None:
    play = turn("ares", *CHAIN, THREE_TYPES)
    before = digest(play.rules, play.g)

    assert value(play) == value(play)
    assert digest(play.rules, play.g) == before


def test_with_the_goal_reached_only_what_is_left_of_the_cycle_counts() -> None:
    """C-18.3: who has Ares later in this cycle may still spoil it; the next cycle never comes."""
    reached = ("metropolis i01 1, i12 1", "troops i01 1, i03 3", "ruler c5 p3, d5 p3", "fleets c5 1, d5 1")
    safe = turn("zeus", *reached)
    threatened = turn("zeus", *reached, "bidder ares p3", "amount ares 1")

    assert value(threatened) < value(safe) - 10_000


# Metropolises


def test_the_fourth_type_is_built() -> None:
    """C-15.2"""
    reply = says(turn("athena", THREE_TYPES))

    assert reply.phrase.startswith("build university")
    assert reply.why.name == "classic-founds"


def test_the_fourth_philosopher_is_bought() -> None:
    """C-15.3, C-9.1"""
    reply = says(turn("athena", "philosophers p1 3", "recruits 1", "gold p1 4"))

    assert (reply.phrase, reply.why.name) == ("recruit card", "classic-founds")


def test_buildings_leave_the_site_free() -> None:
    """C-15.6: there a building would be in the way, or destroyed."""
    assert value(turn("poseidon", "sites i12 port-o 1")) > value(turn("poseidon", "sites i12 port-s 1"))


# Landings


def test_the_free_troop_comes_before_the_landing() -> None:
    """C-8.6, C-12.8"""
    assert says(turn("ares", *CHAIN)).phrase == "recruit troop i01"


def test_a_good_landing_is_made_and_explained() -> None:
    """C-14: two against one succeed in 91 of a hundred cases."""
    reply = says(turn("ares", *CHAIN, "troops i01 2", "recruits 4", "gold p1 1"))

    assert (reply.phrase, reply.why.name, reply.numbers) == ("march i01 > i03 2", "classic-lands", (91,))


def test_a_hopeless_landing_is_not_made() -> None:
    """C-14.5"""
    walls = ("sites i03 fortress-s 2", "troops i03 3")

    assert not says(turn("ares", *CHAIN, *walls, "recruits 4", "gold p1 1")).phrase.startswith("march i01 > i03")


@pytest.mark.parametrize("troops", [1, 2, 3])
@pytest.mark.parametrize("held", ["troops i03 3", "troops i03 2", "metropolis i03 1"])
def test_going_on_promises_nothing_that_ending_the_turn_does_not(troops: int, held: str) -> None:
    """Else anything looks better than to end it, and troops pace up and down for a coin a time."""
    play = turn("ares", *CHAIN, held, f"troops i01 {troops}", "recruits 4")
    over = classic(play.g.clone())
    over.agenda.pop()

    assert value(play) <= ClassicJudge().value(over, 0)


def test_troops_do_not_pace_up_and_down() -> None:
    """I04 is P1's as well; whatever the three troops do there, it is not worth a coin."""
    play = turn("ares", *CHAIN, "owner i04 p1", "troops i01 3, i03 4", "recruits 4", "gold p1 12")
    play.say(0, "build fortress-s i01")

    assert says(play, Budget()).phrase == "end turn"


def test_a_lost_battle_is_left() -> None:
    """C-14.9: one against four has nothing to win; I12 is far, so that the chain home is all there is."""
    battle = ("active p1", "god ares", "attacker p1", "attackers 1", "troops i03 4")
    play = turn("ares", *CHAIN, *battle, "next RetreatFromLand who=p1 island=i03")

    assert says(play).phrase == "retreat i01"


def test_rounded_chances_agree_with_the_exact_ones() -> None:
    """C-14"""
    for attackers in range(1, 9):
        for defenders in range(1, 9):
            for walls in range(4):
                odds = Strength(attackers, defenders, walls).odds()
                exact = Fraction(1000 * odds.win, odds.total)
                assert abs(chance(attackers, defenders, walls) - exact) <= 1


def test_the_minotaur_counts_as_a_troop_behind_a_wall() -> None:
    """C-14.5, C-14.8"""
    g = classic(turn("ares", *CHAIN, *figure("minotaur", "i03", "p2")).g)
    odds = on_land(g, 2, 3).odds()

    assert abs(against(g, 2, 3) - Fraction(1000 * odds.win, odds.total)) <= 1


# Offerings


def test_the_god_of_the_metropolis_is_wanted_most() -> None:
    """C-7.2: P1 has three types and lacks a university."""
    reply = says(offerings(FIVE, THREE_TYPES))

    assert reply.phrase.startswith("bid athena")


def test_who_swims_in_gold_sees_little_in_apollo() -> None:
    """C-17.1: more of what he does not spend."""
    poor, rich = [classic(offerings(FIVE, f"gold p1 {gold}").g) for gold in (10, 30)]
    bids = Bids(Score())

    assert bids.quiet(poor, 0, {int(APOLLO): 600}) == 600
    assert bids.quiet(rich, 0, {int(APOLLO): 600}) == 240


def test_a_rival_is_kept_from_the_god_he_would_win_with() -> None:
    """C-18.2: P2 has a metropolis and three philosophers, and comes last to the offerings."""
    play = offerings(FOUR, "metropolis i02 1", "philosophers p2 3", "gods 1 athena, 2 ares, 3 zeus, 4 poseidon")
    reply = says(play)

    assert reply.phrase.startswith("bid athena")
    assert (reply.why.name, reply.numbers) == ("classic-denies", (3, 1))


def test_a_rival_is_not_driven_to_the_god_he_would_win_with() -> None:
    """C-7.5: P2 stands on Ares with 1; driven from there he would go to Athena."""
    play = offerings(
        FOUR,
        "metropolis i02 1",
        "philosophers p2 3",
        "gods 1 athena, 2 ares, 3 zeus, 4 poseidon",
        "order 1 p2, 2 p1, 3 p3, 4 p4",
    )
    play.say(1, "bid ares 1")

    assert not says(play).phrase.startswith("bid ares")


@pytest.mark.parametrize("rules", [TWO, TWO_EACH], ids=["sum", "each"])
def test_offers_cost_what_the_rules_say(rules: object) -> None:
    """C-7.14"""
    assert rules in (TWO, TWO_EACH)
    play = offerings(TWO if rules is TWO else TWO_EACH, "priests p1 2", "order 1 p1, 2 p1', 3 p2, 4 p2'")
    play.say(0, "bid ares 4")
    expected = [int(together(classic(play.g), 0, 2, amount)) for amount in (1, 3, 6)]

    found = []
    for amount in (1, 3, 6):
        branch = Play(play.rules, play.g.clone())
        branch.say(0, f"bid zeus {amount}")
        found.append(int(price(classic(branch.g), 0)))
    assert found == expected


def test_the_own_marker_is_not_driven_out() -> None:
    """C-7.15"""
    play = offerings(TWO, "order 1 p1, 2 p1', 3 p2, 4 p2'")
    first = says(play).phrase
    play.say(0, first)

    assert says(play).phrase.split()[1] != first.split()[1]
