"""The rest of a turn in Hellas, played out by plans and rules of thumb and weighed at its end."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pelagos.bots.hellas.arrangements import Arrangement, Arranger, Stock
from pelagos.bots.hellas.board import SURE, BoardState
from pelagos.bots.hellas.habits import Habits
from pelagos.bots.hellas.memory import Memory, hands_key, map_key
from pelagos.bots.hellas.raids import Raid, Raider
from pelagos.bots.hellas.voyages import Navigator, Sailing
from pelagos.bots.hellas.weights import CARDS, CROWDED, FULL_HAND_CARDS, WON, card_worth, mean_card
from pelagos.games.hellas.attack import AddOrLaunch, Prepare, send
from pelagos.games.hellas.battle import Fight, end_fight
from pelagos.games.hellas.burst import TakeStep
from pelagos.games.hellas.ending import EndTurn
from pelagos.games.hellas.flow import Declare, DeclareSecond, Turn
from pelagos.games.hellas.hands import held_in, owned, within_limits
from pelagos.games.hellas.ids import (
    ATTACK,
    BURST_STEPS,
    DRAWN_TILE,
    GODS,
    NONE,
    P1,
    P2,
    P3,
    SAY_DECLARE,
    SAY_LAUNCH,
    SAY_TARGET,
    SEATS,
    TILES,
)
from pelagos.games.hellas.odds import chances, standing
from pelagos.games.hellas.pieces import cities, temples
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import Garrison, Regroup
from pelagos.games.hellas.setup import LayTiles
from pelagos.games.hellas.stack import DrawTile, stack_size, tile_in
from pelagos.games.hellas.voyage import PlaceOrDecline
from pelagos.kernel.agenda import come_to_choice, give, write_options
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Task

ASTRAY: Final = 50
"""Each piece that a regrouping has put elsewhere than planned."""

# What is planned at a task; any other is carried out, or answered by habit.
SET_UP: Final = 1
TURN: Final = 2
END: Final = 3
DECLARE: Final = 4
SECOND: Final = 5
STEP: Final = 6
REGROUP: Final = 7
GARRISON: Final = 8
SAIL: Final = 9
PLACE: Final = 10
PREPARE: Final = 11
MARCH: Final = 12
FIGHT: Final = 13
KINDS: Final[dict[type[Task[Any]], int]] = {
    LayTiles: SET_UP,
    Turn: TURN,
    EndTurn: END,
    Declare: DECLARE,
    DeclareSecond: SECOND,
    TakeStep: STEP,
    Regroup: REGROUP,
    Garrison: GARRISON,
    DrawTile: SAIL,
    PlaceOrDecline: PLACE,
    Prepare: PREPARE,
    AddOrLaunch: MARCH,
    Fight: FIGHT,
}
PLANNED: Final[set[type[Task[Any]]]] = set(KINDS)
"""Up to these the agenda is run."""
LAUNCH: Final = Answer(SAY_LAUNCH)


class Rollout:
    """Values positions for one seat by playing the turn out."""

    def __init__(self, memory: Memory, seat: Seat) -> None:
        self.memory: Final = memory
        self.seat: Final[Seat] = seat
        self.habits: Final = Habits(memory, seat)

    def outcome(self, g: Hellas) -> i64:
        """What the turn will come to; the position is used up."""
        sheet = Sheet()
        while True:
            question = come_to_choice(g, PLANNED)
            if g.result is not None:
                return WON if g.result[self.seat] == 1 else -WON
            if question is not None:
                write_options(g, question, sheet)
                chosen = self.habits.choice(g, question, sheet) if sheet.count > 1 else 0
                give(g, sheet.answer(chosen))
                continue
            kind = KINDS[type(g.agenda[-1])]
            if kind == MARCH:
                self._march(g)
            elif kind != PREPARE:
                return self._planned(g, kind)
            elif not self._raid(g):
                return self._at_home(g)

    def _planned(self, g: Hellas, kind: i64) -> i64:
        if kind == FIGHT:
            return self._fought(g)
        if kind in (DECLARE, SECOND):
            return self._declared(g, kind == DECLARE)
        if kind == SAIL:
            return self._sailed(g, NONE)
        if kind == PLACE:
            return self._sailed(g, tile_in(g, DRAWN_TILE))
        if kind == STEP:
            return self._arranged(g, g.steps)
        if kind == REGROUP:
            # Leaving all as they stand is one of the arrangements that might be found.
            return self._sign(g) * max(self._sign(g) * self._arranged(g, 0), self._sign(g) * self._at_home(g))
        if kind == GARRISON:
            return self._arranged(g, 0)
        if kind == END and cities(g, g.active) >= g.frame.extent.cities_to_win:
            return WON if g.active == self.seat else -WON
        mover = 1 - g.active if kind == END else g.turn % SEATS
        return self.board(g).value(mover) + card_worth(g, self.seat)

    def _sign(self, g: Hellas) -> i64:
        """Whose turn it is: what is good for them is good or bad for the seat."""
        return 1 if g.active == self.seat else -1

    def _at_home(self, g: Hellas) -> i64:
        """Nothing more happens in this turn."""
        if cities(g, g.active) >= g.frame.extent.cities_to_win:
            return WON * self._sign(g)
        return self.board(g).value(1 - g.active) + card_worth(g, self.seat)

    # The three actions

    def _declared(self, g: Hellas, burst: bool) -> i64:
        """The best that the active player can declare."""
        sign = self._sign(g)
        branch = g.clone()
        give(branch, Answer(SAY_DECLARE, ATTACK))
        best = sign * self.outcome(branch)
        if stack_size(g):
            best = max(best, sign * self._sailed(g, NONE))
        if burst:
            steps = BURST_STEPS + int(temples(g, g.active) > temples(g, 1 - g.active))
            best = max(best, sign * self._arranged(g, steps))
        return sign * best

    def _sailed(self, g: Hellas, tile: i64) -> i64:
        """A voyage with this tile, or with whatever lies on top of the stack."""
        who = g.active
        sailing = Sailing(g.fair_wind == 1, self._price(g, who, P1), self._price(g, who, P2), self._price(g, who, P3))
        expected = Navigator(self.board(g), who, sailing).expected(tile)
        return self._sign(g) * expected + card_worth(g, self.seat)

    def _price(self, g: Hellas, who: Seat, card: i64) -> i64:
        return CARDS[card] if held_in(g, who, card) != NONE else NONE

    def _arranged(self, g: Hellas, steps: i64) -> i64:
        """A Burst with so many steps left, or its regrouping; with Z4 a voyage or an attack follows."""
        who = g.active
        plan = self.arrangement(g, steps)
        worth = plan.worth
        if g.double:
            branch = self.board(g)
            for city in branch.cities_of(who):
                branch.greeks[city] = plan.greeks[city]
                branch.ships[city] = plan.ships[city]
            before = branch.worth(who, who)
            raid = Raider(branch, who, 0, g.sent, g.ship_supply[who]).best(branch.cities_of(1 - who))
            voyage = Navigator(branch, who, Sailing(False, NONE, NONE, NONE)).expected(NONE)
            worth += max(raid.worth, voyage) - before
        if g.greeks_afloat:
            worth -= self._astray(g, plan)
        return self._sign(g) * worth + card_worth(g, self.seat)

    def _astray(self, g: Hellas, plan: Arrangement) -> i64:
        """How far the garrisons that were put down so far are from the plan."""
        wrong: i64 = 0
        for city in range(TILES):
            if g.owner[city] == g.active and g.greeks[city]:
                wrong += abs(int(g.greeks[city] - plan.greeks[city])) + abs(int(g.ships[city] - plan.ships[city]))
        return wrong * ASTRAY

    def arrangement(self, g: Hellas, steps: i64) -> Arrangement:
        """How the active player would arrange all they have after so many steps more."""
        who = g.active
        board = self.board(g)
        greeks, ships = g.greeks_afloat, g.ships_afloat
        for city in board.cities_of(who):
            greeks += g.greeks[city]
            ships += g.ships[city]
            board.greeks[city] = board.ships[city] = 0
        card = self._card(g) if steps else 0
        numbers = [who, greeks, ships, steps, g.double, card]
        key = (
            map_key(g),
            hands_key(g, self.seat),
            tuple([int(n) for n in board.owner]),
            tuple([int(n) for n in board.greeks]),
            tuple([int(n) for n in board.ships]),
            tuple([int(n) for n in numbers]),
        )
        found = self.memory.arrangements.get(key)
        if found is None:
            stock = Stock(greeks, ships, steps, g.greek_supply[who], g.ship_supply[who])
            found = Arranger(board, who, who if g.double else 1 - who, stock, card).best()
            self.memory.arrangements[key] = found
        return found

    def _card(self, g: Hellas) -> i64:
        """What a step gains the active player that draws a card."""
        best: i64 = 0
        cards: i64 = 0
        for god in range(GODS):
            cards += owned(g, g.active, god)
            if within_limits(g, g.active, god):
                best = max(best, mean_card(g, self.seat, god))
        return max(0, best - (CROWDED if cards >= FULL_HAND_CARDS else 0))

    # Attacks

    def _raider(self, g: Hellas) -> Raider:
        return Raider(self.board(g), g.active, g.far, g.sent, g.ship_supply[g.active])

    def _raid(self, g: Hellas) -> bool:
        """Name the best target and launch; False if there is none worth it."""
        targets: list[i64] = [city for city in range(TILES) if g.owner[city] == 1 - g.active and not g.fought[city]]
        raid = self._raider(g).best(targets)
        if raid.target == NONE:
            return False
        give(g, Answer(SAY_TARGET, raid.target))
        self._launch(g, raid)
        return True

    def _march(self, g: Hellas) -> None:
        """Send whoever is still wanted against the target that was named, and launch."""
        raid = self._raider(g).against(g.target)
        if raid is None:
            give(g, LAUNCH)
        else:
            self._launch(g, raid)

    def _launch(self, g: Hellas, raid: Raid) -> None:
        """Against the target that was named, with all of this raid who do not stand there yet."""
        for city in range(TILES):
            more = raid.sent[city] - g.sent[city]
            if more:
                send(g, city, more)
        give(g, LAUNCH)

    def _fought(self, g: Hellas) -> i64:
        """Victory and defeat, by the exact odds that this seat sees."""
        battle = standing(g)
        assert battle is not None
        won, total = chances(battle, self.memory.odds_of(g, self.seat).hands[g.active])
        chance: i64 = won * SURE // total
        victory: i64 = 0
        if won:
            branch = g.clone()
            end_fight(branch, True)
            victory = self.outcome(branch)
        defeat: i64 = 0
        if won < total:
            end_fight(g, False)
            defeat = self.outcome(g)
        return (victory * chance + defeat * (SURE - chance)) // SURE

    def board(self, g: Hellas) -> BoardState:
        return self.memory.board(g, self.seat)
