"""Positions whose sketches are kept: how they are made, so that a test can compare and a person can make them anew.

`PYTHONPATH=src:tests python tests/classic/sketches/making.py` writes all of them. Do that only after a change that was
meant to change them, and look at the pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from classic.setups import ALL, FIVE, FOUR, THREE, TWO, each_seat, figure, offerings
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.texts import Texts
from rulings import described

HERE: Final = Path(__file__).resolve().parent
TRACK: Final = "where siren slot-4, polyphemus slot-3, fates slot-2, griffon discard, pegasus discard, giant discard"
MORE: Final = "where sylph discard, harpy discard, satyr discard, dryad discard, sphinx discard, cyclops discard"


def opening(rules: Rules) -> Play:
    """The first offering of a game."""
    return offerings(rules, "cycle 1", each_seat(rules, "gold", 7), "where kraken slot-4")


def two() -> Play:
    """Two markers each, the second seat ahead; the first is about to act under Zeus with all his temples unused."""
    return described(
        TWO,
        "cycle 9",
        "gods 1 zeus, 2 poseidon, 3 athena, 4 ares",
        "gold p1 8, p2 14",
        "priests p1 3, p2 1",
        "philosophers p1 2, p2 3",
        "bidder zeus p1', poseidon p2, athena p2'",
        "amount zeus 4, poseidon 2, athena 11",
        "apollo 1 p1",
        "owner i03 p2, i05 p1, i06 p2",
        "troops i03 0, i05 2, i06 3",
        "metropolis i02 1, i08 2, i05 1",
        "sites i07 temple-s 2, i07 temple-o 1",
        "used_temples i07 1",
        "sites i03 port-s 1, i08 fortress-o 1",
        "prosperity i06 9, i07 1",
        "ruler f1 p1",
        "fleets f1 3",
        "ruler h2 p2",
        "fleets h2 2",
        "kraken f4",
        TRACK,
        "active p1",
        "god zeus",
        "next TakeTurn",
        "next EndTurn marker=p1'",
        "next Turn marker=p2 god=poseidon",
        "next Turn marker=p2' god=athena",
        "next ApolloTurn marker=p1 number=0",
    )


def three() -> Play:
    """A land battle under Polyphemus and the Minotaur, the second seat asked whether to retreat."""
    return described(
        THREE,
        "cycle 6",
        "gods 1 athena, 2 ares, 3 poseidon, 4 zeus",
        "gold p1 2, p2 0, p3 17",
        "priests p3 4",
        "philosophers p1 3",
        "bidder athena p2, ares p1",
        "amount athena 3, ares 5",
        "apollo 1 p3",
        "order 3 p2",
        "returned 1",
        "owner i04 p2",
        "troops i04 2",
        "sites i04 fortress-s 1",
        "prosperity i04 1",
        "sites i05 port-s 1, i05 university-o 1, i07 university-o 1, i07 temple-o 1",
        "metropolis i07 1",
        "ruler g5 nobody",
        "fleets g5 0",
        "ruler d4 nobody",
        "fleets d4 0",
        "ruler h4 p1",
        "fleets h4 2",
        *figure("minotaur", "i04", "p3", cycle=6),
        *figure("polyphemus", "i05", "p2", cycle=6),
        "ruler f1 nobody",
        "fleets f1 0",
        "ruler d5 p2",
        "fleets d5 1",
        "ruler e6 p2",
        "fleets e6 1",
        "where kraken slot-4, chimera slot-3, medusa discard, chiron discard",
        "active p1",
        "god ares",
        "recruits 2",
        "attacker p1",
        "attackers 3",
        "next RetreatFromLand who=p2 island=i04",
        "next TakeTurn",
        "next EndTurn marker=p1",
        "next ApolloTurn marker=p3 number=0",
    )


def four() -> Play:
    """One seat is out; two markers have still to be placed."""
    return described(
        FOUR,
        "cycle 12",
        "gods 1 ares, 2 poseidon, 3 zeus, 4 athena",
        "gold p1 6, p2 0, p3 11, p4 3",
        "least p1 6, p2 0, p3 4, p4 3",
        "most p1 6, p2 0, p3 13, p4 3",
        "owner i02 p1, i07 p3, i05 p4, i06 p3",
        "troops i05 1",
        "ruler d6 nobody",
        "fleets d6 0",
        "ruler f1 nobody",
        "fleets f1 0",
        "ruler a4 p1",
        "fleets a4 2",
        "ruler f9 p4",
        "fleets f9 4",
        "priests p1 2",
        "philosophers p4 1",
        "metropolis i10 1, i01 1",
        "sites i01 port-o 1, i01 fortress-o 1, i09 temple-s 1",
        "sites i06 university-s 2, i04 temple-s 1",
        "used_temples i04 1",
        *figure("chiron", "i09", "p1", cycle=11),
        *figure("medusa", "i08", "p4", cycle=11),
        "bidder poseidon p3",
        "amount poseidon 6",
        "kraken g5",
        TRACK,
        MORE,
        "next PlaceMarker marker=p1 barred=poseidon",
        "next PlaceMarker marker=p4",
        "next PayOfferings",
    )


def five() -> Play:
    """A sea battle; the attacker is asked whether to retreat."""
    return described(
        FIVE,
        "cycle 7",
        "gods 1 poseidon, 2 zeus, 3 ares, 4 athena",
        "gold p1 3, p2 9, p3 1, p4 4, p5 12",
        "priests p2 2",
        "philosophers p5 3",
        "bidder poseidon p4, zeus p2, athena p5",
        "amount poseidon 5, zeus 1, athena 7",
        "apollo 1 p1, 2 p3",
        "owner i04 p1",
        "troops i04 2",
        "owner i11 p5, i07 p5",
        "troops i07 4",
        "prosperity i11 8, i02 1",
        "metropolis i13 2, i10 1",
        "sites i10 port-o 1, i10 fortress-o 1, i06 port-s 1",
        "sites i12 temple-s 1, i12 temple-o 1",
        "used_temples i12 1",
        "sites i02 university-s 2",
        "ruler f11 p5",
        "fleets f11 2",
        "kraken e6",
        *figure("medusa", "i07", "p2", cycle=7),
        *figure("polyphemus", "i01", "p3", cycle=6),
        "ruler c6 nobody",
        "fleets c6 0",
        "ruler c8 p1",
        "fleets c8 1",
        "where siren slot-4, sphinx slot-2, fates discard",
        "active p4",
        "god poseidon",
        "recruits 4",
        "attacker p4",
        "attackers 1",
        "next RetreatFromSea who=p4 sea=f11",
        "next TakeTurn",
        "next EndTurn marker=p4",
        "next Turn marker=p2 god=zeus",
        "next Turn marker=p5 god=athena",
        "next ApolloTurn marker=p1 number=0",
        "next ApolloTurn marker=p3 number=1",
    )


RICH: Final = {2: two, 3: three, 4: four, 5: five}


def pictures() -> dict[str, str]:
    """Every kept sketch, by the name of its file, as whoever is asked sees it."""
    found = {f"opening-{rules.setup.seats}.txt": opening(rules) for rules in ALL}
    found |= {f"rich-{seats}.txt": made() for seats, made in RICH.items()}
    italian = {"rich-3.it.txt": picture(RICH[3](), "it"), "rich-5.it.txt": picture(RICH[5](), "it")}
    return {name: picture(play) for name, play in found.items()} | italian


def picture(play: Play, language: str = "en") -> str:
    seen = view(play.rules, play.g, play.who)
    return sketch_of(play.rules, seen, Texts(language, strict=True)) + "\n"


if __name__ == "__main__":
    for name, text in pictures().items():
        (HERE / name).write_text(text, encoding="utf-8")
