"""What the coach says before an offer: whom it warns of, and that it contradicts neither itself nor the rules."""

from __future__ import annotations

from typing import Final

import pytest

from bots.support import SMALL
from legendary.setups import offerings
from pelagos.bots.bot import view_bytes
from pelagos.coach import remarks
from pelagos.coach.coach import Advice, Coach
from pelagos.coach.legendary import kinds
from pelagos.coach.remarks import Remark
from pelagos.games import TITLES
from pelagos.kernel.play import Play

pytestmark = pytest.mark.pure

COACH: Final = Coach(TITLES, SMALL)
RED_BESIDE_BLUE: Final = ("owner A1 blu", "troops A1 1", "owner A2 red", "troops A2 4", "owner G1 grn", "troops G1 1")


def bidding(*statements: str) -> Play:
    """Blue places the last pawn; Red has four troops beside one of Blue's."""
    return offerings(*RED_BESIDE_BLUE, "order 1 red, 2 grn, 3 blu", *statements)


def seen(play: Play) -> bytes:
    return view_bytes(play.rules, play.g, play.who)


def warned(play: Play, phrase: str) -> list[Remark]:
    return COACH.warn(seen(play), [phrase])


def advice(play: Play) -> Advice:
    return COACH.advise(seen(play), play.options())


def test_whoever_sits_on_ares_is_warned_of_once_the_last_pawn_stands() -> None:
    """L-9.1: Red acts with Ares in this cycle; nobody can outbid them any more."""
    play = bidding()
    for line in ("bid ares 1", "bid apollo"):
        play.say(play.who, line)

    assert [remark.kind for remark in warned(play, "bid zeus 1")] == [kinds.THREAT_NOW]


def test_whoever_sits_on_apollo_comes_to_no_other_god_in_this_cycle() -> None:
    """L-7.2, L-7.4: so nobody is warned of what they could do with Ares."""
    play = bidding()
    for line in ("bid apollo", "bid zeus 1"):
        play.say(play.who, line)

    assert kinds.THREAT_ARES not in [threat.kind for threat in advice(play).threats]
    assert warned(play, "bid ares 1") == []


def test_a_high_offer_is_not_called_idle() -> None:
    play = bidding()

    assert remarks.IDLE not in [remark.kind for remark in warned(play, "bid ares 9")]


def test_whoever_is_sure_suggests_one_thing() -> None:
    play = bidding()
    for _ in range(3):
        told = advice(play)
        if told.sure[0].kind is remarks.SURE:
            assert len(told.suggestions) == 1
        play.say(play.who, told.suggestions[0].phrase)
