# The pages around the table: start, new tables, rules, after the game, account.

lobby-account = Account
lobby-skip = To the content
lobby-failed = That did not work: { $why }
lobby-offline = No answer from the server. Try again in a moment.
lobby-try-again = Try again

## Starting

lobby-play-now = Play now
lobby-play-now-what = Against bots. The game begins at once.
lobby-against-bots = { $count ->
    [one] against one bot
   *[other] against { $count } bots
}
lobby-level-and-seats = Level and players
lobby-practice = Practice
lobby-practice-what = You may go back to any moment; the game counts for nothing.
lobby-paused = paused
lobby-level = How well the bots play
lobby-friends = With friends
lobby-friends-what = You get a link. Whoever opens it can sit down.
lobby-make-table = Make the table
lobby-device = On this device
lobby-device-what = Several people, one screen. What you hold is hidden while you hand it on.
lobby-device-start = Begin
lobby-player-name = Player { $number }
lobby-player-bot = Leave the name empty for a bot.
lobby-bot-here = bot
lobby-title = Game
lobby-players = Players
lobby-pace = Pace
lobby-public = List it among the open tables
lobby-more-settings = All settings
lobby-your-name = Your name

## Lists of tables

lobby-mine = Your games
lobby-open = Open tables
lobby-open-none = Nobody waits for players now. Make a public table.
lobby-running = Being played
lobby-running-none = No public game is being played.
lobby-over = Finished games
lobby-over-none = No public game has ended yet.
lobby-over-none-here = No game has ended on this device yet.
lobby-your-turn = Your turn
lobby-continue = Continue
lobby-join = Join
lobby-watch = Watch
lobby-review = See how it went
lobby-to-waiting-room = To the table
lobby-older = Show all
lobby-deed-at = { $deed }: { $title }
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-free-chairs = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lobby-broken = cannot be opened at present
lobby-look = Look
lobby-to-answer = { $name } is to answer
lobby-import = Open a record
lobby-import-what = Shows a game from a file that ends in .game.

## A new table

lobby-new = A new table
lobby-new-title = Which game
lobby-new-variant = How many, and how
lobby-new-board = Board
lobby-new-options = House rules
lobby-new-options-what = These are as most people play. Change what you like.
lobby-new-chairs = Who sits where
lobby-new-pace = Pace
lobby-new-terms = At the table
lobby-seat = Seat { $number }
lobby-chair-me = me
lobby-chair-bot = bot: { $level }
lobby-chair-open = free
lobby-chair-name = Name at seat { $number }
lobby-several-me = Several seats of yours are played on this device.
lobby-default = { $choice } (usual)
lobby-option-none = none
lobby-option-number = a number
lobby-option-how-many = How many
lobby-board-drawn = by chance
    .what = The tiles are drawn and laid for this table, and nobody knows the board before.
lobby-start-at-once = Start the game
lobby-start-later = The game starts when every seat is taken.
lobby-sit-somewhere = Take a seat yourself, or sign in to make a table for others.

## Pace and terms

lobby-pace-none = no clock
    .what = Everybody takes the time it takes.
lobby-pace-live = live
    .what = A clock for the whole game, and some seconds more after each answer.
lobby-pace-post = by post
    .what = Days for each answer, a bank for when it takes longer, and holidays.
lobby-pace-live-told = { $minutes } min + { $seconds } s
lobby-pace-post-told = { $days ->
    [one] one day an answer
   *[other] { $days } days an answer
}
lobby-minutes = Minutes for the game
lobby-seconds = Seconds more after each answer
lobby-days = Days for an answer
lobby-bank = Days in the bank
lobby-off = Days of holidays
lobby-out-of-time = Who runs out of time
lobby-out-of-time-bot = is helped out by a bot
lobby-out-of-time-loss = loses
lobby-leaver = The seat of who leaves
lobby-leaver-bot = is played by a bot
lobby-leaver-empty = stays empty until somebody takes it
lobby-stand-in = That bot
lobby-newcomers = A chair in the running game
lobby-newcomers-invited = is taken if you agree
lobby-newcomers-anyone = may be taken by anyone
lobby-newcomers-nobody = is taken by nobody
lobby-five = Rules in five minutes
lobby-five-of = Read { $title } in five minutes
lobby-synonyms = retreat|flee|run away|withdraw = retreat | withdraw; draw in battle|tie in battle|tie|draw|equal dice = tied ; when does it end|end of the game|how does it end|who wins|win|victory = game ends | wins ; how many players|players = seats | players ; lose all|eliminated|knocked out = eliminated ; tie break|same number = tied ; not enough gold|cannot pay|broke = cannot pay ; first player|who starts|turn order = turn order | turn track ; shuffle|deck empty|no cards left = shuffled | deck ; hand limit|too many cards = hand | cards ; last island|last land|last city = last ; income|money|gold every turn = income ; outbid|bid more|auction|bidding = offer | outbid ; dice|die|roll = die ; move|movement|sail|march = move ; build|building|construct = building ; temple|temples = temple ; undo|take back = taken back ; stop a card|counter|cancel = veto ; steal|theft = steal
lobby-coach = The coach may be asked (by post only by whoever plays against bots)
lobby-spectators = Others may look on
lobby-listed = List it on the start page

## Rules

lobby-rules-of = { $title }: the rules
lobby-rules-in-english = The rules are told in English.
lobby-rules-partly-english = Clauses that are not translated yet are told in English.
lobby-rules-older = The English of this clause is newer than this translation.
lobby-rules-choose = Choose a game.
lobby-search = Search the rules
lobby-found = { $count ->
    [0] Nothing is found.
    [one] One clause.
   *[other] { $count } clauses.
}
lobby-outline = Contents
lobby-back-to-game = Back to the game

## After the game

lobby-place = { $place }.
lobby-places = Places
lobby-length-cycle = { $periods ->
    [one] One cycle, { $decisions } decisions
   *[other] { $periods } cycles, { $decisions } decisions
}
lobby-length-turn = { $periods ->
    [one] One turn, { $decisions } decisions
   *[other] { $periods } turns, { $decisions } decisions
}
lobby-back-to-table = To the table
lobby-curves = How it went
lobby-figure = What is drawn
lobby-when = When
lobby-at-the-end = At the end
lobby-as-began-cycle = As cycle { $number } began
lobby-as-began-turn = As turn { $number } began
lobby-as-table = As a table
lobby-dice = Luck with the dice
lobby-dice-figures = { $count ->
    [one] One die: { $actual }, expected { $expected }
   *[other] { $count } dice: { $actual } in all, expected { $expected }
}
lobby-wins = Battles against their odds
lobby-wins-figures = { $count ->
    [one] One battle: { $actual } won, expected { $expected }
   *[other] { $count } battles: { $actual } won, expected { $expected }
}
lobby-battles = Battles
lobby-battle-won = { $chance } for the attack. { $name } won.
lobby-battle-if = That was if { $name } played { $cards }; otherwise { $chance }.
lobby-battle-nobody = { $chance } for the attack. Nobody was left.
lobby-against = against
lobby-show = Show
lobby-show-battle = Show the battle: { $place }
lobby-all-battles = { $count ->
   *[other] Show all { $count }
}
lobby-replay = Replay
lobby-eyes = Seen by
lobby-eyes-all = one who sees everything
lobby-eyes-watch = somebody who looks on
lobby-run = Play
lobby-pause = Pause
lobby-replay-said = What happened at this move
lobby-replay-pace = Pace
lobby-replay-pace-slow = Slow
lobby-replay-pace-normal = Normal
lobby-replay-pace-quick = Quick
lobby-move-link = Link to move { $number }
lobby-move-copied = The link is copied.
lobby-show-move = Show move { $number }
lobby-turning = Where the game turned
lobby-seal = The dice
lobby-seal-what = Before the game the server locked its secret away, and every player added a number of their own. So nobody could choose what the dice show, and now everybody can check it.
lobby-seal-what-here = Before the game this device locked its secret away, and every player added a number of their own. So nobody could choose what the dice show, and now everybody can check it.
lobby-seal-check = Check the dice
lobby-seal-none = The dice of this game were not sealed: it came from a record.
lobby-seal-fits = Your browser has checked it: the secret is the one that was locked away before the game.
lobby-seal-broken = Your browser has checked it: the secret is not the one that was locked away before the game.
lobby-seal-cannot = On this connection your browser cannot calculate hashes; the server’s word has to do, or the record.
lobby-seal-kept = It is the commitment this device was given before it added its share.
lobby-seal-changed = This device was given another commitment before it added its share.
lobby-seal-drawn = { $count ->
        [one] Your browser has drawn the one outcome anew, and it is that of the game.
       *[other] Your browser has drawn all { $count } outcomes anew, and they are those of the game.
    }
lobby-seal-differs = Your browser draws something else for outcome { $number }: “{ $drawn }” instead of “{ $said }”.
lobby-seal-right = { $count ->
    [one] One outcome was dealt again from it, and is the same.
   *[other] All { $count } outcomes were dealt again from it, and are the same.
}
lobby-seal-wrong = The outcomes do not follow from it: { $why }
lobby-seal-numbers = The numbers
lobby-seal-commit = Published before the game: SHA-256 of the secret
lobby-seal-secret = The secret
lobby-seal-nonce = Added by { $seat }
lobby-seal-seed = The seed that follows, calculated by your browser
lobby-seal-elsewhere = To check every outcome yourself, download the record and run: pelagos verify FILE

## Account

lobby-account-what = You need none to play. With an account your games follow you to every device, and your name is yours.
lobby-admin = Moderation
lobby-admin-what = Reports, people, tables, and what was done.
lobby-privacy = Privacy
lobby-leaderboards = Leaderboards
lobby-your-ratings = Your ratings
lobby-rated = rated
lobby-sign-in = Sign in
lobby-sign-up = New account
lobby-sign-out = Sign out
lobby-sign-out-here = Sign out here
lobby-account-name = Name
lobby-password = Password
lobby-password-least = { $count ->
   *[other] At least { $count } characters.
}
lobby-password-change = Change the password
lobby-password-old = Password until now
lobby-password-new = New password
lobby-password-tokens = Withdraw all tokens of programs, too
lobby-password-changed = It is changed. Other devices have to sign in again.
lobby-devices = Devices
lobby-device-here = this one
lobby-device-seen = last seen { $day }
lobby-device-unknown = Some device
lobby-tokens = Tokens
lobby-tokens-what = With a token a program of yours can play and look in your name. It cannot change the account.
lobby-token-once = Copy it now: it is shown only this once.
lobby-token-label = What it is for
lobby-token-new = New token
lobby-token-drop = Withdraw
lobby-token-drop-named = Withdraw { $name }
lobby-blocks = Blocked
lobby-blocks-what = Whom you block cannot sit down at your tables, and you do not read what they say.
lobby-block-name = Name of an account
lobby-block = Block
lobby-unblock = No longer
lobby-unblock-named = Block { $name } no longer
lobby-data = Your data
lobby-export-what = Everything that is kept about you, your games included, in one file.
lobby-export = Download it
lobby-delete = Delete the account
lobby-delete-what = Your seats are left, and in finished games your name is replaced. This cannot be taken back.
lobby-delete-now = Delete it for good

## By post

lobby-post = By post
lobby-post-counted = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
lobby-post-turns = { $count ->
    [0] Your turn
   *[other] Your turn ({ $count })
}
lobby-post-turns-none = Nobody waits for you.
lobby-post-first = To the table that has waited longest
lobby-post-others = { $count ->
    [0] Others’ turn
   *[other] Others’ turn ({ $count })
}
lobby-post-others-none = You wait for nobody.
lobby-post-ended = Finished since your last visit
lobby-post-with = with { $names }
lobby-post-waited = Has waited for { $time }
lobby-post-waits-for = Waiting for { $name }, { $time } so far
lobby-post-left = Time left: { $time }
lobby-post-time-over = The time is over
lobby-post-no-limit = No time limit

## Passkeys, the address, a forgotten password, the games of a guest

lobby-or = or
lobby-prove = Prove once more that it is you.
lobby-prove-password = Continue
lobby-prove-passkey = Use a passkey
lobby-no-passkey = No passkey was used. Try again, or take another way.
lobby-passkeys = Passkeys
lobby-passkeys-what = Sign in with your finger, your face or the lock of your device. Nothing to remember, and nothing that can be stolen from this server.
lobby-passkeys-not-here = Passkeys do not work at this address or in this browser.
lobby-passkey-here = This device
lobby-passkey-label = Name of the new passkey
lobby-passkey-add = Add a passkey
lobby-passkey-unused = not used yet
lobby-passkey-used = last used { $day }
lobby-passkey-drop = Remove
lobby-passkey-drop-named = Remove the passkey { $name }
lobby-passkey-sign-in = Sign in with a passkey
lobby-passkey-sign-up = New account with a passkey, without a password
lobby-password-first = Set a password
lobby-address-what = With a confirmed address you can set a new password if you forget yours.
lobby-address-no-mail = If you forget your password, ask whoever runs this server.
lobby-address-sent = A link to confirm it is on its way to { $address }.
lobby-address-optional = E-mail (if you like)
lobby-address-why = Only to set a new password, and to tell you what you ask to be told.
lobby-forgotten = Password forgotten?
lobby-forgotten-who = Name or e-mail address
lobby-forgotten-ask = This server sends no mail. Ask whoever runs it for a link to set a new password.
lobby-forgotten-send = Send me a link
lobby-forgotten-sent = If there is such an account with a confirmed address, a link is on its way. It works for an hour. Else ask whoever runs this server.
lobby-reset = A new password
lobby-reset-what = Every other device will have to sign in again.
lobby-reset-passkeys = Remove all passkeys, too
lobby-reset-set = Set the password
lobby-reset-done = The password is set, and you are signed in here.
lobby-reset-no-link = Open this page by the link that you were sent.
lobby-guest-games = Games of this device
lobby-guest-games-take = Take them along
lobby-guest-games-kept = Some stay as they are: { $why }
lobby-guest-games-what = { $count ->
    [one] You play one game here as a guest. It can belong to { $name }, and follow you to every device.
   *[other] You play { $count } games here as a guest. They can belong to { $name }, and follow you to every device.
}
lobby-guest-games-along = { $count ->
    [one] Take the game of this device along
   *[other] Take the { $count } games of this device along
}
lobby-guest-games-taken = { $count ->
    [0] No game could be taken along.
    [one] One game is yours now.
   *[other] { $count } games are yours now.
}
lobby-guest-keep = Keep this game
lobby-guest-keep-what = You played as a guest, so it is known to this device alone. With an account your games follow you everywhere.

## Learning

lobby-learn = New here?
lobby-learn-what = Learn a game by playing it: short lessons with a teacher, on the real board. The first one takes three minutes.
lobby-learn-first = First lesson
lobby-learn-all = All lessons
lobby-learn-hide = Not now

# A page without a server
lobby-storage = Everything stays on this device: { $megabytes } MB in use.
lobby-storage-clear = { $count ->
    [one] Delete the finished game
   *[other] Delete { $count } finished games
}
lobby-storage-ask = For good?
lobby-storage-yes = Delete
lobby-storage-no = Keep them
