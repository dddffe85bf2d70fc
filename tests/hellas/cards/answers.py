"""What happens to every card: let pass, vetoed, vetoed and vetoed back, kept by Lasting Favour (H-9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hellas.setups import GODS, of, story
from pelagos.games.hellas.hands import lying
from rulings import asked, options, say, stands

if TYPE_CHECKING:
    from pelagos.kernel.play import Play

RIVAL: Final = {"white": "orange", "orange": "white"}


def pass_while(g: Play, *questions: str) -> None:
    """Pass as long as one of these questions is asked."""
    while asked(g).split()[-1] in questions:
        say(g, f"{asked(g).split()[0]} pass")


def play(g: Play, who: str, card: str) -> None:
    """Play a card that nobody answers and that is not kept."""
    say(g, f"{who} play {card}")
    pass_while(g, "AnswerCard", "KeepCard")


def veto(g: Play, who: str, card: str) -> None:
    """The card is vetoed: discarded with the veto, and never asked about (H-9.7)."""
    since = len(g.events)
    say(g, f"{who} play {card}")
    assert asked(g) == f"{RIVAL[who]} AnswerCard"
    assert "play z5" in options(g)
    stands(g, f"{GODS[card[0]]} table {card} 1")
    say(g, f"{RIVAL[who]} play z5")
    pass_while(g, "AnswerCard")

    expected = [
        f"card-played {who} {card}",
        f"card-played {RIVAL[who]} z5",
        f"no-answer {who} z5",
        f"card-vetoed {who} {card}",
    ]
    assert story(g, since)[:4] == expected
    stands(g, f"{GODS[card[0]]} discard {card} 1, table {card} 0", "zeus discard z5 1, table z5 0", "vetoes 0")


def veto_back(g: Play, who: str, card: str) -> None:
    """The veto is vetoed itself: the card works (H-9.7)."""
    since = len(g.events)
    say(g, f"{who} play {card}", f"{RIVAL[who]} play z5")
    assert asked(g) == f"{who} AnswerCard"
    say(g, f"{who} play z5")
    pass_while(g, "AnswerCard", "KeepCard")

    assert f"card-vetoed {who} {card}" not in story(g, since)
    assert story(g, since)[:3] == [f"card-played {who} {card}", f"card-played {RIVAL[who]} z5", f"card-played {who} z5"]
    stands(g, "zeus discard z5 2", "vetoes 0")


def keep(g: Play, who: str, card: str, vetoed: bool = False) -> None:
    """The card is kept by Lasting Favour, or would have been (H-10.Z7)."""
    say(g, f"{who} play {card}")
    pass_while(g, "AnswerCard")
    assert asked(g) == f"{who} KeepCard"
    assert options(g) == ["play z7", "pass"]
    since = len(g.events)
    say(g, f"{who} play z7")
    if vetoed:
        say(g, f"{RIVAL[who]} play z5")
    pass_while(g, "AnswerCard")

    number = g.rules.vocabulary.domains["card"].index(card)
    assert (f"card-held {who} {card}" in story(g, since)) == (not vetoed)
    assert lying(of(g), number, 2) == 0 or vetoed or not asked(g).endswith("KeepCard")
    stands(g, "zeus discard z7 1")


def held(g: Play, card: str) -> bool:
    """Does Lasting Favour hold it?"""
    return lying(of(g), g.rules.vocabulary.domains["card"].index(card), 3) == 1


def back_in_hand(g: Play, card: str, seat: str = "white") -> None:
    """A held card is in the hand again, and both players know it (H-14.4)."""
    stands(g, f"{GODS[card[0]]} open-{seat} {card} 1, held {card} 0, discard {card} 0, table {card} 0")
