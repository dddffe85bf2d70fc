"""Who answers for nature. The rules only weigh the outcomes; a dealer picks one."""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.errors import BadRecord
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.words import Vocabulary

DRAW_BITS: Final = 48


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Picks nature's answer."""

    @abstractmethod
    def deal(self, sheet: Sheet) -> i64:
        """The number of one option, by the weights."""


class Sampling(Dealer):
    """Draws from a generator that somebody else owns too: a search, a sampler."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng

    def deal(self, sheet: Sheet) -> i64:
        return sheet.at_weight(self.rng.below(sheet.total_weight()))


class Seeded(Sampling):
    """The same answers for the same seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(Rng(seed))


class Scripted(Dealer):
    """Says what it was told to say, in order: for tests and rulings."""

    def __init__(self, vocabulary: Vocabulary, lines: Sequence[str]) -> None:
        self._vocabulary: Final = vocabulary
        self._lines: Final = list(lines)
        self._next = 0

    def deal(self, sheet: Sheet) -> i64:
        if self._next == len(self._lines):
            raise BadRecord("script-over", wanted=self._vocabulary.words(sheet.answer(0)))
        words = self._lines[self._next]
        i = sheet.find(self._vocabulary.read(words))
        if i < 0:
            raise BadRecord("script-refused", phrase=words, wanted=self._vocabulary.words(sheet.answer(0)))
        self._next += 1
        return i


class Sealed(Dealer):
    """Commit and reveal: nobody, the server included, can choose an outcome, and everybody can check them all.

    The server commits to a secret before it hears the seats' nonces. Outcome k is drawn from HMAC(seed, k), where
    the seed hashes the secret and every nonce. `count` never goes back: after a take-back nature answers afresh.
    """

    def __init__(self, secret: bytes, nonces: Sequence[bytes], count: int = 0) -> None:
        self._seed: Final = seed_of(secret, nonces)
        self.count = count

    def deal(self, sheet: Sheet) -> i64:
        mark = draw(self._seed, self.count, int(sheet.total_weight()))
        self.count += 1
        return sheet.at_weight(mark)


def commitment(secret: bytes) -> str:
    """What the server publishes before the game: the SHA-256 of its secret."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """SHA-256 over the secret and the nonces in seat order, each with its length before it."""
    whole = hashlib.sha256()
    for part in (secret, *nonces):
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.digest()


def draw(seed: bytes, k: int, total: int) -> int:
    """Outcome k as a number below `total`, without bias.

    Try t takes the first 48 bits of HMAC-SHA256(seed, "k.t"); a number beyond the last whole multiple of `total` is
    thrown away and t goes up by one.
    """
    fair = (1 << DRAW_BITS) - (1 << DRAW_BITS) % total
    tries = 0
    while True:
        number = int.from_bytes(hmac.digest(seed, f"{k}.{tries}".encode(), "sha256")[: DRAW_BITS // 8], "big")
        if number < fair:
            return number % total
        tries += 1
