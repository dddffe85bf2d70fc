"""Has every sentence of every lesson its message, in every language, and is every message some lesson's?"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from pelagos.kernel.title import Rules, Title
from pelagos.lessons.courses import courses_of
from pelagos.lessons.lesson import BadLesson, Lesson, Named
from pelagos.texts import Texts
from pelagos.texts.fluent import Bundle, parsed
from pelagos.texts.values import Unresolved


def file_of(title: Title) -> str:
    """The file with the sentences of its lessons."""
    return f"{title.name}-lessons"


def check_wording(lesson: Lesson, rules: Rules, language: str) -> None:
    """BadLesson names the first message that is missing in this very language, or asks for what it is not given."""
    bundle, texts = _bundle(rules.title, language), Texts(language, strict=True)
    for message, named in lesson.messages().items():
        if not bundle.has_message(message):
            raise BadLesson("no-sentence", line=1, message=message, language=language)
        try:
            bundle.sentence(message, _filled(texts, rules, named))
        except Unresolved as error:
            raise BadLesson("bad-sentence", line=1, message=message, language=language, detail=str(error)) from error


def unused_messages(title: Title, language: str) -> list[str]:
    """Messages that no lesson or course of this title asks for."""
    wanted = {f"{title.name}-course-{course.name}" for course in courses_of(title.name)}
    for course in courses_of(title.name):
        for lesson in course.lessons:
            wanted |= lesson.messages().keys()
    return sorted(_bundle(title, language).names() - wanted)


def _filled(texts: Texts, rules: Rules, named: Mapping[str, Named]) -> dict[str, str | int]:
    return {argument: texts.name(rules, one.domain, one.word) for argument, one in named.items()}


def _bundle(title: Title, language: str) -> Bundle:
    bundle = Bundle(language)
    file = files(title.texts) / language / f"{file_of(title)}.ftl"
    if file.is_file():
        bundle.add(parsed(file.read_text(encoding="utf-8")))
    return bundle
