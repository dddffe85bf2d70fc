"""Attack (H-7): preparing, launching in steps, and one attack after another."""

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.battle import Fight, end_attack
from pelagos.games.hellas.ids import (
    SAY_ADD,
    SAY_END_ACTION,
    SAY_LAUNCH,
    SAY_NEXT_ATTACK,
    SAY_NO_ATTACK,
    SAY_TARGET,
    TILES,
    W_ANEXT,
    W_PREP,
    City,
    WindowId,
)
from pelagos.games.hellas.map import adjacent, land_adjacent
from pelagos.games.hellas.pieces import attackers
from pelagos.games.hellas.play_card import Window
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task


class Attack(Task[Hellas]):
    """H-7.1: one attack, and one more for each effective A3."""

    def run(self, g: Hellas) -> None:
        g.attacks = 1
        for city in range(TILES):
            g.fought[city] = 0
        g.then(Prepare())


class Prepare(Window):
    """W-PREP, D-13: cards, then a target or no attack (H-7.2)."""

    def window(self, g: Hellas) -> WindowId:
        return W_PREP

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == 1 - g.active and not g.fought[city] and in_reach(g, city):
                sheet.add(SAY_TARGET, city)
        sheet.add(SAY_NO_ATTACK)

    def act(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_NO_ATTACK:
            g.attacks = 0
            g.tell(told.NO_ATTACK, g.active)
            end_attack(g)
            return
        g.target = said.x
        g.tell(told.TARGET_NAMED, g.active, said.x)
        g.then(AddOrLaunch())

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb != SAY_TARGET:
            return None if said.verb == SAY_NO_ATTACK else Refusal(no.ATTACK_FIRST)
        if g.owner[said.x] != 1 - g.active:
            return Refusal(no.NOT_THEIRS, said.x)
        if g.fought[said.x]:
            return Refusal(no.TARGET_TWICE, said.x)
        return None if in_reach(g, said.x) else Refusal(no.OUT_OF_REACH, said.x)


def in_reach(g: Hellas, target: City) -> bool:
    """H-7.19: can at least one Greek be sent against this city?"""
    for city in range(TILES):
        if g.owner[city] == g.active and g.greeks[city] > 1 and (g.far > 0 or adjacent(g, city, target)):
            return True
    return False


class AddOrLaunch(Choice[Hellas]):
    """D-13, H-7.19: one more Greek from a city, or launch what stands before the target."""

    def seat(self, g: Hellas) -> Seat:
        return g.active

    def options(self, g: Hellas, sheet: Sheet) -> None:
        for city in range(TILES):
            if g.owner[city] == g.active and g.greeks[city] > 1 and may_contribute(g, city):
                sheet.add(SAY_ADD, city)
        if attackers(g):
            sheet.add(SAY_LAUNCH)

    def take(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_LAUNCH:
            launch(g)
            return
        send(g, said.x, 1)
        g.then(self)

    def why_not(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb == SAY_LAUNCH:
            return None if attackers(g) else Refusal(no.NOBODY_SENT)
        if said.verb != SAY_ADD:
            return Refusal(no.LAUNCH_FIRST, g.target)
        if g.owner[said.x] != g.active:
            return Refusal(no.NOT_YOURS, said.x)
        if not may_contribute(g, said.x):
            return Refusal(no.NOT_ADJACENT, said.x, g.target)
        return None if g.greeks[said.x] > 1 else Refusal(no.LAST_GREEK, said.x)


def may_contribute(g: Hellas, city: City) -> bool:
    """H-7.3, H-10.A4: adjacent to the target, with an allowance left, or one of those that have used one."""
    return g.far > 0 or g.sent[city] > 0 or adjacent(g, city, g.target)


def send(g: Hellas, city: City, greeks: i64) -> None:
    """H-7.3, H-10.A4: so many go before the target; the first who come from afar use an allowance up."""
    if g.sent[city] == 0 and not adjacent(g, city, g.target):
        g.far -= 1
    g.greeks[city] -= greeks
    g.sent[city] += greeks


def launch(g: Hellas) -> None:
    """H-7.5, H-7.6: by land if every contributor is land-adjacent to the target, otherwise by sea."""
    g.attacks -= 1
    g.fought[g.target] = 1
    g.by_sea = 0
    for city in range(TILES):
        if g.sent[city] and not land_adjacent(g, city, g.target):
            g.by_sea = 1
    g.tell(told.ATTACK_LAUNCHED, g.active, g.target, attackers(g), g.by_sea)
    g.then(Fight(g.active, 0), NextAttack())


class NextAttack(Window):
    """W-ANEXT, D-22: A3, a free card, the next attack if one is left, or the end of the action."""

    def window(self, g: Hellas) -> WindowId:
        return W_ANEXT

    def offer(self, g: Hellas, sheet: Sheet) -> None:
        if g.attacks:
            sheet.add(SAY_NEXT_ATTACK)
        sheet.add(SAY_END_ACTION)

    def act(self, g: Hellas, said: Answer) -> None:
        if said.verb == SAY_NEXT_ATTACK:
            g.then(Prepare())
        else:
            g.attacks = 0
            g.tell(told.ACTION_ENDED, g.active)

    def why_not_act(self, g: Hellas, said: Answer) -> Refusal | None:
        if said.verb == SAY_NEXT_ATTACK:
            return None if g.attacks else Refusal(no.NO_ATTACK_LEFT)
        return None if said.verb == SAY_END_ACTION else Refusal(no.ATTACK_FIRST)
