"""The pages of the documentation: their fenced blocks, links and headings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("docs", "src", "tests", "changelog.d")

_FENCE: Final = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"`[^`\n]*`")
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
_NAMED: Final = re.compile(r" \{#([\w-]+)\}$")
"""A heading of a translation has the anchor of the English one."""
_HEADING: Final = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: the words after the fence, its text, and the line where it starts."""

    mark: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page of the repository."""
    return sorted([*ROOT.glob("*.md"), *[page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md")]])


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1].strip(), found[2], text.count("\n", 0, found.start()) + 1) for found in _FENCE.finditer(text)
    ]


def links(page: Path) -> list[str]:
    """The targets of all links, without those inside code."""
    return _LINK.findall(_CODE.sub("", _FENCE.sub("", page.read_text(encoding="utf-8"))))


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page can be linked to."""
    headings = _HEADING.findall(_FENCE.sub("", page.read_text(encoding="utf-8")))
    named = {found[1] for heading in headings if (found := _NAMED.search(heading))}
    return named | {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
