"""What all seats must agree on.

To take answers back beyond the undo law, to end the game, to pause it, to go on with it elsewhere, to let somebody sit
who asks for a chair, to remove somebody.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.errors import BadSave
from pelagos.kernel.title import Json

BACK: Final = "back"
END: Final = "end"
ADMIT: Final = "admit"
REMOVE: Final = "remove"
PAUSE: Final = "pause"
MOVE: Final = "move"
KINDS: Final = (BACK, END, ADMIT, REMOVE, PAUSE, MOVE)
UNRATED: Final = (BACK, REMOVE, MOVE)
"""What cannot be agreed on where ratings are at stake: it would give some of them away."""


class Proposal:
    """One proposal, and who is for it. A seat without a person who is there agrees to everything."""

    def __init__(self, kind: str, by: int, to: int = 0) -> None:
        self.kind: Final = kind
        self.by: Final = by
        self.to: Final = to
        """For taking back: to so many answers; the number of a request; the seat of whoever is to go."""
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
