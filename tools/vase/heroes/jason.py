"""Jason: on the Argo, the golden fleece over his arm."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, OCHRE, SLIP
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole, sea, spear
from tools.vase.ships import hull


def draw(brush: Brush) -> None:
    pole(brush, (50, 40), (54, 240), 2.6)
    brush.limb("14,54,2.4 50,47,3.4 88,54,2.4")
    brush.shape("18,56! 50,50 84,56! 80,72 72,76 62,67 52,76 42,66 32,76 22,72", CREAM, 1.4, SLIP)
    leg(brush, (124, 194), (110, 226), (98, 254), 1.1, 1)
    leg(brush, (132, 194), (156, 218), (148, 256), 1.15, 1)
    torso(brush, (128, 118), (128, 190), 1.2)
    skirt(brush, "106,122 108,170 100,214", "152,124 150,170 164,208", 9, "")
    brush.dots("112,140 122,148 134,144 144,152 114,160 126,166 140,164", 2, CREAM)
    brush.limb("107,172,3 128,177,3 150,172,3", OCHRE, 1)
    spear(brush, (94, 250), (102, 44), 2, 1)
    arm(brush, (106, 134), (82, 156), (96, 128), 1.1, -1)
    arm(brush, (150, 132), (176, 146), (202, 124), 1.1, 1)
    fleece(brush)
    with brush.at(132, 84, 0.52):
        heads.man(brush, False, band="")
        brush.shape("48,-22! 22,-32 -10,-32 -52,-18! -40,-40 -20,-52 -4,-58 2,-66 8,-58 26,-50 40,-36")
        brush.line("42,-28 10,-38 -44,-26", 1.4)
    with brush.at(118, 264, 1.08):
        hull(brush, 8, OCHRE)
    sea(brush, 292, 9, 12)


def fleece(brush: Brush) -> None:
    """A ram's skin with its head, in curls."""
    brush.shape(
        "176,134 186,122 202,122 216,128 222,144 218,160 224,176 218,194 222,212 212,222! 208,206 202,214 206,232! "
        "196,236! 192,214 184,216 "
        "180,232! 170,228! 176,206 170,190 176,172 172,154",
        OCHRE,
        1.6,
        SLIP,
    )
    curls = "184,140 200,136 212,146 190,154 206,160 182,168 198,174 212,180 186,186 202,192 190,202 210,200"
    for word in curls.split():
        x, y = (float(one) for one in word.split(","))
        brush.line(f"{x - 4},{y + 2} {x - 3},{y - 3} {x + 3},{y - 3} {x + 3},{y + 2} {x - 1},{y + 2}", 1.4, SLIP)
    brush.shape("200,120 206,108 218,106 230,118 231,130 222,134 212,128", OCHRE, 1.6, SLIP)
    brush.line("208,112 196,108 192,96 200,88 210,92 208,100 202,99", 3.6, SLIP)
    brush.dot(217, 117, 2, SLIP)
