"""Pages for tests. Where Chromium is missing, or the built page, the tests are skipped and say so."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from e2e.hosting import BUILT, CHROMIUM, HERE, chromium, hosted, visitor
from e2e.tables import Host, Seats

PATIENCE: Final = 30_000
"""Milliseconds: a machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]

BEFORE_STAYING: Final = 161
"""Answers of a golden game: one round of a battle is rolled, and the attacker is asked whether they stay."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Elsewhere than in CI a machine may lack the browser, or nobody has built the page."""
    reasons = []
    if CHROMIUM is None:
        reasons.append("there is no Chromium on this machine")
    if not BUILT.exists():
        reasons.append("the page is not built: make web")
    if reasons and os.environ.get("CI") != "true":
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="; ".join(reasons)))


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests: every test has tables of its own."""
    with hosted(tmp_path_factory.mktemp("host")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def faults() -> list[str]:
    """What went wrong in the pages of a test, or was asked of somebody else."""
    return []


@pytest.fixture
def new_page(browser: Browser, host: Host, faults: list[str]) -> Iterator[NewPage]:
    """A page of a fresh visitor. Errors in the page, and requests to anywhere else, fail the test."""
    contexts: list[BrowserContext] = []

    def make(*looks: Any, **more: Any) -> Page:
        context = visitor(browser, host, *looks, **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(told(line)) if line.type == "error" else None)
        page.on("request", lambda request: None if ours(request.url, host) else faults.append(request.url))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def told(line: ConsoleMessage) -> str:
    return f"{line.text} ({line.location['url']})"


def ours(url: str, host: Host) -> bool:
    return url.startswith((host.address, host.address.replace("http", "ws"), "data:", "blob:"))


@pytest.fixture
def battle(host: Host) -> Seats:
    return host.resumed("classic-2-3", BEFORE_STAYING, people=2)


@pytest.fixture
def breakable(new_page: NewPage, faults: list[str]) -> Iterator[NewPage]:
    """Pages whose line is broken on purpose: that requests failed meanwhile is no fault."""
    yield new_page
    faults[:] = [fault for fault in faults if "ERR_INTERNET_DISCONNECTED" not in fault]
