"""Every file `<group>/<word>.py` beside this one draws the card of that word."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from pelagos.pictures.cards import GROUPS
from tools.vase.brush import Brush
from tools.vase.frame import framed

HOME: Final = Path(__file__).resolve().parent


def drawn_words() -> list[tuple[str, str]]:
    """Group and word of all drawings, in the order of the groups, then of the words."""
    return [
        (group, path.stem)
        for group in GROUPS
        for path in sorted((HOME / group).glob("*.py"))
        if path.stem != "__init__"
    ]


def card_svg(group: str, word: str) -> str:
    brush = Brush()
    import_module(f"tools.vase.{group}.{word}").draw(brush)
    return framed(brush.body())
