"""Every possible answer under one setup as one whole number, the same in every position, build and version.

The numbers of a verb follow each other: mixed radix over what its parts may hold, `x` and `y` as one digit where only
some pairs can be said, such as neighbouring seas. The verbs of the seats come first, in the order of the vocabulary,
then nature's. A number never changes its meaning without a new version of the environment (tests/envs/frozen.json).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.envs.adapter import ActionLimits
from pelagos.kernel.answer import Answer, packed, unpacked
from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Rules
from pelagos.kernel.words import NUMBER

NO_ACTION: Final = -1
PARTS: Final = ("x", "y", "n")
BITS: Final = 64
"""Of a word of a mask."""
OPTION_FEATURES: Final = ("action", "verb", "x", "y", "n")
"""What the list form tells about an option; -1 stands for a part that its verb does not have."""


def _bit_table() -> Ints:
    """The powers of two, the last one as the sign of its word."""
    table = filled(BITS)
    power: i64 = 1
    for i in range(BITS - 1):
        table[i] = power
        power += power if i < BITS - 2 else 0
    table[BITS - 1] = -power - power
    return table


_BIT: Final = _bit_table()


class VerbRange:
    """The actions of one verb, for people: its phrase, the first of its numbers, how many there are."""

    def __init__(self, verb: int, phrase: str, first: int, count: int, nature: bool) -> None:
        self.verb: Final = verb
        self.phrase: Final = phrase
        self.first: Final = first
        self.count: Final = count
        self.nature: Final = nature


class ActionSpace:
    """The actions of a title under one setup, both ways. Those of the seats are below `size`, all below `total`."""

    def __init__(self, rules: Rules, limits: ActionLimits) -> None:
        self.rules: Final = rules
        phrases = rules.vocabulary.phrases
        verbs: i64 = max(phrases) + 1
        self._first: Final[Ints] = filled(verbs)
        self._x_end: Final[Ints] = filled(verbs)
        self._y_end: Final[Ints] = filled(verbs)
        self._n_end: Final[Ints] = filled(verbs)
        self._n_count: Final[Ints] = filled(verbs)
        self._pair_base: Final[Ints] = filled(verbs)
        self._n_base: Final[Ints] = filled(verbs)
        self._parts: Final[list[str]] = ["" for _ in range(verbs)]
        """By verb, the parts that its phrase has."""
        pair_ranks: list[int] = []
        n_ranks: list[int] = []
        words: list[int] = []
        ranges: list[VerbRange] = []
        size = 0
        said = [verb for verb in sorted(phrases) if verb not in limits.never]
        for verb in sorted(said, key=lambda verb: verb in limits.nature):
            first = len(words)
            xs, ys, ns = [_values(rules, limits, verb, phrases[verb], part) for part in PARTS]
            pairs = limits.pairs.get(verb, [(x, y) for x in xs for y in ys])
            self._first[verb] = first
            self._parts[verb] = "".join([part for part in PARTS if f"{{{part}" in phrases[verb]])
            self._x_end[verb], self._y_end[verb] = max(xs) + 1, max(ys) + 1
            self._n_end[verb], self._n_count[verb] = max(ns) + 1, len(ns)
            self._pair_base[verb], self._n_base[verb] = len(pair_ranks), len(n_ranks)
            pair_ranks.extend(_ranks([x * (max(ys) + 1) + y for x, y in pairs], (max(xs) + 1) * (max(ys) + 1)))
            n_ranks.extend(_ranks(ns, max(ns) + 1))
            words.extend([int(packed(verb, x, y, n)) for x, y in pairs for n in ns])
            nature = verb in limits.nature
            ranges.append(VerbRange(verb, phrases[verb], first, len(words) - first, nature))
            if not nature:
                size = len(words)
        self._pair_ranks: Final[Ints] = ints(pair_ranks)
        self._n_ranks: Final[Ints] = ints(n_ranks)
        self._words: Final[Ints] = ints(words)
        self.ranges: Final = ranges
        self.size: Final[i64] = size
        self.total: Final[i64] = len(words)
        self.mask_words: Final[i64] = (size + BITS - 1) // BITS
        """How many 64-bit words a packed mask has."""

    def action_of(self, word: i64) -> i64:
        """The number of a packed answer, or NO_ACTION if it cannot be said under this setup."""
        verb = word >> 48
        x = word >> 32 & 0xFFFF
        y = word >> 16 & 0xFFFF
        n = word & 0xFFFF
        if x >= self._x_end[verb] or y >= self._y_end[verb] or n >= self._n_end[verb]:
            return NO_ACTION
        pair = self._pair_ranks[self._pair_base[verb] + x * self._y_end[verb] + y]
        last = self._n_ranks[self._n_base[verb] + n]
        if pair < 0 or last < 0:
            return NO_ACTION
        return self._first[verb] + pair * self._n_count[verb] + last

    def word_of(self, action: i64) -> i64:
        """The packed answer behind a number below `total`."""
        return self._words[action]

    def answer(self, action: int) -> Answer:
        return unpacked(self._words[action])

    def phrase(self, action: int) -> str:
        """What somebody says who takes this action."""
        return self.rules.vocabulary.words_of(self._words[action])

    def read(self, phrase: str) -> int:
        """The number of a phrase, or NO_ACTION."""
        return int(self.action_of(self.rules.vocabulary.read(phrase).pack()))

    def place_of(self, sheet: Sheet, action: i64) -> i64:
        """Where on the sheet this action stands, or -1."""
        if not 0 <= action < self.total:
            return -1
        word = self._words[action]
        for i in range(sheet.count):
            if sheet.word(i) == word:
                return i
        return -1

    def legal(self, sheet: Sheet) -> list[int]:
        """The numbers of all options, in the order of the sheet."""
        found = [int(self.action_of(sheet.word(i))) for i in range(sheet.count)]
        return [action for action in found if action != NO_ACTION]

    def write_mask(self, sheet: Sheet, masks: Ints, at: i64) -> None:
        """Set the bits of all options in the words from this one on; action k is bit k % 64 of word k // 64."""
        for i in range(self.mask_words):
            masks[at + i] = 0
        for i in range(sheet.count):
            action = self.action_of(sheet.word(i))
            if 0 <= action < self.size:
                masks[at + action // BITS] |= _BIT[action % BITS]

    def option_row(self, word: i64) -> list[int]:
        """An option in the list form: its number, verb and parts, as OPTION_FEATURES names them."""
        said = unpacked(word)
        parts = self._parts[said.verb]
        row = [int(self.action_of(word)), int(said.verb), -1, -1, -1]
        for i, value in enumerate((said.x, said.y, said.n)):
            if PARTS[i] in parts:
                row[i + 2] = int(value)
        return row

    def digest(self) -> str:
        """A short name for the meaning of all numbers; another digest needs another version."""
        phrases = [self.phrase(action) for action in range(self.total)]
        text = "\n".join([f"{self.size} {self.total}", *phrases])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _values(rules: Rules, limits: ActionLimits, verb: int, phrase: str, part: str) -> Sequence[int]:
    """What one part of an answer may hold; 0 alone if the phrase does not have it."""
    if (verb, part) in limits.numbers:
        return limits.numbers[verb, part]
    for token in phrase.split():
        name, _, domain = token.strip("{}").partition(":")
        if token.startswith("{") and name == part:
            found = rules.vocabulary.domains[domain] if domain else NUMBER
            if found is NUMBER:
                raise ValueError(f"nothing says which numbers “{phrase}” may hold")
            return range(found.size())
    return (0,)


def _ranks(values: Sequence[int], end: int) -> list[int]:
    """By value, which of these it is; -1 for all others."""
    ranks = [-1] * end
    for rank, value in enumerate(values):
        ranks[value] = rank
    return ranks
