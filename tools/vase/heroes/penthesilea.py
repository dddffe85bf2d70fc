"""Penthesilea: the Amazon on her leaping horse, the double axe raised."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import WHITE, arm, leg, torso
from tools.vase.beasts import hoofed, horse_head
from tools.vase.brush import Brush
from tools.vase.dress import skirt
from tools.vase.parts import pole


def draw(brush: Brush) -> None:
    brush.limb("58,214,5 36,222,8 24,250,9 30,282,.4", SLIP)
    hoofed(brush, "68,226,15 52,252,9 66,270,6 52,286,5", 24, 1.1)
    hoofed(brush, "162,218,13 194,220,8 212,204,5.6 216,220,4.4", -12, 1.05)
    brush.shape("50,226 54,204 74,194 112,198 144,190 168,188 176,208 166,230 144,240 112,236 84,236 64,244")
    hoofed(brush, "74,226,18 90,254,10 80,272,6 86,289,5", -6, 1.1)
    hoofed(brush, "158,226,14 186,244,8.6 204,238,5.6 204,256,4.6", -4, 1.05)
    with brush.at(186, 140, 0.9, -2):
        horse_head(brush, SLIP, True)
    brush.lines("92,226 80,210 66,212|150,232 146,214 156,202", 1.5)
    brush.shape("84,190! 130,190! 140,216! 128,210! 122,220! 112,212! 102,220! 92,212! 80,218!", WINE)
    trousered(brush)
    torso(brush, (106, 118), (106, 190), 1.1)
    skirt(brush, "86,124 86,160 78,202", "128,124 128,160 140,196", 7)
    brush.limb("87,166,3 107,170,3 128,165,3", CREAM, 1, SLIP)
    arm(brush, (86, 134), (56, 124), (60, 92), 1.1, -1, WHITE)
    pole(brush, (50, 130), (72, 44), 2.4)
    with brush.at(66, 66, 0.9, 14):
        for flip in (False, True):
            with brush.at(0, 0, 1, 0, flip):
                brush.shape("2,-5! 16,-10 24,-22! 34,0 24,22! 16,10 2,5!", CREAM, 1.4, SLIP)
                brush.line("22,-14 27,0 22,14", 1.2, SLIP)
    brush.shape("53,92 60,85 68,88 69,98 62,103 54,100", CREAM, 1.2, SLIP)
    brush.lines("57,92 68,93|56,97 67,98", 1.1, SLIP)
    brush.lines("164,156 178,152 196,158", 1.4, CREAM)
    arm(brush, (126, 134), (138, 164), (162, 156), 1.05, 1, WHITE)
    with brush.at(112, 84, 0.52):
        heads.woman(brush, False, "")
        brush.shape(
            "46,-22! 40,-44 28,-58 30,-76 20,-84 2,-74 -20,-60 -40,-38 -48,-4 -56,50! -34,44! -26,10 -10,-10 20,-24",
            WINE,
        )
        brush.dots("-36,0 -42,24 -30,-24 -14,-40 4,-54 20,-66 -20,-16 0,-32 22,-40", 3, CREAM)


def trousered(brush: Brush) -> None:
    """A rider's leg in patterned cloth."""
    leg(brush, (104, 192), (136, 208), (124, 248), 1.1, 1, 24)
    brush.lines(
        "112,186 108,206|122,192 118,212|132,198 126,216|124,222 142,222|122,232 138,232|120,242 132,242", 1.3, CREAM
    )
