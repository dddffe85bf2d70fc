"""Ships with a square sail, sailing right before they are placed."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, SLIP, WINE
from tools.vase.brush import Brush


def hull(brush: Brush, oars: int = 7, stripe: str = WINE) -> None:
    """About 190 long: the stern curls up at -92, the ram points to 100; the deck lies at -12, the keel at 20."""
    for k in range(oars):
        x = -52 + k * 100 / max(oars - 1, 1)
        brush.line(f"{x},2 {x - 15},34", 2.2, SLIP)
    brush.shape(
        "-58,-13 -76,-22 -86,-42 -88,-60 -78,-70! -82,-58 -76,-40 -62,-24 -40,-14 20,-12 56,-16 62,-30! 76,-30! 76,-16 "
        "84,-6 "
        "86,4 102,10! 84,15 60,20 0,23 -48,20 -74,8 -92,-18 -98,-46 -90,-66 -94,-76! -84,-74 -74,-80! -76,-68 -82,-60"
    )
    brush.lines("-66,-10 -40,-3 20,-2 74,-6|-70,2 -40,8 20,9 80,2", 1.4)
    brush.limb("-60,6.5,2 -20,11,2.4 30,11.5,2.4 78,8,1.6", stripe, 0)
    brush.shape("62,2! 69,-4 78,0! 70,5", CREAM, 0)
    brush.dot(70, 0.4, 2.5, SLIP)


def rigging(brush: Brush, emblem: bool = True, swell: float = 1, fill: str = CREAM) -> None:
    """Mast, yard and a sail that the wind fills to the right."""
    brush.shape("-3,-14! -2,-106! 2,-106! 3,-14!")
    brush.lines("-80,-46 -2,-102|64,-28 2,-102", 1.2, SLIP)
    w = 10 * swell
    brush.shape(
        f"-50,-98! 0,-96 52,-98! {52 + w},-76 {50 + w},-54 46,-34! 0,{-34 + w * 0.5} -46,-34! {-46 + w},-54 "
        f"{-48 + w},-78",
        fill,
        1.4,
        SLIP,
    )
    brush.folds(f"-50,-98 {-48 + w},-78 {-46 + w},-54 -46,-34", f"52,-98 {52 + w},-76 {50 + w},-54 46,-34", 6, 1, SLIP)
    brush.limb("-58,-99,2 0,-101,3 60,-99,2")
    if emblem:
        brush.dot(6, -66, 12, WINE, 0)
        brush.dot(6, -66, 4.5, fill, 0)


def ship(brush: Brush, x: float, y: float, size: float = 1, turn: float = 0, flip: bool = False, oars: int = 7) -> None:
    with brush.at(x, y, size, turn, flip):
        rigging(brush)
        hull(brush, oars)
