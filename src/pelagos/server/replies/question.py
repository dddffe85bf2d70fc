"""About the question that a seat is asked: what an answer would begin, why another is not offered, ways, orders.

All of it is for the seat that is asked; whoever asks just when their turn is over is told nothing, and nothing breaks.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.title import Json
from pelagos.kernel.view import view
from pelagos.server.errors import Forbidden
from pelagos.study.finality import can_be_undone, is_final, price
from pelagos.study.odds import odds_of
from pelagos.study.offers import offer_of, promises_of
from pelagos.study.prices import income_of, prices_of
from pelagos.study.reasons import not_offered, why_not_chosen
from pelagos.study.targets import targets_of
from pelagos.study.ways import MOST_ANSWERS, is_telling, ways_of
from pelagos.table.standing_orders import Wake, bidding_words, leave_order, reply_to
from pelagos.table.table import Table
from pelagos.texts import Texts

BETWEEN: Final = ";"
"""Separates answers that would be said together."""
OLDER_NAME: Final = "deeds"
"""Of `patterns`, for clients written before decision 0022 reached this reply."""


def outlook(table: Table, viewer: Viewer, say: str) -> Json:
    """The odds of its battle, can it be taken back, what is paid now or for an offer; all from what one may see.

    What cannot be said now begins nothing.
    """
    play, rules = table.running(), table.rules
    phrases = say.split(BETWEEN)
    if len(phrases) > MOST_ANSWERS:
        raise Forbidden("not-asked")
    if play.who != viewer or phrases[0] not in play.options():
        return {"odds": None, "final": False, "price": 0, "offer": None, "undoable": False}
    shown = view(rules, play.g, viewer)
    return {
        "odds": odds_of(rules, shown, phrases),
        "final": is_final(rules, shown, phrases),
        "price": price(rules, shown, phrases),
        "offer": offer_of(rules, shown, say) if len(phrases) == 1 else None,
        "undoable": can_be_undone(rules, shown, phrases),
    }


def ways(table: Table, viewer: Viewer) -> Json:
    """Answers that can be said together at the question that one is asked, and prices, from what one may see."""
    play, rules = table.running(), table.rules
    if play.who != viewer:
        return {"ways": [], "telling": False, "prices": {}}
    shown = view(rules, play.g, viewer)
    return {"ways": ways_of(rules, shown), "telling": is_telling(play.g), "prices": prices_of(rules, shown)}


def offers(table: Table, viewer: Viewer) -> Json:
    """What the offers of one's side that stand now will cost; of a spectator none."""
    return {"offers": promises_of(table.rules, view(table.rules, table.running().g, viewer))}


def income(table: Table) -> Json:
    """What every purse would gain if income were paid as things stand; the same for everybody."""
    return {"income": income_of(table.rules, view(table.rules, table.running().g, SPECTATOR))}


def targets(table: Table, viewer: Viewer) -> Json:
    """What one's pieces could attack as they lie, and what those of rivals could; to a spectator nothing."""
    return targets_of(table.rules, view(table.rules, table.running().g, viewer))


# reasons


def why_not(table: Table, viewer: Viewer, say: str, texts: Texts) -> Json:
    """Only for the seat that is asked: what it may not say could tell others what it holds."""
    play = table.running()
    if play.who != viewer:
        raise Forbidden("not-asked")
    offered = say in play.options()
    return _told(table, offered, None if offered else play.why_not(say), texts)


def reason(table: Table, viewer: Viewer, domain: str, word: str, say: str, texts: Texts) -> Json:
    """Why a thing cannot be chosen now. Whoever is not asked is told so."""
    play = table.running()
    if play.who != viewer:
        return {"offered": False, "says": texts.error(Forbidden("not-asked")), "clause": ""}
    return _told(table, *why_not_chosen(play, domain, word, say), texts)


def _told(table: Table, offered: bool, refusal: Refusal | None, texts: Texts) -> Json:
    says = "" if refusal is None else texts.refusal(table.rules, refusal)
    return {"offered": offered, "says": says, "clause": refusal.kind.clause if refusal else ""}


def not_offered_now(table: Table, viewer: Viewer, texts: Texts) -> Json:
    """Every kind of answer of the title that cannot be given; nothing for those who are not asked."""
    play, rules = table.running(), table.rules
    missing = not_offered(play) if play.who == viewer else []
    patterns = [
        {
            "pattern": one.pattern,
            "says": texts.refusal(rules, one.refusal),
            "clause": one.refusal.kind.clause,
            "here": one.here,
        }
        for one in missing
    ]
    return {"patterns": patterns, OLDER_NAME: patterns}


# orders


def order_preview(table: Table, viewer: Viewer, text: str) -> Json:
    """What a standing order would do now; nothing is left at the table.

    The parts of the text are those that a form shows; without text there are none.
    """
    if viewer == SPECTATOR:
        raise Forbidden("not-seated")
    play, rules = table.running(), table.rules
    gods, free = bidding_words(rules)
    words = {"gods": list(gods), "free": free, "asked": play.who == viewer}
    if not text.strip():
        return {**words, "order": None, "says": None, "wakes": None}
    shown = view(rules, play.g, viewer)
    standing = leave_order(rules, shown, text)
    reply = reply_to(rules, shown, play.options() if play.who == viewer else [], standing)
    return {
        **words,
        "order": standing.order.plain(),
        "says": reply if isinstance(reply, str) else None,
        "wakes": reply.plain() if isinstance(reply, Wake) else None,
    }
