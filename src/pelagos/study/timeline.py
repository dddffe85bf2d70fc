"""The past of a game, frame by frame, as one viewer knew it: for replays, and for stepping back while it runs.

Frame n shows the game after n answers; frame 0 is the opening. A game stands still only where somebody is asked, so the
forced answers that follow another in one go share its position: their frames change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from pelagos.kernel.agenda import Said, pending
from pelagos.kernel.codec import save
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.event import Event
from pelagos.kernel.fields import CARDS
from pelagos.kernel.ids import SPECTATOR, Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.play import Look
from pelagos.kernel.position import Position
from pelagos.kernel.record import SECRET
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.study.walk import Pause, Walk
from pelagos.table.patch import difference

EVERY: Final = 32
"""A position is kept after so many answers, so that frames in the middle are found quickly."""


class Timeline:
    """One game's frames. The log may grow and be taken back between two calls; what is kept of it follows."""

    def __init__(self, rules: Rules, log: Sequence[Said], start: Position | None = None, look: Look = view) -> None:
        self.rules: Final = rules
        self.log: Final = log
        self._start: Final = start
        """The described position it began from; None for the opening."""
        self._look: Final = look
        self._kept: list[tuple[int, Said, Position]] = []
        """After so many answers, of which this was the last, the position."""

    def frames(self, viewer: Viewer | None, start: int, end: int) -> list[Json]:
        """Frames from `start` up to, not including, `end`: the first with the whole view, the others with patches.

        Without a viewer everything lies open: for games that are over, and for nobody who still plays.
        """
        start, end = max(0, start), min(end, len(self.log) + 1)
        found: list[Json] = []
        old: Json = {}
        for scene in self._scenes(start) if start < end else ():
            seen = self._seen(scene.g, viewer)
            for n in scene.numbers():
                if start <= n < end:
                    events = scene.events if n == scene.before + 1 else []
                    found.append(self._frame(n, viewer, events, difference(old, seen) if found else seen))
                    old = seen
            if scene.answers >= end - 1:
                break
        return found

    def check(self, g: Position) -> None:
        """BadRecord unless the log leads to this position. For a game of which a part was played under other rules."""
        *_, last = self._scenes(len(self.log))
        if save(self.rules, last.g) != save(self.rules, g):
            raise BadRecord("cannot-be-shown", n=len(self.log))

    def _seen(self, g: Position, viewer: Viewer | None) -> Json:
        """What this viewer's message said of the game then, but for the options, which nobody can choose any more."""
        shown = laid_open(self.rules, g) if viewer is None else self._look(self.rules, g, viewer)
        shown["who"] = int(pending(g).seat(g)) if g.agenda else None
        shown["options"] = None
        return shown

    def _frame(self, n: int, viewer: Viewer | None, events: list[Event], shown: Any) -> Json:
        said = self.log[n - 1] if n else None
        return {
            "n": n,
            "who": None if said is None else self.rules.seat_word(said.seat),
            "said": None if said is None else spoken(self.rules, said, viewer),
            "events": [event.plain() for event in events if hears(viewer, event)],
            "view": shown,
        }

    def _scenes(self, first: int) -> Iterator[Pause]:
        """The scenes from that of this frame on, played from the nearest position that is kept."""
        stage = self._stage(first)
        if stage.answers == 0:
            yield stage.open()
        else:
            stage.resume()
        while stage.answers < len(self.log):
            scene = stage.play_on()
            self._keep(scene)
            if scene.answers >= first:
                yield scene

    def _stage(self, first: int) -> Walk:
        """What was kept of answers that have been taken back is forgotten."""
        log = self.log
        self._kept = [kept for kept in self._kept if kept[0] <= len(log) and log[kept[0] - 1] is kept[1]]
        for answers, _, g in reversed(self._kept):
            if answers < first:
                return Walk(log, g.clone(), answers)
        return Walk(log, self.rules.opening() if self._start is None else self._start.clone())

    def _keep(self, scene: Pause) -> None:
        last = self._kept[-1][0] if self._kept else 0
        if scene.answers >= last + EVERY:
            self._kept.append((scene.answers, self.log[scene.answers - 1], scene.g.clone()))


def frames(rules: Rules, log: Sequence[Said], viewer: Viewer | None, start: int, end: int) -> list[Json]:
    """Some frames of a game that nobody will ask about again; a server keeps a `Reel`."""
    return Timeline(rules, log).frames(viewer, start, end)


def spoken(rules: Rules, said: Said, viewer: Viewer | None) -> str:
    """An answer as it stands in this viewer's record."""
    hidden = viewer is not None and not knows(said.to, viewer)
    return SECRET if hidden else rules.vocabulary.words(said.answer)


def hears(viewer: Viewer | None, event: Event) -> bool:
    return viewer is None or knows(event.to, viewer)


def laid_open(rules: Rules, g: Position) -> Json:
    """The spectator's view with every purse open and every card face up."""
    shown = view(rules, g, SPECTATOR)
    for field in rules.fields:
        if field.shape == CARDS:
            held = cast("Cards", getattr(g, field.name))
            faces = [[int(held.lying(place, face)) for face in range(held.faces)] for place in range(held.places())]
            shown["fields"][field.name] = {"places": faces, "pool": [0] * held.faces, "known": list(held.known)}
        elif field.owned:
            values, size = list(getattr(g, field.array)), field.row_size()
            rows = range(field.rows[0].size())
            shown["fields"][field.name] = [values[row * size : row * size + size] for row in rows]
    return shown
