"""Who is who: which factions a seat plays, who plays together, and the identity by which each is known.

An identity is a letter, a colour and a shape, never one alone. It is a number here and three words; how they look is
a picture's business.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json, Rules

PEOPLE: Final = ("seat", "marker", "faction", "team")
"""Domains whose words stand for people."""

SEATS: Final = (
    ("A", "blue", "circle"),
    ("B", "vermilion", "square"),
    ("C", "green", "triangle"),
    ("D", "yellow", "diamond"),
    ("E", "purple", "hexagon"),
    ("F", "black", "star"),
)
"""The usual ones."""


def identities(rules: Rules) -> list[Json]:
    """One for every faction, by its number."""
    known = (rules.title.identities or SEATS)[: rules.vocabulary.domains[faction_domain(rules)].size()]
    return [{"letter": letter, "colour": colour, "shape": shape} for letter, colour, shape in known]


def faction_domain(rules: Rules) -> str:
    """Where a title has no word for factions, a seat is one."""
    return "faction" if "faction" in rules.vocabulary.domains else "seat"


def factions_of(rules: Rules) -> list[list[int]]:
    """By seat, the numbers of its factions."""
    return _spread(range(rules.setup.seats), rules.title.factions(rules.setup))


def shown_as(rules: Rules) -> dict[str, list[list[int]]]:
    """By domain of people and word, the identities that show it: one, or all of a team's."""
    factions, sides = factions_of(rules), rules.title.sides(rules.setup)
    found: dict[str, list[list[int]]] = {}
    for name in PEOPLE:
        if name in rules.vocabulary.domains:
            words = range(rules.vocabulary.domains[name].size())
            if name == "faction":
                found[name] = [[faction] for faction in words]
            elif name == "team":
                found[name] = _spread(words, [sides[seat] for seat in rules.title.factions(rules.setup)])
            else:
                # C-7.14: with two players everybody has two markers; they go round the table twice.
                found[name] = [factions[number % rules.setup.seats] for number in words]
    return found


def _spread(groups: range, group_of: list[int]) -> list[list[int]]:
    """The members of every group, in order."""
    return [[member for member, other in enumerate(group_of) if other == group] for group in groups]
