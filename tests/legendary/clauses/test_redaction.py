"""S-92: what a player sees does not depend on what is hidden from him (L-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from legendary.setups import FOUR, TEAMS, bought, fixture, say, turn
from pelagos.games.legendary.ids import CREATURES
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import payload
from rulings import asked, options

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
EVERYBODY: Final = (P1, P2, P3, P4, SPECTATOR)
OPEN: Final = fixture("ffa4", open_gold="true")


def notes(rules: Rules, team: str, gold: int, least: int, most: int) -> tuple[str, ...]:
    """The purse of a team, of which others know only the bounds; every other purse holds 10, as all know."""
    teams = rules.vocabulary.domains["team"].words
    rows: list[str] = [f"gold {team} {gold}"]
    for knower in (*teams, "everybody"):
        for other in teams:
            bounds = (least, most) if other == team else (10, 10)
            if knower == other == team:
                bounds = (gold, gold)
            rows += [f"least {knower} {other} {bounds[0]}", f"most {knower} {other} {bounds[1]}"]
    return tuple(rows)


def menu(gold: int, rules: Rules = FOUR) -> Play:
    """The turn menu of red under Athena; for all that others know the purse holds 4 to 9."""
    known = notes(rules, "red", gold, 4, 9)
    return turn("athena", *known, "creatures slot-5 graeae 1, slot-2 satyr 1", rules=rules, who="red")


def who_can_tell(one: Play, other: Play) -> list[int]:
    """The viewers for whom anything that may leave differs between two games."""
    return [viewer for viewer in EVERYBODY if payload(one, viewer) != payload(other, viewer)]


def heard(play: Play, viewer: int) -> list[Any]:
    """The events of the last answer that a viewer hears."""
    events: list[Any] = payload(play, viewer, play.steps[-1].told)["events"]
    return [event[0] for event in events]


def test_another_s_purse_does_not_show() -> None:
    """S-92, L-19.6: 4 GP or 9, nobody but red sees a difference."""
    poor, rich = menu(4), menu(9)

    assert who_can_tell(poor, rich) == [P2]


def test_with_open_gold_everybody_sees_the_purse() -> None:
    """L-19.5: the comparison above can fail."""
    assert who_can_tell(menu(4, OPEN), menu(9, OPEN)) == list(EVERYBODY)


def test_the_options_of_a_turn_go_to_its_player_only() -> None:
    """S-92, L-19.2, I-61: they depend on gold."""
    poor, rich = menu(4), menu(9)

    assert options(poor) == ["recruit philosopher", "buy 2", "end turn"]
    assert options(rich) == ["recruit philosopher", "buy 2", "buy 5", "end turn"]
    for viewer in (P1, P3, P4, SPECTATOR):
        assert payload(poor, viewer)["options"] is None
        assert payload(poor, viewer)["who"] == P2
    assert payload(poor, P2)["options"] == options(poor)


def test_a_purse_is_seen_by_both_players_of_its_team() -> None:
    """L-18.2, L-19.2"""
    poor, rich = [turn("athena", *notes(TEAMS, "blu+yel", gold, 4, 9), rules=TEAMS, who="red") for gold in (4, 9)]

    assert who_can_tell(poor, rich) == [P1, P4]


def test_the_order_of_the_deck_is_no_part_of_a_position() -> None:
    """S-92, L-19.2: every card of the deck may be the next one, for the engine too."""
    play = turn("zeus", "creatures discard griffin 1", who="red")
    say(play, "p2 peek")

    assert asked(play) == "nature LookAtTop"
    assert len(options(play, "draw ")) == CREATURES - 1


def test_the_card_that_was_looked_at_shows_to_nobody_else() -> None:
    """S-92, L-10.2.4, L-19.2: while he chooses, and after it was put back."""
    one, other = turn("zeus", who="red"), turn("zeus", who="red")
    say(one, "p2 peek", "nature draw harpy")
    say(other, "p2 peek", "nature draw medusa")

    assert asked(one) == "p2 PlayOrReturn"
    assert who_can_tell(one, other) == [P2]

    say(one, "p2 return")
    say(other, "p2 return")

    assert asked(one) == "p2 TakeTurn"
    assert who_can_tell(one, other) == [P2]


def test_the_sphinx_s_cards_show_to_her_master_only() -> None:
    """L-15.11.2, L-19.2, I-61: the deck and the drawn cards look like one multiset to others."""
    one, other = bought("sphinx", who="red"), bought("sphinx", who="red")
    say(one, "nature draw chimera", "nature draw griffin", "nature draw harpy")
    say(other, "nature draw medusa", "nature draw kraken", "nature draw satyr")

    assert asked(one) == asked(other) == "p2 PickCreature"
    assert who_can_tell(one, other) == [P2]
    assert payload(one, P1)["options"] is None


def robbed(gold: int) -> Play:
    """Red's Griffin has just robbed blu, whose purse held 4 to 9 for all that others knew."""
    play = bought("griffin", *notes(FOUR, "blu", gold, 4, 9), who="red")
    say(play, "p2 plunder blu")
    return play


def test_third_parties_do_not_see_what_the_griffin_stole() -> None:
    """S-73, L-15.6.2, L-19.2: thief and victim hear the amount, others only that it happened."""
    little, much = robbed(5), robbed(8)

    assert who_can_tell(little, much) == [P1, P2]
    assert heard(much, P1) == heard(much, P2) == ["gold-stolen"]
    assert heard(much, P3) == heard(much, SPECTATOR) == ["purse-robbed"]


def test_the_thief_knows_the_purse_up_to_the_coin_that_does_not_halve() -> None:
    """L-15.6.1, L-19.2: red, who got 3, cannot tell whether there were 6 or 7."""
    even, odd = robbed(6), robbed(7)

    assert who_can_tell(even, odd) == [P1]
