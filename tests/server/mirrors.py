"""Clients that keep what they were sent: a frame, and the patches that came after it."""

from __future__ import annotations

import json
from typing import Any, Final

from pelagos.kernel.rng import Rng
from pelagos.table.patch import patched
from server.visiting import Line, Place
from table.setting import RULES


class Gap(AssertionError):
    """A patch that does not fit what is held."""


class Mirror:
    """One watch on a socket: what its page shows."""

    def __init__(self) -> None:
        self.frame: Any = None
        self.mark = ""
        self.events: list[Any] = []
        self.heard = 0
        """Events before the first of those."""
        self.patches = 0

    def hear(self, message: Any) -> None:
        if "whole" in message:
            self.frame, self.events, self.heard = message["whole"], list(message["events"]), message["heard"]
        else:
            if message["since"] != self.mark:
                raise Gap(f"{message['since']} after {self.mark}")
            self.frame = patched(self.frame, message["patch"])
            # What was taken back is dropped: `heard` says how much stood before these.
            del self.events[max(0, message["heard"] - self.heard) :]
            self.events += message["events"]
            self.patches += 1
        self.mark = message["mark"]


class Device:
    """A socket that watches one table as one seat or several, or looks on."""

    def __init__(self, place: Place, game: str, keys: list[str]) -> None:
        self.line: Final[Line] = place.line()
        self.game: Final = game
        self.keys: Final = keys
        self.mirrors: Final[dict[int | None, Mirror]] = {}
        self.errors: Final[list[str]] = []
        for key in keys or [""]:
            self.line.send(json.dumps({"watch": game, "auth": key}))
        self.listen()

    def listen(self) -> None:
        for text in self.line.heard():
            message = json.loads(text)
            if "mark" in message:
                self.mirrors.setdefault(message["seat"], Mirror()).hear(message)
            elif "error" in message:
                self.errors.append(message["error"])

    def say(self, auth: str, **message: Any) -> None:
        self.line.send(json.dumps({"game": self.game, "auth": auth, **message}))
        self.listen()

    def watch_again(self, key: str, since: str) -> list[Any]:
        """What is sent for this mark: a patch or a whole."""
        self.line.send(json.dumps({"watch": self.game, "auth": key, "since": since}))
        return [told for text in self.line.heard() if "mark" in (told := json.loads(text))]


class Match:
    """A table of people over sockets: every seat on two devices, a hot seat with all keys on one, and a spectator."""

    def __init__(self, place: Place, name: str, seed: int) -> None:
        rules = RULES[name]
        chairs = [{"kind": "me", "name": f"P{seat}"} for seat in range(rules.setup.seats)]
        setup = {"title": rules.title.name, "seats": rules.setup.seats, "options": dict(rules.setup.options)}
        opened = place.post("/api/games", {**setup, "chairs": chairs, "start": True}).json()
        self.place: Final = place
        self.rng: Final = Rng(seed)
        self.game: Final[str] = opened["game"]
        self.keys: Final[list[str]] = [opened["keys"][str(seat)] for seat in range(rules.setup.seats)]
        self.hot: Final = Device(place, self.game, self.keys)
        own = [Device(place, self.game, [key]) for key in [*self.keys, *self.keys]]
        self.devices: Final = [*own, Device(place, self.game, []), self.hot]

    @property
    def frame(self) -> Any:
        """What the hot seat shows of the seat that is asked."""
        frames = [mirror.frame for mirror in self.hot.mirrors.values()]
        return next((frame for frame in frames if frame["game"] and frame["game"]["options"]), frames[0])

    def is_over(self) -> bool:
        return bool(self.frame["table"]["phase"] == "over")

    def listen(self) -> None:
        for device in self.devices:
            device.listen()

    def answer(self) -> None:
        """Whoever is asked says something, from any of their devices; now and then they take it back."""
        seat, version = self.frame["game"]["who"], self.frame_version()
        options = self.frame["game"]["options"]
        device = [self.devices[seat], self.devices[seat + len(self.keys)], self.hot][self.rng.below(3)]
        device.say(self.keys[seat], say=options[self.rng.below(len(options))], at=version, id=f"a{version}")
        self.listen()
        if self.rng.below(6) == 0:
            self.hot.say(self.keys[seat], do="undo", at=self.frame_version())
            self.listen()

    def frame_version(self) -> int:
        return int(self.hot.mirrors[0].mark.partition(".")[0])

    def sits(self) -> list[int]:
        chairs = self.frame["table"]["chairs"]
        return [seat for seat, chair in enumerate(chairs) if chair["kind"] == "person"]

    def close(self) -> None:
        for device in self.devices:
            device.line.close()
