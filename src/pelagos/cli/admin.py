"""`pelagos admin`: copies of a server's database, and what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pelagos.cli.arguments import AsJson
from pelagos.cli.data_folder import Data, stored_at
from pelagos.cli.screen import say, say_json
from pelagos.cli.sentences import text
from pelagos.cli.serve import checked_origin
from pelagos.kernel.title import Json

Source = Annotated[str, typer.Argument(metavar="FROM", help=text("admin-copy-from-help"))]
Target = Annotated[str, typer.Argument(metavar="TO", help=text("admin-copy-to-help"))]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=text("admin-file-help"))]


def make_backup(file: Copy, data: Data = None) -> None:
    from pelagos.server.store.backup import back_up  # noqa: PLC0415 -- as in `serve`

    back_up(stored_at(data), file)
    say(text("admin-backup-done", path=str(file)))


def restore_backup(file: Copy, data: Data = None) -> None:
    from pelagos.server.store.backup import restore  # noqa: PLC0415 -- as in `serve`

    old = restore(stored_at(data), file)
    say(text("admin-restore-done", path=str(file)))
    if old is not None:
        say(text("admin-restore-kept", path=str(old)))


def copy_database(source: Source, target: Target, as_json: AsJson = False) -> None:
    from pelagos.server.store.copying import copy, place  # noqa: PLC0415 -- as in `serve`

    found = copy(place(source), place(target))
    if as_json:
        say_json(found)
        return
    for name, rows in found.items():
        say(text("admin-copy-line", table=name, rows=rows))
    say(text("admin-copy-done", tables=len(found), rows=sum(found.values())))


def show_stats(data: Data = None, as_json: AsJson = False) -> None:
    from pelagos.server.store.backup import stats  # noqa: PLC0415 -- as in `serve`

    found = stats(stored_at(data))
    if as_json:
        say_json(found)
    else:
        say(table(found))


def issue_reset(
    name: Annotated[str, typer.Argument(metavar="NAME", help=text("admin-reset-name-help"))],
    origin: Annotated[str, typer.Option("--origin", metavar="URL", help=text("admin-reset-origin-help"))] = "",
    data: Data = None,
) -> None:
    from pelagos.server.recovery import issue_link  # noqa: PLC0415 -- as in `serve`
    from pelagos.server.tables import clock  # noqa: PLC0415 -- as in `serve`

    address = checked_origin(origin) if origin else ""
    known, token = issue_link(stored_at(data), name, clock())
    say(text("admin-reset-done", name=known))
    # On a line of its own, to be copied whole.
    typer.echo(f"{address}/reset#{token}")


def table(found: Json) -> Table:
    shown = Table(show_header=False)
    rows = [
        (text("admin-stats-waiting"), found["tables"].get("waiting", 0)),
        (text("admin-stats-running"), found["tables"].get("running", 0)),
        (text("admin-stats-over"), found["tables"].get("over", 0)),
        *[(text("admin-stats-title", title=title), count) for title, count in found["titles"].items()],
        (text("admin-stats-accounts"), found["accounts"]),
        (text("admin-stats-devices"), found["devices"]),
        (text("admin-stats-tokens"), found["tokens"]),
        (text("admin-stats-calls"), found["calls"]),
        (text("admin-stats-jobs"), found["jobs"]),
        (text("admin-stats-size"), f"{found['bytes'] / 1e6:.1f} MB"),
    ]
    for name, value in rows:
        shown.add_row(name, str(value))
    return shown
