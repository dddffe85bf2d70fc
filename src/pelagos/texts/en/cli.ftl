# What the terminal says.

help = Play and study island games.
in-file = { $path }: { $sentence }

## Arguments

argument-title = The name of a title, as `titles` lists it.
argument-file = A record, as `play` saves it.
argument-seats = How many sit down.
argument-board = The board to play on.
argument-option = A choice the title offers, such as rounds=6; may be said again.
argument-seed = Let nature answer alike each time.
argument-json = Say it for a program.

## titles

titles-help = List the titles with their seats, boards and options.
titles-none = There are no titles here yet.
titles-title = Title
titles-seats = Seats
titles-boards = Boards
titles-options = Options
titles-version = Rules version
titles-number = { $name }: { $default }, or another number
titles-choices = { $name }: { $choices }

## words

words-help = Print everything that can be said and described in a title, as a page.
words-title = # The words of { $title }, with { $seats } seats
words-note = Made by `pelagos words`; docs/notation.md explains what it is for. With fewer seats there are fewer places.
words-header = Header
words-line = Line
words-values = Values, the first one if the line is missing
words-a-number = or another number
words-domains = Domains
words-domain = Domain
words-words = Words
words-none = ; `{ $word }` for none
words-any = made as needed
words-phrases = Phrases
words-phrase = Phrase
words-fields = Fields
words-statement = Statement
words-read-by = Who reads it
words-by-all = everybody
words-by-owner = the owner of the row
words-by-place = whoever knows the place
words-tasks = Tasks
words-task = Task
words-does = What it does
words-nature = *Nature answers.*
words-question = *A seat answers.*
words-telling = Telling questions
words-question-head = Question
words-events = Events
words-event = Event
words-numbers = Numbers
words-clause = Clause
words-refusals = Refusals
words-refusal = Refusal
words-laws = Laws
words-law = Law
words-demands = What it demands

## board

board-help = Show a board: of Legendary one by chance, fair by our estimate, as one word for the set-up of a game.
board-mode-help = Legendary: the mode it is for: ffa3, ffa4, ffa5, team4, team6, duel.
board-recommended-help = Legendary: the recommended board instead of one by chance.
board-face-help = Show this face of the tiles: A is open, B is tight.
board-seed-help = The same seed draws the same board.
board-seed = Seed { $seed }; rejected before it: { $rejected }
board-counts = { $lands } lands on islands of { $islands }, { $seas } seas, { $sites } sites, { $cornucopias } cornucopias, { $priestesses } priestesses
board-estimate = Start income { $income }; best minus worst yield { $gap }; weakest to strongest start { $ratio } %; choosing first or last matters { $order } %
board-own-design = The tiles are our own design.
board-note = The tiles are of our own design. The estimate comes from placements by simple seats, not from games.

## Pictures

still-svg-help = Draw it into this file, as SVG.
still-png-help = Draw it into this file, as PNG; needs pelagos[png].
still-dark-help = Draw it for a dark page.
still-width-help = How wide the page is; below 700 it is laid out for a phone.
still-done = The picture is in { $path }.

## play

play-command-help = Play at one terminal, the device going from hand to hand.
play-load-help = Go on from a saved record.
play-open-help = Do not hide the seats’ views from one another.
play-bot-help = Let a bot answer for a seat, such as p2=settler; may be said again.
play-bot-said = { $who }: { $phrase }. { $why }
play-bot-hid = { $who } has answered in secret.
play-pass-on = Pass the device to { $who }.
play-press-enter = Press Enter when nobody else can see the screen.
play-more-news =
    { $count ->
        [one] One thing happened before that; `log` tells it.
       *[other] { $count } things happened before that; `log` tells them.
    }
play-hint = Type a number or a phrase from the list; `help` tells what else there is.
play-help =
    Answer with the number of an option or with its words; each word may be cut short, as in `b c 3`.
    why PHRASE   say why a phrase is not on offer
    hint         let the coach say what you could answer, and why
    look, hand   show the table again
    log [N]      tell what happened, the latest first
    undo         take the last answer back, while nothing has come to light since
    save FILE    write the record of this game; save! FILE replaces one
    load FILE    go on from a record
    quit         leave without saving
play-place = { $place }. { $who }
play-end-prompt = The game is over: save FILE keeps it, log tells it, Enter leaves.
play-bye = Until next time.
why-offered = “{ $phrase }” is on offer.
why-unexplained = “{ $phrase }” is not on offer now, and the rules say no more than that.
why-refused = “{ $phrase }” is not on offer. { $sentence }
undo-done = The last answer is taken back.
save-done = The game is kept in { $path }.
load-done = The game goes on from there.

## check

check-help = Play records through and check what they expect.
check-paths-help = Records, or folders with records in them.
check-progress = checking
check-nothing = There is no record to check.
check-warning = warning: { $sentence }
check-sum = { $passed } passed, { $failed } failed

## replay

replay-help = Tell a game as sentences, or draw where it stood.
replay-at-help = Go no further than so many answers.
replay-seat-help = Tell only what this seat, or the spectator, may know.
replay-moves-help = Also say every answer in its own words.
replay-report-help = Tell places, curves, battles and luck instead.

## replay --report

report-length =
    { $answers } answers, { $decisions } of them decisions of the seats{ $periods ->
        [0] .
       *[other] , in { $periods } { $period }.
    }
report-places = Places
report-place = { $place }. { $who }
report-unfinished = The game is not over.
report-curve = { $figure } at the beginning of each { $period }, and at the end
report-who = Who
report-end = End
report-dice = Luck with the dice
report-rolled = Rolled
report-wins = Battles
report-fought = Fought
report-actual = Came to
report-won = Won
report-expected = Expected
report-deviation = z
report-verdict = In a word

## study

study-help = Tell what really decided a game: chances, luck, mistakes.
study-seat-help = Tell chances as this seat knew them, instead of the spectator.
study-html-help = Write a page with pictures instead; an existing file is replaced.
study-progress = studying
study-chances-told = One curve for each side, from the first answer to the last. Numbers mark the largest mistakes.
study-line = It might have gone on like this: { $line }.
study-line-part = { $who }: { $said }
error-no-value-model = Nothing is known about chances to win in “{ $title }”, so that its games cannot be studied.

## verify

verify-help = Check that nature answered as the sealed secret demands.
verify-done =
    { $outcomes ->
        [0] The seal holds, and nature was never asked.
        [one] The seal holds: the one outcome is as it must be.
       *[other] The seal holds: all { $outcomes } outcomes are as they must be.
    }
verify-draw-done = Everything is as it must be: the commitment, the order, and { $rounds ->
    [one] the one round.
   *[other] all { $rounds } rounds.
}
verify-draw-commitment = The secret is not the one that was committed to.
verify-draw-order = The order is not the one that was drawn.
verify-draw-round = Round { $number } is not what follows from the draw and the results before it.

## fuzz

fuzz-help = Play random games and watch the laws.
fuzz-games-help = How many games to play.
fuzz-seed-help = The seed of the first game; every further game has the next one.
fuzz-drawn-help = Draw a new board for every game, where the title can.
fuzz-thorough-help = Check every law at every decision for every viewer.
fuzz-out-help = Where records of broken laws go.
fuzz-workers-help = How many processes play; as many as there are cores unless said.
fuzz-progress = playing
fuzz-endings = Endings
fuzz-lengths = Decisions in a game of random answers
fuzz-events = Events told
fuzz-tasks = Questions asked
fuzz-phrases = Phrases said
fuzz-names = Events by name
fuzz-refusals = Refusals tried
fuzz-never = Never: { $names }
fuzz-variant = Seats or mode
fuzz-rounds = Cycles or turns in such a game
fuzz-winners = Won by
fuzz-no-ending = no ending
fuzz-games = Games
fuzz-median = Median
fuzz-p90 = p90
fuzz-longest = Longest
fuzz-one-events = Event
fuzz-one-tasks = Question
fuzz-one-phrases = Phrase
fuzz-one-names = Event
fuzz-one-refusals = Reason
fuzz-times = Times
fuzz-fault = { $law }: { $detail } See { $path }.
fuzz-sum = { $games } games, { $decisions } decisions, { $violations } violations

## arena

arena-help = Let bots play one another, and say how often each wins.
arena-bots-help = Bots by name, parted by commas. As many as there are sides sit down as they are; of fewer, one plays alone against the other everywhere else, both ways. Each seed is played in every rotation.
arena-games-help = How many games to play; whole seeds, so perhaps a few more.
arena-seed-help = The seed of the first games; the next ones have the next.
arena-workers-help = How many processes play; as many as there are cores unless said.
arena-out-help = Keep every finished game as a line of this file; those that stand there are not played again.
arena-least-help = Fail unless the bot that is named first surely wins so many times its fair share.
arena-below = { $bot } does not surely win { $least } times its fair share ({ $lineup }).
arena-progress = playing
arena-lineup = Sides
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-rate = Rate
arena-interval = 95 %
arena-fair = Fair
arena-ratio = × fair
arena-shares = Who wins
arena-times = Milliseconds of processor time for an answer
arena-answers = Answers
arena-mean = Mean
arena-median = Median
arena-longest = Longest
arena-lengths = Length of a game
arena-what = Counted in
arena-decisions = decisions
arena-cycles = cycles or turns
arena-p90 = p90
arena-endings = Endings
arena-ending = Ending
arena-sum = { $games } games, { $kept } of them kept from before

## ladder

ladder-help = Let all levels and old versions play one another, keep the games, and rate everybody.
ladder-verify-command-help = Play a random part of a ladder again, and compare it answer by answer.
ladder-table-help = Write the page of a ladder from its file.
ladder-file-help = The file of a ladder, a finished game on each line.
ladder-setting-help = Only this mode of a title, such as legendary/duel; may be said again. Without it: two and four seats, everybody for themselves; “all” is every mode.
ladder-step-help = Only these two, such as captain:settler@1; may be said again. With more than two sides the first plays alone among the second.
ladder-games-help = Games of each pair where there are two sides.
ladder-among-help = Games of each pair where there are more.
ladder-verify-help = How many games to play again.
ladder-write-help = Write the page here instead of printing it.
ladder-steps = Steps
ladder-setting = Setting
ladder-upper = Upper
ladder-lower = Lower
ladder-ms = ms an answer
ladder-ratings = Ratings, { $setting }
ladder-points = Points
ladder-verified = { $games } games played again, { $wrong } of them other than kept
ladder-differs = The game of { $bots }, seed { $seed }, differs from answer { $answer } on.
ladder-other-version = The game of { $bots }, seed { $seed }, was kept of other versions.
ladder-page-head =
    # Ladder
    { "" }
    Written by `pelagos ladder table` from the games of `pelagos ladder`: who wins how often, with 95 % intervals
    (Wilson’s), what would be fair, the processor time of an answer of the upper bot, and the seeds. With more than two
    sides the upper bot plays alone among the lower one. Ratings are those of Plackett and Luce, in points of chess:
    400 are odds of ten to one; the first Settler has 0.
ladder-page-columns = | upper | lower | games | wins, per cent | fair | ms an answer | seeds |
ladder-page-ratings = | bot | points | 95 % |
error-unknown-setting = There is no setting “{ $setting }”; there is { $known }.
error-bad-step = “{ $step }” is not two bots with a colon between them.

## balance

balance-help = Let bots play themselves, and say how often each seat wins.
balance-svg-help = Draw the rates to this file.
balance-seats = By seat
balance-places = By place in the first turn order
balance-seat = Seat
balance-place = Place
balance-heading = { $title }, { $seats } seats{ $board ->
    [none] {""}
   *[other] , board { $board }
}: { $games } games of { $bots }
balance-axis = Share of the wins, with 95 % intervals; the line is a fair share.
balance-drawn = The picture is in { $path }.

## perft

perft-help = Count the sequences of answers from the opening.
perft-depth-help = How many answers deep.
perft-progress = counting
perft-depth = Depth
perft-nodes = Sequences

## bench

bench-help = Measure decisions and copies, alone or against other engines.
bench-title-help = The title to measure; all of them unless said.
bench-against-help = Engines of bench/peers.py: chess, catanatron.
bench-rounds-help = How many interleaved rounds.
bench-slice-help = Seconds of CPU time an engine gets in a round.
bench-progress = measuring
bench-compiled = Compiled build
bench-pure = Pure build
bench-engine = Engine
bench-ours = { $title }, { $seats } seats
bench-decision = µs a decision
bench-spread = from–to
bench-copy = µs a copy
bench-ratio = decision / copy × { $peer }

## serve

argument-data = The folder with the server’s data.
serve-help = Serve tables to browsers and programs.
serve-host-help = Where to listen; 0.0.0.0 lets everybody in who can reach this machine.
serve-port-help = The port to listen at; 0 takes a free one.
serve-origin-help = The address under which browsers know the server, when a proxy stands before it; may be said again.
serve-secure-help = Send cookies over HTTPS only; the default when every --origin begins with https.
serve-proxy-help = The address of a proxy whose X-Forwarded-For is believed; may be said again.
serve-bots-help = How many processes think for bots.
argument-database = A database of PostgreSQL, such as postgresql://user@host/name, in place of a file in the data folder.
serve-durable-help = Wait for the disk at every move, so that not even a power cut loses one.
serve-keep-running-help = After how many days a running game that nobody uses is removed; 0: never.
serve-keep-running-guests-help = The same where nobody at the table has an account.
serve-keep-finished-help = After how many days a finished game that nobody looks at is removed; 0: never.
serve-keep-finished-guests-help = The same where nobody at the table has an account.
serve-archive-help = Keep the records of games that are removed in the folder “archive” of the data.
serve-metrics-help = Who may read /metrics.
serve-wire-help = How messages of sockets go: the direct way if it passes a check (auto), or one of the two by force.
serve-imprint-help = A text file about whoever runs the server, for the privacy page: who, where, how to reach them.
serve-keep-removed-help = How many days a removed table can be restored.
serve-keep-reports-help = How many days closed reports, and mutes and bans that have ended, are kept.
serve-keep-audit-help = How many days the audit log is kept.
serve-outbound-help = Let webhooks and push reach this address although it lies in your own network or has no HTTPS; may be said again.
serve-mail-help = The mail server that takes messages; without one, no mail is sent. The password stands in PELAGOS_MAIL_PASSWORD, or in the file that PELAGOS_MAIL_PASSWORD_FILE names.
serve-mail-security-help = How the connection to it is encrypted: starttls (port 587), tls (465), plain (25).
serve-mail-user-help = The name to sign in with at the mail server.
serve-mail-from-help = The address that messages come from.
serve-vacation-help = Days of vacation that an account may take in a year, in its games by post.
serve-log-help = How much is logged to stderr.
serve-open-help = Open a browser.
serve-offline-help = Serve the table without a server, as `make offline` builds it, under /offline/ from this folder.
serve-ready = Pelagos answers at { $address }; its data lie in { $path }. Ctrl-C stops it, and no game is lost.

## admin

admin-help = Look after a server’s data.
admin-file-help = A copy of the database.
admin-backup-help = Copy the database to a file; the server may run.
admin-backup-done = The copy is in { $path }. It holds every secret of every game: keep it safe.
admin-copy-help = Copy everything to an empty database of the other kind, or elsewhere; no server may run.
admin-copy-from-help = A data folder, or an address such as postgresql://user@host/name.
admin-copy-to-help = The same; it is made if need be, and must be empty.
admin-copy-line = { $table }: { NUMBER($rows) }
admin-copy-done = { NUMBER($rows) } rows of { NUMBER($tables) } kinds were copied, and compared one by one.
admin-restore-help = Put a copy in the place of the database; the server must not run.
admin-restore-done = The database is that of { $path }.
admin-restore-kept = What was there before is in { $path }.
admin-reset-help = Make a link with which somebody sets a new password; the server may run.
admin-reset-name-help = The name of the account.
admin-reset-origin-help = The address under which browsers know the server, so that the link can be opened as it is.
admin-reset-done = Give this link to { $name }, and to nobody else. It works once, for a day, behind the address of your server:
admin-rerate-help = Work out all ratings once more from the finished games, and say what differs. No server may run meanwhile.
admin-rerate-check-help = Only say what differs.
admin-rerate-added = { $game }: had not been counted
admin-rerate-dropped = { $game }: does not count any more
admin-rerate-corrected = { $game }: the table says otherwise than what was noted
admin-rerate-line = { $holder }, { $title } { $mode }: { $before } → { $after }
admin-rerate-done = { $games ->
    [one] One game
   *[other] { $games } games
} counted, { $differ ->
    [0] every rating was right.
    [one] one rating set right.
   *[other] { $differ } ratings set right.
}
admin-rerate-checked = { $games ->
    [one] One game
   *[other] { $games } games
} counted, { $differ ->
    [0] every rating is right.
    [one] one rating is wrong.
   *[other] { $differ } ratings are wrong.
}
admin-stats-help = Count tables, accounts and the like.
admin-stats-waiting = Tables that wait
admin-stats-running = Tables that play
admin-stats-over = Tables that are over
admin-stats-title = Tables of { $title }
admin-stats-accounts = Accounts
admin-stats-devices = Devices signed in
admin-stats-tokens = Tokens
admin-stats-calls = Calls since the last saves
admin-stats-jobs = Things due
admin-stats-size = Size
admin-rehearse-help = Play every stored game again by this version, change nothing, and list what differs.
admin-rehearse-file-help = A copy of the database; without it, the folder of the server, which may run.
admin-rehearse-progress = Games played again
admin-rehearse-line = { $game } ({ $title }): { $sentence }
admin-rehearse-cannot-open = this version cannot open it ({ $detail }).
admin-rehearse-answer = answer { $n } ({ $detail }) cannot be given any more.
admin-rehearse-events = at answer { $n } something else happens ({ $detail }).
admin-rehearse-position = after { $n } answers it stands otherwise ({ $detail }).
admin-rehearse-versions = { "  " }It was played under { $count } versions of the rules, so an earlier change may be the reason.
admin-rehearse-summary = { $games ->
    [one] One game was
   *[other] { $games } games were
} played again ({ $answers ->
    [one] one answer
   *[other] { $answers } answers
}); { $differ ->
    [0] nothing differs
    [one] one differs
   *[other] { $differ } differ
}.
admin-broken-help = List the tables that could not be opened when they were last asked for.
admin-broken-line = { $game }: { $code }, since { $since }
admin-broken-count = { $count ->
    [0] No table is broken.
    [one] One table is broken; it stays as it is until a version of the program opens it.
   *[other] { $count } tables are broken; they stay as they are until a version of the program opens them.
}

### for moderators

admin-grant-help = Let an account moderate: reports, mutes, bans, tables.
admin-granted = { $name } is an admin now.
admin-revoke-help = Let an account moderate no longer.
admin-revoked = { $name } is no admin any more.
admin-users-help = List accounts, the newest first.
admin-user-help = Show one account: its tables, mutes, bans and reports.
admin-mute-help = Let somebody write in no chat, for a time or for good.
admin-unmute-help = End a mute.
admin-ban-help = Let somebody neither sign in nor sit nor write, for a time or for good; they leave their seats.
admin-unban-help = End a ban.
admin-sanctions-help = List the mutes and bans that hold.
admin-tables-help = List tables, the last touched first.
admin-show-table-help = Show one table.
admin-remove-table-help = Hide a table from everybody; it can be restored for some time.
admin-restore-table-help = Show a removed table again, as it was.
admin-hide-line-help = Hide a line of chat, or show it again.
admin-reports-help = List what players and spectators have reported, with the chat around it.
admin-close-report-help = Say that a report is dealt with.
admin-audit-help = List who did what, when and why.
admin-name-help = The name of an account.
admin-table-help = The id of a table.
admin-reason-help = Why. Whoever is muted or banned reads it; the audit log keeps it.
admin-hours-help = How many hours it lasts.
admin-for-good-help = Without an end.
admin-of-report-help = Whom this report is about, with their address if they have no account.
admin-at-table-help = Who sits at this table; with --seat.
admin-at-seat-help = The number of the seat, from 0.
admin-address-help = Everybody at this address who has no account.
admin-number-help = The number of the mute or ban.
admin-search-help = Only those that begin so.
admin-removed-help = Only removed ones.
admin-closed-help = Those that are dealt with.
admin-channel-help = The channel of the chat: table, spectators, team-0 …
admin-line-help = The number of the line.
admin-show-help = Show it again.
admin-report-number-help = The number of the report.
admin-muted = { $name } is muted. A running server follows within a second.
admin-banned = { $name } is banned. A running server follows within a second.
admin-lifted = { $count ->
    [one] One was lifted.
   *[other] { $count } were lifted.
}
admin-table-removed = Table { $game } is removed.
admin-table-restored = Table { $game } will be there again as soon as the server looks.
admin-line-done = Line { $number } of table { $game }: the server will see to it.
admin-report-closed = Report { $number } is closed.
admin-none = There is nothing.
admin-number = No.
admin-kind = What
admin-whom = Whom
admin-until = Until
admin-by = By
admin-reason = Why
admin-when = When
admin-act = Act
admin-created = Since
admin-seen = Seen
admin-marks = Marks
admin-table = Table
admin-title = Game
admin-phase = Phase
admin-phase-removed = { $phase }, removed
admin-touched = Touched
admin-people = Who
admin-for-good = for good
admin-user = { $name }, since { $created }, reported { $reports ->
    [one] once
   *[other] { $reports } times
}
admin-user-sanction = { $kind } since { $since } until { $until }: { $reason }
admin-user-table = { $game }: { $title }, { $phase }
admin-chair = Seat { $seat }: { $kind }, { $name }
admin-report = { $number } · { $at } · { $kind } · about { $reported }, by { $reporter } · table { $game }, version { $version }: { $text }
admin-report-line = { $mark } { $number } { $name }: { $text }

error-say-whom = Say who is meant, in one way: NAME, --report, --table with --seat, or --address.
error-say-how-long = Say how long: --hours, or --for-good.
error-say-which-sanction = Say which one: NAME or --number.
error-nothing-to-lift = { $name } has no such mute or ban.
error-no-table-of-id = There is no table { $game }.

## Refusals

error-wire-unusable = The direct wire does not fit the installed uvicorn or websockets ({ $reason }). Start without --wire direct.
error-port-taken = Port { $port } is taken; is a server running already? Choose another with --port.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.
error-bad-mail-server = “{ $server }” should read like mail.example.org or mail.example.org:587.
error-bad-mail-from = “{ $address }” is no address that mail can come from.
error-unreadable-password = The password of the mail server cannot be read from { $path }.
error-bad-origin = “{ $origin }” should read like https://games.example.org, with nothing behind the name.
error-folder-unusable = The folder { $path } cannot be written ({ $reason }). It must belong to whoever runs the server; choose another with --data.
error-folder-in-use = A server is using { $path }; stop it first, or choose another folder with --data.
error-copy-exists = { $path } exists already; choose another name.
error-not-our-database = { $path } is no database of Pelagos.
error-broken-database = { $path } is damaged.
error-bad-database-address = The address of a database should read like postgresql://user@host/name.
error-database-unreachable = The database { $path } cannot be reached: { $reason }
error-database-in-use = Another server is using the database { $path }; stop it first, or choose another with --database.
error-use-pg-dump = Copies of a PostgreSQL database are made by pg_dump, and put back by pg_restore.
error-target-not-empty = { $path } holds something already; nothing was copied.
error-copy-differs = The rows of “{ $table }” did not arrive as they were; nothing was copied.
error-newer-database = { $path } comes from a newer version of Pelagos.

error-bad-pair = “{ $pair }” should read name=value, each name once.
error-no-generator = No boards can be drawn for “{ $title }”, only for { $known }.
error-no-mode = Say for which mode the board is, such as --mode ffa4.
error-no-terminal = The commands need more than a plain install: pip install "pelagos[play]", or "pelagos[terminal]" for all but the server.
error-no-extra = This needs more than is installed: pip install "pelagos[{ $extra }]".
error-no-resvg = PNG files need more than is installed: pip install "pelagos[png]", or use --svg.
error-no-such-answer = There is no answer { $at }; the game has { $most }.
error-no-picture = There are no pictures of “{ $title }” yet.
error-no-cells = The board “{ $board }” has no cells, so it cannot be drawn.
error-no-file = There is no file { $path }.
error-text-not-utf8 = { $path } is not text in UTF-8, as line { $row } shows; save it as UTF-8.
error-unreadable = { $path } cannot be read: { $reason }.
error-unwritable = { $path } cannot be written: { $reason }.
error-file-exists = { $path } exists already; save! { $path } replaces it.
error-no-path = Say a file name behind it.
error-bad-count = “{ $word }” is not a number.
error-other-title = { $path } is a game of { $found }, not of { $title }.
error-no-such-number = There is no option { $number }; they go from 1 to { $most }.
error-ambiguous = “{ $phrase }” may mean “{ $first }” or “{ $second }”.
error-unknown-viewer = “{ $word }” does not sit at this table; there is { $known }.
error-crashed = The rules broke down with { $what }: { $detail }.
error-endless = The game did not end within { $decisions } decisions.
error-worker-died = A worker process died, perhaps for want of memory.
error-bad-results = { $path } has a line { $row } that is no finished game.
error-bot-twice = “{ $pair }” should read seat=bot, each seat once; the seats are { $known }.
error-no-peers = The engines to measure against stand in { $path } of a checkout; run `make bench` there.
error-unknown-peer = There is no engine “{ $peer }” to measure against; there is { $known }.
error-missing-peer = The engine “{ $peer }” is not installed here; `make bench` installs it apart from Pelagos and measures.
error-bad-vapid-key = { $path } holds no key for push messages. Put it back from a copy, or remove it: then a new one is made, and every device must be added anew.

## lessons

lessons-help = Lessons: list them, check them.
lessons-list-help = List the courses of every title with their lessons.
lessons-check-help = Play lessons along every branch and look their sentences up in every language.
lessons-which-help = Titles, or lessons such as legendary/goal; all if none is named.
lessons-lesson = Lesson
lessons-course = Course
lessons-about = About
lessons-minutes = Minutes
lessons-progress = Lessons
lessons-sum = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
} with { $branches } branches and { $decisions } decisions, in { $languages }: { $failed ->
    [0] all hold.
    [one] 1 fault.
   *[other] { $failed } faults.
}
lessons-play-help = Take a lesson in the terminal.
lessons-play-which = Which lesson, such as legendary/goal.
lessons-hint = Enter for the next step; again, restart, show, look, quit.
lessons-elsewhere = That is allowed, but it is not what was meant; it is taken back.
lessons-finished = The lesson is done. By yourself you did { $understood ->
    [one] 1 step.
   *[other] { $understood } steps.
}
error-no-such-lesson = There is no title or lesson “{ $text }”; `pelagos lessons list` shows them.

## puzzles

puzzles-help = Puzzles: solve them, check them, mine new ones.
puzzles-list-help = Count the puzzles of every title by theme and stars.
puzzles-play-help = Solve a puzzle in the terminal; without a name the puzzle of the day.
puzzles-check-help = See whether every puzzle holds under the present rules; with --search also whether its grades do.
puzzles-mine-help = Play games between bots and look for puzzles in them; what the file has is not mined again.
puzzles-select-help = Choose from what was mined what is to be shipped.
puzzles-which-help = Titles; all if none is named.
puzzles-title = Title
puzzles-theme = Theme
puzzles-stars = Stars
puzzles-count = Puzzles
puzzles-sum = { $puzzles ->
    [one] 1 puzzle.
   *[other] { $puzzles } puzzles.
}
puzzles-progress = Puzzles
puzzles-search-help = Search so many puzzles of each title again.
puzzles-searching = Searching
puzzles-fallen = another search prefers “{ $best }”; the answer of the puzzle loses { $lost } wins in 100 against it.
puzzles-checked = { $checked } puzzles checked, { $searched } searched again, { $failed } wrong.
puzzles-games-help = So many games are mined, one for each seed.
puzzles-out-help = The file of what is found.
puzzles-mining = Games
puzzles-mined = { $games ->
    [one] 1 game mined
   *[other] { $games } games mined
}, { $puzzles ->
    [one] 1 puzzle found
   *[other] { $puzzles } puzzles found
}.
puzzles-mined-help = A file of “puzzles mine”.
puzzles-most-help = At most so many.
puzzles-without-help = A file with the names of puzzles that are left out, one at the beginning of each line.
puzzles-selected = { $chosen } of { $puzzles } puzzles from { $games } games.
puzzles-play-which = Which puzzle, such as legendary/3f09ab12cd; after a title alone, that of the day.
error-no-puzzles = { $title } has no puzzles.
puzzles-asked = Find the answer that is clearly best. { $stars } of { $most } stars.
puzzles-hint = Type an answer or its number; again, show, look, quit.
puzzles-graded = { $grade ->
    [best] The best answer:
    [good] As good as the best:
    [inaccurate] Not quite the best:
    [mistake] A mistake:
    [blunder] A blunder:
   *[behind] Not among the answers worth a search:
} { $phrase }{ $chance ->
    [-1] {""}
   *[other] {" "}({ $chance } wins in 100)
}


## datasets

dataset-help = Let bots play, and write the games as records and Parquet tables for research.
dataset-env = The name of an environment, such as pelagos/hellas_2-v0.
dataset-bots-help = Bots by name, parted by commas; they take the seats in turn, and move one seat on from game to game.
dataset-games-help = How many games the dataset has.
dataset-seed-help = The seed of the first game; the next ones have the next.
dataset-shard-help = How many games a file holds.
dataset-out-help = The folder; what is there already is not made again.
dataset-progress = playing
dataset-sum = { $games } games in { $shards } shards, { $kept } of them kept from before: { $path }
argument-on = Where to work: on this machine unless said; ray for a Ray cluster here, ray:ADDRESS for another.
