"""What the server itself refuses, and the status under which every refusal of the layers below is sent."""

from __future__ import annotations

from typing import Final

from pelagos.bots.roster import UnknownBot
from pelagos.games.archipelago.orders import BadOrder
from pelagos.kernel.errors import (
    BadRecord,
    BadSetup,
    BadWords,
    CannotUndo,
    Illegal,
    NotYourTurn,
    PelagosError,
)
from pelagos.kernel.title import Json, Rules
from pelagos.lessons.lesson import LessonRefusal, NoSuchLesson
from pelagos.primer.primer import NoSuchExample
from pelagos.puzzles.puzzle import NoSuchPuzzle, PuzzleRefusal
from pelagos.table.errors import BadImport, BadTerms, BadText, Refused, Stale, TimeOver
from pelagos.texts import Texts
from pelagos.texts.rulebook import NoRulebook
from pelagos.tournaments.errors import BadPlan, NotNow


class ServerError(PelagosError):
    """Anything that the server refuses by itself."""

    status = 400


class BadRequest(ServerError):
    """It cannot be read, or lacks something."""


class Nobody(ServerError):
    """Who sent the request is not known."""

    status = 401


class Forbidden(ServerError):
    """Known, but not allowed to do this."""

    status = 403


class Missing(ServerError):
    """There is no such thing here, or not for you."""

    status = 404


class Conflict(ServerError):
    """Not now, or not again."""

    status = 409


class TooLarge(ServerError):
    """More than any client needs to send."""

    status = 413


class TooOften(ServerError):
    """Wait a little."""

    status = 429


class StoreFailed(ServerError):
    """The disk or the database cannot write now; nothing was changed."""

    status = 503


class CannotOpen(ServerError):
    """This version of the program cannot open the table. Nothing of it is lost, and another version may."""

    status = 503


STATUS: Final[tuple[tuple[type[PelagosError], int], ...]] = (
    (Stale, 409),
    (NotYourTurn, 409),
    (Illegal, 409),
    (CannotUndo, 409),
    (TimeOver, 409),
    (Refused, 409),
    (LessonRefusal, 409),
    (BadWords, 400),
    (BadText, 400),
    (BadTerms, 400),
    (BadOrder, 400),
    (BadImport, 400),
    (BadRecord, 400),
    (BadSetup, 400),
    (UnknownBot, 400),
    (NoRulebook, 404),
    (NoSuchExample, 404),
    (NoSuchLesson, 404),
    (PuzzleRefusal, 409),
    (NoSuchPuzzle, 404),
    (BadPlan, 400),
    (NotNow, 409),
)


def status_of(error: PelagosError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 500)


def body_of(error: PelagosError, texts: Texts, rules: Rules | None = None) -> Json:
    """What a client is told: a code for programs, a sentence for people, the clause behind it."""
    return {"code": error.code, "says": _sentence(error, texts, rules), "clause": error.clause, **_where(error)}


def _sentence(error: PelagosError, texts: Texts, rules: Rules | None) -> str:
    """Whoever said something illegal knows their own phrase, or had a page say it: they are told why not."""
    if isinstance(error, Illegal) and error.refusal is not None and rules is not None:
        return texts.refusal(rules, error.refusal)
    return texts.error(error, rules)


def _where(error: PelagosError) -> Json:
    """The version to look at again, the line of a record, the phrase among several that was not legal."""
    known = {"version": "at", "line": "line", "wait": "wait"}
    if isinstance(error, Illegal):
        known["phrase"] = "phrase"
    return {name: error.said[said] for said, name in known.items() if said in error.said}
