"""How a line of play is followed, and what it is worth."""

from __future__ import annotations

from typing import Final

import pytest

from classic.setups import FIVE, THREE, classic, each_seat, offerings, turn
from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.judge import COIN, Judge
from pelagos.bots.lookahead import WON, Lookahead
from pelagos.bots.settler import Settler
from pelagos.games.classic.ids import NONE, SAY_BID, SAY_STAY
from pelagos.games.classic.title import TITLE
from pelagos.kernel.agenda import settle
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from rulings import described

STEPS: Final = 50


class Purse(Judge):
    """Gold is all that counts."""

    def value(self, g: Position, seat: Seat) -> int:
        return int(classic(g).gold[seat] * COIN)


class PurseOfTheTurn(Purse):
    ends = frozenset({"EndTurn"})


class Landlord(Judge):
    """Islands count; battles are won three times in four."""

    odds: tuple[int, int] = (3, 4)

    def value(self, g: Position, seat: Seat) -> int:
        return sum(100 for owner in classic(g).owner if owner == seat)

    def fighting(self, g: Position) -> bool:
        return bool(classic(g).attacker != NONE)

    def battle(self, g: Position) -> tuple[int, int]:
        return self.odds


class Admiral(Judge):
    """The fleet shall lie in one sea."""

    def __init__(self, sea: str) -> None:
        self.sea: Final = FIVE.vocabulary.domains["sea"].index(sea)

    def value(self, g: Position, seat: Seat) -> int:
        return int(classic(g).fleets[self.sea] * COIN)


class PatientAdmiral(Admiral):
    follow_ups = frozenset({"SailOn"})


def worth(play: Play, judge: Judge, phrase: str, steps: int = STEPS) -> int:
    look, sheet = Lookahead(play.rules, judge, play.who), Sheet()
    settle(play.g, sheet)
    i = sheet.find(play.rules.vocabulary.read(phrase))
    assert i >= 0
    return int(look.value_of(play.g, sheet, i, 1, steps))


def last_turn() -> Play:
    """Before the income of the next cycle."""
    return described(
        THREE,
        "cycle 5",
        each_seat(THREE, "gold", 10),
        "active p1",
        "god poseidon",
        "recruits 1",
        "owner i01 p1",
        "prosperity i01 2",
        "next TakeTurn",
        "next EndTurn marker=p1",
        "next Income",
        "next PlaceMarker marker=p2 barred=none",
    )


def test_what_comes_to_everybody_anyway_makes_no_answer_better() -> None:
    play = last_turn()

    assert worth(play, Purse(), "end turn") > 10 * COIN
    assert worth(play, PurseOfTheTurn(), "end turn") == 10 * COIN


def test_looking_ahead_changes_nothing() -> None:
    play = last_turn()
    before = view_bytes(play.rules, play.g, 0)

    worth(play, Purse(), "end turn")

    assert view_bytes(play.rules, play.g, 0) == before


def test_follow_ups_belong_to_the_answer_as_long_as_there_are_steps_left() -> None:
    play = turn("poseidon", "ruler f1 p1", "fleets f1 1")
    away = "g2"

    assert worth(play, Admiral(away), "sail f1 > f2 1") == 0
    assert worth(play, PatientAdmiral(away), "sail f1 > f2 1") == COIN - 2
    assert worth(play, PatientAdmiral(away), "sail f1 > f2 1", steps=1) == 0


def battle() -> Play:
    """P1 can go from i11 to i10 over his fleet; its owner could go to i13."""
    return turn("ares", "owner i11 p1, i10 p2, i13 p2", "troops i11 4, i10 2, i13 1", "ruler h8 p1", "fleets h8 1")


def march(play: Play) -> str:
    """With all who stand there."""
    return [phrase for phrase in play.options() if phrase.startswith("march i11 > i10 ")][-1]


@pytest.mark.parametrize("odds", [(0, 1), (1, 1), (3, 4)])
def test_a_battle_is_valued_by_its_odds(odds: tuple[int, int]) -> None:
    play, judge = battle(), Landlord()
    judge.odds = (0, 1)
    lost = worth(play, judge, march(play))
    judge.odds = (1, 1)
    won = worth(play, judge, march(play))
    judge.odds = odds

    assert won > lost
    assert worth(play, judge, march(play)) == (won * odds[0] + lost * (odds[1] - odds[0])) // odds[1]


def test_a_game_that_is_over_is_worth_its_place() -> None:
    play = last_turn()
    look = Lookahead(play.rules, Purse(), 1)
    values = []
    for places in ((2, 1, 3), (1, 2, 3), (1, 3, 2)):
        g = play.g.clone()
        g.finish(places)
        values.append(int(look.judged(g)))

    assert values == [WON, -WON, -2 * WON]


class Bidder(Judge):
    """A lot's turn brings as many coins as its number says, and one more; a bid costs what it says."""

    def value(self, g: Position, seat: Seat) -> int:
        return int(classic(g).gold[seat] * COIN)

    def lots(self, g: Position, seat: Seat) -> list[int]:
        return [0, 1, 2]

    def turn(self, g: Position, seat: Seat, lot: int) -> Position | None:
        return None if lot == 0 else g.clone()

    def bid(self, g: Position, seat: Seat, said: Answer, worth: dict[int, int]) -> int:
        if said.verb != SAY_BID or said.x not in worth:
            return -COIN * COIN
        return int(said.x + 1) * COIN - int(said.n) * COIN


def test_bids_are_weighed_by_what_the_turns_bring() -> None:
    play = offerings(THREE, "gods 1 poseidon, 2 ares")
    settler = Settler([TITLE], {"classic": Bidder()})
    seen = view_bytes(play.rules, play.g, play.who)

    reply = settler.choose(seen, play.options(), Budget(), Rng(1))

    assert (reply.phrase, reply.why.name) == ("bid ares 1", "worth-the-bid")


def test_equal_answers_are_drawn() -> None:
    """A turn is a telling question: how the answers compared is not said."""

    class Indifferent(Judge):
        def value(self, g: Position, seat: Seat) -> int:
            return 0

    play = battle()
    settler = Settler([TITLE], {"classic": Indifferent()})
    seen = view_bytes(play.rules, play.g, play.who)
    replies = [settler.choose(seen, play.options(), Budget(2, 10), Rng(seed)) for seed in range(30)]

    assert len({reply.phrase for reply in replies}) > 5
    assert {reply.why.name for reply in replies} == {"nothing-better"}


def test_others_answer_as_the_judge_assumes() -> None:
    """In a fight everybody is taken to take the first option: to stay."""
    seen: list[int] = []

    class Asked(Landlord):
        def assume(self, g: Position, who: Seat, sheet: Sheet) -> int:
            seen.append(int(sheet.answer(0).verb))
            return 0

    play = battle()
    worth(play, Asked(), march(play))

    assert set(seen) == {SAY_STAY}
