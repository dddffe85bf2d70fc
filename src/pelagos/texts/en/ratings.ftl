# Ratings: leaderboards, the page of somebody who plays for them, the switch at a new table.

ratings-mode-duel = one against one
ratings-mode-free = all against all
ratings-mode-teams = in teams
ratings-bot = bot, { $level } ({ $version })
ratings-somebody = Somebody
ratings-deviation = Give or take { $deviation } points; with a question mark too few games are known.

## At a table

ratings-rated = Rated game
ratings-play-rated = Play for ratings
ratings-needs-account = Only for people with an account.
ratings-one-chair = You hold one seat of a rated game, and only one; the others are of people with an account, or bots.
ratings-conditions = Only accounts and bots. There is a clock, and whoever runs out of time loses; whoever resigns, leaves or is gone at the end comes in last. No coach, nobody joins later, and nothing is taken back beyond the rules. The finished game stands on the pages of all who have played it.

## Lists

ratings-intro = Who plays how well, by rated games: 1500 points is where everybody begins, and 400 more are odds of ten to one.
ratings-none-yet = Nobody has played a rated game here.
ratings-nobody-ranked = Nobody’s rating is certain enough yet.
ratings-counted-people = { $count ->
    [one] One person has
   *[other] { $count } people have
} played here for ratings.
ratings-people = People
ratings-bots = Bots
ratings-bots-what = Bots stand on the same scale. They never learn, so their ratings settle, and hold the scale in its place.
ratings-what = Only ratings known to 150 points or better are listed.
ratings-rank = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-more = Show more
ratings-play = Play a rated game

## Of one person

ratings-since = Here since { $date }
ratings-results = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } won, { $shared } shared, { $lost } lost
ratings-rank-told = Place { $rank } on the leaderboard
ratings-unranked = Not on the leaderboard yet
ratings-rated-games = Rated games
ratings-look-at = Look at this game
ratings-absent = gave up
ratings-head-to-head = Head to head
ratings-ahead = Won
ratings-level = Level
ratings-behind = Lost
ratings-chart-told = { $count ->
    [one] The rating after one game: { NUMBER($rating, useGrouping: 0) }.
   *[other] The rating over { $count } games: { NUMBER($first, useGrouping: 0) } after the first, { NUMBER($best, useGrouping: 0) } at best, { NUMBER($rating, useGrouping: 0) } now.
}
ratings-chart-what = Game after game; the band shows how far off the rating may be.
ratings-as-table = As a table
ratings-when = Date
ratings-off-by = Give or take
