"""What a creature's question offers, and what it refuses: together everything that can be said to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from legendary.cards.played import lying, maintained, track
from legendary.setups import DUEL, TEAMS, bought, explained, figure, hero, holds, phrases, sails, say, turn
from pelagos.games.legendary.words import CREATURES
from rulings import asked, options

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules

OTHERS: Final = (
    "bid zeus 1",
    "bid apollo",
    "claim A1",
    "launch S1",
    "muster A1",
    "keep kraken",
    "release kraken",
    "stay",
    "go A1",
    "devour troop A1",
    "push S1 > S2",
    "build port a1",
    "forgo",
    "recruit fleet S1",
    "recruit troop A1",
    "recruit mercenary A1",
    "recruit priestess",
    "recruit philosopher",
    "hire ajax A1",
    "peek",
    "play",
    "return",
    "sail S1 > S2 1",
    "march A1 > A2",
    "lead ajax > A1",
    "troops 1",
    "mercenaries 1",
    "with ajax",
    "without ajax",
    "buy 2",
    "sacrifice ajax",
    "end turn",
    "strike troop",
    "reroll",
    "accept",
    "lose troop",
    "lose ajax",
    "fall",
    "withdraw A1",
    "retreat A1",
    "retreat S1",
    "give a1",
    "found a1",
    "protect pandora",
    "place troop A1",
    "place fleet S1",
    "place mercenary A1",
    "prosper A1",
    "choose port",
    "swap ajax > helen",
    "copy harpy",
    "change a1 port",
    "rob red",
    "take A1",
    "kill troop A1",
    "from A1",
    "to A1",
    "pass",
    "pick harpy",
    "exchange S1",
    "for S1",
    "place A1",
    "emulate ajax",
    "trade",
    "stop",
)
"""A phrase of every verb that a seat can say, but for `plunder`, which names teams."""

BOARD: Final = [
    *holds("blu", "A1", 1),
    *holds("blu", "A2"),
    *holds("blu", "B1", 2, 1),
    *holds("red", "E1", 3, 2),
    *holds("grn", "D1", 0, 2),
    *holds("yel", "G1", 1),
    *sails("blu", "S2", 2),
    *sails("red", "S5"),
    *sails("grn", "S4", 2),
    *hero("ajax", "B1", "blu"),
    *hero("jason", "A1", "blu"),
    *hero("hector", "E1", "red"),
    track(helen="slot-1", perseus="slot-2"),
    "building a1 port, a2a temple, a2b gold3, e1 fortress",
    "priestesses blu 1, red 2, grn 1",
    "philosophers blu 1, red 2, grn 1",
    *figure("medusa", "A1", "red"),
]
OTHERWISE: Final = ("graeae", "medusa", "sphinx")
"""The Graeae ask nothing; Medusa and the Sphinx have rulings of their own below."""
ASKING: Final = [word for word in CREATURES if word not in OTHERWISE]


def in_question(g: Play) -> list[str]:
    """Every phrase of the verbs by which the question may be answered, over all words of their domains."""
    patterns = {g.rules.vocabulary.phrases[g.rules.vocabulary.read(phrase).verb] for phrase in options(g)}
    return [phrase for pattern in sorted(patterns) for phrase in phrases(g, re.sub(r"\{\w:", "{", pattern))]


@pytest.mark.parametrize("creature", ASKING)
def test_the_first_question_of_a_creature(creature: str) -> None:
    """L-10.7.5, L-15.0.6: its own phrases and nothing else; everything else for a reason."""
    pile = lying("discard", *[name for name in ("dryad", "kraken", "sylph") if name != creature])
    g = bought(creature, *BOARD, pile)
    assert asked(g).startswith("p1 ")
    assert asked(g) != "p1 TakeTurn"

    explained(g, *in_question(g), *OTHERS, "plunder red")


@pytest.mark.parametrize("creature", [word for word in ASKING if word != "griffin"])
@pytest.mark.parametrize("rules", [TEAMS, DUEL], ids=["teams", "duel"])
def test_the_first_question_with_a_partner(creature: str, rules: Rules) -> None:
    """L-15.0.2, L-18.3: nothing of the partner's is offered without need."""
    pile = lying("discard", *[name for name in ("dryad", "kraken", "sylph") if name != creature])
    g = bought(creature, *BOARD, pile, "priestesses yel 1", "philosophers yel 1", "mercenaries G1 1", rules=rules)

    explained(g, *in_question(g), "pass", "end turn", "stay")


def test_medusa_is_placed_where_nobody_else_is() -> None:
    """L-15.16.1, L-15.0.3"""
    board = [*BOARD[:-3], *figure("cerberus", "A2", "red")]
    g = bought("medusa", *board)

    explained(g, *phrases(g, "place {area}"), *OTHERS)


def test_what_the_sphinx_offers() -> None:
    """L-15.11.1"""
    g = bought("sphinx", *BOARD, lying("discard", "harpy"))
    say(g, "nature draw kraken", "nature draw dryad", "nature draw chimera")

    explained(g, *phrases(g, "pick {creature}"), *OTHERS)


def test_where_the_giant_s_prey_goes() -> None:
    """L-15.5.1"""
    g = bought("giant", *BOARD)
    say(g, "p1 take E1")
    explained(g, *phrases(g, "place mercenary {land}"), *OTHERS)
    say(g, "p1 place mercenary A1")

    explained(g, *phrases(g, "place mercenary {land}"), *OTHERS)


def test_the_other_sea_of_the_sylph() -> None:
    """L-15.12.1"""
    g = bought("sylph", *BOARD)
    say(g, "p1 exchange S4")

    explained(g, *phrases(g, "for {sea}"), *phrases(g, "exchange {sea}"), *OTHERS)


def test_what_hydra_devours() -> None:
    """L-15.14.2: ashore and at sea."""
    for area in ("E2", "S0", "B1"):
        g = bought("hydra", *BOARD)
        say(g, f"p1 place {area}")
        explained(g, *phrases(g, "devour {unit} {area}"), *OTHERS)


def test_where_polyphemus_pushes() -> None:
    """L-15.18.2"""
    for land in ("E1", "Z1"):
        g = bought("polyphemus", *BOARD, *figure("kraken", "S3", "red"), *sails("red", "S6"))
        say(g, f"p1 place {land}")
        assert asked(g) == "p1 PushFleet"
        explained(g, *phrases(g, "push {sea} > {sea}"), *OTHERS)


def test_where_pegasus_flies() -> None:
    """L-11.4.1, L-15.9.1: free for all, with a partner, and next to last lands."""
    for rules in (TEAMS, DUEL):
        g = bought("pegasus", *BOARD, rules=rules)
        say(g, "p1 from B1")
        explained(g, *phrases(g, "to {land}"), *phrases(g, "from {land}"), *OTHERS)
    last = bought("pegasus", *BOARD, "owner HOME_red grn, HOME_yel grn")
    say(last, "p1 from B1")
    explained(last, *phrases(last, "to {land}"), *OTHERS)


def test_what_is_kept() -> None:
    """L-8.2: of three figures and another's; the first was kept."""
    figures = [*figure("cerberus", "A1", "blu"), *figure("hydra", "S4", "blu"), *figure("kraken", "S6", "blu")]
    g = maintained(*figures, *figure("medusa", "D1", "red"), "priestesses blu 3, red 1")
    explained(g, *phrases(g, "keep {creature}"), *phrases(g, "release {creature}"), *OTHERS)
    say(g, "p1 keep cerberus", "p1 stay")

    explained(g, *phrases(g, "keep {creature}"), *phrases(g, "release {creature}"), *OTHERS)


@pytest.mark.parametrize(
    ("creature", "area"),
    [("cerberus", "A2"), ("polyphemus", "B1"), ("minotaur", "A2"), ("kraken", "S3"), ("hydra", "A3"), ("hydra", "S4")],
)
def test_where_a_kept_figure_goes(creature: str, area: str) -> None:
    """L-8.3, L-8.4"""
    board = [*holds("blu", "A1"), *holds("blu", "A2"), *holds("blu", "A3"), *holds("red", "B1")]
    others = [*figure("medusa", "A1", "red"), "priestesses blu 1, red 1"]
    g = maintained(*board, *figure(creature, area, "blu"), *others)
    say(g, f"p1 keep {creature}")

    assert asked(g) == "p1 MoveFigure"
    explained(g, *phrases(g, "go {area}"), *OTHERS)


@pytest.mark.parametrize("gold", [5, 4, 3, 2, 1, 0])
def test_a_purchase(gold: int) -> None:
    """L-10.7.1, L-10.7.2: an unused temple, a used one."""
    for used in (0, 1):
        cards = "creatures slot-2 harpy 1, slot-4 griffin 1, slot-5 kraken 1"
        g = turn(
            "athena", f"gold blu {gold}", *holds("blu", "A1"), "building a1 temple", f"temple_used a1 {used}", cards
        )
        explained(g, "buy 2", "buy 3", "buy 4", "buy 5", "end turn")
