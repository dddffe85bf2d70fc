"""Bots: they get the bytes of a view and nothing else.

| module | what it holds |
|---|---|
| `bot` | what a bot is, its budget and its reply |
| `roster` | the bots by their names and versions |
| `levels` | what each level that people choose is made of |
| `uniform`, `novice`, `hazy`, `settler` | the bots that look one answer ahead at most |
| `search` | those that play answers on in imagined worlds |
| `view_reader` | reading a view, and imagining positions behind it |
| `judge`, `lookahead` | Settler: what a title says about positions, and following an answer |
| `taste` | Novice: what a beginner likes |
| `reasons` | why a bot moved, in any title |
| `adapter`, `adapters` | what the bots know about one title, and the list of titles they know |
| a folder for each title | that knowledge |
| `bot_process` | bots in a process of their own |
| `match`, `match_pool` | one game between bots, and many on several processes |
| `arena`, `intervals` | who sits where, what the games add up to, and how sure that is |
| `ladder`, `ratings` | all levels against their neighbours, and how strong each is |
| `engine`, `players` | programs of others, and who answers for which seat |
"""
