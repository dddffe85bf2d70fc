"""Servers of other people, on this machine: they keep what they are sent and answer what a test wants."""

from __future__ import annotations

import datetime
import ssl
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

HOOKS: Final = "hooks.example.test"
"""The name in the certificate."""


PATIENCE_S: Final = 30.0


class Heard(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """Answers with these statuses in turn, the last one for good."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.heard: Final[list[Heard]] = []
        self._more: Final = threading.Condition()
        self.connections = 0
        self.answers: list[tuple[int, dict[str, str]]] = [(200, {})]
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self.port: Final[int] = self._server.server_address[1]
        self._thread: Final = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self) -> None:
                endpoint.connections += 1
                super().setup()

            def handle(self) -> None:
                # Whoever does not believe our certificate hangs up.
                try:
                    super().handle()
                except OSError:
                    self.close_connection = True

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with endpoint._more:
                    endpoint.heard.append(Heard(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                    endpoint._more.notify_all()
                status, headers = endpoint.answers.pop(0) if len(endpoint.answers) > 1 else endpoint.answers[0]
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *values: Any) -> None:
                """Nothing."""

        return Handler

    def answer(self, *statuses: int | tuple[int, dict[str, str]]) -> None:
        self.answers = [(one, {}) if isinstance(one, int) else one for one in statuses]

    def arrived(self, count: int) -> bool:
        """As soon as so many requests have come."""
        with self._more:
            return self._more.wait_for(lambda: len(self.heard) >= count, PATIENCE_S)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@contextmanager
def endpoint(tls: ssl.SSLContext | None = None) -> Iterator[Endpoint]:
    made = Endpoint(tls)
    try:
        yield made
    finally:
        made.close()


def certified(folder: Path, names: Sequence[str] = (HOOKS,)) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Of a server with a certificate for these names, and of a client that trusts it."""
    key, issued = ec.generate_private_key(ec.SECP256R1()), datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, names[0])])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(issued)
        .not_valid_after(issued + datetime.timedelta(days=36_500))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "endpoint.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    client = ssl.create_default_context(cafile=str(file))
    return server, client
