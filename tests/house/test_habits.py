"""What a code host reads: workflows and templates have the shape it wants, and run what we run."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import Any, Final

import pytest
import yaml

from house.sources import ROOT

pytestmark = pytest.mark.pure

MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
PINNED: Final = re.compile(r"actions/[\w-]+@v\d+")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    return found


def supported() -> list[str]:
    """The versions of Python that the package says it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    mark = "Programming Language :: Python :: 3."
    return [f"3.{line.removeprefix(mark)}" for line in project["classifiers"] if line.startswith(mark)]


@pytest.mark.parametrize(
    ("schema", "pattern", "count"),
    [
        ("github-workflows", ".github/workflows/*.yml", 2),
        ("github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml", 3),
        ("github-issue-config", ".github/ISSUE_TEMPLATE/config.yml", 1),
        ("citation-file-format", "CITATION.cff", 1),
    ],
)
def test_files_have_the_shape_that_hosts_want(schema: str, pattern: str, count: int) -> None:
    """By the schemas that check-jsonschema carries, so that nothing is fetched."""
    paths = [str(path) for path in sorted(ROOT.glob(pattern))]
    words = ["-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *paths]
    done = subprocess.run([sys.executable, *words], capture_output=True, encoding="utf-8", check=False)

    assert len(paths) == count
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["test.yml", "release.yml"])
def test_a_workflow_covers_every_python_and_pins_what_it_uses(name: str) -> None:
    (job,) = read(name)["jobs"].values()
    used = [step["uses"] for step in job["steps"] if "uses" in step]

    assert job["strategy"]["matrix"]["python"] == supported()
    assert job["env"]["CI"] == "true"
    assert used != []
    assert [action for action in used if not PINNED.fullmatch(action)] == []


@pytest.mark.parametrize("name", ["test.yml", "release.yml"])
def test_a_workflow_runs_targets_that_exist(name: str) -> None:
    (job,) = read(name)["jobs"].values()
    ran = [step["run"].split()[1] for step in job["steps"] if step.get("run", "").startswith("make ")]

    assert ran in (["test"], ["web", "wheel"])
    assert [target for target in ran if not re.search(rf"^{target}:.* ## ", MAKEFILE, re.MULTILINE)] == []


def test_nothing_is_published_by_itself() -> None:
    (job,) = read("release.yml")["jobs"].values()

    assert read("release.yml")["permissions"] == {"contents": "read"}
    assert [step for step in job["steps"] if "publish" in str(step) or "secrets" in str(step)] == []


def test_every_target_for_people_is_in_the_help() -> None:
    told = re.findall(r"^([a-z]+):.*## ", MAKEFILE, re.MULTILINE)

    assert {"setup", "play", "test", "dev", "wheel", "release", "lock"} <= set(told)
    assert set(re.findall(r"^\.PHONY: ([a-z]+)$", MAKEFILE, re.MULTILINE)) - set(told) == {
        "chromium",
        "postgres",
        "spelling",
    }
