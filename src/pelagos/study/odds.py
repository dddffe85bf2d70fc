"""Exact odds of the battle that a phrase leads to, from a seat's own view, so that nothing leaks."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.games.archipelago.odds import Odds
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.study.adapter import NO_DICE, BattleSeen, Needs, StudyAdapter, study_adapter
from pelagos.study.walk import foreseen, questions, together


def odds_of(rules: Rules, view: Json, phrases: str | Sequence[str]) -> Json | None:
    """The odds of the battle that begins, or goes on, when the viewer says this; None where none does.

    One phrase, or several that are said together. They are said in a position that gives this very view. What is
    guessed in it changes no battle: dice are open to all, and where hands are hidden the odds count every hand that the
    viewer cannot rule out.
    """
    adapter = study_adapter(rules.title)
    said = foreseen(rules, view, together(phrases))
    if adapter is None or said is None:
        return None
    g, sheet = said
    for _ in questions(g, sheet):
        battle, odds = adapter.battle(g), adapter.odds(g, view["viewer"])
        if battle is not None and odds is not None:
            return {**where(rules, battle), **plain(odds), **conditions(rules, adapter, g, view["viewer"])}
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


def conditions(rules: Rules, adapter: StudyAdapter, g: Position, viewer: Viewer) -> Json:
    """What the odds of the battle under way count on: cards that this viewer plays, nobody who retreats."""
    return {"needs": _told(rules, adapter.needs(g, viewer)), "fought_out": adapter.roll != NO_DICE}


def _told(rules: Rules, needs: Needs | None) -> Json | None:
    """The cards in words, and the chances without them."""
    if needs is None:
        return None
    words, odds = rules.vocabulary.domains[needs.domain], needs.otherwise
    return {
        "domain": needs.domain,
        "cards": [words.word(card) for card in needs.cards],
        "every": needs.every,
        "win": thousandths(odds.win, odds.total),
        "loss": thousandths(odds.loss, odds.total),
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
