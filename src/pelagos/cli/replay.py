"""`pelagos replay`: tells a game as sentences."""

from __future__ import annotations

from typing import Annotated

import typer

from pelagos.cli.arguments import GameFile, titles_of
from pelagos.cli.files import replayed
from pelagos.cli.screen import BadCall, say
from pelagos.cli.words import TEXTS, text
from pelagos.kernel.agenda import Said
from pelagos.kernel.event import Event
from pelagos.kernel.ids import EVERYBODY, SPECTATOR, Viewer, knows
from pelagos.kernel.play import Play
from pelagos.kernel.record import SECRET
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view


def replay(
    context: typer.Context,
    file: GameFile,
    seat: Annotated[str, typer.Option(metavar="SEAT", help=text("replay-seat-help"))] = "",
    moves: Annotated[bool, typer.Option("--moves", help=text("replay-moves-help"))] = False,
) -> None:
    play = replayed(file, titles_of(context))
    viewer = viewer_of(play.rules, seat) if seat else None
    tell(play, viewer, moves)
    say()
    # Nobody sees everything, so the last picture is the spectator's unless somebody's was asked for.
    eyes: Viewer = SPECTATOR if viewer is None else viewer
    say(play.rules.title.sketch(play.rules, view(play.rules, play.g, eyes)))


def viewer_of(rules: Rules, word: str) -> Viewer:
    viewer = rules.seat_of(word)
    if viewer not in rules.viewers():
        raise BadCall(
            "unknown-viewer", word=word, known=", ".join(rules.seat_word(viewer) for viewer in rules.viewers())
        )
    return viewer


def tell(play: Play, viewer: Viewer | None, moves: bool) -> None:
    """Step by step: what was said, then what happened."""
    said = [0, *[step.said for step in play.steps], len(play.log)]
    told = [0, *[step.told for step in play.steps], len(play.events)]
    for i in range(len(said) - 1):
        if moves:
            for answer in play.log[said[i] : said[i + 1]]:
                say(spoken(play.rules, answer, viewer), style="cyan")
        for event in play.events[told[i] : told[i + 1]]:
            if hears(viewer, event):
                say(TEXTS.event(play.rules, event))


def hears(viewer: Viewer | None, event: Event) -> bool:
    return viewer is None or knows(event.to, viewer)


def spoken(rules: Rules, said: Said, viewer: Viewer | None) -> str:
    """An answer as it stands in this viewer's record."""
    hidden = viewer is not None and said.to != EVERYBODY and not knows(said.to, viewer)
    return f"> {rules.seat_word(said.seat)} {SECRET if hidden else rules.vocabulary.words(said.answer)}"
