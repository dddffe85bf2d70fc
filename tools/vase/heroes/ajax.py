"""Ajax: a wall of a man behind the shield of seven hides."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg
from tools.vase.brush import Brush
from tools.vase.dress import corslet
from tools.vase.parts import spear


def draw(brush: Brush) -> None:
    with brush.at(240, 0, 1, 0, True):
        spear(brush, (42, 302), (56, 36), 2.6, 1.4)
        leg(brush, (98, 226), (84, 254), (76, 287), 1.5, 1)
        corslet(brush, 112, 128, 1.5)
        leg(brush, (136, 230), (154, 256), (150, 287), 1.5, 1)
        arm(brush, (82, 142), (48, 168), (48, 138), 1.5, -1)
        with brush.at(122, 92, 0.66):
            heads.helmet(brush, WINE, False)
        brush.shape(
            "146,120 176,126 200,142 212,166 210,184 196,198 196,206 210,220 210,244 196,266 170,280 146,284 122,280 "
            "98,266 "
            "84,244 82,220 96,206 96,198 82,184 82,166 94,142 118,126"
        )
        brush.shape(
            "146,130 174,136 194,150 202,168 200,180 186,196 186,208 200,222 200,240 188,258 166,270 146,274 126,270 "
            "106,258 "
            "94,240 92,222 106,208 106,196 92,180 90,168 100,150 120,136",
            WINE,
        )
        brush.shape(
            "146,140 170,146 186,158 192,170 190,178 176,194 176,210 190,226 190,238 178,252 162,260 146,264 130,260 "
            "114,252 104,238 102,226 116,210 116,194 102,178 100,170 108,158 122,146"
        )
        brush.dots(
            "146,124.5 172,130 194,144 206,164 206,186 206,232 196,254 176,270 146,279 116,270 96,254 87,232 86,186 "
            "87,164 98,145 120,130",
            2,
            CREAM,
        )
        with brush.at(146, 204, 0.8):
            bull_face(brush)


def bull_face(brush: Brush) -> None:
    """A bull's head to the viewer, as a blazon."""
    for flip in (False, True):
        with brush.at(0, 0, 1, 0, flip):
            brush.limb("12,-28,6 32,-34,6 42,-48,4 38,-64,.4", CREAM, 0)
            brush.shape("18,-18! 40,-22 46,-12! 30,-4", CREAM, 0)
    brush.shape("0,-36 18,-32 24,-16 20,6 16,28 18,40 8,50 0,51 -8,50 -18,40 -16,28 -20,6 -24,-16 -18,-32", CREAM, 0)
    for flip in (False, True):
        with brush.at(0, 0, 1, 0, flip):
            brush.dot(13, -8, 3.6, SLIP)
            brush.lines("6,-16 14,-18 20,-12|4,38 9,42 12,37|6,-28 10,-20", 1.8, SLIP)
    brush.lines("-10,46 0,44 10,46|-8,28 0,31 8,28", 1.6, SLIP)
