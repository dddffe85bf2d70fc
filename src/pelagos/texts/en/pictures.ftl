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
picture-cycle = cycle { $cycle }
picture-players = Players
picture-turn = turn { $turn }
picture-of = { $count } of { $goal }
picture-on-table = On the table: { $name }
picture-tiles = Tiles
picture-stack = stack { $count }
picture-drawn = Drawn, not yet turned: { $name }
picture-aside = Set aside: { $names }
