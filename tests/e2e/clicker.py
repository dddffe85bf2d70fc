"""Somebody who knows no rule: clicks what glows until the page can send an answer, sends it, and looks again."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import ElementHandle, Page, Response, WebSocket

from e2e.clicks import POINT

CHOOSE: Final = ".hover-card .main"
CONFIRM: Final = ".confirm:not(:disabled)"
ENTRIES: Final = ".entry.glows:not(:disabled)"
ON_THE_MAP: Final = ".board-map .glows"
BESIDE_IT: Final = ".table .glows:not(.entry):not(.board-map *):not(.ask *)"
SORTS: Final = (ENTRIES, ON_THE_MAP, BESIDE_IT)
IDLE: Final = """() => {
    if (document.querySelector('.veil')) return 'veil';
    const foot = document.querySelector('.foot');
    if (!foot || foot.getAttribute('aria-busy') === 'true') return '';
    if (foot.querySelector('a[href$="/after"]')) return 'over';
    return foot.classList.contains('asked') ? 'asked' : '';
}"""
ON_MAP: Final = "element => element instanceof SVGElement"
PATIENCE: Final = 30.0


class Line:
    """What a page says, over its socket or else by post, and what it hears about that."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        self.accepted: set[str] = set()
        self.refused: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", self._posted)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _posted(self, reply: Response) -> None:
        if not reply.url.endswith("/do"):
            return
        message: dict[str, Any] = json.loads(reply.request.post_data or "{}")
        self._sent(message)
        if not reply.ok:
            self.refused.append(f"{reply.status}: {message}")
        elif "id" in message:
            # Shares in the dice and the start, which make a table, have none.
            self.accepted.add(message["id"])

    def _sent(self, message: dict[str, Any]) -> None:
        if "id" in message and message["id"] not in self.said:
            self.said.append(message["id"])

    def _heard(self, message: dict[str, Any]) -> None:
        if "ok" in message:
            self.accepted.add(message["ok"])
        elif "error" in message:
            self.refused.append(f"{message['error']}: {message.get('says')}")

    def check(self) -> None:
        """Everything said was accepted."""
        assert self.refused == []
        assert set(self.said) == self.accepted


class Clicker:
    """Plays a page. The seed decides what is clicked."""

    def __init__(self, page: Page, seed: int, touch: bool = False, line: Line | None = None) -> None:
        self.page: Final = page
        self.line: Final = line or Line(page)
        self.chance: Final = random.Random(seed)
        self._touch: Final = touch

    def play(self, until: Callable[[], bool]) -> None:
        """Answer until something is so, or the game is over."""
        while not until():
            if self.wait() == "over":
                return
            self.answer()

    def wait(self) -> str:
        """Until this page is asked, the veil is down, or the game is over; says which."""
        found: str = self.page.wait_for_function(IDLE, timeout=PATIENCE * 1000).json_value()
        return found

    def answer(self) -> None:
        """One answer, from the first click to its acceptance."""
        for _ in range(40):
            if self.page.query_selector(".recap"):
                self.page.click(".recap .put-away")
            elif confirm := self.page.query_selector(CONFIRM):
                self._count()
                return self.confirm(confirm)
            else:
                self.pick()
        raise AssertionError("forty clicks, and no answer came of them")

    def confirm(self, button: ElementHandle) -> None:
        said = len(self.line.said)
        self._click(button)
        end = time.monotonic() + PATIENCE
        while len(self.line.said) == said or self.line.said[-1] not in self.line.accepted:
            assert self.line.refused == []
            assert time.monotonic() < end, f"no answer came: {self.page.inner_text('.foot')}"
            self.page.wait_for_timeout(5)

    def pick(self) -> None:
        """One click on something that glows."""
        self.page.wait_for_selector(".table .glows")
        sorts = self.chance.sample(SORTS, len(SORTS))
        for sort in sorts:
            found = self.page.query_selector_all(sort)
            self.chance.shuffle(found)
            if any(self._click(element) for element in found):
                return
        raise AssertionError(f"nothing can be clicked: {self.page.inner_text('.foot')}")

    def _count(self) -> None:
        """Now and then another number than the page proposes."""
        for button in self.page.query_selector_all(".stepper button:not(:disabled)"):
            if self.chance.random() < 0.3 and button.is_enabled():
                self._click(button)

    def _click(self, element: ElementHandle) -> bool:
        """Where it can be hit; False if on the map something else lies over all of it."""
        if not element.evaluate(ON_MAP):
            element.tap() if self._touch else element.click()
            # A finger reads a card first; a button in it chooses.
            if self._touch and (chosen := self.page.query_selector(CHOOSE)):
                chosen.tap()
            return True
        point = element.evaluate(POINT)
        if point is not None and self._touch:
            self.page.touchscreen.tap(*point)
        elif point is not None:
            self.page.mouse.click(*point)
        return point is not None
