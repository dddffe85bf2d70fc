"""The stream law (H-14.6): what a rival and a spectator receive never tells what a player could have done.

Random games are played beside *twins*: the same game, in which all that one viewer cannot know was dealt anew. As long
as the same answers are given in both, that viewer receives the same bytes. Planted leaks show that the law has teeth.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final

import pytest

from hellas.setups import RULES, turn
from pelagos.games.hellas import events as told
from pelagos.games.hellas.cards import CARDS
from pelagos.games.hellas.cards.card import Card
from pelagos.games.hellas.hands import held_in
from pelagos.games.hellas.ids import NONE, ORANGE, P5, WHITE, Z3, Z5
from pelagos.games.hellas.position import Frame, Hellas
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import canonical
from pelagos.kernel.dealer import Sampling
from pelagos.kernel.ids import NATURE, SPECTATOR, Seat, Viewer, knows
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from rulings import asked, say

GAMES: Final = 12
DECISIONS: Final = 500
TWINS: Final = 3
"""How many twins run beside a game at most."""
SPAWN: Final = 4
"""A new one is made at one decision in so many, if there is room."""


LOVED: Final = ("play", "card", "declare burst")


class Leak(Exception):
    """A viewer received something that depends on what he cannot know."""


class Twin:
    """The same game for one viewer: what he cannot know is dealt anew, and hidden outcomes may differ."""

    def __init__(self, play: Play, viewer: Viewer, rng: Rng) -> None:
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.play: Final = Play(play.rules, scrambled(play.rules, play.g, viewer, rng))
        self.told = 0
        self.offered: list[str] = []

    def follow(self, phrase: str, hidden: bool) -> bool:
        """Give the same answer here, or any if it is hidden from the viewer; False if this world cannot."""
        self.told = len(self.play.events)
        self.offered = options = self.play.options()
        if hidden and (phrase not in options or self.rng.below(2)):
            phrase = options[self.rng.below(len(options))]
        if phrase not in options:
            return False
        self.play.say(self.play.who, phrase)
        return True

    def alike(self, play: Play, since: int) -> bool:
        """The viewer receives the same in both. Only what was just revealed to him may differ: that ends the twin."""
        ours = payload(play, self.viewer, since)
        theirs = payload(self.play, self.viewer, self.told)
        if canonical(ours) == canonical(theirs):
            return True
        revealed = knows(play.g.revealed | self.play.g.revealed, self.viewer)
        for shown in (ours, theirs) if revealed else ():
            shown["events"] = [event[0] for event in shown["events"]]
            del shown["fields"]
            del shown["options"]
        if canonical(ours) != canonical(theirs):
            raise Leak(f"{play.rules.seat_word(self.viewer)} at {asked(play)} or {asked(self.play)}")
        return False


def chosen(play: Play, silent: Seat, rng: Rng) -> int:
    """Nature by her weights; the silent player seldom plays a card, others do little else, so that decks empty."""
    if play.who == NATURE:
        return int(Sampling(rng).deal(play.sheet))
    loved = [i for i, phrase in enumerate(play.options()) if phrase.startswith(LOVED)]
    if loved and rng.below(10) < (1 if play.who == silent else 8):
        return loved[rng.below(len(loved))]
    return int(rng.below(play.sheet.count))


class Game:
    """A random game and its twins."""

    def __init__(self, seed: int, cards: tuple[Card, ...]) -> None:
        self.silent: Final[Seat] = seed % 3
        """In every third game nobody."""
        self.rng: Final = Rng(seed)
        g = RULES.opening()
        assert isinstance(g, Hellas)
        g.frame = Frame(cards, RULES.setup.options)
        self.play: Final = Play(RULES, g)
        self.twins: list[Twin] = []
        self.crossed: Final[Counter[str]] = Counter()
        """Questions at which a twin offered something else to a rival of its viewer, who heard the same answer."""

    def go_on(self) -> None:
        """One more answer, compared with all twins."""
        if len(self.twins) < TWINS and self.rng.below(SPAWN) == 0:
            self.spawn()
        number = chosen(self.play, self.silent, self.rng)
        since = len(self.play.events)
        self.twins = [twin for twin in self.twins if self.follows(twin, self.play.options()[number])]
        self.play.take(number)
        self.twins = [twin for twin in self.twins if twin.alike(self.play, since)]

    def spawn(self) -> None:
        viewers = RULES.viewers()
        twin = Twin(self.play, viewers[self.rng.below(len(viewers))], self.rng)
        twin.alike(self.play, len(self.play.events))
        self.twins.append(twin)

    def follows(self, twin: Twin, phrase: str) -> bool:
        question = pending(self.play.g)
        if not twin.follow(phrase, not knows(question.known_to(self.play.g), twin.viewer)):
            return False
        if self.play.who not in (NATURE, twin.viewer) and twin.offered != self.play.options():
            self.crossed[type(question).__name__] += 1
        return True


def streamed(games: int, cards: tuple[Card, ...] = CARDS) -> Counter[str]:
    """Play random games beside their twins: what was crossed, and what was told."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        game = Game(seed, cards)
        for _ in range(DECISIONS):
            if not game.play.over:
                game.go_on()
        seen += game.crossed
        seen.update(event.kind.name for event in game.play.events)
    return seen


def test_streams_do_not_tell_what_was_held_back() -> None:
    """H-14.6; worlds in which different cards could have been played have crossed every kind of window."""
    seen = streamed(GAMES)

    assert sorted((WINDOWS | MOMENTS) - set(seen)) == []


WINDOWS: Final = {
    "AcceptLoss",
    "AnswerCard",
    "Declare",
    "Fight",
    "FinishTurn",
    "FinishVoyage",
    "KeepCard",
    "NextAttack",
    "NextVoyage",
    "PlaceOrDecline",
    "Prepare",
    "TakeStep",
}
MOMENTS: Final = {"card-returned", "card-stolen", "card-vetoed", "deck-refilled", "stolen-card-discarded"}
"""When cards change hands or become known."""


# planted leaks


class SkippedWindow(Card):
    """A veto whose holder alone is asked whether he plays it."""

    def __init__(self) -> None:
        super().__init__(Z5, CARDS[Z5].windows)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return held_in(g, who, Z5) != NONE


class ExtraEvent(Card):
    """A ship wall that is told of before it is played."""

    def __init__(self) -> None:
        super().__init__(P5, CARDS[P5].windows)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        if held_in(g, who, P5) != NONE:
            g.tell(told.CARD_RETURNED, who, P5)
        return CARDS[P5].may_play(g, who)

    def play(self, g: Hellas, who: Seat) -> None:
        CARDS[P5].play(g, who)


class NosyOption(Card):
    """A card that is of no use against somebody without a veto."""

    def __init__(self) -> None:
        super().__init__(Z3, CARDS[Z3].windows)

    def may_play(self, g: Hellas, who: Seat) -> bool:
        return held_in(g, 1 - who, Z5) != NONE and CARDS[Z3].may_play(g, who)

    def play(self, g: Hellas, who: Seat) -> None:
        CARDS[Z3].play(g, who)


@pytest.mark.parametrize("leak", [SkippedWindow(), ExtraEvent(), NosyOption()], ids=lambda leak: type(leak).__name__)
def test_a_planted_leak_is_caught(leak: Card) -> None:
    cards = tuple(leak if card.card == leak.card else card for card in CARDS)

    with pytest.raises(Leak):
        streamed(GAMES, cards)


# every hand


SILENCE: Final = (
    "white play p6",
    "orange pass",
    "white pass",
    "white declare attack",
    "white play a4",
    "orange pass",
    "white pass",
    "white target t05",
    "white play a5",
    "orange pass",
    "white pass",
    "orange pass",
    "white pass",
    "orange pass",
    "white spoils 1",
    "white as they stand",
    "white end action",
    "white end turn",
    "orange declare burst",
    "orange stop",
    "orange as they stand",
    "orange end turn",
)
"""Orange is asked for a veto three times, for a ship wall and for an evacuation, and lets everything pass."""


def received(hand: str, viewer: Viewer) -> list[str]:
    """All that this viewer receives of the silence."""
    play = turn("t04 3/0, t02 1/1, t03 1/0", "t05 1/2, t01 2/0, t06 1/0", hands=("p6 z1 a2 a4 a5", hand))
    stream: list[str] = []
    since = 0
    for line in SILENCE:
        stream.append(canonical(payload(play, viewer, since)))
        since = len(play.events)
        say(play, line)
    return [*stream, canonical(payload(play, viewer, since))]


@pytest.mark.parametrize("viewer", [WHITE, SPECTATOR])
def test_whoever_stays_silent_tells_nothing_whatever_he_holds(viewer: Viewer) -> None:
    """H-14.6, TS-45: all 252 hands of a card of each god."""
    types = [[f"{letter}{i}" for i in range(1, last + 1)] for letter, last in (("p", 6), ("z", 7), ("a", 6))]
    streams = {tuple(received(" ".join(hand), viewer)) for hand in product(*types)}

    assert len(streams) == 1


def test_his_own_stream_is_another_for_every_hand() -> None:
    hands = ["p5 z5 a6", "p5 z1 a6", "p1 z5 a6", "p5 z5 a1"]

    assert len({tuple(received(hand, ORANGE)) for hand in hands}) == len(hands)
