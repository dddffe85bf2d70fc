"""The table as text, for the terminal: words from Fluent, numbers from the rules.

| module | what it holds |
|---|---|
| `adapter` | what is drawn of one title, and how it is found |
| `words` | the messages and names that a sketch is written with |
| `columns` | laying text out in columns |
| a folder for each title | that title's map, tables and battles |
"""
