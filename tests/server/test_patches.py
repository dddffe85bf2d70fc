"""Patches: whoever applies all that they are sent over a socket shows what a newcomer is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagos.server.config import Config
from pelagos.table.feed import PatchHistory
from server.conftest import ALL, LIMITS
from server.mirrors import Match, Mirror
from server.visiting import Place
from table.setting import RULES

pytestmark = pytest.mark.pure
MOVES = 60


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = Path(tmp_path_factory.mktemp("place"))
    # A bot that takes over a chair stays silent: these games are the people's.
    opened = Place(Config(folder, bot_pause=10**6, limits=LIMITS), ALL)
    yield opened
    opened.close()


def fresh(match: Match, seat: int | None) -> Mirror:
    """What somebody is shown who comes only now, over HTTP."""
    auth = {} if seat is None else {"authorization": f"Seat {match.keys[seat]}"}
    mirror = Mirror()
    mirror.hear(match.place.get(f"/api/games/{match.game}/state", **auth).json())
    return mirror


def check(match: Match) -> None:
    """Every device shows for each of its seats what a fresh one shows, events included."""
    known: dict[int | None, Mirror] = {}
    for device in match.devices:
        assert set(device.mirrors) == ({None} if not device.keys else {match.keys.index(key) for key in device.keys})
        for seat, mirror in device.mirrors.items():
            new = known.setdefault(seat, fresh(match, seat))
            assert (mirror.frame, mirror.mark) == (new.frame, new.mark)
            assert mirror.events[-len(new.events) :] == new.events
            assert mirror.heard + len(mirror.events) == new.heard + len(new.events)


def play(match: Match) -> None:
    for move in range(MOVES):
        if match.is_over():
            break
        match.answer()
        if move % 8 == 0:
            check(match)
    check(match)


@pytest.mark.parametrize("name", sorted(RULES))
def test_patches_of_a_random_game_add_up_to_the_views(place: Place, name: str) -> None:
    match = Match(place, name, seed=1)
    play(match)

    assert sum(mirror.patches for device in match.devices for mirror in device.mirrors.values()) > 3 * MOVES
    assert match.hot.errors.count("stale") == 0
    match.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(RULES))
def test_patches_of_whole_games_add_up_to_the_views(place: Place, name: str) -> None:
    match = Match(place, name, seed=2)
    while not match.is_over():
        match.answer()
        check(match)
    match.close()


def test_a_patch_that_forgets_something_is_caught(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PatchHistory.add_since

    def forgetful(history: PatchHistory, since: Any, patch: list[str]) -> None:
        known = len(patch)
        honest(history, since, patch)
        del patch[max(known, len(patch) - 1) :]

    monkeypatch.setattr(PatchHistory, "add_since", forgetful)
    match = Match(place, "toy", seed=1)

    with pytest.raises(AssertionError):
        play(match)
    match.close()


def test_private_things_come_as_patches_to_all_devices_of_the_seat_and_to_nobody_else(place: Place) -> None:
    match = Match(place, "classic-4", seed=3)
    before = [{seat: mirror.mark for seat, mirror in device.mirrors.items()} for device in match.devices]
    match.devices[0].say(match.keys[0], do="order", text="always stand")
    match.listen()

    check(match)
    for device, marks in zip(match.devices, before, strict=True):
        for seat, mirror in device.mirrors.items():
            assert (mirror.mark != marks[seat]) == (seat == 0)
    assert [device.mirrors[0].frame["own"]["order"] for device in match.devices if 0 in device.mirrors] == [
        "always stand"
    ] * 3
    match.close()


def test_who_leaves_is_sent_the_whole_as_a_spectator_and_who_takes_the_chair_the_whole_of_the_seat(
    place: Place,
) -> None:
    match = Match(place, "hellas", seed=4)
    for _ in range(12):
        match.answer()
    line = match.devices[0].line
    told = line.told({"do": "leave", "game": match.game, "id": "bye"})

    wholes = [message for message in told if "whole" in message]
    assert [message["seat"] for message in wholes] == [None]
    assert wholes[0]["whole"]["own"] is None
    assert [message["v"] for message in told if message.get("ok") == "bye"] == [wholes[0]["v"]]

    newcomer = place.line()
    asked = {"do": "ask_for_chair", "seat": 0, "name": "New", "game": match.game, "id": "hi"}
    told = newcomer.told(asked)
    key = next(message["key"] for message in told if "key" in message)
    mine = newcomer.told({"watch": match.game, "auth": key, "since": wholes[0]["mark"]})
    assert [message["seat"] for message in mine] == [None]
    line.told({"do": "admit", "number": 1, "game": match.game, "auth": match.keys[0]})
    mine = newcomer.heard()
    assert [json.loads(message)["seat"] for message in mine if "whole" in json.loads(message)] == [0]
    newcomer.close()
    match.close()


def gaps(mark: str) -> Iterator[Any]:
    version, own, seat = mark.split(".")
    yield from ("", "0.0", "x", "1.0", f"{int(version) + 1}.{own}.{seat}", f"{version}.{int(own) + 1}.{seat}")
    yield from (f"{version}.{own}", f"{version}.{own}.{int(seat) + 1}", f"{mark}.{seat}", f"-{mark}", mark * 4)


def test_a_wrong_mark_gets_the_whole_and_a_right_one_only_what_changed(place: Place) -> None:
    match = Match(place, "legendary-duel", seed=5)
    for _ in range(10):
        match.answer()
    device = match.devices[0]
    mirror = device.mirrors[0]

    for since in gaps(mirror.mark):
        (told,) = device.watch_again(match.keys[0], since)
        assert told["whole"] == mirror.frame
        assert told["mark"] == mirror.mark
    assert device.watch_again(match.keys[0], mirror.mark) == []

    old = mirror.mark
    match.devices[1].say(match.keys[1], do="propose", kind="end")
    another = place.line()
    (told,) = another.told({"watch": match.game, "auth": match.keys[0], "since": old})
    another.close()
    assert told["since"] == old
    assert len(json.dumps(told)) < len(json.dumps(mirror.frame)) / 4
    match.close()
