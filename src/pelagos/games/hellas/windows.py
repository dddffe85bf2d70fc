"""When a card may be played (H-9.4), and what everybody can see about it (H-14.6)."""

from pelagos.games.hellas import refusals as no
from pelagos.games.hellas.hands import backs, god_of, held_in, lying
from pelagos.games.hellas.ids import LOCKED, NONE, SAY_PLAY, WHITE, CardId, WindowId
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.sheet import Sheet


def is_barred(g: Hellas, who: Seat) -> bool:
    """H-4.6: in the very first turn white plays no card at all."""
    return g.turn == 1 and who == WHITE


def offer_cards(g: Hellas, who: Seat, window: WindowId, sheet: Sheet) -> None:
    """H-9.4, H-9.11: the cards in hand that belong here and can do something."""
    if is_barred(g, who):
        return
    for card in g.frame.playable[window]:
        if held_in(g, who, card.card) != NONE and card.may_play(g, who):
            sheet.add(SAY_PLAY, card.card)


def might_play(g: Hellas, who: Seat, window: WindowId) -> bool:
    """H-14.6: could a card be played here, for all that everybody sees? Backs are public, faces are not."""
    if is_barred(g, who):
        return False
    for card in g.frame.playable[window]:
        if backs(g, who, god_of(card.card)) and card.may_play(g, who):
            return True
    return False


def why_not_play(g: Hellas, who: Seat, window: WindowId, card: CardId) -> Refusal | None:
    """H-9: what keeps this card from being played now."""
    if is_barred(g, who):
        return Refusal(no.FIRST_TURN)
    if window not in g.frame.cards[card].windows:
        return Refusal(no.OTHER_WINDOW, card)
    if held_in(g, who, card) == NONE:
        locked = who == g.active and lying(g, card, LOCKED) > 0
        return Refusal(no.CARD_LOCKED if locked else no.NOT_IN_HAND, card)
    return None if g.frame.cards[card].may_play(g, who) else Refusal(no.NO_USE, card)
