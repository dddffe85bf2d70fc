"""Where words go: the report to stdout, complaints and progress bars to stderr."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pelagos.cli.sentences import TEXTS
from pelagos.extras import missing_extra
from pelagos.kernel.errors import PelagosError

OUT: Final = Console(markup=False, highlight=False, emoji=False)
ERR: Final = Console(markup=False, highlight=False, emoji=False, stderr=True)

FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130

P = ParamSpec("P")


class BadCall(PelagosError):
    """The command cannot do what it was asked to do."""


class Complaint(Exception):
    """A refusal whose sentence is made already, because the rules it needs are at hand there."""

    def __init__(self, sentence: str, status: int = REFUSED) -> None:
        super().__init__(sentence)
        self.status: Final = status


def say(what: RenderableType = "", style: str | None = None) -> None:
    """Print to stdout; where nobody looks at a window, lines stay whole."""
    OUT.print(what, style=style, soft_wrap=isinstance(what, str) and not OUT.is_terminal)


def complain(sentence: str) -> None:
    ERR.print(sentence, style="red", soft_wrap=not ERR.is_terminal)


def say_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def clear() -> None:
    """An empty window, with nothing to scroll back to."""
    if OUT.is_terminal:
        OUT.clear()
        OUT.file.write("\x1b[3J")
        OUT.file.flush()


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """A command whose refusals are sentences, never tracebacks."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except PelagosError as error:
            complain(TEXTS.error(error))
            raise typer.Exit(REFUSED) from None
        except Complaint as complaint:
            complain(str(complaint))
            raise typer.Exit(complaint.status) from None
        except ModuleNotFoundError as error:
            missing = missing_extra(error)
            if missing is None:
                raise
            complain(TEXTS.error(missing))
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None

    return run
