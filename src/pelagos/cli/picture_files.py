"""Pictures on disk: SVG by ourselves, PNG by the package resvg_py if it is there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from pelagos.cli.files import write_text
from pelagos.cli.screen import BadCall, say
from pelagos.cli.sentences import text
from pelagos.pictures.theme import DARK, LIGHT

SvgFile: TypeAlias = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=text("still-svg-help"))]
PngFile: TypeAlias = Annotated[Path | None, typer.Option("--png", metavar="FILE", help=text("still-png-help"))]
Dark: TypeAlias = Annotated[bool, typer.Option("--dark", help=text("still-dark-help"))]
Width: TypeAlias = Annotated[
    int, typer.Option("--width", min=300, max=4000, metavar="PIXELS", help=text("still-width-help"))
]


def theme_named(dark: bool) -> str:
    return DARK if dark else LIGHT


def keep(drawn: str, svg: Path | None, png: Path | None, silent: bool = False) -> None:
    """Write a picture in the forms that were asked for; a file that exists is replaced."""
    if svg is not None:
        write_text(svg, drawn, replace=True)
    if png is not None:
        _write_bytes(png, png_of(drawn))
    for path in (svg, png):
        if path is not None and not silent:
            say(text("still-done", path=str(path)))


def png_of(drawn: str) -> bytes:
    """The pixels of a picture; without resvg_py a refusal that says how to get it."""
    try:
        resvg = import_module("resvg_py")
    except ModuleNotFoundError:
        raise BadCall("no-resvg") from None
    return bytes(resvg.svg_to_bytes(svg_string=drawn))


def _write_bytes(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise BadCall("unwritable", path=str(path), reason=error.strerror or str(error)) from None
