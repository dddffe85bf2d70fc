# Classic, in English: how it is offered in the lobby, and what may be chosen for a table.

lobby-title-classic = Cyclades, 2009. Bid for the favour of the gods, and be the first with two metropolises.
lobby-variant-classic-2 = Two players
    .what = Each has two offerings in a cycle.
lobby-variant-classic-3 = Three players
lobby-variant-classic-4 = Four players
lobby-variant-classic-5 = Five players
lobby-option-classic-two_player_priests = Priests with two players
    .what = With two offerings each, what a priest makes cheaper.
    .clause = C-7.14
lobby-choice-classic-two_player_priests-sum = the sum of both, once
lobby-choice-classic-two_player_priests-each = each offering
lobby-option-classic-tie_break = A tie at the end
    .what = Who wins if several have all the metropolises they need.
    .clause = C-18.4
lobby-choice-classic-tie_break-metropolises_then_gold = more metropolises, then more gold
lobby-choice-classic-tie_break-gold_only = more gold
lobby-option-classic-gold_visibility = Gold
    .what = Whether others see how much gold you have.
    .clause = C-21.2
lobby-choice-classic-gold_visibility-hidden = behind the screen
lobby-choice-classic-gold_visibility-open = for all to see
lobby-option-classic-cycle_limit = Longest game
    .what = After so many cycles the game ends, whoever is ahead.
    .clause = C-18.7
