"""What the page asks for besides what comes by its socket: routes of the server, as far as one device has them.

`ROUTES` is the whole list. A route that only a server has is refused with a code and a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from pelagos.bots.roster import check_bot
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import Viewer
from pelagos.kernel.title import Rules, Title
from pelagos.kernel.view import view
from pelagos.offline.commands import LocalCommands
from pelagos.offline.learning import Coaches, courses, open_lesson, open_puzzle
from pelagos.offline.local_socket import read_command
from pelagos.offline.local_tables import LocalTables, now_ms
from pelagos.offline.studies import Studies
from pelagos.pictures.adapter import growing_part
from pelagos.primer.primer import Primer
from pelagos.server import requests
from pelagos.server.analysis_types import AnalysisRequest, PlayOnRequest, RecordToAnalyse
from pelagos.server.errors import BadRequest, Conflict, Missing
from pelagos.server.ids import new_guest, new_key, new_secret
from pelagos.server.lesson_types import PupilName
from pelagos.server.live_table import LiveTable
from pelagos.server.primer_types import ExampleRequest
from pelagos.server.rendering import render_job, rendered
from pelagos.server.replies import question
from pelagos.server.replies.analysing import (
    Keys,
    analysis_of,
    analysis_of_record,
    analysis_table,
    table_to_play_on,
)
from pelagos.server.replies.lobby import asked_rules, table_from_record, title_facts
from pelagos.server.replies.past import MOST_FRAMES, older_events
from pelagos.server.replies.primer import example_table, primer_data, primer_named
from pelagos.server.replies.puzzles import puzzle_lists
from pelagos.server.reply_types import Opened, RematchReply
from pelagos.server.summaries import full_summary
from pelagos.table.chair import BOT
from pelagos.table.errors import Refused
from pelagos.table.messages import encode, envelope, message
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.table.terms import UNTIMED, read_terms
from pelagos.table.waiting_room import OVER, RUNNING, WAITING
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon
from pelagos.texts.rulebook import rulebook

UNFINISHED: Final = object()
"""The reply of a route that is to be asked once more; others are heard in between."""
LISTED: Final = {"mine": (WAITING, RUNNING, OVER), "waiting": (RUNNING,)}


class Request(NamedTuple):
    """One request: the parts of its path in braces, its query, the seat key, the language, and the body."""

    parts: dict[str, str]
    query: dict[str, str]
    key: str
    texts: Texts
    body: Any

    def number(self, name: str, usual: int) -> int:
        try:
            return int(self.query.get(name, usual))
        except ValueError:
            raise BadRequest("bad-field", field=name) from None


class Local:
    """What the routes work with."""

    def __init__(self, tables: LocalTables, commands: LocalCommands) -> None:
        self.tables: Final = tables
        self.commands: Final = commands
        self.coaches: Final = Coaches()
        self.studies: Final = Studies()

    def primer(self, name: str) -> tuple[Title, Primer]:
        return primer_named(self.tables.titles, name)

    def seen(self, request: Request) -> tuple[LiveTable, Viewer]:
        """The table, and as whom it is seen."""
        game = request.parts["game"]
        live = self.tables.live(game)
        viewer = live.viewer(self.tables.player(game, request.key))
        live.table.check_viewer(viewer)
        return live, viewer


Route = Callable[[Local, Request], Any]


# the lobby


def show_titles(local: Local, _: Request) -> Any:
    return [title_facts(title) for title in local.tables.titles.values()]


def show_games(local: Local, request: Request) -> Any:
    """Everything here is one's own: nobody else's tables are listed."""
    phases = LISTED.get(request.query.get("list", "open"), ())
    found = [summary for game in local.tables.games() for summary in _summaries(local, game, "")]
    return [summary for summary in found if summary["phase"] in phases]


def show_cards(local: Local, request: Request) -> Any:
    data = _body(request, requests.SummariesRequest)
    return [summary for game, key in data.games.items() for summary in _summaries(local, game, key)]


def _summaries(local: Local, game: str, key: str) -> list[Any]:
    """A table or a key that is not known is left out."""
    try:
        return [full_summary(local.tables.live(game), local.tables.player(game, key))]
    except PelagosError:
        return []


def open_table(local: Local, request: Request) -> Any:
    data = _body(request, requests.NewTable)
    rules = asked_rules(local.tables.titles, data)
    if len(data.chairs) != rules.setup.seats:
        raise BadRequest("wrong-chairs", chairs=len(data.chairs), seats=rules.setup.seats)
    if data.terms.pace.kind != UNTIMED:
        raise Conflict("offline-untimed")
    check_bot(data.terms.level)
    owner = new_guest()
    table = Table(rules, owner, new_secret(), read_terms(msgspec.to_builtins(data.terms)))
    keys = _seated(table, data.chairs, owner, data.nonce)
    if data.start:
        table.start(owner, now_ms())
    live = local.tables.open(table, [(key, player) for _, player, key in keys])
    return Opened(live.game, {str(seat): key for seat, _, key in keys}, table.version, table.commit)


def _seated(table: Table, chairs: list[requests.ChairRequest], owner: str, nonce: str) -> list[tuple[int, str, str]]:
    """Seat, player and key of everybody at this device. Nobody else can come."""
    keys: list[tuple[int, str, str]] = []
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot":
            check_bot(chair.level)
            table.seat_bot(owner, seat, chair.level)
        elif chair.kind == "me":
            player = owner if not keys else new_guest()
            table.sit(seat, player, chair.name or table.seat_word(seat), nonce)
            keys.append((seat, player, new_key()))
        else:
            raise Conflict("not-offline")
    if not keys:
        raise BadRequest("nobody-sits")
    return keys


def import_table(local: Local, request: Request) -> Any:
    """A finished game is shown; an unfinished one goes on when everybody has sat down."""
    data = _body(request, requests.Imported)
    owner, key = new_guest(), new_key()
    table = table_from_record(data.record, local.tables.titles, owner)
    live = local.tables.open(table, [(key, owner)])
    return Opened(live.game, {"owner": key}, table.version, table.commit)


def remove_table(local: Local, request: Request) -> Any:
    """From this device, for good. Only whoever sits there."""
    game = request.parts["game"]
    if not local.tables.player(game, request.key):
        raise Missing("no-such-table")
    local.tables.remove(game)
    return {"removed": game}


# one table


def show_summary(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    return full_summary(live, local.tables.player(live.game, request.key))


def show_state(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    update = live.feed.update_for(viewer, request.query.get("since", ""))
    return msgspec.Raw(message(update, viewer, envelope(live.table.version, live.game, now_ms())))


def do(local: Local, request: Request) -> Any:
    game = request.parts["game"]
    player = local.tables.player(game, request.key)
    outcome = local.commands.do(player, game, read_command(request.body))
    return requests.Done(outcome.version, outcome.key)


def show_talk(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    talk = live.table.talk_for(viewer)
    return {"talk": talk, "guests": live.table.chat.by_guests(talk)}


def show_record(local: Local, request: Request) -> str:
    """With how much the bots weighed, if there were any: whoever asks them again needs it."""
    live, viewer = local.seen(request)
    budget = local.tables.budget(live.game)
    bots = any(chair.kind == BOT for chair in live.table.chairs)
    effort = f"# bots: {budget.samples} samples, {budget.steps} steps\n" if bots else ""
    return record_for(live.table, viewer) + effort


def show_events(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return older_events(live.table, viewer, request.number("before", 1_000_000))


def rematch(local: Local, request: Request) -> Any:
    """Against the same bots. Several people at one device set the next table up together."""
    data = _body(request, requests.RematchRequest)
    live, seat = local.seen(request)
    old = live.table
    if old.phase != OVER:
        raise Refused("not-over")
    people = [chair for number, chair in enumerate(old.chairs) if chair.kind != BOT and number != seat]
    if people or not data.accept or not 0 <= seat < len(old.chairs):
        raise Conflict("not-offline")
    owner, key = new_guest(), new_key()
    table = Table(old.rules, owner, new_secret(), old.terms)
    place = (seat + data.rotated) % len(old.chairs)
    for number, chair in enumerate(old.chairs):
        other = (number + data.rotated) % len(old.chairs)
        if other == place:
            table.sit(other, owner, chair.name or data.name or old.seat_word(seat), data.nonce)
        else:
            table.seat_bot(owner, other, chair.level or old.terms.level)
    table.start(owner, now_ms())
    new = local.tables.open(table, [(key, owner)])
    return RematchReply(new.game, place, key, table.commit, full=True, started=True)


# lessons and the coach


def show_courses(local: Local, _: Request) -> Any:
    return courses(list(local.tables.titles.values()))


def take_lesson(local: Local, request: Request) -> Any:
    data = _body(request, PupilName)
    return open_lesson(local.tables, request.parts["title"], request.parts["lesson"], data.name)


def show_primer(local: Local, request: Request) -> Any:
    return primer_data(*local.primer(request.parts["title"]))


def open_example(local: Local, request: Request) -> Any:
    data = _body(request, ExampleRequest)
    title, primer = local.primer(request.parts["title"])
    owner = new_guest()
    table, pupil = example_table(title, primer, request.parts["domain"], request.parts["word"], owner)
    table.sit(pupil, owner, data.name or table.seat_word(pupil))
    return _opened(local, table, [(pupil, owner, new_key())])


def show_advice(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return local.coaches.advice(live.table, viewer)


def show_warnings(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return local.coaches.warnings(live.table, viewer, request.query.get("say", ""))


def show_puzzles(local: Local, _: Request) -> Any:
    return puzzle_lists(local.tables.titles, now_ms())


def solve_puzzle(local: Local, request: Request) -> Any:
    data = _body(request, PupilName)
    return open_puzzle(local.tables, request.parts["title"], request.parts["puzzle"], data.name)


# analysis


def analyse_game(local: Local, request: Request) -> Any:
    data = _body(request, AnalysisRequest)
    live, viewer = local.seen(request)
    return _opened(local, *analysis_table(analysis_of(live.table, viewer, data.at)))


def analyse_record(local: Local, request: Request) -> Any:
    """All the games that run here are one's own."""
    data = _body(request, RecordToAnalyse)
    return _opened(local, *analysis_table(analysis_of_record(data.record, local.tables.titles, ())))


def play_on(local: Local, request: Request) -> Any:
    data = _body(request, PlayOnRequest)
    live, _ = local.seen(request)
    return _opened(local, *table_to_play_on(live.table, data.seat, data.level, data.name))


def show_opinion(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return local.coaches.opinion(live.table, viewer)


def _opened(local: Local, table: Table, keys: Keys) -> Opened:
    table.start(table.owner, now_ms())
    live = local.tables.open(table, [(key, player) for _, player, key in keys])
    return Opened(live.game, {str(seat): key for seat, _, key in keys}, table.version, table.commit)


# about a game


def show_why_not(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.why_not(live.table, viewer, request.query.get("say", ""), request.texts)


def show_reason(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    asked = request.query
    return question.reason(
        live.table, viewer, asked.get("domain", ""), asked.get("word", ""), asked.get("say", ""), request.texts
    )


def show_not_offered(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.not_offered_now(live.table, viewer, request.texts)


def show_odds(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.outlook(live.table, viewer, request.query.get("say", ""))


def show_ways(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.ways(live.table, viewer)


def show_offers(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.offers(live.table, viewer)


def show_income(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    return question.income(live.table)


def show_targets(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.targets(live.table, viewer)


def show_order_preview(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return question.order_preview(live.table, viewer, request.query.get("text", ""))


def show_ledger(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    return live.past.ledger(viewer)


def show_replay(local: Local, request: Request) -> Any:
    live, viewer = local.seen(request)
    asked = request.query.get("as", "")
    return live.past.replay(viewer, asked, request.number("from", 0), request.number("to", MOST_FRAMES))


def show_report(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    return live.past.report()


def show_study(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    made, whole = local.studies.advance(live)
    return {"study": made} if whole else UNFINISHED


def show_seal(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    return live.past.seal()


def show_lexicon(local: Local, request: Request) -> Any:
    live, _ = local.seen(request)
    return lexicon(live.table.rules, request.texts)


def show_geometry(local: Local, request: Request) -> Any:
    """Made from what the viewer sees, or saw after so many answers."""
    live, viewer = local.seen(request)
    rules: Rules = live.table.rules
    play, at = live.table.play, request.number("at", -1)
    if play is None:
        fields = {}
    elif at < 0 or at >= len(play.log):
        fields = view(rules, play.g, viewer)["fields"]
    else:
        fields = live.past.frames(viewer, at, at + 1)[0]["view"]["fields"]
    return msgspec.Raw(rendered(render_job(rules, growing_part(rules, fields), request.query.get("small") == "1")))


def show_rules(local: Local, request: Request) -> Any:
    if request.parts["title"] not in local.tables.titles:
        raise Missing("no-such-door")
    return rulebook(request.parts["title"], request.texts.language)


def _body(request: Request, kind: Any) -> Any:
    try:
        return msgspec.convert(request.body, kind)
    except msgspec.ValidationError as error:
        raise BadRequest("bad-field", field=str(error)) from None


ROUTES: Final[dict[str, Route]] = {
    "GET /api/titles": show_titles,
    "GET /api/games": show_games,
    "POST /api/cards": show_cards,
    "POST /api/games": open_table,
    "POST /api/games/import": import_table,
    "GET /api/rules/{title}": show_rules,
    "GET /api/lessons": show_courses,
    "POST /api/lessons/{title}/{lesson}": take_lesson,
    "GET /api/primer/{title}": show_primer,
    "POST /api/primer/{title}/examples/{domain}/{word}": open_example,
    "GET /api/puzzles": show_puzzles,
    "POST /api/puzzles/{title}/{puzzle}": solve_puzzle,
    "POST /api/analyses": analyse_record,
    "POST /api/games/{game}/analyses": analyse_game,
    "POST /api/games/{game}/play-on": play_on,
    "GET /api/games/{game}/opinion": show_opinion,
    "GET /api/games/{game}": show_summary,
    "DELETE /api/games/{game}": remove_table,
    "GET /api/games/{game}/state": show_state,
    "POST /api/games/{game}/do": do,
    "POST /api/games/{game}/rematch": rematch,
    "GET /api/games/{game}/talk": show_talk,
    "GET /api/games/{game}/record": show_record,
    "GET /api/games/{game}/events": show_events,
    "GET /api/games/{game}/why-not": show_why_not,
    "GET /api/games/{game}/reason": show_reason,
    "GET /api/games/{game}/not-offered": show_not_offered,
    "GET /api/games/{game}/odds": show_odds,
    "GET /api/games/{game}/ways": show_ways,
    "GET /api/games/{game}/offers": show_offers,
    "GET /api/games/{game}/income": show_income,
    "GET /api/games/{game}/targets": show_targets,
    "GET /api/games/{game}/coach": show_advice,
    "GET /api/games/{game}/warnings": show_warnings,
    "GET /api/games/{game}/order-preview": show_order_preview,
    "GET /api/games/{game}/ledger": show_ledger,
    "GET /api/games/{game}/replay": show_replay,
    "GET /api/games/{game}/report": show_report,
    "GET /api/games/{game}/study": show_study,
    "GET /api/games/{game}/seal": show_seal,
    "GET /api/games/{game}/lexicon": show_lexicon,
    "GET /api/games/{game}/geometry": show_geometry,
}


def route_of(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """The route of an address, and the parts of its path."""
    asked = path.split("/")
    for name, route in ROUTES.items():
        wanted_method, _, pattern = name.partition(" ")
        wanted = pattern.split("/")
        if wanted_method == method and len(wanted) == len(asked):
            pairs = list(zip(wanted, asked, strict=True))
            if all(part == given or (part.startswith("{") and given) for part, given in pairs):
                return route, {part[1:-1]: given for part, given in pairs if part.startswith("{")}
    raise Missing("not-offline")


def encoded(reply: Any) -> bytes:
    return encode(reply)
