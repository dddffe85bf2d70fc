"""Two games that one viewer cannot tell apart: played side by side from the opening, or one guessed from the other.

Nature waits to be asked in both, so that it can say different things where the viewer does not hear it. Everything of
the server that must not show is different as well: the dealer's secret, and how the table knows the other people.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.games.classic.position import Classic
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import canonical, digest
from pelagos.kernel.ids import SPECTATOR, knows
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from table.setting import ALL, RATED, RULES, game, saved
from table.twins import Leak, hidden_changed

TRIES: Final = 6
"""Answers that are looked at before two games part."""
MOST: Final = 300
PURSE: Final = 9
LATEST: Final = 60


class Undealt(Table):
    """A table whose dealer is away."""

    def dealer(self, count: int = 0) -> Any:
        return None


class Pair:
    """Two tables and the viewer. `mine` and `twin` are saved data until a server takes them."""

    def __init__(self, name: str, viewer: int, rng: Rng) -> None:
        self.viewer = viewer
        self.rng: Final = rng
        table = Undealt(RULES[name], "owner", bytes(32))
        for seat in range(RULES[name].setup.seats):
            table.sit(seat, f"g-{seat}", f"Nobody {seat}")
        table.start("owner", 0)
        self._player = "g-viewer"
        self.mine = self._seen(saved(table), 1)
        self.twin = self._seen(saved(table), 2)
        self.replayable = True
        """Do the answers so far lead to the position?"""

    def _seen(self, data: Json, which: int) -> Table:
        """What the viewer cannot know about people and dice is another at every table."""
        data["secret"] = f"{which:02x}" * 32
        for seat, chair in enumerate(data["chairs"]):
            chair["player"] = self._player if seat == self.viewer else f"g-{which}{seat}"
        data["owner"] = data["chairs"][0]["player"]
        return load_table(data, ALL)

    def be(self, player: str) -> None:
        """How the server knows the viewer."""
        self._player = player
        if self.viewer != SPECTATOR:
            for table in (self.mine, self.twin):
                if table.owner == table.chairs[self.viewer].player:
                    table.owner = player
                table.chairs[self.viewer].player = player

    def play(self, least: int) -> None:
        """Side by side for so many answers, and on until something is hidden, as far as it goes."""
        most = least if isinstance(game(self.mine).g, Classic) else MOST
        for i in range(most):
            if i >= least and self.differ():
                return
            said = self.say()
            if said is None:
                return
            for table, phrase in zip((self.mine, self.twin), said, strict=True):
                table.submit(game(table).who, [phrase], table.version, 1000 * i)

    def differ(self) -> bool:
        one, other = game(self.mine), game(self.twin)
        return digest(one.rules, one.g) != digest(other.rules, other.g)

    def guess(self) -> None:
        """From now on the second game is what the viewer could take the first for."""
        g = game(self.mine).g
        if isinstance(g, Classic):
            # Who remembers everything knows every purse of Classic; here nobody does.
            for seat in range(g.seats):
                g.least[seat], g.most[seat] = 0, g.gold[seat] + PURSE
        self.twin = self._seen(hidden_changed(self.mine, self.viewer, self.rng), 2)
        self.replayable = False

    def say(self) -> tuple[str, str] | None:
        """What can be said at both so that the viewer learns of no difference; None if there is nothing."""
        mine, twin = game(self.mine), game(self.twin)
        if mine.over or twin.over:
            return None
        hidden = not knows(pending(mine.g).known_to(mine.g), self.viewer)
        for _ in range(TRIES):
            first = self._any(mine.options())
            second = self._any(twin.options()) if hidden else first
            if second in twin.options() and self._alike(mine, twin, first, second):
                return first, second
        return None

    def _any(self, phrases: list[str]) -> str:
        return phrases[self.rng.below(len(phrases))]

    def _alike(self, mine: Play, twin: Play, first: str, second: str) -> bool:
        """The same for the viewer after these answers; only a revelation to them, or the end, may make a difference."""
        one, other = said(mine, first), said(twin, second)
        if one.over or other.over:
            return False
        if canonical(payload(one, self.viewer)) == canonical(payload(other, self.viewer)):
            return True
        if knows(one.g.revealed | other.g.revealed, self.viewer):
            return False
        raise Leak(f"the rules, after {first}")


def said(play: Play, phrase: str) -> Play:
    """A copy of the game in which this was said."""
    copy = Play(play.rules, play.g.clone())
    copy.say(copy.who, phrase)
    return copy


def made(name: str, seed: int, guess: bool = False, rated: bool = False) -> Pair:
    """A pair after a while, for a viewer drawn by chance."""
    rng = Rng(seed)
    viewers = [int(viewer) for viewer in RULES[name].viewers()]
    viewer = viewers[rng.below(len(viewers))]
    pair = Pair(name, viewer, rng)
    pair.play(rng.below(LATEST))
    if guess:
        pair.guess()
    for table in (pair.mine, pair.twin) if rated else ():
        table.terms = RATED
    return pair
