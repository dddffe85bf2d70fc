"""Prints what a language still lacks: PYTHONPATH=src:tests python tools/language_status.py uk

Messages that are missing, that read as in English, that use other variables; names without a form that the language
declares; places in another alphabet; clauses of rulebooks; words that hunspell does not know. The exit status is 0 when
nothing is left to do, so that the language can be listed in `pelagos.texts.LANGUAGES`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from texts.languages import file_names, findings, missing_places
from texts.rule_pages import older, untranslated
from texts.spelling import Unavailable, misspelt
from texts.terms import strayed_terms, two_names

SHOWN = 20
"""So many of a kind are printed; `--all` prints the rest."""


def status(language: str) -> Iterator[tuple[str, list[str]]]:
    if not file_names(language):
        yield "no folder", [f"src/pelagos/texts/{language}"]
        return
    yield from findings(language).rows()
    yield "places without a name", missing_places(language)
    yield "terms said by another word than the glossary's", strayed_terms(language)
    yield "things with two names", two_names(language)
    yield "clauses of rulebooks that are English", untranslated(language)
    yield "clauses older than their English", older(language)
    try:
        yield "words that hunspell does not know", misspelt(language)
    except Unavailable as error:
        print(f"Spelling was not looked at: {error}")


def main(language: str, every: bool) -> int:
    left = 0
    for fault, found in status(language):
        left += len(found)
        print(f"{fault}: {len(found)}")
        for line in found if every else found[:SHOWN]:
            print(f"  {line}")
        if not every and len(found) > SHOWN:
            print(f"  … and {len(found) - SHOWN} more")
    return 1 if left else 0


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(arguments) != 1:
        sys.exit(__doc__)
    sys.exit(main(arguments[0], "--all" in sys.argv))
