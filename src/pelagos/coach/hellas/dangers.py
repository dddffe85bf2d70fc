"""What the rival can do in Hellas: attacks with everybody who can come, by the hands that are possible (H-7)."""

from __future__ import annotations

from typing import Final

from pelagos.coach.hellas import kinds
from pelagos.coach.remarks import Remark, Threat, in_hundred
from pelagos.games.hellas.battle import Fight
from pelagos.games.hellas.ids import CITIES_TO_WIN, NONE, TILES
from pelagos.games.hellas.map import adjacent, land_adjacent
from pelagos.games.hellas.odds import attack_odds
from pelagos.games.hellas.pieces import cities
from pelagos.games.hellas.position import Hellas

CITY: Final = 0
TEMPLE_CITY: Final = 1
DECIDES: Final = 2
STAKES: Final = (1, 50, 300)
"""What each stake weighs."""
VICTORY: Final = 200


def threats(g: Hellas, seat: int) -> list[Threat]:
    if not g.turn or any(isinstance(task, Fight) for task in g.agenda):
        return []
    rival = 1 - seat
    owned = [city for city in range(TILES) if g.owner[city] == seat]
    found = [_threat(g, seat, city, percent) for city in owned if (percent := chance_against(g, seat, city))]
    if cities(g, rival) == CITIES_TO_WIN - 1:
        found.append(Threat(Remark(kinds.ONE_MORE_WINS, (rival,)), (NONE,), 100, VICTORY))
    return found


def chance_against(g: Hellas, seat: int, city: int) -> int:
    """H-7.3 to H-7.5: in a hundred, with all that neighbours can spare, by land alone or by sea too."""
    rival = 1 - seat
    homes = [home for home in range(TILES) if g.owner[home] == rival and g.greeks[home] > 1 and adjacent(g, home, city)]
    ashore = sum(int(g.greeks[home]) - 1 for home in homes if land_adjacent(g, home, city))
    everybody = sum(int(g.greeks[home]) - 1 for home in homes)
    found = 0
    for greeks, by_sea in ((ashore, False), (everybody, True)):
        if greeks:
            odds = attack_odds(g, seat, city, greeks, by_sea)
            found = max(found, in_hundred(odds.win, odds.total))
    return found


def _threat(g: Hellas, seat: int, city: int, percent: int) -> Threat:
    rival = 1 - seat
    decides = cities(g, seat) == 1 or cities(g, rival) == CITIES_TO_WIN - 1
    stake = DECIDES if decides else TEMPLE_CITY if g.frame.tiles.temple[city] else CITY
    return Threat(Remark(kinds.THREAT, (rival, city, percent, stake)), (city,), percent, STAKES[stake])
