"""Battle (H-7.7 to H-7.16): cards in turn, the comparison, and what a victory brings."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.ending import win
from pelagos.games.hellas.hands import return_held
from pelagos.games.hellas.ids import (
    ARES,
    LAST_CITY,
    MOST_IN_CITY,
    NONE,
    SAY_SPOILS,
    TILES,
    W_ATTACKER,
    W_DEFENDER,
    W_LOSS,
    WindowId,
)
from pelagos.games.hellas.pieces import attackers, cities, cut, dismiss, enlist
from pelagos.games.hellas.play_card import Window
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.regroup import RegroupInto
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Fight(Window):
    """AT-3, D-15: the player with priority plays a battle card or passes; two passes in a row end the battle."""

    ARGS = ("who", "passes")

    def __init__(self, who: Seat, passes: i64) -> None:
        self.who: Final = who
        self.passes: Final = passes

    def window(self, g: Hellas) -> WindowId:
        return W_ATTACKER if self.who == g.active else W_DEFENDER

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.BATTLE_PASSED, self.who)
        if self.passes:
            decide(g)
        else:
            g.then(Fight(1 - self.who, 1))

    def after(self, g: Hellas) -> Task[Hellas] | None:
        return Fight(1 - self.who, 0)


def decide(g: Hellas) -> None:
    """H-7.8, H-7.9: land, or sea with A2, needs parity; sea otherwise one more."""
    attack = attackers(g) + g.spirits
    defence = g.greeks[g.target]
    if g.ship_wall:
        defence += g.ships[g.target]
    needed = defence + 1 if g.by_sea and not g.beachhead else defence
    g.tell(told.BATTLE_DECIDED, g.active, g.target, attack, defence)
    if attack >= needed:
        succeed(g)
    else:
        fail(g)


def succeed(g: Hellas) -> None:
    """H-7.11: the defender may still evacuate the target (A6), then it is conquered."""
    g.then(AcceptLoss(1 - g.active), Conquer(g.ships[g.target]))


def fail(g: Hellas) -> None:
    """H-7.10: all attackers go to the supply."""
    g.tell(told.ATTACK_FAILED, g.active, g.target)
    g.greek_supply[g.active] += attackers(g)
    recall(g)
    end_attack(g)


def end_fight(g: Hellas, won: bool) -> None:
    """The battle that waits for cards ends like this without any: for those who know its odds and weigh both ends."""
    question = g.agenda.pop()
    assert isinstance(question, Fight)
    if won:
        succeed(g)
    else:
        fail(g)


def recall(g: Hellas) -> None:
    """The attackers no longer stand before the target."""
    for city in range(TILES):
        g.sent[city] = 0


def end_attack(g: Hellas) -> None:
    """H-7.15: cities with more than 3 Greeks are cut, allowances lapse, held cards return."""
    for city in range(TILES):
        if g.owner[city] != NONE:
            cut(g, city)
    g.target = NONE
    g.far = g.by_sea = g.beachhead = g.spirits = g.ship_wall = 0
    return_held(g, ARES)


class AcceptLoss(Window):
    """W-LOSS, D-16: the defender may play A6."""

    ARGS = ("who",)

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def window(self, g: Hellas) -> WindowId:
        return W_LOSS

    def seat(self, g: Hellas) -> Seat:
        return self.who

    def act(self, g: Hellas, said: Answer) -> None:
        g.tell(told.LOSS_ACCEPTED, self.who, g.target)

    def after(self, g: Hellas) -> Task[Hellas] | None:
        return None


class Conquer(Task[Hellas]):
    """AT-4s, H-7.11 to H-7.14: the defender's pieces leave, the attackers stay, the excess goes to supply."""

    ARGS = ("ships",)

    def __init__(self, ships: i64) -> None:
        self.ships: Final = ships

    def run(self, g: Hellas) -> None:
        city = g.target
        dismiss(g, city, g.greeks[city], g.ships[city])
        g.owner[city] = g.active
        g.greeks[city] = attackers(g)
        recall(g)
        g.tell(told.CITY_CONQUERED, g.active, city)
        cut(g, city)
        if cities(g, 1 - g.active) == 0:
            win(g, g.active, LAST_CITY)
        else:
            g.then(TakeSpoils(self.ships), EndAttack(), RegroupInto(city))


class TakeSpoils(Choice[Hellas]):
    """H-7.13, D-17: as many ships as the defender had, from the own supply."""

    ARGS = ("ships",)

    def __init__(self, ships: i64) -> None:
        self.ships: Final = ships

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def most(self, g: Hellas) -> i64:
        return min(self.ships, g.ship_supply[g.active], MOST_IN_CITY)

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for ships in range(self.most(g) + 1):
            sheet.add(SAY_SPOILS, n=ships)

    def take(self, g: Hellas, said: Answer) -> None:
        enlist(g, g.target, 0, said.n)
        g.tell(told.SPOILS_TAKEN, g.active, g.target, said.n)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_SPOILS:
            return Refusal(no.SPOILS_FIRST)
        return None if said.n <= self.most(g) else Refusal(no.TOO_MANY_SPOILS, self.most(g))


class EndAttack(Task[Hellas]):
    """H-7.15, before regrouping (H-12.13)."""

    def run(self, g: Hellas) -> None:
        end_attack(g)
