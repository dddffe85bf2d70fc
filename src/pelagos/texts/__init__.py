"""Sentences for people. The rules speak in names and numbers; here Project Fluent makes a language of them.

Message ids: `error-<code>`, `bots-why-<name>` for the reasons of bots, `coach-<name>` for what the coach tells, and
for a title `<title>-event-<name>`, `<title>-refusal-<name>`, `<title>-ask-<Task>`, `<title>-law-<name>` (in a file of
its own) and `<title>-<domain>-<word>`. A domain whose words are mere ids (cells, places) has one message
`<title>-<domain>` instead, which is given the word as `$word`; so a file says for every domain which of the two it is.
Where places have names of their own, the title tells them (`Title.called`), because they belong to its boards; a
language that writes them otherwise says so in `places.ftl`, as `place-<name>`. The attributes of a name are its forms,
which sentences ask for by the functions of `functions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pelagos.kernel.errors import BadRecord, Illegal, PelagosError
from pelagos.kernel.event import Event, Kind, Refusal
from pelagos.kernel.title import Rules, Title
from pelagos.texts.fluent import Bundle, parsed
from pelagos.texts.functions import joined_list
from pelagos.texts.values import Given, Name, Unresolved, plain

HOME: Final = "pelagos.texts"
SHARED: Final = (
    "language", "kernel", "api", "cli", "bots", "coach", "pictures", "table", "server", "study", "notices", "lessons",
)  # fmt: skip
"""Files that belong to no title."""
PLACES: Final = "places"
"""What a language calls the places of boards, where it does not write them as the boards do."""
FALLBACK: Final = "en"
LANGUAGES: Final = (FALLBACK, "it", "ru", "uk")
"""All there are: each is a folder here, and nothing else names it."""
ELISION: Final = "’"
"""An article that ends so stands before its noun without a blank."""
UNLAWFUL: Final = "unlawful"
"""The code of a position that breaks a law: the sentence of that law is added."""
SEATED: Final = ("seat", "who", "viewer")
"""What errors call a word for a seat, so that the rules can give its name."""


class Texts:
    """The sentences of one language; what it lacks, and all of a language that is not there, is said in English.

    A missing message reads `code(name=value)`, so that nothing fails for want of a sentence. A strict one, for
    tests, raises instead.
    """

    def __init__(self, language: str = FALLBACK, strict: bool = False) -> None:
        self._languages: Final = [name for name in dict.fromkeys((language, FALLBACK)) if name in LANGUAGES]
        self.language: Final = self._languages[0]
        self._bundles: Final = [Bundle(name) for name in self._languages]
        self._strict: Final = strict
        self._loaded: Final[set[str]] = set()
        for name in SHARED:
            self._load(HOME, name)

    def message(self, name: str, /, **arguments: Given) -> str:
        """The sentence of this id. Numbers are written as the language writes them; digits to copy go in as text."""
        return self._sentence(name, name, arguments)

    def error(self, error: PelagosError, rules: Rules | None = None) -> str:
        """What was refused and why; with the rules, also the sentence of an illegal answer's refusal."""
        said = error.said if rules is None else self._named(rules, error.said)
        parts = [self._sentence(f"error-{error.code}", error.code, said)]
        refusal = error.refusal if isinstance(error, Illegal | BadRecord) else None
        if refusal is not None and rules is not None:
            parts.append(self.refusal(rules, refusal))
        if error.code == UNLAWFUL and rules is not None:
            parts.append(self.law(rules, str(error.said["law"])))
        if error.clause:
            parts.append(f"[{error.clause}]")
        sentence = " ".join(parts)
        line = error.said.get("line") if isinstance(error, BadRecord) else None
        return self.message("error-at-line", line=str(line), sentence=sentence) if line else sentence

    def event(self, rules: Rules, event: Event) -> str:
        return self._told(rules, "event", event.kind.name, _numbers(event.kind.params, event.numbers))

    def refusal(self, rules: Rules, refusal: Refusal) -> str:
        return self._told(rules, "refusal", refusal.kind.name, _numbers(refusal.kind.params, refusal.numbers))

    def law(self, rules: Rules, name: str) -> str:
        """What a law of the title demands."""
        self._load(rules.title.texts, f"{rules.title.name}-laws")
        return self._sentence(f"{rules.title.name}-law-{name}", name, {})

    def why(self, rules: Rules, kind: Kind, numbers: tuple[int, ...]) -> str:
        """Why a bot moved, in the names of its title."""
        self._load(rules.title.texts, rules.title.name)
        self.load(rules.title, "bots")
        return self._sentence(f"bots-why-{kind.name}", kind.name, self._names(rules, _numbers(kind.params, numbers)))

    def remark(self, rules: Rules, kind: Kind, numbers: tuple[int, ...]) -> str:
        """What the coach tells, in the names of its title."""
        self._load(rules.title.texts, rules.title.name)
        self.load(rules.title, "coach")
        return self._sentence(f"coach-{kind.name}", kind.name, self._names(rules, _numbers(kind.params, numbers)))

    def question(self, rules: Rules, task: str, arguments: Mapping[str, Any]) -> str:
        """What a choice asks. Task and arguments are those of a view's agenda, which everybody may see."""
        domains = rules.title.arguments
        told = {f"{name}:{domains.get(name, '')}": value for name, value in arguments.items() if isinstance(value, int)}
        return self._told(rules, "ask", task, told)

    def load(self, title: Title, *parts: str) -> None:
        """Read further files of a title, such as `sketch` for `<title>-sketch.ftl`, where it has them."""
        for part in parts:
            self._load(title.texts, f"{title.name}-{part}")

    def phrase(self, rules: Rules, phrase: str) -> str:
        """A phrase for people, where there is a message for it; otherwise its words by their names."""
        self.load(rules.title, "phrases")
        answer = rules.vocabulary.read(phrase)
        pattern, given = rules.vocabulary.phrases[answer.verb], {"x": answer.x, "y": answer.y, "n": answer.n}
        slots = [token[1:-1] for token in pattern.split() if token.startswith("{")]
        names = self._names(rules, {slot: int(given[slot[0]]) for slot in slots})
        words = [token for token in pattern.split() if token.isalpha()]
        domains = [slot.partition(":")[2] for slot in slots if ":" in slot]
        shared = "-".join([rules.title.name, "say", *words])
        for message in ("-".join([shared, *domains]), shared):
            if self._has(message):
                return self._sentence(message, phrase, names)
        told = " ".join([str(names[token[1]]) if token.startswith("{") else token for token in pattern.split()])
        return told[:1].upper() + told[1:]

    def name(self, rules: Rules, domain: str, word: str) -> Name:
        """What people call the thing behind a word of the vocabulary, with its forms."""
        self._load(rules.title.texts, rules.title.name)
        domain, told = rules.title.called(rules.setup, domain, word)
        shown = {key: self._place(value) for key, value in told.items()}
        shared = f"{rules.title.name}-{domain}"
        for message in (f"{shared}-{message_part(word)}", shared):
            found = self._name(message, word, shown)
            if found is not None:
                return found
        return Name(self._missing(shared, word), word)

    def listed(self, names: Iterable[str], joined: str = "unit") -> str:
        """Names that stand behind a label, set apart as the language does it; sentences are given a `NameList`."""
        return joined_list(self._bundles[0].locale, tuple(names), joined)

    def with_names(self, message: str, names: Mapping[str, str | int]) -> str:
        """A message whose id was made elsewhere, such as that of a lesson; its file has been loaded."""
        return self._sentence(message, message, names)

    def of_title(self, title: Title, part: str, message: str) -> str:
        """A message from a further file of a title."""
        self.load(title, part)
        return self._sentence(message, message, {})

    def title(self, title: Title) -> str:
        """What people call a title; where nothing is said about that, its name."""
        self.load(title, "page")
        message = f"page-title-{title.name}"
        return self._sentence(message, message, {}) if self._has(message) else title.name.capitalize()

    def bot(self, level: str) -> str:
        """What people call a bot of this level."""
        self._load(HOME, "page")
        message = f"page-level-{level}"
        return self._sentence(message, message, {}) if self._has(message) else level

    def heading(self, rules: Rules, domain: str, word: str) -> str:
        """The same as a heading: with a capital, without an article."""
        name = plain(self.name(rules, domain, word))
        for article in self.message("language-articles").split():
            start = article if article.endswith(ELISION) else f"{article} "
            if name.startswith(start):
                name = name.removeprefix(start)
                break
        return name[:1].upper() + name[1:]

    def _place(self, name: str | int) -> str | int:
        """A place of a board by the name that this language has for it, or by its own."""
        if isinstance(name, int):
            return name
        self._load(HOME, PLACES)
        return self._name(f"place-{name.lower()}", name, {}) or name

    def _name(self, message: str, word: str, given: Mapping[str, str | int]) -> Name | None:
        for bundle in self._bundles:
            if bundle.has_message(message):
                try:
                    return bundle.name(message, given, word)
                except Unresolved:
                    if self._strict:
                        raise
        return None

    def _named(self, rules: Rules, said: Mapping[str, str | int]) -> dict[str, str | int]:
        """Seats by their names, everything else as it was said."""
        return {
            key: self.name(rules, rules.seats.name, value)
            if isinstance(value, str) and key in SEATED and value in rules.seats.words
            else value
            for key, value in said.items()
        }

    def _told(self, rules: Rules, sort: str, name: str, numbers: Mapping[str, int]) -> str:
        self._load(rules.title.texts, rules.title.name)
        return self._sentence(f"{rules.title.name}-{sort}-{name}", name, self._names(rules, numbers))

    def _names(self, rules: Rules, numbers: Mapping[str, int]) -> dict[str, str | int]:
        """Numbers with a domain by their names."""
        arguments: dict[str, str | int] = {}
        for param, number in numbers.items():
            key, _, domain = param.partition(":")
            word = rules.vocabulary.domains[domain].word(number) if domain else ""
            arguments[key] = self.name(rules, domain, word) if domain else number
        return arguments

    def _has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def _sentence(self, message: str, code: str, arguments: Mapping[str, Given]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                try:
                    return bundle.sentence(message, arguments)
                except Unresolved:
                    if self._strict:
                        raise
        return self._missing(message, f"{code}({', '.join([f'{name}={value}' for name, value in arguments.items()])})")

    def _missing(self, message: str, instead: str) -> str:
        if self._strict:
            raise LookupError(f"no message {message}")
        return instead

    def _load(self, package: str, name: str) -> None:
        if name in self._loaded:
            return
        self._loaded.add(name)
        for language, bundle in zip(self._languages, self._bundles, strict=True):
            resource = _read(package, language, name)
            if resource is not None:
                bundle.add(resource)


@cache
def _read(package: str, language: str, name: str) -> Any:
    """A file of sentences, read once: that takes longer than anything that is done with it."""
    file = files(package) / language / f"{name}.ftl"
    return parsed(file.read_text(encoding="utf-8")) if file.is_file() else None


def message_part(word: str) -> str:
    """A word as the ids of messages can spell it: `blu+yel` is `blu-yel` there."""
    return word.replace("+", "-")


def _numbers(params: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(params, numbers, strict=True))
