"""What the documentation shows is true: records replay, commands print what is printed, links lead somewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from docs.pages import ROOT, anchors, blocks, links, name_of, pages
from pelagos.games import TITLES
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay, rules_of, verify
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import rules_for
from toy.title import TITLE

NOTATION = ROOT / "docs" / "notation.md"
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.game"))
FENCED = [
    (f"{name_of(page)}:{block.line}", block.text) for page in pages() for block in blocks(page) if block.mark == "game"
]


def played(text: str) -> Play:
    """A record played through, and verified if it is sealed."""
    record = read_record(text)
    rules = rules_of(record, {title.name: title for title in (*TITLES, TITLE)})
    return verify(rules, record) if record.secret else replay(rules, record)


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
def test_an_example_replays(path: Path) -> None:
    played(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", [pytest.param(text, id=where) for where, text in FENCED])
def test_a_record_in_a_page_replays(text: str) -> None:
    played(text)


CONSOLES = [
    pytest.param(block.text, id=f"{name_of(page)}:{block.line}")
    for page in pages()
    for block in blocks(page)
    if block.mark == "console"
]
PROMPT = "$ pelagos "
REST = "\n…\n"
"""The page leaves the rest of the output out."""


@pytest.mark.parametrize("text", CONSOLES)
def test_a_command_in_a_page_prints_what_the_page_says(text: str) -> None:
    for shown in text.split(PROMPT)[1:]:
        command, _, output = shown.partition("\n")
        lines = output.removesuffix(REST).rstrip().split("\n")
        printed = run("-m", "pelagos", *command.split())

        assert (printed[: len(lines)] if output.endswith(REST) else printed) == lines


def run(*arguments: str) -> list[str]:
    """What Python prints, line by line, as a pipe gets it."""
    environment = {**os.environ, "PYTHONUTF8": "1", "FORCE_COLOR": ""}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    return [line.rstrip() for line in done.stdout.rstrip().split("\n")]


def test_there_are_examples() -> None:
    assert EXAMPLES
    assert [where for where, _ in FENCED if where.startswith("docs/notation.md")]


@pytest.mark.pure
@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_relative_links_lead_somewhere(page: Path) -> None:
    lost = []
    for link in links(page):
        target, _, anchor = link.partition("#")
        path = page.parent / target if target else page
        if "://" in link or link.startswith("mailto:"):
            continue
        if not path.exists() or (anchor and anchor not in anchors(path)):
            lost.append(link)

    assert lost == []


@pytest.mark.pure
def test_the_manual_names_every_word_of_the_toy_title() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    text = text[text.index("## The toy title") :]
    rules = rules_for(TITLE, TITLE.most)
    wanted = [
        *rules.vocabulary.phrases.values(),
        *[name for name in rules.vocabulary.domains if name != "number"],
        *[word for name in ("lot", "face", "faction") for word in rules.vocabulary.domains[name].words],
        *rules.tasks,
        *[kind.name for kind in (*TITLE.events, *TITLE.refusals)],
    ]

    assert [word for word in wanted if f"`{word}`" not in text] == []
    assert [field.name for field in rules.fields if f"| `{field.name} " not in text] == []


@pytest.mark.pure
def test_the_manual_lists_the_telling_questions_of_the_toy_title() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    beginning = "Of the questions that seats answer, these are telling"
    (paragraph,) = [part for part in text.split("\n\n") if part.startswith(beginning)]
    choices = [task for task in TITLE.tasks if issubclass(task, Choice) and not issubclass(task, Chance)]
    telling = [choice.__name__ for choice in choices if "telling" in vars(choice)]

    assert sorted(telling) == sorted(paragraph.split("`")[1::2])
