# Puzzles in the page: the list, and the panel beside the board.

## The list

puzzle-heading = Puzzles
puzzle-what = Positions out of games between bots in which one answer is clearly best. The first answer counts.
puzzle-kept-here = What you have solved is kept on this device.
puzzle-solved-of = { $solved } of { $count } solved
puzzle-daily = Puzzle of the day
puzzle-daily-solved = Solved today.
puzzle-daily-missed = Missed today.
puzzle-days = { $count } days in a row
puzzle-theme = Theme
puzzle-any-theme = Any
puzzle-solve = Solve
puzzle-streak = { $count } in a row
puzzle-best-streak = Your best: { $count } in a row

## Themes

puzzle-theme-win = Win now
puzzle-theme-stop = Stop a rival
puzzle-theme-found = Towards the goal
puzzle-theme-keep = Keep what counts
puzzle-theme-bid = The right offer
puzzle-theme-fight = In battle
puzzle-theme-attack = To war
puzzle-theme-creature = Creatures
puzzle-theme-hero = Heroes
puzzle-theme-build = Build
puzzle-theme-card = Cards
puzzle-theme-explore = The new tile
puzzle-theme-turn = The best of a turn

## The panel

puzzle-panel = The puzzle
puzzle-stars = { $stars } of { $most } stars
puzzle-task = One answer is clearly best. Find it, from what your seat knows.
puzzle-leave = To all puzzles
puzzle-show = Show me
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-to-all = All puzzles
puzzle-shown = this was the answer.
puzzle-grade-best = the best answer.
puzzle-grade-good = as good as the best.
puzzle-grade-inaccurate = not quite the best.
puzzle-grade-mistake = a mistake.
puzzle-grade-blunder = a blunder.
puzzle-grade-behind = not the answer; it was not even worth playing on.
puzzle-chance = It wins { $chance } in 100.
puzzle-percent = { $chance } %
puzzle-short-best = best
puzzle-short-good = as good
puzzle-short-inaccurate = inaccurate
puzzle-short-mistake = mistake
puzzle-short-blunder = blunder
puzzle-short-behind = behind
puzzle-all-answers = All answers
puzzle-behind = Every other answer is behind these. The numbers are the search's chance of winning, from what your seat knows.
puzzle-found-by = Of { $asked } bots of each level it was found by: novice { $novice }, sailor { $sailor }, trader { $trader }, settler { $settler }, captain { $captain }.

## Why

puzzle-why-win = “{ $answer }” all but wins: { $chance } in 100. After “{ $other }”, the next best, it is { $next }.
puzzle-why-stop = A rival is about to win. “{ $answer }” prevents it and wins { $chance } in 100; after “{ $other }”, the next best, it is only { $next }.
puzzle-why-found = “{ $answer }” leads to what the game is won by, and wins { $chance } in 100; after “{ $other }”, the next best, it is { $next }.
puzzle-why-keep = Without “{ $answer }” you mostly lose what the game is won by. It wins { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-bid = With “{ $answer }” you win { $chance } in 100; with “{ $other }”, the best other offer, { $next }.
puzzle-why-fight = In this battle “{ $answer }” wins the game { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-attack = After “{ $answer }” you win { $chance } in 100; after “{ $other }”, the next best, { $next }.
puzzle-why-creature = “{ $answer }” wins { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-hero = “{ $answer }” wins { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-build = “{ $answer }” wins { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-card = “{ $answer }” wins { $chance } in 100; “{ $other }”, the next best, { $next }.
puzzle-why-explore = Here the tile wins { $chance } in 100 (“{ $answer }”); the next best place is “{ $other }” with { $next }.
puzzle-why-turn = “{ $answer }” wins { $chance } in 100; “{ $other }”, the next best, { $next }.

## Analysis

puzzle-analyse = Analyse a game
puzzle-analyse-what = Open a record: answer for everybody, roll the dice as you wish, keep branches and comments, play on against bots. A finished game is analysed from its report.
puzzle-analyse-open = Open a record…
