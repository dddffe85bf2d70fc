"""Griffin: eagle before, lion behind; the paw lies on gold."""

from __future__ import annotations

from pelagos.pictures.cards import CREAM, OCHRE, SLIP
from tools.vase.beasts import lion_leg
from tools.vase.brush import Brush
from tools.vase.parts import wing


def draw(brush: Brush) -> None:
    with brush.at(240, 0, 1, 0, True):
        brush.limb("62,214,6 38,210,5.4 26,186,5 36,162,5 26,142,5")
        brush.shape("26,146! 14,140 12,120! 24,128 34,118! 36,138", OCHRE)
        lion_leg(brush, "70,228,17 54,256,9 44,276,7 46,292,6", 1.15)
        brush.shape("50,226 54,198 80,184 118,188 144,170 170,176 180,204 168,236 138,240 104,228 84,244 60,246")
        wing(brush, "140,206 118,176 98,134 106,70", "112,226 64,182 24,112 74,40", 9, OCHRE)
        lion_leg(brush, "158,220,15 184,226,10 198,244,7.5 200,258,6.4", 1.15)
        lion_leg(brush, "76,224,21 92,254,11 74,274,7.5 78,292,6.4", 1.2)
        lion_leg(brush, "152,222,18 146,254,11 142,274,8 140,292,6.6", 1.2)
        brush.lines("96,222 84,202 68,206|112,226 116,210|122,228 126,212", 1.5)
        griffin_head(brush)
        for x, y in (
            (178, 296),
            (194, 296),
            (210, 296),
            (226, 297),
            (186, 283),
            (202, 283),
            (218, 284),
            (194, 270),
            (210, 271),
        ):
            brush.dot(x, y, 8, OCHRE, 1.4, SLIP)
            brush.ring(x, y, 4, 1.1, SLIP)


def griffin_head(brush: Brush) -> None:
    """Ears, a knob on the brow, the beak open; an eagle's neck with scales."""
    brush.shape(
        "134,196 128,164 132,120 140,96 146,70! 156,84 168,84 176,88 190,96 204,108 206,124! 194,116 184,120! 196,128! "
        "186,136 172,132 168,146 180,176 176,212"
    )
    brush.shape("186,120! 206,124! 196,130!", CREAM, 0)
    brush.limb("160,86,2.4 158,68,2.4")
    brush.dot(158, 64, 5, OCHRE, 1.2)
    brush.shape("162,104! 170,97 180,103! 171,109", CREAM, 0)
    brush.dot(171.5, 103, 3, SLIP)
    brush.line("158,96 168,90 182,96", 1.6)
    brush.lines("146,100 146,84|154,112 150,128 156,136", 1.4)
    for y in (146, 160, 174, 188):
        brush.line(" ".join(f"{136 + 9 * k + (y - 146) * 0.12},{y + (0 if k % 2 else 6)}" for k in range(5)), 1.3)
