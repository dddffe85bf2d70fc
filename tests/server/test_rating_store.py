"""Ratings in both databases: every game is counted once, and what follows from it can be read."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, func, insert, select

from pelagos.server.errors import StoreFailed
from pelagos.server.rating.model import RatingEstimate
from pelagos.server.store import ratings as store
from pelagos.server.store.rating_schema import RATED_GAMES
from pelagos.server.store.ratings import RatingStore
from pelagos.server.store.schema import JOBS, USERS
from server.rating import count, due, judged_duel

pytestmark = pytest.mark.pure


def rating(engine: Engine, holder: str) -> int:
    [found] = RatingStore(engine).of_holder(holder)
    return found.strength.points


def jobs(engine: Engine) -> int:
    with engine.begin() as connection:
        return int(connection.execute(select(func.count()).select_from(JOBS)).scalar_one())


def test_a_game_is_counted_once_however_often_it_is_tried(engine: Engine) -> None:
    ratings, job = RatingStore(engine), due(engine, "k1")
    first = ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)
    before = ratings.of_holder("u-1")

    assert first
    assert not ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)
    assert ratings.of_holder("u-1") == before
    assert before[0].games == 1


def test_a_job_that_comes_again_for_a_counted_game_is_only_done(engine: Engine) -> None:
    """As after a copy of the database was put back."""
    ratings, job = RatingStore(engine), due(engine, "k1")
    ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)
    with engine.begin() as connection:
        connection.execute(insert(JOBS).values(game="k1", **job._asdict()))

    assert ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)
    assert ratings.of_holder("u-1")[0].games == 1
    assert jobs(engine) == 0


def test_what_does_not_count_leaves_nothing_but_a_job_done(engine: Engine) -> None:
    ratings = RatingStore(engine)

    assert ratings.count("k1", due(engine, "k1"), None, 7)
    assert ratings.all_games() == []
    assert jobs(engine) == 0


def test_whoever_is_killed_between_two_rows_has_counted_nothing(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    ratings, job = RatingStore(engine), due(engine, "k1")
    with monkeypatch.context() as patch:
        patch.setattr(store, "_raise_standing", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)

    assert ratings.all_games() == []
    assert jobs(engine) == 1
    assert ratings.count("k1", job, judged_duel("u-1", "u-2"), 7)
    assert [one.game for one in ratings.all_games()] == ["k1"]


def test_two_that_count_at_the_same_time_do_not_take_one_number(engine: Engine) -> None:
    """The second is refused, and tries again later: its job is still there."""
    count(engine, "k1", judged_duel("u-1", "u-2"))
    job = due(engine, "k2")
    with engine.begin() as connection:
        row = {"title": "toy", "mode": "duel", "variant": "2", "how": "played", "ended": 7}
        connection.execute(insert(RATED_GAMES).values(game="other", number=2, **row))
    ratings = RatingStore(engine)
    honest = store.write_game

    def late(connection: object, counted: store.CountedGame) -> None:
        honest(connection, counted._replace(number=2))  # type: ignore[arg-type]

    with pytest.MonkeyPatch().context() as patch:
        patch.setattr(store, "write_game", late)
        with pytest.raises(StoreFailed):
            ratings.count("k2", job, judged_duel("u-1", "u-2"), 8)

    assert ratings.count("k2", job, judged_duel("u-1", "u-2"), 8)
    assert [one.number for one in ratings.all_games() if one.game == "k2"] == [3]


def test_games_follow_from_each_other(engine: Engine) -> None:
    count(engine, "k1", judged_duel("u-1", "u-2"))
    count(engine, "k2", judged_duel("u-1", "u-2", winner=1))
    first, second = RatingStore(engine).all_games()

    assert [seat.after for seat in first.seats] == [seat.before for seat in second.seats]
    assert first.seats[0].before == RatingEstimate()
    assert rating(engine, "u-1") == second.seats[0].after.points


def test_titles_and_modes_have_ratings_of_their_own(engine: Engine) -> None:
    count(engine, "k1", judged_duel("u-1", "u-2"))
    count(engine, "k2", judged_duel("u-1", "u-2", title="hellas"))

    assert [(one.title, one.games) for one in RatingStore(engine).of_holder("u-1")] == [("hellas", 1), ("toy", 1)]


def test_results_and_opponents_are_counted(engine: Engine) -> None:
    for number, winner in enumerate((0, 0, 1)):
        count(engine, f"k{number}", judged_duel("u-1", "u-2", winner=winner))
    level = judged_duel("u-1", "b-settler@2")
    count(engine, "k9", level._replace(seats=tuple(seat._replace(place=1) for seat in level.seats)))
    ratings = RatingStore(engine)

    assert ratings.results("u-1") == {("toy", "duel"): (2, 1, 1)}
    assert ratings.opponents("u-1", 9) == [("u-2", 2, 0, 1), ("b-settler@2", 0, 1, 0)]
    assert ratings.opponents("u-2", 9) == [("u-1", 1, 0, 2)]


def test_the_history_has_every_game_in_its_order(engine: Engine) -> None:
    for number, winner in enumerate((0, 1, 0)):
        count(engine, f"k{number}", judged_duel("u-1", "u-2", winner=winner), ended=10 + number)
    ratings = RatingStore(engine)
    points = ratings.history("u-1", "toy", "duel", 9)

    assert [at for at, _ in points] == [10, 11, 12]
    assert points[0][1].points > points[1][1].points < points[2][1].points
    assert ratings.history("u-1", "toy", "duel", 2) == points[1:]
    assert [one.game for one in ratings.games("u-1", before=3)] == ["k1", "k0"]


def test_only_trusted_ratings_stand_on_a_board_and_bots_apart(engine: Engine) -> None:
    for number in range(60):
        count(engine, f"k{number}", judged_duel("u-1", "u-2", winner=number % 3 == 0))
    count(engine, "k99", judged_duel("u-3", "b-settler@2"))
    ratings = RatingStore(engine)

    assert [one.holder for one in ratings.board("toy", "duel", (), 0, 9)] == ["u-1", "u-2"]
    assert [one.holder for one in ratings.board("toy", "duel", ["u-1"], 0, 9)] == ["u-2"]
    assert [one.holder for one in ratings.board("toy", "duel", (), 1, 9)] == ["u-2"]
    assert [one.holder for one in ratings.bots("toy", "duel")] == ["b-settler@2"]
    assert ratings.boards() == [("toy", "duel", 3, 2)]
    assert [ratings.rank(one, ()) for holder in ("u-2", "u-3") for one in ratings.of_holder(holder)] == [2, None]


def test_of_a_deleted_account_only_what_others_have_played_remains(engine: Engine) -> None:
    count(engine, "k1", judged_duel("u-1", "u-2"))
    count(engine, "k2", judged_duel("u-1", "u-2"))
    ratings = RatingStore(engine)
    before = ratings.of_holder("u-2")
    ratings.forget("u-1", "x-abc")

    assert ratings.of_holder("u-1") == []
    assert ratings.games("u-1", 9) == []
    assert ratings.of_holder("u-2") == before
    assert ratings.opponents("u-2", 9) == []
    assert {one.seats[0].judged.holder for one in ratings.games("u-2", 9)} == {"x-abc"}


def test_names_are_those_of_accounts_that_there_are(engine: Engine) -> None:
    with engine.begin() as connection:
        row = {"name": "Anna", "folded": "anna", "password": "", "created": 1, "settings": "{}"}
        connection.execute(insert(USERS).values(id=4, **row))

    assert RatingStore(engine).names([4, 5]) == {4: "Anna"}
