"""Where a page means a person it says “they”; heroes, gods and creatures of the rules have their own pronouns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from docs.pages import name_of, pages

pytestmark = pytest.mark.pure

ABOUT_FIGURES: Final = ("docs/rules/", "docs/words/", "changelog.d/", "CHANGELOG.md", "docs/trials/")
"""Pages that also tell of Perseus and the Minotaur, or that quote somebody word for word."""
GENERIC: Final = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)


@pytest.mark.parametrize("page", [page for page in pages() if not name_of(page).startswith(ABOUT_FIGURES)], ids=name_of)
def test_a_page_takes_nobody_for_a_man(page: Path) -> None:
    assert GENERIC.findall(page.read_text(encoding="utf-8")) == []
