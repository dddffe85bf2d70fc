"""Giant: legs of snakes; he tears a column out and swings it over a broken temple."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase import heads
from tools.vase.anatomy import arm, torso
from tools.vase.brush import Brush
from tools.vase.parts import snake, snake_head


def draw(brush: Brush) -> None:
    snake(brush, "104,206,20 82,236,18 48,250,15 30,276,12 52,294,9 78,286,7")
    snake_head(brush, 86, 283, -10, 1.25)
    snake(brush, "120,206,20 138,240,18 120,270,14 140,292,11 168,292,9 178,268,7")
    snake_head(brush, 178, 260, -60, 1.25)
    torso(brush, (110, 122), (112, 204), 1.6)
    brush.shape(
        "80,190! 112,196 142,190! 148,214! 138,208! 132,222! 122,212! 112,226! 102,212! 92,222! 86,208! 76,214!", WINE
    )
    brush.line("79,194 112,200 143,194", 1.4)
    arm(brush, (142, 134), (184, 136), (184, 92), 1.5, 1)
    with brush.at(124, 74, 1.06, 8):
        brush.shape("-96,-12! 74,-12! 74,12! -96,12!", CREAM, 1.4, SLIP)
        brush.lines("-92,-5 70,-5|-92,1 70,1|-92,7 70,7", 1.1, SLIP)
        brush.shape("74,-17! 86,-17! 86,17! 74,17!")
        brush.shape("-96,-12! -102,-4! -94,2! -102,8! -96,12! -84,12! -84,-12!", SLIP, 0)
    with brush.at(118, 88, 0.62, 4):
        heads.man(brush, True, WINE, "")
    arm(brush, (82, 134), (46, 122), (58, 82), 1.5, -1)
    brush.dot(60, 68, 8.5, SLIP, 1.2)
    brush.dot(184, 84, 8.5, SLIP, 1.2)
    brush.lines("56,66 66,67|56,70 65,71|179,82 190,83|179,87 189,88", 1.2)
    brush.shape("196,304! 198,240! 212,236! 214,304!", CREAM, 1.2, SLIP)
    brush.shape("190,304! 190,294! 231,294! 231,304!")
    brush.shape("200,236! 231,214! 231,226! 212,240!", WINE)
