"""How strong somebody is: what a game changes, and that many games find out who is better than whom."""

from __future__ import annotations

import math
from typing import Final

import pytest

from pelagos.kernel.rng import Rng
from pelagos.server.rating.model import CERTAIN_SIGMA, START_MU, START_SIGMA, Player, RatingEstimate, rated

pytestmark = pytest.mark.pure

BOTS: Final = 32
STEP_POINTS: Final = 25
"""Between one bot and the next stronger one, as in the ladder about between two levels that stand close."""
ROUNDS: Final = 24
SEATS: Final = 4
ODDS_POINTS: Final = 400 / math.log(10)


def duel(first: RatingEstimate, second: RatingEstimate, winner: int = 0, **more: bool) -> list[RatingEstimate]:
    return rated([Player(0, 1 + winner, first, **more), Player(1, 2 - winner, second)])


def test_a_newcomer_stands_in_the_middle_and_is_not_trusted() -> None:
    newcomer = RatingEstimate()

    assert (newcomer.mu, newcomer.sigma) == (START_MU, START_SIGMA)
    assert (newcomer.points, newcomer.deviation, newcomer.provisional) == (1500, 246, True)


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    """Where both are known well: the chance that the model gives is the logistic function of the difference."""
    difference = 400 / 29.5
    chance = 1 / (1 + math.exp(-difference / math.sqrt(2) / (25 / 6)))

    assert chance / (1 - chance) == pytest.approx(10, rel=0.01)


def test_who_wins_gains_what_the_other_loses_and_both_are_known_better() -> None:
    winner, loser = duel(RatingEstimate(), RatingEstimate())

    assert winner.points - 1500 == 1500 - loser.points > 0
    assert winner.sigma == loser.sigma < START_SIGMA


def test_a_win_against_somebody_stronger_is_worth_more() -> None:
    strong, weak = RatingEstimate(START_MU + 5_000_000, CERTAIN_SIGMA), RatingEstimate(START_MU, CERTAIN_SIGMA)
    expected = duel(strong, weak)[0].mu - strong.mu
    surprise = duel(strong, weak, winner=1)[1].mu - weak.mu

    assert surprise > 1.5 * expected > 0


def test_level_places_bring_strengths_together() -> None:
    strong = RatingEstimate(START_MU + 5_000_000, CERTAIN_SIGMA)
    first, second = rated([Player(0, 1, strong), Player(1, 1, RatingEstimate(START_MU, CERTAIN_SIGMA))])

    assert first.mu < strong.mu
    assert second.mu > START_MU


def test_a_team_wins_together() -> None:
    after = rated([Player(side, 1 + side, RatingEstimate()) for side in (0, 1, 0, 1)])

    assert after[0] == after[2]
    assert after[1] == after[3]
    assert after[0].mu > START_MU > after[1].mu


def test_whoever_was_absent_gains_nothing_by_their_partner() -> None:
    players = [Player(side, 1 + side, RatingEstimate(), absent=seat == 0) for seat, side in enumerate((0, 1, 0, 1))]
    after = rated(players)

    assert after[0].mu == START_MU < after[2].mu


def test_a_game_that_was_not_decided_leaves_its_bots_as_they_were() -> None:
    known = RatingEstimate(START_MU, CERTAIN_SIGMA)
    players = [
        Player(0, 3, RatingEstimate(), absent=True),
        Player(1, 1, known, bot=True),
        Player(2, 1, known, bot=True),
    ]

    assert rated(players, decided=False)[1:] == [known, known]
    assert rated(players, decided=False)[0].mu < START_MU
    assert rated(players)[1] != known


def test_a_bot_is_known_better_and_better_and_people_change() -> None:
    person, bot = RatingEstimate(), RatingEstimate()
    for number in range(400):
        place = 1 + number % 2
        person, bot = rated([Player(0, place, person), Player(1, 3 - place, bot, bot=True)])

    assert bot.sigma < person.sigma < CERTAIN_SIGMA


def test_the_same_games_give_the_same_ratings_whatever_the_order_of_the_seats() -> None:
    strengths = [RatingEstimate(START_MU + 1_000_000 * seat, CERTAIN_SIGMA) for seat in range(4)]
    players = [Player(seat, 1 + (seat + 1) % 4, strength) for seat, strength in enumerate(strengths)]

    assert rated(players) == rated(players)
    turned = rated(players[::-1])[::-1]
    assert [one.mu for one in turned] == pytest.approx([one.mu for one in rated(players)], abs=1)


# a league


def gumbel(rng: Rng) -> float:
    """So that whoever has most comes first as often as Plackett and Luce say."""
    return -math.log(-math.log((1 + rng.below(999_998)) / 1_000_000))


def season(rounds: int, seats: int, seed: int) -> list[RatingEstimate]:
    """Every bot plays in every round, in groups by chance."""
    rng, strengths = Rng(seed), [RatingEstimate()] * BOTS
    for _ in range(rounds):
        order = list(range(BOTS))
        rng.shuffle(order)
        for first in range(0, BOTS, seats):
            group = order[first : first + seats]
            luck = {bot: bot * STEP_POINTS / ODDS_POINTS + gumbel(rng) for bot in group}
            places = [1 + sum(luck[other] > luck[bot] for other in group) for bot in group]
            players = [Player(n, places[n], strengths[bot], bot=True) for n, bot in enumerate(group)]
            for bot, after in zip(group, rated(players), strict=True):
                strengths[bot] = after
    return strengths


def spearman(strengths: list[RatingEstimate]) -> float:
    """Of the order found and the order that is: the bot of number 0 is the weakest."""
    found = sorted(range(BOTS), key=lambda bot: strengths[bot].mu)
    squares = sum((place - bot) ** 2 for place, bot in enumerate(found))
    return 1 - 6 * squares / (BOTS * (BOTS**2 - 1))


def test_a_season_among_bots_finds_their_order() -> None:
    found = season(ROUNDS, SEATS, seed=1)

    assert spearman(found) >= 0.9
    assert not any(one.provisional for one in found)


def test_a_season_of_duels_finds_it_too() -> None:
    assert spearman(season(4 * ROUNDS, 2, seed=1)) >= 0.9


def test_before_the_season_there_is_no_order() -> None:
    """Else the measure would find one anywhere."""
    assert spearman(season(1, SEATS, seed=1)) < 0.7
