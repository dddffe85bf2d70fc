# Hellas, in English: the table as text, for the terminal. Words that are typed stay as they are.

hellas-sketch-over = Turn { $turn }: the game is over
hellas-sketch-set-up = Set-up
hellas-sketch-turn = Turn { $turn }: { $who }
hellas-sketch-steps = { $steps } steps left
hellas-sketch-attack = Attack on { $city }
hellas-sketch-attack-by-sea = Attack by sea on { $city }
hellas-sketch-sent = { $units } of { $city }
hellas-sketch-nobody-yet = nobody yet
hellas-sketch-player = { $cities } cities, { $temples } temples, { $greeks }g { $ships }s in supply, cards: { $cards }
hellas-sketch-none = none
hellas-sketch-locked = locked { $cards }
hellas-sketch-held = held { $cards }
hellas-sketch-deck = deck { $count }, discarded: { $cards }
hellas-sketch-on-the-table = on the table: { $cards }
hellas-sketch-drawn = Drawn
hellas-sketch-edges = { $tile }, edges clockwise from east, not turned: { $edges }
hellas-sketch-aside = Aside
hellas-sketch-stack = Stack
hellas-sketch-tiles = { $count } tiles
hellas-sketch-under = Under it
hellas-sketch-in-this-order = { $tiles }, in this order
# At most seven letters.
hellas-sketch-dolphin = dolphin
hellas-sketch-legend = # land  ~ sea  * temple  = bridge  W, O owner  g Greeks  s ships  q,r an empty spot
