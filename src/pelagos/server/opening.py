"""From what is on disk to a table: a save, what calls have changed in it since, and calls that are still to be made.

No call is made again that has a delta, so the rules may have been mended since it was made. Calls without one are of
the first versions: they are made, and where the rules of today lead to another question, the table is not opened.
"""

from __future__ import annotations

from collections.abc import Mapping

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Title
from pelagos.server.store.games import StoredTable
from pelagos.server.summaries import asked_at
from pelagos.table.calls import call
from pelagos.table.deltas import folded
from pelagos.table.saving import load_table
from pelagos.table.table import Table


def opened(stored: StoredTable, titles: Mapping[str, Title]) -> Table:
    """The table as it stood, or an error that says why not."""
    if stored.damaged:
        raise BadSave("damaged-save")
    table = load_table(folded(stored.save, stored.deltas) if stored.deltas else stored.save, titles)
    for name, arguments, asked in stored.calls:
        call(table, name, arguments)
        if asked is not None and asked != asked_at(table):
            raise BadSave("other-rules", call=name)
    return table
