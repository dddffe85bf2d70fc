"""What a report says, against what happened: by hand for small games, by the events for whole ones."""

from __future__ import annotations

import json
from math import sqrt
from typing import Any

import pytest

from classic.setups import turn
from golden.making import EVERY_TITLE
from pelagos.games.classic.odds import Strength
from pelagos.games.legendary.dice import offer_dice
from pelagos.kernel.codec import canonical
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json
from pelagos.study.adapter import study_adapter
from pelagos.study.luck import LuckSum, spread
from pelagos.study.report import report
from study.games import GOLDEN, golden, wandered
from table.setting import RULES

DIE_VARIANCE = 11 / 12
"""Of a die with the faces 0 1 1 2 2 3."""


def row(rows: list[Json], seat: str) -> Json:
    return next(found for found in rows if found["seat"] == seat)


def battle(*rolls: str) -> Json:
    """Two troops of P1 march from I01 to I03, where P3 has one; nobody retreats."""
    fleets = ("ruler c5 p1, d5 p1", "fleets c5 1, d5 1")
    play = turn("ares", "troops i01 2, i03 1", "owner i07 p3", *fleets)
    start = play.g.clone()
    play.say(0, "march i01 > i03 2")
    for roll in rolls:
        play.say(NATURE, f"roll {roll}")
        while "stay" in play.options():
            play.say(play.who, "stay")
    return report(play.rules, play.log, start)


def test_a_battle_stands_with_its_odds_and_its_winner() -> None:
    told = battle("3 0")
    odds = Strength(2, 1, 0).odds()

    assert told["battles"] == [
        {
            "at": 1,
            "kind": "land",
            "domain": "island",
            "place": "i03",
            "attacker": "p1",
            "defender": "p3",
            "win": round(odds.win / odds.total, 3),
            "loss": round(odds.loss / odds.total, 3),
            "nobody_left": round(odds.both_gone / odds.total, 3),
            "won": "p1",
        }
    ]


def test_luck_with_the_dice_is_what_they_showed_less_their_mean() -> None:
    told = battle("0 2", "3 1")
    mine, theirs = row(told["dice"], "p1"), row(told["dice"], "p3")

    assert (mine["count"], mine["actual"], mine["expected"], mine["luck"]) == (2, 3, 3, 0)
    assert (theirs["count"], theirs["actual"], theirs["expected"], theirs["luck"]) == (2, 3, 3, 0)
    assert row(battle("3 0")["dice"], "p1")["z"] == round(1.5 / sqrt(DIE_VARIANCE), 3)
    assert row(told["dice"], "p2")["says"] == "study-dice-none"


def test_wins_are_set_against_the_odds_of_both_sides() -> None:
    told = battle("3 0")
    odds = Strength(2, 1, 0).odds()
    mine, theirs = row(told["wins"], "p1"), row(told["wins"], "p3")

    assert (mine["count"], mine["actual"], mine["expected"]) == (1, 1, round(odds.win / odds.total, 3))
    assert (theirs["count"], theirs["actual"]) == (1, 0)
    assert theirs["expected"] == pytest.approx(1 - mine["expected"], abs=0.001)


def test_a_battle_that_is_not_over_counts_for_nobody() -> None:
    told = battle()

    assert told["battles"] == []
    assert {found["count"] for found in told["wins"]} == {0}


@pytest.mark.parametrize(
    ("actual", "word"),
    [(15, "usual"), (18, "usual"), (20, "good"), (24, "great"), (10, "poor"), (6, "awful")],
)
def test_a_word_for_luck(actual: int, word: str) -> None:
    """What was to be expected is 15, and it usually differs by 4."""
    tally = LuckSum()
    tally.add(actual, 15, 16)

    assert tally.plain("dice")["says"] == f"study-dice-{word}"


def counted(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event.kind.name == name]


def test_places_and_length_of_a_whole_game() -> None:
    play = golden("classic-5-1")
    told = report(play.rules, play.log)

    assert told["places"] == list(play.g.result or ())
    assert told["winners"] == [f"p{seat + 1}" for seat, place in enumerate(told["places"]) if place == 1]
    assert (told["period"], told["periods"]) == ("cycle", len(counted(play.events, "cycle-began")))
    assert told["answers"] == len(play.log)
    assert told["decisions"] == sum(said.seat != NATURE and not said.forced for said in play.log)


@pytest.mark.parametrize("name", GOLDEN)
def test_curves_have_a_point_for_every_period_and_one_for_the_end(name: str) -> None:
    play = golden(name)
    told = report(play.rules, play.log)

    assert told["curves"]
    for curve in told["curves"]:
        assert len(curve["points"]) == len(curve["of"])
        assert {len(points) for points in curve["points"]} == {told["periods"] + 1}
        assert curve["of"] == list(play.rules.vocabulary.domains[curve["by"]].words)


def curve_of(told: Json, figure: str) -> list[list[int]]:
    found: list[list[int]] = next(c["points"] for c in told["curves"] if c["figure"] == f"study-figure-{figure}")
    return found


def test_curves_end_where_the_game_ended() -> None:
    play = golden("classic-5-1")
    g: Any = play.g
    told = report(play.rules, play.log)

    assert [points[-1] for points in curve_of(told, "gold")] == list(g.gold)
    assert [points[-1] for points in curve_of(told, "islands")] == [list(g.owner).count(seat) for seat in range(5)]
    assert [points[0] for points in curve_of(told, "gold")] == [5] * 5
    hellas = golden("hellas-2-1")
    cities = [list(hellas.g.owner).count(seat) for seat in range(2)]  # type: ignore[attr-defined]
    assert [points[-1] for points in curve_of(report(hellas.rules, hellas.log), "cities")] == cities


def test_metropolises_of_factions_add_up_to_those_of_their_teams() -> None:
    play = golden("legendary-duel-1")
    told = report(play.rules, play.log)
    won = counted(play.events, "team-won")
    last = [points[-1] for points in curve_of(told, "metropolises")]

    assert {0: last[0] + last[3], 1: last[1] + last[2]}[won[0].numbers[0]] == won[0].numbers[1]


def battles_told(play: Play) -> int:
    return sum(event.kind.name in ("sea-battle-began", "land-battle-began") for event in play.events)


@pytest.mark.parametrize("name", [name for name in GOLDEN if not name.startswith("hellas")])
def test_every_battle_and_every_die_of_a_game_is_counted(name: str) -> None:
    """Without Helen and Croesus all dice are rolled and none again."""
    play = golden(name)
    told = report(play.rules, play.log)
    rolls = counted(play.events, "dice-rolled")

    assert len(told["battles"]) == battles_told(play)
    assert sum(found["count"] for found in told["wins"]) == 2 * battles_told(play)
    assert sum(found["count"] for found in told["dice"]) == 2 * len(rolls)
    assert sum(found["actual"] for found in told["dice"]) == sum(sum(roll.numbers[:2]) for roll in rolls)


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.startswith("hellas")])
def test_every_attack_of_hellas_is_counted(name: str) -> None:
    play = golden(name)
    told = report(play.rules, play.log)
    conquered = [event.numbers[0] for event in counted(play.events, "city-conquered")]
    seats = ("white", "orange")

    assert told["dice"] is None
    assert len(told["battles"]) == len(counted(play.events, "attack-launched"))
    assert [seats[who] for who in conquered] == [b["won"] for b in told["battles"] if b["won"] == b["attacker"]]


def test_a_title_without_a_reading_has_places_and_length() -> None:
    play = wandered(RULES["toy"], Rng(4), 10**4)
    told = report(play.rules, play.log)

    assert told["places"] == list(play.g.result or ())
    assert "curves" not in told
    assert "battles" not in told


def test_an_unfinished_game_has_no_places_unless_the_table_gave_them() -> None:
    play = wandered(RULES["classic-4"], Rng(4), 60)

    assert report(play.rules, play.log)["places"] is None
    assert report(play.rules, play.log)["winners"] == []
    assert report(play.rules, play.log, places=[2, 1, 2, 2])["winners"] == ["p2"]


@pytest.mark.parametrize("name", sorted(RULES))
def test_a_report_is_plain_data(name: str) -> None:
    play = wandered(RULES[name], Rng(8), 300)
    told = report(play.rules, play.log)

    assert json.loads(canonical(told)) == told


def test_every_title_of_the_house_is_read() -> None:
    assert [title.name for title in EVERY_TITLE if study_adapter(title) is None] == ["toy"]


@pytest.mark.parametrize(
    ("attacker", "defender", "spreads"),
    [(-1, -1, [(1.5, DIE_VARIANCE)] * 2), (2, -1, [(2, 0), (1.5, DIE_VARIANCE)]), (3, 0, [(3, 0), (0, 0)])],
)
def test_a_die_is_measured_against_what_it_can_show(
    attacker: int, defender: int, spreads: list[tuple[float, float]]
) -> None:
    """Helen's side, and a die that lies there already, show what they show."""
    sheet = Sheet()
    offer_dice(sheet, attacker, defender)

    assert [spread(sheet, second) for second in (False, True)] == [pytest.approx(found) for found in spreads]
