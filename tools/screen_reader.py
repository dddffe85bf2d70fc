"""Play the first turn of Hellas with Orca and tell what it says: every line, under the key that was pressed before it.

`PYTHONPATH=src:tests dbus-run-session -- python tools/screen_reader.py`. Needs the built page and, of Debian, `orca
espeak-ng speech-dispatcher-espeak-ng at-spi2-core xvfb openbox xdotool`. Nothing is heard: speech goes nowhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from e2e.hosting import CHROMIUM, FLAGS, hosted

SCREEN: Final = ":77"
WINDOW: Final = (
    *("--force-renderer-accessibility", "--ozone-platform=x11", "--window-size=1400,950"),
    "--app=data:text/html,",
)
"""A window without a field for addresses, which would have the focus."""
SPEECH: Final = """DefaultRate 90
DefaultLanguage en
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""
BUS: Final = ("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus")
SWITCHES: Final = ("IsEnabled", "ScreenReaderEnabled")
SAID: Final = re.compile(r"SPEECH OUTPUT: '(.*?)'\s*[\[{]")
KEYS: Final = (
    *("Insert+a", "slash", "m", "a", "p", "Return", "Page_Down", "Left", "shift+s", "Escape", "shift+p", "Escape"),
    *("slash", "Down", "Return", "Return"),
)
"""Keys go to the page; to the map and about it, the status, the lists; then the palette's second answer, confirmed."""
QUIET_S: Final = 5.0
"""So long nothing has been said before the next key is pressed."""
MOST_S: Final = 40.0


@contextmanager
def started(*command: str) -> Iterator[None]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        time.sleep(1)
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()


def prepared(folder: Path) -> None:
    """A home of its own, with speech that nobody hears and a desktop that wants a screen reader."""
    config, runtime = folder / "config", folder / "run"
    (config / "speech-dispatcher").mkdir(parents=True)
    (config / "speech-dispatcher" / "speechd.conf").write_text(SPEECH, encoding="utf-8")
    runtime.mkdir(mode=0o700)
    own = {"HOME": folder, "XDG_CONFIG_HOME": config, "XDG_RUNTIME_DIR": runtime}
    os.environ.update({name: str(path) for name, path in own.items()}, DISPLAY=SCREEN)


class Orca:
    """What it has said, read from its log."""

    def __init__(self, log: Path) -> None:
        self._log: Final = log
        self._told = 0

    def lines(self) -> list[str]:
        text = self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""
        return SAID.findall(text)

    def tell(self, heading: str) -> None:
        """What is new, once it is silent."""
        end, quiet, count = time.monotonic() + MOST_S, time.monotonic() + QUIET_S, len(self.lines())
        while time.monotonic() < min(end, quiet):
            time.sleep(0.2)
            if len(self.lines()) > count:
                count, quiet = len(self.lines()), time.monotonic() + QUIET_S
        print(f"{heading}: {' | '.join(self.lines()[self._told :])}", flush=True)
        self._told = count


def main() -> None:
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        folder = Path(place)
        prepared(folder)
        stack.enter_context(started("Xvfb", SCREEN, "-screen", "0", "1440x1000x24"))
        stack.enter_context(started("openbox"))
        stack.enter_context(started("/usr/libexec/at-spi-bus-launcher", "--launch-immediately"))
        for switch in SWITCHES:
            values = ("string:org.a11y.Status", f"string:{switch}", "variant:boolean:true")
            subprocess.run([*BUS, "org.freedesktop.DBus.Properties.Set", *values], check=True, capture_output=True)
        stack.enter_context(started("orca", "--debug", f"--debug-file={folder / 'orca.log'}", "--replace"))
        orca = Orca(folder / "orca.log")
        host = stack.enter_context(hosted(folder, ("hellas",)))
        chromium = stack.enter_context(sync_playwright()).chromium
        context = chromium.launch_persistent_context(
            folder / "chromium", executable_path=CHROMIUM, headless=False, no_viewport=True, args=[*FLAGS, *WINDOW]
        )
        page = context.pages[0]
        page.goto(host.address + host.table("hellas", people=1, bots=1, names=("Anna",)).path(0))
        page.wait_for_selector(".board-map .glows")
        orca.tell("the page")
        for key in KEYS:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            orca.tell(key)
        context.close()


if __name__ == "__main__":
    main()
