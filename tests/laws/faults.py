"""Planted faults: versions of the toy title, of its views and of its sampler that are wrong in one way each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pelagos.kernel.event import Kind
from pelagos.kernel.fields import Field, cards
from pelagos.kernel.ids import EVERYBODY, Seat, Viewer, only
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Setup
from pelagos.kernel.view import sample, view
from pelagos.kernel.words import Vocabulary
from toy.ids import CARD_SEEN, FACES, VETO
from toy.position import Table, Toy
from toy.title import ToyTitle


class ShallowClone(Toy):
    """The clone shares an array with its original."""

    def clone(self) -> ShallowClone:
        g = self.copy_to(ShallowClone(self.table))
        g.barges = self.barges
        return g


class SharedAgenda(Toy):
    """The clone shares the agenda."""

    def clone(self) -> SharedAgenda:
        g = self.copy_to(SharedAgenda(self.table))
        g.agenda = self.agenda
        return g


class ForgetfulClone(Toy):
    """The clone starts a number afresh."""

    def clone(self) -> ForgetfulClone:
        g = self.copy_to(ForgetfulClone(self.table))
        g.round = 1
        return g


class LostCard(Toy):
    """A discarded card is gone."""

    def clone(self) -> LostCard:
        return self.copy_to(LostCard(self.table))

    def discard(self, face: int, origin: int) -> None:
        self.cards.count[origin * FACES + face] -= 1


class Overcharged(Toy):
    """Every price is one coin too high."""

    def clone(self) -> Overcharged:
        return self.copy_to(Overcharged(self.table))

    def spend(self, seat: Seat, coins: int) -> None:
        super().spend(seat, coins)
        self.purse[seat] -= 1


class NosyOptions(Toy):
    """What a seat may bid depends on a rival's purse."""

    def clone(self) -> NosyOptions:
        return self.copy_to(NosyOptions(self.table))

    def affordable(self, seat: Seat, lot: int) -> int:
        return min(super().affordable(seat, lot), self.purse[(seat + 1) % self.seats])


class SkippedWindow(Toy):
    """A seat without a veto is not asked for one."""

    def clone(self) -> SkippedWindow:
        return self.copy_to(SkippedWindow(self.table))

    def hand_size(self, seat: Seat) -> int:
        return super().hand_size(seat) if self.held(seat, VETO) >= 0 else 0


class LoudCards(Toy):
    """Everybody hears which card joins a hand."""

    def clone(self) -> LoudCards:
        return self.copy_to(LoudCards(self.table))

    def gain(self, seat: Seat, face: int, origin: int) -> None:
        self.cards.move(self, face, origin, self.hand(seat, self.cards.known[origin] | only(seat)))
        self.tell(CARD_SEEN, seat, face, to=EVERYBODY)


WHISPERED = Kind("whispered", "who:seat")
"""In no table of the toy."""


class Whisper(Toy):
    """Whoever pays tells something that stands in no table."""

    def clone(self) -> Whisper:
        return self.copy_to(Whisper(self.table))

    def spend(self, seat: Seat, coins: int) -> None:
        super().spend(seat, coins)
        self.tell(WHISPERED, seat)


class Namesake(Toy):
    """What is told has the name of an event, but is another one, with other numbers."""

    def clone(self) -> Namesake:
        return self.copy_to(Namesake(self.table))

    def spend(self, seat: Seat, coins: int) -> None:
        super().spend(seat, coins)
        self.tell(Kind(CARD_SEEN.name, "n"), coins)


class Planted(ToyTitle):
    """The toy title with another position behind it."""

    def __init__(self, position: Callable[[Table], Toy]) -> None:
        self.position = position

    def empty(self, table: Table) -> Toy:
        return self.position(table)


class UnlistedField(ToyTitle):
    """A field is missing in the table of fields."""

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        return tuple(field for field in super().fields(setup, vocabulary) if field.name != "round")


class SplitHands(ToyTitle):
    """How many cards of a hand others know is shown to all."""

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        places, faces = vocabulary.domains["place"], vocabulary.domains["face"]
        others = [field for field in super().fields(setup, vocabulary) if field.name != "cards"]
        return (*others, cards("cards", places, faces))


class RashSampler(ToyTitle):
    """A guessed purse may hold what it cannot hold."""

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        assert isinstance(g, Toy)
        g.purse[row] = rng.below(g.most[row] + 2)


def leaking_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """Every purse is shown to everybody."""
    shown = view(rules, g, viewer)
    shown["fields"]["purse"] = [[coins] for coins in list(_toy(g).purse)]
    return shown


def deck_leaking_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """The deck is listed."""
    shown = view(rules, g, viewer)
    shown["deck"] = list(_toy(g).cards.count)[:FACES]
    return shown


def omitting_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """A public array is left out."""
    shown = view(rules, g, viewer)
    shown["fields"]["bid"] = [0 for _ in shown["fields"]["bid"]]
    return shown


def own_hand_omitting_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    """A seat does not see its own purse."""
    shown = view(rules, g, viewer)
    shown["fields"]["purse"] = [None for _ in shown["fields"]["purse"]]
    return shown


def stubborn_sample(rules: Rules, seen: Json, rng: Rng) -> Position:
    """Always the same deal."""
    return sample(rules, seen, Rng(1))


def careless_sample(rules: Rules, seen: Json, rng: Rng) -> Position:
    """Deals a card into the wrong place."""
    g = _toy(sample(rules, seen, rng))
    g.cards.count[0], g.cards.count[1] = g.cards.count[1], g.cards.count[0]
    return g


def _toy(g: Any) -> Toy:
    assert isinstance(g, Toy)
    return g
