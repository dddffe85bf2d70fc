"""A server with the built page, and the system's Chromium. Where either is missing, these tests are skipped and say so."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import pelagos
from e2e.tables import Host

HERE: Final = Path(__file__).parent
SOURCE: Final = Path(pelagos.__file__).parents[1]
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
BUILT: Final = Path(pelagos.__file__).parent / "server" / "page" / "index.html"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WIDE: Final = (1440, 900)
PHONE: Final = (360, 780)

NewPage = Callable[..., Page]


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
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
    folder = tmp_path_factory.mktemp("host")
    path = os.pathsep.join([str(SOURCE), str(HERE.parent)])
    server = subprocess.Popen(
        [sys.executable, str(HERE / "host.py"), str(folder), str(port)], env={**os.environ, "PYTHONPATH": path}
    )
    try:
        for _ in range(600):
            assert server.poll() is None, "the server ended by itself"
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield Host(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser, host: Host) -> Iterator[NewPage]:
    """A page of a fresh visitor. Errors in the page, and requests to anywhere else, fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(size: tuple[int, int] = WIDE, touch: bool = False, dark: bool = False, language: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=language,
            base_url=host.address,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: None if ours(request.url, host) else faults.append(request.url))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def ours(url: str, host: Host) -> bool:
    return url.startswith((host.address, host.address.replace("http", "ws"), "data:", "blob:"))
