"""Z7 Lasting Favour: victory hangs the wreath over a tablet on the altar, where the flame does not go out."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, foot
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import tablet, wing


def draw(brush: Brush) -> None:
    wing(brush, "84,144 60,118 42,94 46,60", "64,170 28,142 12,102 26,44", 8)
    foot(brush, 56, 291, 1.05, 1, WHITE)
    foot(brush, 84, 291, 1.05, 1, WHITE)
    skirt(brush, "58,196 44,240 32,284", "104,196 110,240 114,284", 9, deep=5)
    brush.shape("62,130! 52,156 54,198! 80,206 105,200! 110,156 102,130! 82,122", SLIP)
    brush.panels("64,134 58,164 60,198", "100,134 104,164 100,200", 7, WINE)
    brush.limb("54,197,3.2 80,204,3.2 106,198,3.2", CREAM, 1, SLIP)
    arm(brush, (66, 144), (72, 186), (112, 180), 1.05, 1, WHITE)
    arm(brush, (98, 144), (128, 150), (148, 122), 1.05, 1, WHITE)
    with brush.at(86, 86, 0.56):
        heads.woman(brush, True)
    brush.shape("132,304! 140,236! 128,232! 124,214! 224,214! 220,232! 208,236! 216,304!")
    brush.shape("124,214! 116,204 124,194 134,200 130,208 140,214!", SLIP)
    brush.shape("224,214! 232,204 224,194 214,200 218,208 208,214!", SLIP)
    brush.lines("130,224 218,224|142,240 206,240|140,292 208,292", 1.4)
    tablet(brush, 174, 266, 1.05, 0)
    brush.shape(
        "146,214! 140,196 150,180 150,160! 162,172 166,150 176,136! 182,156 190,164 194,152! 206,174 204,198 200,214!",
        WINE,
        1.4,
    )
    brush.shape("160,214! 156,200 166,186 172,166! 182,186 190,198 188,214!", CREAM, 0)
    brush.ring(166, 98, 22, 3, SLIP)
    for k in range(12):
        with brush.at(166, 98, 1, k * 30):
            brush.shape("0,-22! 8,-32 16,-28! 10,-22", SLIP, 1)
            brush.shape("0,-22! 6,-14 14,-14! 10,-21", SLIP, 1)
