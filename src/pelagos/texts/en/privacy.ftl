# The privacy page: what a server keeps about people. Every sentence was held against the code; numbers are settings.

privacy-title = Privacy
privacy-intro = What this server keeps about you, for how long, and who can see it. There are no advertisements, no counters of other companies and no fonts from elsewhere: your browser talks to this server alone.

## Without an account

privacy-guests = Without an account
privacy-guests-what = The name that you give at a table, what you do and write there, and a hash of the key that opens your seat. They are kept with the table. The key itself is in your browser alone.

## With an account

privacy-accounts = With an account
privacy-accounts-what = Your name, a hash of your password, the public parts of your passkeys, your settings, how far you have come in lessons, where you sit, whom you have blocked, and the labels and hashes of your tokens. They are kept until you delete the account.
privacy-accounts-devices = For every device on which you are signed in: its browser and system, and when it was first and last seen. A device that was not seen for { $session_days } days is signed out and forgotten.
privacy-accounts-ratings = Rated games are public: who has played, where they came in, and what that made of their rating, on the page of everybody who has played them and on the leaderboards. They are kept when the table itself is gone, and without your name when you delete the account.

## Games and chat

privacy-games = Games and chat
privacy-games-what = Every move of a game is kept, so that it can go on and be looked at later. Public tables, their names and their chat can be seen by anybody; others by whoever has the link.
privacy-games-chat = Of every channel of chat the last { $chat_lines } lines are kept, with the table.
privacy-games-abandoned = A table at which no game was begun is deleted { $abandoned_days } days after somebody last touched it.
privacy-games-unused = A running game that nobody uses is removed { $running_days ->
    [0] never
   *[other] after { $running_days } days
}, one among guests only { $running_guests_days ->
    [0] never
   *[other] after { $running_guests_days } days
}; a finished one that nobody looks at { $finished_days ->
    [0] never
   *[other] after { $finished_days } days
}, one among guests only { $finished_guests_days ->
    [0] never
   *[other] after { $finished_guests_days } days
}. Its record, without names and chat, may be kept by the operator.

## Clubs

privacy-clubs = Clubs
privacy-clubs-what = Of a club its members see who belongs to it, since when and with which role, and who asks to; nobody else does. Its tables and tournaments are seen by members alone. Your membership is kept until you leave or delete your account.

## Tournaments

privacy-tournaments = Tournaments
privacy-tournaments-what = Of a tournament everybody who can see it sees who takes part, under which name, how they play, and what its organiser did and wrote. It is kept. When you delete your account, you withdraw, your name is replaced there, and your notes are deleted.

## Notices

privacy-notices = Notices
privacy-notices-what = If you wish to be told that it is your turn: the address for it (mail, the subscription of your browser, or a webhook), kept until you take it away or delete your account. Messages that were sent are deleted after { $notices_days } days. Nothing secret of a game stands in them.

## Addresses and the log

privacy-addresses = Network addresses and the log
privacy-addresses-what = The log of this server has no addresses, no names, no keys and no chat. Addresses are held in memory for a while, so that nobody floods the server, and are not written to disk, with one exception: if somebody without an account is reported, muted or banned, their address can be kept with the report, the mute or the ban. Of a table that guests have opened, a small part of a hash of their address is kept until the game is over: enough to count such tables, too little to tell where somebody was.
privacy-addresses-proxy = If the operator has put another program in front of this server, that program may keep a log of its own.

## In your browser

privacy-browser = In your browser
privacy-browser-what = When you sign in, a cookie keeps you signed in, for { $session_days } days from your last visit. A second one, for { $device_days } days, proves that the right password was given on this device before; it opens nothing. The page also keeps your settings, how far you have come in lessons, and the keys of your seats in your browser. There are no other cookies.

## Moderation

privacy-moderation = Reports, mutes and bans
privacy-moderation-report = Whoever reports somebody sends what they write and the chat around it, as they could read it. Whoever is reported is not told, neither that nor by whom. A report is deleted { $reports_days } days after it was closed.
privacy-moderation-sanctions = A mute or a ban is kept with its reason until { $reports_days } days after its end.
privacy-moderation-tables = A table that moderators have removed is deleted after { $removed_tables_days } days, unless it is restored.
privacy-moderation-audit = Everything that moderators do is written down, with who did it and why, and deleted after { $audit_days } days.

## Who sees it

privacy-operator = What the operator and the moderators see
privacy-operator-moderators = Moderators see names, when accounts were made and last seen, who sits at which table, reports with their chat, mutes and bans. They see no hidden cards, no passwords and no keys. A moderator who plays at a table does not read reports from there before the game is over.
privacy-operator-machine = Whoever runs the machine has the database, and so everything that is kept, also the chat of teams and the cards of running games. Passwords, keys and tokens are there only as hashes.
privacy-operator-backups = The operator may make copies of the database. What is deleted here stays in copies that were made before, as long as the operator keeps those.

## Your rights

privacy-rights = Taking it along, and deleting it
privacy-rights-what = On the page of your account you can download everything that is kept about you, and delete the account. Then you leave your seats, and in games and chat your name is replaced by “Somebody”. What you wrote as a spectator, or at a seat that you had left before, stays under the name that you used there; so do reports about you and lines of the moderators’ log, until their time is over.
privacy-rights-account = To your account
privacy-rights-guests = Without an account, ask the operator, with the link of the table.

## Who runs this server

privacy-contact = Who runs this server
privacy-contact-none = The operator has not said who they are.
