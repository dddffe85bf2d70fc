"""Positions that rulings on creatures start from, beside those of setups: piles, the phases before the turns, views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from legendary.setups import FOUR, factions, gods_with, homes, lawful, purses
from pelagos.kernel.play import payload
from pelagos.kernel.scenario import event_words
from rulings import described

if TYPE_CHECKING:
    from pelagos.kernel.ids import Viewer
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules


def lying(place: str, *creatures: str) -> str:
    """Cards that lie in a place: `creatures discard harpy 1, discard griffin 1`."""
    return "creatures " + ", ".join([f"{place} {creature} 1" for creature in creatures])


def track(**heroes: str) -> str:
    """Heroes on the track: `track(helen="slot-1")`."""
    return "hero_place " + ", ".join([f"{hero} {slot}" for hero, slot in heroes.items()])


def maintained(*statements: str, rules: Rules = FOUR) -> Play:
    """Phase 4 of cycle 3: the factions stand on the gods in their order, the last one on Apollo; nothing follows."""
    names = factions(rules)
    gods = ("zeus", "ares", "poseidon", "athena", "hera")[: len(names) - 1]
    pawns = [(god, who) for god, who in zip((*gods, "apollo"), names, strict=True)]
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        gods_with("zeus"),
        "pawn " + ", ".join([f"{god} {who}" for god, who in pawns]),
        "amount " + ", ".join([f"{god} 1" for god in gods]),
        *statements,
        "next Maintenance",
    )
    lawful(play)
    return play


def begun(*statements: str, rules: Rules = FOUR) -> Play:
    """Phase 1 of cycle 3; nothing follows. The hero track is full, so that only creatures are drawn."""
    play = described(
        rules,
        "cycle 3",
        purses(rules, 10),
        *homes(rules),
        gods_with("zeus"),
        track(ajax="slot-1", helen="slot-2"),
        *statements,
        "next Initialize",
    )
    lawful(play)
    return play


def seen(play: Play, viewer: Viewer) -> Any:
    """What a viewer sees of the creature cards: by place the names he knows, or how many there are."""
    cards = payload(play, viewer)["fields"]["creatures"]
    names = play.rules.vocabulary.domains["creature"].words
    places = play.rules.vocabulary.domains["card_place"].words
    shown = [held if isinstance(held, int) else _names(names, held) for held in cards["places"]]
    return dict(zip(places, shown, strict=True)) | {"pool": _names(names, cards["pool"])}


def _names(names: tuple[str, ...], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) if count]


def heard(play: Play, viewer: Viewer) -> list[str]:
    """The events of the last answer that this viewer hears, in words."""
    since = play.steps[-1].told
    return [event_words(play.rules, event) for event in play.events[since:] if event.to >> viewer & 1]
