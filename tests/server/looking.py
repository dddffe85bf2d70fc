"""One viewer, two tables that they cannot tell apart, and everything they can do to tell them apart."""

from __future__ import annotations

import json
from typing import Final

from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.server.identity import COOKIE
from server.pairs import Pair
from server.servers import PASSWORD, START, Guest, Servers, heard, parted
from server.visiting import Answer, Ask, Place
from server.visits import ALIKE, VISITS, Look, look_of
from table.setting import RULES, game
from table.twins import ORDERS, Leak

STEPS: Final = 4
UNTIL_ASKED: Final = 12
AFTER_A_STEP: Final = ("", "/state", "/events", "/record", "/talk")


class Looking:
    """A visit of both tables, from sitting down to getting up."""

    def __init__(self, servers: Servers, pair: Pair, guest: Guest) -> None:
        self.servers: Final = servers
        self.pair: Final = pair
        self.guest = guest
        self._lines = servers.lines(guest)
        self._open = [*self._lines]
        self._marks: list[str] = []
        self._past = True

    def close(self) -> None:
        for line in self._open:
            line.close()

    def listen(self) -> list[str]:
        """What the sockets said; what came with it is known from now on."""
        told = heard(self._lines)
        self._marks += [mark for text in told if (mark := json.loads(text).get("mark"))]
        del self._marks[:-4]
        return told

    def everywhere(self, last: bool = False) -> None:
        """Every route."""
        for visit in [*VISITS.values(), *(ALIKE.values() if last else ())]:
            for ask in visit(self._look(last)):
                self.servers.same(ask)
        self.listen()

    def here(self) -> None:
        """The routes that tell how the game stands."""
        for end in AFTER_A_STEP:
            for ask in VISITS[f"GET /api/games/{{game:str}}{end}"](self._look()):
                self.servers.same(ask)

    def _look(self, last: bool = False) -> Look:
        return look_of(self.guest, self.pair, tuple(self._marks), self._past, last)

    # what others do

    def others_act(self) -> None:
        """At one table things happen that the viewer must not notice."""
        place, table = self.servers.both[0], self.pair.mine
        orders = ORDERS.get(self.guest.title, ())
        for seat in range(len(table.chairs)):
            if seat == self.pair.viewer:
                continue
            if orders:
                text = orders[self.pair.rng.below(len(orders))]
                place.services.tables.change(self.guest.game, "leave_order", {"seat": seat, "text": text})
            place.services.tables.change(self.guest.game, "mute", {"seat": seat, "name": "Nobody 0"})
            team = f"team-{table.sides[seat]}"
            if team in table.chat.channels and team not in table.chat.readable(self.pair.viewer, over=False):
                said = {"viewer": seat, "channel": team, "text": "psst"}
                place.services.tables.change(self.guest.game, "talk", said)
        if self.pair.viewer != SPECTATOR:
            self._look_on(0)
        self.listen()

    def _look_on(self, which: int) -> None:
        """Players hear nothing of this while they play. What is said later at the other table is said at this hour."""
        said = {"viewer": int(SPECTATOR), "channel": "spectators", "text": "look", "name": "Eva"}
        now, self.servers.now = self.servers.now, START
        self.servers.both[which].services.tables.change(self.guest.game, "talk", said)
        self.servers.now = now

    def step(self) -> bool:
        """The same is said at both; at the first by an order, if it says so."""
        said = self.pair.say()
        if said is None:
            return False
        mine, due = self.pair.mine, self.pair.mine.due()
        self._past = self._past and self.pair.replayable
        if due is not None and mine.order_reply(due["seat"]) == said[0]:
            self.servers.change(self.servers.both[0], self.guest, "obey", {"seat": due["seat"], "at": due["at"]})
            submitted = {"seat": due["seat"], "phrases": [said[1]], "at": self.pair.twin.version}
            self.servers.change(self.servers.both[1], self.guest, "submit", submitted)
        else:
            self.servers.say(self.guest, said)
        self.listen()
        return True

    def take_back(self) -> None:
        """If the last answer may be taken back, the viewer sees the same again."""
        steps = [game(table).steps for table in (self.pair.mine, self.pair.twin)]
        if any(not past or past[-1].final or past[-1].seat == NATURE for past in steps):
            return
        for place, table in zip(self.servers.both, (self.pair.mine, self.pair.twin), strict=True):
            undone = {"seat": int(game(table).steps[-1].seat), "at": table.version, "count": 1}
            self.servers.change(place, self.guest, "undo", undone)
        self.listen()

    # getting up

    def leave(self) -> None:
        """The viewer gets up and becomes a spectator, with the key, the cursors and the socket of the seat."""
        if self.guest.seat is None:
            return
        seat = self.guest.seat
        self._leave_something(seat)
        for line in self._lines:
            line.heard()
        # A spectator may read what was said there.
        self._look_on(1)
        marks = tuple(self._marks)
        if self.guest.name:
            self._delete_account()
        else:
            self._do({"do": "leave"}, self.guest.auth)
        self.listen()
        self._ask_the_bot(seat)
        self.pair.viewer = SPECTATOR
        self.guest = self.guest._replace(seat=None)
        self.everywhere()
        self._newcomer(seat, marks)

    def _leave_something(self, seat: int) -> None:
        """At the first table whoever sits here has an order and a mute; nobody else must ever find out."""
        tables = self.servers.both[0].services.tables
        if self.guest.title in ORDERS:
            tables.change(self.guest.game, "leave_order", {"seat": seat, "text": ORDERS[self.guest.title][0]})
        tables.change(self.guest.game, "mute", {"seat": seat, "name": "Nobody 9"})

    def _delete_account(self) -> None:
        """Whoever deletes their account gets up everywhere."""
        device = {"cookie": f"{COOKIE}={self.guest.token}", "x-pelagos": "1"}
        gone = self.servers.same(Ask("DELETE", "/api/account", {"password": PASSWORD}, device))
        assert gone.status == 200, gone
        self.guest = self.guest._replace(auth={}, name="")

    def _ask_the_bot(self, seat: int) -> None:
        """The bot that plays on for them is told the same at both when it is asked."""
        for _ in range(UNTIL_ASKED):
            if game(self.pair.mine).who == seat:
                mine, twin = (table.bot_view(seat) for table in (self.pair.mine, self.pair.twin))
                if mine != twin:
                    raise Leak(f"what a bot is told: {parted(mine[0], twin[0])}")
                return
            if not self.step():
                return

    def _newcomer(self, seat: int, marks: tuple[str, ...]) -> None:
        """Somebody is let in, and asks for what has changed since their predecessor looked."""
        self._ask_for_chair(seat, "New")
        heard(self._lines)
        self._leave_something(seat)
        self.here()
        heard(self._lines)
        for place in self.servers.both:
            self.servers.change(place, self.guest, "leave", {"seat": seat})
        key = self._ask_for_chair(seat, "Newer")
        self.guest = self.guest._replace(seat=seat, auth={"authorization": f"Seat {key}"}, key=key, name="")
        self.pair.viewer = seat
        self._marks[:] = marks
        self._lines = self.servers.lines(self.guest, marks[-1])
        self._open += self._lines
        self.listen()
        self.everywhere(last=True)

    def _ask_for_chair(self, seat: int, name: str) -> str:
        """Somebody asks for the chair, and the owner agrees; gives their key."""
        asked = self._do({"do": "ask_for_chair", "seat": seat, "name": name}, {})
        self.listen()
        for place in self.servers.both:
            table = place.services.tables.live(self.guest.game).table
            admitted = {"by": table.owner, "number": table.seat_requests[-1].number}
            self.servers.change(place, self.guest, "admit", admitted)
        return str(asked.json()["key"])

    def _do(self, body: object, auth: dict[str, str]) -> Answer:
        return self.servers.same(Ask("POST", f"/api/games/{self.guest.game}/do", body, auth))

    def resign(self) -> None:
        if self.guest.seat is not None:
            self._do({"do": "resign"}, self.guest.auth)


def look_at(servers: Servers, pair: Pair, number: int) -> None:
    """Leak, if the viewer can tell the two tables of this pair apart. Every other viewer sits there with an account."""
    key = f"key{number}"
    account = f"Viewer {number}" if number % 2 else ""
    if account:
        pair.be(servers.account(account, key))
    looking = Looking(servers, pair, servers.seat(pair, key, account))
    try:
        looking.listen()
        looking.here()
        looking.others_act()
        looking.everywhere()
        for _ in range(STEPS):
            if not looking.step():
                break
            looking.here()
        looking.take_back()
        looking.everywhere()
        # At a rated table nobody takes the chair of whoever has left.
        if pair.replayable and not pair.mine.terms.rated:
            looking.leave()
        looking.resign()
    finally:
        looking.close()


def take_back_draws(place: Place, name: str, seed: int) -> list[str]:
    """Answers that made nature speak and could be taken back after it, in a random game over the routes."""
    rules, chance = RULES[name], Rng(seed)
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(rules.setup.seats)]
    setup = {"title": rules.title.name, "seats": rules.setup.seats, "options": dict(rules.setup.options)}
    opened = place.post("/api/games", {**setup, "chairs": seats, "start": True}).json()
    table = place.services.tables.live(opened["game"]).table
    found: list[str] = []
    for _ in range(150):
        play = table.play
        if play is None or play.over:
            break
        auth, said = {"authorization": f"Seat {opened['keys'][str(int(play.who))]}"}, len(play.log)
        phrase = play.options()[chance.below(len(play.options()))]
        doing = f"/api/games/{opened['game']}/do"
        place.post(doing, {"do": "say", "say": phrase, "at": table.version}, **auth)
        drawn = any(line.seat == NATURE for line in play.log[said:])
        if drawn and place.post(doing, {"do": "undo", "at": table.version}, **auth).status == 200:
            found.append(phrase)
    return found
