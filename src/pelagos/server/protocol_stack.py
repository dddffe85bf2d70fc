"""Which protocols serve this server's connections: our own, or uvicorn's where ours do not fit the installed one.

Our own are quicker (`wire`) and limit connections (`connections`), but both lean on parts of uvicorn and websockets
that those do not promise to keep. They are checked at every start; docs/decisions/0030 has the reasons.
"""

from __future__ import annotations

import importlib
import logging
import sys
from typing import Any, Final, NamedTuple

from pelagos.kernel.errors import PelagosError
from pelagos.server.config import Config

LOG: Final = logging.getLogger(__name__)
DIRECT: Final = "direct"
ORDINARY: Final = "ordinary"
SANSIO: Final = "websockets-sansio"
"""uvicorn's own protocol that does not warn of being deprecated, as what it takes by itself (`auto`) may."""
CHECKED: Final = "checked"
FORCED: Final = "forced"


class WireUnusable(PelagosError):
    """The direct wire was demanded, and does not fit what is installed."""


class ProtocolStack(NamedTuple):
    """The protocols that uvicorn is to use, and why."""

    websocket: Any
    http: Any
    wire: str = ORDINARY
    wire_reason: str = FORCED
    """`checked`, `forced`, or what differs."""
    http_fault: str = ""
    """Why connections have no limits of ours; empty if they have them."""


ANY_SERVER: Final = ProtocolStack("auto", "auto")
"""Some ASGI server that is not started by us: a test's, for example."""


def choose_stack(config: Config) -> ProtocolStack:
    """Try our own protocols; what does not work is replaced by uvicorn's. WireUnusable if that was not wanted."""
    websocket, wire, reason = _choose_wire(config)
    http, http_fault = _choose_http(config)
    LOG.log(
        logging.INFO if reason in (CHECKED, FORCED) else logging.WARNING,
        "wire chosen",
        extra={"kind": wire, "code": reason},
    )
    if http_fault:
        LOG.warning("connections are not limited", extra={"code": http_fault})
    return ProtocolStack(websocket, http, wire, reason, http_fault)


def _choose_wire(config: Config) -> tuple[Any, str, str]:
    if config.wire == ORDINARY:
        return _ordinary(), ORDINARY, FORCED
    found, fault = _tried("pelagos.server.wire", "Wire")
    if not fault:
        return found, DIRECT, CHECKED
    if config.wire == DIRECT:
        raise WireUnusable("wire-unusable", reason=fault)
    return _ordinary(), ORDINARY, fault


def _ordinary() -> str:
    """One of uvicorn's own protocols."""
    try:
        importlib.import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    except ImportError:
        return "auto"
    return SANSIO


def _choose_http(config: Config) -> tuple[Any, str]:
    """On Windows uvicorn has another HTTP protocol, and systems of that kind serve friends, not strangers."""
    if sys.platform == "win32":
        return "auto", "windows"
    found, fault = _tried("pelagos.server.connections", "http_protocol", config)
    return ("auto", fault) if fault else (found, "")


def _tried(module: str, name: str, config: Config | None = None) -> tuple[Any, str]:
    """Imported only now: another version may have moved what is imported there."""
    try:
        found = getattr(importlib.import_module(module), name)
        checks = importlib.import_module("pelagos.server.wire_check")
    except (ImportError, AttributeError) as error:
        return None, f"{type(error).__name__} of {getattr(error, 'name', None) or module}"
    if config is None:
        return found, checks.fault_of_wire(found)
    return found(config), checks.fault_of_http(found(config))
