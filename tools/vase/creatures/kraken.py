"""Kraken: arms out of the sea round a ship, which breaks."""

from __future__ import annotations

from itertools import pairwise

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush
from tools.vase.parts import ripples, sea, snake
from tools.vase.ships import hull, rigging


def draw(brush: Brush) -> None:
    for flip in (False, True):
        with brush.at(240 if flip else 0, 0, 1, 0, flip):
            arm_of_kraken(brush, "78,262,12 40,252,11 20,214,10 26,160,9 22,110,8 40,84,6 52,100,4 44,110,1")
    with brush.at(84, 148, 0.8, 16):
        rigging(brush)
    with brush.at(120, 168, 0.98, 12):
        hull(brush, 0)
    brush.shape("128,124! 140,156! 130,164! 144,180! 136,196! 152,196! 158,178! 146,164! 156,150! 144,126!", CLAY, 0)
    arm_of_kraken(brush, "96,256,13 76,226,11 86,192,10 112,178,9 118,152,8 100,138,7 84,146,5 86,160,1")
    arm_of_kraken(brush, "146,256,13 174,226,11 168,196,10 178,172,9 202,160,8 208,134,7 192,122,5 182,132,1")
    brush.shape("74,304 72,270 84,236 104,218 120,214 136,218 156,236 168,270 166,304", WINE)
    for flip in (False, True):
        with brush.at(240 if flip else 0, 0, 1, 0, flip):
            brush.shape("80,262! 92,246 108,252 114,266! 100,276 86,272", CREAM, 1.6, SLIP)
            brush.dot(99, 262, 7.5, SLIP)
            brush.lines("80,248 94,236 112,244", 2, SLIP)
    brush.lines("108,228 120,222 132,228|112,238 120,234 128,238", 1.4, SLIP)
    sea(brush, 288, 8, 12)
    ripples(brush, 298, 5)


def arm_of_kraken(brush: Brush, course: str) -> None:
    """With pale suckers."""
    snake(brush, course, False, steps=3)
    words = [[float(one) for one in word.split(",")] for word in course.split()]
    for (x, y, w), (p, q, u) in pairwise(words[:-1]):
        for share in (0.15, 0.5, 0.85):
            brush.dot(x + (p - x) * share, y + (q - y) * share, (w + (u - w) * share) * 0.3, CREAM)
