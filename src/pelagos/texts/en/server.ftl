# What the server refuses by itself.

error-no-such-table = There is no such table.
error-no-such-door = There is nothing at this address.
error-not-offline = This needs a server: here everything stays on this device.
error-offline-untimed = On this device games have no clock.
error-not-kept = This could not be stored on this device, so it was not done. Is its storage full?
error-wrong-method = This address is not asked in that way.
error-no-such-viewer = There is no viewer “{ $viewer }” at this table.
error-not-before-the-end = Other seats can be looked through when the game is over.
error-who-are-you = Tell who you are: with the key of your seat, or by signing in.
error-needs-account = For this you need an account.
error-unknown-key = This key opens no seat.
error-unknown-token = This token is not known.
error-unknown-scheme = Authorization begins with Seat or Bearer.
error-key-of-another-table = This key belongs to another table.
error-not-seated = You do not sit at this table.
error-not-asked = You are not asked now.
error-not-welcome = The owner of this table does not want you there.
error-not-our-page = This must come from Pelagos’ own page.
error-name-taken = This name is taken; choose another.
error-name-too-long = This name is too long.
error-wrong-password = Name and password do not go together.
error-only-signed-in = This is done on a page where you are signed in, not with a token.
error-no-such-token = You have no such token.
error-no-such-device = No such device is signed in.
error-no-such-name = There is nobody else of this name.
error-no-such-profile = Nobody of this name has played a rated game here.
error-too-many-tokens = You have { $most } tokens; withdraw one first.
error-too-many-blocks = You have blocked { $most } others; let one be first.
error-challenge-over = This was asked too long ago, or answered already; try again.
error-bad-passkey = This passkey does not fit.
error-unknown-passkey = This passkey opens no account here.
error-passkey-copied = This passkey seems to have been copied, so it is not accepted. Sign in another way and remove it.
error-passkey-known = This passkey belongs to an account already.
error-passkeys-need-a-name = Passkeys work where the server has a name, not at the address { $host }.
error-too-many-passkeys = You have { $most } passkeys; remove one first.
error-no-such-passkey = You have no such passkey.
error-last-way-in = This is the only way you can sign in; set a password or add another passkey first.
error-prove-first = Give your password or a passkey once more first.
error-no-guest-here = These keys open no seat of a guest at this table.
error-no-such-reset = This link has been used, or is too old. Ask for another.
error-no-mail = This server sends no mail. Ask whoever runs it for a link to set a new password.
error-unknown-host = This server does not answer to that name; whoever runs it can add it with --origin.
error-page-not-built = The page was not built. The server answers programs all the same; `make web` in a checkout builds it.
error-no-such-clause = There is no clause “{ $wanted }”.
error-wrong-chairs = The game has { $seats } seats, and { $chairs } chairs were sent.
error-coach-busy = The coach is busy with others. Ask again in { $wait } seconds.
error-no-primer = Of { $title } there is no such short account.
error-unknown-example = There is nothing to try under “{ $name }” in { $title }.
error-practice-is-unlisted = A practice table is not listed.
error-seat-kept = Seat { $seat } is kept for whoever sat there in the game before.
error-nobody-sits = Somebody without an account must sit down at the table he makes.
error-no-json = This is not JSON.
error-no-object = A message is an object.
error-unknown-message = A message says watch, unwatch, say, do or ping.
error-bad-request = This cannot be read: { $detail }
error-body-too-large = That is too large; at most { NUMBER($most, useGrouping: 0) } bytes.
error-message-too-large = A message has at most { NUMBER($most, useGrouping: 0) } characters.
error-too-often = Too fast; wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
}.
error-too-many-sockets = There are { $most } connections from there already.
error-too-many-watches = One connection follows at most { $most } seats.
error-too-many-tables = You have { $most } unfinished tables; end some first.
error-table-broken = The server cannot open this table at present. Nothing of it is lost.
error-other-rules = Under the rules of today, what was done here (“{ $call }”) leads to another question.
error-damaged-save = What is kept of this table on disk is damaged.
error-too-many-tables-of-guests = At your address guests have { $most } unfinished tables; end some first, or sign in.
error-store-failed = This could not be written down ({ $reason }), so nothing has changed. Try again in a moment.
error-fault = Something went wrong on our side; nothing has changed.
error-bad-address = This is no mail address.
error-address-refuses = Whoever reads that address does not want to be asked.
error-no-such-channel = Messages by { $channel } are not set up on this server.
error-too-many-contacts = You have { $most } contacts; remove one first.
error-too-many-confirmations = That address has been asked to confirm too often; try again tomorrow.
error-no-such-confirmation = This link is not known, or too old, or it was used already.
error-no-such-contact = There is no such contact.
error-not-confirmed = This address is not confirmed yet.
error-unknown-zone = There is no time zone “{ $zone }”.
error-vacation-used-up = That is more vacation than you have left in this year: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
error-bad-subscription = This is no push subscription of a browser that this server may send to.
error-bad-webhook-address = This address cannot be used: it must begin with https:// and a public name, with the usual port and without a password.
error-too-many-vacations = You have taken { $most } vacations in this year; take a longer one instead of many short ones.
error-too-many-webhooks = You have { $most } webhooks; remove one first.

# Reasons why a server is degraded or not ready, for whoever looks after it.
health-starting-or-stopping = The server is starting or stopping.
health-disk-full = The disk with the data folder is full: less than 32 MiB are free, and soon no move can be written.
health-disk-nearly-full = The disk with the data folder is nearly full: less than 512 MiB are free.
health-store-full = The last move could not be written: the disk is full.
health-store-locked = The database was locked by another process.
health-store-read-only = The database cannot be written: it, or its folder, is read-only.
health-store-gone = The database cannot be opened.
health-store-in-use = Another server has taken the database over, so this one cannot write.
health-store-broken = The database is damaged, or the disk fails. Restore a copy.
health-broken-tables = Some tables could not be opened. The log names their codes; their games are kept as they are.
health-bots-dead = A process of the bots died over the last question it was asked.
health-loop-lag = Within the last minute everybody had to wait for half a second or longer: the machine is too busy.
health-backlog = Much waits for clients that read slowly; the slowest will be cut off.
health-jobs-late = Bots, orders or clocks are more than a minute late.
health-notices-late = A message has waited for an hour or longer: its channel does not work, or nobody sends.
health-notices-given-up = Since yesterday a message was given up that could not be sent for days. The log names the channel.
health-connections-unlimited = Connections have no limits of ours: they do not fit the installed uvicorn, or the system.

## Moderation

error-table-removed = A moderator has removed this table. Whoever runs the server can restore it for some time.
error-muted = A moderator has muted you: you cannot write in any chat until { $until }. The reason: { $reason }
error-muted-for-good = A moderator has muted you: you cannot write in any chat. The reason: { $reason }
error-banned = A moderator has banned you until { $until }. The reason: { $reason }
error-banned-for-good = A moderator has banned you. The reason: { $reason }
error-report-too-large = A report has at most { NUMBER($most, useGrouping: 0) } bytes.
error-too-many-reports = { $most } reports wait for a moderator already; try again later.
error-nobody-to-report = Nobody sits there who could be reported.
error-nothing-to-report = There is no such line of chat that you can read.
error-sign-in-again = Sign in again before you do this: you have been signed in for long.
error-is-admin = { $name } is an admin.
error-no-admin = { $name } is no admin.
error-nobody-to-sanction = Who that is cannot be told any more: there is no account, and no address is known.
error-sanction-whom = Say who is meant: an account, a report, or a table and a seat.
error-bad-hours = A mute or a ban lasts from 1 to { NUMBER($most, useGrouping: 0) } hours, or for good.
error-no-such-sanction = There is no mute or ban { NUMBER($number, useGrouping: 0) } that holds.
error-no-such-report = There is no open report { NUMBER($number, useGrouping: 0) }.
error-no-such-account = There is no account “{ $name }”.
error-nobody-at-seat = Nobody sits at seat { $number } of that table.
error-removed-already = That table is removed already.
error-not-removed = That table is not removed.
error-no-address = “{ $address }” is no address.
error-older-database = { $path } comes from an older version of Pelagos; start the server once, and it is brought up to date.
error-analysis-of-others = A game that is still played among people cannot be analysed here.
error-analysis-of-rated = A rated game can be analysed when it is over.
error-nobody-is-asked = Here nobody is asked anything.
error-not-an-analysis = This table is no analysis.

## Studies

error-study-busy = Other games are being studied. Ask again in { $wait } seconds.
error-study-failed = This game could not be studied. Ask again later.

## Tournaments

error-unknown-tournament-format = There is no such format. Known: { $known }.
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
error-no-next-season = The next season is announced only when a league is over.
error-tournament-not-so = { $phase ->
    [registration] That can be done only when the tournament has begun.
    [running] Registration is over.
   *[other] The tournament is over.
}

## Clubs

error-no-such-club = There is no such club.
error-too-many-clubs = You own { $most } clubs, and that is as many as can be.
error-member-already = You are a member already.
error-club-full = The club has { $most } members and requests, and that is as many as can be.
error-owner-stays = The owner makes somebody else the owner before leaving.
error-not-club-organiser = Only the owner and the organisers of the club can do that.
error-not-club-owner = Only the owner of the club can do that.
error-not-a-member = They are not a member of the club.
