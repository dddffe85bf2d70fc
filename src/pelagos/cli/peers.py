"""Other people's engines to measure against. They live in the checkout's bench/peers.py, never in the package."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pelagos.cli.screen import BadCall
from pelagos.cli.timing import Engine

PEERS: Final = Path("bench/peers.py")


class Peer(Engine):
    """An engine of bench/peers.py."""

    def __init__(self, name: str, made: Any) -> None:
        self.name = name
        self._made: Final = made

    def play(self, seed: int) -> int:
        return int(self._made.play(seed))

    def copy(self) -> object:
        return self._made.copy()


def peers(names: str) -> list[Engine]:
    """The engines of these names, separated by commas."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        return []
    known = _module().PEERS
    return [_peer(name, known) for name in wanted]


def _module() -> ModuleType:
    spec = spec_from_file_location("peers", PEERS) if PEERS.is_file() else None
    if spec is None or spec.loader is None:
        raise BadCall("no-peers", path=str(PEERS))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _peer(name: str, known: dict[str, Any]) -> Engine:
    if name not in known:
        raise BadCall("unknown-peer", peer=name, known=", ".join(known))
    try:
        return Peer(name, known[name]())
    except ImportError:
        raise BadCall("missing-peer", peer=name) from None
