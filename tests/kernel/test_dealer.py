"""Dealers: seeded, scripted, sealed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.small import RULES, TOSS, Stop, Toss, small
from pelagos.kernel.agenda import Said
from pelagos.kernel.answer import Answer
from pelagos.kernel.dealer import Dealer, Sampling, Scripted, Sealed, Seeded, commitment, draw, seed_of
from pelagos.kernel.errors import BadRecord, BadWords
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet

SECRET: Final = bytes.fromhex("00ff10")
NONCES: Final = [b"alpha", b"", b"gamma"]


def tosses(*weights: int) -> Sheet:
    sheet = Sheet()
    for n, weight in enumerate(weights):
        sheet.weigh(weight, TOSS, n=n)
    return sheet


def dealt(dealer: Dealer, sheet: Sheet, times: int) -> list[int]:
    return [int(dealer.deal(sheet)) for _ in range(times)]


# seeded


def test_the_same_seed_deals_the_same() -> None:
    sheet = tosses(1, 2, 3)

    assert dealt(Seeded(7), sheet, 50) == dealt(Seeded(7), sheet, 50)
    assert dealt(Seeded(7), sheet, 50) != dealt(Seeded(8), sheet, 50)


def test_a_seeded_dealer_deals_by_the_weights() -> None:
    counts = Counter(dealt(Seeded(1), tosses(1, 0, 4, 5), 5000))

    assert set(counts) == {0, 2, 3}
    assert all(abs(counts[n] - 500 * weight) < 150 for n, weight in ((0, 1), (2, 4), (3, 5)))


def test_a_sampling_dealer_shares_its_generator() -> None:
    rng, twin = Rng(3), Rng(3)
    sheet = tosses(2, 3)
    first = Sampling(rng).deal(sheet)

    assert first == sheet.at_weight(twin.below(5))
    assert rng.next32() == twin.next32()


# scripted


def test_a_scripted_dealer_says_its_lines_in_order() -> None:
    dealer = Scripted(RULES.vocabulary, ["toss 2", "toss 0"])

    assert dealt(dealer, tosses(1, 1, 1), 2) == [2, 0]


def test_a_script_that_is_over() -> None:
    with pytest.raises(BadRecord) as caught:
        Scripted(RULES.vocabulary, []).deal(tosses(1, 1))
    assert (caught.value.code, caught.value.said) == ("script-over", {"wanted": "toss 0"})


def test_a_script_that_says_what_is_not_offered_may_be_asked_again() -> None:
    dealer = Scripted(RULES.vocabulary, ["toss 3"])

    with pytest.raises(BadRecord) as caught:
        dealer.deal(tosses(1, 1))
    assert (caught.value.code, caught.value.said) == ("script-refused", {"phrase": "toss 3", "wanted": "toss 0"})
    assert dealer.deal(tosses(1, 1, 1, 1)) == 3


def test_a_script_in_unknown_words() -> None:
    with pytest.raises(BadWords) as caught:
        Scripted(RULES.vocabulary, ["roll 3"]).deal(tosses(1, 1))
    assert caught.value.code == "unknown-verb"


def test_a_play_asks_its_dealer_for_every_answer_of_nature() -> None:
    play = Play(RULES, small(Toss((1, 1)), Toss((1, 1, 1)), Stop()), Scripted(RULES.vocabulary, ["toss 1", "toss 2"]))

    assert said(play.log) == [(NATURE, Answer(TOSS, n=1)), (NATURE, Answer(TOSS, n=2))]
    assert play.over


def said(log: list[Said]) -> list[tuple[int, Answer]]:
    return [(said.seat, said.answer) for said in log]


def test_a_forced_answer_of_nature_is_not_dealt() -> None:
    dealer = Sealed(SECRET, NONCES)
    Play(RULES, small(Toss((1,)), Toss((1, 1)), Toss((4,))), dealer)

    assert dealer.count == 1


# sealed


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"\x00\xff\x10").hexdigest()
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_seed_hashes_secret_and_nonces_with_their_lengths() -> None:
    whole = b"\0\0\0\3\x00\xff\x10" + b"\0\0\0\5alpha" + b"\0\0\0\0" + b"\0\0\0\5gamma"

    assert seed_of(SECRET, NONCES) == hashlib.sha256(whole).digest()


def test_no_two_lists_of_nonces_run_together() -> None:
    seeds = [
        seed_of(SECRET, nonces) for nonces in ([b"ab", b"c"], [b"a", b"bc"], [b"abc", b""], [b"c", b"ab"], [b"abc"])
    ]

    assert len(set(seeds)) == len(seeds)


def by_hand(seed: bytes, k: int, total: int) -> int:
    """The documented draw, written down a second time."""
    for tries in range(100):
        block = hmac.new(seed, b"%d.%d" % (k, tries), hashlib.sha256).digest()
        number = sum(byte << 8 * (5 - i) for i, byte in enumerate(block[:6]))
        if number // total < 2**48 // total:
            return number % total
    raise AssertionError("a hundred tries were thrown away")


@pytest.mark.parametrize(
    ("k", "total", "mark"),
    [
        (0, 1, 0),
        (0, 2, 1),
        (0, 6, 1),
        (1, 6, 4),
        (2, 19, 1),
        (41, 1000, 745),
        (0, 2**48, 56862406651969),
        (5, 2**47 + 1, 120271090238751),
        (7, 2**47 + 1, 67584439637602),  # the third try
        (8, 2**47 + 1, 73693405699399),  # the sixth
    ],
)
def test_known_draws(k: int, total: int, mark: int) -> None:
    seed = bytes(range(32))

    assert draw(seed, k, total) == mark == by_hand(seed, k, total)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(1, 2**48))
def test_a_draw_is_the_documented_one(seed: bytes, k: int, total: int) -> None:
    assert draw(seed, k, total) == by_hand(seed, k, total)


def test_a_number_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    """For a total just over half of 2⁴⁸ nearly half of the first numbers are."""
    total = 2**47 + 1
    firsts = [int.from_bytes(hmac.digest(b"s", b"%d.0" % k, "sha256")[:6], "big") for k in range(200)]
    kept = [k for k, number in enumerate(firsts) if number < total]

    assert 60 < len(kept) < 140
    assert all((draw(b"s", k, total) == firsts[k] % total) == (k in kept) for k in range(200))


def test_draws_favour_nobody() -> None:
    counts = Counter(draw(b"seed", k, 19) for k in range(19_000))
    chi_square = sum((counts[mark] - 1000) ** 2 / 1000 for mark in range(19))

    assert set(counts) == set(range(19))
    assert chi_square < 18 + 4 * 36**0.5


def test_a_sealed_dealer_deals_outcome_k_by_the_weights() -> None:
    sheet = tosses(1, 2, 3)
    dealer = Sealed(SECRET, NONCES)
    marks = [by_hand(seed_of(SECRET, NONCES), k, 6) for k in range(40)]

    assert dealt(dealer, sheet, 40) == [(0, 1, 1, 2, 2, 2)[mark] for mark in marks]
    assert dealer.count == 40


def test_a_sealed_dealer_goes_on_where_it_stopped() -> None:
    sheet = tosses(1, 2, 3, 4)
    whole, first = Sealed(SECRET, NONCES), Sealed(SECRET, NONCES)
    outcomes = dealt(whole, sheet, 20)

    assert dealt(first, sheet, 12) + dealt(Sealed(SECRET, NONCES, first.count), sheet, 8) == outcomes
