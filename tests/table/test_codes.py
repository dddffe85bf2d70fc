"""Every code of a table has a sentence, and every one can be reached; what is refused changes nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from house.sources import ROOT, python_files, tree
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.table.calls import CALLS, call
from pelagos.table.open_chairs import MOST_SEAT_REQUESTS
from pelagos.table.records import MOST_LINES, MOST_RECORD_LETTERS, import_record, record_for
from pelagos.table.table import MOST_MUTES, Table
from pelagos.table.terms import LONGEST_MS, Terms, TimeControl, read_terms
from pelagos.texts import HOME
from table.setting import ALL, BLITZ, BY_POST, DAY, RATED, RULES, SECRET, game, saved, seated, started, whole
from table.test_analysis import analysing, wish
from texts.catalogue import error_classes, written

pytestmark = pytest.mark.pure

HEAD: Final = "pelagos 1\ntitle toy 1\nseats 2\n"


def order(text: str) -> Callable[[], Any]:
    return lambda: started("classic-4").leave_order(0, text)


def by_call(table: Table, name: str, **arguments: Any) -> Any:
    return call(table, name, arguments)


def twice_under_one_key() -> None:
    table = started()
    seat, at = int(game(table).who), table.version
    table.submit(seat, ["pass"], at, 1, "k")
    table.submit(seat, ["bid crane 1"], at, 1, "k")


def muting_everybody() -> None:
    table = started()
    for n in range(MOST_MUTES + 1):
        table.mute(0, f"N{n}")


def two_proposals(kind: str) -> None:
    table = started()
    table.propose(0, "end", 1)
    if kind == "pending":
        table.propose(1, "end", 1)
    else:
        table.vote(0, True, 1)


def after_the_end() -> None:
    table = started("hellas")
    table.resign(0, 1)
    table.submit(1, ["pass"], table.version, 1)


def undo_too_far() -> None:
    table = started()
    while not any(whole(table, seat)["own"]["undo"] for seat in range(3)):
        table.submit(game(table).who, [game(table).options()[0]], table.version, 1)
    seat = int(game(table).steps[-1].seat)
    table.undo(seat, table.version, 1, count=99)


def late() -> None:
    table = started("toy", BLITZ)
    table.submit(game(table).who, ["pass"], table.version, DAY)


def with_requests(count: int, newcomers: str = "invited") -> Table:
    """A table with one chair left, for which so many ask."""
    table = started("toy", Terms(newcomers=newcomers))
    table.leave(1, 1)
    for number in range(count):
        table.ask_for_chair(1, f"guest{number}", f"Guest {number}", 1)
    return table


def after_two_left() -> Table:
    table = with_requests(0)
    table.leave(2, 1)
    return table


def removing(by: int) -> None:
    """The third player joined, and is to be removed; or a game of two, of whom one is to be removed by the other."""
    table = with_requests(1)
    table.admit("u0", 1, 1)
    if by == 1:
        table.propose(0, "remove", 1, 1)
        table.vote(1, False, 1)
    else:
        table.leave(1, 1)
        table.propose(0, "remove", 1, 2)


def pausing(back: bool) -> None:
    """A game that is paused, or one that goes on though it is not."""
    table = started()
    if back:
        table.resume(0, 1)
    table.propose(0, "pause", 1)
    for seat in (1, 2):
        table.vote(seat, True, 1)
    table.propose(0, "pause", 2)


def practice_of_two() -> None:
    seated("hellas", Terms(newcomers="nobody", practice=True)).start("u0", 1)


def over() -> Table:
    table = started("hellas")
    table.propose(0, "end", 1)
    table.vote(1, True, 1)
    return table


def rated(name: str = "toy", *, guest: bool = False) -> Table:
    """A running game under rated terms; or one that a guest would like to play."""
    table = Table(RULES[name], "u-0", SECRET, RATED)
    for seat in range(RULES[name].setup.seats):
        table.sit(seat, f"{'g' if guest else 'u'}-{seat}", f"Nobody {seat}")
    return table


def begun_elsewhere() -> None:
    table = rated()
    table.play = started().play
    table.start("u-0", 1)


def going_back_where_rated() -> None:
    table = rated()
    table.start("u-0", 1)
    table.propose(0, "back", 1, 1)


REACHED: Final[dict[str, Callable[[], Any]]] = {
    "no-such-seat": lambda: started().submit(7, ["pass"], 1, 1),
    "seat-taken": lambda: seated().sit(0, "eva", "Eva"),
    "nobody-there": lambda: Table(RULES["toy"], "u0", SECRET).rise(0),
    "already-seated": lambda: seated().sit(0, "u1", "Eva"),
    "not-at-this-table": lambda: started().adopt("g-1", "u-1", "Eva"),
    "not-your-seat": lambda: started().come_back(0, "u0", 1),
    "not-owner": lambda: seated().start("eva", 0),
    "empty-seats": lambda: Table(RULES["toy"], "u0", SECRET).start("u0", 0),
    "already-started": lambda: started().start("u0", 0),
    "not-started": lambda: seated().submit(0, ["pass"], 1, 1),
    "game-over": after_the_end,
    "no-spectators": lambda: whole(started("toy", Terms(spectators=False)), SPECTATOR),
    "short-secret": lambda: Table(RULES["toy"], "u0", b"abc"),
    "unknown-pace": lambda: TimeControl("slow"),
    "bad-time": lambda: TimeControl("live", LONGEST_MS + 1),
    "rated-terms": lambda: Terms(rated=True),
    "rated-needs-account": lambda: rated(guest=True),
    "rated-is-agreed": lambda: rated().change_terms("u-0", Terms()),
    "rated-from-the-start": begun_elsewhere,
    "not-where-rated": going_back_where_rated,
    "no-time": lambda: TimeControl("live"),
    "bad-terms": lambda: read_terms({"pace": {}, "colour": "red"}),
    "text-too-long": lambda: started().talk(0, "table", "x" * 501, 1),
    "no-text": lambda: started().talk(0, "table", "\u200b\n", 1),
    "bad-word": lambda: Table(RULES["toy"], "<b>", SECRET),
    "bad-nonce": lambda: seated().give_nonce(0, "xyz"),
    "no-channel": lambda: started().talk(0, "attic", "x", 1),
    "no-such-line": lambda: started().hide_line("table", 3, True),
    "too-many-mutes": muting_everybody,
    "stale": lambda: started().submit(0, ["pass"], 1, 1),
    "wrong-number-of-phrases": lambda: started().submit(0, [], 1, 1),
    "phrase-too-long": lambda: started().submit(0, ["x" * 1000], 1, 1),
    "key-reused": twice_under_one_key,
    "nature-is-dealt": lambda: started().submit(NATURE, ["roll 1"], 1, 1),
    "no-bot-asked": lambda: started().bot_view(0),
    "undo-too-far": undo_too_far,
    "unknown-call": lambda: call(started(), "__init__", {}),
    "bad-arguments-of-call": lambda: by_call(started(), "submit", seat="0"),
    "time-over": late,
    "no-holidays": lambda: started("toy", BLITZ).take_holiday(0, 1, 2, 0),
    "bad-holiday": lambda: started("toy", BY_POST).take_holiday(0, 2, 1, 0),
    "holidays-used-up": lambda: started("toy", BY_POST).take_holiday(0, 1, 99 * DAY, 0),
    "not-on-holiday": lambda: started("toy", BY_POST).end_holiday(0, 1),
    "unknown-proposal": lambda: started().propose(0, "lunch", 1),
    "cannot-move": lambda: started().propose(0, "move", 1),
    "proposal-pending": lambda: two_proposals("pending"),
    "no-proposal": lambda: started().vote(0, True, 1),
    "already-voted": lambda: two_proposals("voted"),
    "held-another-seat": lambda: after_two_left().ask_for_chair(2, "u1", "Eva", 1),
    "no-newcomers": lambda: with_requests(1, "nobody"),
    "too-many-requests": lambda: with_requests(MOST_SEAT_REQUESTS + 1),
    "no-seat-request": lambda: with_requests(1).admit("u0", 2, 1),
    "there-from-the-start": lambda: started().remove("u0", 1, 1),
    "vote-about-you": lambda: removing(1),
    "too-few-to-remove": lambda: removing(2),
    "no-checkpoint": lambda: started().propose(0, "back", 1, 999),
    "paused": lambda: pausing(back=False),
    "not-paused": lambda: pausing(back=True),
    "not-a-lesson": lambda: started().teach(0, "next", 1, 1),
    "unknown-analysis-wish": lambda: wish(analysing(), "sing"),
    "not-practice": lambda: started().go_back(0, 0, 1, 1),
    "coach-off": lambda: started(terms=Terms(coach=False)).check_coach(),
    "coach-by-post": lambda: started(terms=BY_POST).check_coach(),
    "practice-is-alone": practice_of_two,
    "practice-terms": lambda: Terms(practice=True),
    "not-over": lambda: started().offer_rematch(0, "k7", False, "ab"),
    "no-rematch": lambda: over().decline_rematch(0),
    "no-orders": lambda: started("toy").leave_order(0, "always stand"),
    "no-order-left": lambda: started().withdraw_order(0),
    "order-is-silent": lambda: started().obey(0, 1, 1),
    "order-empty": order(" "),
    "order-too-long": order("x" * 301),
    "order-unknown-part": order("ares up two 5"),
    "order-two-plans": order("ares up to 1; zeus up to 1"),
    "order-unknown-god": order("hestia up to 3"),
    "order-needs-limit": order("ares"),
    "order-free-god": order("apollo up to 3"),
    "order-bad-number": order("ares up to x"),
    "record-too-long": lambda: import_record("#" * (MOST_RECORD_LETTERS + 1), ALL, "u0", SECRET),
    "record-too-many-lines": lambda: import_record("\n" * (MOST_LINES + 1), ALL, "u0", SECRET),
    "described-start": lambda: import_record(HEAD + "position\n  purse a 5\nend\n", ALL, "u0", SECRET),
}
ELSEWHERE: Final = {"bad-field", "unknown-format", "unknown-title"}
"""Codes of the kernel that a table raises too; test_saving reaches them."""


def codes() -> dict[str, set[str]]:
    """Every code that the table or an order raises, with the arguments that are always given."""
    classes, found = error_classes(), dict[str, set[str]]()
    orders = [path for path in python_files("games") if path.name == "orders.py"]
    for path in [*python_files("table"), *orders]:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes:
                code = ast.literal_eval(node.args[0])
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                found[code] = found.get(code, given) & given
    return found


def test_every_code_has_a_sentence_with_the_arguments_that_are_given() -> None:
    given, messages = codes(), written(HOME, "table")

    assert set(messages) == {f"error-{code}" for code in given.keys() - ELSEWHERE}
    assert [name for name, used in messages.items() if used - given[name.removeprefix("error-")]] == []


def test_every_code_is_reached() -> None:
    assert set(REACHED) == codes().keys() - ELSEWHERE


@pytest.mark.parametrize("code", sorted(REACHED))
def test_a_code_is_reached_and_makes_a_sentence(code: str) -> None:
    with pytest.raises(PelagosError) as caught:
        REACHED[code]()

    assert caught.value.code == code
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / "src/pelagos/texts/en/table.ftl").read_text("utf-8")))
    pattern = bundle.get_message(f"error-{code}").value
    assert pattern is not None
    sentence, faults = bundle.format_pattern(pattern, dict(caught.value.said))
    assert not faults
    assert str(sentence).endswith(".")


WRONG: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    99,
    1 << 60,
    0.5,
    "x",
    "\x00",
    "9" * 600,
    [],
    ["x"],
    [1],
    {},
    {"pace": {}},
)


@pytest.mark.parametrize("name", sorted(CALLS))
@pytest.mark.parametrize("phase", ["waiting", "running", "over"])
def test_whatever_is_sent_is_taken_or_refused_whole(name: str, phase: str) -> None:
    """Wrong types, giants, nonsense: a code, and not a trace left behind."""
    for spoiled in CALLS[name].arguments or ("",):
        for value in WRONG:
            table = seated("classic-4", BLITZ) if phase == "waiting" else started("classic-4", BLITZ)
            if phase == "over":
                table.propose(0, "end", 1)
                for seat in (1, 2, 3):
                    table.vote(seat, True, 1)
            before = saved(table)
            try:
                call(table, name, {**good(table, name), spoiled.rstrip("?"): value})
            except PelagosError:
                assert saved(table) == before


def good(table: Table, name: str) -> dict[str, Any]:
    """Arguments that could be right."""
    usual: dict[str, Any] = {
        "seat": 0, "viewer": 0, "player": "eva", "name": "Eva", "by": "u0", "level": "novice", "heir": "eva",
        "terms": BLITZ.plain(), "now": 1, "at": table.version, "phrases": ["bid apollo"], "start": 1, "end": 2,
        "text": "always stand", "kind": "end", "agree": True, "channel": "table", "nonce": "00", "number": 1,
        "hidden": True, "to": 0, "wish": "next", "game": "k7", "rotated": False, "commit": "ab",
    }  # fmt: skip
    return {argument: usual[argument] for argument in CALLS[name].arguments if not argument.endswith("?")}


def test_a_record_is_refused_to_nobody_who_may_look() -> None:
    assert record_for(started(), SPECTATOR)
