"""The command line. `make_app` takes its titles as an argument, so that a test or a hobbyist can add one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import typer

from pelagos.cli.admin import copy_database, issue_reset, make_backup, restore_backup, show_stats
from pelagos.cli.arena import arena
from pelagos.cli.balance import balance
from pelagos.cli.bench import bench
from pelagos.cli.board import draw_board
from pelagos.cli.check import check
from pelagos.cli.data_folder import choose_database
from pelagos.cli.dataset import dataset
from pelagos.cli.fuzz import fuzz
from pelagos.cli.ladder import play_ladder, show_ladder, verify_ladder
from pelagos.cli.lesson_play import play_lesson
from pelagos.cli.lessons import check_lessons, list_lessons
from pelagos.cli.moderation import (
    ban,
    close_report,
    grant,
    hide_line,
    mute,
    remove_table,
    restore_table,
    revoke,
    show_audit,
    show_reports,
    show_sanctions,
    show_table,
    show_tables,
    show_user,
    show_users,
    unban,
    unmute,
)
from pelagos.cli.perft import count_tree
from pelagos.cli.play import play
from pelagos.cli.puzzle_play import play_puzzle
from pelagos.cli.puzzles import check_puzzles, list_puzzles, mine_puzzles, select_puzzles
from pelagos.cli.rehearse import rehearse_games, show_broken
from pelagos.cli.replay import replay
from pelagos.cli.rerate import rerate
from pelagos.cli.screen import guarded
from pelagos.cli.sentences import text
from pelagos.cli.serve import serve
from pelagos.cli.study import study
from pelagos.cli.titles import list_titles
from pelagos.cli.verify import verify
from pelagos.cli.words import words
from pelagos.games import TITLES
from pelagos.kernel.title import Title

COMMANDS: Final[tuple[tuple[str, Callable[..., None], str], ...]] = (
    ("titles", list_titles, text("titles-help")),
    ("words", words, text("words-help")),
    ("board", draw_board, text("board-help")),
    ("play", play, text("play-command-help")),
    ("serve", serve, text("serve-help")),
    ("check", check, text("check-help")),
    ("replay", replay, text("replay-help")),
    ("study", study, text("study-help")),
    ("verify", verify, text("verify-help")),
    ("fuzz", fuzz, text("fuzz-help")),
    ("arena", arena, text("arena-help")),
    ("balance", balance, text("balance-help")),
    ("dataset", dataset, text("dataset-help")),
    ("perft", count_tree, text("perft-help")),
    ("bench", bench, text("bench-help")),
)

LADDER: Final[tuple[tuple[str, Callable[..., None], str], ...]] = (
    ("verify", verify_ladder, text("ladder-verify-command-help")),
    ("table", show_ladder, text("ladder-table-help")),
)
"""The commands behind `ladder`, which by itself plays."""

ADMIN: Final[tuple[tuple[str, Callable[..., None], str], ...]] = (
    ("backup", make_backup, text("admin-backup-help")),
    ("restore", restore_backup, text("admin-restore-help")),
    ("copy", copy_database, text("admin-copy-help")),
    ("stats", show_stats, text("admin-stats-help")),
    ("rehearse", rehearse_games, text("admin-rehearse-help")),
    ("broken", show_broken, text("admin-broken-help")),
    ("grant", grant, text("admin-grant-help")),
    ("revoke", revoke, text("admin-revoke-help")),
    ("users", show_users, text("admin-users-help")),
    ("user", show_user, text("admin-user-help")),
    ("mute", mute, text("admin-mute-help")),
    ("unmute", unmute, text("admin-unmute-help")),
    ("ban", ban, text("admin-ban-help")),
    ("unban", unban, text("admin-unban-help")),
    ("sanctions", show_sanctions, text("admin-sanctions-help")),
    ("tables", show_tables, text("admin-tables-help")),
    ("table", show_table, text("admin-show-table-help")),
    ("remove-table", remove_table, text("admin-remove-table-help")),
    ("restore-table", restore_table, text("admin-restore-table-help")),
    ("hide-line", hide_line, text("admin-hide-line-help")),
    ("reports", show_reports, text("admin-reports-help")),
    ("close-report", close_report, text("admin-close-report-help")),
    ("audit", show_audit, text("admin-audit-help")),
    ("reset", issue_reset, text("admin-reset-help")),
    ("rerate", rerate, text("admin-rerate-help")),
)
"""The commands behind `admin`."""

LESSONS: Final[tuple[tuple[str, Callable[..., None], str], ...]] = (
    ("list", list_lessons, text("lessons-list-help")),
    ("check", check_lessons, text("lessons-check-help")),
    ("play", play_lesson, text("lessons-play-help")),
)
"""The commands behind `lessons`."""

PUZZLES: Final[tuple[tuple[str, Callable[..., None], str], ...]] = (
    ("list", list_puzzles, text("puzzles-list-help")),
    ("play", play_puzzle, text("puzzles-play-help")),
    ("check", check_puzzles, text("puzzles-check-help")),
    ("mine", mine_puzzles, text("puzzles-mine-help")),
    ("select", select_puzzles, text("puzzles-select-help")),
)
"""The commands behind `puzzles`."""


def make_app(titles: tuple[Title, ...]) -> typer.Typer:
    """The commands over these titles."""
    table = {title.name: title for title in titles}
    # Tracebacks are for faults of ours; even then no variable is shown, since one may hold a seat's secret.
    app = typer.Typer(
        help=text("help"), no_args_is_help=True, add_completion=False, pretty_exceptions_show_locals=False
    )

    @app.callback()
    def with_titles(context: typer.Context) -> None:
        context.obj = table

    for name, command, help_text in COMMANDS:
        app.command(name, help=help_text)(guarded(command))
    ladder = typer.Typer(invoke_without_command=True, callback=guarded(play_ladder))
    for name, command, help_text in LADDER:
        ladder.command(name, help=help_text)(guarded(command))
    app.add_typer(ladder, name="ladder", help=text("ladder-help"))
    admin = _group(ADMIN)
    admin.callback()(guarded(choose_database))
    app.add_typer(admin, name="admin", help=text("admin-help"))
    app.add_typer(_group(LESSONS), name="lessons", help=text("lessons-help"))
    app.add_typer(_group(PUZZLES), name="puzzles", help=text("puzzles-help"))
    return app


def _group(commands: tuple[tuple[str, Callable[..., None], str], ...]) -> typer.Typer:
    """Commands behind one word."""
    group = typer.Typer(no_args_is_help=True)
    for name, command, help_text in commands:
        group.command(name, help=help_text)(guarded(command))
    return group


def main() -> None:
    make_app(TITLES)()
