"""The guide for whoever runs a server, followed word by word from a wheel in an empty folder."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from docs.pages import ROOT, Block, blocks

pytestmark = pytest.mark.pure

GUIDE: Final = ROOT / "docs" / "howto" / "run-a-server.md"
RUN, ROOT_ONLY, SERVE, STOPPED = "sh", "sh root", "sh serve", "sh stopped"
KINDS: Final = (RUN, ROOT_ONLY, SERVE, STOPPED)
"""Commands that are run; those for an administrator; a server that stays; those for which it is stopped."""
PLACES: Final = ("/opt/pelagos", "/var/lib/pelagos", "/var/backups/pelagos", "/tmp/pelagos-drill")


def commands() -> list[Block]:
    return [block for block in blocks(GUIDE) if block.mark.split(" ")[0] == "sh"]


def test_every_command_can_be_read_by_a_shell() -> None:
    assert {block.mark for block in commands()} == set(KINDS)
    for block in commands():
        done = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), f"line {block.line}"


def test_only_an_administrators_commands_are_not_run() -> None:
    for block in commands():
        privileged = re.search(r"\b(systemctl|apt|useradd|ufw|nginx|journalctl|sudo)\b|/etc/", block.text)
        assert (block.mark == ROOT_ONLY) == (privileged is not None), f"line {block.line}"


class Follower:
    """Somebody without rights who does what the guide says, in folders of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        with socket.create_server(("127.0.0.1", 0)) as line:
            self.port: Final[int] = line.getsockname()[1]
        # Nothing of the tree that is tested may be found by its path.
        self.environment: Final = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        self.environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self.server: subprocess.Popen[str] | None = None

    def here(self, text: str) -> str:
        for place in PLACES:
            text = text.replace(place, f"{self.folder}{place}")
        return text.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}").replace(
            "pelagos serve", f"pelagos serve --port {self.port}"
        )

    def do(self, block: Block) -> str:
        if block.mark == SERVE:
            return self.serve(block)
        if block.mark == STOPPED:
            self.stop()
        words = ["bash", "-euo", "pipefail", "-c", self.here(block.text)]
        done = subprocess.run(words, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"line {block.line}: {done.stdout}{done.stderr}"
        return done.stdout

    def serve(self, block: Block) -> str:
        self.server = subprocess.Popen(
            ["bash", "-c", f"exec {self.here(block.text)}"],
            cwd=self.folder,
            env={**self.environment, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.server.stdout is not None
        return self.server.stdout.readline()

    def stop(self) -> None:
        if self.server is not None:
            self.server.send_signal(signal.SIGINT)
            self.server.communicate(timeout=60)
            self.server = None


@pytest.mark.slow
def test_the_guide_followed_word_by_word(tmp_path: Path) -> None:
    """From a pure wheel; what an administrator must do is left out."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "wheels.py"), "pure", "--out", str(tmp_path)], check=True)
    for place in PLACES[:3]:
        (tmp_path / place[1:]).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "tmp").mkdir()
    follower = Follower(tmp_path)
    told: list[str] = []
    try:
        told = [follower.do(block) for block in commands() if block.mark != ROOT_ONLY]
    finally:
        follower.stop()

    whole = "\n".join(told)
    assert "pure" in told[1]
    assert f"http://127.0.0.1:{follower.port}" in told[2]
    assert '"status":"ready"' in told[3]
    assert len(list((tmp_path / "var/backups/pelagos").glob("pelagos-*.db"))) >= 1
    assert "pelagos-before-" in whole
    assert not (tmp_path / "tmp/pelagos-drill").exists()


def test_copies_beyond_those_that_are_kept_are_removed_and_nothing_else(tmp_path: Path) -> None:
    """The script of the nightly timer, with a program that only writes the file it is told."""
    copies = tmp_path / "copies"
    copies.mkdir()
    program = tmp_path / "pelagos"
    program.write_text('#!/bin/sh\n[ "$1 $2 $4" = "admin backup --data" ] && echo new > "$3"\n', encoding="utf-8")
    program.chmod(0o755)
    old = [f"pelagos-2026010{day}-041500.db" for day in range(1, 6)]
    for name in (*old, "notes.txt", "pelagos-mine.db"):
        (copies / name).touch()
    shell = shutil.which("sh")
    assert shell is not None
    script = str(ROOT / "deploy" / "pelagos-backup.sh")
    subprocess.run([shell, script, str(program), str(tmp_path), str(copies), "3"], check=True)

    left = sorted(path.name for path in copies.iterdir())
    assert [name for name in left if name in old] == old[3:]
    assert {"notes.txt", "pelagos-mine.db"} <= set(left)
    assert len(left) == 5
