"""Study a record: who did what, where luck decided, and where a bot would have said something else.

    python examples/study_a_record.py [FILE]

Without a file it plays a game of Classic between bots, and studies that.
"""

import sys
from collections import Counter
from itertools import islice

import pelagos

if len(sys.argv) > 1:
    record = pelagos.read(sys.argv[1])
else:
    record = pelagos.read(pelagos.match("classic", ["novice", "novice", "uniform"], seed=3).record())
print(f"{record.title} {record.mode}, {len(record.seats)} seats")

# Every decision: the game as it stood, and what was said. The game moves on by itself.
verbs: dict[str, Counter[str]] = {seat: Counter() for seat in record.seats}
choices = 0
for game, phrase in record.decisions():
    verbs[game.who or ""][phrase.split()[0]] += 1
    choices += len(game.options())
total = sum(sum(counts.values()) for counts in verbs.values())
print(f"{total} decisions among {choices / total:.0f} options each")
for seat, counts in verbs.items():
    print(f"  {seat}: " + ", ".join(f"{verb} {count}" for verb, count in counts.most_common(4)))

# How it ended, in sentences. A record holds everything, so nothing is hidden from `all`.
for event in record.game.events("all")[-3:]:
    print(event)

# The report of a finished game: battles against their odds, and luck with the dice.
report = record.game.report()
for battle in report["battles"][:3]:
    chance = f"{100 * battle['win']:.0f} of a hundred"
    sides = f"{battle['attacker']} attacked {battle['defender']} at {battle['place']}"
    print(f"{sides}: {chance}; {battle['won'] or 'nobody'} won")

# What would another have said? Ask for the first five decisions.
bot = pelagos.bot("settler", seed=1)
for game, phrase in islice(record.decisions(), 5):
    other = bot.choose(game)
    print(f"{game.who} said {phrase}; settler: {other}. {other.why}")
