"""What leaves a game for its viewers, in the parts that a feed sends: what is the same for all is made only once.

`pelagos.kernel.play.payload` is the same in one piece, made for one viewer from the kernel's allow-list; the tests
compare the two.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pelagos.kernel.ids import Viewer
from pelagos.kernel.play import Play, asked_seat, events_for, options_for
from pelagos.kernel.title import Json
from pelagos.kernel.view import public_frame, public_view
from pelagos.table.position_rows import (
    PreviousView,
    RowPair,
    private_view_unchanged,
    updated_private_view,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewBuilder:
    """Builds the parts of views. Tests replace it by one that tells too much, and must catch it."""

    def public_view(self, play: Play) -> Json:
        """For everybody."""
        return {**public_view(play.rules, play.g), "who": asked_seat(play)}

    def public_frame(self, play: Play, agenda: list[list[Any]]) -> Json:
        """For everybody, without the fields; with the agenda as data."""
        frame = public_frame(play.rules, play.g, agenda)
        frame["who"] = asked_seat(play)
        return frame

    def changed_fields(self, play: Play, rows: RowPair) -> Json:
        """For everybody: by name, how the public fields have changed from one row to another."""
        return rows.public_changes()

    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        """For this viewer, beside what everybody is told. If nothing has changed: the very object shown before."""
        options = options_for(play, viewer)
        if previous is not None and private_view_unchanged(play.rules, play.g, viewer, previous):
            shown = previous.shown
            return shown if options == shown["options"] else {**shown, "options": options}
        private = updated_private_view(play.rules, play.g, viewer, previous)
        private["options"] = options
        return private

    def events(self, play: Play, viewer: Viewer, since: int) -> list[list[str | int]]:
        """Those this viewer hears, from this one on."""
        return events_for(play, viewer, since)


VIEW_BUILDER: Final = ViewBuilder()
