"""What all seats must agree on: to take answers back beyond the undo law, or to end the game."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json

BACK: Final = "back"
END: Final = "end"
KINDS: Final = (BACK, END)


class Proposal:
    """One proposal, and who is for it. A seat without a person who is there agrees to everything."""

    def __init__(self, kind: str, by: int, to: int = 0) -> None:
        self.kind: Final = kind
        self.by: Final = by
        self.to: Final = to
        """For taking back: to so many answers."""
        self.votes: Final = [by]

    def plain(self) -> Json:
        return {"kind": self.kind, "by": self.by, "to": self.to, "votes": sorted(self.votes)}


def load_proposal(data: Any) -> Proposal | None:
    if data is None:
        return None
    try:
        proposal = Proposal(str(data["kind"]), int(data["by"]), int(data["to"]))
        proposal.votes[:] = [int(seat) for seat in data["votes"]]
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="proposal") from None
    return proposal
