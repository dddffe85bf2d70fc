"""Arguments that several commands share, and what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pelagos.cli.screen import BadCall
from pelagos.cli.sentences import text
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import Rules, Title, rules_for

TitleName: TypeAlias = Annotated[str, typer.Argument(metavar="TITLE", help=text("argument-title"))]
GameFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help=text("argument-file"))]
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", metavar="N", help=text("argument-seats"))]
Board: TypeAlias = Annotated[str, typer.Option("--board", metavar="BOARD", help=text("argument-board"))]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=text("argument-option"))
]
Seed: TypeAlias = Annotated[int | None, typer.Option("--seed", min=0, metavar="S", help=text("argument-seed"))]
On: TypeAlias = Annotated[str, typer.Option("--on", metavar="PLACE", help=text("argument-on"))]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help=text("argument-json"))]


def titles_of(context: typer.Context) -> Mapping[str, Title]:
    """The titles the application was made with."""
    titles: Mapping[str, Title] = context.obj
    return titles


def title_of(context: typer.Context, name: str) -> Title:
    titles = titles_of(context)
    if name not in titles:
        raise BadSetup("unknown-title", title=name, known=", ".join(titles) or "none")
    return titles[name]


def options_of(pairs: Sequence[str] | None) -> dict[str, str]:
    """`name=value`, each once."""
    chosen: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not (name and equals and value) or name in chosen:
            raise BadCall("bad-pair", pair=pair)
        chosen[name] = value
    return chosen


def chosen_rules(title: Title, seats: int | None, board: str, pairs: Sequence[str] | None) -> Rules:
    """The rules under the setup of the command line; without a word about seats, as few as possible."""
    return rules_for(title, title.fewest if seats is None else seats, board, options_of(pairs))
