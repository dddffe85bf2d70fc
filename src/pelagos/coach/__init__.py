"""The coach: what a seat may know goes in; what it is about, what to answer and what to beware of come out.

| module | what it holds |
|---|---|
| `remarks` | what can be told: a kind with its numbers, never a sentence |
| `adapter` | what the coach must know of a title |
| `coach` | advice for a view, and warnings before an answer is given |
| `news` | what rivals did since the own last answer |
| a module or a folder for each title | that knowledge |

It never answers for anybody, and it has no sockets, no disk and no clock: a page without a server can use it.
"""
