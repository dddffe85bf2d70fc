"""Somebody who takes lessons in the page: reads what the teacher asks for, and clicks it together."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ElementHandle, Page, expect
from playwright.sync_api import Error as PlaywrightError

from e2e.clicker import CHOOSE, CONFIRM
from e2e.clicks import POINT, settled
from pelagos.games import TITLES
from pelagos.lessons.courses import courses_of, lesson_named, lesson_rules
from pelagos.lessons.lesson import Lesson, LessonStep
from pelagos.texts import Texts

ALL: Final = {title.name: title for title in TITLES}
TEXTS: Final = Texts("en")
CLICKS: Final = 14
"""More than any answer needs."""
WORD: Final = 4
"""So many letters in common are a word in common."""
CARDS: Final = ("creature", "hero", "card")
GONE: Final = "not attached to the DOM"
STEPS: Final = 80
"""More than any lesson has, mistakes included."""


class Pupil:
    """One page, one title. Every answer goes by the list, the gods and the buttons, as a newcomer would."""

    def __init__(self, page: Page, title: str, touch: bool = False) -> None:
        self.page: Final = page
        self.title: Final = title
        self._touch: Final = touch

    def take_course(self) -> list[str]:
        """From the first lesson, which is open, to the last of the first course; gives what was taken."""
        course = courses_of(self.title)[0]
        for i, lesson in enumerate(course.lessons):
            self.take(lesson.name)
            if i + 1 < len(course.lessons):
                self._click(self.page.get_by_role("button", name="Next lesson").element_handle())
        return [lesson.name for lesson in course.lessons]

    def take(self, name: str) -> None:
        """The lesson that is open, to its end."""
        lesson = lesson_named(self.title, name)
        heading = TEXTS.of_title(ALL[self.title], "lessons", lesson.message())
        expect(self.page.locator(".teacher h2")).to_have_text(heading)
        for _ in range(STEPS):
            if self._heed(lesson):
                return
        raise AssertionError(f"{name} has no end: {self.page.inner_text('.teacher')}")

    def _heed(self, lesson: Lesson) -> bool:
        """One step further; True at the end."""
        expect(self.page.locator(".teacher")).to_have_attribute("aria-busy", "false")
        at = self._step()
        if at == len(lesson.steps) - 1:
            expect(self.page.get_by_role("button", name="Once more")).to_be_visible()
            return True
        for label in ("Take it back", "Next"):
            button = self.page.locator(".teacher button", has_text=label)
            if button.count():
                self._click(button.first.element_handle())
                return False
        self._answer(lesson, at)
        return False

    def _step(self) -> int:
        return int(self.page.get_attribute(".teacher", "data-step") or -1)

    def _answer(self, lesson: Lesson, at: int) -> None:
        """Click together what the teacher would show; what page and teacher make of it is seen at the next step."""
        wanted = lesson.steps[at].show[0]
        later = [phrase for step in lesson.steps[at : at + 2] for phrase in step.show]
        numbers = [int(word) for phrase in later for word in phrase.split() if word.isdecimal()]
        self._clear()
        for _ in range(CLICKS):
            try:
                if self._said(lesson, at, wanted, numbers):
                    return
            except PlaywrightError as error:
                # The list is drawn anew when prices come; whoever clicks just then looks again.
                if GONE not in str(error):
                    raise
                if self._step() != at:
                    return
        raise AssertionError(f"{wanted} could not be said: {self.page.inner_text('.foot')}")

    def _clear(self) -> None:
        """What was chosen before and taken back with the answer is not chosen any more."""
        settled(self.page)
        for _ in range(CLICKS):
            back = self.page.query_selector(".foot .actions button:not(.confirm)")
            if back is None:
                return
            self._click(back)

    def _said(self, lesson: Lesson, at: int, wanted: str, numbers: list[int]) -> bool:
        """One click towards a phrase, or the last one; True if the page has taken it."""
        if self.page.query_selector(CONFIRM) is not None:
            self._count(numbers)
            confirm = self.page.query_selector(CONFIRM)
            if confirm is None:
                return False
            self._click(confirm)
            settled(self.page)
            return True
        self._pick(lesson, lesson.steps[at], wanted)
        return self._step() != at

    def _pick(self, lesson: Lesson, step: LessonStep, wanted: str) -> None:
        """One click towards a phrase: on an offer, on the entry that says it, on the map where the teacher points."""
        words = wanted.split()
        if words[0] == "bid":
            self._offer(*words[1:])
            return
        show = self.page.query_selector(".hint .link")
        if show is not None:
            self._click(show)
        self.page.wait_for_selector(".entry:not(:disabled)")
        entries = self.page.query_selector_all(".entry:not(:disabled)")
        alike = {entry: self._likeness(lesson, step, wanted, entry) for entry in entries}
        best = max(entries, key=lambda entry: alike[entry])
        if alike[best] >= (0, WORD) or not self._point(step):
            self._click(best)

    def _point(self, step: LessonStep) -> bool:
        """A click on a place that the teacher points at, if it may be clicked."""
        for named in step.points:
            for sort in ("area", "site"):
                place = self.page.query_selector(f'.board-map .glows[data-target="{sort}-{named.word}"]')
                at = place.evaluate(POINT) if place is not None else None
                if at is not None:
                    self.page.touchscreen.tap(*at) if self._touch else self.page.mouse.click(*at)
                    return True
        return False

    def _offer(self, god: str, amount: str = "") -> None:
        place = f'.auction li[data-spot="god:{god}"]'
        offer = self.page.locator(f"{place} .offer", has_text=amount or "-").first
        self._click((offer if amount else self.page.locator(f"{place} .god").first).element_handle())

    def _likeness(self, lesson: Lesson, step: LessonStep, wanted: str, entry: ElementHandle) -> tuple[int, int]:
        """Of an entry of the list to a phrase: the whole of it, a word of it, or how it begins."""
        rules = lesson_rules(lesson, ALL)
        # A key to press may stand before it, a price behind it.
        label = max(entry.inner_text().split("\n"), key=len).strip().casefold()
        whole = TEXTS.phrase(rules, wanted).casefold()
        names = {
            TEXTS.name(rules, domain, word).casefold()
            for word in wanted.split()
            for domain, known in rules.vocabulary.domains.items()
            if word in known.words
        }
        # A card is called by its own name, not by the slot in which it lies.
        cards = [TEXTS.name(rules, *named).casefold() for named in step.points if named.domain in CARDS]
        names |= {label for name in cards if name in label}
        return (2 if label == whole else int(label in names), _alike(label, whole))

    def _count(self, numbers: list[int]) -> None:
        """The steppers stand at numbers of the page's choice: set them to those that are asked for, in their order."""
        for stepper, number in zip(self.page.query_selector_all(".stepper"), numbers, strict=False):
            for _ in range(CLICKS):
                now = int((stepper.query_selector("output") or stepper).inner_text())
                button = stepper.query_selector(f"button:nth-of-type({1 if now > number else 2})")
                if now == number or button is None or not button.is_enabled():
                    break
                self._click(button)

    def _click(self, element: ElementHandle | None) -> None:
        assert element is not None
        if not self._touch:
            element.click()
            return
        element.tap()
        # A finger reads a card first; a button in it chooses.
        chosen = self.page.query_selector(CHOOSE)
        if chosen is not None:
            chosen.tap()


def _alike(one: str, other: str) -> int:
    """So many letters both begin with."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
