"""Play a game of Legendary from Python: look, ask, answer, take back.

python examples/play_a_game.py
"""

import pelagos

# The seed fixes the luck, so this prints the same every time. Without one it is random.
game = pelagos.new("legendary", mode="ffa3", seed=11)
print(f"{game.title}, {game.mode}; seats and their colours: {game.factions}")

# A game stands still where somebody must answer.
print(f"\n{game.who} is asked: {game.question}")
for phrase in game.options()[:3]:
    print(f"  {phrase:16} {game.explain(phrase)}")
print(f"  … and {len(game.options()) - 3} more")

# What cannot be said says why, with the clause of the rules.
why = game.why_not("bid zeus 3")
if why is not None:
    print(f"\nbid zeus 3? {why} [{why.clause}]")

# Say something, hear what came of it, and take it back.
told = game.told
game.say(game.options()[0])
for event in game.events(since=told):
    print(f"\n{event}")
try:
    game.undo()
except pelagos.CannotUndo as error:
    print(error)

# Let bots play on for two cycles. A bot sees the view of its seat and nothing else.
bot = pelagos.bot("novice", seed=2)
while not game.over and game.view()["cycle"] < 3:
    game.say(bot.choose(game))

# Everybody knows who holds what; what is in a purse, only its owner does.
lands = list(game.view()["owner"].values())
for seat, (colour,) in game.factions.items():
    purse, seen = (game.view(viewer)["gold"][colour] for viewer in (seat, "p1"))
    print(f"{seat} ({colour}): {lands.count(colour)} lands, {purse} gold, seen by p1: {seen}")

# The record can be kept, read, and played again.
again = pelagos.read(game.record())
print(f"\n{len(game.answers())} answers; read again it stands the same: {again.game.digest == game.digest}")
