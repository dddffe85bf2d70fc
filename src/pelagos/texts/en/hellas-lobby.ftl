# Hellas, in English: how it is offered in the lobby, and what may be chosen for a table.

lobby-title-hellas = Hellas, 2002. Two navies discover the sea; ten cities win.
lobby-variant-hellas-2 = Two players
lobby-option-hellas-voyage_ships = Ships for a voyage
    .what = Which ships count when a new tile is found.
    .clause = H-18.1
lobby-choice-hellas-voyage_ships-all_neighbours = all that touch the spot
lobby-choice-hellas-voyage_ships-sea_contact = only where sea meets sea
lobby-option-hellas-max_turns = Longest game
    .what = After so many turns more cities win, then more temples.
    .clause = H-18.4
lobby-choice-hellas-max_turns-400 = 400 turns
lobby-choice-hellas-max_turns-none = no end
