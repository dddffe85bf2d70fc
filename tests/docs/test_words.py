"""The pages of words are what the command prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.cli.words import page
from pelagos.games import TITLES
from pelagos.kernel.title import Title, rules_for

WORDS = Path(__file__).resolve().parents[2] / "docs" / "words"


@pytest.mark.pure
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_page_of_words_is_up_to_date(title: Title) -> None:
    """`pelagos words TITLE > docs/words/TITLE.md` makes it anew."""
    kept = (WORDS / f"{title.name}.md").read_text(encoding="utf-8")

    assert "\n".join(page(rules_for(title, title.most))) + "\n" == kept
