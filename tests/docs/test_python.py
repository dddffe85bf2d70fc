"""The Python that the pages show does what they say."""

from __future__ import annotations

import doctest
import io
import re
from contextlib import redirect_stdout
from itertools import pairwise
from typing import Any

import pytest

import pelagos
from docs.pages import ROOT, blocks

README = ROOT / "README.md"
MANUAL = ROOT / "docs" / "api.md"


def test_the_first_lines_of_the_readme_play_a_whole_game() -> None:
    """A block of Python stands before what it prints."""
    shown = [(first, then) for first, then in pairwise(blocks(README)) if first.mark == "python"]
    assert shown
    for first, then in shown:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(first.text, {})

        assert then.mark == "text"
        assert printed.getvalue() == then.text


@pytest.mark.parametrize("title", ["classic", "hellas"])
def test_the_same_lines_play_the_other_titles(title: str) -> None:
    (text,) = [block.text for block in blocks(README) if block.mark == "python"]
    names: dict[str, Any] = {}
    with redirect_stdout(io.StringIO()):
        exec(re.sub(r'"legendary", seats=\d', f'"{title}"', text), names)

    assert names["game"].title == title
    assert names["game"].over


def test_the_ruling_of_the_readme_refuses_as_it_says() -> None:
    """The ruling in the page is that of the file; here it has one more line."""
    shown = blocks(README)
    (at,) = [i for i, block in enumerate(shown) if block.mark == "game"]
    assert shown[at].text == (ROOT / "docs" / "examples" / "ousted.game").read_text(encoding="utf-8")
    with pytest.raises(pelagos.BadRecord) as caught:
        pelagos.read(shown[at].text + "p1 bid zeus 6\n").check()

    said = next(block.text for block in shown[at:] if block.mark == "text")
    assert said == f"ousted.game: {caught.value}\n"


def test_the_manual_of_the_api_can_be_typed_as_it_stands() -> None:
    shown = [block for block in blocks(MANUAL) if block.mark == "pycon"]
    assert shown
    text = "\n".join(block.text for block in shown)
    test = doctest.DocTestParser().get_doctest(text, {}, "api.md", str(MANUAL), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    told = io.StringIO()
    found = doctest.DocTestRunner(optionflags=flags).run(test, out=told.write)

    assert found.failed == 0, told.getvalue()
