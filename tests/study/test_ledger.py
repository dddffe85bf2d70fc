"""The ledger against the purses: what is told of gold, added up, is what lies in them; and nobody reads another's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from classic.setups import FIVE
from classic.setups import offerings as classic
from legendary.setups import FOUR, guessed, seat_of, turn
from pelagos.games import TITLES
from pelagos.kernel.codec import canonical
from pelagos.kernel.event import Event
from pelagos.kernel.ids import SPECTATOR, Mask, Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, rules_for
from pelagos.study import classic as classic_study
from pelagos.study import ledger as ledgers
from pelagos.study import legendary as legendary_study
from pelagos.study.adapter import GoldAdapter, GoldChange, study_adapter
from pelagos.study.ledger import ledger
from rulings import say
from study.games import any_answer, golden, wandered
from table.setting import ALL, RULES

STRICT = rules_for(ALL["legendary"], 3, options={"strict_hidden_bids": "true"})
OPEN = rules_for(ALL["classic"], 3, options={"gold_visibility": "open"})
GAMES: dict[str, Rules] = {
    **{name: rules for name, rules in RULES.items() if rules.title.name in ("classic", "legendary")},
    "legendary-strict": STRICT,
    "classic-open": OPEN,
}


def cycles_of(rules: Rules, seed: int, most: int) -> Iterator[Play]:
    """A game at random, as it stands at every beginning of a cycle and in the end."""
    play, rng = Play(rules, rules.opening()), Rng(seed)
    for _ in range(most):
        if play.over:
            break
        heard = len(play.events)
        any_answer(play, rng)
        if any(event.kind.name == rules.title.paced for event in play.events[heard:]):
            yield play
    yield play


def purses(play: Play) -> list[int]:
    held: Any = play.g
    return [int(gold) for gold in held.gold]


def summed(play: Play, told: Json) -> list[int]:
    """What the purses held at first, and all that is told since."""
    start: Any = play.rules.opening()
    found = [int(gold) for gold in start.gold]
    for cycle in told["cycles"]:
        for purse, lines in enumerate(cycle["purses"]):
            found[purse] += sum(change["amount"] for change in lines["changes"])
    return found


def sources(told: Json) -> set[str]:
    return {change["source"] for cycle in told["cycles"] for lines in cycle["purses"] for change in lines["changes"]}


def fault_in(play: Play) -> str:
    """What does not add up; empty if all does."""
    told = ledger(play.rules, play.log, None)
    assert told is not None
    adapter = study_adapter(play.rules.title)
    assert adapter is not None
    assert adapter.gold is not None
    if not sources(told) <= adapter.gold.sources:
        return "gold that no event accounts for"
    if summed(play, told) != purses(play):
        return f"{summed(play, told)} told, {purses(play)} held"
    for cycle, following in zip(told["cycles"], told["cycles"][1:], strict=False):
        for mine, later in zip(cycle["purses"], following["purses"], strict=True):
            if mine["after"] != later["before"]:
                return f"cycle {cycle['number']} ends with another purse than the next begins with"
            if mine["before"][0] + sum(change["amount"] for change in mine["changes"]) != mine["after"][0]:
                return f"cycle {cycle['number']} does not add up"
    return ""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_told_of_gold_adds_up_to_the_purses_at_every_cycle(name: str) -> None:
    for play in cycles_of(GAMES[name], seed=11, most=500):
        assert fault_in(play) == ""


@pytest.mark.parametrize("name", ["classic-5-1", "classic-2-2", "legendary-duel-1", "legendary-ffa3-1"])
def test_whole_games_add_up_too(name: str) -> None:
    assert fault_in(golden(name)) == ""


def one_short(kind: str) -> Callable[[GoldAdapter], GoldAdapter]:
    """A reading that is wrong by one about events of a kind."""

    def spoiled(gold: GoldAdapter) -> GoldAdapter:
        def changes(g: Any, event: Event) -> list[GoldChange]:
            found = gold.changes(g, event)
            return [change._replace(amount=change.amount - 1) for change in found] if event.kind.name == kind else found

        return gold._replace(changes=changes)

    return spoiled


@pytest.mark.parametrize("kind", ["income-paid", "offers-paid", "creature-bought", "fleet-recruited", "apollo-paid"])
def test_a_reading_that_miscounts_one_kind_of_event_is_found_out(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    adapter = legendary_study.ADAPTER
    assert adapter.gold is not None
    monkeypatch.setattr(legendary_study, "ADAPTER", adapter._replace(gold=one_short(kind)(adapter.gold)))
    assert study_adapter(ALL["legendary"]) is legendary_study.ADAPTER

    assert any(fault_in(golden(f"legendary-ffa{seats}-1")) for seats in (3, 4))


def test_a_move_that_nobody_accounts_for_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    adapter = classic_study.ADAPTER
    assert adapter.gold is not None
    monkeypatch.setattr(classic_study, "ADAPTER", adapter._replace(gold=adapter.gold._replace(unpriced={})))

    assert fault_in(golden("classic-5-1")) == "gold that no event accounts for"


def test_offers_are_told_with_who_outbid_them_and_what_was_paid() -> None:
    """C-7.5, C-7.12: with a priest 1 gold less is paid."""
    play = classic(FIVE, "priests p2 1", "gold p1 5, p2 5, p3 5, p4 5, p5 5")
    start = play.g.clone()
    say(play, "p1 bid ares 2", "p2 bid ares 4", "p1 bid zeus 3", "p3 bid apollo", "p4 bid athena 1", "p5 bid apollo")
    told = ledger(play.rules, play.log, None, start)
    assert told is not None
    (cycle,) = told["cycles"]

    assert [(offer["who"], offer["god"], offer["amount"], offer["outcome"]) for offer in cycle["offers"]] == [
        ("p1", "ares", 2, "outbid"),
        ("p2", "ares", 4, "stands"),
        ("p1", "zeus", 3, "stands"),
        ("p3", "apollo", 0, "stands"),
        ("p4", "athena", 1, "stands"),
        ("p5", "apollo", 0, "stands"),
    ]
    assert cycle["offers"][0]["outbid_by"] == "p2"
    assert [offer["at"] for offer in cycle["offers"]] == [1, 2, 3, 4, 5, 6]
    paid = [{change["source"]: change["amount"] for change in lines["changes"]} for lines in cycle["purses"]]
    assert [lines.get("offers", 0) for lines in paid] == [-3, -3, 0, -1, 0]


def viewers(rules: Rules) -> list[Viewer]:
    return [*range(rules.setup.seats), SPECTATOR]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_a_viewer_reckons_is_right_or_unknown_and_their_own_purse_is_known(name: str) -> None:
    rules = GAMES[name]
    play = wandered(rules, Rng(5), 400)
    whole = ledger(rules, play.log, None)
    assert whole is not None
    for viewer in viewers(rules):
        mine = ledger(rules, play.log, viewer)
        assert mine is not None
        for cycle, truth in zip(mine["cycles"], whole["cycles"], strict=True):
            assert cycle["offers"] == truth["offers"]
            for lines, true in zip(cycle["purses"], truth["purses"], strict=True):
                for change, right in zip(lines["changes"], true["changes"], strict=True):
                    assert change["amount"] in (None, right["amount"])
                for end in ("before", "after"):
                    if lines[end] is not None:
                        assert lines[end][0] <= true[end][0] <= lines[end][1]
        if viewer != SPECTATOR:
            own = rules.title.sides(rules.setup)[viewer]
            assert [cycle["purses"][own] for cycle in mine["cycles"]] == [c["purses"][own] for c in whole["cycles"]]


def test_in_classic_who_keeps_count_knows_every_purse() -> None:
    """C-21.2"""
    play = wandered(RULES["classic-4"], Rng(3), 300)

    assert ledger(play.rules, play.log, SPECTATOR) == ledger(play.rules, play.log, None)


def robbed(gold: int) -> tuple[Play, Position]:
    """Blue's Griffin robs Red, of whose purse all others know that it holds 6 to 9; where it began, too."""
    play = turn("athena", *guessed(FOUR, "red", gold, 6, 9), "creatures slot-2 griffin 1")
    start = play.g.clone()
    say(play, f"{seat_of(FOUR, 'blu')} buy 2", f"{seat_of(FOUR, 'blu')} plunder red")
    return play, start


def thefts(viewer: Viewer | None, gold: int) -> list[int | None]:
    """What the theft changed, by purse."""
    play, start = robbed(gold)
    told = ledger(play.rules, play.log, viewer, start)
    assert told is not None
    (cycle,) = told["cycles"]
    found = [{change["source"]: change["amount"] for change in lines["changes"]} for lines in cycle["purses"]]
    return [changes["theft"] for changes in found if "theft" in changes]


def test_what_the_griffin_took_is_known_to_the_two_teams_and_unknown_to_others() -> None:
    """L-15.6.2"""
    seats = {who: FOUR.seats.index(seat_of(FOUR, who)) for who in ("blu", "red", "grn")}

    assert thefts(seats["blu"], 8) == thefts(seats["red"], 8) == [4, -4]
    assert thefts(seats["grn"], 8) == thefts(SPECTATOR, 8) == [None, None]


def alike(viewer: Viewer | None) -> bool:
    """Are two games the same in a ledger, which differ in what the others cannot know of Red's purse?"""
    (mine, first), (twin, second) = robbed(6), robbed(9)
    told, other = ledger(mine.rules, mine.log, viewer, first), ledger(twin.rules, twin.log, viewer, second)
    return canonical(told) == canonical(other)


def test_games_that_a_viewer_cannot_tell_apart_have_the_same_ledger() -> None:
    assert alike(FOUR.seats.index(seat_of(FOUR, "grn")))
    assert alike(SPECTATOR)


def test_a_ledger_that_knows_everything_is_caught() -> None:
    assert not alike(None)


def test_a_ledger_that_hears_what_others_hear_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(mask: Mask, viewer: Viewer) -> bool:
        return True

    monkeypatch.setattr(ledgers, "knows", loud)

    assert not alike(SPECTATOR)


def test_purses_are_told_as_far_as_they_can_be_followed() -> None:
    play, start = robbed(9)
    told = ledger(play.rules, play.log, SPECTATOR, start)
    assert told is not None
    red = told["of"].index("red")

    assert told["hidden"]
    assert told["cycles"][0]["purses"][red]["before"] == [6, 9]
    assert told["cycles"][0]["purses"][red]["after"] == [3, 5]


def test_who_has_no_purse_has_no_ledger() -> None:
    for title in TITLES:
        adapter = study_adapter(title)
        assert adapter is not None
        assert (adapter.gold is None) == (title.name == "hellas")
    play = wandered(RULES["hellas"], Rng(1), 30)

    assert ledger(play.rules, play.log, None) is None
