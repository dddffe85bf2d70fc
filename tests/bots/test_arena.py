"""Who plays whom, what games add up to, and how sure that is."""

from __future__ import annotations

import pytest

from pelagos.bots.arena import Pairings, Share, company, fixtures, key, key_of, lineups
from pelagos.bots.bot_process import BotProcess
from pelagos.bots.executor import LocalProcesses
from pelagos.bots.intervals import wilson
from pelagos.bots.match import Fixture, Match
from pelagos.bots.match_pool import played
from pelagos.bots.novice import Novice
from pelagos.bots.roster import judges_of, version_of
from pelagos.bots.settler import Settler
from pelagos.bots.uniform import Uniform
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import Json, rules_for
from toy.title import TITLE as TOY


@pytest.mark.parametrize(
    ("bots", "sides", "wanted"),
    [
        (["a", "b"], 2, [("a", "b"), ("b", "a")]),
        (["a"], 3, [("a", "a", "a")]),
        (["a", "b", "b"], 3, [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]),
        (
            ["a", "b"],
            3,
            [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"), ("b", "a", "a"), ("a", "a", "b"), ("a", "b", "a")],
        ),
        (["a", "b", "c"], 2, [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]),
    ],
)
def test_every_pairing_sits_in_every_rotation(bots: list[str], sides: int, wanted: list[tuple[str, ...]]) -> None:
    assert lineups(bots, sides) == wanted


def test_partners_are_of_one_kind() -> None:
    """L-18: a team wins together, so that a line-up gives it one bot."""
    team = rules_for(LEGENDARY, 4, options={"mode": "team4"})

    assert LEGENDARY.sides(team.setup) == [0, 1, 1, 0]
    assert {fixture.bots for fixture in fixtures(team, ["x", "y"], 2, 0)} == {
        ("x", "y", "y", "x"),
        ("y", "x", "x", "y"),
    }
    assert LEGENDARY.sides(rules_for(LEGENDARY, 6).setup) == [0, 1, 2, 2, 1, 0]
    assert LEGENDARY.sides(rules_for(LEGENDARY, 2).setup) == HELLAS.sides(rules_for(HELLAS, 2).setup) == [0, 1]


def test_every_seed_is_played_by_every_line_up() -> None:
    asked = fixtures(rules_for(CLASSIC, 3), ["novice", "uniform", "uniform"], 7, 10)

    assert [fixture.seed for fixture in asked] == [10, 10, 10, 11, 11, 11, 12, 12, 12]


def test_the_first_turn_order_names_seats() -> None:
    for title, seats in ((LEGENDARY, 4), (LEGENDARY, 2), (CLASSIC, 2), (CLASSIC, 5)):
        rules = rules_for(title, seats)
        assert sorted(title.turn_order(Play(rules, rules.opening(), Seeded(1)).g)) == list(range(seats))
    assert HELLAS.turn_order(rules_for(HELLAS, 2).opening()) == []


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (700, 1000, 0.6709, 0.7276)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share("a", 0, 0.0, 0.5).rate == 0.0


def game(bots: list[str], places: list[int] | None, first: list[int] | None = None, ending: str = "won") -> Json:
    times = {bot: {"answers": 4, "total": 8.0, "median": 1.0, "longest": 5.0} for bot in bots}
    return {
        "bots": bots,
        "places": places,
        "first": first or [],
        "ending": ending,
        "decisions": 50,
        "cycles": 7,
        "times": times,
    }


def test_shares_are_counted_by_line_up_and_shared_wins_in_part() -> None:
    tables = Pairings(
        [0, 1, 2],
        [game(["a", "b", "b"], [1, 2, 3]), game(["b", "a", "b"], [1, 1, 3]), game(["b", "b", "a"], None)],
    )

    (lineup, mine), (_, theirs) = tables.bots()
    assert lineup == company(["b", "a", "b"]) == "1 a, 2 b"
    assert (mine.games, mine.wins, mine.fair) == (3, 1.5, 1 / 3)
    assert (theirs.games, theirs.wins, theirs.fair) == (3, 0.5, 2 / 3)
    assert mine.plain()["ratio"] == 1.5


def test_a_team_wins_once() -> None:
    tables = Pairings([0, 1, 1, 0], [game(["a", "b", "b", "a"], [1, 2, 2, 1])])

    assert [(share.name, share.wins, share.fair) for _, share in tables.bots()] == [("a", 1.0, 0.5), ("b", 0.0, 0.5)]
    assert [share.wins for share in tables.seats(["p1", "p2", "p3", "p4"])] == [1.0, 0.0, 0.0, 1.0]


def test_shares_by_seat_and_by_place_in_the_first_order() -> None:
    tables = Pairings([0, 1], [game(["a", "a"], [1, 2], [1, 0]), game(["a", "a"], [1, 2], [0, 1])])

    assert [share.wins for share in tables.seats(["x", "y"])] == [2.0, 0.0]
    assert [(share.name, share.wins) for share in tables.places()] == [("1", 1.0), ("2", 1.0)]
    assert Pairings([0, 1], [game(["a", "a"], [1, 2])]).places() == []


def test_endings_lengths_and_times() -> None:
    tables = Pairings([0, 1], [game(["a", "b"], [1, 2]), game(["a", "b"], None, ending="endless")])

    assert tables.endings() == {"endless": 1, "won": 1}
    assert tables.lengths("cycles") == [7, 7]
    assert tables.times()["a"] == {"answers": 8, "mean": 2.0, "median": 1.0, "longest": 5.0}


def without_times(result: Json) -> Json:
    return {name: value for name, value in result.items() if name != "times"}


def test_the_number_of_workers_changes_nothing_and_a_result_is_known_again() -> None:
    rules = rules_for(TOY, 2)
    asked = fixtures(rules, ["novice", "uniform"], 4, 3)

    alone = [without_times(result) for result in played(TOY, asked, LocalProcesses(1))]
    together = {key_of(result): without_times(result) for result in played(TOY, asked, LocalProcesses(2))}

    assert [key_of(result) for result in alone] == [key(rules, fixture) for fixture in asked]
    assert [together[key(rules, fixture)] for fixture in asked] == alone
    assert [result["ending"] for result in alone] == ["won"] * 4


def test_a_game_of_another_version_is_not_the_same_game() -> None:
    rules = rules_for(CLASSIC, 2)
    (fixture,) = fixtures(rules, ["settler"], 1, 3)
    setup, budget = rules.setup.plain(), [fixture.samples, fixture.steps]
    finished = {"title": "classic", "version": CLASSIC.version, "setup": setup, "seed": 3, "budget": budget}
    finished |= {"bots": list(fixture.bots), "versions": [version_of("settler", "classic")] * 2}

    assert key_of(finished) == key(rules, fixture)
    assert key_of(finished | {"versions": ["0.0"] * 2}) != key(rules, fixture)
    assert key_of({name: part for name, part in finished.items() if name != "versions"}) != key(rules, fixture)


def test_a_version_names_the_bot_and_its_judge() -> None:
    assert version_of("settler", "classic") == f"{Settler.version}.{judges_of(Settler.version)['classic'].version}"
    assert version_of("settler", "toy") == f"{Settler.version}"
    assert version_of("novice", "classic") == f"{Novice.version}"
    assert version_of("uniform", "classic") == f"{Uniform.version}"


def test_a_match_is_a_record_like_any_other() -> None:
    fixture = Fixture(5, 2, "", {}, ("novice", "novice"), 1, 10)
    with BotProcess(["toy.title"]) as bot_process:
        match = Match(TOY, fixture, bot_process)
        result = match.run()

    assert replay(match.rules, read_record(match.record())).g.result == tuple(result["places"])
    assert result["decisions"] == result["times"]["novice"]["answers"]


def test_a_game_without_an_end_is_given_up() -> None:
    with BotProcess(["toy.title"]) as bot_process:
        result = Match(TOY, Fixture(5, 2, "", {}, ("uniform", "uniform"), 1, 10), bot_process).run(12)

    assert (result["places"], result["ending"]) == (None, "endless")
