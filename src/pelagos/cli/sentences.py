"""What the terminal says, in the language of PELAGOS_LANGUAGE; the sentences stand in texts/<language>/cli.ftl."""

import os
from typing import Final

from pelagos.texts import FALLBACK, Texts

TEXTS: Final = Texts(os.environ.get("PELAGOS_LANGUAGE", FALLBACK))
text: Final = TEXTS.message
