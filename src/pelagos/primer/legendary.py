"""Legendary in five minutes: a game of three on a small board."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.words import CREATURES, HEROES
from pelagos.primer.primer import Primer, PrimerSection

BOARD: Final = "A:marpissa@0,0~1+kardiotissa@0,1~5+zas@1,0~0+mesavouno@0,2~0+vryokastro@1,1~1+chalakas@2,0~1"
GODS: Final = ("ares", "athena", "hera", "poseidon", "zeus", "apollo")
KINDS: Final = {
    "port": "poseidon",
    "fortress": "ares",
    "temple": "zeus",
    "university": "athena",
    "metropolis": "athena",
}
"""Of each building, the god who builds it; the fourth philosopher brings the metropolis."""

LANDS: Final = (
    "cycle 3",
    "owner naxos blu, filoti blu, paros blu",
    "owner oia red, akrotiri red, ios red",
    "owner milos grn, phylakopi grn, syros grn",
)
FORCES: Final = (
    "troops naxos 3, paros 1, oia 2, ios 1, milos 2",
    "ruler manganari blu, riva red, adamas grn",
    "fleets manganari 2, riva 1, adamas 1",
)
TOWNS: Final = "building naxos-1 temple, oia-1 fortress, milos-1 port"
PEOPLE: Final = ("philosophers blu 2", "priestesses blu 1, red 2, grn 1")


def turn_of(god: str, gold: int = 8) -> tuple[str, ...]:
    """Blue's turn with a god, whose free actions are still to be done; a rival follows."""
    other = "zeus" if god != "zeus" else "athena"
    up = [god, other, *[name for name in GODS[:5] if name not in (god, other)]]
    tiles = [name for name in up if name != "apollo"]
    first = "next Act" if god != "apollo" else "next ApolloActs"
    pawns = f"pawn {god} blu, {other} red" + ("" if god == "apollo" else ", apollo grn")
    return (
        f"gods {', '.join([f'{slot} {name}' for slot, name in enumerate(tiles, 1)])}",
        "active blu",
        f"god {god}",
        pawns,
        f"amount {other} 1" + ("" if god == "apollo" else f", {god} 1"),
        f"gold blu {gold}, red 5, grn 5",
        first,
        f"next EndTurn god={god}",
        f"next Turn god={other}",
        *(() if god == "apollo" else ("next Turn god=apollo",)),
        "next EndOfCycle",
    )


FREE: Final = ("build_due 1", "recruit_due 1")
"""What the god gives is still to be had."""


def example(domain: str, word: str) -> tuple[str, ...]:
    """A position in which a god, a building, a creature or a hero can be used at once."""
    if domain == "god":
        due = () if word == "apollo" else FREE
        order = ("order 3 grn", "returned 1") if word == "apollo" else ()
        return (*LANDS, *FORCES, TOWNS, *PEOPLE, *due, *order, *turn_of(word))
    if domain == "kind":
        wise = "philosophers blu 3" if word == "metropolis" else "philosophers blu 1"
        return (*LANDS, *FORCES, "building oia-1 fortress", wise, *FREE, *turn_of(KINDS[word]))
    if domain == "creature":
        return (*LANDS, *FORCES, TOWNS, *PEOPLE, *_creature(word), *turn_of("zeus"))
    return (*LANDS, *FORCES, TOWNS, *PEOPLE, *_hero(word), *turn_of("athena", 16))


def _creature(word: str) -> tuple[str, ...]:
    """The card for two coins; others lie beside it, and where it swaps or copies there is something to choose."""
    others = [name for name in ("harpy", "graeae", "pegasus", "satyr") if name != word][:3]
    beside = ", ".join([f"slot-{slot} {name} 1" for slot, name in enumerate(others, 3)])
    discarded = "" if word == "griffin" else ", discard griffin 1"
    mine = ("hero_place ajax play, hector slot-1", "hero_land ajax paros", "hero_owner ajax blu", "hero_cycle ajax 1")
    hired = ("mercenaries oia 1",)
    return (f"creatures slot-2 {word} 1, {beside}{discarded}", *mine, *hired)


def _hero(word: str) -> tuple[str, ...]:
    """A hero who came two cycles ago, so that the sacrifice is open, and what it takes."""
    towns = "building naxos-2 fortress, paros-1 fortress, paros-2 temple" if word != "pandora" else ""
    track = "ajax" if word != "ajax" else "helen"
    return (
        f"hero_place {word} play, {track} slot-1",
        f"hero_land {word} naxos",
        f"hero_owner {word} blu",
        f"hero_cycle {word} 1",
        *((towns,) if towns else ()),
    )


OFFERINGS: Final = (
    *LANDS,
    *FORCES,
    TOWNS,
    *PEOPLE,
    "gods 1 zeus, 2 athena, 3 poseidon, 4 ares, 5 hera",
    "order 1 red, 2 blu, 3 grn",
    "gold blu 6, red 5, grn 5",
    "next Offerings",
)
FOUNDED: Final = (
    *LANDS,
    *FORCES,
    "building naxos-1 gold3, oia-1 fortress, milos-1 port, paros-1 temple",
    *PEOPLE,
    *turn_of("athena"),
)

ADAPTER: Final = Primer(
    seats=3,
    board=BOARD,
    options={},
    pupil="p1",
    sections=(
        PrimerSection("goal", FOUNDED, ("naxos", "filoti", "paros")),
        PrimerSection("board", OFFERINGS),
        PrimerSection("gods", OFFERINGS, ("naxos", "oia")),
        PrimerSection("turn", (*LANDS, *FORCES, TOWNS, *PEOPLE, *FREE, *turn_of("poseidon")), ("naxos", "paros")),
        PrimerSection("battle", (*LANDS, *FORCES, TOWNS, *PEOPLE, *turn_of("ares")), ("naxos", "ios", "oia")),
        PrimerSection("metropolis", FOUNDED, ("naxos", "paros")),
        PrimerSection("end", FOUNDED),
    ),
    things={
        "god": GODS,
        "kind": tuple(KINDS),
        "creature": tuple(CREATURES),
        "hero": tuple(HEROES),
    },
    example=example,
)
