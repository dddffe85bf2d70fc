"""Everything that can be said has a message, and every message can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files

import pytest

from pelagos.envs.dataset.tables import COLUMNS
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.kernel.words import NUMBER
from pelagos.texts import HOME, LANGUAGES, SHARED, message_part
from texts.catalogue import ALL_TITLES, TELLS, Messages, asked, codes, raised, shared, title_messages, written

pytestmark = pytest.mark.pure

REASONS = ("bots-why-", "coach-", "study-", "health-", "notice-", "language-")
"""tests/bots/test_reasons.py, tests/coach/test_remarks.py, tests/study/test_texts.py, tests/server/test_metrics.py and
test_letters.py look after these, and test_languages.py after what programs must know of a language."""

MEANINGS = {f"dataset-{table}-{column}" for table, columns in COLUMNS.items() for column in columns}
"""What the columns of a dataset mean."""

OF_THE_PAGE = (
    *("access", "five", "terms", "page", "board", "lobby", "learn"),
    *("puzzles", "analysis", "admin", "privacy", "places", "tournaments", "clubs", "ratings"),
)
OF_A_TITLE = ("bots", "coach", "five", "laws", "lessons", "lobby", "page", "phrases", "sketch")
"""Its own tests look after these."""

titles = pytest.mark.parametrize("title", ALL_TITLES, ids=lambda title: title.name)


def unknown_arguments(messages: Messages, given: Messages) -> list[str]:
    return [
        f"{message} uses {sorted(used - given[message])}" for message, used in messages.items() if used - given[message]
    ]


def setups(title: Title) -> Iterator[Rules]:
    """The rules with any number of seats and any choice, where they go together."""
    chosen = [{}, *[{option.name: choice} for option in title.options for choice in option.choices]]
    for seats in range(title.fewest, title.most + 1):
        for options in chosen:
            with suppress(BadSetup):
                yield rules_for(title, seats, options=options)


def words(title: Title) -> dict[str, Messages]:
    """Every word that people may be shown, by the domain whose messages name it, and what they may say of it."""
    found: dict[str, Messages] = {}
    for rules in setups(title):
        for domain in rules.vocabulary.domains.values():
            if domain is not NUMBER:
                for word in (*domain.words, domain.none):
                    if word:
                        shown, said = title.called(rules.setup, domain.name, word)
                        found.setdefault(shown, {})[word] = set(said)
    return found


def questions(title: Title) -> Messages:
    """Nature needs no prompt."""
    asked = [task for task in title.tasks if issubclass(task, Choice) and not issubclass(task, Chance)]
    return {f"{title.name}-ask-{task.__name__}": set(task.ARGS) for task in asked}


def names(title: Title, messages: Messages) -> Messages:
    """One message for a domain of ids, else one for each of its words."""
    found: Messages = {}
    for name, alike in words(title).items():
        whole = f"{title.name}-{name}"
        each: Messages = {f"{whole}-{message_part(word)}": set() for word in alike}
        found |= {whole: set.union(*alike.values())} if whole in messages else each
    return found


def test_every_error_code_and_every_line_of_the_terminal_has_a_message_and_no_other_exists() -> None:
    wanted = {f"error-{code}" for code in codes()} | {ast.literal_eval(call.args[0]) for call in asked()} | MEANINGS
    known = set(shared())

    assert wanted <= known
    assert {message for message in known - wanted if not message.startswith(REASONS)} == set()


def test_messages_use_only_arguments_that_are_given() -> None:
    given = {f"error-{code}": names for code, names in codes().items()} | {name: set() for name in MEANINGS}
    for call in asked():
        message = ast.literal_eval(call.args[0])
        keywords = {keyword.arg for keyword in call.keywords if keyword.arg}
        given[message] = given.get(message, keywords) & keywords

    said = {message: names for message, names in shared().items() if not message.startswith(REASONS)}
    assert unknown_arguments(said, given) == []


def test_a_code_is_a_literal_unless_it_is_handed_on() -> None:
    others = {ast.unparse(code) for code, _ in raised() if not isinstance(code, ast.Constant)}

    assert others <= {"error.code"}


def test_every_file_belongs_to_somebody() -> None:
    parts = [f"{title.name}-{part}" for title in ALL_TITLES for part in OF_A_TITLE]
    known = {f"{name}.ftl" for name in (*SHARED, *OF_THE_PAGE, *[title.name for title in ALL_TITLES], *parts)}

    assert {file.name for file in (files(HOME) / "en").iterdir()} <= known


@titles
def test_every_event_refusal_question_and_name_has_a_message_and_no_other_exists(title: Title) -> None:
    whole = written(title.texts, title.name)
    found = {message: given for message, given in whole.items() if not message.startswith(f"{title.name}-{TELLS}")}
    wanted = title_messages(title) | questions(title) | names(title, found)

    assert set(found) == set(wanted)
    assert unknown_arguments(found, wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files_that_are_read_together(language: str) -> None:
    """The second would be told in the place of the first."""
    found: dict[str, str] = {}
    twice = []
    for file in SHARED:
        text = (files(HOME) / language / f"{file}.ftl").read_text(encoding="utf-8")
        for name in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE):
            twice += [f"{name}: {found[name]}, {file}"] if name in found else []
            found[name] = file

    assert twice == []
