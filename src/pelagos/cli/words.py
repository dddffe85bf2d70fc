"""What the terminal says; the sentences stand in texts/en/cli.ftl."""

from typing import Final

from pelagos.texts import Texts

TEXTS: Final = Texts()
text: Final = TEXTS.message
