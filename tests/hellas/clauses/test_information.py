"""H-14: information."""

from __future__ import annotations

from typing import Any, Final

import pytest

from hellas.setups import RULES, of, story, turn
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE, NOBODY, SPECTATOR
from pelagos.kernel.laws import LawChecker
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import sample, view
from rulings import asked, options, say, stands, told

ORANGE: Final = "t01 1/0, t04 2/1, t05 1/0, t06 1/0"
PLACES: Final = RULES.vocabulary.domains["place"].words


def seen(g: Play, viewer: int, god: str) -> dict[str, Any]:
    """What a viewer sees of the cards of a god, by place."""
    return dict(zip(PLACES, view(RULES, g.g, viewer)["fields"][god]["places"], strict=True))


def test_the_map_the_pieces_and_the_backs_are_public() -> None:
    """H-14.1"""
    g = turn("t02 3/1, t03 2/0", ORANGE, "zeus drawn z1 1, discard z3 1", "where t09 under-1", hands=("z5 z5 p1", "z7"))
    fields = [view(RULES, g.g, viewer)["fields"] for viewer in (0, 1, SPECTATOR)]

    for name in ("spot", "rotation", "owner", "greeks", "ships", "greek_supply", "ship_supply", "where"):
        assert fields[0][name] == fields[1][name] == fields[2][name] == list(getattr(of(g), name))
    assert seen(g, 1, "zeus")["hand-white"] == 2
    assert seen(g, 1, "poseidon")["hand-white"] == 1
    assert seen(g, SPECTATOR, "zeus")["hand-orange"] == 1
    for viewer in (0, 1, SPECTATOR):
        zeus = seen(g, viewer, "zeus")
        assert zeus["discard"] == [0, 0, 1, 0, 0, 0, 0]
        assert zeus["drawn"] == 1
        assert zeus["deck"] == 11


def test_a_hand_is_seen_by_its_owner() -> None:
    """H-14.2"""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=("z5 z5 p1", "z7"))

    assert seen(g, 0, "zeus")["hand-white"] == [0, 0, 0, 0, 2, 0, 0]
    assert seen(g, 0, "poseidon")["hand-white"] == [1, 0, 0, 0, 0, 0]
    assert seen(g, 0, "zeus")["hand-orange"] == 1
    assert seen(g, 1, "zeus")["hand-orange"] == [0, 0, 0, 0, 0, 0, 1]


def test_decks_and_drawn_cards_are_hidden_from_both() -> None:
    """H-14.3, H-5.5"""
    g = turn("t02 3/1, t03 2/0", ORANGE)
    say(g, "white declare burst", "white card zeus", "nature draw z7")

    for viewer in (0, 1, SPECTATOR):
        assert seen(g, viewer, "zeus")["drawn"] == 1
        assert seen(g, viewer, "zeus")["deck"] == 15
        assert payload(g, viewer)["events"][-1] == ["card-drawn", 0, 1]
        assert list(view(RULES, g.g, viewer)["fields"]["zeus"]["pool"]) == [2, 2, 2, 2, 4, 2, 2]
    drawn = [said for said in g.log if said.seat == NATURE]
    assert [said.to for said in drawn] == [NOBODY]


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """H-14.4, H-10.Z6"""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=("z6", "p1 p2"))
    say(g, "white play z6", "nature pick hand-orange p2")
    stands(g, "poseidon locked p2 1")
    for viewer in (0, 1):
        assert seen(g, viewer, "poseidon")["locked"] == [0, 1, 0, 0, 0, 0]
        assert ["stolen-card-seen", 0, 1, 1] in payload(g, viewer)["events"]
    assert seen(g, SPECTATOR, "poseidon")["locked"] == 1
    assert ["stolen-card-seen", 0, 1, 1] not in payload(g, SPECTATOR)["events"]
    assert ["card-stolen", 0, 1, 0] in payload(g, SPECTATOR)["events"]
    say(g, "white declare attack", "white no attack")
    assert seen(g, 1, "poseidon")["open-white"] == [0, 1, 0, 0, 0, 0]
    assert seen(g, SPECTATOR, "poseidon")["hand-white"] == 1


def test_a_card_returned_by_lasting_favour_is_known_to_both() -> None:
    """H-14.4, H-10.Z7"""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=("p6 z7", ""))
    say(g, "white play p6", "white play z7")

    stands(g, "poseidon open-white p6 1, hand-white p6 0")
    assert seen(g, 1, "poseidon")["open-white"] == [0, 0, 0, 0, 0, 1]


def test_the_known_copy_leaves_a_hand_first() -> None:
    """H-14.4: of two equal cards nobody can tell which was played."""
    g = turn("t02 3/1, t03 2/0", ORANGE, "poseidon open-white p6 1", hands=("p6", ""))
    say(g, "white play p6")

    stands(g, "poseidon open-white p6 0, hand-white p6 1, discard p6 1")


def test_what_was_set_aside_is_known_and_after_the_shuffle_only_the_set() -> None:
    """H-14.5"""
    g = Play(RULES, RULES.opening(), Seeded(2))
    rng = Rng(2)
    while of(g).turn == 0:
        for viewer in (0, 1, SPECTATOR):
            assert view(RULES, g.g, viewer)["fields"]["where"] == list(of(g).where)
        g.take(rng.below(g.sheet.count))
    assert sorted(set(of(g).where)) == [0, 3]


@pytest.mark.parametrize("white", ["z1 z1", "z5 z7", "z3 z6"])
@pytest.mark.parametrize("orange", ["z2 z2", "z5 z5", "z5 z7", "z4"])
def test_a_window_passed_by_choice_tells_no_more_than_one_without_cards(white: str, orange: str) -> None:
    """H-14.6: W-RESP and W-KEEP of a Flood; the same questions, the same events, whatever the Zeus cards are."""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=(f"p6 {white}", orange))
    say(g, "white play p6")
    assert asked(g) == "orange AnswerCard"
    say(g, "orange pass")
    assert asked(g) == "white KeepCard"
    say(g, "white pass")

    assert story(g)[1:] == [
        "card-played white p6",
        "no-answer orange p6",
        "not-kept white p6",
        "city-flooded white t02 1",
    ]


@pytest.mark.parametrize(("white", "orange"), [("z1", "z1"), ("", "z1"), ("z1", ""), ("", "")])
def test_a_window_skipped_for_lack_of_backs_tells_the_same(white: str, orange: str) -> None:
    """H-14.6, H-14.1: without a Zeus back in a hand all see that nothing can be said."""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=(f"p6 {white}", orange))
    say(g, "white play p6")
    for seat, cards, question in (("orange", orange, "AnswerCard"), ("white", white, "KeepCard")):
        assert (asked(g) == f"{seat} {question}") == bool(cards)
        if cards:
            assert options(g) == ["pass"]
            say(g, f"{seat} pass")

    assert story(g)[1:] == [
        "card-played white p6",
        "no-answer orange p6",
        "not-kept white p6",
        "city-flooded white t02 1",
    ]
    assert asked(g) == "white Declare"


@pytest.mark.parametrize("white", ["", "a5", "a6", "p1"])
@pytest.mark.parametrize("orange", ["", "p5", "p1", "a6", "a1", "z5"])
def test_a_battle_tells_the_same_whoever_holds_what(white: str, orange: str) -> None:
    """H-14.6: both sides of W-BATTLE, W-LOSS, and white's windows after it."""
    g = turn("t02 3/1, t03 2/0", ORANGE, hands=(white, orange))
    say(g, "white declare attack", "white target t04", "white add t02", "white add t02", "white add t03")
    questions = []
    while asked(g).split()[1] in ("Fight", "AcceptLoss"):
        questions.append(asked(g))
        say(g, f"{asked(g).split()[0]} pass")

    assert questions == [
        *["white Fight"] * white.startswith("a"),
        *["orange Fight"] * orange.startswith("p"),
        *["orange AcceptLoss"] * orange.startswith("a"),
    ]
    assert story(g)[-6:] == [
        "attack-launched white t04 3 sea",
        "battle-passed white",
        "battle-passed orange",
        "battle-decided white t04 3 2",
        "loss-accepted orange t04",
        "city-conquered white t04",
    ]
    assert asked(g) == "white TakeSpoils"


@pytest.mark.parametrize(("card", "asks"), [("z1", True), ("z5", True), ("a1", True), ("", False), ("p1", False)])
def test_the_active_players_own_windows_are_asked_by_backs(card: str, asks: bool) -> None:
    """H-14.6: after an attack Z and A cards might be played there, P1 could be P6 only if a city had three Greeks."""
    g = turn("t02 2/1, t03 2/0", "t01 1/0, t04 2/1", hands=(card, ""))
    say(g, "white declare attack", "white target t04", "white add t02", "white launch")
    if asked(g) == "white Fight":
        say(g, "white pass")
    if asks:
        assert asked(g) == "white NextAttack"
        assert options(g) == ["end action"]
        say(g, "white end action")
        if asked(g) == "white FinishTurn":
            assert options(g) == ["end turn"]
            say(g, "white end turn")
    assert asked(g) == "orange Declare"
    assert story(g)[-4:] == ["attack-failed white t04", "action-ended white", "turn-ended white", "turn-began orange 4"]


@pytest.mark.parametrize("card", ["p3", "p1", "z1", ""])
def test_the_windows_of_a_voyage_tell_nothing(card: str) -> None:
    """H-14.6: W-VDONE and W-VNEXT."""
    g = turn("t02 1/0, t03 1/2", "t01 1/0, t04 2/1", hands=(card, ""), nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")
    assert (asked(g) == "white FinishVoyage") == card.startswith("p")
    if asked(g) == "white FinishVoyage":
        assert options(g) == ["go on"]
        say(g, "white go on")
    say(g, "white as they stand")
    assert (asked(g) == "white NextVoyage") == bool(card)
    while not asked(g).startswith("orange"):
        say(g, f"white {options(g)[-1]}")

    assert story(g)[-7:] == [
        "piece-put white greek t07",
        "ship-paid white t03",
        "city-founded white t07",
        "not-regrouped white",
        "action-ended white",
        "turn-ended white",
        "turn-began orange 4",
    ]


def test_the_last_chance_of_a_burst_is_asked_by_backs() -> None:
    """H-14.6, H-5.3"""
    for card in ("z1", "z2", "z5"):
        g = turn("t02 1/0, t03 1/0", "t01 1/0", hands=(card, ""))
        say(g, "white declare burst", "white greek t02", "white greek t03", "white ship t02")
        assert asked(g) == "white TakeStep"
        assert options(g)[-1] == "stop"
        say(g, "white stop")
        assert told(g) == ["burst-ended white"]
    g = turn("t02 1/0, t03 1/0", "t01 1/0", hands=("a1 p1", ""))
    say(g, "white declare burst", "white greek t02", "white greek t03", "white ship t02")
    assert told(g) == ["piece-put white ship t02", "burst-ended white"]


def test_nature_decides_what_the_rules_leave_to_chance() -> None:
    """H-14.7: a card drawn is fixed then; a refill in between does not change it."""
    gone = "zeus discard z1 2, discard z2 2, discard z3 2, discard z4 2, discard z5 4, discard z6 2, discard z7 1"
    g = turn("t02 1/0, t03 1/0", "t01 1/0", gone)
    say(g, "white declare burst", "white card zeus")
    assert options(g) == ["draw z7"]
    say(g, "nature draw z7", "white card zeus")
    assert told(g) == ["deck-refilled zeus"]
    assert options(g) == ["draw z1", "draw z2", "draw z3", "draw z4", "draw z5", "draw z6", "draw z7"]
    assert [g.sheet.weight(i) for i in range(7)] == [2, 2, 2, 2, 4, 2, 1]
    say(g, "nature draw z5", "white stop", "white as they stand")
    stands(g, "zeus hand-white z7 1, hand-white z5 1")


def test_theft_picks_at_random_among_the_cards_of_the_god() -> None:
    """H-14.7, H-10.Z6"""
    g = turn("t02 1/0, t03 1/0", "t01 1/0", "poseidon open-orange p1 1", hands=("z6", "p1 p2 a1"))
    say(g, "white play z6", "white steal poseidon")

    assert options(g) == ["pick hand-orange p1", "pick hand-orange p2", "pick open-orange p1"]
    assert [g.sheet.weight(i) for i in range(3)] == [1, 1, 1]


def test_at_an_empty_deck_hands_are_known_by_subtraction() -> None:
    """H-14.4, H-9.14: unless a card lies face down."""
    gone = "ares discard a1 3, discard a2 3, discard a3 2, discard a4 3, discard a5 2"
    g = turn("t02 1/0, t03 1/0", "t01 1/0", gone, "ares discard a6 1", hands=("a5", "a6"))
    say(g, "white declare burst", "white card ares")
    stands(g, "ares open-orange a6 1, hand-orange a6 0, open-white a5 1, hand-white a5 0")
    g = turn("t02 1/0, t03 1/0", "t01 1/0", gone, "ares drawn a6 1", hands=("a5", "a6"))
    say(g, "white declare burst", "white card ares")
    stands(g, "ares open-orange a6 0, hand-orange a6 1, hand-white a5 1")


@pytest.mark.parametrize("seed", [3, 8])
def test_a_view_shows_nothing_that_it_should_not(seed: int) -> None:
    """H-17.7, H-14.2, H-14.3"""
    play = Play(RULES, RULES.opening(), Seeded(seed))
    rng = Rng(seed)
    watch = LawChecker(play, rng)
    for step in range(160):
        if play.over:
            break
        if step % 20 == 0:
            watch.dear()
            for viewer in (0, 1):
                shown = view(RULES, play.g, viewer)
                assert view(RULES, sample(RULES, shown, rng), viewer) == shown
        play.take(rng.below(play.sheet.count))
