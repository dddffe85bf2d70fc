"""What the pages around the table call the ways to play, the boards, the house rules and the bots of the titles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from pelagos.bots.roster import BOTS
from pelagos.games import TITLES
from pelagos.kernel.title import Option, Title
from pelagos.texts import HOME
from pelagos.texts.rulebook import rulebook
from texts.catalogue import entries, written

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def house_rules(title: Title) -> list[Option]:
    """Options that no way to play fixes."""
    fixed = {name for _, _, options in title.variants() for name in options}
    return [option for option in title.options if option.name not in fixed]


def wanted(title: Title) -> Iterator[str]:
    yield f"lobby-title-{title.name}"
    for name, _, _ in title.variants():
        yield f"lobby-variant-{title.name}-{name}"
    for option in house_rules(title):
        yield f"lobby-option-{title.name}-{option.name}"
        for choice in option.choices:
            yield f"lobby-choice-{title.name}-{option.name}-{choice}"


def found(title: Title, *sorts: str) -> set[str]:
    beginnings = tuple(f"lobby-{sort}-{title.name}-" for sort in sorts)
    return {name for name in written(HOME, f"{title.name}-lobby") if name.startswith(beginnings)}


@titles
def test_a_title_its_ways_to_play_house_rules_and_choices_have_names_and_no_other_exists(title: Title) -> None:
    assert {f"lobby-title-{title.name}"} | found(title, "variant", "option", "choice") == set(wanted(title))
    assert f"lobby-title-{title.name}" in written(HOME, f"{title.name}-lobby")


@titles
def test_the_first_board_has_a_name_and_only_boards_have(title: Title) -> None:
    boards = {f"lobby-board-{title.name}-{board}" for board in title.boards if board}
    named = found(title, "board")

    assert named <= boards
    assert not boards or f"lobby-board-{title.name}-{title.boards[0]}" in named


def test_every_bot_has_a_name() -> None:
    assert {f"page-level-{bot}" for bot in BOTS} <= set(written(HOME, "page"))


@titles
def test_house_rules_say_what_they_do_and_cite_a_clause_that_exists(title: Title) -> None:
    messages = {
        entry.id.name: entry for entry in entries(HOME, f"{title.name}-lobby") if isinstance(entry, ftl.Message)
    }
    clauses = rulebook(title.name)["clauses"]

    for option in house_rules(title):
        told = {part.id.name: part.value for part in messages[f"lobby-option-{title.name}-{option.name}"].attributes}
        cited = "".join(str(part.value) for part in told["clause"].elements if isinstance(part, ftl.TextElement))
        assert "what" in told
        assert cited in clauses
