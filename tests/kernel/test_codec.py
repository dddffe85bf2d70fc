"""Saves: plain data, loaded in the middle of any decision, also after the rules were mended."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pytest

from kernel.small import RULES, SMALL, Ask, Do, March, Plan, Small, Toss, small
from pelagos.kernel.agenda import pending
from pelagos.kernel.arrays import ints
from pelagos.kernel.codec import canonical, digest, digest_of, load, save, task_data
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import Field, number
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Json, Option, Rules, rules_for
from rulings import wander
from toy.auction import Bid
from toy.position import Table, Toy
from toy.title import TASKS, TITLE, ToyTitle

if TYPE_CHECKING:
    from pelagos.kernel.answer import Answer
    from pelagos.kernel.event import Refusal
    from pelagos.kernel.ids import Seat
    from pelagos.kernel.sheet import Sheet
    from pelagos.kernel.title import Setup
    from pelagos.kernel.words import Vocabulary

THREE: Final = rules_for(TITLE, 3)
CHOICES: Final = sorted(task.__name__ for task in TASKS if issubclass(task, Choice))


def stored(data: Json) -> Json:
    """What comes back from a shelf: the same data, no object shared."""
    loaded: Json = json.loads(json.dumps(data))
    return loaded


@cache
def found(kind: str) -> Json:
    """The save of the first position, over the seeds, in which this question is pending."""
    for seed in range(500):
        play = Play(THREE, THREE.opening())
        for g in wander(play, Rng(seed)):
            if g.agenda and type(pending(g)).__name__ == kind:
                return stored(save(THREE, g))
    raise AssertionError(f"{kind} is never asked")


def ending(rules: Rules, g: Position, seed: int = 1) -> str:
    """Play on at random and say where the game ends."""
    play = Play(rules, g)
    for _ in wander(play, Rng(seed)):
        pass
    assert play.g.result is not None
    return digest(rules, play.g)


# in the middle of a decision


@pytest.mark.parametrize("kind", CHOICES)
def test_a_save_in_the_middle_of_any_question_goes_on_like_the_original(kind: str) -> None:
    data = found(kind)
    first, second = Play(THREE, load(THREE, data)), Play(THREE, load(THREE, stored(data)))

    assert type(pending(first.g)).__name__ == kind
    assert save(THREE, load(THREE, data)) == data
    assert first.options() == second.options() != []
    assert ending(THREE, first.g) == ending(THREE, second.g)


@pytest.mark.parametrize("kind", CHOICES)
def test_a_loaded_position_offers_what_the_saved_one_did(kind: str) -> None:
    for seed in range(500):
        play = Play(THREE, THREE.opening())
        for g in wander(play, Rng(seed)):
            if g.agenda and type(pending(g)).__name__ == kind:
                loaded = Play(THREE, load(THREE, stored(save(THREE, g))))
                assert (loaded.who, loaded.options()) == (play.who, play.options())
                assert ending(THREE, loaded.g) == ending(THREE, g.clone())
                return
    pytest.fail(f"{kind} is never asked")


def test_a_save_is_plain_data_that_names_everything() -> None:
    g = small(Ask(1, (4, 5), telling_it=1), Do(3))
    g.mark, g.lead, g.heap[5] = 7, 1, -2

    assert save(RULES, g) == {
        "format": 1,
        "title": "small",
        "version": 1,
        "setup": {"seats": 2, "board": "plain", "options": {"wind": "low", "length": "5"}},
        "fields": {
            "mark": 7,
            "lead": 1,
            "heap": [0, 0, 0, 0, 0, -2],
            "notes": [0, 0, 0],
            "tiles": {"count": [3, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], "known": [0, 0xFFFF, 1, 2]},
        },
        "agenda": [["Ask", {"who": 1, "numbers": [4, 5], "telling_it": 1}], ["Do", {"n": 3}]],
        "result": None,
    }


def test_a_finished_game_keeps_its_result() -> None:
    g = small()
    g.finish((2, 1))

    assert save(RULES, g)["result"] == [2, 1]
    assert load(RULES, stored(save(RULES, g))).result == (2, 1)


def test_words_and_nested_tuples_of_a_task_come_back_as_they_were() -> None:
    march = March("north", ((1, 2), (3,), ()), (0, 1))
    loaded = load(RULES, stored(save(RULES, small(march)))).agenda[0]

    assert isinstance(loaded, March)
    assert (loaded.way, loaded.paths, loaded.who) == ("north", ((1, 2), (3,), ()), (0, 1))
    assert task_data(march) == ["March", {"way": "north", "paths": [[1, 2], [3], []], "who": [0, 1]}]


def test_a_loaded_position_shares_nothing_with_its_save() -> None:
    data = save(RULES, small(Do(1)))
    before = canonical(data)
    g = load(RULES, data)
    assert isinstance(g, Small)
    g.heap[0] = 9
    g.tiles.count[0] = 0
    g.agenda.clear()

    assert canonical(data) == before


# digests


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    plain, same, marked, planned, ended = small(Do(1)), small(Do(1)), small(Do(1)), small(Do(2)), small(Do(1))
    marked.mark = 1
    ended.result = (1, 1)

    assert digest(RULES, plain) == digest(RULES, same) == digest_of(save(RULES, plain))
    assert len({digest(RULES, g) for g in (plain, marked, planned, ended)}) == 4


def test_a_digest_is_pinned() -> None:
    """The same in both builds and on every machine; a change of the format of saves shows here."""
    assert digest(RULES, small(Do(1))) == "a14531f137ab6bcf"
    assert digest(THREE, THREE.opening()) == "4f95678843217421"


def test_there_is_one_way_to_write_data() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"\\u00e9","b":[1,2]}'


# after the rules were mended


class PlaceBid(Choice[Toy]):
    """`Bid` under a new name, with an argument more."""

    ARGS = ("faction", "barred", "haste")

    def __init__(self, faction: int, barred: int = -1, haste: int = 0) -> None:
        self.faction = faction
        self.barred = barred
        self.haste = haste
        self.old = Bid(faction, barred)

    def seat(self, g: Toy) -> Seat:
        return self.old.seat(g)

    def telling(self, g: Toy) -> bool:
        return True

    def options(self, g: Toy, sheet: Sheet) -> None:
        self.old.options(g, sheet)

    def take(self, g: Toy, said: Answer) -> None:
        self.old.take(g, said)

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        return self.old.why_not(g, said)


class RenamedTitle(ToyTitle):
    """The toy after `Bid` became `PlaceBid`."""

    tasks = (*[task for task in TASKS if task is not Bid], PlaceBid)
    aliases: ClassVar[dict[str, str]] = {"Bid": "PlaceBid"}


class TidalToy(Toy):
    """The toy position with a field more."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.tide = 5

    def clone(self) -> TidalToy:
        g = self.copy_to(TidalToy(self.table))
        g.tide = self.tide
        return g


class TidalTitle(ToyTitle):
    """The toy after a field was added in its second version."""

    version = 2

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        return (*super().fields(setup, vocabulary), number("tide", since=2))

    def empty(self, table: Table) -> Toy:
        return TidalToy(table)


def test_a_renamed_task_is_found_by_its_former_name() -> None:
    rules = rules_for(RenamedTitle(), 3)
    g = load(rules, found("Bid"))

    assert isinstance(pending(g), PlaceBid)
    assert Play(rules, g).options() == Play(THREE, load(THREE, found("Bid"))).options()
    assert save(rules, g)["agenda"][0][0] == "PlaceBid"
    assert ending(rules, g)


def test_a_task_without_an_alias_is_unknown() -> None:
    class Careless(RenamedTitle):
        aliases: ClassVar[dict[str, str]] = {}

    with pytest.raises(BadSave) as caught:
        load(rules_for(Careless(), 3), found("Bid"))
    assert (caught.value.code, caught.value.said) == ("unknown-task", {"task": "Bid", "known": "PayBids"})


def test_an_argument_that_was_added_takes_its_default() -> None:
    rules = rules_for(RenamedTitle(), 3)
    loaded = pending(load(rules, found("Bid")))
    assert isinstance(loaded, PlaceBid)

    assert loaded.haste == 0
    assert load(THREE, {**found("Bid"), "agenda": [["Bid", {"faction": 1}]]}).agenda[0].ARGS == ("faction", "barred")


def test_a_field_that_was_added_keeps_its_blank_value_and_the_game_goes_on() -> None:
    rules = rules_for(TidalTitle(), 3)
    g = load(rules, found("Bid"))
    assert isinstance(g, TidalToy)

    assert g.tide == 5
    assert "tide" in save(rules, g)["fields"]
    assert ending(rules, g)


def test_a_field_that_was_there_already_may_not_be_missing() -> None:
    rules = rules_for(TidalTitle(), 3)
    data = stored(save(rules, rules.opening()))
    assert load(rules, data).agenda
    del data["fields"]["tide"]

    with pytest.raises(BadSave) as caught:
        load(rules, data)
    assert (caught.value.code, caught.value.said) == ("missing-field", {"field": "tide"})


class WindyTitle(ToyTitle):
    """The toy after an option was added."""

    options = (*ToyTitle.options, Option("wind", "low", "low", "high"))


def test_an_option_that_was_added_has_its_default_in_old_saves() -> None:
    rules = rules_for(WindyTitle(), 3)
    g = load(rules, found("Bid"))

    assert save(rules, g)["setup"]["options"] == {"factions": "one", "rounds": "8", "wind": "low"}
    assert ending(rules, g)


def test_an_old_save_is_no_game_with_another_choice_of_the_new_option() -> None:
    with pytest.raises(BadSave) as caught:
        load(rules_for(WindyTitle(), 3, options={"wind": "high"}), found("Bid"))
    assert caught.value.code == "other-setup"


def test_a_save_of_newer_rules_is_refused() -> None:
    newer = rules_for(TidalTitle(), 3)
    data = stored(save(newer, newer.opening()))
    del data["fields"]["tide"]

    with pytest.raises(BadSave) as caught:
        load(THREE, data)
    assert (caught.value.code, caught.value.said) == ("newer-version", {"title": "toy", "found": 2, "known": 1})


# every way a save can be bad

FIELDS: Final = "mark, lead, heap, notes, tiles"
TASK_NAMES: Final = "Do, Plan, Ask, Toss, Turn, Stop, March"


def spoilt(*path: str, value: Any) -> Json:
    """A good save with one thing changed; `...` as the value takes it out."""
    data = stored(save(RULES, small(Ask(0, (1, 2)), Plan(1, (2, 3)))))
    part = data
    for key in path[:-1]:
        part = part[key]
    if value is ...:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return data


def test_the_save_that_is_spoilt_is_good() -> None:
    assert len(load(RULES, spoilt("format", value=1)).agenda) == 2


@pytest.mark.parametrize(
    ("data", "code", "said"),
    [
        (spoilt("format", value=...), "unknown-format", {"found": "None"}),
        (spoilt("format", value=2), "unknown-format", {"found": "2"}),
        (spoilt("title", value="toy"), "other-setup", {"title": "small"}),
        (spoilt("setup", value=...), "other-setup", {"title": "small"}),
        (spoilt("setup", "seats", value=3), "other-setup", {"title": "small"}),
        (spoilt("setup", "board", value="hilly"), "other-setup", {"title": "small"}),
        (spoilt("setup", "options", "wind", value="high"), "other-setup", {"title": "small"}),
        (spoilt("setup", "options", "tide", value="high"), "other-setup", {"title": "small"}),
        (spoilt("setup", "options", value=None), "other-setup", {"title": "small"}),
        (spoilt("setup", "options", value=["wind"]), "other-setup", {"title": "small"}),
        (spoilt("setup", value=3), "other-setup", {"title": "small"}),
        (spoilt("version", value="one"), "bad-field", {"field": "version"}),
        (spoilt("version", value=None), "bad-field", {"field": "version"}),
        (spoilt("version", value=...), "bad-field", {"field": "version"}),
        (spoilt("version", value=2), "newer-version", {"title": "small", "found": 2, "known": 1}),
        (spoilt("fields", value=...), "bad-field", {"field": "fields"}),
        (spoilt("fields", value=[1]), "bad-field", {"field": "fields"}),
        (spoilt("fields", "hoop", value=1), "unknown-field", {"field": "hoop", "known": FIELDS}),
        (spoilt("fields", "tile", value=1), "unknown-field", {"field": "tile", "known": "tiles"}),
        (spoilt("fields", "mark", value=...), "missing-field", {"field": "mark"}),
        (spoilt("fields", "mark", value="1"), "bad-field", {"field": "mark"}),
        (spoilt("fields", "mark", value=1.0), "bad-field", {"field": "mark"}),
        (spoilt("fields", "mark", value=True), "bad-field", {"field": "mark"}),
        (spoilt("fields", "mark", value=None), "bad-field", {"field": "mark"}),
        (spoilt("fields", "mark", value=2**63), "bad-field", {"field": "mark"}),
        (spoilt("fields", "heap", value=3), "bad-field", {"field": "heap"}),
        (spoilt("fields", "heap", value=[0, 0, "0", 0, 0, 0]), "bad-field", {"field": "heap"}),
        (spoilt("fields", "heap", value=[0, 0, False, 0, 0, 0]), "bad-field", {"field": "heap"}),
        (spoilt("fields", "heap", value=[0, 0, 0.0, 0, 0, 0]), "bad-field", {"field": "heap"}),
        (spoilt("fields", "heap", value=[0, 0, -(2**63) - 1, 0, 0, 0]), "bad-field", {"field": "heap"}),
        (spoilt("fields", "heap", value=[0] * 5), "wrong-length", {"field": "heap", "found": 5, "wanted": 6}),
        (spoilt("fields", "tiles", value=[]), "bad-field", {"field": "tiles"}),
        (spoilt("fields", "tiles", "count", value=...), "bad-field", {"field": "tiles"}),
        (spoilt("fields", "tiles", "known", value=...), "bad-field", {"field": "tiles"}),
        (spoilt("fields", "tiles", "count", value=[0]), "wrong-length", {"field": "tiles", "found": 1, "wanted": 12}),
        (spoilt("fields", "tiles", "known", value=[0]), "wrong-length", {"field": "tiles", "found": 1, "wanted": 4}),
        (spoilt("agenda", value=...), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value={}), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=["Stop"]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Stop"]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Stop", {}, 1]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[[1, {}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Stop", []]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Do", {"n": None}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Do", {"n": True}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Do", {"n": 1.5}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Do", {"n": {}}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Do", {"n": 2**63}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Plan", {"n": 1, "numbers": [1, None]}]]), "bad-field", {"field": "agenda"}),
        (spoilt("agenda", value=[["Halt", {}]]), "unknown-task", {"task": "Halt", "known": TASK_NAMES}),
        (spoilt("agenda", value=[["Stopp", {}]]), "unknown-task", {"task": "Stopp", "known": "Stop"}),
        (
            spoilt("agenda", value=[["Do", {"n": 1, "m": 2}]]),
            "unknown-argument",
            {"task": "Do", "argument": "m", "wanted": "n"},
        ),
        (
            spoilt("agenda", value=[["Plan", {"who": 1}]]),
            "unknown-argument",
            {"task": "Plan", "argument": "who", "wanted": "n, numbers"},
        ),
        (
            spoilt("agenda", value=[["Stop", {"n": 1}]]),
            "unknown-argument",
            {"task": "Stop", "argument": "n", "wanted": "–"},
        ),
        (spoilt("agenda", value=[["Plan", {"n": 1}]]), "bad-arguments", {"task": "Plan", "wanted": "n, numbers"}),
        (spoilt("result", value=1), "bad-field", {"field": "result"}),
        (spoilt("result", value=["1", "2"]), "bad-field", {"field": "result"}),
        (spoilt("result", value=[1]), "wrong-length", {"field": "result", "found": 1, "wanted": 2}),
    ],
)
def test_a_bad_save_is_refused_with_its_fault(data: Json, code: str, said: dict[str, str | int]) -> None:
    with pytest.raises(BadSave) as caught:
        load(RULES, data)
    assert (caught.value.code, caught.value.said) == (code, said)


def test_a_save_of_another_setup_is_refused() -> None:
    other = rules_for(SMALL, 3)

    with pytest.raises(BadSave) as caught:
        load(other, save(RULES, small()))
    assert caught.value.code == "other-setup"


def test_the_greatest_numbers_are_kept() -> None:
    g = small(Toss((1, 2), 2**63 - 1))
    g.mark = -(2**63)
    g.heap = ints([2**63 - 1, 0, 0, 0, 0, 0])

    assert save(RULES, load(RULES, stored(save(RULES, g)))) == save(RULES, g)
