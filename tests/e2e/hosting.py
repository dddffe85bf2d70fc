"""A server with the built page, and the system's Chromium: for tests, and for pictures of the page."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

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
SHARES: Final = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""Shares in the dice that are the same in every run."""
CHOSEN: Final = """try {
    const [key, chosen] = ['pelagos-settings', JSON.stringify(%s)];
    localStorage.getItem(key) ?? localStorage.setItem(key, chosen);
} catch {}"""
"""What was chosen here before; what is chosen later stays."""
AT_ONCE: Final = {"pace": "off", "recap": False, "announce": "off"}
"""What happens is shown at once, and nothing lies over the map: most tests ask what is now."""
CONFIRMED: Final = {"confirmAll": True}
"""Else what can be undone would be sent without a click."""
WIDE: Final = (1440, 900)
PHONE: Final = (360, 780)


GAMES: Final = ("classic", "hellas", "legendary")
TOY: Final = "toy"


@contextmanager
def hosted(folder: Path, titles: Sequence[str] = (*GAMES, TOY)) -> Iterator[Host]:
    """A server as long as it is needed."""
    server = Server(folder, titles)
    try:
        server.start()
        yield server.host
    finally:
        server.end()


class Server:
    """A server that can be killed and started again, at the same address and with the same data."""

    def __init__(self, folder: Path, titles: Sequence[str] = (*GAMES, TOY)) -> None:
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self._port: Final[int] = line.getsockname()[1]
        # A copy, so that nobody builds the page anew under a running test.
        page = shutil.copytree(BUILT.parent, folder / "page")
        self._words: Final = [sys.executable, str(HERE / "host.py"), str(folder), str(self._port), str(page), *titles]
        self._process: subprocess.Popen[bytes] | None = None
        self.host: Final = Host(f"http://127.0.0.1:{self._port}", folder)

    def start(self) -> None:
        path = os.pathsep.join([str(SOURCE), str(HERE.parent)])
        self._process = subprocess.Popen(self._words, env={**os.environ, "PYTHONPATH": path})
        wait_for(self._process, self._port)

    def kill(self) -> None:
        """As if the power had failed."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def end(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()


def wait_for(server: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(600):
        assert server.poll() is None, "the server ended by itself"
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the server does not listen")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


def visitor(
    browser: Browser,
    host: Host,
    size: tuple[int, int] = WIDE,
    touch: bool = False,
    dark: bool = False,
    scale: int = 1,
    language: str = "en",
    follows: bool = False,
    quick: bool = False,
) -> BrowserContext:
    """Somebody who has never been here.

    Whoever follows sees what happens step by step, as people do. Unless they are quick they confirm every answer, so
    that a test can.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        locale=language,
        base_url=host.address,
    )
    context.add_init_script(SHARES)
    context.add_init_script(CHOSEN % json.dumps({**({} if follows else AT_ONCE), **({} if quick else CONFIRMED)}))
    return context
