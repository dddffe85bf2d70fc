"""The log: one JSON object a line on stderr, made of named fields only, so that no secret slips in by accident."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Final

FIELDS: Final = (
    "method",
    "route",
    "status",
    "ms",
    "game",
    "kind",
    "code",
    "tables",
    "sessions",
    "address",
    "days",
    "channel",
    "tries",
)
"""What may stand in a line besides time, level, logger and message; everything else is left out."""
GAME_LETTERS: Final = 4
"""Letters of a table's id: enough to find it in the database, too few to open it."""


class JsonFormatter(logging.Formatter):
    """A log record as JSON. Of an exception it has type and place, never its text: that may hold people's data."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": str(record.msg),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if "game" in line:
            line["game"] = str(line["game"])[:GAME_LETTERS]
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["trace"] = [f"{at.name} {at.filename}:{at.lineno}" for at in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)


def start_log(level: str) -> None:
    """Everything goes through here; other packages only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("pelagos").setLevel(level.upper())
