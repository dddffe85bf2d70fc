"""P1 Fair Wind: the wind's own face blows into the sail."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.brush import Brush
from tools.vase.parts import ripples, sea
from tools.vase.ships import hull


def draw(brush: Brush) -> None:
    with brush.at(46, 74, 0.62):
        brush.shape("-58,-40! -36,-36! -50,-18! -30,-14 -40,10! -20,2 0,-40", SLIP)
        heads.man(brush, True, WINE, "")
        brush.shape("36,16 48,14 56,22 52,34 38,36 30,26")
        brush.dot(52, 26, 4, CLAY)
    brush.lines("90,86 124,74 158,80 170,94 162,104 152,98|92,94 118,96 134,108|90,76 120,60 150,58", 3, SLIP)
    brush.lines("164,60 190,56 212,66 214,82 202,86 198,76|184,84 204,100 212,120", 3, SLIP)
    with brush.at(136, 246, 1.0, -5):
        brush.shape("-3,-14! -2,-132! 2,-132! 3,-14!")
        brush.lines("-84,-50 -2,-128|66,-28 2,-128", 1.3, SLIP)
        brush.shape("-46,-124! 0,-120 50,-122! 78,-96 80,-62 56,-32! 10,-24 -36,-34! -12,-60 -14,-96", CREAM, 1.6, SLIP)
        brush.folds("-46,-124 -14,-96 -12,-60 -36,-34", "50,-122 78,-96 80,-62 56,-32", 6, 1.1, SLIP)
        brush.limb("-54,-125,2 0,-126,3 58,-123,2")
        brush.shape("30,-92! 35,-80! 48,-80! 38,-71! 42,-58! 30,-66! 18,-58! 22,-71! 12,-80! 25,-80!", WINE, 0)
        hull(brush, 9)
    sea(brush, 282, 8, 14)
    ripples(brush, 296, 6)
