"""The line between a page and its server, which a test can cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """Every socket of a page runs through it. Being offline alone does not close a browser's sockets."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._sockets: Final[list[WebSocketRoute]] = []
        self._cut = False
        page.route_web_socket("**/api/live?*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut(self) -> None:
        self._cut = True
        self._page.context.set_offline(True)
        while self._sockets:
            self._sockets.pop().close()

    def mend(self) -> None:
        self._cut = False
        self._page.context.set_offline(False)
