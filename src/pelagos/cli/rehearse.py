"""`pelagos admin rehearse`: what this version would do otherwise in stored games; `broken`: which it cannot open."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pelagos.cli.arguments import AsJson, titles_of
from pelagos.cli.data_folder import Data, stored_at
from pelagos.cli.screen import FAILED, progress, say, say_json
from pelagos.cli.sentences import text

if TYPE_CHECKING:
    from pelagos.server.rehearsal import Difference

Copied = Annotated[Path | None, typer.Argument(metavar="FILE", help=text("admin-rehearse-file-help"))]


def rehearse_games(context: typer.Context, file: Copied = None, data: Data = None, as_json: AsJson = False) -> None:
    """With JSON, one object a line: for every difference, and in the end a summary."""
    from pelagos.server.rehearsal import count, rehearse  # noqa: PLC0415 -- as in `serve`

    path = file or stored_at(data)
    found: Counter[str] = Counter()
    with progress() as bar:
        for game in bar.track(
            rehearse(path, titles_of(context)), total=count(path), description=text("admin-rehearse-progress")
        ):
            found["games"] += 1
            found["answers"] += game.answers
            if game.difference is not None:
                found[game.difference.kind] += 1
                _tell(game.difference, as_json)
    differ = sum(found[kind] for kind in found if kind not in ("games", "answers"))
    if as_json:
        say_json({**found, "differ": differ})
    else:
        say(text("admin-rehearse-summary", games=found["games"], answers=found["answers"], differ=differ))
    if differ:
        raise typer.Exit(FAILED)


def _tell(difference: Difference, as_json: bool) -> None:
    if as_json:
        say_json(difference._asdict())
        return
    sentence = _sentence(difference.kind, difference.n, difference.detail or "–")
    say(text("admin-rehearse-line", game=difference.game, title=difference.title, sentence=sentence))
    if difference.versions > 1:
        say(text("admin-rehearse-versions", count=difference.versions))


def _sentence(kind: str, n: int, detail: str) -> str:
    if kind == "cannot-open":
        return text("admin-rehearse-cannot-open", detail=detail)
    if kind == "answer":
        return text("admin-rehearse-answer", n=n, detail=detail)
    if kind == "events":
        return text("admin-rehearse-events", n=n, detail=detail)
    return text("admin-rehearse-position", n=n, detail=detail)


def show_broken(data: Data = None, as_json: AsJson = False) -> None:
    from pelagos.server.store.reader import opened_for_reading  # noqa: PLC0415 -- as in `serve`

    with opened_for_reading(stored_at(data)) as reader:
        found = reader.broken()
    if as_json:
        say_json([table._asdict() for table in found])
        return
    for table in found:
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.since / 1000))
        say(text("admin-broken-line", game=table.game, code=table.code, since=since))
    say(text("admin-broken-count", count=len(found)))
