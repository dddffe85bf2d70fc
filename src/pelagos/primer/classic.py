"""Classic in five minutes: a game of three."""

from __future__ import annotations

from typing import Final

from pelagos.games.classic.words import CREATURES
from pelagos.primer.primer import Primer, PrimerSection

GODS: Final = ("poseidon", "ares", "zeus", "athena", "apollo")
KINDS: Final = {
    "port": "poseidon",
    "fortress": "ares",
    "temple": "zeus",
    "university": "athena",
    "metropolis": "athena",
}
"""Of each building, the god who builds it; the fourth kind brings the metropolis."""

LANDS: Final = (
    "cycle 4",
    "owner i06 p1, i04 p1",
    "troops i01 2, i07 2, i06 1, i04 2",
    "priests p1 1, p2 2, p3 1",
)
TOWNS: Final = "sites i01 temple-s 1, i02 temple-s 1, i03 port-s 1"


def turn_of(god: str, gold: int = 9) -> tuple[str, ...]:
    """The first player's turn with a god."""
    if god == "apollo":
        waiting = ("gods 1 zeus, 2 ares", "order 2 p2, 3 p3", "returned 2", "apollo 1 p1")
        return (f"gold p1 {gold}, p2 5, p3 4", *waiting, "next ApolloTurn marker=p1 number=0", *AFTER)
    other = "zeus" if god != "zeus" else "athena"
    return (
        f"gold p1 {gold}, p2 5, p3 4",
        f"gods 1 {god}, 2 {other}",
        f"bidder {god} p1",
        f"amount {god} 1",
        "order 1 p2, 2 p3",
        f"next Turn marker=p1 god={god}",
        *AFTER,
    )


AFTER: Final = ("next EndOfCycle",)


def example(domain: str, word: str) -> tuple[str, ...]:
    """A position in which a god, a building or a creature can be used at once."""
    if domain == "god":
        return (*LANDS, TOWNS, "philosophers p1 2", *turn_of(word))
    if domain == "kind":
        built = [kind for kind in ("port", "fortress", "temple") if kind != word]
        towns = ", ".join([f"{island} {kind}-s 1" for island, kind in zip(("i01", "i06", "i04"), built, strict=False)])
        return (*LANDS, f"sites {towns}", *turn_of(KINDS[word]))
    beside = [name for name in ("harpy", "satyr") if name != word][:2]
    track = ", ".join([f"{word} slot-2", *[f"{name} slot-{slot}" for slot, name in zip((4, 3), beside, strict=False)]])
    discarded = "" if word == "giant" else ", giant discard"
    return (*LANDS, TOWNS, f"where {track}{discarded}", "philosophers p2 1", *turn_of("zeus"))


OFFERINGS: Final = (
    *LANDS,
    TOWNS,
    "gold p1 6, p2 5, p3 4",
    "gods 1 athena, 2 zeus",
    "order 1 p2, 2 p1, 3 p3",
    "next Offerings",
)
FOUNDED: Final = (*LANDS, TOWNS, "metropolis i07 1", "philosophers p1 3", *turn_of("athena"))

ADAPTER: Final = Primer(
    seats=3,
    board="",
    options={},
    pupil="p1",
    sections=(
        PrimerSection("goal", FOUNDED, ("i07",)),
        PrimerSection("board", OFFERINGS),
        PrimerSection("gods", OFFERINGS, ("i01", "i04")),
        PrimerSection("turn", (*LANDS, TOWNS, *turn_of("poseidon")), ("i01", "i06")),
        PrimerSection("battle", (*LANDS, TOWNS, *turn_of("ares")), ("i07", "i03")),
        PrimerSection("metropolis", FOUNDED, ("i07",)),
        PrimerSection("end", FOUNDED),
    ),
    things={"god": GODS, "kind": tuple(KINDS), "creature": tuple(CREATURES)},
    example=example,
)
