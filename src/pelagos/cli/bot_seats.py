"""Bots at the terminal: which seats they have, what they say, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Final, Self

from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.bot_process import BotProcess
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.players import Players
from pelagos.bots.roster import check_player
from pelagos.cli.screen import BadCall
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.ids import Seat, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, Title


class Company:
    """The bots at the table. They think in a process of their own and see what their seat sees."""

    def __init__(self, rules: Rules, titles: Iterable[Title], pairs: Sequence[str], seed: int) -> None:
        self.bots: Final = _seated(rules, pairs)
        self._bot_process: Final = BotProcess([title.module for title in titles])
        self._players: Final = Players(rules, self._bot_process)
        self._rng: Final = Rng(seed | PLAYERS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._players.close()
        self._bot_process.close()

    def answer(self, play: Play) -> dict[Viewer, str]:
        """Let the bot whose turn it is answer; for every viewer, what he may hear of it, as a sentence."""
        seat, rules = play.who, play.rules
        seen = view_bytes(rules, play.g, seat)
        seed = drawn_seed(self._rng)
        reply = self._players.ask(self.bots[seat], seat, seen, play.options(), Budget(), seed).reply
        said = len(play.log)
        play.say(seat, reply.phrase)
        who = name_of(rules, seat)
        open_words = text("play-bot-said", who=who, phrase=reply.phrase, why=TEXTS.why(rules, reply.why, reply.numbers))
        hidden_words = text("play-bot-hid", who=who)
        may_read = play.log[said].to
        return {viewer: open_words if knows(may_read, viewer) else hidden_words for viewer in rules.viewers()}


def name_of(rules: Rules, seat: Seat) -> str:
    return TEXTS.name(rules, rules.seats.name, rules.seat_word(seat))


def _seated(rules: Rules, pairs: Sequence[str]) -> dict[Seat, str]:
    """`p2=settler` or `p2=cmd:./my-engine`, each seat once."""
    found: dict[Seat, str] = {}
    for pair in pairs:
        word, _, bot = pair.partition("=")
        if word not in rules.seats.words or rules.seat_of(word) in found:
            raise BadCall("bot-twice", pair=pair, known=", ".join(rules.seats.words))
        check_player(bot)
        found[rules.seat_of(word)] = bot
    return found
