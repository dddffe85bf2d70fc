"""What a name looks like: names that a reader cannot tell apart have the same skeleton, whatever letters they are of.

The idea is that of Unicode's technical standard 39; the table is a short one of our own. It holds the letters of other
scripts and the digits that look like Latin letters in ordinary type. Accents tell names apart: André is not Andre.
"""

from __future__ import annotations

import unicodedata
from typing import Final

CAPITALS: Final = str.maketrans(
    # Greek, Cyrillic, Armenian and Cherokee.
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХҮԌԚԜѴՍՏՕᎪᏴᏟᎠᎬᏀᎻᎢᎫᏦᏞᎷᏃᎤᏢᏒᏚᎢᏙᎳᏃ",
    "ABEZHIKMNOPTYXABESIJKMHOPCTYXYGQWVUSOABCDEGHTJKLMZOPRSTVWZ",
)
"""Before capitals are made small: a capital and its small letter need not look like the same Latin letter."""
SMALL: Final[dict[str, str]] = {
    "a": "аαɑ",
    "b": "ьвƅ",
    "c": "сᴄ",
    "d": "ԁ",
    "e": "еєҽ",
    "g": "ɡց",
    "h": "һнհ",
    "i": "іιıɩӏl1|!ǀ׀ا",
    "j": "јϳ",
    "k": "кκĸ",
    "m": "м",
    "n": "пηռո",
    "o": "оοσօ0ɵө०๐໐ⲟ",
    "p": "рρⲣ",
    "q": "ԛգ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսʋ",
    "v": "ѵν",
    "w": "ԝѡωա",
    "x": "хχ×",
    "y": "уγүყ",
    "z": "ᴢ",
    "ae": "æӕ",
    "oe": "œ",
    "-": "‐‒–—―−_",
    "'": "’‘ʼʹ`ʻ",
}
"""By what a letter is taken for, the small letters and signs that look like it."""
ALIKE: Final = str.maketrans({letter: like for like, letters in SMALL.items() for letter in letters})
PAIRS: Final = (("rn", "m"), ("vv", "w"))
FILLERS: Final = "\u115f\u1160\u3164\uffa0\u034f\u2800"
"""They count as letters, marks or signs, and show nothing."""


def skeleton(name: str) -> str:
    """The same for names that look alike: differences in case, script, width and spacing do not count."""
    shown = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold().translate(ALIKE)
    alike = "".join([letter for letter in unicodedata.normalize("NFKC", shown) if not _is_invisible(letter)])
    for pair, like in PAIRS:
        alike = alike.replace(pair, like)
    return alike


def _is_invisible(letter: str) -> bool:
    """Format characters, spaces, variation selectors and fillers."""
    return unicodedata.category(letter)[0] in "CZ" or "\ufe00" <= letter <= "\ufe0f" or letter in FILLERS
