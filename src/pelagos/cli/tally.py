"""What many random games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.table import Table

from pelagos.cli.fuzzer import UNEXPLAINED, Counts, Fault, FuzzedGame, no_counts
from pelagos.cli.sentences import text
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Json, Title, rules_for


class FuzzTally:
    """Sums over games. Adding is all that happens, so that it does not matter who played which game."""

    def __init__(self) -> None:
        self.decisions = 0
        self.lengths: dict[str, list[int]] = {}
        """By variant, how many decisions each game took in which everybody said anything."""
        self.rounds: dict[str, list[int]] = {}
        """And how many cycles or turns."""
        self.games = 0
        self.endings: Counter[tuple[str, str]] = Counter()
        self.counts: Counts = no_counts()
        self.faults: list[Fault] = []

    def add(self, games: Iterable[FuzzedGame]) -> None:
        for game in games:
            self.games += 1
            self.decisions += game.decisions
            if not game.rare:
                self.lengths.setdefault(game.variant, []).append(game.decisions)
                self.rounds.setdefault(game.variant, []).append(game.rounds)
            self.endings[game.variant, game.winners] += 1
            for sums, counts in zip(self.counts, game.counts, strict=True):
                sums.update(counts)
            if game.fault is not None:
                self.faults.append(game.fault)

    def all_counts(self, title: Title) -> dict[str, dict[str, int]]:
        """Every event, question, phrase and refusal the title has, also what never came; and the names that came."""
        asked = [task.__name__ for task in title.tasks if issubclass(task, Choice)]
        phrases = rules_for(title, title.most).vocabulary.phrases.values()
        reasons = [kind.name for kind in title.refusals]
        counts = self.counts
        return {
            "events": {kind.name: counts.events[kind.name] for kind in title.events},
            "tasks": {name: counts.tasks[name] for name in asked},
            "phrases": {phrase: counts.phrases[phrase] for phrase in phrases},
            "names": dict(sorted(counts.names.items())),
            "refusals": {name: counts.refusals[name] for name in [*reasons, UNEXPLAINED]},
        }

    def plain(self, title: Title) -> Json:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "violations": len(self.faults),
            "lengths": {variant: spread(self.lengths[variant]) for variant in sorted(self.lengths)},
            "rounds": {variant: spread(self.rounds[variant]) for variant in sorted(self.rounds)},
            "endings": [[*ending, self.endings[ending]] for ending in sorted(self.endings)],
            **self.all_counts(title),
        }


def spread(lengths: list[int]) -> dict[str, int]:
    ordered = sorted(lengths)
    last = len(ordered) - 1
    return {"median": ordered[last // 2], "p90": ordered[last * 9 // 10], "longest": ordered[last]}


def length_table(heading: str, found: dict[str, list[int]]) -> Table:
    shown = Table(title=heading)
    shown.add_column(text("fuzz-variant"), justify="right")
    for column in (text("fuzz-games"), text("fuzz-median"), text("fuzz-p90"), text("fuzz-longest")):
        shown.add_column(column, justify="right")
    for variant, lengths in sorted(found.items()):
        shown.add_row(variant, str(len(lengths)), *[str(number) for number in spread(lengths).values()])
    return shown


def ending_table(tally: FuzzTally) -> Table:
    shown = Table(title=text("fuzz-endings"))
    shown.add_column(text("fuzz-variant"), justify="right")
    shown.add_column(text("fuzz-winners"))
    shown.add_column(text("fuzz-games"), justify="right")
    for (variant, winners), count in sorted(tally.endings.items()):
        shown.add_row(variant, winners or text("fuzz-no-ending"), str(count))
    return shown


def count_table(heading: str, what: str, counts: dict[str, int]) -> Table:
    """Zeros stand out: they are what the games did not reach."""
    shown = Table(title=heading)
    shown.add_column(what)
    shown.add_column(text("fuzz-times"), justify="right")
    for name, count in counts.items():
        shown.add_row(name, str(count), style=None if count else "yellow")
    return shown
