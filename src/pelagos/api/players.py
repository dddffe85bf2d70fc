"""Bots: those of the house by name, and how to write one."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from pelagos.api.game import Game, View
from pelagos.api.setting import ENGLISH, refuse
from pelagos.api.start import SEED_BITS, new
from pelagos.bots import bot as house
from pelagos.bots.match import MOST_ANSWERS, PLAYERS, drawn_seed
from pelagos.bots.roster import BOTS, UnknownBot, bot_named
from pelagos.games import TITLES
from pelagos.kernel.codec import canonical
from pelagos.kernel.errors import NotYourTurn
from pelagos.kernel.rng import Rng

SAMPLES: Final = 4
STEPS: Final = 4000


class BotAnswer(str):
    """What a bot says: a phrase like any other, with the reason for it in `why`."""

    __slots__ = ("_why",)
    _why: str | Callable[[], str]

    def __new__(cls, phrase: str, why: str | Callable[[], str] = "") -> BotAnswer:
        """The reason may be a sentence, or a function that makes it once somebody wants to read it."""
        made = super().__new__(cls, phrase)
        made._why = why
        return made

    @property
    def why(self) -> str:
        """The reason, as a sentence that whoever may read the answer may read, too."""
        return self._why if isinstance(self._why, str) else self._why()

    def __reduce__(self) -> tuple[type[BotAnswer], tuple[str, str]]:
        return BotAnswer, (str(self), self.why)


class Bot(ABC):
    """Answers for a seat. Write one by deriving from this class and writing `answer`.

    >>> class First(pelagos.Bot):
    ...     def answer(self, view, options):
    ...         return options[0]
    >>> game = pelagos.new("classic", seed=1)
    >>> First().choose(game)
    'bid ares 1'
    """

    name: str = "bot"
    """How it is called; any word will do."""

    @abstractmethod
    def answer(self, view: View, options: Sequence[str]) -> str:
        """One of the options, perhaps as a `BotAnswer` with a reason.

        The view is that of the seat that is asked, and everything a bot learns of the game. `view.sample` imagines
        games that the seat could be looking at.
        """

    def choose(self, game: Game) -> BotAnswer:
        """What it says for the seat that is asked. It is shown that seat's view, never the game."""
        if game.who is None:
            refuse(NotYourTurn("game-over"), game.language)
        if game.who not in game.seats:
            refuse(NotYourTurn("not-your-turn", seat=self.name, who=game.who), game.language)
        said = self.answer(game.view(game.who), game.options())
        return said if isinstance(said, BotAnswer) else BotAnswer(said)


class HouseBot(Bot):
    """One of our own. It gets the bytes of the view, as over a wire."""

    def __init__(self, name: str, rng: Rng, budget: house.Budget) -> None:
        self._bot: Final = _house_bot(name)
        self.name = name
        self._rng: Final = rng
        self._budget: Final = budget

    def answer(self, view: View, options: Sequence[str]) -> BotAnswer:
        seen = canonical(view.data).encode()
        # One draw an answer, so that what a bot draws for itself changes no later answer.
        reply = self._bot.choose(seen, options, self._budget, Rng(drawn_seed(self._rng)))
        return BotAnswer(reply.phrase, lambda: view._why(reply.why, reply.numbers))

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


@cache
def _house_bot(name: str) -> house.Bot:
    """It remembers nothing between answers but rules and boards, so one of each is enough."""
    return bot_named(name, TITLES)


def bot_names() -> tuple[str, ...]:
    """The bots of the house.

    >>> pelagos.bot_names()
    ('novice', 'sailor', 'trader', 'settler', 'captain', 'strategos', 'uniform')
    """
    return BOTS


def bot(name: str, seed: int | None = None, *, samples: int = SAMPLES, steps: int = STEPS) -> Bot:
    """A bot of the house: from `novice`, company for a first game, to `strategos`; `uniform` says anything.

    The same seed, questions and budget give the same answers; without a seed it is random. The budget is how many
    worlds a bot may imagine, and how many answers it may try in them.

    >>> answer = pelagos.bot("novice", seed=2).choose(pelagos.new("classic", seed=1))
    >>> answer
    'bid athena 3'
    >>> answer.why
    'That god seemed a bargain.'
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    return _named(name, Rng(seed), house.Budget(samples, steps))


def _named(name: str, rng: Rng, budget: house.Budget) -> Bot:
    try:
        return HouseBot(name, rng, budget)
    except UnknownBot as error:
        refuse(error)


def match(
    title: str,
    bots: Sequence[Bot | str],
    seed: int | None = None,
    *,
    mode: str | None = None,
    board: str = "",
    options: Mapping[str, str | int] | None = None,
    longest: int = MOST_ANSWERS,
    language: str = ENGLISH,
) -> Game:
    """A whole game between bots, one for each seat in order, by name or of your own; the finished game.

    The seed fixes the luck, and the answers of those who are named: games of the same seed and names are the same as in
    `pelagos arena`. After `longest` answers it is given up, and returned as it stands.

    >>> pelagos.match("hellas", ["uniform", "novice"], seed=1).result
    Result({'white': 2, 'orange': 1})
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    rng, budget = Rng(seed | PLAYERS), house.Budget(SAMPLES, STEPS)
    seated = [_named(one, rng, budget) if isinstance(one, str) else one for one in bots]
    game = new(title, len(seated), mode, board, options, seed, language=language)
    by_seat = dict(zip(game.seats, seated, strict=True))
    said = 0
    while game.who is not None and said < longest:
        game.say(by_seat[game.who].choose(game))
        said += 1
    return game
