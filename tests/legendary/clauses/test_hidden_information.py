"""L-19: hidden information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from legendary.setups import (
    DUEL,
    FOUR,
    TEAMS,
    THREE,
    bought,
    fixture,
    hero,
    holds,
    legendary,
    offerings,
    rules_of,
    say,
    turn,
)
from pelagos.games.legendary.ids import CREATURES, DRAWN, IN_DECK, IN_DISCARD, ON_TOP, SLOT_2
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.codec import field_data
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.fields import CARDS
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from pelagos.kernel.view import sample, view
from rulings import asked, described, options, stands, wander

MODES: Final = ("ffa3", "ffa4", "ffa5", "team4", "team6", "duel")
EVERY: Final = pytest.mark.parametrize("rules", [rules_of(mode) for mode in MODES], ids=MODES)
OPEN: Final = fixture("ffa4", open_gold="true")


def unsure(rules: Rules, team: str, gold: int, least: int, most: int) -> tuple[str, ...]:
    """The purse of a team, of which others know the bounds only."""
    teams = rules.vocabulary.domains["team"].words
    rows = [f"gold {other} 10" for other in teams] + [f"gold {team} {gold}"]
    for knower in (*teams, "everybody"):
        for other in teams:
            low, high = (least, most) if other == team and knower != team else (gold, gold)
            if other != team:
                low = high = 10
            rows += [f"least {knower} {other} {low}", f"most {knower} {other} {high}"]
    return tuple(rows)


@EVERY
def test_everything_but_gold_and_the_notes_about_it_is_public(rules: Rules) -> None:
    """L-19.1: board, units, buildings, tracks, discard pile, heroes, gods, offers, supplies, reserves, counters."""
    g = rules.blank()
    seen = view(rules, g, SPECTATOR)["fields"]

    hidden = [field.name for field in rules.fields if field.shape != CARDS and seen[field.name] != field_data(g, field)]
    assert hidden == ["gold", "least", "most"]
    assert [field.name for field in rules.fields if field.owned] == ["gold", "least", "most"]


def test_cards_are_public_but_for_the_deck() -> None:
    """L-19.1, L-19.2: track, discard pile and held cards; of the deck its size, and what it must hold."""
    g = turn(
        "zeus",
        "creatures slot-2 harpy 1, discard satyr 1, held medusa 1",
        "figure_area medusa D1",
        "figure_owner medusa red",
    )
    for viewer in (0, 1, SPECTATOR):
        seen = view(g.rules, g.g, viewer)["fields"]["creatures"]
        known = [place for place, cards in enumerate(seen["places"]) if isinstance(cards, list)]
        assert set(range(10)) - set(known) == {IN_DECK, ON_TOP, DRAWN}
        assert {IN_DISCARD, SLOT_2} < set(known)
        assert seen["places"][IN_DECK] == CREATURES - 3
        assert sum(seen["pool"]) == CREATURES - 3


@pytest.mark.parametrize(
    ("rules", "seen"),
    [
        (FOUR, {0: [[3], None, None, None], 1: [None, [4], None, None], SPECTATOR: [None] * 4}),
        (OPEN, {0: [[3], [4], [10], [10]], SPECTATOR: [[3], [4], [10], [10]]}),
    ],
    ids=["hidden", "open"],
)
def test_a_purse_is_seen_by_its_team(rules: Rules, seen: dict[int, list[list[int] | None]]) -> None:
    """L-19.2, L-19.5: `open_gold` shows them all."""
    g = turn("athena", "gold blu 3, red 4", rules=rules)

    for viewer, gold in seen.items():
        assert view(rules, g.g, viewer)["fields"]["gold"] == gold


def test_partners_see_their_purse() -> None:
    """L-19.2, L-18.2: p1 and p4; in the duel the player."""
    g = turn("athena", "gold blu+yel 3, red+grn 4", rules=TEAMS)
    seen = [view(TEAMS, g.g, viewer)["fields"]["gold"] for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert seen == [[[3], None], [None, [4]], [None, [4]], [[3], None], [None, None]]
    duel = turn("athena", "gold blu+yel 3, red+grn 4", rules=DUEL)

    assert [view(DUEL, duel.g, viewer)["fields"]["gold"] for viewer in (0, 1)] == [[[3], None], [None, [4]]]


def test_the_rules_use_the_true_value() -> None:
    """L-19.2: whatever others could know."""
    g = turn("athena", *unsure(FOUR, "blu", 4, 1, 9), "creatures slot-4 harpy 1, slot-5 satyr 1")

    assert options(g) == ["recruit philosopher", "buy 4", "end turn"]


def test_a_purse_may_hold_whatever_memory_cannot_rule_out() -> None:
    """L-19.2, L-19.6: a sample guesses between the notes, both included; what a team knows it knows."""
    g = described(FOUR, *unsure(FOUR, "red", 4, 3, 6))
    guesses = set()
    rng = Rng(1)
    for _ in range(60):
        guess = legendary(sample(FOUR, view(FOUR, g.g, 0), rng))
        guesses.add(int(guess.gold[1]))
        assert [int(guess.gold[team]) for team in (0, 2, 3)] == [10, 10, 10]

    assert guesses == {3, 4, 5, 6}
    assert legendary(sample(FOUR, view(FOUR, g.g, 1), rng)).gold[1] == 4


TELLING: Final[dict[str, Callable[[], Play]]] = {
    "TakeTurn": lambda: turn("athena", "gold blu 0"),
    "PlayOrReturn": lambda: peeked("gold blu 0"),
    "RerollOrAccept": lambda: rerolling("gold blu 1"),
    "EmulateHero": lambda: emulating("gold blu 15"),
}


def peeked(gold: str) -> Play:
    g = turn("zeus", gold)
    say(g, "p1 peek", "nature draw harpy")
    return g


def rerolling(gold: str) -> Play:
    """Blu has spent its last coin on the move."""
    g = turn("ares", *holds("blu", "A1"), *hero("croesus", "A1", "blu"), *holds("red", "A2", 1), gold)
    say(g, "p1 march A1 > A2", "nature roll 1 1")
    return g


def emulating(gold: str) -> Play:
    g = turn("athena", *holds("blu", "A1"), *hero("pandora", "A1", "blu"), "hero_place croesus slot-1", gold)
    say(g, "p1 sacrifice pandora")
    return g


@pytest.mark.parametrize("question", sorted(TELLING))
def test_a_question_whose_options_depend_on_gold_is_always_put(question: str) -> None:
    """L-19.4: though there is one answer only."""
    g = TELLING[question]()

    assert asked(g) == f"p1 {question}"
    assert len(options(g)) == 1
    assert payload(g, 0)["options"] == options(g)
    for other in (1, 2, 3, SPECTATOR):
        assert payload(g, other)["options"] is None


def test_an_offer_that_leaves_no_choice_is_asked_for_too() -> None:
    """L-19.4, D-10: Apollo alone is left for whoever has nothing."""
    g = offerings("gold blu 0", rules=THREE)

    assert asked(g) == "p1 PlacePawn"
    assert options(g) == ["bid apollo"]


def test_other_questions_with_one_answer_answer_themselves() -> None:
    """L-21.8: one troop falls without a question."""
    g = turn("ares", *holds("blu", "A1", 1), *holds("red", "A2", 1))
    say(g, "p1 march A1 > A2", "nature roll 3 0")

    stands(g, "owner A2 blu")


def test_others_see_who_is_asked_what() -> None:
    """L-19.3: faction, player, question; no options."""
    g = turn("athena")
    for viewer in (1, SPECTATOR):
        seen = payload(g, viewer)
        assert (seen["who"], seen["options"]) == (0, None)
        assert "TakeTurn" in str(seen["agenda"])
        assert seen["fields"]["active"] == 0


def test_a_move_that_is_being_put_together_shows_that_it_can_be_paid() -> None:
    """L-19.6, L-21.6: others see the march and its price, so nobody may still think the purse empty."""
    g = turn("ares", *unsure(FOUR, "blu", 4, 0, 9), *holds("blu", "A1", 2))
    say(g, "p1 march A1 > A2")
    assert asked(g) == "p1 TakeTroops"
    rng = Rng(3)
    for _ in range(40):
        assert legendary(sample(FOUR, view(FOUR, g.g, 1), rng)).gold[0] >= 1
    lead = turn(
        "athena", *unsure(FOUR, "blu", 4, 0, 9), *holds("blu", "A1", 2), *hero("ajax", "A1", "blu"), "hero_moves ajax 2"
    )
    say(lead, "p1 lead ajax > A2")
    for _ in range(40):
        assert legendary(sample(FOUR, view(FOUR, lead.g, 1), rng)).gold[0] >= 3


def test_a_price_that_is_paid_shows_that_the_gold_was_there() -> None:
    """L-19.2: and what is left of the bounds."""
    g = turn("athena", *unsure(FOUR, "blu", 6, 1, 9))
    say(g, "p1 recruit philosopher")

    stands(g, "gold blu 2", "least everybody blu 0, red blu 0, blu blu 2", "most everybody blu 5, red blu 5, blu blu 2")


def robberies(g: Play, viewer: int) -> list[str]:
    """What a viewer hears of the Griffin."""
    names = [str(event[0]) for event in payload(g, viewer)["events"]]
    return [name for name in names if name in ("gold-stolen", "purse-robbed")]


def test_the_griffin_s_amount_is_for_the_two_teams() -> None:
    """L-19.2, L-15.6.2: partners of both hear it, third parties and lookers-on only that it happened."""
    teams = bought("griffin", *unsure(TEAMS, "red+grn", 9, 2, 12), rules=TEAMS)
    for viewer in (0, 1, 2, 3):
        assert robberies(teams, viewer) == ["gold-stolen"]
    assert robberies(teams, SPECTATOR) == ["purse-robbed"]
    stands(teams, "gold red+grn 5, blu+yel 12")
    # A looker-on knows that 1 to 6 were stolen.
    stands(teams, "least everybody red+grn 1, everybody blu+yel 9", "most everybody red+grn 6, everybody blu+yel 14")
    # The thief knows that 8 or 9 were there.
    stands(teams, "least blu+yel red+grn 4", "most blu+yel red+grn 5")


def test_with_open_gold_everybody_hears_the_griffin_s_amount() -> None:
    """L-19.5"""
    g = bought("griffin", rules=OPEN)
    say(g, "p1 plunder red")
    for viewer in (0, 1, 2, SPECTATOR):
        assert robberies(g, viewer) == ["gold-stolen"]


def test_the_sphinx_s_cards_are_for_her_master() -> None:
    """L-19.2, L-15.11.2: others see one multiset of deck and drawn cards."""
    g = bought("sphinx", rules=TEAMS)
    say(g, "nature draw harpy", "nature draw satyr", "nature draw dryad")
    assert asked(g) == "p1 PickCreature"
    mine = view(TEAMS, g.g, 0)["fields"]["creatures"]["places"][DRAWN]
    assert isinstance(mine, list)
    for viewer in (1, 2, 3, SPECTATOR):
        seen = view(TEAMS, g.g, viewer)["fields"]["creatures"]
        assert seen["places"][DRAWN] == 3
        assert seen["places"][IN_DECK] == CREATURES - 4
        assert sum(seen["pool"]) == CREATURES - 1
        assert payload(g, viewer)["options"] is None


def test_the_order_of_the_decks_exists_nowhere() -> None:
    """L-19.2: whoever holds the position cannot know which card, hero or token is next."""
    look = turn("zeus")
    say(look, "p1 peek")
    assert len(options(look, "draw")) == CREATURES
    token = turn("athena", *holds("blu", "A1"), "philosophers blu 3")
    say(token, "p1 recruit philosopher")

    assert options(token) == ["token troops2", "token fleets2", "token priestess", "token gold3", "token prosperity"]
    for viewer in (0, 1, SPECTATOR):
        assert view(FOUR, token.g, viewer)["fields"]["supply"] == list(legendary(token.g).supply)


def test_a_forced_offer_is_known_to_its_team_only() -> None:
    """L-19.2, L-7.10: that it is forced, and what is really paid."""
    play = offerings(*unsure(THREE, "grn", 0, 0, 5), rules=THREE)
    say(play, "p1 bid apollo", "p2 bid zeus 5", "p3 bid ares 1")
    for viewer in (0, 1, SPECTATOR):
        assert "offer-forced" not in [event[0] for event in payload(play, viewer)["events"]]
    assert "offer-forced" in [event[0] for event in payload(play, 2)["events"]]


@EVERY
def test_hidden_things_are_proved_hidden(rules: Rules) -> None:
    """L-19.6, I-60: the laws of views, samples and records on a game with widened notes."""
    start = rules.blank()
    rules.title.begin(start)
    play = Play(rules, start, Seeded(3))
    rng = Rng(5)
    watch = LawChecker(play, rng)
    for step, g in enumerate(wander(play, rng)):
        if step == 0:
            widen(legendary(g))
        watch.cheap()
        if step % 12 == 5:
            watch.dear(every_viewer=True)
        if step == 150:
            break


def widen(g: Legendary) -> None:
    """Nobody knows another's purse better than by two coins."""
    teams = g.frame.teams
    for row in range((teams + 1) * teams):
        if row // teams != row % teams:
            g.least[row] -= min(2, g.least[row])
            g.most[row] += 2
