"""What the routes of clubs take and answer, as types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pelagos.server.message_types import Told
from pelagos.server.requests import Name, Strict

ClubId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z0-9]*$")]
About = Annotated[str, msgspec.Meta(max_length=500)]
ClubRole = Literal["owner", "organiser", "member"]


class NewClub(Strict):
    name: Name
    about: About = ""
    listed: bool = True
    """May everybody see that there is this club, and ask to become a member?"""


class JoinRequest(Strict):
    """With the word of an invitation at once; without, those who let people in are asked."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""


class ClubAct(Strict, tag_field="do"):
    """What members do in a club."""


class AcceptMember(ClubAct, tag="accept"):
    name: Name


class SetRole(ClubAct, tag="role"):
    """For the owner. Who makes somebody else the owner is an organiser from then on."""

    name: Name
    role: ClubRole


class RemoveMember(ClubAct, tag="remove"):
    """Or refuse somebody who asks."""

    name: Name


class LeaveClub(ClubAct, tag="leave"):
    pass


class RenewInvite(ClubAct, tag="invite"):
    """The link that was handed out before lets nobody in any more."""


class DescribeClub(ClubAct, tag="describe"):
    about: About
    listed: bool


class DissolveClub(ClubAct, tag="dissolve"):
    """Its tournaments go with it; its tables are seen by those who sit there."""


AnyClubAct = AcceptMember | SetRole | RemoveMember | LeaveClub | RenewInvite | DescribeClub | DissolveClub


class ClubSummary(Told):
    id: str
    name: str
    about: str
    members: int
    role: str
    """Of whoever asks: owner, organiser, member; asked; or empty."""


class MemberData(Told):
    name: str
    role: str
    since: int


class ClubData(Told):
    """Whoever is no member sees no people."""

    id: str
    name: str
    about: str
    listed: bool
    count: int
    role: str
    members: list[MemberData]
    asking: list[MemberData]
    """For those who let people in."""
    invite: str
    """For those who let people in."""
