"""What clients send, as types: anything else is refused before it gets further. The names are those of the protocol."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Game = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
RequestNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
TimeMs = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Phrase = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Phrases = Annotated[list[Phrase], msgspec.Meta(min_length=1, max_length=64)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")]
ClientId = Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that clients send: unknown fields are a mistake and are refused."""


class ChairRequest(Strict):
    kind: Literal["me", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    level: Word = "settler"


class TimeControlRequest(Strict):
    kind: Literal["none", "live", "post"] = "none"
    main: TimeMs = 0
    step: TimeMs = 0
    off: TimeMs = 0


class TermsRequest(Strict):
    pace: TimeControlRequest = msgspec.field(default_factory=TimeControlRequest)
    out_of_time: Literal["bot", "loss"] = "bot"
    leaver: Literal["bot", "empty"] = "bot"
    level: Word = "novice"
    spectators: bool = True
    newcomers: Literal["invited", "anyone", "nobody"] = "invited"
    practice: bool = False
    coach: bool = True
    rated: bool = False


class NewTable(Strict):
    title: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    board: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    options: dict[Word, Word] = {}
    draw_board: bool = False
    chairs: Annotated[list[ChairRequest], msgspec.Meta(max_length=16)] = []
    terms: TermsRequest = msgspec.field(default_factory=TermsRequest)
    public: bool = False
    start: bool = False
    nonce: Nonce = ""


class Imported(Strict):
    record: Annotated[str, msgspec.Meta(max_length=400_000)]
    public: bool = False


class RematchRequest(Strict):
    """An offer, or an answer to one with a share in its dice. `name` is for guests whose chair had none at the end."""

    accept: bool = True
    rotated: bool = False
    """Of an offer: everybody sits one chair further."""
    nonce: Nonce = ""
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""


class SummariesRequest(Strict):
    games: Annotated[dict[Game, Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=50)]


Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Tried = Annotated[str, msgspec.Meta(max_length=200)]
"""A password that is only compared."""
Setting = bool | int | None | Annotated[str, msgspec.Meta(max_length=200)]


class NewAccount(Strict):
    name: Name
    password: Password


class SignIn(Strict):
    name: Name
    password: Tried


class PasswordChange(Strict):
    old: Tried
    """Empty where there is none yet."""
    new: Password
    revoke_tokens: bool = False


Base64Url = Annotated[str, msgspec.Meta(max_length=16_384, pattern="^[A-Za-z0-9_-]*$")]
CredentialId = Annotated[str, msgspec.Meta(min_length=1, max_length=1_400, pattern="^[A-Za-z0-9_-]+$")]
"""WebAuthn allows 1,023 bytes."""


class AttestationResponse(Strict):
    client_data: Base64Url = msgspec.field(name="clientDataJSON")
    attestation: Base64Url = msgspec.field(name="attestationObject")


class NewCredential(Strict):
    """What `navigator.credentials.create` gives, under the names of WebAuthn."""

    id: CredentialId
    raw_id: CredentialId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: AttestationResponse


class AssertionResponse(Strict):
    client_data: Base64Url = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64Url = msgspec.field(name="authenticatorData")
    signature: Base64Url
    user_handle: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = msgspec.field(
        default="", name="userHandle"
    )


class Assertion(Strict):
    """What `navigator.credentials.get` gives."""

    id: CredentialId
    raw_id: CredentialId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: AssertionResponse


class PasskeyChallenge(Strict):
    purpose: Literal["add", "sign-up", "sign-in"]
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Of the new account."""


class PasskeySignUp(Strict):
    credential: NewCredential
    label: Name


class NewPasskey(Strict):
    credential: NewCredential
    label: Name


class PasskeySignIn(Strict):
    credential: Assertion


class IdentityProof(Strict):
    """Either of the two."""

    password: Tried = ""
    credential: Assertion | None = None


Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
GuestKeys = Annotated[list[Key], msgspec.Meta(min_length=1, max_length=16)]


class GuestSeats(Strict):
    """The seat keys of a device, by table."""

    games: Annotated[dict[Game, GuestKeys], msgspec.Meta(max_length=50)]


class ForgottenPassword(Strict):
    who: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    """The name of the account, or its address."""


class PasswordReset(Strict):
    token: Key
    password: Password
    revoke_tokens: bool = False
    remove_passkeys: bool = False


class Settings(Strict):
    settings: Annotated[dict[Word, Setting], msgspec.Meta(max_length=64)]


class AccountDeletion(Strict):
    password: Tried = ""
    """Not needed shortly after it was proved on this device who asks."""


class TokenRequest(Strict):
    label: Name


class Block(Strict):
    name: Name
    blocked: bool = True


class NewAbuseReport(Strict):
    """To a moderator: a line of chat by channel and number, or a name or how somebody behaves by their seat."""

    kind: Literal["chat", "name", "behaviour"]
    channel: Annotated[str, msgspec.Meta(max_length=64)] = ""
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    seat: Seat | None = None
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""


NoticeKind = Literal["your-turn", "outbid", "invited", "time", "over"]
NoticeKinds = Annotated[list[NoticeKind], msgspec.Meta(max_length=8)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class NewMailContact(Strict):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class ContactChoice(Strict):
    kinds: NoticeKinds
    digest: bool = False


class NoticeHours(Strict):
    """When to be told, in the time zone of the reader."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    quiet: tuple[MinuteOfDay, MinuteOfDay] | None = None
    digest_at: MinuteOfDay = 480


class TableNotices(Strict):
    """What to be told of one table; null: as everywhere."""

    kinds: NoticeKinds | None


class Confirmation(Strict):
    token: Word


class Invitation(Strict):
    name: Name


class Vacation(Strict):
    start: TimeMs
    end: TimeMs


class PushKeys(Strict):
    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_-]+={0,2}$")]
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]+={0,2}$")]


Url = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class NewPush(Strict):
    """The push subscription of a browser."""

    endpoint: Url
    keys: PushKeys


class PushEnd(Strict):
    endpoint: Url


class NewWebhook(Strict):
    url: Url
    shape: Literal["json", "discord", "slack"] = "json"
    label: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Command(Strict, tag_field="do"):
    """Something to be done at a table."""


class Say(Command, tag="say"):
    say: Phrase | Phrases
    at: Version
    id: ClientId = ""


class SocketSay(Strict):
    """An answer as it mostly comes over a socket. What is not exactly this is read with more patience."""

    say: Phrase | Phrases
    game: Annotated[str, msgspec.Meta(max_length=64)]
    at: Version
    id: ClientId = ""
    auth: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Undo(Command, tag="undo"):
    at: Version
    count: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    id: ClientId = ""


class Propose(Command, tag="propose"):
    kind: Literal["back", "end", "admit", "remove", "pause", "move"]
    to: Version = 0
    id: ClientId = ""


class Vote(Command, tag="vote"):
    agree: bool
    id: ClientId = ""


class Resume(Command, tag="resume"):
    """End a pause."""

    id: ClientId = ""


class GoBack(Command, tag="go_back"):
    """At a practice table."""

    to: Version
    at: Version
    id: ClientId = ""


class Teach(Command, tag="teach"):
    """Where somebody learns: what they ask for. `to` is an answer that was tried, `text` a comment or a phrase."""

    wish: Literal["next", "again", "restart", "show", "go", "comment", "promote", "remove", "nature", "chance"]
    at: Version
    to: Version = 0
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    id: ClientId = ""


class Resign(Command, tag="resign"):
    id: ClientId = ""


class Leave(Command, tag="leave"):
    id: ClientId = ""


class ComeBack(Command, tag="come_back"):
    id: ClientId = ""


class LeaveOrder(Command, tag="order"):
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    id: ClientId = ""


class Holiday(Command, tag="holiday"):
    start: TimeMs
    end: TimeMs
    id: ClientId = ""


class EndHoliday(Command, tag="end_holiday"):
    id: ClientId = ""


class Talk(Command, tag="talk"):
    channel: Word
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    id: ClientId = ""


class Mute(Command, tag="mute"):
    name: Name
    muted: bool = True
    id: ClientId = ""


class Sit(Command, tag="sit"):
    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    nonce: Nonce = ""
    id: ClientId = ""


class AskForChair(Command, tag="ask_for_chair"):
    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    id: ClientId = ""


class Replace(Command, tag="replace"):
    """What `ask_for_chair` was called when nobody had to be asked."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    id: ClientId = ""


class Admit(Command, tag="admit"):
    number: RequestNumber
    id: ClientId = ""


class RefuseChair(Command, tag="refuse_chair"):
    number: RequestNumber
    id: ClientId = ""


class Remove(Command, tag="remove"):
    seat: Seat
    id: ClientId = ""


class Rise(Command, tag="rise"):
    id: ClientId = ""


class GiveNonce(Command, tag="nonce"):
    nonce: Nonce
    id: ClientId = ""


class SeatBot(Command, tag="seat_bot"):
    seat: Seat
    level: Word
    id: ClientId = ""


class Clear(Command, tag="clear"):
    seat: Seat
    id: ClientId = ""


class ChangeTerms(Command, tag="terms"):
    terms: TermsRequest
    id: ClientId = ""


class HandOver(Command, tag="hand_over"):
    seat: Seat
    id: ClientId = ""


class StartGame(Command, tag="start"):
    id: ClientId = ""


class StandIn(Command, tag="stand_in"):
    seat: Seat
    level: Word
    id: ClientId = ""


AnyCommand = (
    Say
    | Undo
    | Propose
    | Vote
    | Resume
    | GoBack
    | Teach
    | Resign
    | Leave
    | ComeBack
    | LeaveOrder
    | Holiday
    | EndHoliday
    | Talk
    | Mute
    | Sit
    | AskForChair
    | Replace
    | Admit
    | RefuseChair
    | Remove
    | Rise
    | GiveNonce
    | SeatBot
    | Clear
    | ChangeTerms
    | HandOver
    | StartGame
    | StandIn
)


class Done(msgspec.Struct, omit_defaults=True):
    """What comes of a command: the version, and the key of whoever sat down."""

    v: int
    key: str = ""
