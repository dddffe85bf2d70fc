"""What a table is played under besides the rules: its time control, and what happens to those who do not keep it."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.title import Json
from pelagos.table.errors import BadTerms
from pelagos.table.validation import checked_word

UNTIMED: Final = "none"
LIVE: Final = "live"
POST: Final = "post"
PACES: Final = (UNTIMED, LIVE, POST)

BOT: Final = "bot"
LOSS: Final = "loss"
EMPTY: Final = "empty"

INVITED: Final = "invited"
ANYONE: Final = "anyone"
NOBODY: Final = "nobody"
NEWCOMERS: Final = (INVITED, ANYONE, NOBODY)

KNOWN: Final = f"{BOT}, {LOSS}; {BOT}, {EMPTY}; yes, no; {', '.join(NEWCOMERS)}"

LONGEST_MS: Final = 10 * 366 * 86_400_000
"""Ten years."""


class TimeControl:
    """How much time there is, in milliseconds.

    Live: `main` for the game, and `step` more after every move. By post: `step` for every move, `main` in a bank for
    all that takes longer, and `off` days of holidays in which the clock stands still.
    """

    def __init__(self, kind: str = UNTIMED, main: int = 0, step: int = 0, off: int = 0) -> None:
        self.kind: Final = kind
        self.main: Final = main
        self.step: Final = step
        self.off: Final = off
        if kind not in PACES:
            raise BadTerms("unknown-pace", pace=kind, known=", ".join(PACES))
        if any(type(number) is not int or not 0 <= number <= LONGEST_MS for number in (main, step, off)):
            raise BadTerms("bad-time", most=LONGEST_MS)
        if kind != UNTIMED and main + step == 0:
            raise BadTerms("no-time")

    def plain(self) -> Json:
        return {"kind": self.kind, "main": self.main, "step": self.step, "off": self.off}


class Terms:
    """Pace; out of time: a bot plays on, or it is a loss; a leaver's seat: a bot's, or empty; are there spectators?

    Newcomers take chairs in the running game: by the consent of the owner, without being asked, or not at all.
    """

    def __init__(
        self,
        pace: TimeControl | None = None,
        out_of_time: str = BOT,
        leaver: str = BOT,
        level: str = "novice",
        spectators: bool = True,
        newcomers: str = INVITED,
        practice: bool = False,
        coach: bool = True,
        lesson: str = "",
        example: str = "",
        puzzle: str = "",
        analysis: bool = False,
        rated: bool = False,
    ) -> None:
        self.pace: Final = pace or TimeControl()
        self.out_of_time: Final = out_of_time
        self.leaver: Final = leaver
        self.level: Final = checked_word(level)
        """Of the bot that plays on for somebody."""
        self.spectators: Final = spectators
        self.newcomers: Final = newcomers
        self.practice: Final = practice
        """One person against bots, who may go back to any earlier moment; never rated, never listed."""
        self.coach: Final = coach
        """May the coach be asked here? Where it would be unfair, it may not in any case."""
        self.lesson: Final = checked_word(lesson) if lesson else ""
        """The name of the lesson that is taken here; the others and nature then say what it has them say."""
        self.example: Final = checked_word(example) if example else ""
        """What is tried out here, such as `creature-kraken`: the game begins in a described position."""
        self.puzzle: Final = checked_word(puzzle) if puzzle else ""
        """The name of the puzzle that is solved here."""
        self.analysis: Final = analysis
        """One person answers for everybody and for nature, and goes back and forth; never rated, never listed."""
        self.rated: Final = rated
        """Does the game count for the ratings of those who play it?"""
        if out_of_time not in (BOT, LOSS) or leaver not in (BOT, EMPTY) or type(spectators) is not bool:
            raise BadTerms("bad-terms", known=KNOWN)
        if newcomers not in NEWCOMERS or any(type(ticked) is not bool for ticked in (practice, coach, analysis, rated)):
            raise BadTerms("bad-terms", known=KNOWN)
        if (practice or analysis) and (self.pace.kind != UNTIMED or newcomers != NOBODY):
            raise BadTerms("practice-terms")
        if (lesson or puzzle) and not practice:
            raise BadTerms("practice-terms")
        if rated and not self._fit_for_rating():
            raise BadTerms("rated-terms")

    def _fit_for_rating(self) -> bool:
        """Nobody is helped, nobody stays away unpunished, and everybody plays from the first answer to the last."""
        helped = self.coach or self.practice or self.analysis or self.lesson or self.example or self.puzzle
        timed = self.pace.kind != UNTIMED and self.out_of_time == LOSS
        return timed and not helped and self.leaver == BOT and self.newcomers == NOBODY

    def plain(self) -> Json:
        plain: Json = {
            "pace": self.pace.plain(),
            "out_of_time": self.out_of_time,
            "leaver": self.leaver,
            "level": self.level,
            "spectators": self.spectators,
            "newcomers": self.newcomers,
        }
        if self.practice:
            plain["practice"] = True
        if not self.coach:
            plain["coach"] = False
        if self.lesson:
            plain["lesson"] = self.lesson
        if self.example:
            plain["example"] = self.example
        if self.puzzle:
            plain["puzzle"] = self.puzzle
        if self.analysis:
            plain["analysis"] = True
        if self.rated:
            plain["rated"] = True
        return plain


def read_terms(data: Any) -> Terms:
    """Terms as they were saved, or as somebody sent them."""
    try:
        return Terms(**{**data, "pace": TimeControl(**data["pace"])})
    except (KeyError, TypeError, AttributeError):
        raise BadTerms("bad-terms", known=KNOWN) from None
