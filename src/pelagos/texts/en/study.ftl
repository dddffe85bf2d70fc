# What the study of games tells: figures, periods, luck. Reports name these messages by their ids.

error-cannot-be-shown = Answer { $n } of this game cannot be given under the rules as they are now.

## Curves

study-figure-metropolises = Metropolises
study-figure-gold = Gold
study-figure-islands = Islands
study-figure-lands = Lands
study-figure-seas = Seas
study-figure-income = Income
study-figure-cities = Cities
study-figure-temples = Temples
study-figure-greeks = Greeks
study-figure-ships = Ships
study-figure-cards = Cards in hand

## What a curve is drawn over

study-period-cycle = { $count ->
    [one] cycle
   *[other] cycles
}
study-period-turn = { $count ->
    [one] turn
   *[other] turns
}

## Luck with the dice

study-dice-none = nothing was rolled
study-dice-usual = about what is to be expected
study-dice-good = kind dice
study-dice-great = very kind dice, as in one game of twenty at most
study-dice-poor = unkind dice
study-dice-awful = very unkind dice, as in one game of twenty at most

## Battles won, against their odds

study-wins-none = nothing was left to chance
study-wins-usual = about what the odds gave
study-wins-good = more than the odds gave
study-wins-great = far more than the odds gave
study-wins-poor = less than the odds gave
study-wins-awful = far less than the odds gave

## Where a game turned

study-turning-lead = { $who } takes the lead. { $figure }: { $count }.
study-turning-loss = { $who } loses ground. { $figure }: { $count }.
study-turning-gain = { $who } gains ground. { $figure }: { $count }.
study-turning-upset = { $who } wins a battle with a chance of { $count } in 100.

## Gold: where it came from and went

study-gold-income = Income
study-gold-income-again = Income once more
study-gold-apollo = Apollo
study-gold-offers = Offers
study-gold-recruits = Recruits
study-gold-creatures = Creatures
study-gold-heroes = Heroes
study-gold-buildings = Buildings
study-gold-moves = Moves
study-gold-theft = Theft
study-gold-sales = Sales
study-gold-bonus = Bonus of a metropolis
study-gold-penalty = Penalty for unpaid offers
study-gold-eliminated = Lost with the last island
study-gold-other = Other

## Chances to win: curves, account, mistakes

study-chances = Chance to win, in a hundred
study-account = Who changed the chances, in points of a hundred
study-account-start = At first
study-account-choices = Own choices
study-account-luck = Luck
study-account-rivals = Rivals
study-account-end = In the end
study-account-note = Every change of a chance belongs to a choice or to luck; each row sums up exactly.
study-no-verdicts = No mistake worth telling was found.
study-who = Who
study-what = Who could win when, what was choice and what luck, and the largest mistakes, by what each knew at the time.
study-ask = Study this game
study-busy = Studying…
study-unknown = Nothing is known about chances to win in this game.
study-verdicts = Mistakes and finds
study-largest = The largest mistakes
study-decisions = Decisions
study-mistakes = Mistakes
study-inaccuracies = Inaccuracies
study-finds = Finds
study-lost = Lost by them
study-mistake = { $who } makes a mistake, answer { NUMBER($at, useGrouping: 0) }
study-inaccuracy = { $who } is inaccurate, answer { NUMBER($at, useGrouping: 0) }
study-find = { $who } finds the best answer, answer { NUMBER($at, useGrouping: 0) }
study-mistake-better = “{ $said }” was said. “{ $best }” wins more often, by { $points } points.
study-inaccuracy-better = “{ $said }” was said. “{ $best }” wins a little more often, by { $points } points.
study-find-better = “{ $said }” was said. The next best, “{ $best }”, wins less often, by { $points } points.
study-why = What speaks for it: { $why }
