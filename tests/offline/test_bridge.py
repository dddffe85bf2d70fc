"""What the worker of the page calls, and what must hold for a start from a snapshot of memory."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from pelagos.offline import bridge
from pelagos.offline.bridge import Bridge, sample, wake


class Given:
    """A typed array or an array, as the page hands it over."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def to_bytes(self) -> bytes:
        return bytes(self.value)

    def to_py(self) -> list[str]:
        return list(self.value)


def opened(engine: Bridge) -> tuple[str, str, bytes]:
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    body = json.dumps({"title": "hellas", "seats": 2, "chairs": chairs, "start": True})
    saves, _, _, reply, _ = engine.request("POST", "/api/games", "", "en", body)
    made = json.loads(reply[2])
    engine.kept(Given([made["game"]]))
    return made["game"], made["keys"]["0"], dict(saves)[made["game"]]


def is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, (str, bytes, int))


def test_all_that_crosses_over_is_lists_and_plain_values() -> None:
    engine = Bridge()
    game, key, kept = opened(engine)
    message = json.dumps({"watch": game, "auth": key})
    again = Bridge()
    again.add_save(game, Given(kept))

    engine.disconnect()
    found = [
        engine.receive(message, "en"),
        engine.work(),
        engine.request("GET", f"/api/games/{game}", key, "en", ""),
        again.rehearse(game),
        again.lost(Given([game]), "en"),
    ]

    assert all(is_plain(one) for one in found)
    assert again.rehearse(game)[0] == "as-before"


def test_a_start_from_a_snapshot_draws_other_numbers() -> None:
    random.seed(1)
    first = random.random()
    random.seed(1)
    wake()

    assert random.random() != first


def test_the_sample_is_the_same_as_long_as_the_rules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sample()

    assert sample() == before
    monkeypatch.setattr(bridge, "SAMPLE_ANSWERS", bridge.SAMPLE_ANSWERS + 1)
    assert sample() != before
