"""What the coach says of an answer and of a danger: what it brings, who guards it, and when something can come."""

from __future__ import annotations

from typing import Final

import pytest

from bots.support import SMALL
from classic import setups as classic
from legendary.setups import legendary, offerings, turn
from pelagos.bots.bot import view_bytes
from pelagos.coach import remarks
from pelagos.coach.classic import dangers as landings
from pelagos.coach.classic import kinds as classic_kinds
from pelagos.coach.coach import Advice, Coach, Suggestion
from pelagos.coach.legendary import kinds
from pelagos.coach.legendary.dangers import threats
from pelagos.coach.legendary.guide import phase
from pelagos.coach.legendary.happenings import news
from pelagos.games import TITLES
from pelagos.games.classic.position import Classic
from pelagos.games.legendary.creatures.dryad import PRIESTESS_STOLEN
from pelagos.games.legendary.creatures.griffin import GOLD_STOLEN
from pelagos.kernel.event import Event, Kind
from pelagos.kernel.play import Play

pytestmark = pytest.mark.pure

COACH: Final = Coach(TITLES, SMALL)
BLUE, RED = 0, 1
NEIGHBOURS: Final = ("owner A1 blu", "troops A1 1", "owner A2 red", "troops A2 4")
FIRST: Final = ("owner G1 grn", "troops G1 1", "order 1 blu, 2 red, 3 grn")


def advice(play: Play) -> Advice:
    return COACH.advise(view_bytes(play.rules, play.g, play.who), play.options())


def suggestion(found: Advice, phrase: str) -> Suggestion:
    return next(one for one in found.suggestions if one.phrase == phrase)


def kinds_of(*found: remarks.Remark) -> list[Kind]:
    return [remark.kind for remark in found]


@pytest.mark.parametrize(
    ("gods", "told"),
    [
        ("gods 1 zeus, 2 ares, 3 athena, 4 poseidon, 5 hera", [kinds.THREAT_ARES]),
        ("gods 1 zeus, 2 athena, 3 ares, 4 poseidon, 5 hera", [kinds.THREAT_NEXT]),
        ("gods 1 zeus, 2 athena, 3 poseidon, 4 hera, 5 ares", []),
    ],
)
def test_a_danger_says_when_it_can_come_and_is_not_told_where_nobody_can_say(gods: str, told: list[Kind]) -> None:
    """L-5.6: of five gods two are awake; the row moves up by one, so Ares in the third place is next."""
    play = offerings(*NEIGHBOURS, *FIRST, gods)

    assert kinds_of(*[threat.remark for threat in threats(legendary(play.g), BLUE)]) == told


def test_whoever_has_ares_in_hand_fears_him_in_the_next_cycle_only_if_he_is_up_then() -> None:
    """L-5.6: from the second place Ares moves to the first, from the first to the end."""
    last = turn("ares", *NEIGHBOURS, "gods 1 ares, 2 zeus, 3 athena, 4 poseidon, 5 hera")
    first = turn("ares", *NEIGHBOURS, "gods 1 zeus, 2 ares, 3 athena, 4 poseidon, 5 hera")

    assert threats(legendary(last.g), last.who) == []
    assert kinds.THREAT_NEXT in [threat.remark.kind for threat in threats(legendary(first.g), first.who)]


def test_the_metropolis_that_wins_is_said_to_win_and_goes_where_nobody_comes() -> None:
    """L-17.2, L-14.14: beside four troops of Red it would be taken, and behind it would not."""
    play = turn(
        "athena",
        *("owner A1 blu", "troops A1 1", "owner E1 blu", "owner Z1 blu", "owner A2 red", "troops A2 5"),
        *("building e1 gold3, z1a troops2", "philosophers blu 3", "pawn ares red", "amount ares 1"),
    )
    bought = advice(play)
    best = suggestion(bought, "recruit philosopher")

    assert remarks.REACHES in kinds_of(*best.reasons)
    play.say(play.who, "recruit philosopher")
    beside, *_ = [phrase for phrase in play.options() if phrase.startswith("found a1")]
    sites = advice(play).suggestions
    assert beside != sites[0].phrase
    assert kinds.OUT_OF_REACH in kinds_of(*sites[0].reasons)
    assert COACH.warn(view_bytes(play.rules, play.g, play.who), [beside])


def test_the_first_cycle_tells_of_gods_cards_and_creatures_and_later_ones_do_not() -> None:
    play = offerings(*NEIGHBOURS, *FIRST)
    g = legendary(play.g)

    assert kinds_of(*phase(g, BLUE)) == [kinds.OFFERINGS]
    g.cycle = 1
    assert kinds_of(*phase(g, BLUE)) == [kinds.OFFERINGS, kinds.ROW, remarks.READ]


def test_whoever_was_robbed_is_told_so() -> None:
    """L-15.4, L-15.6: of somebody else's loss they are not."""
    g = legendary(offerings(*NEIGHBOURS, *FIRST).g)

    assert news(g, BLUE, Event(PRIESTESS_STOLEN, (RED, BLUE))) == (kinds.PRIESTESS_STOLEN, (RED,))
    assert news(g, BLUE, Event(GOLD_STOLEN, (RED, BLUE, 3))) == (kinds.GOLD_STOLEN, (RED, 3))
    assert news(g, BLUE, Event(PRIESTESS_STOLEN, (RED, 2))) is None


@pytest.mark.parametrize(("cycle", "told"), [(3, None), (4, classic_kinds.THREAT_NEXT)])
def test_of_three_in_classic_a_god_of_the_first_pair_is_not_in_the_second(cycle: int, told: Kind | None) -> None:
    """C-5.4"""
    g = classic.turn("ares", f"cycle {cycle}", "gods 1 ares, 2 zeus", rules=classic.THREE).g

    assert isinstance(g, Classic)
    assert landings.when_ares(g) is told
