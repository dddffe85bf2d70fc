"""Minotaur: half kneeling as runners are painted, a rock over his head, before the walls of his maze."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM
from tools.vase.anatomy import arm, leg, torso
from tools.vase.beasts import bull_head
from tools.vase.brush import Brush
from tools.vase.dress import skirt


def draw(brush: Brush) -> None:
    brush.shape("192,304! 192,176! 226,176! 226,304!")
    for y in (184, 224, 264):
        brush.line(f"196,{y}! 222,{y}! 222,{y + 30}! 203,{y + 30}! 203,{y + 12}! 213,{y + 12}! 213,{y + 21}!", 2.6)
    brush.limb("84,222,4 62,222,4 48,204,4 56,182,4 44,168,3.4")
    brush.shape("46,172! 34,166 30,150! 42,156 50,152! 52,166")
    leg(brush, (92, 222), (68, 276), (26, 272), 1.4, 1, 62)
    arm(brush, (76, 140), (46, 124), (62, 88), 1.45, -1)
    torso(brush, (106, 130), (106, 220), 1.55)
    leg(brush, (114, 224), (168, 238), (162, 288), 1.4, 1)
    skirt(brush, "80,196 76,216 74,240", "130,196 150,212 160,232", 7)
    brush.limb("78,197,3.6 104,201,3.6 132,196,3.6", CREAM, 1)
    brush.shape("34,80 40,60 58,48 78,50 92,62 92,80 78,92 52,92")
    brush.lines("46,64 58,72 56,84|70,56 76,68 88,72|58,72 74,76", 1.4)
    brush.shape("60,90 66,84 76,84 79,92 70,98 61,97")
    arm(brush, (136, 142), (170, 160), (196, 130), 1.4, 1)
    with brush.at(126, 98, 0.8, 6):
        bull_head(brush)
