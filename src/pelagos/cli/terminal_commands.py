"""What may be said to the terminal besides an answer: `why`, `hint`, `undo`, `log`, `save` and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from pelagos.api.hints import hint_for
from pelagos.cli.files import SUFFIX, replayed, write_text
from pelagos.cli.phrases import meant
from pelagos.cli.screen import BadCall, say
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.ids import NATURE, Seat, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.record import export
from pelagos.kernel.title import Title
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of

LOG: Final = 20


class TerminalTable:
    """The game on the table and who looks at it."""

    def __init__(self, play: Play, titles: Mapping[str, Title], bots: Mapping[Seat, str]) -> None:
        self.titles: Final = titles
        self.bots: Final = bots
        """The seats that people do not have, and who has them."""
        self.seat: Viewer = NATURE
        """Who holds the device; nobody yet."""
        self.put(play)

    def put(self, play: Play) -> None:
        """Another game; what happened in it before is no news."""
        self.play = play
        self.heard: dict[Viewer, int] = {}
        self.notes: list[tuple[int, Mapping[Viewer, str]]] = []
        """What bots said and why, for each viewer, with the number of events before it."""
        self.noted: dict[Viewer, int] = {}
        if play.steps:
            self.heard = dict.fromkeys(play.rules.viewers(), len(play.events))

    def name(self, seat: Seat) -> str:
        rules = self.play.rules
        return TEXTS.name(rules, rules.seats.name, rules.seat_word(seat))

    def note(self, told: int, sentences: Mapping[Viewer, str]) -> None:
        """A bot has answered, after so many events."""
        self.notes.append((told, sentences))

    def heard_by(self, viewer: Viewer, since: int, noted: int = 0) -> list[str]:
        """The events that this viewer may hear, as sentences, and between them what bots said and why."""
        rules = self.play.rules
        lines = [(told, sentences[viewer]) for told, sentences in self.notes[noted:]]
        for told, event in enumerate(self.play.events[since:], since):
            if knows(event.to, viewer):
                lines.append((told, TEXTS.event(rules, event)))
        # Sorting keeps the order of equals: what a bot said stands before what came of it.
        return [sentence for _, sentence in sorted(lines, key=lambda line: line[0])]

    def look(self) -> None:
        """The sketch of what the holder of the device may see."""
        rules = self.play.rules
        say()
        say(sketch_of(rules, view(rules, self.play.g, self.seat), TEXTS))


def help_(table: TerminalTable, rest: str) -> bool:
    say(text("play-help"))
    return False


def why(table: TerminalTable, rest: str) -> bool:
    """Is this phrase on offer, and if not, why?"""
    play = table.play
    phrase = meant(rest, play.options(), play.rules.vocabulary)
    refusal = play.why_not(phrase)
    if phrase in play.options():
        say(text("why-offered", phrase=phrase))
    elif refusal is None:
        say(text("why-unexplained", phrase=phrase))
    else:
        sentence = TEXTS.refusal(play.rules, refusal)
        clause = f" [{refusal.kind.clause}]" if refusal.kind.clause else ""
        say(text("why-refused", phrase=phrase, sentence=sentence) + clause)
    return False


def hint(table: TerminalTable, rest: str) -> bool:
    """What the coach would do, and why."""
    found = hint_for(table.play, table.seat, TEXTS)
    for sentence in (found.phase, *found.dangers, *found.news):
        if sentence:
            say(sentence)
    for answer in found.answers:
        say(answer.phrase, style="bold")
        for reason in (*answer.brings, *answer.reasons, *answer.warnings):
            say(f"  {reason}")
    for sentence in (found.sure, *found.goal):
        say(sentence, style="dim")
    return False


def undo(table: TerminalTable, rest: str) -> bool:
    """The last answer is taken back, whoever at this device gave it; what a bot has answered stays."""
    steps = table.play.steps
    last = steps[-1].seat if steps else NATURE
    table.play.undo(table.seat if last == NATURE or last in table.bots else last)
    for viewer, told in table.heard.items():
        table.heard[viewer] = min(told, len(table.play.events))
    say(text("undo-done"))
    return True


def log(table: TerminalTable, rest: str) -> bool:
    """The latest first."""
    if rest and not rest.isdecimal():
        raise BadCall("bad-count", word=rest)
    for sentence in table.heard_by(table.seat, 0)[::-1][: int(rest or LOG)]:
        say(sentence)
    return False


def save(table: TerminalTable, rest: str) -> bool:
    return _save(table, rest, replace=False)


def save_over(table: TerminalTable, rest: str) -> bool:
    return _save(table, rest, replace=True)


def _save(table: TerminalTable, rest: str, replace: bool) -> bool:
    path = _path(rest)
    write_text(path, export(table.play), replace)
    say(text("save-done", path=str(path)))
    return False


def load(table: TerminalTable, rest: str) -> bool:
    table.put(replayed(_path(rest), table.titles))
    table.seat = NATURE
    say(text("load-done"))
    return True


def _path(rest: str) -> Path:
    if not rest:
        raise BadCall("no-path")
    path = Path(rest).expanduser()
    return path if path.suffix else path.with_suffix(SUFFIX)


def look(table: TerminalTable, rest: str) -> bool:
    table.look()
    return False


def leave(table: TerminalTable, rest: str) -> bool:
    raise EOFError


COMMANDS: Final[dict[str, Callable[[TerminalTable, str], bool]]] = {
    "help": help_,
    "?": help_,
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "save": save,
    "save!": save_over,
    "load": load,
    "look": look,
    "hand": look,
    "quit": leave,
}
"""Each says whether the game has moved."""
