"""Zeus: a temple, a priestess, and a look at the next creature (L-10.2)."""

from typing import Final

from pelagos.games.legendary import events as told
from pelagos.games.legendary import refusals as no
from pelagos.games.legendary.creatures.use import use_creature
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import (
    CARD_PRICE,
    CREATURES,
    IN_DECK,
    IN_USE,
    LOOK_PRICE,
    ON_TOP,
    PRIESTESSES,
    SAY_DRAW,
    SAY_LOOK,
    SAY_PLAY,
    SAY_RECRUIT_PRIESTESS,
    SAY_RETURN,
    TEMPLE,
    ZEUS,
    Faction,
    Gold,
)
from pelagos.games.legendary.ops import can_draw, card_in, gain_priestess, renew_deck
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.purse import spend
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import NOBODY, Mask, Seat, only
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Chance, Choice


class Zeus(God):
    """L-10.2.1 to L-10.2.4: one priestess, one more for 4 GP, one look."""

    def __init__(self) -> None:
        super().__init__(ZEUS, TEMPLE, (CARD_PRICE,))

    def has_recruits(self, g: Legendary) -> bool:
        return g.supply[PRIESTESSES] > 0

    def offer_recruits(self, g: Legendary, sheet: Sheet) -> None:
        if self.has_recruits(g):
            sheet.add(SAY_RECRUIT_PRIESTESS)

    def recruit(self, g: Legendary, said: Answer, price: Gold) -> None:
        gain_priestess(g, g.active)
        g.tell(told.PRIESTESS_TAKEN, g.active, price)

    def offer_actions(self, g: Legendary, sheet: Sheet) -> None:
        if not g.looked and can_draw(g):
            sheet.add(SAY_LOOK)

    def act(self, g: Legendary, said: Answer) -> None:
        """L-10.2.4: a card that was put back on top is looked at again; else nature says which one it is."""
        g.looked = 1
        g.tell(told.TOP_LOOKED_AT, g.active)
        renew_deck(g)
        if g.creatures.total(ON_TOP):
            see_top(g, g.active)
            g.then(PlayOrReturn(g.active))
        else:
            g.then(LookAtTop(g.active), PlayOrReturn(g.active))


def see_top(g: Legendary, who: Faction) -> None:
    """L-19.2: only the player of that faction sees it, and remembers it."""
    seat = g.seat_of(who)
    g.creatures.show(g, ON_TOP, only(seat))
    g.tell(told.TOP_SEEN, card_in(g, ON_TOP), to=only(seat))


class LookAtTop(Chance[Legendary]):
    """L-10.2.4: the card on top of the deck."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def known_to(self, g: Legendary) -> Mask:
        return only(g.seat_of(self.who))

    def options(self, g: Legendary, sheet: Sheet) -> None:
        for creature in range(CREATURES):
            if g.creatures.lying(IN_DECK, creature):
                sheet.weigh(1, SAY_DRAW, creature)

    def take(self, g: Legendary, said: Answer) -> None:
        g.creatures.move(g, said.x, IN_DECK, ON_TOP)
        see_top(g, self.who)


class PlayOrReturn(Choice[Legendary]):
    """L-10.2.4: pay 1 GP and resolve the card, without any discount, or put it back face down."""

    ARGS = ("who",)

    def __init__(self, who: Faction) -> None:
        self.who: Final = who

    def seat(self, g: Legendary) -> Seat:
        return g.seat_of(self.who)

    def telling(self, g: Legendary) -> bool:
        """L-19.4: whether it can be paid is a secret."""
        return True

    def options(self, g: Legendary, sheet: Sheet) -> None:
        if g.purse(self.who) >= LOOK_PRICE:
            sheet.add(SAY_PLAY)
        sheet.add(SAY_RETURN)

    def take(self, g: Legendary, said: Answer) -> None:
        if said.verb == SAY_RETURN:
            g.tell(told.TOP_PUT_BACK, self.who)
            return
        spend(g, g.team_of(self.who), LOOK_PRICE)
        creature = card_in(g, ON_TOP)
        g.tell(told.TOP_PLAYED, self.who, creature)
        g.creatures.move(g, creature, ON_TOP, IN_USE)
        g.creatures.forget(ON_TOP, NOBODY)
        use_creature(g, self.who, creature)

    def why_not(self, g: Legendary, said: Answer) -> Refusal | None:
        if said.verb not in (SAY_PLAY, SAY_RETURN):
            return Refusal(no.LOOK_FIRST)
        dear = said.verb == SAY_PLAY and g.purse(self.who) < LOOK_PRICE
        return Refusal(no.TOO_DEAR, LOOK_PRICE) if dear else None
