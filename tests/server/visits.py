"""How to visit every route of the application as somebody at a table, and send every command that there is.

A route or a command that is not in these tables makes the tests fail: whoever adds one says here how it is visited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, get_args
from urllib.parse import quote

from litestar import Litestar
from litestar.routes import HTTPRoute

from pelagos.kernel.ids import SPECTATOR
from pelagos.server.identity import COOKIE
from pelagos.server.requests import AnyCommand
from pelagos.table.chair import PERSON
from pelagos.table.checkpoints import checkpoints
from pelagos.texts import LANGUAGES
from server.pairs import Pair
from server.servers import PASSWORD, Guest
from server.visiting import Ask
from table.setting import game
from table.twins import ORDERS

WHY: Final = {"reason": "rude"}
PUSH_KEYS: Final = {"p256dh": "B" + 86 * "A", "auth": 22 * "A"}
PHRASES: Final = ("pass", "bid ares 1", "bid crane 1", "end turn", "sing")


class Look(NamedTuple):
    """Somebody, what they know of the table, and what they try."""

    guest: Guest
    version: int
    marks: tuple[str, ...]
    """Cursors that they may have from before."""
    phrases: tuple[str, ...]
    past: bool
    """May the answers so far be played again?"""
    checkpoints: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    """Seats at which somebody sits."""
    last: bool = False
    """May they do what closes their sockets?"""

    def get(self, end: str) -> Ask:
        return Ask("GET", f"/api/games/{self.guest.game}{end}", None, self.guest.auth)

    def do(self, body: Any) -> Ask:
        return Ask("POST", f"/api/games/{self.guest.game}/do", body, self.guest.auth)


def look_of(guest: Guest, pair: Pair, marks: tuple[str, ...], past: bool = True, last: bool = False) -> Look:
    """What the viewer tries: what they may say, what another might say, and what nobody may."""
    play = game(pair.mine)
    own = play.options()[:3] if play.who == pair.viewer and pair.viewer != SPECTATOR else []
    points = tuple([said for said, _ in checkpoints(play)][-2:])
    taken = tuple(seat for seat, chair in enumerate(pair.mine.chairs) if chair.kind == PERSON)[:2]
    return Look(guest, pair.mine.version, marks, (*own, *PHRASES), past, points, taken, last)


Visit = Callable[[Look], list[Ask]]


def replay(look: Look) -> list[Ask]:
    if not look.past:
        return []
    eyes = [look.get(f"/replay?as={one}&to=3") for one in ("watch", "all", "p1", "p2", "a", "b", "blu")]
    return [look.get("/replay"), look.get("/replay?from=150"), *eyes]


def said(end: str) -> Visit:
    return lambda look: [look.get(f"{end}?say={quote(phrase)}") for phrase in look.phrases]


def lists(look: Look) -> list[Ask]:
    names = ("open", "running", "over", "mine", "waiting", "post")
    return [Ask("GET", f"/api/games?list={name}", None, look.guest.auth) for name in names]


def cards(look: Look) -> list[Ask]:
    keys = {look.guest.game: look.guest.key}
    return [Ask("POST", "/api/cards", {"games": games}, look.guest.auth) for games in (keys, {look.guest.game: "x"})]


def commands(look: Look) -> list[Ask]:
    return [look.do({"do": name, **body}) for name, bodies in DEEDS.items() for body in bodies(look)]


def abuse_reports(look: Look) -> list[Ask]:
    """Of what may be read and of what may not: a channel of others must not even be known to be used."""
    lines = [{"kind": "chat", "channel": name, "number": 1} for name in ("table", "team-0", "team-1", "spectators")]
    seats = [{"kind": "behaviour", "seat": seat, "text": "slow"} for seat in (*look.taken, 9)]
    target = f"/api/games/{look.guest.game}/abuse-reports"
    return [Ask("POST", target, body, look.guest.auth) for body in (*lines, *seats)]


def moderator(method: str, end: str, body: Any = None) -> Visit:
    """Nobody at a table gets in, with whatever they have."""
    headers = {"x-pelagos": "1"}
    return lambda look: [
        Ask(method, f"/api/admin{end}", body, {**headers, **more})
        for more in (look.guest.auth, {"cookie": f"{COOKIE}={look.guest.token}"})
    ]


def account(method: str, end: str, *bodies: Any) -> Visit:
    """With the cookie of a device, from our own page."""
    return lambda look: [
        Ask(method, f"/api/account{end}", body, {"cookie": f"{COOKIE}={look.guest.token}", "x-pelagos": "1"})
        for body in bodies
    ]


def notices(method: str, end: str, *bodies: Any) -> Visit:
    """With the key of a seat, or the cookie of a device."""
    return lambda look: [
        Ask(method, f"/api/notices{end}", body, headers)
        for body in bodies
        for headers in (look.guest.auth, {"cookie": f"{COOKIE}={look.guest.token}", "x-pelagos": "1"})
    ]


def at(target: str, **headers: str) -> Visit:
    """The same for everybody, in either language."""
    return lambda look: [Ask("GET", target, None, {"accept_language": name, **headers}) for name in LANGUAGES]


def at_last(visit: Visit) -> Visit:
    return lambda look: visit(look) if look.last else []


PURPOSES: Final = [{"purpose": purpose, "name": "Somebody new"} for purpose in ("add", "sign-up", "sign-in")]
_CREDENTIAL: Final = {"id": "AAAA", "rawId": "AAAA", "type": "public-key"}
CREATED: Final = {**_CREDENTIAL, "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"}}
ASSERTED: Final = {
    **_CREDENTIAL,
    "response": {"clientDataJSON": "AAAA", "authenticatorData": "AAAA", "signature": "AAAA"},
}

VISITS: Final[dict[str, Visit]] = {
    "GET /api/games": lists,
    "POST /api/games": lambda look: [
        Ask("POST", "/api/games", {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "A"}] * 2})
    ],
    "POST /api/cards": cards,
    "POST /api/games/import": lambda look: [Ask("POST", "/api/games/import", {"record": "pelagos"})],
    "GET /api/games/{game:str}": lambda look: [look.get("")],
    "GET /api/games/{game:str}/state": lambda look: [look.get(f"/state?since={mark}") for mark in ("", *look.marks)],
    "POST /api/games/{game:str}/do": commands,
    "POST /api/games/{game:str}/rematch": lambda look: [
        Ask("POST", f"/api/games/{look.guest.game}/rematch", body, look.guest.auth)
        for body in ({"accept": False}, {"accept": True, "nonce": "ab"})
    ],
    "GET /api/games/{game:str}/talk": lambda look: [look.get("/talk")],
    "GET /api/games/{game:str}/ratings": lambda look: [look.get("/ratings")],
    "GET /api/profile": lambda look: [
        Ask("GET", f"/api/profile?name={quote(name)}", None, look.guest.auth) for name in ("Nobody 0", "Nobody 1")
    ],
    "GET /api/profile/games": lambda look: [Ask("GET", "/api/profile/games?name=Nobody%200", None, look.guest.auth)],
    "GET /api/profile/history": lambda look: [
        Ask("GET", "/api/profile/history?name=Nobody%200&title=toy&mode=free", None, look.guest.auth)
    ],
    "POST /api/games/{game:str}/abuse-reports": abuse_reports,
    "GET /api/games/{game:str}/record": lambda look: [look.get("/record")],
    "GET /api/games/{game:str}/events": lambda look: [look.get("/events"), look.get("/events?before=7")],
    "GET /api/games/{game:str}/why-not": said("/why-not"),
    "GET /api/games/{game:str}/reason": lambda look: [
        look.get("/reason?domain=god&word=ares"),
        look.get("/reason?domain=sea&word=a1&say=sing"),
    ],
    "GET /api/games/{game:str}/coach": lambda look: [look.get("/coach")],
    "GET /api/games/{game:str}/warnings": said("/warnings"),
    "GET /api/games/{game:str}/opinion": lambda look: [look.get("/opinion")],
    "GET /api/games/{game:str}/not-offered": lambda look: [look.get("/not-offered")],
    "GET /api/games/{game:str}/replay": replay,
    "GET /api/games/{game:str}/report": lambda look: [look.get("/report")],
    "GET /api/games/{game:str}/study": lambda look: [look.get("/study")],
    "GET /api/games/{game:str}/seal": lambda look: [look.get("/seal")],
    "GET /api/games/{game:str}/odds": said("/odds"),
    "GET /api/games/{game:str}/offers": lambda look: [look.get("/offers")],
    "GET /api/games/{game:str}/income": lambda look: [look.get("/income")],
    "GET /api/games/{game:str}/targets": lambda look: [look.get("/targets")],
    # It is reckoned by playing the answers again.
    "GET /api/games/{game:str}/ledger": lambda look: [look.get("/ledger")] if look.past else [],
    "GET /api/games/{game:str}/order-preview": lambda look: [look.get("/order-preview?text=apollo")],
    "GET /api/games/{game:str}/ways": lambda look: [look.get("/ways")],
    "GET /api/games/{game:str}/lexicon": lambda look: [look.get("/lexicon")],
    "GET /api/games/{game:str}/geometry": lambda look: [look.get("/geometry"), look.get("/geometry?at=3")],
    "GET /api/account": lambda look: [Ask("GET", "/api/account", None, look.guest.auth)],
    "POST /api/account": lambda look: [
        Ask("POST", "/api/account", {"name": look.guest.game, "password": PASSWORD}, {"x-pelagos": "1"})
    ],
    "GET /api/account/export": lambda look: [Ask("GET", "/api/account/export", None, look.guest.auth)],
    "GET /api/account/tokens": account("GET", "/tokens", None),
    "POST /api/account/tokens": account("POST", "/tokens", {"label": "bot"}),
    "DELETE /api/account/tokens/{token:str}": account("DELETE", "/tokens/0123456789abcdef", None),
    "GET /api/account/blocks": account("GET", "/blocks", None),
    "POST /api/account/blocks": account("POST", "/blocks", {"name": "Nobody 0"}, {"name": "Nobody 1"}),
    "GET /api/account/lessons": account("GET", "/lessons", None),
    "POST /api/account/lessons": account(
        "POST", "/lessons", {"lessons": {"classic/goal": {"step": 1, "steps": 7}}}, {"lessons": {"goal": {}}}
    ),
    "POST /api/lessons/{title:str}/{lesson:str}": lambda look: [
        Ask("POST", f"/api/lessons/{lesson}", {"name": "Pupil"}, look.guest.auth)
        for lesson in ("classic/goal", "classic/nothing")
    ],
    "POST /api/puzzles/{title:str}/{puzzle:str}": lambda look: [
        Ask("POST", "/api/puzzles/classic/nothing", {"name": "Solver"}, look.guest.auth)
    ],
    "POST /api/analyses": lambda look: [Ask("POST", "/api/analyses", {"record": "pelagos"}, look.guest.auth)],
    "POST /api/games/{game:str}/analyses": lambda look: [
        Ask("POST", f"/api/games/{look.guest.game}/analyses", {"at": at}, look.guest.auth) for at in (-1, 3)
    ],
    "POST /api/games/{game:str}/play-on": lambda look: [
        Ask("POST", f"/api/games/{look.guest.game}/play-on", {"seat": 0}, look.guest.auth)
    ],
    "POST /api/account/settings": account("POST", "/settings", {"settings": {"theme": "dark"}}, {"settings": {}}),
    "DELETE /api/account/devices/{device:str}": account("DELETE", "/devices/0123456789abcdef", None),
    "POST /api/account/sign-in": account("POST", "/sign-in", {"name": "Nobody 0", "password": PASSWORD}),
    "POST /api/account/proof": account("POST", "/proof", {"password": f"not {PASSWORD}"}),
    "GET /api/account/recovery": account("GET", "/recovery", None),
    "POST /api/account/forgotten": account("POST", "/forgotten", {"who": "Nobody 0"}),
    "POST /api/account/reset": account("POST", "/reset", {"token": "x", "password": PASSWORD}),
    "POST /api/account/adopt": lambda look: account("POST", "/adopt", {"games": {look.guest.game: ["x"]}})(look),
    "POST /api/account/passkey-options": account("POST", "/passkey-options", *PURPOSES),
    "POST /api/account/passkey-sign-up": account("POST", "/passkey-sign-up", {"credential": CREATED, "label": "x"}),
    "POST /api/account/passkey-sign-in": account("POST", "/passkey-sign-in", {"credential": ASSERTED}),
    "GET /api/account/passkeys": account("GET", "/passkeys", None),
    "POST /api/account/passkeys": account("POST", "/passkeys", {"credential": CREATED, "label": "x"}),
    "DELETE /api/account/passkeys/{passkey:str}": account("DELETE", "/passkeys/0123456789abcdef", None),
    "POST /api/account/password": account("POST", "/password", {"old": f"not {PASSWORD}", "new": PASSWORD}),
    "DELETE /api/account": account("DELETE", "", {"password": f"not {PASSWORD}"}),
    "GET /api/admin/reports": moderator("GET", "/reports"),
    "POST /api/admin/reports/{number:int}/close": moderator("POST", "/reports/1/close", WHY),
    "GET /api/admin/people": moderator("GET", "/people"),
    "GET /api/admin/person": moderator("GET", "/person?name=Anna"),
    "GET /api/admin/sanctions": moderator("GET", "/sanctions"),
    "POST /api/admin/sanctions": moderator("POST", "/sanctions", {"kind": "mute", "account": "Anna", **WHY}),
    "POST /api/admin/sanctions/{number:int}/lift": moderator("POST", "/sanctions/1/lift", WHY),
    "GET /api/admin/tables": moderator("GET", "/tables"),
    "POST /api/admin/tables/{game:str}/remove": moderator("POST", "/tables/k7/remove", WHY),
    "POST /api/admin/tables/{game:str}/restore": moderator("POST", "/tables/k7/restore", WHY),
    "POST /api/admin/tables/{game:str}/line": moderator(
        "POST", "/tables/k7/line", {"channel": "table", "number": 1, "hidden": True, **WHY}
    ),
    "GET /api/admin/audit": moderator("GET", "/audit"),
    "GET /api/admin/state": moderator("GET", "/state"),
    "POST /api/account/vacation": account("POST", "/vacation", {"start": 2, "end": 1}),
    "DELETE /api/account/vacation": account("DELETE", "/vacation", None),
    "GET /api/notices": notices("GET", "", None),
    "POST /api/notices/mail": notices("POST", "/mail", {"address": "anna@club.example"}, {"address": "anna"}),
    "POST /api/notices/contacts/{number:int}": notices("POST", "/contacts/1", {"kinds": ["over"]}),
    "DELETE /api/notices/contacts/{number:int}": notices("DELETE", "/contacts/1", None),
    "POST /api/notices/contacts/{number:int}/test": notices("POST", "/contacts/1/test", None),
    "POST /api/notices/hours": notices("POST", "/hours", {"zone": "Europe/Rome"}, {"zone": "Sea/Atlantis"}),
    "POST /api/games/{game:str}/notices": lambda look: [
        Ask("POST", f"/api/games/{look.guest.game}/notices", {"kinds": []}, look.guest.auth)
    ],
    "POST /api/games/{game:str}/invite": lambda look: [
        Ask("POST", f"/api/games/{look.guest.game}/invite", {"name": name}, look.guest.auth)
        for name in ("Nobody 0", look.guest.game)
    ],
    "GET /api/notices/push": lambda look: [Ask("GET", "/api/notices/push", None, look.guest.auth)],
    "POST /api/notices/push": notices("POST", "/push", {"endpoint": "https://push.example.org/1", "keys": PUSH_KEYS}),
    "DELETE /api/notices/push": notices("DELETE", "/push", {"endpoint": "https://push.example.org/1"}),
    "POST /api/notices/webhooks": notices("POST", "/webhooks", {"url": "https://127.0.0.1/inside"}),
    "GET /api/clubs": lambda look: [Ask("GET", "/api/clubs", None, look.guest.auth)],
    "POST /api/clubs": lambda look: [Ask("POST", "/api/clubs", {"name": "Club", "listed": False}, look.guest.auth)],
    "GET /api/clubs/{club:str}": lambda look: [Ask("GET", f"/api/clubs/{look.guest.game}", None, look.guest.auth)],
    "POST /api/clubs/{club:str}/join": lambda look: [
        Ask("POST", f"/api/clubs/{look.guest.game}/join", {"invite": "x"}, look.guest.auth)
    ],
    "POST /api/clubs/{club:str}/do": lambda look: [
        Ask("POST", f"/api/clubs/{look.guest.game}/do", {"do": "leave"}, look.guest.auth)
    ],
    "GET /api/clubs/{club:str}/games": lambda look: [
        Ask("GET", f"/api/clubs/{look.guest.game}/games", None, look.guest.auth)
    ],
    "POST /api/clubs/{club:str}/games": lambda look: [
        Ask("POST", f"/api/clubs/{look.guest.game}/games", {"title": "toy", "seats": 2}, look.guest.auth)
    ],
    "GET /api/clubs/{club:str}/tournaments": lambda look: [
        Ask("GET", f"/api/clubs/{look.guest.game}/tournaments", None, look.guest.auth)
    ],
    "GET /api/tournaments": lambda look: [Ask("GET", "/api/tournaments", None, look.guest.auth)],
    "POST /api/tournaments": lambda look: [
        Ask("POST", "/api/tournaments", {"name": "Cup", "title": "toy", "plan": plan}, look.guest.auth)
        for plan in ({"format": "knockout"}, {"format": "swiss"})
    ],
    "GET /api/tournaments/{tournament:str}": lambda look: [
        Ask("GET", f"/api/tournaments/{look.guest.game}", None, look.guest.auth)
    ],
    "POST /api/tournaments/{tournament:str}/entry": lambda look: [
        Ask("POST", f"/api/tournaments/{look.guest.game}/entry", {"nonce": "ab"}, look.guest.auth)
    ],
    "DELETE /api/tournaments/{tournament:str}/entry": lambda look: [
        Ask("DELETE", f"/api/tournaments/{look.guest.game}/entry", None, look.guest.auth)
    ],
    "POST /api/tournaments/{tournament:str}/do": lambda look: [
        Ask("POST", f"/api/tournaments/{look.guest.game}/do", {"do": "start"}, look.guest.auth)
    ],
    "POST /api/tournaments/{tournament:str}/season": lambda look: [
        Ask("POST", f"/api/tournaments/{look.guest.game}/season", {"name": "Next"}, look.guest.auth)
    ],
    "GET /api/tournaments/{tournament:str}/export": lambda look: [
        Ask("GET", f"/api/tournaments/{look.guest.game}/export", None, look.guest.auth)
    ],
    "GET /api/tournaments/{tournament:str}/standings": lambda look: [
        Ask("GET", f"/api/tournaments/{look.guest.game}/standings", None, look.guest.auth)
    ],
    "POST /api/account/sign-out": at_last(account("POST", "/sign-out", None)),
}


ALIKE: Final[dict[str, Visit]] = {
    "GET /api/privacy": at("/api/privacy"),
    "GET /api/titles": at("/api/titles"),
    "GET /api/lessons": at("/api/lessons"),
    "GET /api/leaderboards": at("/api/leaderboards"),
    "GET /api/leaderboard": at("/api/leaderboard?title=toy&mode=duel"),
    "GET /api/puzzles": at("/api/puzzles"),
    "POST /api/confirm": lambda look: [Ask("POST", "/api/confirm", {"token": "guessed"})],
    "GET /api/unsubscribe/{token:str}": at("/api/unsubscribe/guessed"),
    "GET /unsubscribe/{token:str}": at("/unsubscribe/guessed"),
    "POST /unsubscribe/{token:str}": lambda look: [Ask("POST", "/unsubscribe/guessed", None)],
    "GET /": at("/"),
    "GET /{rest:path}": at("/elsewhere"),
    "GET /offline": at("/offline"),
    "GET /offline/{rest:path}": at("/offline/index.html"),
    "GET /assets/{name:str}": at("/assets/none.js"),
    "GET /texts/{language:str}/{file:str}": at("/texts/en/server.ftl"),
    "GET /icons/{name:str}": at("/icons/none.svg"),
    "GET /api/rules/{title:str}": at("/api/rules/hellas"),
    "GET /api/primer/{title:str}": at("/api/primer/hellas"),
    "GET /api/primer/{title:str}/pictures/{section:str}": at("/api/primer/hellas/pictures/goal"),
    # Whoever tries something has a table of their own; here it is refused, so that all get the same answer.
    "POST /api/primer/{title:str}/examples/{domain:str}/{word:str}": lambda look: [
        Ask("POST", "/api/primer/hellas/examples/card/none", {"name": "Nobody 0"})
    ],
    "GET /api/rules/{title:str}/clauses/{clause:str}": at("/api/rules/hellas/clauses/H-1"),
    "GET /health": at("/health"),
    # What is counted is for whoever looks after the server, and nobody else gets in.
    "GET /metrics": at("/metrics", x_forwarded_for="10.0.0.1"),
    "GET /schema/openapi.json": at("/schema/openapi.json"),
    "GET /schema": at("/schema"),
    "GET /schema/{path:str}": at("/schema/elsewhere"),
}
"""The same for everybody at any time; looked at once in a while."""


def says(look: Look) -> list[Any]:
    now = look.version
    tried = [{"say": [phrase, "sing"], "at": now} for phrase in look.phrases]
    return [*tried, {"say": "pass", "at": now - 1}, {"say": "pass", "at": now + 9}, {"say": "sing", "at": now}]


def proposals(look: Look) -> list[Any]:
    back = [{"kind": "back", "to": to} for to in (*look.checkpoints, 1)] if look.past else []
    return [*back, {"kind": "admit", "to": 9}, {"kind": "remove", "to": 9}, {"kind": "end"}]


def orders(look: Look) -> list[Any]:
    known = [{"text": text} for text in ORDERS.get(look.guest.title, ())]
    return [{"text": "always sing"}, *known, {"text": ""}]


def seats(look: Look) -> list[Any]:
    return [{"seat": seat} for seat in (*look.taken, 9)]


Bodies = Callable[[Look], list[Any]]

DEEDS: Final[dict[str, Bodies]] = {
    "say": says,
    "undo": lambda look: [{"at": look.version, "count": 99}, {"at": look.version - 1}],
    "propose": proposals,
    "vote": lambda look: [{"agree": True}, {"agree": False}, {"agree": False}],
    "resign": lambda look: [],
    "leave": lambda look: [],
    # Whoever has left would sit there again.
    "come_back": lambda look: [] if look.guest.seat is None else [{}],
    "order": orders,
    "holiday": lambda look: [{"start": 1, "end": 2}],
    "end_holiday": lambda look: [{}],
    "resume": lambda look: [{}],
    "teach": lambda look: [{"wish": wish, "at": look.version} for wish in ("next", "again", "restart", "show")],
    "go_back": lambda look: [{"to": 0, "at": 1}, {"to": 10**6, "at": 1}],
    "talk": lambda look: [{"channel": name, "text": "hm"} for name in ("all", "team-0", "team-1", "spectators")],
    "mute": lambda look: [{"name": "Eva"}, {"name": "Eva", "muted": False}],
    "sit": lambda look: [{**body, "name": "X"} for body in seats(look)],
    "replace": lambda look: [{**body, "name": "X"} for body in seats(look)],
    "ask_for_chair": lambda look: [{**body, "name": "X"} for body in seats(look)],
    "admit": lambda look: [{"number": 1}, {"number": 9}],
    "refuse_chair": lambda look: [{"number": 1}, {"number": 9}],
    "remove": seats,
    "rise": lambda look: [{}],
    "nonce": lambda look: [{"nonce": "ab"}],
    "seat_bot": lambda look: [{**body, "level": "novice"} for body in seats(look)],
    "clear": seats,
    "terms": lambda look: [{"terms": {"level": "novice"}}],
    "hand_over": lambda look: [{"seat": 9}],
    "start": lambda look: [{}],
    "stand_in": lambda look: [{**body, "level": "novice"} for body in seats(look)],
}
"""What changes everything (resign, leave) stands apart, at the end of a visit."""

SOCKETS: Final = ("/api/live",)


def routes_of(app: Litestar) -> Iterator[str]:
    """Every address and method; sockets without a method."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from (f"{method} {route.path}" for method in sorted(route.methods) if method != "OPTIONS")
        else:
            yield route.path


def unknown_routes(app: Litestar) -> list[str]:
    return [route for route in routes_of(app) if route not in {**VISITS, **ALIKE} and route not in SOCKETS]


def unknown_deeds() -> list[str]:
    tags = [str(command.__struct_config__.tag) for command in get_args(AnyCommand)]
    return [tag for tag in tags if tag not in DEEDS]
