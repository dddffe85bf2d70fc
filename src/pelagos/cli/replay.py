"""`pelagos replay`: tells a game as sentences, or draws where it stood."""

from __future__ import annotations

from typing import Annotated

import typer

from pelagos.cli.arguments import GameFile, titles_of
from pelagos.cli.files import replayed
from pelagos.cli.picture_files import Dark, PngFile, SvgFile, Width, keep, theme_named
from pelagos.cli.report import tell_report
from pelagos.cli.screen import BadCall, say
from pelagos.cli.sentences import TEXTS, text
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from pelagos.pictures.picture import WIDE, picture
from pelagos.study.timeline import hears, spoken


def replay(
    context: typer.Context,
    file: GameFile,
    seat: Annotated[str, typer.Option(metavar="SEAT", help=text("replay-seat-help"))] = "",
    moves: Annotated[bool, typer.Option("--moves", help=text("replay-moves-help"))] = False,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help=text("replay-at-help"))] = None,
    report: Annotated[bool, typer.Option("--report", help=text("replay-report-help"))] = False,
    svg: SvgFile = None,
    png: PngFile = None,
    dark: Dark = False,
    width: Width = WIDE,
) -> None:
    play = replayed(file, titles_of(context))
    viewer = viewer_of(play.rules, seat) if seat else None
    if at is not None:
        go_back(play, at)
    if report:
        tell_report(play)
        return
    # Nobody sees everything, so the last picture is the spectator's unless somebody's was asked for.
    eyes: Viewer = SPECTATOR if viewer is None else viewer
    if svg is not None or png is not None:
        keep(picture(play.rules, payload(play, eyes), theme_named(dark), width), svg, png)
        return
    tell(play, viewer, moves)
    say()
    say(play.rules.title.sketch(play.rules, view(play.rules, play.g, eyes)))


def go_back(play: Play, at: int) -> None:
    """To where the game stood after so many answers."""
    if at > len(play.log):
        raise BadCall("no-such-answer", at=at, most=len(play.log))
    play.back_to(at)


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
                said_by = play.rules.seat_word(answer.seat)
                say(f"> {said_by} {spoken(play.rules, answer, viewer)}", style="cyan")
        for event in play.events[told[i] : told[i + 1]]:
            if hears(viewer, event):
                say(TEXTS.event(play.rules, event))
