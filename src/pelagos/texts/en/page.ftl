# What the page itself says, in English. The sentences of the titles are in their own files.

page-name = Pelagos
page-missing = There is no such page.
page-broken-help = The game stays as it was after the last move, and whoever runs this server has it in a list. Tell them, and come back when the server has been repaired: the game goes on from where it stands.
page-to-lobby = To the start page
page-close = Close
page-send = Send
page-loading = One moment…

## Whose turn

page-your-turn = Your turn
page-waits-for = { $name } is to answer
page-waits-for-bot = { $name } is thinking
page-waits-for-nature = The dice are rolling
page-end-comes = The end is being shown
page-waits-for-showing = It is your turn as soon as you have seen this
page-game-over = The game is over
page-asked-for = { $who } – { $question }
page-to-report = See how it went
page-next-turn = Next table where it is your turn ({ $count })
page-bell = It is your turn.

## Answering

page-choose-on-map =
    { $count ->
       *[other] Choose one of { $count } glowing places.
    }
page-show-list = Show them as a list
page-confirm = Confirm
page-back = Back
page-cancel = Cancel
page-undo = Undo
page-undo-law = Takes your last answer back. That is possible until dice roll, something comes to light or somebody else answers.
page-open-choice = still to choose
page-stepwise = Step by step
page-everybody-goes = All of them go; nobody stays behind.
page-leave-some = Leave some behind
page-stepwise-told = Say only the first step, and be asked how it goes on: who comes along, who stays behind.
page-went-by = Only one answer was possible, and it was given: { $answer }
page-telling = You are asked although only this is possible: left out, the question would tell the others something.
page-why-not = Why not?
page-why-not-of = { $deed }: why not?
page-why-not-unknown = That is not possible now.
page-why-not-turn = You are not asked now.
page-why-not-other = What you are asked now is not about this.
page-why-not-begun = It may be chosen, but not with what you have begun. Go back first.
page-read-clause = Read { $clause }
page-fewer = Fewer
page-more = More
page-number = How many
page-odds = { $place }: { $win } in 100 for the attack, { $loss } for the defence.
page-odds-nobody = In { $count } of 100 nobody is left.
page-odds-if = This holds if you play { $cards }; otherwise { $win } in 100 for the attack.
page-odds-fought-out = This holds if nobody retreats.
page-card-price =
    { $count ->
        [one] Costs 1 gold.
       *[other] Costs { $count } gold.
    }
page-card-choose = Choose { $name }
page-not-now = What cannot be done now
page-not-now-nothing = Everything there is can be done now.
page-costs = Costs
page-price =
    { $count ->
        [one] You pay 1 gold.
       *[other] You pay { $count } gold.
    }
page-price-offer =
    { $count ->
        [0] If it stands, you pay nothing.
        [one] If it stands, you pay 1 gold.
       *[other] If it stands, you pay { $count } gold.
    }
page-price-offers =
    { $count ->
        [0] For all your offers together you pay nothing.
        [one] For all your offers together you pay 1 gold.
       *[other] For all your offers together you pay { $count } gold.
    }
page-price-left =
    { $count ->
        [0] You keep nothing.
       *[other] You keep { $count }.
    }
page-price-short = You are { $count } short.
page-final = This cannot be taken back.
page-spread = Regroup
page-spread-what = Take pieces out of some places and put them into others. Then all of it is sent as one answer.
page-spread-drag = Drag the shining pieces on the map, or choose below.
page-spread-numbers = By numbers
page-spread-back = Put all back
page-spread-send = Leave them like this
page-spread-left = In your hand
page-spread-fewer = { $place }: one less, { $kind }
page-spread-more = { $place }: one more, { $kind }
page-moved-on = The game has moved on. Look again, then answer.
page-offline = No answer from the server.

## The table

page-table-menu = Table
page-turn = Turn
page-seats = Seats
page-log = Log
page-map = Map
page-map-comes = The map is being drawn…
page-older = Older
page-you = you
# Before the sign of the partner in a team.
page-partner = with
page-bot = bot, { $level }
page-away = away
page-lost = out of the game
page-clock = Time left
page-fields = The position
page-rules = Rules
page-learn = Learn
page-analyse = Analyse
page-puzzles = Puzzles
page-menu = Pages

## Stepping back

page-past = Step back through the game
page-past-first = To the beginning
page-past-earlier = Earlier
page-past-later = Later
page-past-now = Back to now
page-past-shown = You are looking at the past.
page-since = Since you last looked

## One device for several

page-hand-over = Hand the device to { $name }
page-hand-over-why = Everything is hidden until the next player is ready.
page-i-am = I am { $name }

## Talk

page-chat = Talk
page-say-something = Say something
page-no-talk = Nobody has said anything yet.
page-channel-table = Table
page-channel-team = Team
page-channel-spectators = Onlookers

## Reports

page-report-line = Report this line of { $name }
page-report-person = Report { $name }
page-report-heading = Report { $name } to the moderators
page-report-kind = What is it about?
page-report-name = The name
page-report-behaviour = How they behave
page-report-text = What should a moderator know? (You may leave this empty.)
page-report-what = The moderators get your words and the chat around it, and no cards of anybody. { $name } is not told.
page-report-send = Send the report
page-report-sent = Thank you. The moderators have your report.
page-line-hidden = Hidden by a moderator.

## Standing orders

page-order = Standing order
page-order-stands = Standing order (one is left)
page-order-what = Your private plan: it answers for you while it fits, and nobody else can see that there is one.
page-order-leave = Save this order
page-order-withdraw = Withdraw it
page-order-woken-none-fits = None of the gods of your standing order can be had within its limits: you decide.
page-order-woken-reached = Your standing order wakes you: the offer to { $god } has reached { $amount }.
page-order-how = Parts are separated by semicolons; choose an example to add it.
page-order-typed = Typed, in the words of records
page-plan-bids = Offers
page-plan-bid = { $number ->
    [1] First choice
   *[other] Else
}
page-plan-bid-add = Add a god
page-plan-bid-limit = up to
page-plan-bid-limit-of = Offer { $god } at most, in gold
page-plan-god = God in line { $number }
page-plan-gold = gold
page-plan-free = takes no gold
page-plan-up = { $god } earlier
page-plan-down = { $god } later
page-plan-remove = Remove { $god }
page-plan-every = In every cycle, not only the next offerings
page-plan-alarms = Wake me
page-plan-alarm = As soon as somebody offers
page-plan-alarm-add = Add an alarm
page-plan-alarm-limit = at least
page-plan-alarm-limit-of = Wake me when { $god } is offered, in gold
page-plan-others = While others act
page-plan-passes = Pass whatever I am asked until my next turn
page-plan-now = Now:
page-plan-says = it would answer “{ $answer }”.
page-plan-silent = it says nothing to the question you are asked.
page-plan-not-asked = you are not asked, so it waits.
page-plan-no-answer = The server does not answer, so what it would do cannot be shown.

## The ledger

page-ledger = Ledger
page-ledger-none = No gold has moved yet.
page-ledger-cycle = Cycle { $number }
page-ledger-setup = Before the first cycle
page-ledger-offers = Offers of cycle { $number }
page-ledger-gold = Gold of cycle { $number }
page-ledger-who = Who
page-ledger-god = God
page-ledger-amount = Offer
page-ledger-outcome = What became of it
page-ledger-stands = stands
page-ledger-stood = won
page-ledger-outbid = outbid by { $name }
page-ledger-returned = taken back, unpaid
page-ledger-before = At the start
page-ledger-after = In the purse
page-ledger-unknown = unknown
page-ledger-range = { $least } to { $most }
page-ledger-to-replay = Show in the replay: { $name }, { $god }

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-less-motion = Less motion
page-notify = A notice when it is my turn and I look elsewhere
page-at-once = Send an answer as soon as it is complete, without asking
page-confirm-all = Confirm every answer, even what can be undone
page-go-by = Let questions by that have only one answer

## More

page-more-deeds = More
page-propose-end = Propose to end the game
page-propose-pause = Propose a pause
page-paused = The game is paused. No clock runs, and nobody is waited for.
page-resume = Go on with the game
page-practice = Practice
page-practice-what = You may go back to any moment: look at the past and go on from there. The same dice come again.
page-practice-back = Back to my last answer
page-practice-from-here = Go on from here
page-rematch = Play again
page-rematch-rotated = everybody one seat further
page-rematch-offered = { $name } offers another game.
page-rematch-accept = Accept
page-rematch-decline = Not this time
page-rematch-declined = { $count ->
    [one] { $names } will not play again.
   *[other] { $names } will not play again.
}
page-kept-seat = kept for whoever sat here before
page-propose-back = Propose to go back a turn
page-resign = Resign
page-leave = Leave the table
page-come-back = Take my seat back
page-record = Download the record
page-move = Go on elsewhere
page-move-what = The game ends here, and you get all of it as a file. It goes on where you open the file: at any server, or on a device without one. Dice and cards that are still to come are drawn anew there.
page-moved-what = Take the file along and open it on the start page there. All that was said so far is in it, also what the bots hold.
page-moved-file = Save the game as a file
page-moved-server = Go on at { $host }
page-moved-here = Go on here after all
page-proposal-end = { $name } proposes to end the game.
page-proposal-pause = { $name } proposes a pause: no clock runs until somebody goes on.
page-proposal-back = { $name } proposes to go back.
page-proposal-admit = { $name } proposes to let { $about } sit.
page-proposal-remove = { $name } proposes to remove { $about }.
page-seat-request = { $name } asks for the chair of { $seat }.
page-admit = Let { $name } sit
page-refuse-chair = Refuse
page-ask-for-chair = Ask for the chair of { $name }
page-remove = Remove { $name }
page-propose-remove = Propose to remove { $name }
page-agree = Agree
page-disagree = Decline

## Before the game

page-waiting-room = Send the link to your friends, or give free seats to bots.
page-copy-link = Copy the link
page-copied = Copied
page-your-name = Your name
page-guest-mark = guest, without an account
page-guest = Guest
page-free-seat = free
page-sit = Sit here
page-seat-bot = Seat a bot
page-level = Level of the bots you seat
page-level-novice = novice
    .what = Company for a first game.
page-level-sailor = sailor
    .what = Sees the point of most things, and misjudges many.
page-level-trader = trader
    .what = Reckons well, if not quite exactly.
page-level-settler = settler
    .what = Plans ahead and knows what things are worth.
page-level-captain = captain
    .what = Plays its best ideas on in its head, at every other question.
page-level-strategos = strategos
    .what = The strongest: looks at many futures, for up to a second.
page-level-uniform = chance
    .what = Says anything that is allowed.
page-clear-seat = Clear
page-rise = Get up
page-start = Start
page-start-needs =
    { $count ->
        [one] The game can start when the last seat is taken.
       *[other] The game can start when the { $count } free seats are taken.
    }
page-start-by = { $name } starts the game.

## Notices

page-notices = Notices
page-notices-what = When something happens at your tables while you are away, you can be told.
page-notices-guest = When it is your turn at this table and you are away, you can be told. An address that you give here is used for this table only.
page-notices-no-mail = This server sends no mail.
page-notices-address = Mail address
page-notices-add = Add
page-notices-unconfirmed = A mail is on its way to { $address }. Nothing else is sent there until you have opened the link in it.
page-notices-given-up = Messages come back, so none are sent any more: { $why }
page-notices-failing = The last message did not get through: { $why }
page-notices-again = Send the link again
page-notices-channel-mail = mail
page-notices-channel-push = push
page-notices-channel-webhook = webhook
page-notices-kinds = { $count ->
    [0] Nothing is sent there
    [one] { $count } kind of notice
   *[other] { $count } kinds of notices
}
page-notices-kind-your-turn = when it is my turn
page-notices-kind-outbid = when I am outbid
page-notices-kind-invited = when I am invited
page-notices-kind-time = when my time is running out
page-notices-kind-over = when a game is over
page-notices-digest = Gathered into one message a day
page-notices-test = Send a test message
page-notices-tested = It is on its way.
page-notices-remove = Remove
page-notices-remove-named = Remove { $name }
page-notices-hours = At what hours
page-notices-zone = Time zone
page-notices-quiet = Quiet hours
page-notices-from = From
page-notices-until = Until
page-notices-digest-at = Daily message at
page-notices-keep = Keep
page-notices-kept = Kept.
page-notices-account = Where and when you are told, you choose in your account
page-notices-table = At this table
page-notices-table-usual = as everywhere
page-notices-table-own = only what is chosen here
page-notices-confirm = Confirm your address
page-notices-confirm-what = Confirm that you want to be told at this address when it is your turn.
page-notices-confirmed = { $address } is confirmed.
page-notices-unsubscribe = No more messages
page-notices-unsubscribe-what = Messages go to { $address }.
page-notices-unsubscribe-table = No more about this table
page-notices-unsubscribe-all = No more messages to this address
page-notices-unsubscribe-never = It was not me: never ask this address again
page-notices-unsubscribed = Done: nothing more will come.
page-vacation = Vacation by post
page-vacation-here = Vacation at this table
page-vacation-what = While you are away your clock stands still in games by post, as far as each table allows it. Everybody there sees it.
page-vacation-first = First day
page-vacation-last = Last day
page-vacation-take = Go
page-vacation-taken = Away from { $from } to { $until }
page-vacation-end = I am back
page-vacation-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
page-on-vacation = away until { $until }
page-invite-name = Invite an account by its name
page-invite = Invite
page-invited = { $name } is told, if they wish to be.

## Push

page-push = Told on this device
page-push-what = Your browser can show you that it is your turn, even when Pelagos is closed.
page-push-is-on = Your browser shows you when it is your turn, even when Pelagos is closed.
page-push-on = Tell me on this device
page-push-off = No longer on this device
page-push-denied = Your browser does not let this page show messages. You can allow it in the browser’s settings for this page.
page-push-unsupported = This browser cannot be told while Pelagos is closed. On an iPhone or iPad it can, once the page is on the home screen.

## Webhooks

page-webhook = Webhook
page-webhook-what = Messages to a program of yours, or to a channel in Discord or Slack.
page-webhook-url = Address, with https://
page-webhook-shape = For
page-webhook-shape-json = a program of mine
page-webhook-shape-discord = Discord
page-webhook-shape-slack = Slack
page-webhook-label = What you call it
page-webhook-add = Add the webhook
page-webhook-once = With this secret your program can check that a message comes from here. Copy it now: it is shown only this once.

## Seats that were given up

page-leave-ask = Leave the table?
page-leave-bot = A bot plays on in your seat. As long as the game runs and nobody else was let into your seat, you can take it back. Everybody sees that you have left.
page-leave-empty = Your seat stays empty, and the others may wait. As long as the game runs and nobody else was let into your seat, you can take it back. Everybody sees that you have left.
page-leave-joined = A bot plays on in this seat. You came into the running game: to sit here again you will have to ask. Everybody sees that you have left.
page-resign-ask = Resign?
page-resign-ends = You lose, and the game is over: nobody is left who would play on. You then see how it went.
page-resign-goes-on = You lose, whatever happens at the table. A bot plays on in your seat for the sake of the others, and you can look on. You cannot come back. Everybody sees that you have resigned.
page-play-on = Play on
page-you-left = You have left. A bot plays on in your seat.
page-you-left-empty = You have left. Your seat is empty.
page-you-resigned = You have resigned and are looking on.
page-departed = { $why ->
    [resigned] { $name } has resigned.
    [out-of-time] { $name } is out of time.
    [removed] { $name } was removed.
    [back] { $name } is back.
   *[left] { $name } has left.
}
page-departed-bot = { $why ->
    [resigned] { $name } has resigned. A bot plays on.
    [out-of-time] { $name } is out of time. A bot plays on.
    [removed] { $name } was removed. A bot plays on.
   *[left] { $name } has left. A bot plays on.
}
# Beside whoever plays there now.
page-given-up = { $why ->
    [resigned] { $name } resigned
    [out-of-time] { $name } ran out of time
    [removed] { $name } was removed
   *[left] { $name } left
}
page-chair-away = { $name } (away, a bot plays)
page-chair-played-on = { $why ->
    [resigned] { $name } (resigned, played on by a bot)
    [out-of-time] { $name } (out of time, played on by a bot)
    [removed] { $name } (removed, played on by a bot)
   *[left] { $name } (left, played on by a bot)
}
page-chair-given-up = { $why ->
    [resigned] { $name } (resigned)
    [out-of-time] { $name } (out of time)
    [removed] { $name } (removed)
   *[left] { $name } (left)
}
page-chair-taken-over = { $why ->
    [removed] { $name } (for { $before }, who was removed)
   *[left] { $name } (for { $before }, who left)
}
page-ended-played = { $count ->
    [0] The game is over.
    [one] The game is over: { $names } has won.
   *[other] The game is over: { $names } have won.
}
page-ended-moved = The game goes on elsewhere.
page-ended-agreed = The game ended by agreement.
page-ended-deserted = { $count ->
    [one] The game is over: { $names } has won, because { $gone ->
        [one] { $left } has given up.
       *[other] { $left } have given up.
    }
   *[other] The game is over: { $names } have won, because { $gone ->
        [one] { $left } has given up.
       *[other] { $left } have given up.
    }
}
page-ended-by-leaving = { $gone ->
    [one] The game is over: { $left } has given up, and only bots were left.
   *[other] The game is over: { $left } have given up, and only bots were left.
}

## The connection

page-connection-connecting = Connecting…
page-connection-slow = Slow connection: the server has not answered yet.
page-connection-polling = No live connection. What is new is asked for every few seconds.
page-connection-lost = The server does not answer. It is tried again and again.
page-connection-away = { $seconds ->
    [one] The server does not answer. Next try in { $seconds } second.
   *[other] The server does not answer. Next try in { $seconds } seconds.
}
page-connection-trying = The server does not answer. Trying again…
page-connection-retry = Try now
page-connection-back = Connected again.
page-connection-kept = Your answer is kept and will be sent once.
page-connection-unknown = Whether your answer has arrived will be known when the server answers; it counts once.
page-connection-cancel = Do not send it
page-not-sent = Your answer was not sent.

## Time

page-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-time-days-hours = { $days ->
    [one] { $hours ->
        [one] { $days } day, { $hours } hour
       *[other] { $days } day, { $hours } hours
    }
   *[other] { $hours ->
        [one] { $days } days, { $hours } hour
       *[other] { $days } days, { $hours } hours
    }
}
page-time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
page-time-hours-minutes = { $hours ->
    [one] { $minutes ->
        [one] { $hours } hour, { $minutes } minute
       *[other] { $hours } hour, { $minutes } minutes
    }
   *[other] { $minutes ->
        [one] { $hours } hours, { $minutes } minute
       *[other] { $hours } hours, { $minutes } minutes
    }
}

## Links for others

page-link-device = This link works on this device only. For others, run the server at an address that they can reach.
page-link-network = This link works in your own network only: at home, for instance, in the same Wi-Fi.
page-qr = QR code
page-qr-of = QR code of { $link }
page-qr-failed = The QR code could not be drawn.
## Following what others do

page-pace = Pace
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-off = At once
page-pace-pause = Pause
page-pace-go-on = Go on
page-pace-step = One step
page-to-my-turn = To my turn
page-to-now = Skip to now
page-replay = Show again
page-replay-since = Show again what changed since my last answer
page-recap = Meanwhile
page-recap-more = { $count } more
page-recap-setting = A line for each turn of the others
page-camera-setting = The map goes where something happens
page-volume = Volume of sounds
page-mute = Turn the sounds off
page-unmute = Turn the sounds on
page-victory-report = Read the report
page-victory-stay = Look at the map

## The coach

page-coach = Coach
page-hint = Hint
page-hint-what = Ask the coach what you could do now. (Key: H)
page-coach-offer = Your first game? The coach explains what happens and what you could do.
page-coach-accept = Help me
page-coach-decline = No, thanks
page-coach-always = Help me at every question
page-coach-thinks = The coach is thinking …
page-coach-ask = Press “Hint”, and the coach tells what you could do.
page-coach-wait = Wait: before you confirm
page-coach-suggests = You could
page-coach-show = Show
page-coach-take = Put it in my answer
page-coach-dangers = Beware
page-coach-news = What your rivals did
page-coach-goal = How to win
page-five = In five minutes

# A page without a server
page-engine-loading = The games are being made ready…
page-engine-failed = The games do not start here: { $why }
page-engine-elsewhere = The games of this device are open in another tab.
page-engine-take-over = Play here instead
page-engine-not-kept = The last answer could not be stored on this device, so it was taken back. Is its storage full?
page-engine-other-rules = { $count ->
    [one] One game was begun under rules that have been corrected since. It goes on from where it stands, under the rules of today.
   *[other] { $count } games were begun under rules that have been corrected since. They go on from where they stand, under the rules of today.
}
page-engine-cannot-open = { $count ->
    [one] One game cannot be opened by this version. It stays stored on this device as it was.
   *[other] { $count } games cannot be opened by this version. They stay stored on this device as they were.
}
