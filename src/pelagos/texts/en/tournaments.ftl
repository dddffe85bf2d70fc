# Tournaments: what the page says, and what is refused.

## The list

tournament-heading = Tournaments
tournament-what = Everybody plays by the same terms, and rounds become tables by themselves. Whoever has an account may take part, or announce a tournament.
tournament-none = No tournament is announced.
tournament-new = Announce a tournament
tournament-sign-in = To take part or to announce a tournament you need an account.
tournament-unfinished = Announced and running
tournament-finished = Over
tournament-entered = you take part
tournament-people = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
tournament-phase-registration = registration is open
tournament-phase-running = round { $round }
tournament-phase-over = over
tournament-phase-cancelled = cancelled

## Formats

tournament-format = Format
tournament-format-swiss = Swiss
    .what = A fixed number of rounds; everybody plays in each, against people who stand alike.
tournament-format-groups = Groups
    .what = Everybody meets everybody in a small group; the best may go on to a knock-out.
tournament-format-knockout = Knock-out
    .what = Whoever loses is out; of larger tables the better half goes on.
tournament-format-league = League
    .what = Divisions in which everybody meets everybody.

## Announcing one

tournament-name = Name
tournament-seats = People at a table
tournament-least = At least
tournament-rounds = Rounds
tournament-legs = How often everybody meets
tournament-group = People in a group
tournament-advance = Of each group go on
tournament-automatic = The next round begins when all games of a round are over
tournament-listed = Shown in the list to everybody
tournament-loss = Whoever runs out of time has lost
tournament-announce = Announce
tournament-committed = From now on the server is committed to the draw, which is made when registration is over.

## One tournament

tournament-by = Organised by { $name }
tournament-enter = Take part
tournament-leave = Withdraw
tournament-my-next = Your game of this round
tournament-to-table = To the table
tournament-resting = You have a bye in this round.
tournament-standings = Standings
tournament-standings-groups = Group { $number }
tournament-standings-league = Division { $number }
tournament-standings-knockout = Knock-out
tournament-rank = Place
tournament-entrant = Name
tournament-points = Points
tournament-opponents = Opponents’ points
tournament-beaten = Beaten opponents’ points
tournament-wins = Wins
tournament-games = Games
tournament-points-what = A table shares one point out: who leaves all others behind has all of it. Ties are broken by the points of all opponents, then by those of the opponents left behind, then by the games among those who tie, then by wins, and last by the draw; in groups the games among those who tie come first.
tournament-round = Round { $number }
tournament-open = under way
tournament-undecided = the organiser decides
tournament-adjusted = set by the organiser
tournament-byes = Bye: { $names }
tournament-walkovers = Opponent withdrew: { $names }
tournament-withdrawn = withdrawn
tournament-bot = bot, { $level }
tournament-gone = Somebody

## The draw

tournament-draw = The draw
tournament-draw-open = The server is committed to a secret whose SHA-256 is { $commit }. When registration is over the secret is told, and the draw follows from it and from the shares of all who take part.
tournament-draw-made = The secret is { $secret }; its SHA-256 must be { $commit }. The order, every pairing and every seat follow from it, from the shares of all who take part and from the results. Save the data and run “pelagos verify” on them to work everything out anew.
tournament-export = Save the data
tournament-export-standings = Save the standings

## What the organiser does

tournament-organise = For the organiser
tournament-start = End registration and begin
tournament-pair = Begin the next round
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel it for good
tournament-add-bot = Add a bot
tournament-substitute = Somebody takes over
tournament-whose-place = Whose place
tournament-new-name = Name of the account
tournament-take-over = Let them take over
tournament-withdraw-entrant = Withdraw them
tournament-set-result = Set a result
tournament-table-number = Table
tournament-place-of = Place of { $name }
tournament-note = Note, which everybody reads
tournament-set = Set
tournament-log = What was done
tournament-log-start = Registration ended.
tournament-log-pair = Round { $round } was paired.
tournament-log-result = The result of table { $table } in round { $round } was set.
tournament-log-withdraw = { $name } withdrew.
tournament-log-substitute = Somebody took over the place of number { $number }.
tournament-log-bot = A bot was added.
tournament-log-cancel = The tournament was cancelled.
tournament-log-over = Table { $table } of round { $round } was over.
tournament-log-ended = The tournament was over.
tournament-log-enter = Somebody registered.
tournament-log-leave = Somebody took their registration back.

## Refusals

error-unknown-format = There is no such format. Known: { $known }.
error-bad-table-sizes = At a table sit 2 to { $most } people, and the fewest are no more than the most.
error-bad-rounds = The number of rounds must be between 1 and { $most }.
error-bad-group = The size of a group must be between { $least } and { $most }.
error-bad-promotion = Not so many can go on or move from a group of this size; at most { $most } can move.
error-tournament-started = Registration is over already.
error-wrong-entrants = A tournament of this kind needs { $least } to { $most } entrants.
error-tournament-not-started = The tournament has not begun.
error-round-not-over = Games of round { $number } are still under way.
error-tournament-over = The tournament is over.
error-no-such-table-of-round = The latest round has no such table.
error-bad-places = { $count ->
    [one] There must be one place.
   *[other] There must be { $count } places, from the first on; who shares a place takes up those after it, too.
}
error-no-such-entrant = Nobody takes part under this number any more.
error-place-is-lost = A round was paired since they withdrew, so nobody can take over their place.
error-no-such-tournament = There is no such tournament.
error-tournament-moved-on = The tournament has changed meanwhile. Look at it again.
error-too-many-tournaments = You organise { $most } tournaments that are not over. End one of them first.
error-entered-already = They take part already.
error-tournament-full = { $most } entrants are registered, and that is as many as can be.
error-not-entered = You do not take part.
error-not-organiser = Only the organiser can do that.
error-tournament-not-so = { $phase ->
    [registration] That can be done only when the tournament has begun.
    [running] Registration is over.
   *[other] The tournament is over.
}

## `pelagos verify`

verify-draw-done = Everything is as it must be: the commitment, the order, and { $rounds ->
    [one] the one round.
   *[other] all { $rounds } rounds.
}
verify-draw-commitment = The secret is not the one that was committed to.
verify-draw-order = The order is not the one that was drawn.
verify-draw-round = Round { $number } is not what follows from the draw and the results before it.
