"""At a real terminal: the screen is wiped between seats, and Ctrl-C leaves."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest

pty = pytest.importorskip("pty")

WIPED: Final = "\x1b[2J"
FORGOTTEN: Final = "\x1b[3J"
PATIENCE: Final = 60


class Terminal:
    """A game of two at a terminal of its own."""

    def __init__(self) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "toy", "play", "toy", "--seed", "5"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "100", "NO_COLOR": "1"},
            start_new_session=True,
            # Whoever started the tests in the background may have told them to ignore interrupts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 -- no threads here
        )
        os.close(slave)

    def until(self, words: str) -> str:
        """What appears up to these words."""
        seen = ""
        while words not in seen:
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"nothing more after {seen!r}"
            seen += os.read(self.master, 4096).decode(errors="ignore")
        return seen

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    made = Terminal()
    yield made
    made.process.kill()
    made.process.wait()
    os.close(made.master)


def test_the_device_is_handed_over_with_an_empty_screen(terminal: Terminal) -> None:
    before = terminal.until("can see the screen.")
    assert "Player A finds" not in before

    terminal.type("")
    assert "Player A finds" in terminal.until("Player A> ")

    terminal.type("pass")
    handed = terminal.until("can see the screen.")
    assert handed.index(WIPED) < handed.index("Pass the device to Player B")
    assert FORGOTTEN in handed
    assert "Blue: pass" not in handed


def test_interrupting_leaves_politely(terminal: Terminal) -> None:
    terminal.until("can see the screen.")
    # A signal between the prompt and the wait for a key goes unnoticed until the next one; one after the farewell
    # would end the process before it is done.
    seen = ""
    for _ in range(PATIENCE):
        terminal.process.send_signal(signal.SIGINT)
        while "Until next time." not in seen and select.select([terminal.master], [], [], 3)[0]:
            seen += os.read(terminal.master, 4096).decode(errors="ignore")
        if "Until next time." in seen:
            break

    assert "Until next time." in seen
    assert terminal.process.wait(timeout=PATIENCE) == 130
