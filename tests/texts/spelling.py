"""The words of a language, for hunspell: what its messages say, less what is listed beside it."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import Final

from pelagos.games import TITLES
from texts.languages import ALPHABET, HERE, OTHER_ALPHABET, PLACE_FILE, declared, spoken, whole
from texts.rule_pages import page

DICTIONARIES: Final = {"en": "en_GB", "it": "it_IT", "uk": "uk_UA", "ru": "ru_RU"}
"""As Debian calls them; another language is looked for by its own name."""
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
QUOTED: Final = re.compile(
    r"(?s:```.*?```)|`[^`]*`|“[^”]*”|«[^»]*»|\{#[\w-]+\}|\]\([^)]*\)|\bhttps?://\S+|\S+@\S+|\S*[/_=]\S*"
    r"|\bPELAGOS_\w+|--[\w-]+|\b[A-Z]{2,}\b"
)
"""What is copied and not read: code, phrases, addresses, settings."""
LATIN: Final = re.compile(r"[A-Za-zÀ-ÿ’'-]+")
"""In a language with other letters these are names of programs, ids, and words of phrases, copied as they are."""


class Unavailable(Exception):
    """hunspell or a dictionary is not installed."""


def vocabulary(language: str) -> set[str]:
    """Words that no dictionary has: names, terms, loan words."""
    path = HERE / "vocabulary" / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def misspelt(language: str) -> list[str]:
    """Words of the messages and of the rules pages that neither the dictionary nor the vocabulary knows."""
    messages = [(name, pattern) for file in whole(language).values() for name, pattern in file.items()]
    texts = [spoken(pattern) for name, pattern in messages if is_read(name)]
    texts += [page(title.name, language) for title in TITLES]
    words, known = {word for text in texts for word in WORD.findall(QUOTED.sub(" ", text))}, names_of(language)
    # hunspell names the parts of what is put together by signs.
    found = unknown(language, words - known) - known
    has_latin = declared(language, ALPHABET) != [OTHER_ALPHABET]
    return sorted(word for word in found if has_latin or not LATIN.fullmatch(word))


def names_of(language: str) -> set[str]:
    """The vocabulary, and the places of the boards with all their forms: no dictionary has these."""
    places = [
        spoken(pattern) for name, pattern in whole(language).get(PLACE_FILE, {}).items() if name.startswith("place-")
    ]
    return vocabulary(language) | {word for place in places for word in WORD.findall(place)}


def is_read(name: str) -> bool:
    """What programs choose by is no word of the language; nor are the English words that questions are led to."""
    aside = name.partition(".")[2]
    return not name.startswith(("language-", "lobby-synonyms")) and aside not in (
        "article",
        "gender",
        "number",
        "clause",
    )


def unknown(language: str, words: set[str]) -> set[str]:
    """Those that hunspell does not know."""
    program = shutil.which("hunspell")
    if program is None:
        raise Unavailable("hunspell is not installed")
    dictionary = DICTIONARIES.get(language, language)
    listed = subprocess.run([program, "-D"], input="", capture_output=True, encoding="utf-8", check=False)
    if not re.search(rf"/{dictionary}$", listed.stderr + listed.stdout, re.MULTILINE):
        raise Unavailable(f"the dictionary {dictionary} is not installed")
    typed = "\n".join(sorted(words)).replace("’", "'")
    command = [program, "-i", "utf-8", "-d", dictionary, "-l"]
    found = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", check=True).stdout
    return {word.replace("'", "’") for word in found.split()}
