"""Serve the sources while somebody works on them: the server starts anew after a change, and the page with it.

Vite serves the page and shows changes of web/ at once. A change of Python code, sentences, boards, drawings or rules
pages restarts the server; as soon as it answers, every open page is loaded anew. Tables outlive it in build/dev.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from watchfiles import Change, watch

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "build" / "dev"
READY: Final = HOME / "ready"
"""Written whenever the server answers anew; web/vite.config.ts watches it."""
WATCHED: Final = (ROOT / "src" / "pelagos", ROOT / "docs" / "rules")
PAGE: Final = ROOT / "src" / "pelagos" / "server" / "page"
KINDS: Final = {".ftl", ".md", ".py", ".svg", ".toml"}
START_S: Final = 30
"""How long a server may take to answer."""
STOP_S: Final = 10
LOOK_S: Final = 0.1


def wanted(_: Change, path: str) -> bool:
    """Whether a changed file is one that a server reads. The built page is not: Vite serves another."""
    changed = Path(path)
    return changed.suffix in KINDS and not changed.is_relative_to(PAGE)


class Server:
    """`pelagos serve`, as often as needed."""

    def __init__(self, port: int, page_port: int) -> None:
        self._port: Final = port
        origins = [f"--origin=http://{name}:{page_port}" for name in ("127.0.0.1", "localhost")]
        self._command: Final = [
            *(sys.executable, "-m", "pelagos", "serve"),
            *("--port", str(port), "--data", str(HOME / "data"), *origins),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and tell the page as soon as there is an answer; one that ends has said why."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen(self._command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        self._process = process
        end = time.monotonic() + START_S
        while time.monotonic() < end and process.poll() is None:
            if self._answers():
                READY.write_text(str(time.time_ns()))
                say("the server answers")
                return
            time.sleep(LOOK_S)
        say("the server did not start; it is tried again after the next change")

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/api/titles", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


def start_page(port: int, page_port: int) -> subprocess.Popen[bytes]:
    """Vite, in a group of its own, since npm stands between it and us."""
    words = ["npm", "run", "dev", "--silent", "--", "--host", "127.0.0.1", "--port", str(page_port), "--strictPort"]
    given = {**os.environ, "PELAGOS_SERVER": f"http://127.0.0.1:{port}", "PELAGOS_READY": str(READY)}
    command = [sys.executable, str(ROOT / "tools" / "node.py"), *words]
    return subprocess.Popen(command, cwd=ROOT / "web", env=given, start_new_session=True)


def say(sentence: str) -> None:
    print(f"dev: {sentence}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--port", type=int, default=8001, help="of the server")
    parser.add_argument("--page-port", type=int, default=5173, help="of the page, which is the one to open")
    options = parser.parse_args()

    HOME.mkdir(parents=True, exist_ok=True)
    READY.touch()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    server = Server(options.port, options.page_port)
    page = start_page(options.port, options.page_port)
    try:
        server.start()
        say(f"open http://127.0.0.1:{options.page_port}; Ctrl-C ends it")
        for changes in watch(*WATCHED, watch_filter=wanted, raise_interrupt=True):
            say(f"changed: {', '.join(sorted({Path(path).name for _, path in changes}))}")
            server.stop()
            server.start()
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()
        if page.poll() is None:
            os.killpg(page.pid, signal.SIGTERM)
        page.wait()


if __name__ == "__main__":
    main()
