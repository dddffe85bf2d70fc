"""Italian articles and prepositions fit the names behind them, whichever names these are; faults that readers found do
not come back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from docs.pages import ROOT
from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts.rule_translations import units
from texts.languages import file_names, source, spoken, whole
from texts.rule_pages import page
from texts.told import sentences

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

PRONOUNS: Final = ("lo è", "La evacui")
"""What stands before a verb is no article."""
VOWEL: Final = "[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]"
IMPURE: Final = r"(?:[Ss][bcdfglmnpqrtvz]|[Zz]|[Pp]s|[Gg]n|[Xx]|[Yy])"
BEFORE_CONSONANTS: Final = "il|del|al|dal|nel|sul|i|dei|ai|dai|nei|sui"
BEFORE_CONSONANTS_TOO: Final = "l[ao]|dell[ao]|all[ao]|dall[ao]|nell[ao]|sull[ao]|un[ao]"
CLASH: Final = re.compile(
    rf"(?i:\b(?:a (?=a)|e (?=e)|(?:{BEFORE_CONSONANTS}) (?={VOWEL})|(?:{BEFORE_CONSONANTS_TOO}) (?={VOWEL})))"
    rf"|\b(?i:{BEFORE_CONSONANTS}|un) (?={IMPURE})"
)
"""“a Aigiali”, “il Apollo”, “la Arpia”, “il Slancio”, “e Era”: none of them is Italian."""

NOT_SAID: Final = re.compile(r"^\| (?P<patterns>`[^|]+`) \| [^|]+ \|(?P<may>[^|]*)\|$", re.MULTILINE)
LEAST_NOT_SAID: Final = 15
ENTRY: Final = re.compile(r"^(?P<name>[a-z][\w-]*) =")
UNTIL: Final = re.compile(r"\buntil\b")
WHILE: Final = re.compile(r"\b(?:as long as|while)\b")
AS_LONG_AS: Final = re.compile(r"(?i:\bfinché\b)(?![^.;:,)]*\b(?:non|ness\w+)\b)")
"""“Finché” without a “non” behind it says “as long as”."""
ANY: Final = re.compile(r"(?i:\bany (?:land |sea |land or sea )?(?:area|space|island))")
EVERY: Final = re.compile(r"(?i:\bogni (?:area|spazio|isola))")


def clashes(sentence: str) -> list[str]:
    starts = [found.start() for found in CLASH.finditer(sentence)]
    return [sentence[start : start + 20] for start in starts if not sentence[start:].startswith(PRONOUNS)]


@titles
def test_no_article_and_no_preposition_clashes_with_any_name(title: Title) -> None:
    told = list(sentences(title, "it"))

    assert len(told) > 1000
    assert [(name, clash) for name, said in told for clash in clashes(said)] == []


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("accanto a Aigiali", True),
        ("accanto ad Aigiali", False),
        ("il Apollo", True),
        ("dalla Arpia", True),
        ("dall’Arpia", False),
        ("il Slancio", True),
        ("lo Slancio", False),
        ("Zeus e Era", True),
        ("una università", True),
        ("un’università", False),
        ("la Idra arriva", True),
        ("va a Naxos", False),
    ],
)
def test_a_clash_is_noticed(sentence: str, is_wrong: bool) -> None:
    assert bool(clashes(sentence)) is is_wrong


def not_said() -> Iterator[tuple[re.Pattern[str], set[str]]]:
    """What is not said, and the names of messages and clauses where it may stand, as docs/terms/it.md lists them."""
    text = (ROOT / "docs" / "terms" / "it.md").read_text(encoding="utf-8")
    for row in NOT_SAID.finditer(text):
        for pattern in re.findall(r"`([^`]+)`", row["patterns"]):
            yield re.compile(rf"(?<!\w){pattern}", re.IGNORECASE), set(re.findall(r"`([^`]+)`", row["may"]))


def written(text: str) -> Iterator[tuple[str, str]]:
    """Every line of a file of messages with the message it belongs to; variables without their names."""
    name = ""
    for line in text.splitlines():
        if not line.startswith("#"):
            name = found["name"] if (found := ENTRY.match(line)) else name
            yield name, re.sub(r"\$(?!god)\w+", "$", line.partition(" = ")[2] or line)


def told() -> list[tuple[str, str]]:
    """All messages by line and all rules by clause, with their names."""
    messages = [line for file in file_names("it") for line in written(source("it", file))]
    return messages + [(unit.key, unit.text) for title in TITLES for unit in units(page(title.name, "it"))]


def test_what_readers_found_beside_the_terms_is_not_said() -> None:
    listed, lines = list(not_said()), told()

    assert len(listed) >= LEAST_NOT_SAID
    assert [
        (name, found[0])
        for pattern, may in listed
        for name, line in lines
        if name not in may and (found := pattern.search(line))
    ] == []


@pytest.mark.parametrize(
    "line",
    [
        "Uno slancio",
        "non ha rendita",
        "4 monete di rendita",
        "Le statuine restano",
        "costa due oro",
        "+{ $ } oro",
        "L’offerta per { $god }",
        "paghi 1 moneta per ritirare il tuo dado",
        "L’isola cambia padrone",
    ],
)
def test_what_is_not_said_is_noticed(line: str) -> None:
    assert [pattern for pattern, _ in not_said() if pattern.search(line)] != []


def pairs() -> Iterator[tuple[str, str, str]]:
    """Names of clauses and messages, what English says, and what Italian says."""
    for title in TITLES:
        own = {unit.key: unit.text for unit in units(page(title.name, "it"))}
        yield from [(unit.key, unit.text, own[unit.key]) for unit in units(page(title.name)) if own.get(unit.key)]
    other = whole("it")
    for file, messages in whole("en").items():
        for name, pattern in messages.items():
            if name in other.get(file, {}):
                yield name, spoken(pattern), spoken(other[file][name])


def turned(english: str, italian: str) -> bool:
    """Says Italian “as long as” where English says “until”, or “every area” where English says “any area”?"""
    said = " ".join(italian.split())
    as_long_as = bool(UNTIL.search(english) and not WHILE.search(english) and AS_LONG_AS.search(said))
    return as_long_as or bool(ANY.search(" ".join(english.split())) and EVERY.search(said))


def test_until_and_any_are_not_turned_round() -> None:
    compared = list(pairs())

    assert len(compared) > 1000
    assert [name for name, english, italian in compared if turned(english, italian)] == []


@pytest.mark.parametrize(
    ("english", "italian", "is_wrong"),
    [
        ("no effect until someone owns it", "non ha effetto finché qualcuno la possiede", True),
        ("no effect until someone owns it", "non ha effetto finché nessuno la possiede", False),
        ("closed until it is moved", "chiuso finché il Kraken non viene mosso", False),
        ("closed as long as he stands there", "chiuso finché sta lì", False),
        ("Any land area. No troop enters it", "Ogni area di terra. Nessuna truppa vi entra", True),
        ("Any land area. No troop enters it", "In un’area di terra qualsiasi. Nessuna truppa vi entra", False),
        ("Every sea area", "Ogni area di mare", False),
    ],
)
def test_what_is_turned_round_is_noticed(english: str, italian: str, is_wrong: bool) -> None:
    assert turned(english, italian) is is_wrong
