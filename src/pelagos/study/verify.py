"""Showing that the dice of a finished game are right: the seal, and how many outcomes hang on it."""

from __future__ import annotations

from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import Record
from pelagos.kernel.scenario import verify
from pelagos.kernel.title import Json, Rules


def verified(rules: Rules, record: Record) -> Json:
    """Everything needed to check the record elsewhere, and whether it holds; `fault` is the code of what does not."""
    checked, fault = 0, ""
    try:
        checked = outcomes(verify(rules, record))
    except BadRecord as error:
        fault = error.code
    return {
        "commit": record.commit,
        "secret": record.secret,
        "nonces": dict(record.nonces),
        "checked": checked,
        "right": not fault,
        "fault": fault,
    }


def outcomes(play: Play) -> int:
    """What nature said by the seal, also where all agreed to go back."""
    said = [said for said in play.story() if not isinstance(said, int)]
    return sum(answer.seat == NATURE and not answer.forced for answer in said)
