"""What the page calls a title, and what lies beside its map, is said by the title's own file."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts import HOME, LANGUAGES

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_names_what_lies_beside_its_map(title: Title, language: str) -> None:
    """The tab was called Gods in Hellas, too, where cards and tiles lie behind it."""
    page = (files(HOME) / language / f"{title.name}-page.ftl").read_text(encoding="utf-8")
    names = [
        {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(page).body
        if isinstance(entry, ftl.Message) and entry.id.name == f"page-title-{title.name}"
    ]

    assert names == [{"emblem", "panels", "beside"}]
