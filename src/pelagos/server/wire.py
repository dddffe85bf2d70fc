"""The line to a browser, with a short way in and out.

Every message would pass a queue, a task and the layers of a framework, both ways: longer than a move itself takes. Here
a text that comes in is heard at once, and one that goes out is framed and written at once. Everything else, opening,
closing, pings and broken frames, is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WIRE: Final = "pelagos.wire"
"""Under this name a socket finds its wire among the extensions of its scope."""
TEXT: Final = 0x81
"""A whole text in one frame (RFC 6455, section 5.2)."""
MASKED: Final = 0x80
MASK: Final = 4
"""Bytes of the mask that a client puts over what it sends."""
END_OF_HANDSHAKE: Final = b"\r\n\r\n"
SHORT: Final = 126
MIDDLE: Final = 1 << 16
MIDDLE_HEAD: Final = Struct("!BBH").pack

OnMessage = Callable[[str], None]


class Wire(WebSocketsSansIOProtocol):
    """One line. Until somebody hears, what comes in waits in uvicorn's queue."""

    hear: OnMessage | None = None
    _between = False
    """Whether all that came since the handshake was whole frames: then uvicorn's reader waits for none to end."""
    _full = False
    """Whether what was sent before has not gone yet."""

    def pause_writing(self) -> None:
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        taken = 0
        if self._between:
            taken = self._short_way(data)
        elif not self.handshake_initiated:
            self._between = data.endswith(END_OF_HANDSHAKE)
        if taken < len(data):
            super().data_received(data[taken:])

    def _short_way(self, data: bytes) -> int:
        """Hear the whole texts at the beginning; how many bytes they took. The rest is uvicorn's."""
        taken = at = 0
        while self._between and at < len(data):
            head, length = frame_at(data, at)
            start, at = at, at + head + length
            if head == 0 or at > len(data):
                # A huge frame, or the beginning of one: from now on nobody here knows where frames begin.
                self._between = False
            elif start == taken and data[start] == TEXT and self.hear is not None and not self.close_sent:
                try:
                    text = apply_mask(data[start + head : at], data[start + head - MASK : start + head]).decode()
                except UnicodeDecodeError:
                    continue
                taken = at
                self.hear(text)
        return taken

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
        transport = self.transport
        if self.close_sent or transport.is_closing():
            raise ClientDisconnected
        if self._full:
            return False
        transport.write(framed(data))
        return True


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """The lengths of the head and of the rest of the frame that begins here; no head if it is a huge one, or cut."""
    if len(data) < at + 4 or not data[at + 1] & MASKED:
        return 0, 0
    length = data[at + 1] & ~MASKED
    if length < SHORT:
        return 2 + MASK, length
    return (4 + MASK, data[at + 2] << 8 | data[at + 3]) if length == SHORT else (0, 0)


def framed(data: bytes) -> bytes:
    """A server's frames are not masked."""
    length = len(data)
    if length < SHORT:
        return bytes((TEXT, length)) + data
    if length < MIDDLE:
        return MIDDLE_HEAD(TEXT, SHORT, length) + data
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + data
