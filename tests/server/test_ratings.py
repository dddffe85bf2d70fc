"""Rated games at a server: counted when they are over, also over kills, and told to everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import insert, update
from typer.testing import CliRunner

from pelagos.cli import make_app
from pelagos.server.config import Config
from pelagos.server.jobs import RATE
from pelagos.server.moderation.acts import CONSOLE, Acts, SanctionTarget
from pelagos.server.rating.rater import Rater
from pelagos.server.rating.rebuilding import rebuild
from pelagos.server.services import Services
from pelagos.server.store.backup import BackupError, exclusive
from pelagos.server.store.rating_schema import RATED_SEATS, RATINGS
from pelagos.server.store.rows import Job
from pelagos.server.store.schema import JOBS
from server.conftest import ALL, Client, visiting
from server.moderating import PASSWORD, account, another, code_of, in_loop, services_of
from server.rating import TABLE, counted, finished, idle, play_on, table_of
from table.setting import RATED
from toy.title import TITLE as TOY

pytestmark = pytest.mark.pure


@pytest.fixture
def anna(client: Client) -> Client:
    return account(client, "Anna")


@pytest.fixture
def bert(client: Client) -> Client:
    return account(client, "Bert")


def profile(client: Client, name: str) -> Any:
    return client.get("/api/profile", params={"name": name}).json()


def points(client: Client, name: str) -> int:
    return int(profile(client, name)["ratings"][0]["rating"])


def ratings_of(services: Services) -> Any:
    return [services.ratings.of_holder(holder) for holder in ("u-1", "u-2")]


# playing


def test_a_game_under_rated_terms_counts_for_both_as_soon_as_it_is_over(
    client: Client, anna: Client, bert: Client
) -> None:
    game = table_of(anna, bert)
    before = client.get(f"/api/games/{game}/ratings").json()
    play_on(game, anna, bert)
    after = counted(client, game)

    assert [(one["who"]["name"], one["rating"], one["change"]) for one in before] == [
        ("Anna", 1500, None),
        ("Bert", 1500, None),
    ]
    places = client.get(f"/api/games/{game}").json()["ending"]["places"]
    # Of a game that nobody has won alone two who were alike stay as they were.
    ahead = places[1] - places[0]
    assert [(one["change"] > 0) - (one["change"] < 0) for one in after] == [ahead, -ahead]
    assert [points(client, name) for name in ("Anna", "Bert")] == [one["rating"] for one in after]


def test_a_friendly_game_counts_for_nobody(client: Client, anna: Client, bert: Client) -> None:
    game = table_of(anna, bert, terms={**RATED.plain(), "rated": False})
    play_on(game, anna, bert)
    idle(client, game)

    assert client.get(f"/api/games/{game}/ratings").json() == []
    assert code_of(client.get("/api/profile?name=Anna")) == "no-such-profile"


def test_a_bot_is_rated_by_its_name_and_version(client: Client, anna: Client) -> None:
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    game = anna.post("/api/games", json={**TABLE, "chairs": chairs, "start": True}).json()["game"]
    while client.get(f"/api/games/{game}").json()["phase"] == "running":
        play_on(game, anna, most=1)
    seats = counted(client, game)

    assert seats[1]["who"] == {"name": "", "bot": "uniform", "version": "1"}
    [board] = client.get("/api/leaderboards").json()
    assert (board["title"], board["mode"], board["people"], board["ranked"]) == ("toy", "duel", 1, 0)
    listed = client.get("/api/leaderboard?title=toy&mode=duel").json()
    assert (listed["rows"], [one["who"]["bot"] for one in listed["bots"]]) == ([], ["uniform"])


def test_guests_cannot_play_for_ratings(client: Client, anna: Client) -> None:
    guest = another(client)
    chairs = [{"kind": "me"}, {"kind": "open"}]
    game = anna.post("/api/games", json={**TABLE, "chairs": chairs}).json()["game"]

    sat = guest.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 1, "name": "Gus"})
    assert code_of(sat) == "rated-needs-account"
    own = {**TABLE, "chairs": [{"kind": "me", "name": "Gus"}, {"kind": "open"}]}
    assert code_of(guest.post("/api/games", json=own)) == "rated-needs-account"


def test_the_coach_is_silent_and_nothing_is_analysed_while_it_runs(client: Client, anna: Client) -> None:
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wanted = {"title": "hellas", "seats": 2, "chairs": chairs, "start": True, "terms": RATED.plain()}
    game = anna.post("/api/games", json=wanted).json()["game"]

    assert code_of(anna.get(f"/api/games/{game}/coach")) == "coach-off"
    assert code_of(anna.get(f"/api/games/{game}/warnings?say=pass")) == "coach-off"
    assert code_of(anna.post(f"/api/games/{game}/analyses", json={})) == "analysis-of-rated"


# kills


def unfinished_business(config: Config, monkeypatch: pytest.MonkeyPatch) -> str:
    """A server is killed when a rated game is over and not counted yet; the table."""
    with monkeypatch.context() as patch:
        patch.setattr(Rater, "rate", lambda *_: None)
        with visiting(config) as client:
            anna, bert = account(client, "Anna"), account(client, "Bert")
            game = table_of(anna, bert)
            play_on(game, anna, bert)
            assert client.get(f"/api/games/{game}").json()["phase"] == "over"
            services = services_of(client)
            assert [job.kind for _, job in services.games.jobs(game)] == [RATE]
            assert services.ratings.all_games() == []
    return game


def test_a_game_that_was_over_when_the_server_was_killed_is_counted_by_the_next(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = unfinished_business(config, monkeypatch)
    with visiting(config) as client:
        first = counted(client, game)
        assert services_of(client).games.jobs(game) == []
    with visiting(config) as client:
        assert client.get(f"/api/games/{game}/ratings").json() == first
        assert [one["games"] for one in profile(client, "Anna")["ratings"]] == [1]


def test_a_kill_before_the_server_knows_that_it_has_counted_counts_nothing_twice(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction is over, and what follows in memory never comes."""
    game = unfinished_business(config, monkeypatch)
    honest = Rater.rate

    def killed(rater: Rater, name: str, job: Job) -> None:
        honest(rater, name, job)
        raise SystemError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Rater, "rate", killed)
        with visiting(config) as client:
            counted(client, game)
    with visiting(config) as client:
        assert [one["games"] for one in profile(client, "Anna")["ratings"]] == [1]


def test_a_job_that_comes_twice_counts_once(client: Client, anna: Client, bert: Client) -> None:
    game = finished(client, anna, bert)
    services = services_of(client)
    before = ratings_of(services)
    job = Job(RATE, 0, 1, services.tables.live(game).table.version)

    def again() -> None:
        with services.engine.begin() as connection:
            connection.execute(insert(JOBS).values(game=game, **job._asdict()))
        services.rater.rate(game, job)

    in_loop(client, again)
    assert ratings_of(services) == before


# profiles


def test_a_profile_has_results_opponents_games_and_a_history(client: Client, anna: Client, bert: Client) -> None:
    games = [finished(client, anna, bert) for _ in range(3)]
    told = profile(client, "anna")
    [own] = told["ratings"]
    history = client.get("/api/profile/history?name=Anna&title=toy&mode=duel").json()
    listed = client.get("/api/profile/games?name=Anna").json()

    assert (told["name"], own["games"], own["provisional"], own["rank"]) == ("Anna", 3, True, None)
    assert own["won"] + own["shared"] + own["lost"] == 3
    [opponent] = told["opponents"]
    assert opponent["who"]["name"] == "Bert"
    assert opponent["ahead"] + opponent["level"] + opponent["behind"] == 3
    assert [one["game"] for one in listed] == games[::-1]
    assert all(one["kept"] for one in listed)
    assert history[-1][1] == own["rating"] == listed[0]["players"][0]["rating"] + listed[0]["players"][0]["change"]
    assert [one["game"] for one in client.get("/api/profile/games?name=Anna&before=2").json()] == games[:1]


def test_whoever_is_banned_has_no_page_and_no_name_on_those_of_others(
    client: Client, anna: Client, bert: Client
) -> None:
    game = finished(client, anna, bert)
    services = services_of(client)

    def ban() -> None:
        target = SanctionTarget("u-2", "Bert")
        Acts(services.moderation, services.people).ban(CONSOLE, [target], None, "cheated")
        services.sanctions.load()

    in_loop(client, ban)
    assert code_of(client.get("/api/profile?name=Bert")) == "no-such-profile"
    assert profile(client, "Anna")["opponents"] == []
    assert "Bert" not in client.get("/api/profile/games?name=Anna").text
    assert "Bert" not in client.get(f"/api/games/{game}/ratings").text
    assert client.get("/api/leaderboards").json()[0]["people"] == 1


def test_a_removed_table_is_not_led_to(client: Client, anna: Client, bert: Client) -> None:
    game = finished(client, anna, bert)
    services = services_of(client)
    in_loop(client, lambda: Acts(services.moderation, services.people).remove_table(CONSOLE, game, "spam"))

    assert [one["kept"] for one in client.get("/api/profile/games?name=Anna").json()] == [False]


def test_nothing_is_told_of_a_running_game(client: Client, anna: Client, bert: Client) -> None:
    first = finished(client, anna, bert)
    before = [
        client.get(f"/api/{end}").text for end in ("profile?name=Anna", "profile/games?name=Anna", "leaderboards")
    ]
    running = table_of(anna, bert)
    ratings = client.get(f"/api/games/{running}/ratings").json()
    play_on(running, anna, bert, most=8)

    assert client.get(f"/api/games/{running}/ratings").json() == ratings
    after = [client.get(f"/api/{end}").text for end in ("profile?name=Anna", "profile/games?name=Anna", "leaderboards")]
    assert before == after
    assert first != running


def test_spectators_who_are_not_let_in_see_no_ratings_either(client: Client, anna: Client, bert: Client) -> None:
    game = table_of(anna, bert, terms={**RATED.plain(), "spectators": False})

    assert code_of(client.get(f"/api/games/{game}/ratings")) == "no-spectators"
    assert len(anna.get(f"/api/games/{game}/ratings").json()) == 2


# one's own


def test_ratings_are_in_the_export(client: Client, anna: Client, bert: Client) -> None:
    game = finished(client, anna, bert)
    told = anna.get("/api/account/export").json()["ratings"]

    assert [(one["title"], one["mode"], one["rating"]) for one in told["now"]] == [
        ("toy", "duel", points(client, "Anna"))
    ]
    assert [(one["game"], one["rating"]) for one in told["games"]] == [(game, told["now"][0]["rating"])]


def test_who_is_deleted_leaves_no_name_and_others_keep_their_ratings(
    client: Client, anna: Client, bert: Client
) -> None:
    finished(client, anna, bert)
    before = points(client, "Anna")
    bert.request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()

    assert points(client, "Anna") == before
    assert code_of(client.get("/api/profile?name=Bert")) == "no-such-profile"
    [game] = client.get("/api/profile/games?name=Anna").json()
    assert [one["who"]["name"] for one in game["players"]] == ["Anna", ""]
    assert profile(client, "Anna")["opponents"] == []
    assert "u-2" not in json.dumps([row._asdict() for row in services_of(client).ratings.all_games()], default=str)


# once more from the games


@pytest.fixture
def club(config: Config, monkeypatch: pytest.MonkeyPatch) -> Config:
    """A server that has stopped, after three games among three people of whom one is gone."""
    with visiting(config) as client:
        anna, bert, carla = (account(client, name) for name in ("Anna", "Bert", "Carla"))
        finished(client, anna, bert)
        finished(client, bert, carla)
        finished(client, anna, bert)
        carla.request("DELETE", "/api/account", json={"password": PASSWORD}).raise_for_status()
    return config


def place(config: Config) -> Any:
    return config.database or config.data


def written(config: Config, *changes: Any) -> None:
    services = Services(config, ALL)
    with services.engine.begin() as connection:
        for change in changes:
            connection.execute(change)
    services.games.close()
    services.database.close()


def test_the_games_say_again_what_was_counted(club: Config) -> None:
    found = rebuild(place(club), ALL)

    assert (found.games, found.changed_games, found.differences) == (3, [], [])


def test_what_was_changed_by_hand_is_set_right(club: Config) -> None:
    written(
        club,
        update(RATINGS).where(RATINGS.c.holder == "u-1").values(mu=99_000_000),
        update(RATED_SEATS).where(RATED_SEATS.c.holder == "u-2").values(place=9),
    )
    looked = rebuild(place(club), ALL, write=False)
    found = rebuild(place(club), ALL)

    assert looked == found
    assert len(found.corrected) == 3
    assert [(one.holder, one.before) for one in found.differences] == [("u-1", 3683)]
    assert rebuild(place(club), ALL).differences == []


def test_a_game_that_was_never_counted_is_added(club: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Rater, "rate", lambda *_: None)
        with visiting(club) as client:
            anna, bert = another(client), another(client)
            for person, name in ((anna, "Anna"), (bert, "Bert")):
                person.post("/api/account/sign-in", json={"name": name, "password": PASSWORD}).raise_for_status()
            game = table_of(anna, bert)
            play_on(game, anna, bert)
    assert rebuild(place(club), ALL).added == []
    written(club, JOBS.delete())

    found = rebuild(place(club), ALL)
    assert (found.games, found.added) == (4, [game])
    assert {one.holder for one in found.differences} == {"u-1", "u-2"}
    assert rebuild(place(club), ALL).differences == []


def test_a_game_whose_table_was_removed_no_longer_counts(club: Config) -> None:
    with visiting(club) as client:
        services = services_of(client)
        game = services.ratings.all_games()[0].game
        in_loop(client, lambda: Acts(services.moderation, services.people).remove_table(CONSOLE, game, "cheated"))
    found = rebuild(place(club), ALL)

    assert (found.games, found.dropped) == (2, [game])
    assert rebuild(place(club), ALL).changed_games == []


@pytest.mark.sqlite
def test_the_command_says_what_differs(club: Config) -> None:
    app = make_app((TOY,))

    def run(*words: str) -> Any:
        return CliRunner().invoke(app, ["admin", "rerate", "--data", str(club.data), *words])

    assert run("--check").stdout == "3 games counted, every rating is right.\n"
    written(club, update(RATINGS).where(RATINGS.c.holder == "u-1").values(mu=99_000_000))
    checked = run("--check")
    assert checked.exit_code == 1
    assert "u-1, toy duel: 3683 → " in checked.stdout
    told = json.loads(run("--json").stdout)
    assert (told["games"], len(told["differences"])) == (3, 1)
    assert run().stdout == "3 games counted, every rating was right.\n"


@pytest.mark.sqlite
def test_no_server_may_run_meanwhile(club: Config) -> None:
    with exclusive(club.data), pytest.raises(BackupError, match="folder-in-use"):
        rebuild(club.data, ALL)
