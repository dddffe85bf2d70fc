"""Pages tell what every god, creature, hero, card and building does, with its clause, and the map has its words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from pelagos.games import TITLES
from pelagos.kernel.title import Title, rules_for
from pelagos.texts import HOME
from texts.catalogue import TELLS, entries, written

pytestmark = pytest.mark.pure

ROOT: Final = Path(__file__).parents[2]
TOLD: Final = ("god", "creature", "hero", "card", "kind")
"""Domains whose words are cards or buildings, where a title has them."""
HELD: Final = {"legendary": {"card"}, "hellas": {"kind"}}
"""In Legendary a card is only the place of a metropolis; the kinds of Hellas are pieces, not buildings."""
LONGEST: Final = 220
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def wanted(title: Title) -> set[str]:
    domains = rules_for(title, title.most).vocabulary.domains
    told = [domain for domain in TOLD if domain in domains and domain not in HELD.get(title.name, set())]
    found = {f"{title.name}-{TELLS}{domain}-{word}" for domain in told for word in domains[domain].words}
    return found | {f"{title.name}-{TELLS}kind-metropolis"} if "kind" in told else found


def cards(title: Title) -> list[ftl.Message]:
    found = [entry for entry in entries(HOME, title.name) if isinstance(entry, ftl.Message)]
    return [message for message in found if message.id.name.startswith(f"{title.name}-{TELLS}")]


@cache
def clauses(title: str) -> set[str]:
    """Every clause and every heading of the rules page."""
    page = (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?:\*\*|^##+ )([CLH]-[\w.]+\w)", page, re.MULTILINE))


@titles
def test_every_card_has_a_text_and_no_other_exists(title: Title) -> None:
    assert {message.id.name for message in cards(title)} == wanted(title)


@titles
def test_texts_are_one_or_two_sentences_without_arguments(title: Title) -> None:
    for message in cards(title):
        text = serialize_pattern(message.value) if message.value else ""
        assert text.endswith("."), message.id.name
        assert len(text) <= LONGEST, message.id.name
        assert "$" not in text, message.id.name


@titles
def test_every_text_cites_a_clause_of_the_rules_page(title: Title) -> None:
    for message in cards(title):
        cited = {one.id.name: serialize_pattern(one.value).strip() for one in message.attributes}
        assert cited.keys() == {"clause"}, message.id.name
        assert cited["clause"] in clauses(title.name), message.id.name


def test_the_words_of_the_map_are_those_that_its_sources_ask_for() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    known = set(written(HOME, "board"))
    asked = set(re.findall(r"'(board-[a-z-]+)'", text)) & known
    built = {f"board-{word}" for word in ("discarded", "unseen")}

    assert known == asked | built


def test_the_clauses_that_pages_cite_stand_on_the_rules_pages() -> None:
    known = clauses("classic") | clauses("legendary") | clauses("hellas")
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src" / "games").rglob("*.ts"))
    cited = set(re.findall(r"clause: '([^']+)'", text))

    assert cited
    assert cited <= known


def test_the_check_of_clauses_would_find_a_wrong_one() -> None:
    assert "L-15.18" in clauses("legendary")
    assert "H-10.Z7" in clauses("hellas")
    assert "nowhere" not in clauses("legendary")
