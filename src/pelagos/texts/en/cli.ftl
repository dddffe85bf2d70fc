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

## verify

verify-help = Check that nature answered as the sealed secret demands.
verify-done =
    { $outcomes ->
        [0] The seal holds, and nature was never asked.
        [one] The seal holds: the one outcome is as it must be.
       *[other] The seal holds: all { $outcomes } outcomes are as they must be.
    }

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
serve-durable-help = Wait for the disk at every move, so that not even a power cut loses one.
serve-metrics-help = Who may read /metrics.
serve-mail-help = The mail server that takes messages; without one, no mail is sent. The password stands in PELAGOS_MAIL_PASSWORD, or in the file that PELAGOS_MAIL_PASSWORD_FILE names.
serve-mail-security-help = How the connection to it is encrypted: starttls (port 587), tls (465), plain (25).
serve-mail-user-help = The name to sign in with at the mail server.
serve-mail-from-help = The address that messages come from.
serve-vacation-help = Days of vacation that an account may take in a year, in its games by post.
serve-log-help = How much is logged to stderr.
serve-open-help = Open a browser.
serve-ready = Pelagos answers at { $address }; its data lie in { $path }. Ctrl-C stops it, and no game is lost.

## admin

admin-help = Look after a server’s data.
admin-file-help = A copy of the database.
admin-backup-help = Copy the database to a file; the server may run.
admin-backup-done = The copy is in { $path }. It holds every secret of every game: keep it safe.
admin-restore-help = Put a copy in the place of the database; the server must not run.
admin-restore-done = The database is that of { $path }.
admin-restore-kept = What was there before is in { $path }.
admin-reset-help = Make a link with which somebody sets a new password; the server may run.
admin-reset-name-help = The name of the account.
admin-reset-origin-help = The address under which browsers know the server, so that the link can be opened as it is.
admin-reset-done = Give this link to { $name }, and to nobody else. It works once, for a day, behind the address of your server:
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

## Refusals

error-port-taken = Port { $port } is taken; is a server running already? Choose another with --port.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.
error-bad-mail-server = “{ $server }” should read like mail.example.org or mail.example.org:587.
error-bad-mail-from = “{ $address }” is no address that mail can come from.
error-unreadable-password = The password of the mail server cannot be read from { $path }.
error-bad-origin = “{ $origin }” should read like https://games.example.org, with nothing behind the name.
error-folder-in-use = A server is using { $path }; stop it first, or choose another folder with --data.
error-copy-exists = { $path } exists already; choose another name.
error-not-our-database = { $path } is no database of Pelagos.
error-broken-database = { $path } is damaged.
error-older-database = { $path } is of an older version; start the server once, which brings it up to date.
error-no-such-account = There is no account “{ $name }”.
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
error-no-text = { $path } is not text in UTF-8, as line { $line } shows; save it as UTF-8.
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
