# Messages to people who are away: by mail, by push, by webhook.

# $title is the name of a game, $others the names of those one plays with.

notice-subject-your-turn = Your turn: { $title } with { $others }
notice-subject-outbid = You were outbid: { $title } with { $others }
notice-subject-invited = { $by } invites you to play { $title }
notice-subject-time = Your time is running out: { $title } with { $others }
notice-subject-over = The game is over: { $title } with { $others }
notice-subject-unused = Nobody uses it any more: { $title } with { $others }
notice-subject-several = { $count ->
    [one] { $count } table has news for you
   *[other] { $count } tables have news for you
}
notice-subject-waiting = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}

notice-your-turn = It is your turn in { $title } with { $others }.
notice-outbid = You were outbid in { $title } with { $others }, and must bid again.
notice-invited = { $by } invites you to play { $title }.
notice-time = Your time is running out in { $title } with { $others }.
notice-over = { $title } with { $others } is over, and you are in place { $place }.
notice-over-shared = { $title } with { $others } is over, and you share place { $place }.
notice-unused = Nobody has used the table of { $title } with { $others } for a long time. It will be removed in { $days ->
    [one] { $days } day
   *[other] { $days } days
}, unless somebody who plays there comes to look or plays on.
notice-until = You have until { $deadline } ({ $zone }) to answer.
notice-no-others = nobody else

notice-greeting = Hello { $name },
notice-footer = You get this because you asked to be told. What you are told, and when, you choose here:
notice-footer-guest = You get this because you asked at this table to be told.
notice-footer-table = No more about this table:
notice-footer-address = No more messages to this address:

notice-confirm-subject = Confirm your address for Pelagos
notice-confirm = Somebody gave this address at { $site }, to be told there when it is their turn. If it was you, confirm it here within { $days ->
    [one] { $days } day
   *[other] { $days } days
}:
notice-confirm-not-you = If it was not you, nothing more will come unless you confirm. If you never want to be asked again:

notice-test-subject = A test message from Pelagos
notice-test = This is how you will be told when something happens at your tables.

notice-reset-subject = A new password for Pelagos
notice-reset = Somebody asked to set a new password for the account { $name } at { $site }. If it was you, do it here within an hour:
notice-reset-not-you = If it was not you, you need not do anything: the old password stays.

notice-security-subject = Your account at Pelagos
notice-security-reset = The password of your account { $name } at { $site } was set anew.
notice-security-address-added = The address { $address } was added to your account { $name } at { $site }.
notice-security-address-removed = The address { $address } was removed from your account { $name } at { $site }.
notice-security-not-you = If it was not you, sign in at once, set a new password, and look at the devices and addresses of your account:
