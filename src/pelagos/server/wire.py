"""The line to a browser, with a short way in and out.

Every message would pass a queue, a task and the layers of a framework, both ways: longer than a move itself takes. Here
a text that comes in is heard at once, and one that goes out is framed and written at once. Everything else, opening,
closing, pings and broken frames, is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE: Final = "pelagos.wire"
"""Under this name a socket finds its wire among the extensions of its scope."""
TEXT: Final = 0x81
"""A whole text in one frame (RFC 6455, section 5.2)."""
SHORT: Final = 126
MIDDLE: Final = 1 << 16

Hear = Callable[[str], None]


class Wire(WebSocketsSansIOProtocol):
    """One line. Until somebody hears, what comes in waits in uvicorn's queue."""

    hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        hear = self.hear
        if hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        hear(text)

    def write(self, data: bytes) -> bool:
        """Send a text; False if what was sent before has not gone yet. OSError: nobody is there any more."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(framed(data))
        return True


def framed(data: bytes) -> bytes:
    """A server's frames are not masked."""
    length = len(data)
    if length < SHORT:
        return bytes((TEXT, length)) + data
    if length < MIDDLE:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + data
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + data
