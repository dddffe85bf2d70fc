"""The setups of Legendary that its rulings are played under, and the positions most of them start from.

As in rules section 24: test board 1 with a home for every faction, cycle 3, four factions for themselves, 10 GP each,
every whole number on the offering track. Section 24's pur, yel, blu, blk are our blu, red, grn, yel.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import pytest

import rulings
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, load, save
from pelagos.kernel.errors import Illegal
from pelagos.kernel.event import Event
from pelagos.kernel.scenario import event_words
from pelagos.kernel.title import Rules, rules_for
from rulings import described, spoken

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.position import Position

SEATS: Final = {"ffa3": 3, "ffa4": 4, "ffa5": 5, "team4": 4, "team6": 6, "duel": 2}
HOMES: Final = ("blu", "red", "grn", "yel", "pur", "blk")


def rules_of(mode: str, board: str = "recommended", **options: str) -> Rules:
    """A mode on a board, with options."""
    return rules_for(TITLE, SEATS[mode], board, {"mode": mode, **options})


def fixture(mode: str, board: str = "tb-1-home", **options: str) -> Rules:
    """As section 24 has it: a test board, every whole number on the track."""
    return rules_of(mode, board, offering_track="every", **options)


FOUR: Final = fixture("ffa4")
THREE: Final = fixture("ffa3")
TEAMS: Final = fixture("team4")
DUEL: Final = fixture("duel")
FOUR_NO_HOME: Final = fixture("ffa4", "tb-1")
THREE_NO_HOME: Final = fixture("ffa3", "tb-1")
TEAMS_NO_HOME: Final = fixture("team4", "tb-2")


def factions(rules: Rules) -> tuple[str, ...]:
    return rules.vocabulary.domains["faction"].words


def purses(rules: Rules, gold: int) -> str:
    """`gold blu 10, red 10, …`"""
    return "gold " + ", ".join([f"{team} {gold}" for team in rules.vocabulary.domains["team"].words])


def homes(rules: Rules) -> tuple[str, ...]:
    """Every faction owns its home, where the board has homes."""
    lands = rules.vocabulary.domains["land"].words
    return tuple([f"owner HOME_{who} {who}" for who in factions(rules) if f"HOME_{who}" in lands])


def seat_of(rules: Rules, who: str) -> str:
    """The seat that answers for a faction."""
    g = rules.blank()
    return rules.seat_word(legendary(g).seat_of(rules.vocabulary.domains["faction"].index(who)))


def turn(god: str, *statements: str, rules: Rules = FOUR, who: str = "blu", due: bool = False) -> Play:
    """A turn of cycle 3 under a god, by default after its free actions; nothing follows it. Laws hold."""
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        f"active {who}",
        f"god {god}",
        f"pawn {god} {who}",
        f"amount {god} {int(god != 'apollo')}",
        gods_with(god),
        f"build_due {int(due)}",
        f"recruit_due {int(due)}",
        *statements,
        "next Act" if god != "apollo" else "next ApolloActs",
        f"next EndTurn god={god}",
    )
    lawful(play)
    return play


def gods_with(first: str) -> str:
    """The five tiles, this one in slot 1."""
    rest = [god for god in ("zeus", "ares", "poseidon", "athena", "hera") if god != first]
    tiles = [first, *rest] if first != "apollo" else rest
    return "gods " + ", ".join([f"{slot} {god}" for slot, god in enumerate(tiles, 1)])


def bought(creature: str, *statements: str, rules: Rules = FOUR, who: str = "blu", god: str = "athena") -> Play:
    """The same turn; the creature lay in the slot of 2 GP and has just been bought."""
    play = turn(god, *statements, f"creatures slot-2 {creature} 1", rules=rules, who=who)
    say(play, f"{seat_of(rules, who)} buy 2")
    return play


def figure(creature: str, area: str, who: str) -> tuple[str, ...]:
    """The statements that put a figure on the board, its card held."""
    return (f"creatures held {creature} 1", f"figure_area {creature} {area}", f"figure_owner {creature} {who}")


def hero(name: str, land: str, who: str, cycle: int = 1) -> tuple[str, ...]:
    """The statements that put a hero on the board."""
    return (
        f"hero_place {name} play",
        f"hero_land {name} {land}",
        f"hero_owner {name} {who}",
        f"hero_cycle {name} {cycle}",
    )


def holds(who: str, land: str, troops: int = 0, mercenaries: int = 0) -> tuple[str, ...]:
    """A land of a faction, with so many basic troops and mercenaries; none: a control token."""
    return (f"owner {land} {who}", f"troops {land} {troops}", f"mercenaries {land} {mercenaries}")


def sails(who: str, sea: str, fleets: int = 1) -> tuple[str, ...]:
    """A sea with fleets of a faction."""
    return (f"ruler {sea} {who}", f"fleets {sea} {fleets}")


def offerings(*statements: str, rules: Rules = THREE) -> Play:
    """Phase 3 of cycle 3: Zeus and Ares first, pawns in the order of factions, 10 GP each."""
    order = ", ".join([f"{space} {who}" for space, who in enumerate(factions(rules), 1)])
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        gods_with("zeus"),
        f"order {order}",
        *statements,
        "next Offerings",
    )
    lawful(play)
    return play


def guessed(rules: Rules, team: str, gold: int, least: int, most: int, others: int = 10) -> tuple[str, ...]:
    """Purses of which all know everything, but of one team's only that it lies between; the team knows its own."""
    teams = rules.vocabulary.domains["team"].words
    knowers = [knower for knower in (*teams, "everybody") if knower != team]
    return (
        purses(rules, others),
        f"gold {team} {gold}",
        *[f"{note} {knower} {whose} {others}" for note in ("least", "most") for knower in knowers for whose in teams],
        *[f"{note} {team} {whose} {others}" for note in ("least", "most") for whose in teams],
        *[f"least {knower} {team} {least}" for knower in knowers],
        *[f"most {knower} {team} {most}" for knower in knowers],
        f"least {team} {team} {gold}",
        f"most {team} {team} {gold}",
    )


def say(play: Play, *lines: str) -> None:
    """Say each line; after each the invariants of Legendary hold."""
    for line in lines:
        rulings.say(play, line)
        lawful(play)


def why(play: Play, line: str) -> str:
    """Why a line is refused: the reason, what its numbers mean, and the clause: `not-accessible A1 D1 L-11.2.2`."""
    speaker, phrase = spoken(play, line)
    with pytest.raises(Illegal) as caught:
        play.say(speaker, phrase)
    refusal = caught.value.refusal
    if refusal is None:
        return "unexplained"
    return f"{event_words(play.rules, Event(refusal.kind, refusal.numbers))} {caught.value.clause}"


def legendary(g: Position) -> Legendary:
    """A position of Legendary, known as one."""
    assert isinstance(g, Legendary)
    return g


def lawful(play: Play) -> None:
    """Every invariant that a position of the title can show holds."""
    for law in TITLE.laws:
        assert not law.broken(play.g), f"{law.name}: {law.broken(play.g)}"


def options_of(play: Play, verb: str) -> list[str]:
    """What is offered of one verb, without the verb: `to` gives the lands."""
    return [phrase.removeprefix(f"{verb} ") for phrase in rulings.options(play, f"{verb} ")]


def explained(play: Play, *phrases: str) -> None:
    """Of all these phrases, exactly those that are not offered are refused, each for a reason with a clause."""
    rules = play.rules
    assert digest(rules, load(rules, save(rules, play.g))) == digest(rules, play.g)
    offered = set(play.options())
    for phrase in phrases:
        refusal = pending(play.g).why_not(play.g, rules.vocabulary.read(phrase))
        assert (refusal is None) == (phrase in offered), phrase
        assert refusal is None or refusal.kind.clause


def phrases(play: Play, pattern: str) -> list[str]:
    """Every phrase of a pattern such as `sail {sea} > {sea} {1..3}`, over all words of the domains."""
    tokens = [_words(play, token) for token in pattern.split()]
    return [" ".join(words) for words in product(*tokens)]


def _words(play: Play, token: str) -> list[str]:
    if not token.startswith("{"):
        return [token]
    first, dots, last = token[1:-1].partition("..")
    if dots:
        return [str(n) for n in range(int(first), int(last) + 1)]
    return list(play.rules.vocabulary.domains[first].words)
