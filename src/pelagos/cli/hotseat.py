"""One device, many seats: shows each its own view, asks, and listens."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping
from typing import Final

import typer
from rich.columns import Columns
from rich.text import Text

from pelagos.cli.bot_seats import Company
from pelagos.cli.phrases import Run, meant, runs
from pelagos.cli.screen import INTERRUPTED, BadCall, Complaint, clear, complain, say
from pelagos.cli.sentences import TEXTS, text
from pelagos.cli.terminal_commands import COMMANDS, TerminalTable
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import task_data
from pelagos.kernel.dealer import Dealer
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.fields import CARDS
from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules, Title

MANY: Final = 30
"""More options than this are drawn together."""
NEWS: Final = 20
"""More events than this are left to `log`."""


class HotSeat(TerminalTable):
    """A game at one device. Whoever holds it sees the view of one seat, never the position."""

    def __init__(
        self, play: Play, dealer: Dealer, titles: Mapping[str, Title], open_cards: bool, company: Company
    ) -> None:
        super().__init__(play, titles, company.bots)
        self.company: Final = company
        self.dealer: Final = dealer
        self.open: Final = open_cards

    def run(self) -> None:
        _quiet_readline()
        try:
            while self.go_on():
                pass
            self.end()
        except EOFError:
            say()
            say(text("play-bye"))
        except KeyboardInterrupt:
            say()
            say(text("play-bye"))
            raise typer.Exit(INTERRUPTED) from None

    def go_on(self) -> bool:
        """Play up to the next answer; False when the game is over."""
        while not self.play.over and (self.play.who == NATURE or self.play.who in self.bots):
            if self.play.who == NATURE:
                self.play.take(self.dealer.deal(self.play.sheet))
            else:
                self.note(len(self.play.events), self.company.answer(self.play))
        if self.play.over:
            return False
        if self.play.who != self.seat:
            self.pass_on()
        self.tell_news()
        self.look()
        self.ask()
        while not self.heed(_read(f"{self.name(self.seat)}> ")):
            pass
        return True

    def pass_on(self) -> None:
        """The device changes hands; nobody shall see what the other saw."""
        self.seat = self.play.who
        if self.open or not has_secrets(self.play.rules):
            return
        clear()
        say(text("play-pass-on", who=self.name(self.seat)), style="bold")
        if sys.stdin.isatty():
            input(text("play-press-enter"))
            clear()

    def tell_news(self) -> None:
        """What this seat may hear of what happened since it last heard anything."""
        news = self.heard_by(self.seat, self.heard.get(self.seat, 0), self.noted.get(self.seat, 0))
        self.heard[self.seat] = len(self.play.events)
        self.noted[self.seat] = len(self.notes)
        if len(news) > NEWS:
            say(text("play-more-news", count=len(news) - NEWS), style="dim")
        for sentence in news[-NEWS:]:
            say(sentence, style="green")

    def ask(self) -> None:
        name, arguments = task_data(pending(self.play.g))
        say()
        say(TEXTS.question(self.play.rules, name, arguments), style="bold")
        options = self.play.options()
        shown = (
            runs(options) if len(options) > MANY else [Run(i, i, phrase, "", "") for i, phrase in enumerate(options, 1)]
        )
        width = max(len(run.numbers()) for run in shown)
        lines = [Text.assemble((f"{run.numbers():>{width}}", "cyan"), "  ", run.phrase()) for run in shown]
        say(Columns(lines, padding=(0, 3), column_first=True))

    def heed(self, line: str) -> bool:
        """Do what was typed; True when the game has moved."""
        options = self.play.options()
        first, _, rest = line.strip().partition(" ")
        try:
            if first.isdecimal() and not rest:
                self.play.say(self.seat, _numbered(options, int(first)))
                return True
            if " ".join(line.split()) not in options and first in COMMANDS:
                return COMMANDS[first](self, rest.strip())
            if not first:
                say(text("play-hint"), style="dim")
                return False
            self.play.say(self.seat, meant(line, options, self.play.rules.vocabulary))
        except PelagosError as error:
            complain(TEXTS.error(error, self.play.rules))
            return False
        except Complaint as complaint:
            complain(str(complaint))
            return False
        return True

    def end(self) -> None:
        """The last news, the table as everybody may see it, the places, and a chance to keep the record."""
        told, noted = self.heard.get(self.seat, 0), self.noted.get(self.seat, 0)
        if not self.open:
            clear()
        for sentence in self.heard_by(SPECTATOR, told, noted):
            say(sentence, style="green")
        self.seat = SPECTATOR
        self.look()
        self.places()
        with contextlib.suppress(EOFError):
            while self.after(_read(text("play-end-prompt") + " ")):
                pass

    def places(self) -> None:
        say()
        result = self.play.g.result or ()
        for place, seat in sorted((place, seat) for seat, place in enumerate(result)):
            say(text("play-place", place=place, who=self.name(seat)), style="bold" if place == 1 else None)

    def after(self, line: str) -> bool:
        """What is typed after the end; False to leave."""
        first, _, rest = line.strip().partition(" ")
        if first not in ("save", "save!", "log"):
            # A script that goes on answering has nothing more to say.
            return bool(first) and first != "quit" and sys.stdin.isatty()
        try:
            COMMANDS[first](self, rest.strip())
        except PelagosError as error:
            complain(TEXTS.error(error, self.play.rules))
        return True


def has_secrets(rules: Rules) -> bool:
    return any(field.owned or field.shape == CARDS for field in rules.fields)


def _read(prompt: str) -> str:
    """A line of input; one that nobody typed is shown, so that the transcript of a script reads like a game."""
    line = input(prompt)
    if not sys.stdin.isatty():
        say(line)
    return line


def _numbered(options: list[str], number: int) -> str:
    if not 1 <= number <= len(options):
        raise BadCall("no-such-number", number=str(number), most=len(options))
    return options[number - 1]


def _quiet_readline() -> None:
    """Arrow keys edit the line, but nobody can leaf through what another seat typed."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: PLC0415 -- not on every system

        readline.set_auto_history(False)
