"""Planted leaks, one by one: ways in which hidden information got out elsewhere. Each must be caught."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace

from pelagos.kernel.codec import canonical, digest, save
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.record import export
from pelagos.kernel.title import Json
from pelagos.server import accounts, hub, summaries
from pelagos.server import tables as all_tables
from pelagos.server.live_table import LiveTable
from pelagos.server.rating.reading import RatingReader
from pelagos.server.rating_types import SeatRating
from pelagos.server.replies import past
from pelagos.server.routes import middleware, tables
from pelagos.server.services import Services
from pelagos.study.timeline import laid_open
from pelagos.table import messages, view_builder
from pelagos.table.chair import Chair
from pelagos.table.chat import Chat
from pelagos.table.feed import TableFeed, ViewerFeed
from pelagos.table.messages import Update
from pelagos.table.saving import save_table
from pelagos.table.table import Table
from pelagos.table.view_builder import ViewBuilder

Plant = Callable[[pytest.MonkeyPatch], None]


def _more(patch: pytest.MonkeyPatch, place: object, name: str, more: Callable[..., Json]) -> None:
    """What this function gives has something more in it."""
    honest: Callable[..., Json] = getattr(place, name)
    patch.setattr(place, name, lambda *given, **named: {**honest(*given, **named), **more(*given)})


# the position itself


def undo_history(patch: pytest.MonkeyPatch) -> None:
    def before(table: Table) -> Json:
        steps = table.running().steps
        return {"before": None if not steps or steps[-1].before is None else save(table.rules, steps[-1].before)}

    honest = TableFeed.update_for

    def update_for(feed: TableFeed, viewer: int, since: str = "") -> Update:
        update = honest(feed, viewer, since)
        if update.whole is None:
            update.patch = [*update.patch, canonical(before(feed.table))]
        else:
            update.whole = {**update.whole, **before(feed.table)}
        return update

    patch.setattr(TableFeed, "update_for", update_for)


def raw_save_at_another_route(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "record_for", lambda table, viewer: json.dumps(save_table(table)))


def face_down_cards(patch: pytest.MonkeyPatch) -> None:
    _more(patch, ViewBuilder, "private_view", lambda _, play, *__: {"ids": laid_open(play.rules, play.g)["fields"]})


def whole_state_over_the_socket(patch: pytest.MonkeyPatch) -> None:
    honest = hub.Publication.encoded

    def encoded(publication: hub.Publication, update: messages.Update, viewer: int, ok: str | None) -> bytes:
        data = json.loads(honest(publication, update, viewer, ok))
        return messages.encode({**data, "save": save_table(publication.live.table)})

    patch.setattr(hub.Publication, "encoded", encoded)


def unredacted_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "record_for", lambda table, viewer: export(table.play, None, []))


def unredacted_export_of_an_account(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(accounts, "record_for", lambda table, viewer: export(table.play, None, []))


def all_seeing_replay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(past, "past_viewer", lambda table, viewer, wanted: None)


def all_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(past, "knows", lambda to, viewer: True)


def options_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view_builder, "options_for", lambda play, viewer: play.options())


# dice and secrets


def seed_on_the_card(patch: pytest.MonkeyPatch) -> None:
    _more(patch, summaries, "summary_of", lambda table: {"seed": table.secret.hex()})


def seed_for_everybody(patch: pytest.MonkeyPatch) -> None:
    _more(patch, messages, "progress", lambda table, _: {"seed": table.secret.hex()})


def dice_drawn_before(patch: pytest.MonkeyPatch) -> None:
    _more(patch, messages, "seal", lambda table: {"dice": list(hashlib.sha256(table.secret).digest()[:8])})


def generator_for_bots(patch: pytest.MonkeyPatch) -> None:
    honest = Table.bot_view

    def told(table: Table, seat: int) -> tuple[bytes, list[str]]:
        seen, options = honest(table, seat)
        return canonical({**json.loads(seen), "chance": table.secret.hex()}).encode(), options

    patch.setattr(Table, "bot_view", told)


# one seat's things at another


def feed_of_the_predecessor(patch: pytest.MonkeyPatch) -> None:
    honest = TableFeed._feed_of

    def feed_of(feed: TableFeed, viewer: int, player: str) -> ViewerFeed:
        return feed._viewers.get(int(viewer)) or honest(feed, viewer, player)

    patch.setattr(TableFeed, "_feed_of", feed_of)


def hand_that_stays_open(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.viewer
    seats: dict[tuple[int, str], int] = {}

    def viewer(live: LiveTable, player: str) -> int:
        return seats.setdefault((id(live), player), int(honest(live, player))) if player else int(honest(live, ""))

    patch.setattr(LiveTable, "viewer", viewer)


def orders_of_others(patch: pytest.MonkeyPatch) -> None:
    _more(patch, messages, "progress", lambda table, _: {"due": [chair.standing is None for chair in table.chairs]})


def orders_touch_the_card(patch: pytest.MonkeyPatch) -> None:
    honest = all_tables.Tables._row_of

    def row_of(tables_: all_tables.Tables, live: LiveTable, now: int, asked: Any, summary: Any, save: bool) -> Any:
        return honest(tables_, live, now, asked, summary, save) or {"touched": now, **asked}

    patch.setattr(all_tables.Tables, "_row_of", row_of)


def orders_in_a_header(patch: pytest.MonkeyPatch) -> None:
    honest = middleware.policy

    def policy(scope: Any, config: Any) -> bytes:
        services: Services = scope["litestar_app"].state.services
        chairs = [chair for live in services.tables._live.values() for chair in live.table.chairs]
        return honest(scope, config) + str(sum(chair.standing is not None for chair in chairs)).encode()

    patch.setattr(middleware, "policy", policy)


def marks_that_count_for_the_next(patch: pytest.MonkeyPatch) -> None:
    honest = Chair.forget_person

    def forget(chair: Chair) -> None:
        version = chair.private_version
        honest(chair)
        chair.private_version = version + 1

    patch.setattr(Chair, "forget_person", forget)


def talk_of_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chat, "readable", lambda chat, viewer, over: list(chat.channels))


def error_that_names_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = Table.submit

    def submit(table: Table, *given: Any, **named: Any) -> int:
        try:
            return honest(table, *given, **named)
        except PelagosError as error:
            error.clause = digest(table.rules, table.running().g)
            raise

    patch.setattr(Table, "submit", submit)


def ratings_that_follow_the_position(patch: pytest.MonkeyPatch) -> None:
    honest = RatingReader.at_table

    def at_table(reader: RatingReader, name: str, table: Table) -> list[SeatRating]:
        moved = int(digest(table.rules, table.running().g)[:4], 16)
        return [replace(one, rating=one.rating + moved) for one in honest(reader, name, table)]

    patch.setattr(RatingReader, "at_table", at_table)


LEAKS: Final[tuple[Plant, ...]] = (
    undo_history,
    raw_save_at_another_route,
    face_down_cards,
    whole_state_over_the_socket,
    unredacted_record,
    unredacted_export_of_an_account,
    all_seeing_replay,
    all_events,
    options_for_all,
    seed_on_the_card,
    seed_for_everybody,
    dice_drawn_before,
    generator_for_bots,
    feed_of_the_predecessor,
    hand_that_stays_open,
    orders_of_others,
    orders_touch_the_card,
    orders_in_a_header,
    marks_that_count_for_the_next,
    talk_of_others,
    error_that_names_a_card,
    ratings_that_follow_the_position,
)


def undo_after_a_draw(patch: pytest.MonkeyPatch) -> None:
    """Not a payload: a draw that can be taken back and drawn again."""
    honest = Play._take

    def take(play: Play, i: int, before: Position, last: bool = True) -> None:
        honest(play, i, before, last)
        play.steps[-1].final = False

    patch.setattr(Play, "_take", take)


@get("/api/games/{game:str}/tools", sync_to_thread=False)
def raw_json_for_tools(game: FromPath[str]) -> Json:
    """A route that nobody visits."""
    return {"game": game}
