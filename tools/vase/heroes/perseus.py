"""Perseus: running on winged shoes, the sickle behind him, the Gorgon's head held high."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, leg, torso
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    leg(brush, (94, 212), (60, 246), (22, 236), 1.35, 1, 70)
    arm(brush, (78, 140), (48, 160), (34, 128), 1.3, -1)
    sickle(brush)
    torso(brush, (104, 126), (98, 210), 1.4, 1)
    leg(brush, (106, 212), (154, 216), (158, 276), 1.35, 1, 10)
    for x, y, turn in ((150, 276, 0), (24, 232, 90)):
        with brush.at(x, y, 1, turn):
            brush.shape("0,4! -10,-10 -26,-22! -22,-10! -32,-10! -24,-1! -32,4! -14,8", CREAM, 1.2, SLIP)
            brush.lines("-4,2 -20,-12|-6,5 -24,-4", 1, SLIP)
    skirt(brush, "76,180 68,204 60,232", "122,182 138,200 150,222", 9)
    brush.limb("75,182,3.6 98,188,3.6 124,182,3.6", CREAM, 1)
    brush.shape(
        "80,126! 96,120 122,124 134,134! 118,140 100,144 84,160 66,196 50,216! 54,200! 44,200! 56,170 66,142", WINE
    )
    brush.lines("90,126 74,160 58,198|102,126 84,150 66,186|114,128 96,142", 1.4)
    arm(brush, (132, 138), (164, 122), (190, 76), 1.3, -1)
    with brush.at(194, 126, 0.54):
        for flip in (False, True):
            with brush.at(0, 0, 1, 0, flip):
                snake(brush, "30,-20,6 52,-36,6 48,-56,5 64,-64,4", False)
                snake_head(brush, 68, -66, -20, 0.9)
                snake(brush, "40,6,6 62,0,6 62,-18,5 76,-22,4", False)
                snake_head(brush, 80, -22, 10, 0.9)
        brush.limb("0,-40,7 4,-62,6 -2,-84,5")
        heads.small_gorgoneion(brush)
        brush.limb("-12,54,2 -12,70,4 -11,82,.4", WINE, 0)
        brush.limb("14,54,2 14,64,4 14,74,.4", WINE, 0)
    brush.dot(194, 72, 8.5, SLIP, 1.2)
    brush.lines("189,69 199,70|188,74 199,75", 1.2)
    with brush.at(106, 88, 0.6, -2):
        heads.man(brush, False, band="")
        brush.shape("52,-20! 28,-32 -10,-32 -54,-12! -42,-42 -18,-58 8,-58 32,-46")
        brush.line("44,-26 10,-38 -46,-18", 1.4)
        brush.shape("-14,-40! -28,-62 -50,-74! -44,-60! -58,-58! -48,-46! -58,-38! -34,-30", CREAM, 1.2, SLIP)


def sickle(brush: Brush) -> None:
    with brush.at(34, 118, 1, -14):
        brush.shape("-4,18! -4,-22! 4,-22! 4,18!", SLIP, 1)
        brush.shape("-5,-20! -8,-46 2,-72 26,-80! 12,-64 6,-46 6,-20!", CREAM, 1.4, SLIP)
        brush.shape("4,-34! 18,-40 24,-52! 26,-34 6,-24", CREAM, 1.4, SLIP)
    brush.dot(34, 122, 8.5, SLIP, 1.2)
    brush.lines("29,119 39,119|29,124 39,124", 1.2)
