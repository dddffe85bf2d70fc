"""Operations on god cards: hands, the table, decks (H-1.6, H-9, H-11.3, H-14)."""

from mypy_extensions import i64

from pelagos.games.hellas import events as told
from pelagos.games.hellas.ids import (
    ARES,
    DECK,
    DISCARD,
    DRAWN,
    FIRST_ARES,
    FIRST_ZEUS,
    GODS,
    HANDS,
    HELD,
    LOCKED,
    MOST_CARDS,
    MOST_OF_A_GOD,
    NONE,
    POSEIDON,
    SEATS,
    TABLE,
    ZEUS,
    CardId,
    CardPlace,
    GodId,
)
from pelagos.games.hellas.position import Hellas
from pelagos.kernel.ids import Seat, only
from pelagos.kernel.places import Cards


def god_of(card: CardId) -> GodId:
    if card >= FIRST_ARES:
        return ARES
    return ZEUS if card >= FIRST_ZEUS else POSEIDON


def first_of_god(god: GodId) -> CardId:
    if god == ARES:
        return FIRST_ARES
    return FIRST_ZEUS if god == ZEUS else 0


def lying(g: Hellas, card: CardId, place: CardPlace) -> i64:
    """How many cards of a type lie in a place."""
    god = god_of(card)
    return g.back(god).lying(place, card - first_of_god(god))


def move(g: Hellas, card: CardId, origin: CardPlace, goal: CardPlace) -> None:
    god = god_of(card)
    g.back(god).move(g, card - first_of_god(god), origin, goal)


# Hands: two places each, the owner's secrets and what both players know


def hand(seat: Seat) -> CardPlace:
    """The place of the cards that only their owner knows; the next one holds those that both know."""
    return HANDS + 2 * seat


def held_in(g: Hellas, seat: Seat, card: CardId) -> CardPlace:
    """The place from which a card of this type leaves the hand, the known copy first (H-14.4); or NONE."""
    place = hand(seat)
    if lying(g, card, place + 1):
        return place + 1
    return place if lying(g, card, place) else NONE


def _between(back: Cards, first: i64, last: i64) -> i64:
    """How many cards lie in a row of places."""
    count = back.count
    total: i64 = 0
    for i in range(first * back.faces, (last + 1) * back.faces):
        total += count[i]
    return total


def backs(g: Hellas, seat: Seat, god: GodId) -> i64:
    """How many cards of a god a player has in hand, free to be played; public (H-14.1)."""
    place = hand(seat)
    return _between(g.back(god), place, place + 1)


def hand_size(g: Hellas, seat: Seat) -> i64:
    return backs(g, seat, POSEIDON) + backs(g, seat, ZEUS) + backs(g, seat, ARES)


def owned(g: Hellas, seat: Seat, god: GodId) -> i64:
    """H-11.3: the cards of a god that count for the limits: hand, and for the active player drawn, held, locked."""
    count = backs(g, seat, god)
    if seat == g.active:
        count += _between(g.back(god), HELD, DRAWN)
    return count


def within_limits(g: Hellas, seat: Seat, god: GodId) -> bool:
    """H-11.3: would one more card of this god still be allowed?"""
    own = owned(g, seat, god)
    if own >= MOST_OF_A_GOD:
        return False
    return own + owned(g, seat, (god + 1) % GODS) + owned(g, seat, (god + 2) % GODS) < MOST_CARDS


# Playing and discarding


def show(g: Hellas, seat: Seat, card: CardId) -> None:
    """CP-1: a card leaves the hand and lies open."""
    move(g, card, held_in(g, seat, card), TABLE)
    g.tell(told.CARD_PLAYED, seat, card)


def discard_shown(g: Hellas, card: CardId) -> None:
    """Every card of this type on the table goes to the discard pile."""
    while lying(g, card, TABLE):
        move(g, card, TABLE, DISCARD)


def return_held(g: Hellas, god: GodId) -> None:
    """H-10.Z7: the cards of a god that Z7 holds come back to the hand; both players know them (H-14.4)."""
    back = g.back(god)
    for face in range(back.faces):
        while back.lying(HELD, face):
            return_card(g, first_of_god(god) + face)


def return_card(g: Hellas, card: CardId) -> None:
    move(g, card, HELD, hand(g.active) + 1)
    g.tell(told.CARD_RETURNED, g.active, card)


def pick_up(g: Hellas) -> None:
    """H-4.7(b), H-10.Z4: cards drawn face down join the hand, and locks end."""
    seat = g.active
    for god in range(GODS):
        back = g.back(god)
        back.move_all(g, LOCKED, hand(seat) + 1)
        for face in range(back.faces):
            while back.lying(DRAWN, face):
                back.move(g, face, DRAWN, hand(seat))
                g.tell(told.CARD_SEEN, seat, first_of_god(god) + face, to=only(seat))


# Decks


def refill(g: Hellas, god: GodId) -> None:
    """H-9.14: an empty deck is made of the discard pile, which is not empty then: hands hold 6 of 16 at most."""
    back = g.back(god)
    if back.total(DECK):
        return
    for seat in range(SEATS):
        deduce(g, god, seat)
    back.move_all(g, DISCARD, DECK)
    g.tell(told.DECK_REFILLED, god)


def deduce(g: Hellas, god: GodId, seat: Seat) -> None:
    """What a perfect memory concludes about the rival's hand at the moment a deck is empty.

    Before the refill a player sees where every card of the god lies but those that only the rival knows, and those
    drawn face down. If none are drawn, what they do not see elsewhere must be in the rival's hand, so that they know
    those cards from now on. Once the discard pile is a deck again, nobody could tell them from the deck's. A guess
    about cards drawn face down, possible when no hand hides any, is not kept: it errs towards forgetting.
    """
    back = g.back(god)
    if back.total(DRAWN) == 0:
        rival = hand(1 - seat)
        back.move_all(g, rival, rival + 1)
