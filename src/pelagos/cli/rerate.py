"""`pelagos admin rerate`: all ratings once more, from the finished games, and what was otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pelagos.cli.arguments import AsJson, titles_of
from pelagos.cli.data_folder import Data, stored_at
from pelagos.cli.screen import FAILED, say, say_json
from pelagos.cli.sentences import text

if TYPE_CHECKING:
    from pelagos.server.rating.rebuilding import Rebuilt

Check = Annotated[bool, typer.Option("--check", help=text("admin-rerate-check-help"))]


def rerate(context: typer.Context, check: Check = False, data: Data = None, as_json: AsJson = False) -> None:
    from pelagos.server.rating.rebuilding import rebuild  # noqa: PLC0415 -- as in `serve`

    found = rebuild(stored_at(data), titles_of(context), write=not check)
    if as_json:
        say_json({**found._asdict(), "differences": [one._asdict() for one in found.differences]})
    else:
        _tell(found, check)
    if check and (found.differences or found.changed_games):
        raise typer.Exit(FAILED)


def _tell(found: Rebuilt, check: bool) -> None:
    for game in found.added:
        say(text("admin-rerate-added", game=game))
    for game in found.dropped:
        say(text("admin-rerate-dropped", game=game))
    for game in found.corrected:
        say(text("admin-rerate-corrected", game=game))
    for one in found.differences:
        before, after = ("–" if points is None else str(points) for points in (one.before, one.after))
        place = text("admin-rerate-line", holder=one.holder, title=one.title, mode=one.mode, before=before, after=after)
        say(place)
    games, differ = found.games, len(found.differences)
    if check:
        say(text("admin-rerate-checked", games=games, differ=differ))
    else:
        say(text("admin-rerate-done", games=games, differ=differ))
