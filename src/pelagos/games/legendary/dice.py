"""The two battle dice (L-1.7)."""

from pelagos.games.legendary.hooks import HELENS_DIE
from pelagos.games.legendary.ids import DIE, SAY_ROLL
from pelagos.kernel.sheet import Sheet


def offer_dice(sheet: Sheet, attacker_fixed: int, defender_fixed: int) -> None:
    """L-12.1.3: attacker's die, then defender's; a side whose result is fixed (0 or more) does not roll."""
    for attacker, weight in enumerate(DIE):
        if attacker_fixed in (-1, attacker):
            for defender, other in enumerate(DIE):
                if defender_fixed in (-1, defender):
                    ways = (1 if attacker_fixed >= 0 else weight) * (1 if defender_fixed >= 0 else other)
                    sheet.weigh(ways, SAY_ROLL, attacker, defender)


def fixed_die(fixed: bool) -> int:
    """L-16.4.1"""
    return HELENS_DIE if fixed else -1
