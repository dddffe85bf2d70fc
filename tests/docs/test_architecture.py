"""The map in ARCHITECTURE.md is true: modules and functions that it names exist, and no module is missing."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from docs.pages import ROOT
from house.sources import SRC, tree

pytestmark = pytest.mark.pure

PAGE: Final = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PACKAGES: Final = ("kernel", "table", "server", "bots", "study", "pictures", "sketches", "envs", "tournaments")
STEP: Final = re.compile(r"^\d+\. \*\*.*?(?=^\d+\. \*\*|^#|^\S)", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"`([\w./-]+\.(?:py|ts|svelte))`")
FUNCTION: Final = re.compile(r"`([\w.]+)\(\)`")


def section(heading: str) -> str:
    start = PAGE.index(f"\n{heading}\n")
    end = re.compile(rf"^#{{1,{heading.index(' ')}}} ", re.MULTILINE).search(PAGE, start + len(heading) + 2)
    return PAGE[start : end.start() if end else len(PAGE)]


def named(package: str) -> list[str]:
    """What the first column of a package's table names."""
    rows = [line for line in section(f"### {package}").splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def modules(package: str) -> list[str]:
    """Every module of a package, by its path within; packages themselves are not listed."""
    home = SRC / "pelagos" / package
    found = [path.relative_to(home).with_suffix("").as_posix() for path in home.rglob("*.py")]
    return sorted(name for name in found if not name.endswith("__init__"))


def covers(name: str, module: str) -> bool:
    return module.startswith(name) if name.endswith("/") else fnmatch(module, name)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_is_on_the_map_and_nothing_else(package: str) -> None:
    names, found = named(package), modules(package)

    assert [module for module in found if not any(covers(name, module) for name in names)] == []
    assert [name for name in names if not any(covers(name, module) for module in found)] == []


def test_every_folder_of_the_page_is_on_the_map_and_nothing_else() -> None:
    folders = [f"{path.name}/" for path in (ROOT / "web" / "src").iterdir() if path.is_dir()]

    assert sorted(named("web")) == sorted(folders)


def steps() -> list[str]:
    journey = section("## The journey of a move, from click to screen")
    return [found[0] for found in STEP.finditer(journey)]


def path_of(name: str) -> Path:
    return ROOT / name if name.startswith("web/") else SRC / "pelagos" / name


def defines(path: Path, function: str) -> bool:
    """Is this function, or method of a class, written in this file?"""
    if path.suffix == ".py":
        return function in python_names(path)
    text = path.read_text(encoding="utf-8")
    *owner, name = function.split(".")
    return all(f"class {one} " in text for one in owner) and bool(re.search(rf"\b{name}(<\w+>)?\(.*\{{$", text, re.M))


def python_names(path: Path) -> set[str]:
    names = set[str]()
    for node in tree(path).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{inner.name}" for inner in node.body if hasattr(inner, "name")}
    return names


def test_the_journey_has_its_steps() -> None:
    numbers = [int(step.partition(".")[0]) for step in steps()]

    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 15


@pytest.mark.parametrize("step", steps(), ids=lambda step: step.partition("**")[2].partition("**")[0])
def test_what_a_step_of_the_journey_names_exists(step: str) -> None:
    """Each function stands in one of the files that the same step names."""
    files = [path_of(name) for name in FILE.findall(step)]

    assert files
    assert [path.name for path in files if not path.is_file()] == []
    assert [name for name in FUNCTION.findall(step) if not any(defines(path, name) for path in files)] == []
