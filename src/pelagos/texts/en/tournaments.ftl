# Tournaments in the page.

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
tournament-move = Change divisions
tournament-automatic = The next round begins when all games of a round are over
tournament-listed = Shown in the list to everybody
tournament-loss = Whoever runs out of time has lost
tournament-announce = Announce
tournament-committed = From now on the server is committed to the draw, which is made when registration is over.

## One tournament

tournament-by = Organised by { $name }
tournament-enter = Take part
tournament-leave = Withdraw
tournament-leave-sure = Withdraw for good
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
tournament-next-season = Announce the next season
tournament-season-name = Name of the next season
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
tournament-log-season = The season before is over: everybody was registered in the order of their divisions.
tournament-log-enter = Somebody registered.
tournament-log-leave = Somebody took their registration back.
