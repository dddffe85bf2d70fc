"""Names and messages are untrusted: limits on their length, and nothing in them that a screen would obey."""

from __future__ import annotations

import unicodedata
from typing import Final

from pelagos.table.errors import BadText

MOST_NAME: Final = 32
MOST_MESSAGE: Final = 500
MOST_WORD: Final = 64
MOST_MARKS: Final = 3
"""Accents on one letter; more would climb over the lines above."""
UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control characters, marks of direction, halves of characters, private and unassigned ones."""


def clean(text: str, most: int) -> str:
    """The text on one line, without what is unwanted; BadText if it is too long or nothing is left."""
    if len(text) > most:
        raise BadText("text-too-long", most=most)
    kept: list[str] = []
    marks = 0
    for message in text:
        category = unicodedata.category(message)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if message in "\t\n\r" or category == "Zs":
            kept.append(" ")
        elif category not in UNWANTED and marks <= MOST_MARKS:
            kept.append(message)
    cleaned = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    if not cleaned:
        raise BadText("no-text")
    return cleaned


def checked_word(word: str) -> str:
    """An id, a level or a client's key: letters, digits, hyphens and the like, all of ASCII."""
    if not word or len(word) > MOST_WORD or not word.isascii() or not word.replace("-", "").replace("_", "").isalnum():
        raise BadText("bad-word", most=MOST_WORD)
    return word


def checked_nonce(nonce: str) -> str:
    """A seat's share of the seed: 1 to 32 bytes in hexadecimal digits. Without one it is a zero byte."""
    if not nonce:
        return "00"
    if len(nonce) % 2 or len(nonce) > MOST_WORD or any(message not in "0123456789abcdef" for message in nonce):
        raise BadText("bad-nonce", most=MOST_WORD)
    return nonce
