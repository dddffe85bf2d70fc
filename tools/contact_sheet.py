"""Draw all icons on one sheet, docs/pictures/icons.svg: at 16, 24 and 48 pixels, on the light and on the dark page.

    .venv/bin/python tools/contact_sheet.py

With --check nothing is written; the exit status says whether the sheet is up to date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.pictures.icons import GROUPS, INK, Icon, all_icons

SHEET: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "icons.svg"
SIZES: Final = (16, 24, 48)
COLUMNS: Final = 4
MARGIN: Final = 24
GAP: Final = 8
BLOCK: Final = sum(SIZES) + GAP * (len(SIZES) + 1)
CELL_WIDTH: Final = 2 * BLOCK + MARGIN
CELL_HEIGHT: Final = SIZES[-1] + 2 * GAP + 28
HEADING: Final = 44
WIDTH: Final = COLUMNS * CELL_WIDTH + MARGIN


class Page(NamedTuple):
    name: str
    colour: str
    ink: str


LIGHT: Final = Page("light", "#f7f4ec", INK)
DARK: Final = Page("dark", "#0e1a21", "#e8eef1")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; is the sheet up to date?")
    if parser.parse_args().check:
        if not SHEET.is_file() or SHEET.read_text(encoding="utf-8") != sheet():
            sys.exit(f"{SHEET.name} is out of date: run tools/contact_sheet.py")
    else:
        SHEET.parent.mkdir(parents=True, exist_ok=True)
        SHEET.write_text(sheet(), encoding="utf-8")


def sheet() -> str:
    """The whole document; every icon is defined twice, once for each page, and used three times from each."""
    rows, bottom = [], MARGIN
    for group in GROUPS:
        icons = [icon for icon in all_icons() if icon.group == group]
        rows.append(f'<text x="{MARGIN}" y="{bottom + 20}" font-size="20" font-weight="600">{group}</text>')
        bottom += HEADING - 8
        for place, icon in enumerate(icons):
            across, down = place % COLUMNS, place // COLUMNS
            rows += cell(icon, MARGIN + across * CELL_WIDTH, bottom + down * CELL_HEIGHT)
        bottom += -(-len(icons) // COLUMNS) * CELL_HEIGHT + 12
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom}" width="{WIDTH}" height="{bottom}" '
        f'font-family="sans-serif" font-size="14" fill="{LIGHT.ink}">'
    )
    title = "<title>The icons of Pelagos</title>"
    ground = f'<rect width="{WIDTH}" height="{bottom}" fill="{LIGHT.colour}"/>'
    return "\n".join([head, title, "<defs>", *symbols(), "</defs>", ground, *rows, "</svg>"]) + "\n"


def symbols() -> Iterator[str]:
    for icon in all_icons():
        for page, tone in ((LIGHT, icon.tone.light), (DARK, icon.tone.dark)):
            yield icon.symbol(f"{page.name}-", page.ink, tone)


def cell(icon: Icon, left: int, top: int) -> Iterator[str]:
    """One icon: its sizes on both pages, its word below."""
    high = SIZES[-1] + 2 * GAP
    for page, start in ((LIGHT, left), (DARK, left + BLOCK)):
        yield f'<rect x="{start}" y="{top}" width="{BLOCK}" height="{high}" fill="{page.colour}"/>'
        x = start + GAP
        for size in SIZES:
            y = top + (high - size) // 2
            yield f'<use href="#{page.name}-{icon.name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
            x += size + GAP
    yield f'<text x="{left + GAP}" y="{top + high + 16}">{icon.word}</text>'


if __name__ == "__main__":
    main()
