"""What a table refuses, each with a stable code. Nothing is half done when one of these is raised."""

from pelagos.kernel.errors import PelagosError


class TableError(PelagosError):
    """Anything a table refuses by itself; what the rules refuse comes from the kernel."""


class Stale(TableError):
    """The game has moved on since the version that was answered; send a fresh view."""


class Refused(TableError):
    """Not now, or not by this person."""


class TimeOver(TableError):
    """The clock has run out; `tick` says what follows."""


class BadText(TableError):
    """A name, a message or a key that cannot be used."""


class BadTerms(TableError):
    """Terms that no table can have."""


class BadImport(TableError):
    """A record that is not let in."""
