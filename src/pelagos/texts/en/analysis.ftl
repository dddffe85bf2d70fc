# The analysis beside the board: the line, its branches, what chance says.

analysis-panel = Analysis
analysis-what = You answer for everybody, and for chance. Go back and try something else: every answer stays, as a branch.
analysis-line = The line that is looked at
analysis-chance = Chance
analysis-let-chance = Let chance decide
analysis-first = To the beginning
analysis-back = One answer back
analysis-on = One answer on
analysis-last = To the end of the line
analysis-keys = Alt and arrow keys
analysis-more = Comment, branches, play on
analysis-comment = Comment
analysis-promote = Make it the main line
analysis-remove = Remove this branch
analysis-as = As
analysis-play-on = Play on from here against bots
analysis-engine = Ask the engine
analysis-engine-thinks = The engine is thinking…
analysis-engine-what = Chances of winning for whoever is asked, from what that seat knows; and how people may go on.
analysis-percent = { $chance } %
