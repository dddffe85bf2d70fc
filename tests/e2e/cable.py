"""The line between a page and its server, which a test can cut or hold up."""

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
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        page.route_web_socket("**/api/live?*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        server = socket.connect_to_server()
        server.on_message(lambda message: self._bring(socket, message))
        self._sockets.append(socket)

    def _bring(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self._held is None:
            socket.send(message)
        else:
            self._held.append((socket, message))

    def hold(self) -> None:
        """What the server says is on its way, and does not arrive."""
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for socket, message in held:
            socket.send(message)

    def cut(self) -> None:
        self._cut = True
        self._page.context.set_offline(True)
        while self._sockets:
            self._sockets.pop().close()

    def mend(self) -> None:
        self._cut = False
        self._page.context.set_offline(False)
