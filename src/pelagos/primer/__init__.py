"""Rules in five minutes: the sections of each title with a described position to draw, and an example for every card.

| module | what it holds |
|---|---|
| `primer` | what a title brings: sections in their order, and things to try |
| a module for each title | its positions |

An example is a described position in which the thing can be used at once. It is played on the real rules, at a practice
table.
"""
