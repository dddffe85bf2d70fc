"""Sphinx."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from legendary.cards.played import heard, lying, seen
from legendary.setups import DUEL, FOUR, TEAMS, bought, figure, holds, legendary, options_of, say, turn, why
from pelagos.games.legendary import words
from pelagos.games.legendary.ids import CREATURES, DRAWN, SPHINX
from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import sample, view
from rulings import asked, options, stands, told

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules

LANDS: Final = [*holds("blu", "B1", 1), *holds("red", "E1", 2)]
SPOKEN_OF: Final = ("chimera", "dryad", "harpy", "kraken", "sphinx")
OTHERS: Final = [creature for creature in words.CREATURES if creature not in SPOKEN_OF]


def draw(play: Play, *creatures: str) -> None:
    say(play, *[f"nature draw {creature}" for creature in creatures])


def test_three_cards_are_drawn_one_is_used_the_others_are_discarded_first() -> None:
    """L-15.11.1: for nothing."""
    g = bought("sphinx", *LANDS)
    assert asked(g) == "nature DrawForSphinx"
    draw(g, "harpy", "kraken", "dryad")

    assert asked(g) == "p1 PickCreature"
    assert options(g) == ["pick dryad", "pick harpy", "pick kraken"]
    assert why(g, "p1 pick griffin") == "not-drawn griffin L-15.11.1"
    assert why(g, "p1 pick sphinx") == "not-drawn sphinx L-15.11.1"
    assert why(g, "p1 copy harpy") == "effect-first L-10.7.1"
    stands(g, "creatures drawn harpy 1, drawn kraken 1, drawn dryad 1, used sphinx 1", "gold blu 8")
    say(g, "p1 pick harpy")

    assert told(g) == ["sphinx-chose blu harpy", "creature-discarded dryad", "creature-discarded kraken"]
    stands(g, "creatures discard kraken 1, discard dryad 1, used harpy 1, used sphinx 1", "asks KillTroop")
    say(g, "p1 kill troop E1")

    stands(g, "creatures discard harpy 1, discard sphinx 1, discard kraken 1, discard dryad 1", "gold blu 8")
    stands(g, "troops E1 1", "asks TakeTurn")


def test_the_cards_come_from_the_deck_alone() -> None:
    """L-15.11.1: not from the pile, the track or the hands."""
    g = bought("sphinx", lying("discard", "harpy"), lying("slot-4", "griffin"), *figure("medusa", "A1", "red"))
    drawn = options_of(g, "draw")

    assert len(drawn) == CREATURES - 4
    assert not {"harpy", "griffin", "medusa", "sphinx"} & set(drawn)
    draw(g, "giant")
    assert "giant" not in options_of(g, "draw")


def test_a_chosen_figure_comes_under_his_control() -> None:
    """L-15.11.1, L-15.0.1"""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "kraken", "dryad")
    say(g, "p1 pick kraken", "p1 place S5")

    stands(g, "creatures held kraken 1, discard sphinx 1, discard harpy 1, discard dryad 1", "figure_owner kraken blu")


def test_a_chosen_card_without_effect_is_lost() -> None:
    """L-15.11.1, L-15.0.6: there is no second choice."""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "satyr", "dryad")
    say(g, "p1 pick satyr")

    assert told(g)[-1] == "effect-lost blu satyr"
    stands(g, "creatures discard satyr 1, discard sphinx 1", "troops E1 2", "asks TakeTurn")


def test_only_her_master_sees_the_cards() -> None:
    """L-15.11.2, L-19.2: the others see that three lie there, and deck and drawn cards as one heap."""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "kraken", "dryad")
    hidden = set(words.CREATURES) - {"sphinx"}

    assert seen(g, 0)["drawn"] == ["dryad", "harpy", "kraken"]
    assert set(seen(g, 0)["pool"]) == hidden - {"harpy", "kraken", "dryad"}
    for viewer in (1, 2, 3, SPECTATOR):
        assert seen(g, viewer)["drawn"] == 3
        assert seen(g, viewer)["deck"] == len(hidden) - 3
        assert set(seen(g, viewer)["pool"]) == hidden


def test_only_her_master_hears_what_was_drawn() -> None:
    """L-15.11.2: the others hear how many."""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy")
    assert heard(g, 0) == ["sphinx-showed harpy"]
    assert heard(g, 1) == heard(g, SPECTATOR) == []
    draw(g, "kraken", "dryad")

    assert heard(g, 0) == ["sphinx-showed dryad", "sphinx-drew blu 3"]
    assert heard(g, 1) == heard(g, SPECTATOR) == ["sphinx-drew blu 3"]
    assert [said.to for said in g.log if said.seat == NATURE] == [1, 1, 1]


def test_only_her_master_is_shown_what_may_be_chosen() -> None:
    """L-15.11.2, L-19.3 (I-61)"""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "kraken", "dryad")

    assert payload(g, 0)["options"] == ["pick dryad", "pick harpy", "pick kraken"]
    assert payload(g, 1)["options"] is payload(g, SPECTATOR)["options"] is None
    assert payload(g, 1)["who"] == 0


def test_a_partner_does_not_see_them_but_a_duellist_is_one_person() -> None:
    """L-15.11.2, L-18.8: the caster's user sees them; the partner in a team of two people is another."""
    g = bought("sphinx", *LANDS, rules=TEAMS)
    draw(g, "harpy", "kraken", "dryad")
    partner = 3
    assert seen(g, 0)["drawn"] == ["dryad", "harpy", "kraken"]
    assert [seen(g, viewer)["drawn"] for viewer in (1, 2, partner, SPECTATOR)] == [3, 3, 3, 3]

    duel = bought("sphinx", *LANDS, rules=DUEL, who="yel")
    draw(duel, "harpy", "kraken", "dryad")
    assert seen(duel, 0)["drawn"] == ["dryad", "harpy", "kraken"]
    assert seen(duel, 1)["drawn"] == seen(duel, SPECTATOR)["drawn"] == 3


def test_nobody_else_s_view_depends_on_what_was_drawn() -> None:
    """L-15.11.2, L-19.6 (I-60)"""
    views = []
    for creatures in (("harpy", "kraken", "dryad"), ("giant", "chimera", "sylph")):
        g = bought("sphinx", *LANDS)
        draw(g, *creatures)
        views.append([view(g.rules, g.g, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)])

    assert views[0][1:] == views[1][1:]
    assert views[0][0] != views[1][0]


@pytest.mark.parametrize("rules", [FOUR, TEAMS, DUEL], ids=["four", "teams", "duel"])
def test_her_secrets_are_proved_secret(rules: Rules) -> None:
    """L-15.11.2, L-19.6: the laws of views, samples and undoing, for every viewer, from the first card to the last."""
    g = bought("sphinx", *LANDS, lying("discard", "giant"), rules=rules)
    watch = LawChecker(g, Rng(3))
    for line in ("nature draw chimera", "nature draw kraken", "nature draw dryad", "p1 pick chimera", "p1 copy dryad"):
        watch.cheap()
        watch.dear(every_viewer=True)
        say(g, line)
    watch.cheap()
    watch.dear(every_viewer=True)


def test_a_sample_of_another_s_view_may_hold_any_card_there() -> None:
    """L-15.11.2: also one that in truth lies in the deck."""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "kraken", "dryad")
    rng = Rng(1)
    drawn = set()
    for _ in range(100):
        guess = sample(g.rules, view(g.rules, g.g, 1), rng)
        drawn |= {face for face in range(CREATURES) if legendary(guess).creatures.lying(DRAWN, face)}

    assert drawn == set(range(CREATURES)) - {SPHINX}


def test_what_is_discarded_is_seen_by_all() -> None:
    """L-15.11.2, L-19.1"""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "kraken", "dryad")
    say(g, "p1 pick harpy")

    for viewer in (0, 1, SPECTATOR):
        assert seen(g, viewer)["discard"] == ["dryad", "kraken"]
        assert seen(g, viewer)["used"] == ["harpy", "sphinx"]
        assert heard(g, viewer)[0] == "sphinx-chose blu harpy"


def test_the_next_sphinx_is_another_s_secret() -> None:
    """L-15.11.2: who saw her cards before does not see them this time."""
    g = bought("sphinx", *LANDS)
    draw(g, "harpy", "graeae", "dryad")
    say(g, "p1 pick graeae")
    again = bought("sphinx", *LANDS, "known creatures drawn p1", who="red")
    draw(again, "harpy", "kraken", "dryad")

    assert seen(again, 1)["drawn"] == ["dryad", "harpy", "kraken"]
    assert seen(again, 0)["drawn"] == 3
    stands(g, "known creatures drawn nobody")


def test_a_card_that_was_put_back_on_top_is_drawn_first() -> None:
    """L-15.11.1, L-10.2.4: who put it there no longer knows where it lies."""
    g = turn("zeus", *LANDS, lying("slot-2", "sphinx"))
    say(g, "p1 peek", "nature draw harpy", "p1 return", "p1 buy 2")
    assert options(g) == ["draw harpy"]
    draw(g, "harpy")
    assert len(options_of(g, "draw")) == CREATURES - 2
    draw(g, "kraken", "dryad")

    assert options_of(g, "pick") == ["dryad", "harpy", "kraken"]
    stands(g, "creatures top harpy 0")
    assert seen(g, 0)["top"] == 0


def test_another_s_knowledge_of_the_top_ends_when_it_is_drawn() -> None:
    """L-15.11.2, L-19.2: red had looked at it."""
    g = bought("sphinx", *LANDS, lying("top", "harpy"), "known creatures top p2")
    assert seen(g, 1)["top"] == ["harpy"]
    draw(g, "harpy", "kraken", "dryad")

    assert seen(g, 1)["drawn"] == 3
    assert "harpy" in seen(g, 1)["pool"]


def test_a_deck_that_runs_out_is_renewed_in_the_middle_of_the_draw() -> None:
    """L-15.11.1, L-5.7: one card was left; the rest comes from the pile, without what is drawn or in use."""
    parked = lying("slot-5", "chimera", *OTHERS)
    g = bought("sphinx", *LANDS, parked, lying("discard", "harpy", "dryad"))
    assert options(g) == ["draw kraken"]
    draw(g, "kraken")
    assert told(g) == ["sphinx-showed kraken", "deck-shuffled"]
    assert options_of(g, "draw") == ["dryad", "harpy"]
    draw(g, "harpy", "dryad")

    assert options_of(g, "pick") == ["dryad", "harpy", "kraken"]


def test_fewer_are_drawn_if_fewer_exist() -> None:
    """L-15.11.1: two, of which one is discarded; of one alone there is no choice."""
    g = bought("sphinx", *LANDS, lying("slot-5", "chimera", "kraken", *OTHERS))
    draw(g, "harpy", "dryad")
    assert told(g)[-1] == "sphinx-drew blu 2"
    assert options_of(g, "pick") == ["dryad", "harpy"]

    alone = bought("sphinx", *LANDS, lying("slot-5", "chimera", "dryad", "kraken", *OTHERS))
    draw(alone, "harpy")
    assert told(alone) == ["sphinx-showed harpy", "sphinx-drew blu 1", "sphinx-chose blu harpy"]
    stands(alone, "asks KillTroop")


def test_if_no_card_can_be_drawn_she_has_no_effect() -> None:
    """L-15.11.4, L-15.0.6"""
    g = bought("sphinx", *LANDS, lying("slot-5", "chimera", "dryad", "harpy", "kraken", *OTHERS))

    assert told(g) == ["creature-bought blu sphinx 2", "effect-lost blu sphinx"]
    stands(g, "creatures discard sphinx 1", "known creatures drawn nobody", "asks TakeTurn")


def test_the_chimera_discarded_shuffles_before_the_chosen_card_is_used() -> None:
    """L-15.11.3, L-15.2.4 (S-69): also what lay on the pile before; the chosen card and the Sphinx are not there."""
    g = bought("sphinx", *LANDS, lying("discard", "giant"))
    draw(g, "chimera", "harpy", "sylph")
    say(g, "p1 pick harpy")

    assert told(g)[1:] == ["creature-discarded sylph", "creature-discarded chimera", "deck-shuffled"]
    stands(g, "creatures deck chimera 1, deck sylph 1, deck giant 1, used harpy 1, used sphinx 1", "asks KillTroop")
    say(g, "p1 kill troop E1")
    stands(g, "creatures discard harpy 1, discard sphinx 1, deck chimera 1")


def test_the_chimera_chosen_finds_the_two_cards_just_discarded() -> None:
    """L-15.11.3"""
    g = bought("sphinx", *LANDS)
    draw(g, "chimera", "harpy", "graeae")
    say(g, "p1 pick chimera")

    assert options(g) == ["copy harpy", "copy graeae"]
    say(g, "p1 copy graeae")
    assert told(g) == ["creature-copied blu graeae", "income-again blu 0", "deck-shuffled"]
    stands(g, "creatures discard sphinx 1, deck chimera 1, deck graeae 1, deck harpy 1", "asks TakeTurn")


def test_zeus_may_play_her_from_the_top() -> None:
    """L-15.0.1, L-10.2.4: for 1 GP; she draws from what is left."""
    g = turn("zeus", *LANDS)
    say(g, "p1 peek", "nature draw sphinx", "p1 play")
    assert len(options_of(g, "draw")) == CREATURES - 1
    draw(g, "harpy", "kraken", "dryad")
    say(g, "p1 pick harpy", "p1 kill troop E1")

    stands(g, "gold blu 9", "creatures discard sphinx 1, discard harpy 1")
