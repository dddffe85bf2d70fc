"""What answers take from the purse, told before any of them is chosen; and what the next income will bring."""

from __future__ import annotations

from pelagos.kernel.agenda import pending, settle, take
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.study.adapter import GoldAdapter, study_adapter


def prices_of(rules: Rules, view: Json) -> dict[str, int]:
    """The gold that each answer takes from the viewer's purse at once, where it takes any.

    Tried in a position that gives this very view. Offers are left out: they are paid when the offerings end, and
    whoever makes the last one would read the price of all of them as that of this god.
    """
    gold, viewer = _gold(rules), view["viewer"]
    if gold is None or viewer >= rules.setup.seats:
        return {}
    g, sheet = sample(rules, view, Rng(0)), Sheet()
    question = settle(g, sheet)
    if question is None or question.seat(g) != viewer:
        return {}
    before, words = purse_of(rules, g, viewer), rules.vocabulary.words
    left = {words(sheet.answer(i)): _left(rules, gold, g, sheet, i) for i in range(len(sheet))}
    return {phrase: before - after for phrase, after in left.items() if after < before}


def _left(rules: Rules, gold: GoldAdapter, g: Position, sheet: Sheet, i: int) -> int:
    """What whoever is asked has after one of the answers and what is forced by it.

    What it brings besides, like an income, makes it no cheaper; an offer takes nothing yet.
    """
    who = int(pending(g).seat(g))
    after, told = g.clone(), list[Event]()
    after.sink = told
    take(after, sheet, i)
    if any(event.kind in (gold.made, gold.free) for event in told):
        return purse_of(rules, g, who)
    paid = purse_of(rules, after, who)
    settle(after, Sheet())
    return min(paid, purse_of(rules, after, who))


def purse_of(rules: Rules, g: Position, seat: Viewer) -> int:
    """The gold of a seat's side; 0 where nobody has a purse."""
    gold = _gold(rules)
    return 0 if gold is None else gold.purse(g, None, rules.title.sides(rules.setup)[seat]).least


def income_of(rules: Rules, view: Json) -> list[int]:
    """What every purse gains if income were paid as things stand: everybody sees all that it comes from.

    Nothing where nobody has a purse.
    """
    gold = _gold(rules)
    if gold is None:
        return []
    g = sample(rules, view, Rng(0))
    return [gold.income(g, purse) for purse in range(len(set(rules.title.sides(rules.setup))))]


def _gold(rules: Rules) -> GoldAdapter | None:
    adapter = study_adapter(rules.title)
    return None if adapter is None else adapter.gold
