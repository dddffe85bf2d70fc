"""The pages of words are what the command prints, and hold every word of their title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.cli.words import page
from pelagos.games import TITLES
from pelagos.kernel.title import Title, rules_for

WORDS = Path(__file__).resolve().parents[2] / "docs" / "words"

pytestmark = pytest.mark.pure
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def kept(title: Title) -> str:
    return (WORDS / f"{title.name}.md").read_text(encoding="utf-8")


@titles
def test_the_page_of_words_is_up_to_date(title: Title) -> None:
    """`pelagos words TITLE > docs/words/TITLE.md` makes it anew."""
    assert "\n".join(page(rules_for(title, title.most))) + "\n" == kept(title)


@titles
def test_the_page_has_every_name_that_a_record_can_use(title: Title) -> None:
    """Counted in the tables of the title, not by the command that writes the page."""
    rules = rules_for(title, title.most)
    first = {re.split("[ `]", row)[0] for row in re.findall(r"^\| `(.*)$", kept(title), re.MULTILINE)}
    tasks = set(re.findall(r"^\| `next ([A-Z]\w+)", kept(title), re.MULTILINE))
    options = set(re.findall(r"^\| `option (\w+)", kept(title), re.MULTILINE))

    assert {kind.name for kind in (*title.events, *title.refusals)} <= first
    assert {field.name for field in rules.fields} <= first
    assert {law.name for law in title.laws} <= first
    assert {domain for domain in rules.vocabulary.domains if domain != "number"} <= first
    assert {phrase.split()[0] for phrase in rules.vocabulary.phrases.values()} <= first
    assert tasks == set(rules.tasks)
    assert options == {option.name for option in title.options}


@titles
def test_the_page_names_a_clause_of_every_event_and_refusal_that_has_one(title: Title) -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (.*) \| ([A-Z][\w.-]*|) \|$", kept(title), re.MULTILINE)
    clauses = {name: clause for name, _, clause in rows}
    kinds = {kind.name: kind.clause for kind in (*title.events, *title.refusals)}

    assert {name: clauses[name] for name in kinds} == kinds
