"""Saves of every decision kind load and play on: as they are, after every task was renamed, after fields were added."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import field_data, load, save
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import CARDS, INT
from pelagos.kernel.play import Play
from saves.mended import BUOYS, TIDE, longer, renamed, with_more
from saves.shelf import (
    ALL,
    SAVES,
    Saved,
    broken_laws,
    harmless,
    kinds_of,
    loaded,
    moved_words,
    play_on,
    rules_in,
    saves_of,
    words_of,
)

if TYPE_CHECKING:
    from pelagos.kernel.fields import Field
    from pelagos.kernel.position import Position
    from pelagos.kernel.title import Title

EACH_TITLE = pytest.mark.parametrize("title", ALL.values(), ids=list(ALL))
EACH_SAVE = pytest.mark.parametrize("saved", SAVES, ids=[saved.name for saved in SAVES])
FIRST_OF_EACH: Final = [saves_of(title)[0] for title in ALL.values()]
EACH_FIRST = pytest.mark.parametrize("saved", FIRST_OF_EACH, ids=list(ALL))


def goes_on(title: Title, saved: Saved) -> int:
    """It loads, nothing is broken, it offers what it did, and it has an end; how far away that was."""
    rules, g = loaded(title, saved)

    assert Play(rules, g.clone()).options() == saved.options
    assert broken_laws(rules, g) == []
    asked = play_on(g)
    assert broken_laws(rules, g) == []
    return asked


# every decision has a save


@EACH_TITLE
def test_every_decision_kind_has_a_save(title: Title) -> None:
    """A new task that asks: `tools/saves.py` writes one for it."""
    asked = {type(pending(loaded(title, saved)[1])).__name__ for saved in saves_of(title)}

    assert asked == set(kinds_of(title))


@EACH_TITLE
def test_every_variant_of_a_title_is_among_the_saves(title: Title) -> None:
    seen = {title.variant(rules_in(title, saved.data["setup"]).setup) for saved in saves_of(title)}

    assert seen == {name for name, _, _ in title.variants()}


# as they are


@EACH_SAVE
def test_a_save_loads_and_plays_on(saved: Saved) -> None:
    assert goes_on(saved.title, saved) > 0


@EACH_FIRST
def test_an_option_that_is_no_longer_offered_is_noticed(saved: Saved) -> None:
    with pytest.raises(AssertionError):
        goes_on(saved.title, saved._replace(options=saved.options[1:]))


# after every task was renamed


@EACH_SAVE
def test_a_save_plays_on_after_every_task_was_renamed(saved: Saved) -> None:
    with renamed(saved.title) as title:
        rules, g = loaded(title, saved)
        now = save(rules, g)

        assert [name for name, _ in now["agenda"]] == [f"{name}OfLate" for name, _ in saved.data["agenda"]]
        assert save(rules, load(rules, now)) == now
        assert goes_on(title, saved) > 0


@EACH_FIRST
def test_without_aliases_no_save_loads_after_that(saved: Saved) -> None:
    with renamed(saved.title, aliases=False) as title, pytest.raises(BadSave) as caught:
        loaded(title, saved)
    assert caught.value.code == "unknown-task"


# what numbers stand for


@EACH_TITLE
def test_words_of_old_keep_their_numbers(title: Title) -> None:
    """A save holds numbers: a word that was put before others would give all of them another meaning."""
    assert len(words_of(title)["domains"]) == len(title.variants())
    assert moved_words(title, words_of(title)) == []


@EACH_TITLE
def test_a_word_that_was_put_before_others_is_noticed(title: Title) -> None:
    kept = words_of(title)
    name, words = kept["domains"][title.variants()[0][0]][0]
    words.pop(0)

    assert moved_words(title, kept) == [f"{title.variants()[0][0]} {name}"]


@EACH_TITLE
def test_a_word_at_the_end_that_no_version_is_given_for_is_noticed(title: Title) -> None:
    kept = words_of(title)
    name, words = kept["domains"][title.variants()[0][0]][0]
    words.pop()

    assert moved_words(title, kept) == [f"{title.variants()[0][0]} {name}"]


# after an argument and fields were added


@pytest.mark.pure
@EACH_SAVE
def test_a_save_plays_on_after_an_argument_and_fields_were_added(saved: Saved) -> None:
    title = with_more(saved.title)
    rules, g = loaded(title, saved)
    now = save(rules, g)

    assert {**now["fields"], "tide": TIDE, "buoys": list(BUOYS)} == now["fields"]
    today = save(*loaded(saved.title, saved))["fields"]
    assert {name: now["fields"][name] for name in today} == today
    assert now["agenda"] == [[name, {**arguments, "haste": 0}] for name, arguments in saved.data["agenda"]]
    assert goes_on(title, saved) > 0


@pytest.mark.pure
@EACH_FIRST
def test_a_save_of_the_version_with_those_fields_must_have_them(saved: Saved) -> None:
    title = with_more(saved.title)
    careless = {**save(*loaded(saved.title, saved)), "version": title.version}

    with pytest.raises(BadSave) as caught:
        loaded(title, saved._replace(data=careless))
    assert (caught.value.code, caught.value.said) == ("missing-field", {"field": "tide"})


# after a domain got a word more


@pytest.mark.pure
@EACH_SAVE
def test_a_save_plays_on_after_a_domain_was_lengthened(saved: Saved) -> None:
    assert goes_on(longer(saved.title, harmless(saved.title)), saved) > 0


@pytest.mark.pure
@EACH_FIRST
def test_every_entry_stays_with_its_row_whichever_domain_is_lengthened(saved: Saved) -> None:
    before, old = loaded(saved.title, saved)
    fields = [field for field in before.fields if field.shape != INT and field.array == field.name]
    grown = sorted({domain.name for field in fields for domain in field.rows})
    assert len(grown) > 3
    for domain in grown:
        now, new = loaded(longer(saved.title, domain, first_entry=1000, step=1), saved)
        for field in fields:
            longer_field = now.field(field.name)
            assert longer_field is not None
            wanted = entries(old, field)
            found = entries(new, longer_field)
            assert {row: found[row] for row in wanted} == wanted, (domain, field.name)
            # What the save could not know stands as in the blank position of the later version.
            assert all(found[row] >= 1000 for row in found if row not in wanted), (domain, field.name)


def entries(g: Position, field: Field) -> dict[str, int]:
    """By the words of their rows, so that it does not matter where they stand."""
    data: Any = field_data(g, field)
    counts = data["count"] if field.shape == CARDS else data
    found = {" ".join(field.row_words(i)): int(value) for i, value in enumerate(counts)}
    if field.shape == CARDS:
        found.update({f"known {field.rows[0].word(i)}": int(mask) for i, mask in enumerate(data["known"])})
    return found


@EACH_FIRST
def test_a_longer_domain_that_says_nothing_of_it_is_refused(saved: Saved) -> None:
    title = longer(saved.title, harmless(saved.title))
    careless = {**saved.data, "version": title.version}

    with pytest.raises(BadSave) as caught:
        loaded(title, saved._replace(data=careless))
    assert caught.value.code == "wrong-length"
