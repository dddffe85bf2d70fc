"""Nothing in the repository depends on, or tells of, the machine it was written on."""

from __future__ import annotations

import re
import subprocess
from typing import Final

import pytest

from house.sources import ROOT

pytestmark = pytest.mark.pure

# The expressions are written so that they do not match themselves. Where a club installs the server is allowed.
UNWANTED: Final = re.compile(
    r"(?<![\w.~$)}-])/(?:work|root|opt(?!/pelagos\b)|home/\w+|Users/\w+)/"
    r"|\bfile:/{2}/"
    r"|--(?:extra-)?index-url\b|--(?:find-links|trusted-host)\b"
    r"|https?:/{2}[^\s/]*(?:pypi|pythonhosted|npmjs|artifactory|nexus|devpi)"
)


def tracked() -> list[str]:
    """The files of the repository and those about to join it."""
    listed = subprocess.run(
        # A checkout may belong to another user than the one who runs the tests.
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout knows which files it tracks")
def test_no_tracked_file_names_a_machine_or_a_registry() -> None:
    found = []
    for name in tracked():
        text = (ROOT / name).read_bytes().decode("utf-8", errors="ignore")
        found += [f"{name}:{text.count(chr(10), 0, hit.start()) + 1} {hit[0]}" for hit in UNWANTED.finditer(text)]

    assert found == []


@pytest.mark.parametrize(
    ("text", "unwanted"),
    [
        ("see " + "/".join(["", "root", "x"]), True),
        ("/".join(["file:", "", "", "wheels"]), True),
        ("-" + "-index-url x", True),
        ("https:" + "//pypi.example/simple", True),
        ("--no-emit-index-url", False),
        ("framework/root/cause", False),
        ("https://example.org/work/", False),
    ],
)
def test_the_expression_finds_what_it_should(text: str, unwanted: bool) -> None:
    assert bool(UNWANTED.search(text)) is unwanted
