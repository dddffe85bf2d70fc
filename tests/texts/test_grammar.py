"""Names in the forms that sentences ask for: one table, `grammar.json`, for this runtime and for the page's.

web/tests/grammar.test.ts reads the same file. Every row has a pattern, what it is given, and what it says; `@name` is a
name of the table, anything else a text from outside. `faults` are patterns that cannot be said, and `wrong` rows claim
what no runtime says: a runner that does not compare would let them pass.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from pelagos.texts import HOME
from pelagos.texts.fluent import Bundle, parsed
from pelagos.texts.functions import FUNCTIONS
from pelagos.texts.values import Given, Name, NameList, Unresolved, plain

pytestmark = pytest.mark.pure

TABLE: Final[list[dict[str, Any]]] = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


def rows(part: str) -> list[Any]:
    return [
        pytest.param(group, row, id=f"{group['language']}-{i}") for group in TABLE for i, row in enumerate(group[part])
    ]


def said(group: dict[str, Any], pattern: str, given: dict[str, Any]) -> str:
    bundle = Bundle(group["language"])
    sources = [(files(HOME) / group["language"] / f"{name}.ftl").read_text(encoding="utf-8") for name in group["files"]]
    indented = pattern.replace("\n", "\n    ")
    for source in (*sources, "\n".join(group["rules"]), f"said = {indented}\n"):
        bundle.add(parsed(source))
    return bundle.sentence("said", {key: value_of(group, value) for key, value in given.items()})


def value_of(group: dict[str, Any], value: Any) -> Given:
    if isinstance(value, list):
        return NameList(str_of(group, name) for name in value)
    return str_of(group, value) if isinstance(value, str) else int(value)


def str_of(group: dict[str, Any], text: str) -> str:
    if not text.startswith("@"):
        return text
    named = group["names"][text.removeprefix("@")]
    return Name(named["text"], named["word"], named["forms"])


@pytest.mark.parametrize(("group", "row"), rows("cases"))
def test_a_sentence_has_its_names_in_the_forms_it_asks_for(group: dict[str, Any], row: list[Any]) -> None:
    pattern, given, says = row

    assert said(group, pattern, given) == says


@pytest.mark.parametrize(("group", "row"), rows("faults"))
def test_what_cannot_be_said_is_noticed(group: dict[str, Any], row: list[Any]) -> None:
    with pytest.raises(Unresolved):
        said(group, *row)


@pytest.mark.parametrize(("group", "row"), rows("wrong"))
def test_a_planted_disagreement_is_noticed(group: dict[str, Any], row: list[Any]) -> None:
    pattern, given, says = row

    assert said(group, pattern, given) != says


def test_the_table_tries_every_function_gender_and_number() -> None:
    patterns = " ".join(row[0] for group in TABLE for row in group["cases"])
    genders = {
        name["forms"].get("gender")
        for group in TABLE
        if group["language"] in ("uk", "ru")
        for name in group["names"].values()
    }

    assert {name for name in FUNCTIONS if f"{name}(" not in patterns} == set()
    assert genders - {None} == {"m", "f", "n", "pl"}


def test_a_name_is_a_text_and_says_so_to_whom_knows_only_texts() -> None:
    name = Name("Ares", "ares", {"gen": "Aresa"})

    assert name == "Ares"
    assert f"{name}!" == "Ares!"
    assert type(plain(name)) is str
