"""A title in five minutes: what is told, what is drawn, and a table to try something out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from pelagos.kernel.title import Title
from pelagos.kernel.view import view
from pelagos.pictures.still import still
from pelagos.primer.primer import BETWEEN, Primer, described, example_lines, primer_of, primer_rules
from pelagos.server.errors import Missing
from pelagos.server.ids import new_secret
from pelagos.server.primer_types import PrimerData, ThingData
from pelagos.table.interning import shared_rules
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms

THEMES: Final = ("light", "dark")


def primer_named(titles: Mapping[str, Title], name: str) -> tuple[Title, Primer]:
    title = titles.get(name)
    primer = None if title is None else primer_of(title)
    if title is None or primer is None:
        raise Missing("no-primer", title=name)
    return title, primer


def primer_data(_: Title, primer: Primer) -> PrimerData:
    things = [ThingData(domain, word) for domain, words in primer.things.items() for word in words]
    return PrimerData([section.name for section in primer.sections], things)


@cache
def section_picture(title: Title, name: str, theme: str) -> str:
    """By the code that draws boards."""
    primer, rules = primer_of(title), primer_rules(title)
    assert primer is not None
    section = next(one for one in primer.sections if one.name == name)
    shown = view(rules, described(rules, section.lines).g, rules.seat_of(primer.pupil))
    return still(rules, shown, theme, section.focus)


def example_table(title: Title, primer: Primer, domain: str, word: str, owner: str) -> tuple[Table, int]:
    """A practice table in a position where something can be used, and the seat of whoever tries it."""
    name = f"{domain}{BETWEEN}{word}"
    example_lines(title, name)
    rules = primer_rules(title)
    terms = Terms(spectators=False, newcomers=NOBODY, practice=True, example=name)
    table = Table(shared_rules(title, rules.setup), owner, new_secret(), terms)
    pupil = int(rules.seat_of(primer.pupil))
    for seat in range(rules.setup.seats):
        if seat != pupil:
            table.seat_bot(owner, seat, terms.level)
    return table, pupil
