"""Everything that can be refused: a stable code, the words and numbers of its sentence, and a clause.

The kernel makes no sentences. The edge looks `error-<code>` up in the texts, and may leave the sentence in the error.
"""

from mypy_extensions import mypyc_attr

from pelagos.kernel.event import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class PelagosError(Exception):
    """A refusal with a code."""

    def __init__(self, code: str, clause: str = "", **said: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.said: dict[str, str | int] = said
        self.refusal: Refusal | None = None
        """Why an answer is illegal, if the rules can say."""
        self.sentence = ""
        """What people read, once the edge has made a sentence of it."""

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        inside = ", ".join(f"{name}={value}" for name, value in self.said.items())
        return f"{self.code}({inside})" + (f" [{self.clause}]" if self.clause else "")


class BadSetup(PelagosError):
    """No game can start like this."""


class BadWords(PelagosError):
    """These words are no answer in this title."""


class NotYourTurn(PelagosError):
    """Somebody else must answer now."""


class Illegal(PelagosError):
    """A well-formed answer that is not offered; the refusal says why, if the rules can."""

    def __init__(self, phrase: str, refusal: Refusal | None) -> None:
        super().__init__("illegal", refusal.kind.clause if refusal else "", phrase=phrase)
        self.refusal = refusal


class CannotUndo(PelagosError):
    """The undo law forbids taking this back."""


class BadSave(PelagosError):
    """A saved position that cannot be loaded."""


class BadRecord(PelagosError):
    """A record that cannot be read or does not hold; `line` says where, and the refusal why an answer is illegal."""


class Stuck(PelagosError):
    """The rules asked a question without a single option: a fault in a title."""


class Unwritten(PelagosError):
    """A title left out a part that the kernel needs. Plain base classes, since abstract ones are slow to test for."""

    def __init__(self, part: str) -> None:
        super().__init__("unwritten", part=part)
