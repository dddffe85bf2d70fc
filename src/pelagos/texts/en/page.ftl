# What the page itself says, in English. The sentences of the titles are in their own files.

page-name = Pelagos
page-missing = There is no such page.
page-broken-help = The game stays as it was after the last move, and whoever runs this server has it in a list. Tell them, and come back when the server has been repaired: the game goes on from where it stands.
page-to-lobby = To the start page
page-close = Close
page-done = Done
page-next = Next
page-skip = Skip
page-send = Send
page-loading = One moment…

## Whose turn

page-your-turn = Your turn
page-waits-for = { $name } is to answer
page-waits-for-bot = { $name } is thinking
page-waits-for-nature = The dice are rolling
page-game-over = The game is over
page-won =
    { $count ->
        [one] The game is over: { $names } has won.
       *[other] The game is over: { $names } have won.
    }
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
page-stepwise-told = Say only the first step, and be asked how it goes on: who comes along, who stays behind.
page-went-by = Only one answer was possible, and it was given: { $answer }
page-telling = You are asked although only this is possible: left out, the question would tell the others something.
page-why-not = Why not?
page-why-not-of = { $deed }: why not?
page-why-not-unknown = That is not possible now.
page-why-not-turn = You are not asked now.
page-why-not-other = What you are asked now is not about this.
page-read-clause = Read { $clause }
page-fewer = Fewer
page-more = More
page-number = How many
page-odds = { $place }: { $win } in 100 for the attack, { $loss } for the defence.
page-not-now = Not now ({ $count })
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
page-offline = No answer from the server. It will be tried again.

## The table

page-table-menu = Table
page-turn = Turn
page-panels = Gods
page-seats = Seats
page-log = Log
page-map = Map
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
page-menu = Pages
page-link-lost = Reconnecting…
page-link-slow = Slow connection

## Stepping back

page-past = Step back through the game
page-past-first = To the beginning
page-past-earlier = Earlier
page-past-later = Later
page-past-now = Back to now
page-past-shown = You are looking at the past.
page-since = Since you last looked
page-since-count = { $from }–{ $to } of { $count }

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
page-order-leave = Leave this order
page-order-withdraw = Withdraw it
page-order-woken-none-fits = None of the gods of your standing order can be had within its limits: you decide.
page-order-woken-reached = Your standing order wakes you: the offer to { $god } has reached { $amount }.
page-order-how = Parts are separated by semicolons; choose an example to add it.

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-less-motion = Less motion
page-sound = A sound when it is my turn
page-notify = A notice when it is my turn and I look elsewhere
page-at-once = Send an answer as soon as it is complete, without asking
page-confirm-all = Confirm every answer, even what can be undone
page-go-by = Let questions by that have only one answer

## More

page-more-deeds = More
page-propose-end = Propose to end the game
page-propose-back = Propose to go back a turn
page-resign = Resign
page-resign-sure = Resign: is that certain?
page-leave = Leave the table
page-come-back = Take my seat back
page-record = Download the record
page-proposal-end = { $name } proposes to end the game.
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
page-level-settler = settler
    .what = Plans ahead and knows what things are worth.
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
