"""Words for answers. They are the API: records, wire, links, tests and console speak them; nobody translates them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.answer import NUMBER_LIMIT, Answer, unpacked
from pelagos.kernel.errors import BadWords
from pelagos.kernel.rng import Rng

UNKNOWN: Final = -0x8000
SMALL_NUMBERS: Final = 9
FEW_WORDS: Final = 12
"""So many words are all told to whoever wrote another one."""
MOST_NEAR: Final = 5
"""Of more words than that, so many are told, the most alike first."""
KEPT_PHRASES: Final = 20_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Numbers that have names: seats, places, faces. `none` is the word for -1, where a field may hold it.

    Words that joined at the end are counted in `added`, by the rules version since when they are there.
    """

    def __init__(self, name: str, words: Iterable[str], none: str = "", added: Mapping[int, int] | None = None) -> None:
        self.name: Final = name
        self.words: Final = tuple(words)
        self.none: Final = none
        self.added: Final[dict[int, int]] = dict(added or {})
        self._index: Final[dict[str, int]] = {word: i for i, word in enumerate(self.words)}
        if none:
            self._index[none] = -1

    def word(self, i: int) -> str:
        return self.words[i] if i >= 0 else self.none

    def index(self, word: str) -> i64:
        """The number behind a word, or UNKNOWN."""
        return self._index.get(word, UNKNOWN)

    def size(self) -> int:
        return len(self.words)

    def size_in(self, version: int) -> int:
        """How many words there were in that version of the rules."""
        return self.size() - sum([count for since, count in self.added.items() if since > version])

    def told(self, written: str = "") -> str:
        """What a person may write here: the name of the domain, and its words, or those like what was written."""
        if len(self.words) <= FEW_WORDS:
            return f"{self.name} ({', '.join(self.words)})" if self.words else self.name
        near = get_close_matches(written, self.words)
        return f"{self.name} ({', '.join(near)}, …)" if near else self.name


class Number(Domain):
    """Plain whole numbers, written in digits."""

    def __init__(self) -> None:
        super().__init__("number", ())

    def word(self, i: int) -> str:
        return str(i)

    def index(self, word: str) -> i64:
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or str(int(word)) != word:
            return UNKNOWN
        return i64(int(word))


NUMBER: Final = Number()


class Slot:
    """One token of a phrase: a fixed word, or a number of the answer with its domain."""

    def __init__(self, part: str, literal: str, domain: Domain) -> None:
        self.part: Final = part
        self.literal: Final = literal
        self.domain: Final = domain


class Verb:
    """A verb with the phrase that says it, such as `bid {x:lot} {n}`."""

    def __init__(self, number: i64, phrase: str) -> None:
        self.number: Final = number
        self.phrase: Final = phrase


class Vocabulary:
    """The words of one title under one setup: its domains and its verbs, both ways."""

    def __init__(self, domains: Iterable[Domain], verbs: Iterable[Verb]) -> None:
        self.domains: Final = {domain.name: domain for domain in domains}
        self.domains[NUMBER.name] = NUMBER
        self.phrases: Final[dict[int, str]] = {}
        """Every phrase by its verb; several may begin with the same word."""
        self._slots: Final[dict[int, list[Slot]]] = {}
        for verb in verbs:
            self.phrases[verb.number] = verb.phrase
            self._slots[verb.number] = [self._slot(token) for token in verb.phrase.split()]
        self._said: Final[dict[int, str]] = {}
        """By packed answer, phrases that were made before."""
        self._read: Final[dict[str, Answer]] = {}
        """By phrase, answers that were read before."""
        self._begun_by: Final[dict[str, list[int]]] = {}
        """By their first word, the verbs whose phrases begin with one."""
        for number, slots in self._slots.items():
            if slots[0].literal:
                self._begun_by.setdefault(slots[0].literal, []).append(number)

    def _slot(self, token: str) -> Slot:
        if not token.startswith("{"):
            return Slot("", token, NUMBER)
        part, _, domain = token[1:-1].partition(":")
        return Slot(part, "", self.domains[domain] if domain else NUMBER)

    def _first_words(self) -> list[str]:
        return list(dict.fromkeys([phrase.split()[0] for phrase in self.phrases.values()]))

    def words(self, said: Answer) -> str:
        """The phrase of an answer."""
        if said.verb not in self._slots:
            raise BadWords("no-phrase", verb=int(said.verb))
        numbers = {"x": said.x, "y": said.y, "n": said.n}
        return " ".join([slot.literal or slot.domain.word(numbers[slot.part]) for slot in self._slots[said.verb]])

    def words_of(self, word: i64) -> str:
        """The phrase of a packed answer. Tables say the same things again and again, so a phrase is made once."""
        found = self._said.get(word)
        if found is None:
            if len(self._said) >= KEPT_PHRASES:
                self._said.clear()
            found = self._said[word] = self.words(unpacked(word))
        return found

    def any_answer(self, rng: Rng) -> Answer:
        """A random phrase of the vocabulary, as an answer: sense is not promised."""
        verbs = list(self._slots)
        verb = verbs[rng.below(len(verbs))]
        numbers = {"x": 0, "y": 0, "n": 0}
        for slot in self._slots[verb]:
            if slot.part:
                numbers[slot.part] = int(rng.below(slot.domain.size() or SMALL_NUMBERS))
        return Answer(verb, numbers["x"], numbers["y"], numbers["n"])

    def read(self, text: str) -> Answer:
        """The answer behind a phrase; BadWords says what is wrong with it. What was read once is not read again."""
        found = self._read.get(text)
        if found is None:
            found = self._understood(text)
            if len(self._read) >= KEPT_PHRASES:
                self._read.clear()
            self._read[text] = found
        return found

    def _understood(self, text: str) -> Answer:
        tokens = text.split()
        if not tokens:
            raise BadWords("no-words")
        for verb in self._begun_by.get(tokens[0], list(self._slots)):
            slots = self._slots[verb]
            if len(slots) == len(tokens) == _matching(slots, tokens):
                return _answer(verb, slots, tokens)
        best = 0
        near: list[list[Slot]] = []
        for slots in self._slots.values():
            good = _matching(slots, tokens)
            if good and good >= best and slots[0].literal == tokens[0]:
                near = [*(near if good == best else []), slots]
                best = good
        if not near:
            raise BadWords("unknown-verb", word=tokens[0], known=nearest(tokens[0], self._first_words()))
        raise _fault(text, tokens, best, near)


def _matching(slots: list[Slot], tokens: list[str]) -> int:
    """How many leading tokens fit the phrase."""
    good = 0
    for slot, token in zip(slots, tokens, strict=False):
        if slot.literal:
            if slot.literal != token:
                break
        elif not 0 <= slot.domain.index(token) <= NUMBER_LIMIT:
            break
        good += 1
    return good


def _answer(verb: int, slots: list[Slot], tokens: list[str]) -> Answer:
    numbers = {"x": 0, "y": 0, "n": 0}
    for slot, token in zip(slots, tokens, strict=True):
        if slot.part:
            numbers[slot.part] = slot.domain.index(token)
    return Answer(verb, numbers["x"], numbers["y"], numbers["n"])


def _fault(text: str, tokens: list[str], good: int, near: list[list[Slot]]) -> BadWords:
    """What is wrong with the first word that fits no phrase, of all that fit so far."""
    written = tokens[good] if good < len(tokens) else ""
    wanted = list(dict.fromkeys([_wanted(slots[good], written) for slots in near if good < len(slots)]))
    if not wanted:
        return BadWords("too-many-words", phrase=text, word=written)
    if good == len(tokens):
        return BadWords("too-few-words", phrase=text, wanted=" or ".join(wanted))
    return BadWords("unknown-word", phrase=text, word=written, wanted=" or ".join(wanted))


def _wanted(slot: Slot, written: str) -> str:
    """A fixed word, or the name of a domain with its words, or of a number with its bounds if another was written."""
    if slot.literal:
        return f"“{slot.literal}”"
    if slot.domain is NUMBER and written:
        return f"{NUMBER.name} (0–{NUMBER_LIMIT})"
    return slot.domain.told(written)


def nearest(word: str, known: Iterable[str]) -> str:
    """Up to three words that somebody may have meant. If none is near: all of a few, of many those most alike."""
    words = list(known)
    near = get_close_matches(word, words)
    if near or len(words) <= FEW_WORDS:
        return ", ".join(near or words)
    return ", ".join([*get_close_matches(word, words, MOST_NEAR, 0), "…"])
