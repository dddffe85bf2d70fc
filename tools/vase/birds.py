"""Birds, looking right before they are placed."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.parts import wing


def eagle(brush: Brush, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False) -> None:
    """In flight, both wings up."""
    with brush.at(x, y, size, turn, flip):
        wing(brush, "12,-4 14,-24 22,-44 36,-58", "-4,4 -12,-22 -8,-48 30,-70", 4, rows=0)
        brush.shape("-16,2 -36,4 -56,0! -54,8! -58,14! -50,18! -34,16 -14,12")
        brush.lines("-50,6 -30,9|-50,12 -32,12")
        brush.shape("40,-6 34,-13 26,-13 16,-8 2,-6 -14,0 -20,8 -8,17 10,16 22,8 30,0 36,-2! 40,3! 44,-2")
        brush.dot(33, -8, 2.2, CREAM)
        brush.lines("26,-12 24,-4 28,2|18,-6 16,2 20,8")
        brush.lines("6,16 12,24 20,25|12,24 14,29|-2,17 2,26 10,29", 2.2, SLIP)
        wing(brush, "10,0 -6,-20 -10,-44 -2,-66", "-12,8 -36,-14 -44,-44 -14,-80", 5, rows=1)


def owl(brush: Brush, x: float, y: float, size: float = 1, flip: bool = False) -> None:
    """Standing in profile, the face to the viewer, about 50 high."""
    with brush.at(x, y, size, 0, flip):
        brush.lines("2,24 2,31 8,32|2,31 -3,32|8,23 9,31 15,32|9,31 4,32", 2, SLIP)
        brush.shape("-14,14 -28,34! -18,36! -4,24")
        brush.shape("18,-20 20,-28! 12,-26 2,-28 -6,-24! -8,-14 -14,-2 -16,12 -8,24 4,26 14,18 18,4 17,-8")
        brush.shape("-6,-6 4,0 6,12 -4,24 -20,34! -18,16 -14,2")
        brush.lines("-8,4 -9,16 -16,28|-2,4 -2,16 -10,27|3,6 2,16")
        brush.dots("9,2 12,8 10,14 14,-2 7,-4 13,14", 1.2, CREAM)
        brush.dot(1, -17, 6, CREAM, 1)
        brush.dot(13, -17, 5.6, CREAM, 1)
        brush.dot(1.6, -17, 2.9, SLIP)
        brush.dot(12.6, -17, 2.7, SLIP)
        brush.shape("5,-13! 9,-15! 9,-7!", CLAY, 0)


def peacock(brush: Brush, x: float, y: float, size: float = 1, flip: bool = False) -> None:
    """Looking right, the train raised behind, about 130 high."""
    with brush.at(x, y, size, 0, flip):
        brush.limb("-4,10,8 -22,2,11 -30,-28,14 -30,-62,15 -22,-92,11", steps=3)
        eyes = "-18,4 -22,-10 -31,-14 -25,-24 -37,-30 -25,-40 -38,-46 -26,-56 -37,-63 -25,-72 -34,-80 -22,-89"
        for word in eyes.split():
            px, py = (float(one) for one in word.split(","))
            brush.dot(px, py, 4.2, CREAM, 1)
            brush.dot(px, py, 2, WINE)
        brush.lines("4,22 6,38 0,50 9,51|0,50 -5,51|-6,22 -6,38 -12,50 -3,51|-12,50 -17,51", 2.2, SLIP)
        brush.shape("10,-34 20,-35! 12,-27 12,-20 17,-6 17,8 8,20 -6,24 -18,18 -18,6 -6,-4 2,-14 2,-26 4,-34")
        brush.lines("2,-4 8,0 14,-2|0,-12 8,-9 14,-10|-12,6 0,10 4,18|-14,14 -4,18", 1.1)
        brush.dot(8, -30, 2, CREAM)
        brush.lines("6,-36 2,-46|8,-36 8,-47|10,-36 14,-45", 1.4, SLIP)
        brush.dots("2,-47 8,-49 14,-46", 2.2, SLIP)
