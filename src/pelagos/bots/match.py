"""One game between bots, each asked by the bytes of its view, and what is kept of it."""

from __future__ import annotations

from statistics import median
from typing import Any, Final, NamedTuple

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.bot_process import BotProcess
from pelagos.bots.roster import version_of
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import export
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, rules_for

MOST_ANSWERS: Final = 20_000
PLAYERS: Final = 5 << 64
"""Added to a seed: a stream apart from nature's."""
MS_PER_S: Final = 1000.0


class Fixture(NamedTuple):
    """A game to be played: the setup, the seed of nature and bots, and who sits where."""

    seed: int
    seats: int
    board: str
    options: dict[str, str]
    bots: tuple[str, ...]
    samples: int
    steps: int

    def rules(self, title: Title) -> Rules:
        return rules_for(title, self.seats, self.board, self.options)


class Match:
    """A running game; nature answers by the same seed."""

    def __init__(self, title: Title, fixture: Fixture, bot_process: BotProcess) -> None:
        self.fixture: Final = fixture
        self.rules: Final = fixture.rules(title)
        self.bot_process: Final = bot_process
        self.play: Final = Play(self.rules, self.rules.opening(), Seeded(fixture.seed))
        self.first: Final = title.turn_order(self.play.g)
        self.spent: Final[dict[str, list[float]]] = {bot: [] for bot in fixture.bots}
        self._rng: Final = Rng(fixture.seed | PLAYERS)
        self._budget: Final = Budget(fixture.samples, fixture.steps)

    def run(self, longest: int = MOST_ANSWERS) -> Json:
        """Play to the end, or give up after so many answers, and say what became of it."""
        while not self.play.over and len(self.play.log) < longest:
            self.answer()
        return self.result()

    def answer(self) -> None:
        seat = int(self.play.who)
        bot = self.fixture.bots[seat]
        seen = view_bytes(self.rules, self.play.g, seat)
        # One draw an answer, whoever gives it, so that a bot's own draws change nothing for the others.
        timed = self.bot_process.ask(bot, seen, self.play.options(), self._budget, drawn_seed(self._rng))
        self.spent[bot].append(timed.seconds)
        self.play.say(seat, timed.reply.phrase)

    def result(self) -> Json:
        rules, fixture = self.rules, self.fixture
        return {
            "title": rules.title.name,
            "version": rules.title.version,
            "setup": rules.setup.plain(),
            "seed": fixture.seed,
            "bots": list(fixture.bots),
            "versions": [version_of(bot, rules.title.name) for bot in fixture.bots],
            "budget": [fixture.samples, fixture.steps],
            "places": None if self.play.g.result is None else list(self.play.g.result),
            "ending": ending(self.play),
            "decisions": len([said for said in self.play.log if said.seat != NATURE and not said.forced]),
            "cycles": len([event for event in self.play.events if event.kind.name == rules.title.paced]),
            "first": self.first,
            "times": {bot: _spent(seconds) for bot, seconds in self.spent.items()},
        }

    def record(self) -> str:
        return export(self.play)


def drawn_seed(rng: Rng) -> int:
    return int(rng.next32()) | int(rng.next32()) << 32 | int(rng.next32()) << 64


def ending(play: Play) -> str:
    """How it ended, where the title has words for that; `endless` if it did not."""
    if not play.over:
        return "endless"
    for event in play.events[::-1]:
        for param, number in zip(event.kind.params, event.numbers, strict=True):
            if param.endswith(":ending"):
                return play.rules.vocabulary.domains["ending"].word(number)
    return "won"


def _spent(seconds: list[float]) -> dict[str, Any]:
    """Processor time of one game, in milliseconds."""
    if not seconds:
        return {"answers": 0, "total": 0.0, "median": 0.0, "longest": 0.0}
    return {
        "answers": len(seconds),
        "total": round(sum(seconds) * MS_PER_S, 3),
        "median": round(median(seconds) * MS_PER_S, 3),
        "longest": round(max(seconds) * MS_PER_S, 3),
    }
