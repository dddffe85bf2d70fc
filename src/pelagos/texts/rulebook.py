"""The rules pages as data: sections and clauses in HTML, with an anchor on every clause and a link on every citation.

The pages are those of docs/rules; a wheel carries them along. They are ours, but HTML in them is shown as text all the
same, so that nothing but Markdown's own elements can come out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json

PACKED: Final = "rulebooks"
"""What the folder docs/rules is called in a wheel."""
CLAUSE: Final = re.compile(r"\b[A-Z]-\d+(?:\.[A-Z]?\d+)*")
SCROLLS: Final = '<div class="scroll" tabindex="0">'

Block = list[Token]
"""The tokens of one paragraph, list, table …, or of one item of a list."""


class NoRulebook(PelagosError):
    """A title without a rules page."""


def rulebook(title: str) -> Json:
    """The rules page of a title."""
    for folder in (files("pelagos") / PACKED, *[parent / "docs" / "rules" for parent in Path(__file__).parents]):
        page = folder / f"{title}.md"
        if title.isidentifier() and page.is_file():
            return {"title": title, **read_rulebook(page.read_text(encoding="utf-8"))}
    raise NoRulebook("no-rulebook", title=title)


def read_rulebook(text: str) -> Json:
    """Sections in the order of the page, and clauses by their numbers; a numbered section is a clause as well."""
    markdown = _markdown()
    parts = list(_sections(_blocks(markdown.parse(text))))
    targets = {_slug(heading): _section_id(heading) for heading, _, _ in parts}
    known = {_section_id(heading) for heading, _, _ in parts} | {
        _number(item) for _, _, b in parts for item in _items(b)
    }
    for _, _, blocks in parts:
        for token in [token for block in blocks for token in block if token.children]:
            token.children = list(_linked(token.children or [], known, targets))
        _anchor(blocks)
    return _written(markdown, parts)


def _written(markdown: MarkdownIt, parts: list[tuple[str, int, list[Block]]]) -> Json:
    sections: list[Json] = []
    clauses: Json = {}
    for heading, level, blocks in parts:
        name = _section_id(heading)
        html = _html(markdown, [token for block in blocks for token in block])
        sections.append({"id": name, "heading": heading, "level": level, "html": html})
        if CLAUSE.fullmatch(name):
            clauses[name] = {"html": html, "section": name}
        for clause, tokens in _clauses(blocks):
            clauses[clause] = {"html": _html(markdown, tokens), "section": name}
    return {"sections": sections, "clauses": clauses}


# Markdown


class Scrolling(RendererHTML):
    """What may be wider than a page scrolls by itself."""

    def table_open(self, *_: Any) -> str:
        return f"{SCROLLS}<table>\n"

    def table_close(self, *_: Any) -> str:
        return "</table></div>\n"

    def fence(self, *given: Any) -> str:
        return f"{SCROLLS}{super().fence(*given)}</div>\n"


def _markdown() -> MarkdownIt:
    """CommonMark and tables, without HTML; pictures stay in the documentation."""
    return MarkdownIt("commonmark", {"html": False}, renderer_cls=Scrolling).enable("table").disable("image")


def _html(markdown: MarkdownIt, tokens: Sequence[Token]) -> str:
    return str(markdown.renderer.render(tokens, markdown.options, {})).strip()


def _blocks(tokens: list[Token]) -> list[Block]:
    """What stands at the top level, each with everything inside it."""
    found: list[Block] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            found.append([])
        found[-1].append(token)
        depth += token.nesting
    return [block for block in found if not _is_picture(block)]


def _is_picture(block: Block) -> bool:
    return block[0].type == "paragraph_open" and block[1].content.startswith("![")


def _sections(blocks: list[Block]) -> Iterator[tuple[str, int, list[Block]]]:
    """The heading, its level, and what stands below it up to the next."""
    starts = [i for i, block in enumerate(blocks) if block[0].type == "heading_open"]
    for start, end in zip(starts, [*starts[1:], len(blocks)], strict=True):
        opening, inline = blocks[start][:2]
        yield inline.content, int(opening.tag[1:]), blocks[start + 1 : end]


# Clauses


def _slug(heading: str) -> str:
    """How the documentation links to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _section_id(heading: str) -> str:
    found = CLAUSE.match(heading)
    return found[0] if found else _slug(heading)


def _items(blocks: list[Block]) -> Iterator[Block]:
    """The items of all lists, each with its own tokens."""
    for block in blocks:
        if block[0].type == "bullet_list_open":
            starts = [i for i, token in enumerate(block) if token.type == "list_item_open" and token.level == 1]
            for start, end in zip(starts, [*starts[1:], len(block) - 1], strict=True):
                yield block[start:end]


def _number(item: Block) -> str:
    """The bold number that an item begins with, or nothing."""
    found = re.match(rf"\*\*({CLAUSE.pattern})\*\*", item[2].content)
    return found[1] if found else ""


def _anchor(blocks: list[Block]) -> None:
    for item in _items(blocks):
        if _number(item):
            item[0].attrSet("id", _number(item))


def _clauses(blocks: list[Block]) -> Iterator[tuple[str, list[Token]]]:
    """Every clause with what stands in it; a table or a note after the list belongs to the last one before it."""
    for i, block in enumerate(blocks):
        items = list(_items([block]))
        for item in items:
            after: list[Token] = []
            for follower in blocks[i + 1 :] if item is items[-1] else []:
                if follower[0].type == "bullet_list_open":
                    break
                after += follower
            if _number(item):
                yield _number(item), [*item[1:-1], *after]


# Links


def _linked(tokens: list[Token], known: set[str], targets: dict[str, str]) -> Iterator[Token]:
    """Citations of clauses become links, links to headings find them, and links to other pages are plain text."""
    inside, lost = 0, False
    for token in tokens:
        if token.type == "link_open":
            target = targets.get(str(token.attrGet("href")).removeprefix("#"), "")
            token.attrSet("href", f"#{target}")
            lost = not target
        if token.type in ("link_open", "link_close", "strong_open", "strong_close"):
            inside += token.nesting
        if token.type == "text" and not inside:
            yield from _cited(token.content, known)
        elif not (lost and token.type in ("link_open", "link_close")):
            yield token


def _cited(text: str, known: set[str]) -> Iterator[Token]:
    end = 0
    for found in CLAUSE.finditer(text):
        if found[0] in known:
            yield Token("text", "", 0, content=text[end : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{found[0]}"})
            yield Token("text", "", 0, content=found[0])
            yield Token("link_close", "a", -1)
            end = found.end()
    yield Token("text", "", 0, content=text[end:])
