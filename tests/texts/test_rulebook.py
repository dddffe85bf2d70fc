"""The rules pages as data: nothing is lost, everything that is cited is found, and no HTML gets through."""

from __future__ import annotations

import re
import tomllib
from html.parser import HTMLParser
from typing import Final

import pytest

from docs.pages import ROOT
from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts.rulebook import PACKED, NoRulebook, read_rulebook, rulebook

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

ELEMENTS: Final = {
    *("a", "code", "div", "em", "li", "p", "pre", "strong", "ul"),
    *("table", "tbody", "td", "th", "thead", "tr"),
}


class Read(HTMLParser):
    """What a browser makes of a page: its elements, anchors, links and text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [value for name, value in attrs if name == "href" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert not (self.open and self.open[-1] == "a" and self.open.count("a") > 1), data
        self.text += data


def page(title: Title) -> Read:
    return Read("".join(section["html"] for section in rulebook(title.name)["sections"]))


@titles
def test_every_clause_that_an_event_or_a_refusal_cites_is_there(title: Title) -> None:
    known = rulebook(title.name)["clauses"]

    assert [kind.name for kind in (*title.events, *title.refusals) if kind.clause not in known] == []


@titles
def test_every_clause_of_the_page_has_an_anchor_a_text_and_a_section(title: Title) -> None:
    text = (ROOT / "docs" / "rules" / f"{title.name}.md").read_text(encoding="utf-8")
    bold, book = re.findall(r"^- \*\*([A-Z]-[\w.]+)\*\*", text, re.MULTILINE), rulebook(title.name)
    sections = [section["id"] for section in book["sections"]]

    assert page(title).ids == bold
    assert len(sections) == len(set(sections))
    assert set(book["clauses"]) == {*bold, *[name for name in sections if re.match(r"[A-Z]-\d", name)]}
    for clause in bold:
        assert Read(book["clauses"][clause]["html"]).text.startswith(clause)
        assert book["clauses"][clause]["section"] in sections


@titles
def test_links_lead_to_clauses_and_sections_and_no_link_stands_in_another(title: Title) -> None:
    book, read = rulebook(title.name), page(title)
    there = {f"#{name}" for name in (*book["clauses"], *[section["id"] for section in book["sections"]])}

    assert set(read.links) <= there
    assert len(read.links) > 100


@titles
def test_nothing_but_plain_elements_comes_out(title: Title) -> None:
    assert page(title).elements <= ELEMENTS


PLANTED = """# T: the rules

See [the *notation*](../notation.md), [evil](javascript:alert(1)), [clause T-1.1](#t-1-parts) and T-1.1.

![a map](../map.svg)

## T-1 Parts

- **T-1.1** Some <script>alert("x")</script> and <img src=x onerror=alert(1)>; not T-9.9, but T-1.2.
  - *Ruling: so it is.*
- **T-1.2** A table:

| a | b |
|---|---|
| T-1.1 | 2 |

<script>alert("y")</script>

- **T-1.3** A code:

```text
<b>T-1.1</b>
```
"""


def test_html_in_a_page_is_shown_and_not_obeyed() -> None:
    read = Read("".join(section["html"] for section in read_rulebook(PLANTED)["sections"]))

    assert read.elements <= ELEMENTS
    assert '<script>alert("x")</script> and <img src=x onerror=alert(1)>' in read.text
    assert '<script>alert("y")</script>' in read.text
    assert "<b>T-1.1</b>" in read.text


@pytest.mark.parametrize("html", ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"])
def test_what_a_browser_would_obey_is_noticed(html: str) -> None:
    assert not Read(html).elements <= ELEMENTS


def test_links_go_where_a_page_can_follow_them() -> None:
    html = read_rulebook(PLANTED)["sections"][0]["html"]

    assert html.startswith("<p>See the <em>notation</em>, [evil](javascript:alert(1)), ")
    assert '<a href="#T-1">clause T-1.1</a> and <a href="#T-1.1">T-1.1</a>.' in html
    assert "map" not in html


def test_a_clause_has_its_rulings_and_what_stands_below_it() -> None:
    clauses = read_rulebook(PLANTED)["clauses"]

    assert list(clauses) == ["T-1", "T-1.1", "T-1.2", "T-1.3"]
    assert "so it is" in clauses["T-1.1"]["html"]
    assert "not T-9.9, but <a" in clauses["T-1.1"]["html"]
    assert '<div class="scroll" tabindex="0"><table>' in clauses["T-1.2"]["html"]
    assert "code" not in clauses["T-1.2"]["html"]
    assert "<pre><code" in clauses["T-1.3"]["html"]
    assert {clause["section"] for clause in clauses.values()} == {"T-1"}


def test_a_section_says_how_deep_it_stands() -> None:
    sections = read_rulebook(PLANTED)["sections"]

    assert [(part["id"], part["heading"], part["level"]) for part in sections] == [
        ("t-the-rules", "T: the rules", 1),
        ("T-1", "T-1 Parts", 2),
    ]


@pytest.mark.parametrize("name", ["chess", "../rules/classic", "", "classic.md"])
def test_what_has_no_page_has_no_rulebook(name: str) -> None:
    with pytest.raises(NoRulebook):
        rulebook(name)


def test_a_wheel_carries_the_pages_where_they_are_looked_for() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]

    assert wheel["force-include"] == {"docs/rules": f"pelagos/{PACKED}"}
