"""The ledger of a game with purses: who bid what on which god, and where gold came from and went, cycle by cycle.

It is worked out from what was told and from what a viewer who forgets nothing can reckon, so that it says no more in a
running game than its viewer could have written down. What is not public is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.agenda import Said
from pelagos.kernel.event import Event
from pelagos.kernel.ids import EVERYBODY, Mask, Viewer, knows
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.study.adapter import GoldAdapter, GoldChange, Purse, study_adapter
from pelagos.study.walk import Pause, Walk

OTHER: Final = "other"
"""Gold that no event accounts for; there is none while the adapter of the title is right."""
STANDS: Final = "stands"
OUTBID: Final = "outbid"
RETURNED: Final = "returned"


def ledger(rules: Rules, log: Sequence[Said], viewer: Viewer | None, start: Position | None = None) -> Json | None:
    """The ledger as a viewer can keep it; without a viewer, for games that are over, everything is known."""
    adapter = study_adapter(rules.title)
    if adapter is None or adapter.gold is None:
        return None
    g = rules.opening() if start is None else start.clone()
    kept = Ledger(rules, adapter.gold, viewer, g)
    stage = Walk(log, g)
    kept.follow(stage.open())
    while stage.answers < len(log):
        kept.follow(stage.play_on())
    return kept.plain(g)


class Line:
    """A change of one purse, and who was told how much it was."""

    def __init__(self, change: GoldChange, cycle: CycleAccount, to: Mask) -> None:
        self.purse: Final = change.purse
        self.source: Final = change.source
        self.amount: Final = change.amount
        self.cycle: Final = cycle
        self.to: Final = to
        self.shown: int | None = None
        """The amount as the viewer knows it."""


class CycleAccount:
    """What happened to gold from one beginning of a cycle to the next."""

    def __init__(self, number: int, at: int, purses: int) -> None:
        self.number: Final = number
        self.at: Final = at
        """The frame that shows it begin."""
        self.offers: Final[list[Json]] = []
        self.sources: Final[dict[str, None]] = {}
        """In the order in which they were first told."""
        self.changes: Final[list[dict[str, int | None]]] = [{} for _ in range(purses)]
        self.before: list[Purse | None] = [None] * purses
        self.after: list[Purse | None] = [None] * purses

    def add(self, line: Line) -> None:
        """A sum with an unknown part is unknown."""
        self.sources[line.source] = None
        sums = self.changes[line.purse]
        before = sums.get(line.source, 0)
        sums[line.source] = None if before is None or line.shown is None else before + line.shown

    def plain(self) -> Json:
        return {
            "number": self.number,
            "at": self.at,
            "offers": self.offers,
            "sources": list(self.sources),
            "purses": [
                {
                    "before": None if before is None else list(before),
                    "changes": [{"source": source, "amount": amount} for source, amount in sums.items()],
                    "after": None if after is None else list(after),
                }
                for before, sums, after in zip(self.before, self.changes, self.after, strict=True)
            ],
        }


class Ledger:
    """Follows a game from scene to scene."""

    def __init__(self, rules: Rules, gold: GoldAdapter, viewer: Viewer | None, g: Position) -> None:
        self.rules: Final = rules
        self.gold: Final = gold
        self.viewer: Final = viewer
        self.words: Final = rules.vocabulary.domains[gold.by].words
        self.held = self._held(g, None)
        self.known = self._held(g, viewer)
        self.cycles: Final = [CycleAccount(0, 0, len(self.words))]
        """The first holds what happens before the first cycle begins."""
        self.cycles[0].before = list(self.known)

    def _held(self, g: Position, viewer: Viewer | None) -> list[Purse]:
        return [self.gold.purse(g, viewer, purse) for purse in range(len(self.words))]

    def follow(self, scene: Pause) -> None:
        """What was told since the game last stood still, in its order."""
        at, first = max(0, scene.before + 1), len(self.cycles)
        lines: list[Line] = []
        unpriced: dict[int, tuple[str, CycleAccount]] = {}
        for event in scene.events:
            if event.kind.name == self.rules.title.paced:
                self.cycles.append(CycleAccount(event.numbers[0], at, len(self.words)))
            cycle = self.cycles[-1]
            self._offer(event, cycle, at)
            lines += [Line(change, cycle, event.to) for change in self.gold.changes(scene.g, event) if change.amount]
            if event.kind in self.gold.unpriced:
                source = self.gold.unpriced[event.kind]
                unpriced.setdefault(self.gold.payer(scene.g, event), (source, cycle))
        held, known = self._held(scene.g, None), self._held(scene.g, self.viewer)
        lines += self._rest(held, lines, unpriced)
        self._reckon(lines, known)
        for line in lines:
            line.cycle.add(line)
        self._close(first, lines, known)
        self.held, self.known = held, known

    def _rest(self, held: list[Purse], lines: list[Line], unpriced: dict[int, tuple[str, CycleAccount]]) -> list[Line]:
        """What was paid for events that tell no price."""
        found: list[Line] = []
        for purse, (before, after) in enumerate(zip(self.held, held, strict=True)):
            rest = after.least - before.least - sum(line.amount for line in lines if line.purse == purse)
            if rest:
                source, cycle = unpriced.get(purse, (OTHER, self.cycles[-1]))
                found.append(Line(GoldChange(purse, source, rest), cycle, EVERYBODY))
        return found

    def _reckon(self, lines: list[Line], known: list[Purse]) -> None:
        """Amounts that were told, and the one secret amount of a purse that can be worked out: if both bounds of what
        the purse may hold have moved alike, then by that much."""
        for purse, (before, after) in enumerate(zip(self.known, known, strict=True)):
            mine = [line for line in lines if line.purse == purse]
            secret = [line for line in mine if self.viewer is not None and not knows(line.to, self.viewer)]
            for line in mine:
                line.shown = None if line in secret else line.amount
            moved = after.least - before.least
            if len(secret) == 1 and moved == after.most - before.most:
                secret[0].shown = moved - sum(line.shown or 0 for line in mine)

    def _close(self, first: int, lines: list[Line], known: list[Purse]) -> None:
        """The purses between two cycles: as they are now, less what has changed since."""
        for cycle in range(first, len(self.cycles)):
            later = self.cycles[cycle:]
            for purse, now in enumerate(known):
                since = [line.shown for line in lines if line.purse == purse and line.cycle in later]
                if None not in since:
                    moved = sum(shown or 0 for shown in since)
                    then = Purse(now.least - moved, now.most - moved)
                    self.cycles[cycle - 1].after[purse] = self.cycles[cycle].before[purse] = then
        self.cycles[-1].after = list(known)

    def _offer(self, event: Event, cycle: CycleAccount, at: int) -> None:
        gold = self.gold
        if event.kind is gold.made or event.kind is gold.free:
            who, domain = event.numbers[0], event.kind.params[0].partition(":")[2]
            god, amount = (event.numbers[1], event.numbers[2]) if event.kind is gold.made else (gold.free_god, 0)
            made = {"at": at, "by": domain, "who": self._word(domain, who), "god": self._word("god", god)}
            cycle.offers.append({**made, "amount": amount, "outcome": STANDS, "outbid_by": None})
        elif event.kind is gold.outbid:
            name = self._word("god", event.numbers[1])
            standing = [offer for offer in cycle.offers if offer["god"] == name and offer["outcome"] == STANDS]
            standing[0].update(outcome=OUTBID, outbid_by=standing[-1]["who"])
        elif event.kind is gold.returned:
            for offer in cycle.offers:
                if offer["outcome"] == STANDS:
                    offer["outcome"] = RETURNED

    def _word(self, domain: str, number: int) -> str:
        return self.rules.vocabulary.domains[domain].word(number)

    def plain(self, g: Position) -> Json:
        """The time before the first cycle is left out if no gold moved."""
        told = [cycle for cycle in self.cycles if cycle.number or cycle.offers or any(cycle.changes)]
        return {
            "by": self.gold.by,
            "of": list(self.words),
            "hidden": self.gold.hidden(g),
            "cycles": [cycle.plain() for cycle in told],
        }
