"""The reference of the API as a page of the site: what is public, with signatures and docstrings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

import pelagos
from api.public import entry

HEAD: Final = """\
# API reference

Everything that `import pelagos` gives, from the docstrings. The [manual](api.md) tells it in order, and says
[what is public](api.md#what-is-public); this page is for looking up.
"""
DOCTEST: Final = re.compile(r"(?:^>>> .*\n(?:(?!\n).+\n)*)+", re.MULTILINE)


def reference() -> str:
    functions = [name for name in pelagos.__all__ if not isinstance(getattr(pelagos, name), type | str)]
    errors = [name for name in pelagos.__all__ if is_error(getattr(pelagos, name))]
    classes = [name for name in pelagos.__all__ if isinstance(getattr(pelagos, name), type) and name not in errors]
    parts = [HEAD]
    for title, names in (("Functions", functions), ("Classes", classes), ("Errors", errors)):
        parts += [f"## {title}\n", *[part for name in names for part in described(name)]]
    return "\n".join(parts)


def is_error(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Exception)


def described(name: str) -> Iterator[str]:
    """A name of the package, then its attributes."""
    thing = getattr(pelagos, name)
    first, *rest = entry(name, thing)
    yield titled(3, name, first, inspect.getdoc(thing) or "")
    for line in rest:
        attribute = re.split(r"\W", line.strip())[0]
        yield titled(4, f"{name}.{attribute}", line.strip(), documented(thing, attribute))


def titled(level: int, name: str, signature: str, text: str) -> str:
    """A heading, the signature, and the docstring as it stands; examples in it become blocks of code."""
    shown = signature.partition("  (")[0]
    note = "May be set.\n" if signature.endswith("(may be set)") else ""
    told = DOCTEST.sub(lambda found: f"```pycon\n{found[0]}```\n", text + "\n") + "\n"
    return f"{'#' * level} `{name}` {{#{name}}}\n\n```python\n{shown}\n```\n\n{told}{note}"


def documented(cls: type, attribute: str) -> str:
    """The docstring of an attribute: of a method or property, or the string below an annotated name."""
    thing = inspect.getattr_static(cls, attribute, None)
    if callable(thing) or isinstance(thing, property | cached_property):
        return inspect.getdoc(thing) or ""
    (body,) = [node.body for node in ast.parse(inspect.getsource(cls)).body if isinstance(node, ast.ClassDef)]
    for node, then in pairwise(body):
        names = (
            [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
        )
        if any(isinstance(name, ast.Name) and name.id == attribute for name in names) and isinstance(then, ast.Expr):
            return inspect.cleandoc(ast.literal_eval(then.value))
    return ""


if __name__ == "__main__":
    print(reference())  # noqa: T201 -- to look at it
