"""Buildings and walls."""

from __future__ import annotations

from pelagos.pictures.cards import CLAY, CREAM, SLIP, WINE
from tools.vase.brush import Brush


def temple(brush: Brush, x: float, y: float, size: float, roof: str = WINE) -> None:
    """Four columns on steps, about 150 wide and 100 high; (x, y) is the middle of its foot."""
    with brush.at(x, y, size):
        brush.shape("-60,-62! 60,-62! 60,-8! -60,-8!", CLAY, 0)
        for k in range(4):
            a = -52 + k * 29.4
            brush.shape(f"{a},-60! {a + 16},-60! {a + 17},-10! {a - 1},-10!", CREAM, 1.2, SLIP)
            brush.lines(f"{a + 5},-56 {a + 5},-12|{a + 11},-56 {a + 11},-12", 1, SLIP)
        brush.shape("-64,-70! 64,-70! 64,-60! -64,-60!")
        brush.shape("-70,-70! 0,-100! 70,-70!", roof)
        brush.dot(0, -81, 5, CREAM)
        brush.shape("-68,-12! 68,-12! 68,-6! 74,-6! 74,0! -74,0! -74,-6! -68,-6!")


def tower(brush: Brush, x: float, y: float, wide: float, high: float, courses: int = 6) -> None:
    """Of cut stones, with battlements; (x, y) is the middle of its foot."""
    left, right, top, step = x - wide / 2, x + wide / 2, y - high, wide / 5
    teeth = "".join(
        f"{left - 4 + (wide + 8) * k / 5},{top + (8 if k % 2 else -8)}! "
        f"{left - 4 + (wide + 8) * (k + 1) / 5},{top + (8 if k % 2 else -8)}! "
        for k in range(5)
    )
    brush.shape(
        f"{left},{y}! {left},{top + 16}! {left - 4},{top + 16}! {teeth}{right + 4},{top + 16}! {right},{top + 16}! "
        f"{right},{y}!"
    )
    deep = (high - 20) / courses
    for row in range(courses):
        level = top + 20 + row * deep
        brush.line(f"{left + 1},{level} {right - 1},{level}", 1.3)
        for k in (1, 3) if row % 2 else (2, 4):
            brush.line(f"{left + k * step},{level} {left + k * step},{level + deep}", 1.3)
