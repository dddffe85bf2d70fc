"""What Hellas tells the value model about both players."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.hellas.board import AttackOdds, BoardState, TileMap, count_of
from pelagos.bots.hellas.memory import map_key
from pelagos.bots.hellas.weights import CARDS
from pelagos.bots.judge import COIN
from pelagos.bots.value.reading import FigureRows, SideReading
from pelagos.games.hellas.flow import Declare, DeclareSecond, StartTurn, Turn
from pelagos.games.hellas.hands import backs, first_of_god, hand
from pelagos.games.hellas.ids import DRAWN, GODS, HELD, LOCKED, NONE, POSEIDON, SEATS, TILES
from pelagos.games.hellas.odds import chances, standing
from pelagos.games.hellas.pieces import attackers, cities, temples
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.setup import LayTiles
from pelagos.games.hellas.stack import stack_size
from pelagos.kernel.ids import Seat, Viewer, knows
from pelagos.kernel.position import Position

KEPT_ENTRIES: Final = 500
PERMILLE: Final = 1000
PERCENT: Final = 100


class HellasReading(SideReading):
    """Cards that the viewer does not know count as the average of those it cannot see."""

    figures: ClassVar[tuple[str, ...]] = (
        "judged",
        "cities",
        "missing",
        "greeks",
        "ships",
        "temples",
        "cards",
        "hand",
        "poseidon",
        "threat",
        "threats",
        "cover",
        "supply",
        "active",
        "acts",
        "steps",
        "attacks",
        "battle",
        "prize",
        "weakest",
    )
    common: ClassVar[tuple[str, ...]] = ("turn", "stack", "setting_up", "fighting")
    counted: ClassVar[str] = "cities"
    judged: ClassVar[str] = "judged"

    def __init__(self) -> None:
        self._maps: Final[dict[tuple[int, ...], TileMap]] = {}
        self._odds: Final[dict[tuple[int, ...], AttackOdds]] = {}

    def read(self, g: Position, viewer: Viewer) -> FigureRows:
        assert isinstance(g, Hellas)
        setting_up = g.turn == 0
        acts = _acts(g)
        mover = g.active if acts or setting_up else 1 - g.active
        odds = self._odds_of(g, viewer)
        board = BoardState(self._map_of(g), odds, g, 0)
        value = int(board.value(mover)) + worth_of_hand(g, viewer, 0) - worth_of_hand(g, viewer, 1)
        fight = standing(g)
        battle = 0
        if fight is not None:
            won, total = chances(fight, odds.hands[g.active])
            battle = PERMILLE * won // total if total else 0
        row = FigureRows(
            SEATS, len(self.figures), [int(g.turn), int(stack_size(g)), int(setting_up), int(fight is not None)]
        )
        for seat in range(SEATS):
            mine = seat == g.active
            numbers = [(value if seat == 0 else -value) // COIN]
            numbers += _pieces(g, seat)
            numbers += _cards(g, viewer, seat)
            numbers += [
                int(board.most[seat]) // COIN,
                int(board.all_threats[seat]) // COIN,
                int(count_of(board.cover[seat])),
                int(g.greek_supply[seat]),
                int(mine),
                int(mine and acts),
                int(g.steps) if mine else 0,
                int(g.attacks) if mine else 0,
                battle if mine else 0,
                int(board.prize(g.target)) // COIN if mine and fight is not None and g.target != NONE else 0,
                _weakest(g, seat),
            ]
            row.put(seat, numbers)
        return row

    def _map_of(self, g: Hellas) -> TileMap:
        key = map_key(g)
        found = self._maps.get(key)
        if found is None:
            if len(self._maps) > KEPT_ENTRIES:
                self._maps.clear()
            found = TileMap(g)
            self._maps[key] = found
        return found

    def _odds_of(self, g: Hellas, viewer: Viewer) -> AttackOdds:
        """They hang on nothing but what the viewer knows of cards."""
        key = [int(viewer), int(g.turn == 1)]
        for god in range(GODS):
            back = g.back(god)
            for place in range(back.places()):
                if knows(back.known[place], viewer):
                    key.extend([int(back.lying(place, face)) for face in range(back.faces)])
                else:
                    key.append(int(back.total(place)))
        known = tuple(key)
        found = self._odds.get(known)
        if found is None:
            if len(self._odds) > KEPT_ENTRIES:
                self._odds.clear()
            found = AttackOdds(g, viewer)
            self._odds[known] = found
        return found


def _acts(g: Hellas) -> bool:
    """Is an action of the active player still to be declared in this turn?"""
    for task in g.agenda:
        if isinstance(task, StartTurn | Declare | DeclareSecond | LayTiles):
            return True
    return bool(g.agenda) and isinstance(g.agenda[-1], Turn)


def _pieces(g: Hellas, seat: Seat) -> list[int]:
    """Cities, those still missing, Greeks and ships wherever they are, temples."""
    greeks: i64 = 0
    ships: i64 = 0
    for city in range(TILES):
        if g.owner[city] == seat:
            greeks += g.greeks[city]
            ships += g.ships[city]
    if seat == g.active:
        greeks += g.greeks_afloat + attackers(g)
        ships += g.ships_afloat
    count = cities(g, seat)
    missing = g.frame.extent.cities_to_win - count
    return [int(count), int(missing), int(greeks), int(ships), int(temples(g, seat))]


def _cards(g: Hellas, viewer: Viewer, seat: Seat) -> list[int]:
    """How many in hand, what they are worth, and how many can find cities."""
    held = 0
    for god in range(GODS):
        held += int(backs(g, seat, god))
    return [held, worth_of_hand(g, viewer, seat) // PERCENT, int(backs(g, seat, POSEIDON))]


def worth_of_hand(g: Hellas, viewer: Viewer, seat: Seat) -> int:
    """In hundredths of a coin: known cards as what they are, others as the average of the viewer's pool."""
    total: i64 = 0
    for god in range(GODS):
        back = g.back(god)
        first = first_of_god(god)
        unseen: i64 = 0
        places: list[i64] = [hand(seat), hand(seat) + 1]
        if seat == g.active:
            places.extend([HELD, LOCKED, DRAWN])
        for place in places:
            if knows(back.known[place], viewer):
                for face in range(back.faces):
                    total += back.lying(place, face) * CARDS[first + face]
            else:
                unseen += back.total(place)
        if unseen:
            pool = back.pool(viewer)
            worth: i64 = 0
            cards: i64 = 0
            for face in range(back.faces):
                worth += pool[face] * CARDS[first + face]
                cards += pool[face]
            total += unseen * worth // max(1, cards)
    return int(total)


def _weakest(g: Hellas, seat: Seat) -> int:
    """How many cities of a player are held by one Greek."""
    count = 0
    for city in range(TILES):
        if g.owner[city] == seat and g.greeks[city] <= 1:
            count += 1
    return count
