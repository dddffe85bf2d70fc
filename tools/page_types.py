"""Writes the types of the protocol for the page, in TypeScript, from the types of Python.

`web/src/protocol` gets what is sent (`requests`), what is said on sockets (`messages`) and what routes answer
(`replies`, `ratings`, `reports`, `bidding`, `accounts`, `routes`), and which `languages` there are;
`web/src/games/<title>/fields.ts` gets the fields of a title's position as a view shows them. A test compares them with
what stands there, so whoever changes a type runs this anew.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from pelagos.games import TITLES
from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.words import NUMBER
from pelagos.server import (
    account_types,
    admin_types,
    analysis_types,
    bidding_types,
    club_types,
    coach_types,
    lesson_types,
    message_types,
    notice_types,
    primer_types,
    puzzle_types,
    rating_types,
    reply_types,
    report_types,
    requests,
    route_types,
    study_types,
    tournament_types,
)
from pelagos.table.messages import PROTOCOL
from pelagos.texts import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
WIDTH: Final = 120
HEAD: Final = "// Written by tools/page_types.py: change the types of Python, then run it anew.\n"
MODULES: Final = {
    requests: "requests",
    message_types: "messages",
    reply_types: "replies",
    bidding_types: "bidding",
    coach_types: "coach",
    report_types: "reports",
    study_types: "study",
    lesson_types: "lessons",
    notice_types: "notices",
    primer_types: "primer",
    puzzle_types: "puzzles",
    rating_types: "ratings",
    analysis_types: "analyses",
    account_types: "accounts",
    admin_types: "admin",
    tournament_types: "tournaments",
    club_types: "clubs",
}
SIMPLE: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


class Source:
    """The names of one module, in the order in which they stand there, and what is said about them."""

    def __init__(self, module: ModuleType) -> None:
        self.module: Final = module
        self.aliases: Final[dict[str, Any]] = {}
        self.classes: Final[dict[str, type]] = {}
        self.says: Final[dict[str, str]] = {}
        tree = ast.parse(inspect.getsource(module))
        for node, text in _told(tree.body):
            if isinstance(node, ast.ClassDef):
                self._read_class(node)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._read_alias(node.targets[0].id, text)

    def _read_class(self, node: ast.ClassDef) -> None:
        kind = getattr(self.module, node.name)
        is_told = _is_struct(kind) and (kind.__struct_fields__ or kind.__struct_config__.tag not in (None, node.name))
        if is_told or _is_named_tuple(kind):
            self.classes[node.name] = kind
        self.says[node.name] = ast.get_docstring(node) or ""
        for field, text in _told(node.body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                self.says[f"{node.name}.{field.target.id}"] = text

    def _read_alias(self, name: str, text: str) -> None:
        """Limits of length are the server's business; what is more than a limited text or number has a name."""
        kind = getattr(self.module, name)
        plain = get_origin(kind) is Annotated and _special(kind) == ""
        if get_origin(kind) is not None and not plain:
            self.aliases[name] = kind
            self.says[name] = text


def _told(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the text that stands below it."""
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        value = after.value if isinstance(after, ast.Expr) else None
        text = value.value if isinstance(value, ast.Constant) else ""
        yield node, inspect.cleandoc(text) if isinstance(text, str) else ""


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _is_named_tuple(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _special(kind: Any) -> str:
    """How the page writes a type that says so itself."""
    metas = [meta for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
    return next((str(meta.extra[message_types.TYPESCRIPT]) for meta in metas if meta.extra), "")


class Writer:
    """Writes one file, and knows which names it takes from the others. The file of the routes has no module."""

    def __init__(self, source: Source | None, others: list[Source]) -> None:
        self.source: Final = source
        self.others: Final = others
        self.known: Final = others if source is None else [source, *others]
        self.used: Final[dict[str, set[str]]] = {}

    def module(self, source: Source) -> str:
        parts = [PROTOCOL_TOLD] if source.module is message_types else []
        parts += [self._alias(source, name, kind) for name, kind in source.aliases.items()]
        parts += [self._class(source, name, kind) for name, kind in source.classes.items()]
        return self._with_imports(parts)

    def routes(self) -> str:
        return self._with_imports([self._routes()])

    def _with_imports(self, parts: list[str]) -> str:
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from './{MODULES[other.module]}';"
            for other in self.others
            if (names := self.used.get(other.module.__name__))
        ]
        head = [HEAD + "\n".join(_broken(line) for line in imports)] if imports else [HEAD.rstrip()]
        return "\n\n".join([*head, *parts]) + "\n"

    def _alias(self, source: Source, name: str, kind: Any) -> str:
        text = _special(kind) if get_origin(kind) is Annotated else self._type(kind, defining=name)
        line = f"export type {name} = {text};"
        if len(line) > WIDTH:
            whole = f"  {text};"
            parts = whole if len(whole) <= WIDTH else "  | " + text.replace(" | ", "\n  | ") + ";"
            line = f"export type {name} =\n{parts}"
        return f"{_comment(source.says[name])}{line}"

    def _class(self, source: Source, name: str, kind: Any) -> str:
        said = _comment(source.says[name])
        if _is_named_tuple(kind):
            hints = get_type_hints(kind, include_extras=True)
            items = ", ".join(f"{field}: {self._type(hints[field])}" for field in kind._fields)
            return f"{said}export type {name} = [{items}];"
        return f"{said}export interface {name} {{\n{''.join(self._fields(source, name, kind))}}}"

    def _fields(self, source: Source, name: str, kind: Any) -> Iterator[str]:
        config = kind.__struct_config__
        if config.tag is not None:
            yield f"  {config.tag_field}: '{config.tag}';\n"
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            mark = "" if field.required else "?"
            said = _comment(source.says.get(f"{name}.{field.name}", ""), "  ")
            yield f"{said}  {field.encode_name}{mark}: {self._type(hints[field.name])};\n"

    def _routes(self) -> str:
        lines = []
        for name, route in route_types.ROUTES.items():
            path = name.replace(":str", "").replace(":int", "")
            sent = "" if route.body is None else f"body: {self._type(route.body)}; "
            lines.append(f"  '{path}': {{ {sent}reply: {self._type(route.reply)} }};\n")
        return f"{_comment(ROUTES_SAY)}export interface Routes {{\n{''.join(lines)}}}"

    def _type(self, kind: Any, defining: str = "") -> str:
        for source in self.known:
            for name, alias in source.aliases.items():
                if name != defining and alias == kind:
                    return self._name(source, name)
            for name, known in source.classes.items():
                if known is kind:
                    return self._name(source, name)
        if kind in SIMPLE:
            return SIMPLE[kind]
        if _is_struct(kind):
            return "Record<string, never>"
        return self._generic(get_origin(kind), get_args(kind))

    def _generic(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Annotated:
            return self._type(args[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self._type(arg) for arg in args if arg is not UnsetType))
        if origin is Literal:
            return " | ".join(f"'{arg}'" if isinstance(arg, str) else str(arg).lower() for arg in args)
        if origin is list:
            inner = self._type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self._type(args[1])}>"
        if origin is tuple:
            return f"[{', '.join(self._type(arg) for arg in args)}]"
        raise TypeError(f"{origin}[{args}] cannot be told to the page")

    def _name(self, source: Source, name: str) -> str:
        if source is not self.source:
            self.used.setdefault(source.module.__name__, set()).add(name)
        return name


PROTOCOL_TOLD: Final = f"/** The number that messages of this kind carry. */\nexport const PROTOCOL = {PROTOCOL};"
LANGUAGES_SAY: Final = "The languages that there are; the first stands in for what another lacks."
ROUTES_SAY: Final = "By method and path, what a route is sent and what it answers."


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    told = " ".join(text.split())
    if len(told) + len(indent) + len("/**  */") <= WIDTH:
        return f"{indent}/** {told} */\n"
    lines = textwrap.wrap(told, WIDTH - len(indent) - len(" * "))
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def _broken(line: str) -> str:
    """A long list of imports, as Prettier breaks it."""
    if len(line) <= WIDTH:
        return line
    names = line[line.index("{") + 1 : line.index("}")].split(",")
    return "import type {\n" + "".join(f"  {name.strip()},\n" for name in names) + line[line.index("}") :]


def languages() -> str:
    names = ", ".join(f"'{name}'" for name in LANGUAGES)
    return f"{HEAD}\n{_comment(LANGUAGES_SAY)}export const LANGUAGES = [{names}] as const;\n"


# the fields of titles


def fields_of(title: Title) -> str:
    """As a view shows them, with the domains that their rows and values belong to."""
    fields = rules_for(title, title.most).fields
    lines = [f"{_comment(field_says(field), '  ')}  {field.name}: {field_type(field)};\n" for field in fields]
    needs = any(field.shape == CARDS for field in fields)
    imports = "import type { CardsData } from '../../protocol/messages';\n" if needs else ""
    said = _comment(f"The fields of a position of {title.name.capitalize()}, as a view shows them.")
    return f"{HEAD}{imports}\n{said}export interface Fields {{\n{''.join(lines)}}}\n"


def field_type(field: Field) -> str:
    if field.shape == INT:
        return "number"
    if field.shape == CARDS:
        return "CardsData"
    if not field.owned:
        return "number[]"
    return "([number] | null)[]" if len(field.rows) == 1 else "(number[] | null)[]"


def field_says(field: Field) -> str:
    by = f"By {', '.join(domain.name for domain in field.rows)}" if field.rows else ""
    of = "" if field.values is NUMBER or field.shape == CARDS else f"a number of `{field.values.name}`"
    told = ": ".join(part for part in (by, of) if part)
    return f"{told[0].upper()}{told[1:]}." if told else ""


def written() -> dict[Path, str]:
    """Every file, with what stands in it."""
    sources = [Source(module) for module in MODULES]
    found = {
        WEB / "protocol" / "routes.ts": Writer(None, sources).routes(),
        WEB / "protocol" / "languages.ts": languages(),
    }
    for source in sources:
        writer = Writer(source, [other for other in sources if other is not source])
        found[WEB / "protocol" / f"{MODULES[source.module]}.ts"] = writer.module(source)
    found.update({WEB / "games" / title.name / "fields.ts": fields_of(title) for title in TITLES})
    return found


def main() -> None:
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
