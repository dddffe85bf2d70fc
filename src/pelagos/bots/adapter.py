"""What the bots know about one title: each title's folder exports one such descriptor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.bots.judge import Judge
from pelagos.bots.prudence import Prudence
from pelagos.bots.taste import Taste
from pelagos.bots.value.reading import SideReading
from pelagos.kernel.event import Kind


class BotAdapter:
    """Judges for Settler, a taste and prudence for Novice, a reading for the value model."""

    def __init__(
        self,
        title: str,
        judges: Mapping[int, Judge],
        taste: Taste,
        prudence: Prudence | None = None,
        reading: SideReading | None = None,
    ) -> None:
        self.title: Final = title
        """Its name."""
        self.judges: Final = dict(judges)
        """By the version of Settler that brought it. A version that is not here plays with the judge before it."""
        self.taste: Final = taste
        self.prudence: Final = prudence or Prudence()
        self.reading: Final = reading
        """None where nothing was fitted."""

    def judge(self, settler: int) -> Judge:
        """The judge that this version of Settler plays with; there is one for the first version."""
        return self.judges[max([version for version in self.judges if version <= settler])]

    def reasons(self) -> list[Kind]:
        """Everything that its judges may give as a reason."""
        return [kind for judge in self.judges.values() for kind in judge.reasons]
