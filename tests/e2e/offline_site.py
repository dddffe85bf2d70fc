"""The table without a server, served by nothing but Python's own web server; and what a page says to its engine."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from e2e.clicker import Line
from e2e.hosting import wait_for
from server.upgrading import Plant
from tools.offline import write_manifest, write_tar

ROOT: Final = Path(__file__).resolve().parents[2]
SITE: Final = ROOT / "build" / "offline"
READY: Final = "#engine-progress"
ARCHIVE: Final = "engine/pelagos.tar.gz"
TWINS: Final = ("texts/one.txt", "texts/two.txt")
PATIENCE: Final = 120_000
"""Milliseconds: Python starts in the browser, and the machine may be busy."""

TAP: Final = """{
    const Plain = Worker;
    window.replies = {};
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given);
            window.engineWorker = this;
            this.addEventListener('message', ({ data }) => {
                if (data.kind === 'reply') window.replies[data.id] = data;
                for (const text of data.kind === 'messages' ? data.data : []) window.tapLine?.('heard', text);
            });
        }
        postMessage(message) {
            super.postMessage(message);
            if (message.kind === 'message') window.tapLine?.('sent', message.data);
        }
    };
}"""
"""Listens between the page and its worker, as `Line` listens at a socket."""

ASK: Final = """async ([method, address, key, body]) => {
    const id = Math.floor(1e9 * Math.random()) + 1e6;
    window.engineWorker.postMessage({ kind: 'request', id, method, address, key, language: 'en', body });
    while (!window.replies[id]) await new Promise((done) => setTimeout(done, 20));
    return window.replies[id];
}"""


class Site:
    """A folder, and `python -m http.server` over it."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            self._port: Final[int] = line.getsockname()[1]
        self.address: Final = f"http://127.0.0.1:{self._port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [sys.executable, "-m", "http.server", str(self._port), "--bind", "127.0.0.1", "-d", str(self.folder)]
        self._server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self._server, self._port)

    def stop(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait()
            self._server = None


class LocalLine(Line):
    """What a page says to the engine in its worker, and what it hears. The page needs `TAP`."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.expose_binding("tapLine", lambda _, way, text: self._tapped(way, json.loads(text)))

    def _tapped(self, way: str, message: dict[str, Any]) -> None:
        self._sent(message) if way == "sent" else self._heard(message)


def copied(folder: Path, plants: Sequence[Plant] = ()) -> Path:
    """The site, with these changes of rules in the Python that it carries, as another version."""
    site = Path(shutil.copytree(SITE, folder))
    for name in TWINS:
        (site / name).write_text("the same in both", encoding="utf-8")
    replant(site / ARCHIVE, plants)
    write_manifest(site)
    return site


def replant(archive: Path, plants: Sequence[Plant]) -> None:
    with tarfile.open(archive) as old:
        files = {entry.name: old.extractfile(entry).read() for entry in old}  # type: ignore[union-attr]
    for plant in plants:
        name = f"pelagos/{plant.file}"
        text = files[name].decode()
        assert text.count(plant.old) == 1, plant
        files[name] = text.replace(plant.old, plant.new).encode()
    write_tar(archive, files.items())


def ready(page: Page) -> None:
    """The engine is there."""
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    page.wait_for_selector(READY, state="detached", timeout=PATIENCE)


def kept(page: Page) -> None:
    """The service worker has all files."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def marks(page: Page) -> list[str]:
    """What the worker of the engine has come through so far, in order."""
    names = page.workers[0].evaluate("performance.getEntriesByType('mark').map(({ name }) => name)")
    assert isinstance(names, list)
    return names


def snapshot_kept(page: Page) -> None:
    """The next visit has a snapshot of memory to start from."""
    page.workers[0].evaluate(
        """async () => {
            while (!performance.getEntriesByName('snapshot kept').length)
                await new Promise((done) => setTimeout(done, 50));
        }"""
    )


def ask(page: Page, route: str, body: str = "", key: str = "") -> Any:
    """A request to the engine, past the page."""
    method, _, address = route.partition(" ")
    return page.evaluate(ASK, [method, address, key, body])
