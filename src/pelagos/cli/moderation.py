"""`pelagos admin`, the part for moderators. It writes to the database; a running server follows within a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from rich.table import Table as Columns

from pelagos.cli.arguments import AsJson
from pelagos.cli.data_folder import Data, stored_at
from pelagos.cli.screen import BadCall, say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel.title import Json

if TYPE_CHECKING:
    from pelagos.server.moderation.acts import Acts, SanctionTarget
    from pelagos.server.moderation.console import Console

Account: TypeAlias = Annotated[str, typer.Argument(metavar="NAME", help=text("admin-name-help"))]
Whom: TypeAlias = Annotated[str, typer.Argument(metavar="[NAME]", help=text("admin-name-help"))]
TableId: TypeAlias = Annotated[str, typer.Argument(metavar="TABLE", help=text("admin-table-help"))]
Reason: TypeAlias = Annotated[str, typer.Option("--reason", metavar="TEXT", help=text("admin-reason-help"))]
Hours: TypeAlias = Annotated[int | None, typer.Option("--hours", metavar="N", min=1, help=text("admin-hours-help"))]
ForGood: TypeAlias = Annotated[bool, typer.Option("--for-good", help=text("admin-for-good-help"))]
OfReport: TypeAlias = Annotated[int, typer.Option("--report", metavar="N", help=text("admin-of-report-help"))]
AtTable: TypeAlias = Annotated[str, typer.Option("--table", metavar="TABLE", help=text("admin-at-table-help"))]
AtSeat: TypeAlias = Annotated[int, typer.Option("--seat", metavar="N", min=0, help=text("admin-at-seat-help"))]
Address: TypeAlias = Annotated[str, typer.Option("--address", metavar="ADDRESS", help=text("admin-address-help"))]
Number: TypeAlias = Annotated[int, typer.Option("--number", metavar="N", help=text("admin-number-help"))]
Search: TypeAlias = Annotated[str, typer.Option("--search", metavar="TEXT", help=text("admin-search-help"))]


@contextmanager
def console(data: Path | None) -> Iterator[Console]:
    from pelagos.server.moderation.console import opened  # noqa: PLC0415 -- as in `serve`

    with opened(stored_at(data)) as found:
        yield found


# admins


def grant(name: Account, reason: Reason = "–", data: Data = None) -> None:
    with console(data) as found:
        found.acts.grant(name, reason)
    say(text("admin-granted", name=name))


def revoke(name: Account, reason: Reason = "–", data: Data = None) -> None:
    with console(data) as found:
        found.acts.revoke(name, reason)
    say(text("admin-revoked", name=name))


# mutes and bans


def mute(
    reason: Reason,
    name: Whom = "",
    hours: Hours = None,
    for_good: ForGood = False,
    report: OfReport = 0,
    table: AtTable = "",
    seat: AtSeat = 0,
    address: Address = "",
    data: Data = None,
) -> None:
    with console(data) as found:
        targets = targets_of(found.acts, name, report, table, seat, address)
        found.acts.mute(found.actor, targets, checked_hours(hours, for_good), reason)
    say(text("admin-muted", name=targets[0].name))


def ban(
    reason: Reason,
    name: Whom = "",
    hours: Hours = None,
    for_good: ForGood = False,
    report: OfReport = 0,
    table: AtTable = "",
    seat: AtSeat = 0,
    address: Address = "",
    data: Data = None,
) -> None:
    with console(data) as found:
        targets = targets_of(found.acts, name, report, table, seat, address)
        found.acts.ban(found.actor, targets, checked_hours(hours, for_good), reason)
    say(text("admin-banned", name=targets[0].name))


def targets_of(acts: Acts, name: str, report: int, table: str, seat: int, address: str) -> list[SanctionTarget]:
    """One of the four ways to say who is meant."""
    if sum([bool(name), bool(report), bool(table), bool(address)]) != 1:
        raise BadCall("say-whom")
    if name:
        return acts.account(name)
    if report:
        return acts.reported(report, with_address=True)
    return acts.seated(table, seat) if table else acts.at_address(address)


def checked_hours(hours: int | None, for_good: bool) -> int | None:
    if (hours is None) is not for_good:
        raise BadCall("say-how-long")
    return hours


def unmute(reason: Reason, name: Whom = "", number: Number = 0, data: Data = None) -> None:
    lift("mute", name, number, reason, data)


def unban(reason: Reason, name: Whom = "", number: Number = 0, data: Data = None) -> None:
    lift("ban", name, number, reason, data)


def lift(kind: str, name: str, number: int, reason: str, data: Path | None) -> None:
    if bool(name) is bool(number):
        raise BadCall("say-which-sanction")
    with console(data) as found:
        held = [
            one
            for one in found.overview.sanctions()
            if one["kind"] == kind and (one["number"] == number or (name and one["name"].casefold() == name.casefold()))
        ]
        if not held:
            raise BadCall("nothing-to-lift", name=name or f"#{number}")
        for one in held:
            found.acts.lift(found.actor, one["number"], reason)
    say(text("admin-lifted", count=len(held)))


def show_sanctions(data: Data = None, as_json: AsJson = False) -> None:
    with console(data) as found:
        rows = found.overview.sanctions()
    names = (
        text("admin-number"), text("admin-kind"), text("admin-whom"), text("admin-until"), text("admin-by"),
        text("admin-reason"),
    )  # fmt: skip
    listed(rows, as_json, names, sanction_row)


# people and tables


def show_users(search: Search = "", data: Data = None, as_json: AsJson = False) -> None:
    with console(data) as found:
        rows = found.overview.people(search)
    names = text("admin-whom"), text("admin-created"), text("admin-seen"), text("admin-marks")
    listed(rows, as_json, names, lambda one: (one["name"], day(one["created"]), day(one["seen"]), marks(one)))


def show_user(name: Account, data: Data = None, as_json: AsJson = False) -> None:
    with console(data) as found:
        told = found.overview.person(name)
    if as_json:
        say_json(told)
        return
    person = told["person"]
    say(text("admin-user", name=person["name"], created=day(person["created"]), reports=told["reports"]))
    for one in told["sanctions"]:
        since = day(one["created"])
        say(text("admin-user-sanction", kind=one["kind"], since=since, until=until(one), reason=one["reason"]))
    for table in told["tables"]:
        say(text("admin-user-table", game=table["game"], title=table["title"], phase=table["phase"]))


def show_tables(
    search: Search = "",
    removed: Annotated[bool, typer.Option("--removed", help=text("admin-removed-help"))] = False,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    with console(data) as found:
        rows = found.store.tables(search, removed, 2**53)
    listed(rows, as_json, table_names(), table_row)


def show_table(table: TableId, data: Data = None, as_json: AsJson = False) -> None:
    with console(data) as found:
        told = found.store.table(table)
    if told is None:
        raise BadCall("no-table-of-id", game=table)
    if as_json:
        say_json(told)
        return
    listed([told], False, table_names(), table_row)
    for seat, chair in enumerate(told["chairs"]):
        say(text("admin-chair", seat=seat, kind=chair["kind"], name=chair["name"] or "–"))


def remove_table(table: TableId, reason: Reason, data: Data = None) -> None:
    with console(data) as found:
        found.acts.remove_table(found.actor, table, reason)
    say(text("admin-table-removed", game=table))


def restore_table(table: TableId, reason: Reason, data: Data = None) -> None:
    with console(data) as found:
        found.acts.restore_table(found.actor, table, reason)
    say(text("admin-table-restored", game=table))


def hide_line(
    table: TableId,
    channel: Annotated[str, typer.Argument(metavar="CHANNEL", help=text("admin-channel-help"))],
    number: Annotated[int, typer.Argument(metavar="N", min=1, help=text("admin-line-help"))],
    reason: Reason,
    show: Annotated[bool, typer.Option("--show", help=text("admin-show-help"))] = False,
    data: Data = None,
) -> None:
    with console(data) as found:
        found.acts.hide_line(found.actor, table, channel, number, not show, reason)
    say(text("admin-line-done", game=table, number=number))


# reports and the audit log


def show_reports(
    closed: Annotated[bool, typer.Option("--closed", help=text("admin-closed-help"))] = False,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    with console(data) as found:
        rows = found.reports.listed(closed, 2**53)
    if as_json:
        say_json(rows)
        return
    if not rows:
        say(text("admin-none"))
    for one in rows:
        say(
            text(
                "admin-report",
                number=one["number"],
                at=minute(one["at"]),
                kind=one["kind"],
                reported=one["reported"],
                reporter=one["reporter"] or "–",
                game=one["game"],
                version=one["version"],
                text=one["text"] or "–",
            )
        )
        for line in one["context"]["lines"]:
            mark = ">" if line[0] == one["context"]["line"] else " "
            say(text("admin-report-line", mark=mark, number=line[0], name=line[3], text=line[4]))


def close_report(
    number: Annotated[int, typer.Argument(metavar="N", help=text("admin-report-number-help"))],
    reason: Reason,
    data: Data = None,
) -> None:
    with console(data) as found:
        found.acts.close_report(found.actor, number, reason)
    say(text("admin-report-closed", number=number))


def show_audit(data: Data = None, as_json: AsJson = False) -> None:
    with console(data) as found:
        rows = found.store.audit(2**53)
    names = text("admin-when"), text("admin-by"), text("admin-act"), text("admin-whom"), text("admin-reason")
    listed(rows, as_json, names, audit_row)


# how it is shown


def listed(rows: list[Json], as_json: bool, names: tuple[str, ...], row: Callable[[Json], tuple[object, ...]]) -> None:
    if as_json:
        say_json(rows)
        return
    if not rows:
        say(text("admin-none"))
        return
    columns = Columns(*names)
    for one in rows:
        columns.add_row(*[str(part) for part in row(one)])
    say(columns)


def sanction_row(one: Json) -> tuple[object, ...]:
    return one["number"], one["kind"], one["name"], until(one), one["actor"], one["reason"]


def audit_row(one: Json) -> tuple[object, ...]:
    return minute(one["at"]), one["actor"], one["act"], one["target"], one["reason"]


def table_names() -> tuple[str, ...]:
    return text("admin-table"), text("admin-title"), text("admin-phase"), text("admin-touched"), text("admin-people")


def table_row(one: Json) -> tuple[str, ...]:
    people = ", ".join(chair["name"] for chair in one["chairs"] if chair["name"])
    phase = one["phase"] if one["removed"] is None else text("admin-phase-removed", phase=one["phase"])
    return one["game"], one["title"], phase, day(one["touched"]), people


def marks(person: Json) -> str:
    held = [one["kind"] for one in person["sanctions"]]
    return ", ".join([*(["admin"] if person["admin"] else []), *held])


def until(sanction: Json) -> str:
    return text("admin-for-good") if sanction["until"] is None else minute(sanction["until"])


def day(at: int | None) -> str:
    return "–" if at is None else time.strftime("%Y-%m-%d", time.gmtime(at / 1000))


def minute(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))
