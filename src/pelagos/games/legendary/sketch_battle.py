"""A running battle, from what one viewer sees."""

from __future__ import annotations

from typing import Any, Final

from pelagos.games.legendary.ids import (
    AJAX,
    CROESUS,
    FIGURE_CARDS,
    FORTRESS,
    HELEN,
    METROPOLIS,
    MINOTAUR,
    ODYSSEUS,
    PENTHESILEA,
)
from pelagos.games.legendary.sketch_areas import ports
from pelagos.games.legendary.sketch_map import Scene, figure_in, heroes_in, sites_of

AT_SEA: Final = ("RollAtSea", "RetreatFromSea")
ON_LAND: Final = (
    "StrikeEntering",
    "MeetInBattle",
    "FightRound",
    "RollOnLand",
    "RollAgain",
    "RerollOrAccept",
    "LoseUnit",
    "FallOrWithdraw",
    "AfterLosses",
    "RetreatFromLand",
)
POWERS: Final = {HELEN: "rolls a 2", CROESUS: "may buy new rolls", PENTHESILEA: "wins ties"}


def battle_lines(scene: Scene) -> list[str]:
    """Who fights where, with how much besides the dice."""
    rounds = [task for task in scene.view["agenda"] if task[0] in AT_SEA or task[0] in ON_LAND]
    if not rounds:
        return []
    task = rounds[0]
    if task[0] in AT_SEA:
        return _at_sea(scene, int(task[1]["sea"]))
    return _on_land(scene, int(task[1]["land"])) + _dice(scene, task)


def _at_sea(scene: Scene, sea: int) -> list[str]:
    """L-12.2.1: fleets and ports of both sides."""
    fields = scene.fields
    sides = [(fields["attacker"], fields["attack_troops"]), (fields["ruler"][sea], fields["fleets"][sea])]
    texts = [_side(scene, who, [f"▲{fleets}"], fleets, ports(scene, sea, who), "port") for who, fleets in sides]
    return [f"Battle at sea, {scene.board.sea_words[sea]}:", f"  attack   {texts[0]}", f"  defence  {texts[1]}"]


def _on_land(scene: Scene, land: int) -> list[str]:
    """L-12.1.3: Troops, heroes, the Minotaur, fortresses and metropolises."""
    fields = scene.fields
    attacker, owner = fields["attacker"], fields["owner"][land]
    attack = [fields["attack_troops"], fields["attack_mercenaries"]]
    defence = [fields["troops"][land], fields["mercenaries"][land]]
    stormed = ODYSSEUS in heroes_in(scene, land, attacker)
    return [
        f"Battle on land, {scene.board.land_words[land]}:",
        f"  attack   {_land_side(scene, land, attacker, attack, 0)}"
        + (", Odysseus ignores fortresses" if stormed else ""),
        f"  defence  {_land_side(scene, land, owner, defence, 0 if stormed else walls(scene, land))}",
    ]


def _land_side(scene: Scene, land: int, who: int, troops: list[int], bonus: int) -> str:
    heroes = heroes_in(scene, land, who)
    units = [f"{mark}{n}" for mark, n in zip("●m", troops, strict=True) if n]
    units += [scene.name("hero", hero) for hero in heroes]
    strength = sum(troops) + len(heroes) + (1 if AJAX in heroes else 0)
    if who != scene.fields["attacker"] and minotaur_defends(scene, land):
        units.append("Minotaur")
        strength += 2
    text = _side(scene, who, units, strength, bonus, "fortress")
    return text + "".join([f", {scene.name('hero', hero)} {POWERS[hero]}" for hero in heroes if hero in POWERS])


def _side(scene: Scene, who: int, units: list[str], strength: int, bonus: int, building: str) -> str:
    if not strength:
        return f"{scene.faction(who)} has nobody left"
    text = f"{scene.faction(who)} {' '.join(units)}"
    text += f" and {bonus} for {building} or metropolis" if bonus else ""
    return f"{text}: {strength + bonus} and a die"


def _dice(scene: Scene, task: list[Any]) -> list[str]:
    """What Croesus has seen."""
    if task[0] not in ("RerollOrAccept", "RollAgain"):
        return []
    return [f"  dice     attack {task[1]['attack']}, defence {task[1]['defence']}"]


def walls(scene: Scene, land: int) -> int:
    """L-14.2, L-14.6: what defends the land by itself."""
    built = [scene.fields["building"][site] for site in sites_of(scene, land)]
    return len([kind for kind in built if kind == FORTRESS or kind >= METROPOLIS])


def minotaur_defends(scene: Scene, land: int) -> bool:
    """L-15.17: for his master, who also controls the land."""
    master = scene.fields["figure_owner"][FIGURE_CARDS.index(MINOTAUR)]
    return figure_in(scene, land) == MINOTAUR and bool(master == scene.fields["owner"][land])
