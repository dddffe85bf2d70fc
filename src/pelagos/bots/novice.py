"""Novice: company for a first game. It does what looks attractive, counts heads, bids little, slips now and then.

It plays simply, not foolishly: whatever it says, slips included, is the least foolish that it could say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pelagos.bots import reasons
from pelagos.bots.bot import Bot, Budget, Reply
from pelagos.bots.prudence import Prudence, least_foolish
from pelagos.bots.taste import Taste
from pelagos.bots.view_reader import ReadView, ViewReader
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title

PRUDENT_SINCE: Final = 2
"""The version that does nothing foolish; the one before it plays in kept games."""
ANSWERS_PER_SLIP: Final = 12
"""Once in so many answers it says anything."""

LIKES: Final[dict[str, Kind]] = {
    "bid": reasons.LIKES_BIDDING,
    "build": reasons.LIKES_BUILDING,
    "found": reasons.LIKES_BUILDING,
    "recruit": reasons.LIKES_RECRUITING,
    "hire": reasons.LIKES_RECRUITING,
    "muster": reasons.LIKES_RECRUITING,
    "greek": reasons.LIKES_RECRUITING,
    "ship": reasons.LIKES_RECRUITING,
    "buy": reasons.LIKES_BUYING,
    "march": reasons.LIKES_MOVING,
    "sail": reasons.LIKES_MOVING,
    "lead": reasons.LIKES_MOVING,
    "fly": reasons.LIKES_MOVING,
    "place": reasons.LIKES_MOVING,
    "play": reasons.LIKES_CARDS,
    "copy": reasons.LIKES_CARDS,
    "card": reasons.LIKES_CARDS,
    "pass": reasons.HAS_ENOUGH,
    "stop": reasons.HAS_ENOUGH,
    "done": reasons.HAS_ENOUGH,
    "end": reasons.HAS_ENOUGH,
    "decline": reasons.HAS_ENOUGH,
}
"""What it says about an answer, by the first word; else it had a hunch."""


class Group:
    """The options of one phrase: where they stand in the list, what they say, and how they look."""

    def __init__(self, weight: int) -> None:
        self.weight: Final = weight
        self.places: Final[list[int]] = []
        self.answers: Final[list[Answer]] = []
        self.looks: Final[list[int]] = []

    def pull(self) -> int:
        """How much the best of them draws it."""
        return self.weight * max(self.looks)


class Novice(Bot):
    """The weak bot: first what kind of thing to say, then which one."""

    name = "novice"
    version = PRUDENT_SINCE

    def __init__(self, titles: Iterable[Title], tastes: Mapping[str, Taste], prudence: Mapping[str, Prudence]) -> None:
        self._reader: Final = ViewReader(titles)
        self._tastes: Final = dict(tastes)
        self._prudence: Final = dict(prudence)

    def choose(self, seen: bytes, options: Sequence[str], budget: Budget, rng: Rng) -> Reply:
        if len(options) == 1:
            return Reply(options[0], liking(options[0]))
        slips = rng.below(ANSWERS_PER_SLIP) == 0
        if slips and not self._prudence:
            return Reply(options[rng.below(len(options))], reasons.SLIPPED)
        read = self._reader.read(seen)
        (g,) = read.worlds(1, rng)
        answers = [read.rules.vocabulary.read(option) for option in options]
        prudence = self._prudence.get(read.rules.title.name)
        places = least_foolish(read.rules, prudence, g, read.seat, answers)
        if slips:
            return Reply(options[places[rng.below(len(places))]], reasons.SLIPPED)
        return self._liked(read, g, options, answers, places, rng)

    def _liked(
        self, read: ReadView, g: Position, options: Sequence[str], answers: list[Answer], places: list[int], rng: Rng
    ) -> Reply:
        taste = self._tastes.get(read.rules.title.name, Taste())
        groups: dict[str, Group] = {}
        for place in places:
            said = answers[place]
            phrase = read.rules.vocabulary.phrases[int(said.verb)]
            group = groups.setdefault(phrase, Group(taste.weight(phrase)))
            group.places.append(place)
            group.answers.append(said)
            group.looks.append(int(max(1, taste.looks(phrase, said, g, read.seat))))
        phrases = list(groups)
        phrase = phrases[drawn([groups[name].pull() for name in phrases], rng)]
        group = groups[phrase]
        chosen = drawn(group.looks, rng)
        attacks = taste.attacks(phrase, group.answers[chosen], g, read.seat)
        liked = liking(phrase)
        return Reply(options[group.places[chosen]], reasons.LIKES_FIGHTING if attacks else liked)


def liking(phrase: str) -> Kind:
    """What it says about a phrase, whether there was a choice or not: that may be a secret."""
    return LIKES.get(phrase.split(maxsplit=1)[0], reasons.HAD_A_HUNCH)


def drawn(weights: list[int], rng: Rng) -> int:
    """A place in the list, by the weights."""
    mark = int(rng.below(sum(weights)))
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    return len(weights) - 1
