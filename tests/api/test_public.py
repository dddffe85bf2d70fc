"""What is public stands in docs/api.md: nothing is added, removed or changed without changing that list."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import pelagos
import pelagos.api
from api.public import listing
from docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "api.md"
MODULES = [f"pelagos.api.{module.name}" for module in iter_modules(pelagos.api.__path__)]


def test_the_list_is_what_there_is() -> None:
    """Run `PYTHONPATH=src:tests python tests/api/public.py` for the new list, and see docs/stability.md before."""
    (listed,) = [block.text for block in blocks(PAGE) if block.mark == "text public"]

    assert listed.splitlines() == listing()


@pytest.mark.pure
@pytest.mark.parametrize("name", [name for name in pelagos.__all__ if name != "__version__"])
def test_everything_public_says_what_it_is(name: str) -> None:
    thing = getattr(pelagos, name)
    public = [getattr(thing, part) for part in dir(thing) if not part.startswith("_")] if name == "Game" else []

    assert thing.__doc__
    assert all(part.__doc__ for part in public)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name), extraglobs={"pelagos": pelagos})

    assert found.failed == 0
