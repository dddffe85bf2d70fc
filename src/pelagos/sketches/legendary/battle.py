"""A running battle, from what one viewer sees."""

from __future__ import annotations

from typing import Any

from pelagos.games.legendary.hooks import (
    has_fixed_die,
    ignores_fortresses,
    may_reroll,
    minotaur_defends,
    wins_ties,
)
from pelagos.games.legendary.ids import MINOTAUR, NONE
from pelagos.games.legendary.land_battle import attack_strength, defence_strength
from pelagos.games.legendary.odds import walls_of
from pelagos.games.legendary.sea import ports
from pelagos.sketches.legendary.table import LegendaryTable


def battle_lines(table: LegendaryTable) -> list[str]:
    """Who fights where, with how much besides the dice."""
    area = table.contested()
    if area == NONE:
        return []
    return _at_sea(table, area - table.lands) if area >= table.lands else _on_land(table, area)


def _lines(table: LegendaryTable, head: str, attack: str, defence: str) -> list[str]:
    say = table.words.say
    names = [say("attack"), say("defence")]
    room = 1 + max([len(name) for name in names])
    return [f"{head}:", f"  {names[0]:<{room}} {attack}", f"  {names[1]:<{room}} {defence}"]


def _at_sea(table: LegendaryTable, sea: int) -> list[str]:
    """L-12.2.1: fleets and ports of both sides."""
    g, say = table.g, table.words.say
    sides = [(int(g.attacker), int(g.attack_troops)), (int(g.ruler[sea]), int(g.fleets[sea]))]
    texts = []
    for who, fleets in sides:
        bonus = int(ports(g, sea, who))
        walls = say("ports", bonus=str(bonus)) if bonus else ""
        texts.append(_side(table, who, [f"▲{fleets}"] if fleets else [], fleets + bonus, walls))
    return _lines(table, say("battle-at-sea", sea=table.board.sea_words[sea]), texts[0], texts[1])


def _on_land(table: LegendaryTable, land: int) -> list[str]:
    """L-12.1.3: Troops, heroes, the Minotaur, fortresses and metropolises."""
    g, say = table.g, table.words.say
    attacker, owner = int(g.attacker), int(g.owner[land])
    attack = _units(table, land, attacker, int(g.attack_troops), int(g.attack_mercenaries))
    defence = _units(table, land, owner, int(g.troops[land]), int(g.mercenaries[land]))
    defence += [table.name("creature", MINOTAUR)] if minotaur_defends(g, land) else []
    stormed = ignores_fortresses(g, land, attacker)
    walls = 0 if stormed else int(walls_of(g, land))
    texts = [
        _side(table, attacker, attack, int(attack_strength(g, land)), "") + _powers(table, land, attacker),
        _side(table, owner, defence, int(defence_strength(g, land)), say("walls", bonus=str(walls)) if walls else "")
        + _powers(table, land, owner),
    ]
    texts[0] += f", {say('ignores-fortresses')}" if stormed else ""
    head = say("battle-on-land", land=table.board.land_words[land])
    return _lines(table, head, texts[0], texts[1]) + _dice(table, table.view["agenda"][0])


def _units(table: LegendaryTable, land: int, who: int, troops: int, mercenaries: int) -> list[str]:
    units = [f"{mark}{n}" for mark, n in (("●", troops), ("m", mercenaries)) if n]
    return units + [table.name("hero", hero) for hero in table.heroes_of(who, land)]


def _powers(table: LegendaryTable, land: int, who: int) -> str:
    """What heroes change besides the strength (L-16)."""
    g, say = table.g, table.words.say
    found = [say("fixed-die")] if has_fixed_die(g, land, who) else []
    found += [say("may-reroll")] if may_reroll(g, land, who) else []
    found += [say("wins-ties")] if wins_ties(g, land, who) else []
    return "".join([f", {power}" for power in found])


def _side(table: LegendaryTable, who: int, units: list[str], strength: int, walls: str) -> str:
    say = table.words.say
    if not units:
        return say("nobody-left", who=table.faction(who))
    text = " ".join([table.faction(who), *units, *([walls] if walls else [])])
    return f"{text}: {say('and-a-die', strength=str(strength))}"


def _dice(table: LegendaryTable, task: list[Any]) -> list[str]:
    """What whoever may roll again has seen (L-16.2)."""
    if task[0] not in ("RerollOrAccept", "RollAgain"):
        return []
    say = table.words.say
    return [f"  {say('dice', attack=str(task[1]['attack']), defence=str(task[1]['defence']))}"]
