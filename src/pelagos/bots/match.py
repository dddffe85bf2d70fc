"""One game between bots, each asked by the bytes of its view, and what is kept of it."""

from __future__ import annotations

from statistics import median
from typing import Any, Final, NamedTuple
from zlib import crc32

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.bot_process import BotProcess
from pelagos.bots.engine.client import PATIENCE_S, EngineFault
from pelagos.bots.players import Players
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
FORFEIT: Final = "forfeit"
"""How a game ended in which an engine did not play."""


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

    def __init__(self, title: Title, fixture: Fixture, bot_process: BotProcess, patience_s: float = PATIENCE_S) -> None:
        self.fixture: Final = fixture
        self.rules: Final = fixture.rules(title)
        self.players: Final = Players(self.rules, bot_process, patience_s)
        self.forfeit: tuple[int, str] | None = None
        """The seat of an engine that did not play, and the code of its fault."""
        self.play: Final = Play(self.rules, self.rules.opening(), Seeded(fixture.seed))
        self.first: Final = title.turn_order(self.play.g)
        self.spent: Final[dict[str, list[float]]] = {bot: [] for bot in fixture.bots}
        self._rng: Final = Rng(fixture.seed | PLAYERS)
        self._budget: Final = Budget(fixture.samples, fixture.steps)

    def run(self, longest: int = MOST_ANSWERS) -> Json:
        """Play to the end, or give up after so many answers, and say what became of it."""
        with self.players:
            while not self.play.over and len(self.play.log) < longest and self.forfeit is None:
                self.answer()
        return self.result()

    def answer(self) -> None:
        seat = int(self.play.who)
        bot = self.fixture.bots[seat]
        seen = view_bytes(self.rules, self.play.g, seat)
        # One draw an answer, whoever gives it, so that a bot's own draws change nothing for the others.
        seed = drawn_seed(self._rng)
        try:
            timed = self.players.ask(bot, seat, seen, self.play.options(), self._budget, seed)
        except EngineFault as fault:
            self.forfeit = seat, fault.code
            return
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
            "places": self.places(),
            "ending": ending(self.play) if self.forfeit is None else FORFEIT,
            "decisions": len([said for said in self.play.log if said.seat != NATURE and not said.forced]),
            "cycles": len([event for event in self.play.events if event.kind.name == rules.title.paced]),
            "first": self.first,
            "trail": trail(self.play),
            "times": {bot: _spent(seconds) for bot, seconds in self.spent.items()},
            **({} if self.forfeit is None else {"fault": self.forfeit[1]}),
        }

    def places(self) -> list[int] | None:
        """The result; whoever did not play is last with their partners, and all others share the first place."""
        if self.forfeit is None:
            return None if self.play.g.result is None else list(self.play.g.result)
        sides = self.rules.title.sides(self.rules.setup)
        lost = sides[self.forfeit[0]]
        others = len([side for side in sides if side != lost])
        return [others + 1 if side == lost else 1 for side in sides]

    def record(self) -> str:
        return export(self.play)


def trail(play: Play) -> str:
    """Two digits for every answer, nature's included, which hang on all before it: where two games part can be seen."""
    found: list[str] = []
    check = 0
    for said in play.log:
        check = crc32(f"{said.seat} {play.rules.vocabulary.words(said.answer)}\n".encode(), check)
        found.append(f"{check & 0xFF:02x}")
    return "".join(found)


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
