"""Analysis: a game with branches. Everybody's answers and nature's are tried, kept as a tree, and written down.

| module | what it holds |
|---|---|
| `tree` | the answers that were tried, as a tree with comments |
| `run` | the game at one place of the tree: going there, answering, trimming |
| `writing` | the tree as a record with variations, and back |
"""
