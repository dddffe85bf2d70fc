"""What the routes of analyses take, as types."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pelagos.server.requests import Seat, Strict, Word


class AnalysisRequest(Strict):
    """Analyse a game of this server, from so many answers on; -1: from where it stands."""

    at: Annotated[int, msgspec.Meta(ge=-1, le=2**31)] = -1


class RecordToAnalyse(Strict):
    record: Annotated[str, msgspec.Meta(max_length=400_000)]


class PlayOnRequest(Strict):
    """From where an analysis stands, against bots."""

    seat: Seat
    level: Word = "settler"
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
