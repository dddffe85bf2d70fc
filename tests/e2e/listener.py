"""Somebody who sees nothing: reads the names and roles of the accessibility tree, and presses keys."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE_S: Final = 60.0
PAUSE_MS: Final = 60
FAR: Final = 200
"""So many stops the tab key may make."""
FIELD: Final = "Type words of an answer or of a command"
COMMANDS: Final = frozenset(
    {
        *("Keys", "Status", "Places", "Map", "Hint", "Undo", "Log", "Talk", "Settings", "More"),
        *("Hear the question again", "Step back through the game", "Standing order"),
    }
)
YOUR_TURN: Final = "Your turn"


@dataclass
class Node:
    """What an assistive technology is told about one thing."""

    role: str
    name: str
    description: str = ""
    value: str = ""
    states: dict[str, Any] = field(default_factory=dict)
    inside: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for node in self.inside:
            yield from node.walk()

    def find(self, role: str, name: str = "") -> Node | None:
        """The first of this role whose name begins so."""
        return next((node for node in self.walk() if node.role == role and node.name.startswith(name)), None)

    def all(self, role: str) -> list[Node]:
        return [node for node in self.walk() if node.role == role]

    def text_of(self, role: str, name: str) -> str:
        found = self.find(role, name)
        return found.text() if found else ""

    def text(self) -> str:
        return " ".join([node.name for node in self.walk() if node.role == "StaticText"])


def told(raw: dict[str, Any], key: str) -> str:
    return str(raw.get(key, {}).get("value", ""))


class Listener:
    """One page, as it is heard."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page: Final = page
        self.chance: Final = random.Random(seed)
        self.line: Final = page.context.new_cdp_session(page)
        self.answered = 0

    # Hearing

    def tree(self) -> Node:
        """Everything that is told, in its order."""
        raw: list[dict[str, Any]] = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in raw}
        return Node("page", "", inside=_heard(raw[0], by_id)) if raw else Node("page", "")

    def focused(self) -> Node:
        found = [node for node in self.tree().walk() if node.states.get("focused") and node.role != "RootWebArea"]
        return found[-1] if found else Node("none", "")

    def wait(self, what: Callable[[Node], Any], why: str) -> Any:
        end = time.monotonic() + PATIENCE_S
        while not (found := what(self.tree())):
            assert time.monotonic() < end, f"{why}: {self.tree().text()[:600]}"
            self.page.wait_for_timeout(PAUSE_MS)
        return found

    def region(self, name: str) -> Node:
        found: Node = self.wait(lambda tree: tree.find("region", name), f"no region {name}")
        return found

    # Pressing keys

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.page.keyboard.insert_text(text)

    def tab_to(self, role: str, name: str) -> Node:
        """The tab key, as often as it takes."""
        for _ in range(FAR):
            here = self.focused()
            if here.role == role and here.name.startswith(name):
                return here
            self.press("Tab")
        raise AssertionError(f"the tab key does not lead to {role} {name}")

    # At a table

    def state(self) -> str:
        """`asked`, `over`, or empty while others are waited for."""
        turn = self.tree().find("region", "Turn")
        if turn is None or turn.states.get("busy"):
            return ""
        if turn.find("link", "See how it went"):
            return "over"
        return "asked" if YOUR_TURN in turn.text() else ""

    def palette(self) -> list[str]:
        """Opens it; gives the answers there are."""
        self.press("Control+k")
        self.wait(lambda _: self.focused().name == FIELD, "the palette does not open")
        return [node.name for node in self.tree().all("option") if node.name not in COMMANDS]

    def command(self, name: str) -> None:
        self.palette()
        self.type(name)
        self.press("Enter")

    def answer(self, pick: Callable[[Sequence[str]], str]) -> str:
        """One answer, found by its sentence, heard, and confirmed."""
        chosen = pick(self.palette())
        self.type(chosen)
        self.press("Enter")
        self.wait(self._may_confirm, f"{chosen}: nothing to confirm")
        asked = question(self.tree())
        self.press("Enter")
        self.wait(lambda tree: self._is_taken(tree, asked), f"{chosen} is not taken")
        self.answered += 1
        return chosen

    def _is_taken(self, tree: Node, asked: str) -> bool:
        """Where the next question has one answer, too, the button that sends keeps the focus."""
        return not self._may_confirm(tree) or question(tree) != asked or self.state() == "over"

    def _may_confirm(self, tree: Node) -> bool:
        """The button that sends has the focus; pieces that are spread have it in a dialog."""
        if tree.find("dialog", "Regroup"):
            self.tab_to("button", "Confirm")
            return True
        turn = tree.find("region", "Turn")
        return turn is not None and any(node.role == "button" and node.states.get("focused") for node in turn.walk())

    def play(self, until: Callable[[], bool], most: int = 3_000) -> None:
        """Any answer, until something is so or the game is over."""
        for _ in range(most):
            state = self.wait(lambda _: self.state(), "nobody is asked")
            if state == "over" or until():
                return
            self.answer(self.chance.choice)
        raise AssertionError("the game does not end")

    def announced(self) -> list[str]:
        found = self.tree().find("status", "Announcements")
        return [node.text() for node in found.all("paragraph")] if found else []

    def hears(self, text: str) -> bool:
        return text in self.tree().text()

    def places(self) -> dict[str, str]:
        """All that is told about every place, by its name."""
        self.command("Places")
        dialog = self.wait(lambda tree: tree.find("dialog", "Places"), "no list of places")
        self.tab_to("combobox", "Which places")
        self.press("End")
        dialog = self.wait(lambda tree: tree.find("dialog", "Places"), "no list of places")
        found = {item.find("heading").name: item.text() for item in dialog.all("listitem") if item.find("heading")}
        self.press("Escape")
        return found

    def status(self) -> list[str]:
        self.command("Status")
        dialog = self.wait(lambda tree: tree.find("dialog", "Status"), "no status")
        lines = [item.text() for item in dialog.all("listitem")]
        self.press("Escape")
        return lines


def question(tree: Node) -> str:
    """What is asked, if somebody is."""
    turn = tree.find("region", "Turn")
    asked = [node.text() for node in turn.all("paragraph") if YOUR_TURN in node.text()] if turn else []
    return asked[0] if asked else ""


def _heard(raw: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> list[Node]:
    """What is ignored is not told, but what lies in it may be."""
    inside = [node for child in raw.get("childIds", []) if child in by_id for node in _heard(by_id[child], by_id)]
    if raw.get("ignored"):
        return inside
    states = {prop["name"]: prop["value"].get("value") for prop in raw.get("properties", [])}
    return [Node(told(raw, "role"), told(raw, "name"), told(raw, "description"), told(raw, "value"), states, inside)]
