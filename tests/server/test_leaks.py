"""Nothing is leaked: tables that a viewer cannot tell apart send them the same bytes by every route and socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar

from pelagos.server.config import Config
from pelagos.server.jobs import ORDER, JobPlanner
from pelagos.server.store.rows import Job
from server.leaks import LEAKS, Plant, raw_json_for_tools, undo_after_a_draw
from server.looking import look_at, take_back_draws
from server.pairs import made
from server.servers import Servers, opened
from server.visits import unknown_deeds, unknown_routes
from table.setting import RULES, started
from table.twins import Leak

pytestmark = pytest.mark.pure
HUNTED: tuple[str, ...] = ("hellas", "toy", "legendary-ffa3", "legendary-team4")


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with opened(Path(tmp_path_factory.mktemp("servers"))) as both:
        yield both


def test_every_route_and_every_deed_can_be_visited(servers: Servers) -> None:
    assert unknown_routes(servers.both[0].app) == []
    assert unknown_deeds() == []


def test_a_door_that_nobody_visits_is_found() -> None:
    assert "GET /api/games/{game:str}/tools" in unknown_routes(Litestar([raw_json_for_tools]))


@pytest.mark.parametrize("name", sorted(RULES))
@pytest.mark.parametrize("guess", [False, True], ids=["played", "guessed"])
def test_tables_that_differ_in_what_a_viewer_cannot_know_send_them_the_same(
    servers: Servers, name: str, guess: bool
) -> None:
    for seed in range(1 if guess else 2):
        look_at(servers, made(name, 2 * seed + guess, guess=guess), servers.number())


@pytest.mark.parametrize("name", HUNTED)
def test_a_rated_table_tells_no_more_than_another(servers: Servers, name: str) -> None:
    look_at(servers, made(name, 5, rated=True), servers.number())


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(RULES))
def test_many_tables_send_the_same(servers: Servers, name: str) -> None:
    for seed in range(100, 160):
        look_at(servers, made(name, seed, guess=seed % 3 == 0, rated=seed % 4 == 0), servers.number())


def hunt(servers: Servers) -> None:
    """Some pairs of every title that hides much; by turns for a seat key and for an account."""
    for seed in range(2 * len(HUNTED)):
        look_at(servers, made(HUNTED[seed % len(HUNTED)], seed), 2 * servers.number() + seed % 2)
    look_at(servers, made("hellas", 1, rated=True), servers.number())


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_caught(servers: Servers, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        hunt(servers)


@pytest.mark.parametrize("name", ["hellas", "toy"])
def test_what_was_drawn_cannot_be_taken_back(servers: Servers, name: str) -> None:
    assert take_back_draws(servers.both[0], name, 3) == []


def test_a_draw_that_can_be_taken_back_is_caught(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    undo_after_a_draw(monkeypatch)

    assert take_back_draws(servers.both[0], "hellas", 3) != []


def test_an_order_is_obeyed_after_a_pause_drawn_by_chance(tmp_path: Path) -> None:
    table = started("classic-4")
    seat = int(table.running().who)
    table.leave_order(seat, "apollo; every cycle; always stand")
    planner = JobPlanner(Config(tmp_path))

    pauses = [planner.plan(table, 0, [])[0] for _ in range(40)]
    assert {job.kind for job in pauses} == {ORDER}
    assert all(2_000 <= job.due <= 20_000 for job in pauses)
    assert len({job.due for job in pauses}) > 20

    before = Job(ORDER, seat, 7_777, pauses[0].at)
    assert planner.plan(table, 5_000, [before]) == [before]
