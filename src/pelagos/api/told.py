"""What a game tells people: events, refusals, the result. Small things that do not change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pelagos.kernel.event import Event
from pelagos.kernel.title import Rules
from pelagos.texts import Texts


class GameEvent:
    """Something that happened. `str(event)` is its sentence."""

    __slots__ = ("_event", "_rules", "_texts")

    def __init__(self, rules: Rules, event: Event, texts: Texts) -> None:
        self._rules: Final = rules
        self._event: Final = event
        self._texts: Final = texts

    @property
    def name(self) -> str:
        """Which kind of event, such as `offer-made`; docs/words lists those of every title."""
        return self._event.kind.name

    @property
    def clause(self) -> str:
        """The clause of the rules behind it, if one is named."""
        return self._event.kind.clause

    @property
    def arguments(self) -> dict[str, int | str]:
        """Of whom and what it tells: numbers, or words of the title."""
        found: dict[str, int | str] = {}
        for param, number in zip(self._event.kind.params, self._event.numbers, strict=True):
            name, _, domain = param.partition(":")
            found[name] = self._rules.vocabulary.domains[domain].word(number) if domain else number
        return found

    @property
    def sentence(self) -> str:
        return self._texts.event(self._rules, self._event)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"GameEvent({self.name!r}{told})"


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a phrase cannot be said now. `str(why)` is its sentence."""

    phrase: str
    code: str
    """A stable name: of the title's refusal, `illegal` where the rules give no reason, or the code of an error."""
    clause: str
    """The clause of the rules behind it, if one is named."""
    sentence: str

    def __str__(self) -> str:
        return self.sentence


class Result(Mapping[str, int]):
    """By seat the place, 1 for a winner; equal places are shared. `str(result)` reads `1 p2, 2 p1 p3`."""

    def __init__(self, seats: Sequence[str], places: Sequence[int]) -> None:
        self._places: Final = dict(zip(seats, places, strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """Those in the first place; partners win together."""
        return tuple(seat for seat, place in self._places.items() if place == 1)

    def __getitem__(self, seat: str) -> int:
        return self._places[seat]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __str__(self) -> str:
        ranks = sorted(set(self._places.values()))
        return ", ".join(" ".join([str(rank), *[seat for seat in self if self[seat] == rank]]) for rank in ranks)

    def __repr__(self) -> str:
        return f"Result({self._places!r})"
