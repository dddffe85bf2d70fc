"""The site of the documentation can be built, its links lead somewhere, and it needs no other host."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import pelagos
from docs.html_pages import HtmlPage, fetched_from_elsewhere, foreign_hosts, leads_nowhere, read_site
from docs.pages import ROOT, name_of, pages

pytestmark = pytest.mark.pure
needs_zensical = pytest.mark.skipif(find_spec("zensical") is None, reason="zensical, which builds the site, is missing")

READERS_MAY_FOLLOW: Final = {"projectfluent.org"}
"""Hosts that our own pages link to. The site fetches nothing from them."""


class Site(NamedTuple):
    home: Path
    pages: dict[Path, HtmlPage]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built as `make site` builds it, but elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "site.py"), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    home = (folder / "site").resolve()
    return Site(home, read_site(home))


@needs_zensical
def test_every_link_of_the_site_leads_somewhere(site: Site) -> None:
    assert len(site.pages) > 60
    assert leads_nowhere(site.home, site.pages) == []


@needs_zensical
def test_the_site_needs_no_other_host(site: Site) -> None:
    assert fetched_from_elsewhere(site.home, site.pages) == []
    assert foreign_hosts(site.pages) <= READERS_MAY_FOLLOW


@needs_zensical
def test_every_page_of_the_documentation_can_be_reached_from_the_start(site: Site) -> None:
    """The news fragments are no pages: they become the changelog."""
    reached = {(site.home / link.partition("#")[0]).resolve() for link in site.pages[site.home / "index.html"].links}
    wanted = [
        name_of(page) for page in pages() if not name_of(page).startswith("changelog.d/") or page.stem == "README"
    ]
    lost = [name for name in wanted if not {site.home / built for built in places(name)} & reached]

    assert lost == []


def places(name: str) -> list[str]:
    """Where a page may lie in the site."""
    html = name.removesuffix(".md") + ".html"
    return [html, html.removesuffix("README.html") + "index.html"]


@needs_zensical
def test_the_reference_tells_of_everything_public(site: Site) -> None:
    reference = site.pages[site.home / "docs" / "api-reference.html"]
    public = {name for name in pelagos.__all__ if name != "__version__"}

    assert public <= reference.anchors
    assert {"Game.say", "Game.language", "TitleInfo.modes", "Bot.name"} <= reference.anchors


@needs_zensical
def test_the_site_can_be_searched_for_rules_words_and_the_api(site: Site) -> None:
    index = json.loads((site.home / "search.json").read_text(encoding="utf-8"))
    found = {item["location"].partition("#")[0] for item in index["items"]}

    assert {"docs/rules/legendary.html", "docs/words/hellas.html", "docs/api-reference.html", "GLOSSARY.html"} <= found
    assert [location for location in found if location.startswith("src/pelagos/kernel")] == []


@pytest.mark.parametrize(
    ("planted", "lost"),
    [
        ('<a href="other.html">there</a>', []),
        ('<a href="other.html#part">there</a>', []),
        ('<a href="missing.html">nowhere</a>', ["index.html: missing.html"]),
        ('<a href="other.html#gone">nowhere</a>', ["index.html: other.html#gone"]),
        ('<a href="#gone">nowhere</a>', ["index.html: #gone"]),
        ('<img src="missing.svg">', ["index.html: missing.svg"]),
    ],
)
def test_a_planted_link_that_leads_nowhere_is_found(planted: str, lost: list[str], tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(planted, encoding="utf-8")
    (tmp_path / "other.html").write_text('<h2 id="part">Part</h2>', encoding="utf-8")

    assert leads_nowhere(tmp_path, read_site(tmp_path)) == lost


@pytest.mark.parametrize(
    ("planted", "fetched", "hosts"),
    [
        ('<a href="https://example.org/x">a link</a>', [], {"example.org"}),
        ('<script src="//example.org/x.js"></script>', ["index.html: //example.org/x.js"], set()),
        ('<p style="background: url(https://example.org/x)">', ["index.html: https://example.org/x"], set()),
        ('<link rel="stylesheet" href="style.css">', ["style.css: https://example.org/letters.css"], set()),
    ],
)
def test_a_planted_call_to_another_host_is_found(
    planted: str, fetched: list[str], hosts: set[str], tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(planted, encoding="utf-8")
    if "style.css" in planted:
        (tmp_path / "style.css").write_text('@import "https://example.org/letters.css";', encoding="utf-8")
    built = read_site(tmp_path)

    assert fetched_from_elsewhere(tmp_path, built) == fetched
    assert foreign_hosts(built) == hosts
