"""Running commands as a person would, in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from typer.testing import CliRunner, Result

from pelagos.cli import make_app
from pelagos.kernel.title import Title
from toy.title import TITLE as TOY

DEALT: Final = ("nature purse 0", "nature purse 2", "nature draw tax", "nature draw claim")
"""What nature says before the first bid with two seats: a has 4 coins, b has 6."""


def pelagos(*words: str | Path, typed: str | None = None, titles: tuple[Title, ...] = (TOY,)) -> Result:
    return CliRunner().invoke(make_app(titles), [str(word) for word in words], input=typed)


def record(*lines: str, header: tuple[str, ...] = ("pelagos 1", "title toy 1", "seats 2")) -> str:
    return "\n".join([*header, *lines]) + "\n"


def refused(result: Result, sentence: str) -> bool:
    """Exit 2 and this one sentence."""
    return result.exit_code == 2 and result.stderr == f"{sentence}\n"
