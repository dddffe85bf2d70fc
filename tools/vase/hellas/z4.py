"""Z4 Double Turn: one man with two faces: he sows with one hand and strikes with the other."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import spear


def draw(brush: Brush) -> None:
    leg(brush, (106, 214), (80, 246), (56, 288), 1.35, -1)
    leg(brush, (134, 214), (160, 246), (184, 288), 1.35, 1)
    torso(brush, (120, 126), (120, 210), 1.5)
    skirt(brush, "92,186 84,210 78,238", "148,186 156,210 162,238", 9)
    brush.limb("91,187,3.6 120,192,3.6 149,187,3.6", CREAM, 1)
    arm(brush, (148, 140), (182, 158), (190, 122), 1.3, 1)
    spear(brush, (196, 200), (188, 38), 2.4, 1.3)
    brush.dot(190, 116, 9, SLIP, 1.2)
    brush.lines("185,113 196,113|184,118 196,118", 1.2)
    arm(brush, (92, 140), (58, 164), (42, 132), 1.3, -1)
    brush.shape("18,120! 66,120! 60,136 48,142 36,142 24,136")
    brush.line("22,126 62,126", 1.4)
    for x, turn in ((30, -16), (42, 0), (54, 16)):
        with brush.at(x, 120, 1, turn):
            brush.limb("0,0,1.4 0,-30,1.4")
            for y in (-24, -34, -44):
                brush.shape(f"0,{y + 6}! -8,{y} -7,{y - 10}! 0,{y - 2}", WINE, 1)
                brush.shape(f"0,{y + 6}! 8,{y} 7,{y - 10}! 0,{y - 2}", WINE, 1)
    for flip in (True, False):
        with brush.at(118 if flip else 122, 84, 0.58, 0, flip):
            brush.shape(
                "-8,96! 24,96! 18,62 22,52 34,51 42,47 44,40 42.5,36 46,31.5 41.5,28 47,23.5 45,17.5! 57,13.5 58,9 "
                "49,-9 45,-20 "
                "41,-33 28,-46 6,-53 -8,-54!"
            )
            brush.shape("42,-31 30,-46 6,-54 -8,-56! -8,92! 8,92 12,50 8,24 -2,4 4,-12 14,-22 30,-26")
            if flip:
                heads.beard(brush, WINE)
            heads.eye_of_man(brush)
            brush.lines("2,20 6,86|-4,20 -2,88|0,-48 -4,-20|16,-46 6,-26|47,30 40,29.5 37,27.5", 1.3)
    brush.limb("98,70,2.6 120,64,2.6 142,70,2.6", WINE, 1)
