# Every code that a table can refuse with.

## Sitting down

error-no-such-seat = There is no seat with the number { $number }.
error-seat-taken = The seat { $seat } is taken.
error-nobody-there = Nobody sits at { $seat }.
error-not-at-this-table = Whoever you were as a guest is not known at this table.
error-already-seated = You sit at this table already.
error-not-your-seat = The seat { $seat } is not kept for you.
error-held-another-seat = In this game you have held the seat { $seat } and seen what it holds; you cannot take another.
error-no-newcomers = At this table nobody takes a chair while the game runs.
error-too-many-requests = { $most } others ask for chairs at this table; wait until they are answered.
error-no-seat-request = There is no request with the number { $number }.
error-there-from-the-start = Whoever sits at { $seat } was there from the start; only a vote of the others can remove them.
error-not-owner = Only the owner of the table may do that.
error-empty-seats = Nobody sits at { $seats } yet.
error-already-started = The game has begun.
error-not-started = The game has not begun.
error-game-over = The game is over.
error-no-spectators = This table has no spectators while the game runs.

## Terms

error-short-secret = The dealer’s secret needs at least { $least } bytes.
error-unknown-pace = There is no pace “{ $pace }”; there is { $known }.
error-bad-time = A time is a whole number of milliseconds from 0 to { NUMBER($most, useGrouping: 0) }.
error-no-time = A clock needs time for the game or for a move.
error-bad-terms = These terms cannot be read; out of time, leavers, spectators and newcomers take { $known }.

## Names, messages, words

error-text-too-long = That is too long; at most { $most } characters.
error-no-text = There is nothing left to show.
error-bad-word = An id, a level or a key has 1 to { $most } letters, digits and hyphens.
error-bad-nonce = A share of the seed is written in pairs of hexadecimal digits, at most { $most }.
error-no-channel = You cannot speak in “{ $channel }”.
error-no-such-line = There is no line { NUMBER($number, useGrouping: 0) } in that chat.
error-too-many-mutes = You can mute at most { $most } names.

## Answers

error-stale = The game has moved on: you answered version { $at }, and it is at { $version }.
error-wrong-number-of-phrases = Say at least one phrase and at most { $most } at a time.
error-phrase-too-long = A phrase has at most { $most } characters.
error-key-reused = Something else was said under this key.
error-nature-is-dealt = Nature’s answers are dealt here, not said.
error-no-bot-asked = No bot is asked at { $seat }.
error-undo-too-far = You can take { $most } of your answers back.
error-unknown-call = A table does not know that call; it knows { $known }.
error-bad-arguments-of-call = “{ $call }” takes these arguments: { $known }.

## Time

error-time-over = Your time is over.
error-no-holidays = There are no holidays at this table.
error-bad-holiday = A holiday begins now or later, ends after that, and does not meet another one.
error-not-on-holiday = You are not on holiday.
error-holidays-used-up = That is more than the { NUMBER($left, useGrouping: 0) } milliseconds of holidays you have left.

## Agreements

error-unknown-proposal = One can propose { $known }.
error-proposal-pending = Another proposal must be decided first.
error-cannot-move = Only a game of one person against bots, and no lesson, can be taken elsewhere.
error-no-proposal = Nothing is proposed.
error-already-voted = You have voted for it already.
error-vote-about-you = The others decide this without you.
error-too-few-to-remove = It takes at least { $least } votes to remove somebody who was there from the start.
error-no-checkpoint = There is no way back to { $to } answers.
error-paused = The game is paused; any player can go on with it.
error-not-paused = The game is not paused.
error-not-practice = Only at a practice table may one go back alone.
error-practice-is-alone = At a practice table one person plays against bots.
error-coach-off = The coach is switched off at this table.
error-coach-by-post = By post the coach helps only whoever plays against bots alone.
error-practice-terms = A practice table has no clock and takes no newcomers.
error-rated-terms = A rated game has a clock, whose end is a loss; a bot takes over for whoever leaves, nobody joins later, and there is no coach and no practice.
error-rated-needs-account = Only people with an account play rated games.
error-rated-is-agreed = Others have sat down already; whether the game is rated stays as it is.
error-rated-from-the-start = Only a game that begins here can be rated.
error-not-where-rated = In a rated game this cannot be agreed on.
error-not-over = The game is not over.
error-no-rematch = Nobody offers you a rematch.

## Standing orders

error-no-orders = { $title } knows no standing orders.
error-no-order-left = You have left no order.
error-order-is-silent = The order has nothing to say now.
error-order-empty = The order says nothing.
error-order-too-long = An order has at most { $most } characters.
error-order-unknown-part = “{ $part }” cannot be understood; an order knows { $known }.
error-order-two-plans = “{ $part }” would be a second bidding plan; put the gods into one, parted by commas.
error-order-unknown-god = There is no god “{ $word }”; there is { $known }.
error-order-needs-limit = Up to how much? Write “{ $god } up to 5”.
error-order-free-god = Nobody offers gold to { $god }: the name alone is enough, and no amount is ever reached.
error-order-bad-number = “{ $word }” is not an amount of at least 1.

## Records

error-record-too-long = A record that is brought along has at most { $most } characters.
error-record-too-many-lines = A record that is brought along has at most { $most } lines.
error-described-start = A record that begins from a described position cannot be played on at a table.
error-unknown-analysis-wish = “{ $wish }” cannot be done in an analysis; there is { $known }.
error-not-a-lesson = This is no lesson: there is no teacher at this table.
