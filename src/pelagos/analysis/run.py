"""The game at one place of a tree. Nature has no dealer: whoever analyses says what she says, or lets chance decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.analysis.tree import ROOT, AnalysisRefusal, Tree, load_tree
from pelagos.kernel.dealer import draw
from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.kernel.ids import NATURE, Seat
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json


class AnalysisRun:
    """A tree, and where in it the game stands."""

    def __init__(self, play: Play, tree: Tree | None = None) -> None:
        self.play: Final = play
        self.tree: Final = tree or Tree()
        self.path: list[int] = []
        """The nodes from the first answer to where the game stands."""
        self.counts: list[int] = []
        """How many answers there were before each of them."""

    @property
    def at(self) -> int:
        return self.path[-1] if self.path else ROOT

    # answering

    def say(self, seat: Seat, *phrases: str) -> None:
        """Answers for a seat or for nature, all or none. What is in the tree already is followed."""
        before = self.at
        try:
            read = len(self.play.log)
            for i, phrase in enumerate(phrases):
                if i and self._went_by_itself(seat, phrase, read):
                    continue
                read = len(self.play.log) + 1
                self._say_one(seat, " ".join(phrase.split()))
        except PelagosError:
            self.go(before)
            raise

    def _went_by_itself(self, seat: Seat, phrase: str, read: int) -> bool:
        """Was it said already, because there was nothing else to say?"""
        words = self.play.rules.vocabulary.words
        said = [one for one in self.play.log[read:] if one.forced and one.seat == seat]
        return " ".join(phrase.split()) in [words(one.answer) for one in said]

    def _say_one(self, seat: Seat, phrase: str) -> None:
        count, known = len(self.play.log), self.tree.child(self.at, int(seat), phrase)
        self.play.say(seat, phrase)
        number = known
        if known < 0:
            try:
                number = self.tree.add(self.at, int(seat), phrase)
            except AnalysisRefusal:
                self.play.back_to(count)
                raise
        self.path.append(number)
        self.counts.append(count)

    def let_chance_decide(self, seed: bytes) -> None:
        """Nature says something, by her weights."""
        if self.play.over or self.play.who != NATURE:
            raise AnalysisRefusal("nature-is-not-asked")
        sheet = self.play.sheet
        place = sheet.at_weight(draw(seed, len(self.tree.nodes), int(sheet.total_weight())))
        self.say(NATURE, self.play.rules.vocabulary.words(sheet.answer(place)))

    # going

    def go(self, number: int) -> None:
        """To a node, by what was said on the way to it."""
        self.tree.check(number)
        wanted = self.tree.path(number)
        shared = 0
        while shared < min(len(wanted), len(self.path)) and wanted[shared] == self.path[shared]:
            shared += 1
        if shared < len(self.path):
            self.play.back_to(self.counts[shared])
            del self.path[shared:], self.counts[shared:]
        for node in wanted[shared:]:
            said = self.tree.nodes[node]
            self._say_one(said.seat, said.phrase)

    def back(self) -> None:
        """To the answer before."""
        if not self.path:
            raise AnalysisRefusal("at-the-beginning")
        self.go(self.tree.nodes[self.at].parent)

    # trimming

    def remove(self, number: int) -> None:
        """An answer with all that follows; if the game stands there, it goes back before it."""
        self.tree.check(number)
        if number in self.path:
            self.go(max(ROOT, self.tree.nodes[number].parent))
        renumbered = self.tree.remove(number)
        self.path = [renumbered[node] for node in self.path]

    # as plain data

    def told(self) -> Json:
        """What the page is told: the tree, where the game stands, and what nature may say if it is for her."""
        play = self.play
        asked = not play.over and play.who == NATURE
        words = play.rules.vocabulary.words
        chances = [
            [words(play.sheet.answer(i)), int(play.sheet.weight(i))] for i in range(play.sheet.count if asked else 0)
        ]
        return {"nodes": self.tree.plain(), "at": self.at, "chances": chances}

    def save(self) -> Json:
        return {"nodes": self.tree.plain(), "path": list(self.path), "counts": list(self.counts)}


def load_run(play: Play, data: Any) -> AnalysisRun:
    """The run as it was saved; its game is there already."""
    run = AnalysisRun(play, load_tree(data["nodes"]))
    try:
        run.path = [int(node) for node in data["path"]]
        run.counts = [int(count) for count in data["counts"]]
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="analysis") from None
    return run


def of_log(play: Play, phrases: Sequence[tuple[int, str]]) -> AnalysisRun:
    """A game from its beginning, with all that was said as the main line; it stands at the end."""
    run = AnalysisRun(play)
    for seat, phrase in phrases:
        run.say(seat, phrase)
    return run
