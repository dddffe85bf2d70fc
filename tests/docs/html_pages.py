"""Built HTML pages: what they link to and load, and where that leads nowhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {("link", "href"), ("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
CSS_URL: Final = re.compile(r"url\(\s*[\"']?([^\"')]+)|@import\s+[\"']([^\"']+)")
EMBEDDED: Final = ("data:", "mailto:", "javascript:")


class HtmlPage(HTMLParser):
    """A page: its anchors, the links that readers may follow, and what a browser loads by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: Final = set[str]()
        self.links: Final[list[str]] = []
        self.loaded: Final[list[str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag, name) == ("a", "name"):
                self.anchors.add(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)
            elif (tag, name) in LOADED:
                self.loaded.append(value)
            elif name == "style":
                self.loaded.extend(loaded_by_css(value))


def loaded_by_css(text: str) -> list[str]:
    return [first or second for first, second in CSS_URL.findall(text)]


def read_site(home: Path) -> dict[Path, HtmlPage]:
    return {path: HtmlPage(path.read_text(encoding="utf-8")) for path in sorted(home.rglob("*.html"))}


def leads_nowhere(home: Path, pages: dict[Path, HtmlPage]) -> list[str]:
    """Links and loaded files within the site that are not there, each after the name of its page."""
    lost = []
    for path, page in pages.items():
        for link in (*page.links, *page.loaded):
            if is_foreign(link) or link.startswith(EMBEDDED):
                continue
            parts = urlsplit(link)
            base = home if parts.path.startswith("/") else path.parent
            target = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            anchored = not parts.fragment or target not in pages or unquote(parts.fragment) in pages[target].anchors
            if not target.is_file() or not anchored:
                lost.append(f"{path.relative_to(home).as_posix()}: {link}")
    return lost


def is_foreign(link: str) -> bool:
    return bool(urlsplit(link).netloc)


def fetched_from_elsewhere(home: Path, pages: dict[Path, HtmlPage]) -> list[str]:
    """What a browser would ask another host for, by pages and by style sheets."""
    found = [(path, link) for path, page in pages.items() for link in page.loaded]
    found += [(path, link) for path in home.rglob("*.css") for link in loaded_by_css(path.read_text(encoding="utf-8"))]
    return [f"{path.relative_to(home).as_posix()}: {link}" for path, link in found if is_foreign(link)]


def foreign_hosts(pages: dict[Path, HtmlPage]) -> set[str]:
    """The hosts that links lead to."""
    return {urlsplit(link).netloc for page in pages.values() for link in page.links if is_foreign(link)}
