"""The pins of the tools install by every pip, also after something newer than a pin was released."""

from __future__ import annotations

import re
from importlib.metadata import Distribution, distributions
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from house.sources import ROOT

LOCK: Final = ROOT / "requirements" / "dev.lock"
PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[([^]]*)\])?==", re.MULTILINE)

pytestmark = pytest.mark.pure


def pinned_extras(lock: str) -> dict[str, set[str]]:
    """The packages of a lock file, each with the extras it is pinned with."""
    found: dict[str, set[str]] = {}
    for name, extras in PIN.findall(lock):
        found.setdefault(canonicalize_name(name), set()).update(filter(None, extras.split(",")))
    return found


def asked_extras(package: Distribution) -> list[tuple[str, str]]:
    """What a package needs with an extra on this platform."""
    requirements = [Requirement(line) for line in package.requires or ()]
    return [
        (canonicalize_name(needed.name), extra)
        for needed in requirements
        if needed.marker is None or needed.marker.evaluate({"extra": ""})
        for extra in needed.extras
    ]


def missing(lock: str) -> list[str]:
    """Extras that a pinned package asks for and that no pin names: older pips then look past the pin."""
    pins = pinned_extras(lock)
    return [
        f"{package.name} needs {name}[{extra}]"
        for package in distributions()
        if canonicalize_name(package.name) in pins
        for name, extra in asked_extras(package)
        if extra not in pins.get(name, ())
    ]


def test_a_package_that_is_needed_with_an_extra_is_pinned_with_it() -> None:
    assert missing(LOCK.read_text(encoding="utf-8")) == []


def test_a_stripped_extra_is_found() -> None:
    stripped = LOCK.read_text(encoding="utf-8").replace("coverage[toml]==", "coverage==")

    assert missing(stripped) == ["pytest-cov needs coverage[toml]"]
