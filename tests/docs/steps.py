"""A page whose blocks name files can be followed literally: `diff FILE` changes one, any other kind writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docs.pages import Block, blocks

if TYPE_CHECKING:
    from pathlib import Path


def follow(page: Path, home: Path) -> list[str]:
    """Do in this tree what the page says; the files that were touched."""
    steps = [block for block in blocks(page) if " " in block.mark]
    return [do(step, home) for step in steps]


def do(block: Block, home: Path) -> str:
    """Write the file that the block names, or change it as the block says."""
    kind, _, name = block.mark.partition(" ")
    path = home / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = block.text
    if kind == "diff":
        text = "\n" + path.read_text(encoding="utf-8")
        for part in block.text.split("@@\n"):
            old, new = (side(part, mark) for mark in "-+")
            assert text.count(old) == 1, f"{name} has {text.count(old)} times: {old}"
            text = text.replace(old, new)
        text = text[1:]
    path.write_text(text, encoding="utf-8")
    return name


def side(part: str, mark: str) -> str:
    """The lines before the change (mark -) or after it (mark +)."""
    return "\n" + "".join(line[1:] + "\n" for line in part.splitlines() if line[:1] in (" ", mark))
