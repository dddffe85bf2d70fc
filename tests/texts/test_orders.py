"""What the page shows as an example of a standing order can be left as one."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from pelagos.games import TITLES
from pelagos.kernel.title import Title, rules_for
from pelagos.table.standing_orders import order_reader
from pelagos.texts import HOME, LANGUAGES

pytestmark = pytest.mark.pure


def examples(language: str, title: Title) -> list[str]:
    page = (files(HOME) / language / f"{title.name}-page.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(page).body:
        if isinstance(entry, ftl.Message) and entry.id.name == f"page-order-examples-{title.name}" and entry.value:
            return "".join(part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)).split("\n")
    return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_example_of_an_order_is_read(title: Title, language: str) -> None:
    rules = rules_for(title, title.fewest)
    shown = examples(language, title)

    assert shown
    for example in shown:
        words, _, what = example.partition(" = ")
        assert order_reader(rules).read(rules, words).text == words
        assert what
