"""The setups of the toy that its tests are played under."""

from typing import Final

from pelagos.kernel.title import rules_for
from toy.title import TITLE

TWO: Final = rules_for(TITLE, 2)
THREE: Final = rules_for(TITLE, 3)
PAIRS: Final = rules_for(TITLE, 2, options={"factions": "two"})
"""Two seats with two factions each: red and amber are a's, blue and jade b's."""

SETUPS: Final = {"two": TWO, "three": THREE, "pairs": PAIRS}
