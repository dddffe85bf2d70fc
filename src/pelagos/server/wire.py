"""A WebSocket protocol for uvicorn with a direct way in and out.

Every message would pass a queue, a task and the layers of a framework, both ways: longer than a move itself takes. Here
a text that comes in is handled at once, and one that goes out is framed and written at once. Everything else, opening,
closing, pings and broken frames, is uvicorn's. What is used of it is looked for and tried at every start, by
`wire_check`; a new use belongs there, too.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pelagos.server.sockets import ABORT_AFTER_S, WIRE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT_FRAME: Final = 0x81
"""A whole text in one frame (RFC 6455, section 5.2)."""
MASKED: Final = 0x80
MASK_BYTES: Final = 4
"""Of the mask that a client puts over what it sends."""
END_OF_HANDSHAKE: Final = b"\r\n\r\n"
LENGTH_16_BITS: Final = 126
"""This length, or more, follows in two bytes; from `LENGTH_64_BITS` on in eight."""
LENGTH_64_BITS: Final = 1 << 16
HEADER_16_BITS: Final = Struct("!BBH").pack

OnText = Callable[[str], None]


class Wire(WebSocketsSansIOProtocol):
    """One connection. Until `on_text` is set, what comes in waits in uvicorn's queue."""

    on_text: OnText | None = None
    _at_boundary = False
    """Whether all that came since the handshake was whole frames: then uvicorn's reader is not in the middle of one."""
    _paused = False
    """Whether what was sent before has not gone yet."""

    def pause_writing(self) -> None:
        self._paused = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._paused = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        taken = 0
        if self._at_boundary:
            taken = self._direct(data)
        elif not self.handshake_initiated:
            self._at_boundary = data.endswith(END_OF_HANDSHAKE)
        if taken < len(data):
            super().data_received(data[taken:])

    def _direct(self, data: bytes) -> int:
        """Handle the whole text frames at the beginning; how many bytes they took. The rest is uvicorn's."""
        taken = at = 0
        while self._at_boundary and at < len(data):
            header, length = frame_at(data, at)
            start, at = at, at + header + length
            if header == 0 or at > len(data):
                # A huge frame, or the beginning of one: from now on it is not known here where frames begin.
                self._at_boundary = False
            elif start == taken and data[start] == TEXT_FRAME and self.on_text is not None and not self.close_sent:
                try:
                    text = apply_mask(
                        data[start + header : at], data[start + header - MASK_BYTES : start + header]
                    ).decode()
                except UnicodeDecodeError:
                    continue
                taken = at
                self.on_text(text)
        return taken

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        on_text = self.on_text
        if on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        on_text(text)

    def handle_ping(self) -> None:
        """A client that reads nothing gets no pongs either; they would only wait."""
        if self._paused:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(ABORT_AFTER_S, self.transport.abort)

    def write(self, data: bytes) -> bool:
        """Send a text; False if what was sent before has not gone yet. OSError: the client is gone."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            raise ClientDisconnected
        if self._paused:
            return False
        transport.write(framed(data))
        return True


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """The lengths of header and payload of the frame that begins here; no header if it is a huge one, or incomplete."""
    if len(data) < at + 4 or not data[at + 1] & MASKED:
        return 0, 0
    length = data[at + 1] & ~MASKED
    if length < LENGTH_16_BITS:
        return 2 + MASK_BYTES, length
    return (4 + MASK_BYTES, data[at + 2] << 8 | data[at + 3]) if length == LENGTH_16_BITS else (0, 0)


def framed(data: bytes) -> bytes:
    """A text frame. A server's frames are not masked."""
    length = len(data)
    if length < LENGTH_16_BITS:
        return bytes((TEXT_FRAME, length)) + data
    if length < LENGTH_64_BITS:
        return HEADER_16_BITS(TEXT_FRAME, LENGTH_16_BITS, length) + data
    return bytes((TEXT_FRAME, LENGTH_16_BITS + 1)) + length.to_bytes(8, "big") + data
