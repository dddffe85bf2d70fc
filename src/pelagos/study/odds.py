"""Exact odds of the battle that a phrase leads to, from a seat's own view, so that nothing leaks."""

from __future__ import annotations

from pelagos.games.archipelago.odds import Odds
from pelagos.kernel.title import Json, Rules
from pelagos.study.adapter import BattleSeen
from pelagos.study.adapters import ADAPTERS
from pelagos.study.walk import foreseen, questions


def odds_of(rules: Rules, view: Json, phrase: str) -> Json | None:
    """The odds of the battle that begins, or goes on, when the viewer says this; None where none does.

    The phrase is said in a position that gives this very view. What is guessed in it changes no battle: dice are open
    to all, and the odds of Hellas count every hand that the viewer cannot rule out.
    """
    reading = ADAPTERS.get(rules.title.name)
    said = foreseen(rules, view, phrase)
    if reading is None or said is None:
        return None
    g, sheet = said
    for _ in questions(g, sheet):
        battle, odds = reading.battle(g), reading.odds(g, view["viewer"])
        if battle is not None and odds is not None:
            return {**where(rules, battle), **plain(odds)}
    return None


def where(rules: Rules, battle: BattleSeen) -> Json:
    """The place of a battle and its sides, in words."""
    return {
        "kind": battle.kind,
        "domain": battle.domain,
        "place": rules.vocabulary.domains[battle.domain].word(battle.place),
        "attacker": rules.seat_word(battle.attacker),
        "defender": rules.seat_word(battle.defender),
    }


def plain(odds: Odds) -> Json:
    """Chances, and expected units left, to thousandths; `ends` by units of attacker and defender that are left."""
    total = odds.total
    return {
        "win": thousandths(odds.win, total),
        "loss": thousandths(odds.loss, total),
        "nobody_left": thousandths(odds.both_gone, total),
        "attackers_left": thousandths(odds.attackers_left, total),
        "defenders_left": thousandths(odds.defenders_left, total),
        "ends": [[*end, thousandths(ways, total)] for end, ways in sorted(odds.ends.items()) if ways],
    }


def thousandths(part: int, whole: int) -> float:
    return round(part / whole, 3)
