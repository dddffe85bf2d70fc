"""Take pictures of every main screen into docs/screens, wide and as on a phone; say how soon the page can be used.

`make screens`, or `python tools/screens.py classic-mid battle` for some of them.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from e2e.hosting import GAMES, PHONE, TOY, WIDE, chromium, hosted, visitor
from e2e.places import PLACES
from e2e.tables import Host

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screens"
SHOWN: Final = [place for place in PLACES if place != TOY]
DARK_TOO: Final = ("start", "classic-mid", "legendary-mid", "hellas-mid")
SETTLING: Final = 400
"""Milliseconds for the last drawings to come."""
QUALITY: Final = (86, 78, 70, 60)
MOST: Final = 250_000
"""Bytes of one picture."""


class Shot(NamedTuple):
    place: str
    phone: bool
    dark: bool

    @property
    def file(self) -> str:
        return f"{self.place}{'-phone' if self.phone else ''}{'-dark' if self.dark else ''}.webp"


def shots(places: list[str]) -> list[Shot]:
    found = [Shot(place, phone, False) for place in places for phone in (False, True)]
    return found + [Shot(place, phone, True) for place in places if place in DARK_TOO for phone in (False, True)]


def taken(browser: Browser, host: Host, shot: Shot) -> bytes:
    size = PHONE if shot.phone else WIDE
    context = visitor(browser, host, size, touch=shot.phone, dark=shot.dark, scale=2 if shot.phone else 1)
    page = context.new_page()
    PLACES[shot.place](page, host)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.wait_for_timeout(SETTLING)
    picture = light_enough(page)
    context.close()
    return picture


def light_enough(page: Page) -> bytes:
    """WebP, as good as the limit allows."""
    line = page.context.new_cdp_session(page)
    for quality in QUALITY:
        told = line.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(told["data"])
        if len(picture) < MOST:
            return picture
    raise SystemExit("a picture is too heavy")


def soon(browser: Browser, host: Host, path: str, ready: str) -> float:
    """Milliseconds from an empty cache to a page that can be used."""
    context = visitor(browser, host)
    page = context.new_page()
    begin = time.perf_counter()
    page.goto(path, wait_until="commit")
    page.wait_for_selector(ready)
    waited = (time.perf_counter() - begin) * 1000
    context.close()
    return waited


def report(browser: Browser, host: Host) -> None:
    table = host.table("legendary", people=1, bots=2)
    for name, path, ready in (("start", "/", ".cards button"), ("table", table.path(0), ".board-map .glows")):
        waits = sorted(soon(browser, host, path, ready) for _ in range(5))
        print(f"{name}: can be used after {waits[0]:.0f} to {waits[-1]:.0f} ms, {waits[2]:.0f} in the middle")


def index() -> str:
    """A page that shows them all."""
    lines = ["# Screens", "", "Taken by `make screens`: 1440 by 900, and 360 by 780 as on a phone.", ""]
    for place in SHOWN:
        lines += [f"## {place.replace('-', ' ').capitalize()}", ""]
        for shot in shots([place]):
            look = f"{'phone' if shot.phone else 'wide'}{', dark' if shot.dark else ''}"
            width = 240 if shot.phone else 640
            lines.append(f'<img src="{shot.file}" width="{width}" alt="{place.replace("-", " ")}, {look}">')
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    wanted = sys.argv[1:] or SHOWN
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), GAMES) as host, chromium() as browser:
        for shot in shots(wanted):
            picture = taken(browser, host, shot)
            (FOLDER / shot.file).write_bytes(picture)
            print(f"{shot.file}: {len(picture) // 1000} kB", flush=True)
        report(browser, host)
    (FOLDER / "README.md").write_text(index(), encoding="utf-8")


if __name__ == "__main__":
    main()
