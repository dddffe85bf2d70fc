"""Battles of heroes. An army is written as in rules section 24: `2b 1m ajax` is 2 basic troops, 1 mercenary, Ajax."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from legendary.setups import FOUR, hero, holds, legendary, say, turn
from rulings import told, who

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules

EVERYBODY_GOES: Final = ("TakeTroops", "TakeMercenaries", "TakeHero")
DICE: Final = [(attacker, defender) for attacker in range(4) for defender in range(4)]


def army(faction: str, land: str, written: str) -> tuple[str, ...]:
    """The statements that put an army on a land of its faction; no word: a control token."""
    words = written.split()
    troops = sum([int(word[:-1]) for word in words if word[0].isdigit() and word[-1] == "b"])
    mercenaries = sum([int(word[:-1]) for word in words if word[0].isdigit() and word[-1] == "m"])
    heroes = [statement for word in words if word[0].isalpha() for statement in hero(word, land, faction)]
    return (*holds(faction, land, troops, mercenaries), *heroes)


def facing(attack: str, defence: str, *more: str, god: str = "ares", rules: Rules = FOUR) -> Play:
    """It is blu's turn; its army stands in B2, the one of red next to it in B1. Free of all: everything else."""
    return turn(god, *army("blu", "B2", attack), *army("red", "B1", defence), *more, rules=rules)


def clash(attack: str, defence: str, *more: str, rules: Rules = FOUR) -> Play:
    """All of blu's army goes from B2 to B1; red answers nothing yet."""
    play = facing(attack, defence, *more, rules=rules)
    march(play, "B2", "B1")
    return play


def march(play: Play, land: str, goal: str) -> None:
    """Everybody goes, by a land move of Ares."""
    say(play, f"{who(play)} march {land} > {goal}")
    all_go(play)


def lead(play: Play, name: str, goal: str) -> None:
    """A heroic move with all Troops of the land."""
    say(play, f"{who(play)} lead {name} > {goal}")
    all_go(play)


def fly(play: Play, land: str, goal: str) -> None:
    """A free relocation of everybody in a land; a question with one answer is not put."""
    for phrase in (f"from {land}", f"to {goal}"):
        if phrase in play.options():
            say(play, f"{who(play)} {phrase}")
    all_go(play)


def all_go(play: Play) -> None:
    """As many as can, and every hero."""
    while question(play) in EVERYBODY_GOES:
        options = play.options()
        say(play, f"{who(play)} {options[0] if question(play) == 'TakeHero' else options[-1]}")


def question(play: Play) -> str:
    """The pending question, without who is asked."""
    return "" if play.over else type(play.g.agenda[-1]).__name__


def roll(play: Play, attacker: int, defender: int) -> str:
    """The dice of a round fall; how the totals stand, once they are compared: `4 3`."""
    say(play, f"nature roll {attacker} {defender}")
    return totals(play)


def totals(play: Play) -> str:
    """The strengths that were compared after the last answer."""
    rounds = [event.split() for event in told(play) if event.startswith("dice-rolled")]
    return " ".join(rounds[0][3:]) if rounds else ""


def stay(play: Play) -> None:
    """Nobody retreats."""
    while "stay" in play.options():
        say(play, f"{who(play)} stay")


def weights(play: Play) -> dict[str, int]:
    """What nature may say, with how many of the faces."""
    return {phrase: int(play.sheet.weight(i)) for i, phrase in enumerate(play.options())}


def units(play: Play, land: str) -> tuple[int, int]:
    """Basic troops and mercenaries that stand in a land; attackers in a battle are not among them."""
    g = legendary(play.g)
    row = play.rules.vocabulary.domains["land"].index(land)
    return int(g.troops[row]), int(g.mercenaries[row])


def found(play: Play, site: str, bonus: str = "gold3") -> None:
    """The metropolis comes to stand there, and shows this bonus."""
    if f"found {site}" in play.options():
        say(play, f"{who(play)} found {site}")
    say(play, f"nature token {bonus}")


def lands_of(faction: str, *lands: str) -> tuple[str, ...]:
    """Control tokens on several lands."""
    return tuple([f"owner {land} {faction}" for land in lands])
