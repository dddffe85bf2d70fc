"""Files that a page reads: sentences in every language, and drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pelagos.kernel.title import Title
from pelagos.pictures.icons import all_icons
from pelagos.texts import HOME


def sentences_of(titles: tuple[Title, ...], language: str, file: str) -> list[Traversable]:
    """The parts of a file of sentences: what titles add to it, `<title>-<file>`, comes with it. None if unknown."""
    known = sentence_files(titles)
    parts = [known.get((language, name)) for name in (file, *[f"{title.name}-{file}" for title in titles])]
    return [part for part in parts if part is not None]


def joined(parts: Sequence[Traversable]) -> bytes:
    return b"\n".join([part.read_bytes() for part in parts])


@cache
def sentence_files(titles: tuple[Title, ...]) -> dict[tuple[str, str], Traversable]:
    """Every file of sentences there is, by language and name: what is not in this table is not sent."""
    packages = dict.fromkeys([HOME, *[title.texts for title in titles]])
    return {
        (folder.name, file.name): file
        for package in packages
        for folder in _inside(files(package))
        for file in _inside(folder)
        if file.name.endswith(".ftl")
    }


def _inside(folder: Traversable) -> Iterator[Traversable]:
    return folder.iterdir() if folder.is_dir() else iter(())


@cache
def drawings() -> dict[str, str]:
    return {f"{icon.name}.svg": icon.svg() for icon in all_icons()}
