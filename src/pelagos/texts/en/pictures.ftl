# What is written beside a map.

picture-title = { $title } · { $variant }
picture-over = The game is over.
picture-board = The board.
picture-nature = Nature deals.
picture-gods = Gods
picture-face-down = face down
picture-creatures = Creatures
picture-deck = deck { $deck } · gone { $gone }
picture-you-know = You know: { $names }
picture-heroes = Heroes
picture-hero-deck = deck { $deck }
picture-seats = Factions
picture-goal = goal: { $goal } metropolises
picture-you = { $name } · you
picture-out = out of the game
