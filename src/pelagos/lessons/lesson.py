"""A lesson as it was read: a described position, and steps in which a teacher speaks and a pupil answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.kernel.errors import BadRecord, PelagosError
from pelagos.kernel.record import Record, RecordLine

DO: Final = "do"
TRY: Final = "try"


class BadLesson(BadRecord):
    """A lesson that cannot be read or does not hold; `line` says where."""


class LessonRefusal(PelagosError):
    """What a pupil cannot have now."""


class NoSuchLesson(PelagosError):
    """A title has no lesson of this name."""


class Named(NamedTuple):
    """A word of the vocabulary that a sentence names or the teacher points at."""

    domain: str
    word: str


class Branch:
    """What a pupil may say at a step, and what comes of it."""

    def __init__(self, line: int, kind: str, pattern: str) -> None:
        self.line: Final = line
        self.kind: Final = kind
        """Asked for, or a mistake that has an answer of its own."""
        self.pattern: Final = pattern
        self.guards: Final[list[RecordLine]] = []
        """What must be true once it was said, or this is not the branch."""
        self.answer = ""
        """The name of the message with which the teacher replies."""
        self.script: Final[list[RecordLine]] = []
        """What the others and nature say then, and what must be true."""
        self.to = ""
        """The step that comes next; the one that is written next if it is not said."""
        self.looks = False
        """Whether the pupil looks at what comes of a mistake before it is taken back; so they do if others answer."""
        self.stays = False
        """Whether the pupil goes on at the same step."""


class LessonStep:
    """One thing that the teacher tells or asks. Without branches it is only told, and the pupil asks for the next."""

    def __init__(self, line: int, name: str) -> None:
        self.line: Final = line
        self.name: Final = name
        self.points: Final[list[Named]] = []
        self.named: Final[dict[str, Named]] = {}
        """By argument of its sentences, whose name is filled in."""
        self.script: Final[list[RecordLine]] = []
        """What the others and nature say when it begins, and what must be true then."""
        self.branches: Final[list[Branch]] = []
        self.show: list[str] = []
        """The phrases by which the teacher shows it."""

    @property
    def asks(self) -> bool:
        return bool(self.branches)


class Lesson:
    """A whole lesson. The record is its head: title, setup and described position."""

    def __init__(self, name: str, record: Record, pupil: str, clauses: Sequence[str], minutes: int) -> None:
        self.name: Final = name
        self.record: Final = record
        self.pupil: Final = pupil
        self.clauses: Final = tuple(clauses)
        self.minutes: Final = minutes
        self.steps: Final[list[LessonStep]] = []

    def index(self, step: str) -> int:
        """Where this step stands, or -1."""
        return next((at for at, known in enumerate(self.steps) if known.name == step), -1)

    def message(self, name: str = "") -> str:
        """The id of a message of this lesson; without a name, of its heading."""
        whole = f"{self.record.title}-lesson-{self.name}"
        return f"{whole}-{name}" if name else whole

    def messages(self) -> dict[str, dict[str, Named]]:
        """Every message that this lesson needs, with what is filled in."""
        found: dict[str, dict[str, Named]] = {self.message(): {}, self.message("about"): {}}
        for step in self.steps:
            found[self.message(step.name)] = step.named
            for branch in step.branches:
                if branch.answer:
                    found[self.message(branch.answer)] = step.named
        return found
