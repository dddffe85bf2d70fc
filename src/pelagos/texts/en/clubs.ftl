# Clubs in the page.

club-heading = Clubs
club-what = A club has tables and tournaments that its members alone can see.
club-none = There is no club yet.
club-new = Found a club
club-found = Found it
club-sign-in = For a club you need an account.
club-name = Name
club-about = What it is about
club-listed = Everybody may see that there is this club, and ask to become a member
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-role-owner = owner
club-role-organiser = organiser
club-role-member = member
club-role-asked = you have asked
club-join = Become a member
club-ask = Ask to become a member
club-asked = The organisers have been asked.
club-people = Members
club-asking = Would like to be members
club-accept = Accept
club-refuse = Refuse
club-remove = Remove
club-make-organiser = Make organiser
club-make-member = Organiser no more
club-leave = Leave the club
club-dissolve = Dissolve the club
club-sure = Yes, for good
club-invite = Invitation
club-invite-what = Whoever opens this link and has an account becomes a member.
club-invite-new = Another link
club-tables = Tables of the club
club-tables-none = No table yet.
club-new-table = New table of the club
club-tournaments = Tournaments of the club
club-tournaments-none = No tournament yet.
