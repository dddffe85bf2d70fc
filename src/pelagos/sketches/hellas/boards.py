"""A map of Hellas before the first turn."""

from __future__ import annotations

from pelagos.kernel.agenda import playout, settle
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import view
from pelagos.sketches.adapter import BoardWish, DrawnBoard
from pelagos.sketches.hellas.sketch import sketch
from pelagos.texts import Texts


def laid_board(title: Title, wish: BoardWish, texts: Texts) -> DrawnBoard:
    """H-3: a map as the set-up may leave it, laid by seats that know nothing."""
    rules = rules_for(title, title.fewest)
    g, sheet, rng = rules.opening(), Sheet(), Rng(wish.seed)
    while not view(rules, g, SPECTATOR)["fields"]["turn"] and playout(g, sheet, rng, 1):
        settle(g, sheet)
    shown = view(rules, g, SPECTATOR)
    return DrawnBoard(rules, shown, {"board": title.name, "seed": wish.seed}, sketch(rules, shown, texts))
