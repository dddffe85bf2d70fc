"""Positions whose sketches are kept: how they are made, so that a test can compare and a person can make them anew.

`PYTHONPATH=src:tests python tests/hellas/sketches/making.py` writes all of them. Do that only after a change that was
meant to change them, and look at the pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hellas.setups import RULES, garrisons, hand
from pelagos.kernel.dealer import Scripted
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.texts import Texts
from rulings import described, say

HERE: Final = Path(__file__).resolve().parent
LANDS: Final = (
    "spot t01 0,-1, t02 -1,1, t03 1,-2, t04 2,1, t05 1,-1, t08 1,1",
    "spot t09 2,0, t10 0,1, t13 1,0, t14 3,0, t17 0,-2, t18 2,-1",
    "rotation t04 5, t05 5, t08 2, t09 3, t10 5, t14 2, t17 2, t18 4",
)
"""Twelve cities, two of them with temples and two with bridges."""


def opening() -> Play:
    """The first tile of the set-up; everybody has a card of each god."""
    nature = ["draw p1", "draw z5", "draw a1", "draw p2", "draw z1", "draw a2", "tile t18", "tile t04"]
    play = Play(RULES, RULES.opening(), Scripted(RULES.vocabulary, nature))
    assert play.who == 0
    return play


def ready() -> Play:
    """The start of white's first turn: eight tiles lie out, the others are shuffled."""
    tiles = ["tile t04", "tile t01", "tile t05", "tile t20", "tile t02", "tile t06", "tile t11", "tile t03", "tile t14"]
    nature = ["draw p1", "draw z5", "draw a1", "draw p2", "draw z1", "draw a2", *tiles]
    play = Play(RULES, RULES.opening(), Scripted(RULES.vocabulary, nature))
    say(play, "white place 1,0 2", "orange place -1,1 0", "white place 0,1 5", "orange place 0,-1 0")
    say(play, "white place 1,1 1", "orange place -1,2 1", "white place -1,0 0", "orange place 2,0 1")
    return play


def middle() -> Play:
    """A Burst of white's with a stolen, a held and a drawn card; both know a card in each hand; two tiles put back."""
    return described(
        RULES,
        *LANDS,
        *garrisons("white", "t04 1/0, t05 2/2, t08 3/0, t10 3/0, t13 1/3, t17 2/2"),
        *garrisons("orange", "t01 1/3, t02 1/0, t03 1/0, t09 2/1, t14 3/0, t18 3/2"),
        *hand("hand-white", "p4 a1 a3"),
        *hand("open-white", "z7"),
        *hand("locked", "p5"),
        *hand("held", "z1"),
        *hand("drawn", "z2"),
        *hand("hand-orange", "p1 a6 a5"),
        *hand("open-orange", "z5"),
        *hand("discard", "p1 p6 z3 z4 z4 z6 a2"),
        "where t06 under-2, t19 under-1",
        "turn 21",
        "steps 3",
        "next TakeStep",
        "next Regroup",
        "next EndBurst",
        "next FinishTurn",
        "next EndTurn",
        "next Turn",
    )


def battle() -> Play:
    """Orange attacks by sea with Spirit Warrior; white may play Ship Wall."""
    return described(
        RULES,
        *LANDS,
        *garrisons("white", "t04 1/0, t05 2/2, t08 3/0, t10 3/0, t13 1/3, t17 2/2"),
        *garrisons("orange", "t01 1/3, t02 1/0, t03 1/0, t09 1/1, t14 3/0, t18 1/2"),
        *hand("hand-white", "p5 z5 a6"),
        *hand("hand-orange", "p2 z5 a2"),
        *hand("discard", "a4 p3 z1"),
        *hand("table", "a5"),
        "turn 22",
        "active orange",
        "target t05",
        "sent t18 2, t09 1",
        "by_sea 1",
        "fought t05 1",
        "next AnswerCard who=white card=a5",
        "next Resolve who=orange card=a5",
        "next Fight who=white passes=0",
        "next NextAttack",
        "next FinishTurn",
        "next EndTurn",
        "next Turn",
    )


def decided() -> Play:
    """The same battle when the card has taken effect."""
    play = battle()
    say(play, "white pass", "orange pass")
    return play


KEPT: Final = {"opening": opening, "ready": ready, "middle": middle, "battle": battle, "decided": decided}


def pictures() -> dict[str, str]:
    """Every kept sketch, by the name of its file: as whoever is asked sees it, as his rival and as a spectator do."""
    found: dict[str, str] = {}
    for name, made in KEPT.items():
        play = made()
        for word, viewer in (("asked", play.who), ("rival", 1 - play.who), ("spectator", SPECTATOR)):
            if word == "asked" or name == "middle":
                found[f"{name}-{word}.txt"] = picture(play, viewer)
        if name in ("middle", "decided"):
            found[f"{name}-asked.it.txt"] = picture(play, play.who, "it")
    return found


def picture(play: Play, viewer: Viewer, language: str = "en") -> str:
    seen = view(play.rules, play.g, viewer)
    return sketch_of(play.rules, seen, Texts(language, strict=True)) + "\n"


if __name__ == "__main__":
    for name, text in pictures().items():
        (HERE / name).write_text(text, encoding="utf-8")
