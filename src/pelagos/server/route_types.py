"""Which types every route takes and gives: the table behind the page's own."""

from __future__ import annotations

from typing import Any, Final

from pelagos.server import admin_types, requests
from pelagos.server.account_types import (
    AdoptedSeat,
    DevicesReply,
    NewToken,
    PasskeyData,
    PasskeyOptions,
    ProfileData,
    RecoveryWays,
    TokenData,
)
from pelagos.server.analysis_types import AnalysisRequest, PlayOnRequest, RecordToAnalyse
from pelagos.server.bidding_types import LedgerReply, OrderPreview
from pelagos.server.coach_types import AdviceReply, OpinionReply, WarningsReply
from pelagos.server.lesson_types import KeptProgress, ProgressReply, PupilName, TitleCourses
from pelagos.server.message_types import StateMessage
from pelagos.server.notice_types import LinkedContact, NoticesReply
from pelagos.server.primer_types import ExampleRequest, PrimerData
from pelagos.server.puzzle_types import TitlePuzzles
from pelagos.server.reply_types import (
    AddedContact,
    AddedWebhook,
    GeometryReply,
    HistoryReply,
    IncomeReply,
    LexiconData,
    Nothing,
    NotOfferedReply,
    NumberedClause,
    OffersReply,
    OlderEvents,
    Opened,
    Outlook,
    PushKeyData,
    RematchReply,
    RulebookData,
    TableSummary,
    TalkReply,
    TitleData,
    WaysReply,
    WhyNotReply,
)
from pelagos.server.report_types import ReportData, SealReport
from pelagos.server.study_types import StudyReply, TargetsReply


class Route:
    """What a route is sent, if anything, and what it answers when all is well."""

    def __init__(self, reply: Any, body: Any = None) -> None:
        self.reply: Final = reply
        self.body: Final = body


ROUTES: Final[dict[str, Route]] = {
    "GET /api/titles": Route(list[TitleData]),
    "GET /api/rules/{title:str}": Route(RulebookData),
    "GET /api/rules/{title:str}/clauses/{clause:str}": Route(NumberedClause),
    "GET /api/lessons": Route(list[TitleCourses]),
    "POST /api/lessons/{title:str}/{lesson:str}": Route(Opened, PupilName),
    "GET /api/account/lessons": Route(ProgressReply),
    "POST /api/account/lessons": Route(ProgressReply, KeptProgress),
    "GET /api/puzzles": Route(list[TitlePuzzles]),
    "POST /api/puzzles/{title:str}/{puzzle:str}": Route(Opened, PupilName),
    "POST /api/analyses": Route(Opened, RecordToAnalyse),
    "POST /api/games/{game:str}/analyses": Route(Opened, AnalysisRequest),
    "POST /api/games/{game:str}/play-on": Route(Opened, PlayOnRequest),
    "GET /api/primer/{title:str}": Route(PrimerData),
    "POST /api/primer/{title:str}/examples/{domain:str}/{word:str}": Route(Opened, ExampleRequest),
    "GET /api/games": Route(list[TableSummary]),
    "POST /api/games": Route(Opened, requests.NewTable),
    "POST /api/games/import": Route(Opened, requests.Imported),
    "POST /api/cards": Route(list[TableSummary], requests.SummariesRequest),
    "GET /api/games/{game:str}": Route(TableSummary),
    "GET /api/games/{game:str}/state": Route(StateMessage),
    "POST /api/games/{game:str}/do": Route(requests.Done, requests.AnyCommand),
    "POST /api/games/{game:str}/rematch": Route(RematchReply, requests.RematchRequest),
    "GET /api/games/{game:str}/talk": Route(TalkReply),
    "POST /api/games/{game:str}/abuse-reports": Route(Nothing, requests.NewAbuseReport),
    "GET /api/games/{game:str}/events": Route(OlderEvents),
    "GET /api/games/{game:str}/why-not": Route(WhyNotReply),
    "GET /api/games/{game:str}/reason": Route(WhyNotReply),
    "GET /api/games/{game:str}/not-offered": Route(NotOfferedReply),
    "GET /api/games/{game:str}/odds": Route(Outlook),
    "GET /api/games/{game:str}/offers": Route(OffersReply),
    "GET /api/games/{game:str}/income": Route(IncomeReply),
    "GET /api/games/{game:str}/targets": Route(TargetsReply),
    "GET /api/games/{game:str}/ways": Route(WaysReply),
    "GET /api/games/{game:str}/coach": Route(AdviceReply),
    "GET /api/games/{game:str}/opinion": Route(OpinionReply),
    "GET /api/games/{game:str}/warnings": Route(WarningsReply),
    "GET /api/games/{game:str}/replay": Route(HistoryReply),
    "GET /api/games/{game:str}/lexicon": Route(LexiconData),
    "GET /api/games/{game:str}/geometry": Route(GeometryReply),
    "GET /api/games/{game:str}/report": Route(ReportData),
    "GET /api/games/{game:str}/study": Route(StudyReply),
    "GET /api/games/{game:str}/ledger": Route(LedgerReply),
    "GET /api/games/{game:str}/order-preview": Route(OrderPreview),
    "GET /api/games/{game:str}/seal": Route(SealReport),
    "GET /api/account": Route(ProfileData),
    "POST /api/account": Route(ProfileData, requests.NewAccount),
    "DELETE /api/account": Route(Nothing, requests.AccountDeletion),
    "POST /api/account/sign-in": Route(ProfileData, requests.SignIn),
    "POST /api/account/sign-out": Route(Nothing),
    "POST /api/account/password": Route(ProfileData, requests.PasswordChange),
    "POST /api/account/proof": Route(Nothing, requests.IdentityProof),
    "POST /api/account/passkey-options": Route(PasskeyOptions, requests.PasskeyChallenge),
    "POST /api/account/passkey-sign-up": Route(ProfileData, requests.PasskeySignUp),
    "POST /api/account/passkey-sign-in": Route(ProfileData, requests.PasskeySignIn),
    "GET /api/account/passkeys": Route(list[PasskeyData]),
    "POST /api/account/passkeys": Route(list[PasskeyData], requests.NewPasskey),
    "DELETE /api/account/passkeys/{passkey:str}": Route(list[PasskeyData]),
    "GET /api/account/recovery": Route(RecoveryWays),
    "POST /api/account/forgotten": Route(Nothing, requests.ForgottenPassword),
    "POST /api/account/reset": Route(ProfileData, requests.PasswordReset),
    "POST /api/account/adopt": Route(list[AdoptedSeat], requests.GuestSeats),
    "POST /api/account/settings": Route(ProfileData, requests.Settings),
    "DELETE /api/account/devices/{device:str}": Route(DevicesReply),
    "POST /api/account/vacation": Route(NoticesReply, requests.Vacation),
    "DELETE /api/account/vacation": Route(NoticesReply),
    "GET /api/notices": Route(NoticesReply),
    "POST /api/notices/mail": Route(NoticesReply, requests.NewMailContact),
    "POST /api/notices/contacts/{number:int}": Route(NoticesReply, requests.ContactChoice),
    "DELETE /api/notices/contacts/{number:int}": Route(NoticesReply),
    "POST /api/notices/contacts/{number:int}/test": Route(Nothing),
    "POST /api/notices/hours": Route(NoticesReply, requests.NoticeHours),
    "POST /api/games/{game:str}/notices": Route(NoticesReply, requests.TableNotices),
    "POST /api/games/{game:str}/invite": Route(Nothing, requests.Invitation),
    "POST /api/confirm": Route(LinkedContact, requests.Confirmation),
    "GET /api/unsubscribe/{token:str}": Route(LinkedContact),
    "GET /api/account/tokens": Route(list[TokenData]),
    "POST /api/account/tokens": Route(NewToken, requests.TokenRequest),
    "DELETE /api/account/tokens/{token:str}": Route(list[TokenData]),
    "GET /api/account/blocks": Route(list[str]),
    "POST /api/account/blocks": Route(list[str], requests.Block),
    "GET /api/privacy": Route(admin_types.PrivacyData),
    "GET /api/admin/reports": Route(list[admin_types.AbuseReport]),
    "POST /api/admin/reports/{number:int}/close": Route(Nothing, admin_types.ActReason),
    "GET /api/admin/people": Route(list[admin_types.PersonData]),
    "GET /api/admin/person": Route(admin_types.PersonDetails),
    "GET /api/admin/sanctions": Route(list[admin_types.SanctionData]),
    "POST /api/admin/sanctions": Route(Nothing, admin_types.SanctionRequest),
    "POST /api/admin/sanctions/{number:int}/lift": Route(Nothing, admin_types.ActReason),
    "GET /api/admin/tables": Route(list[admin_types.FoundTable]),
    "POST /api/admin/tables/{game:str}/remove": Route(Nothing, admin_types.ActReason),
    "POST /api/admin/tables/{game:str}/restore": Route(Nothing, admin_types.ActReason),
    "POST /api/admin/tables/{game:str}/line": Route(Nothing, admin_types.LineRequest),
    "GET /api/admin/audit": Route(list[admin_types.AuditLine]),
    "GET /api/admin/state": Route(admin_types.ServerState),
    "GET /api/notices/push": Route(PushKeyData),
    "POST /api/notices/push": Route(AddedContact, requests.NewPush),
    "DELETE /api/notices/push": Route(Nothing, requests.PushEnd),
    "POST /api/notices/webhooks": Route(AddedWebhook, requests.NewWebhook),
}
"""By method and path, the routes that answer in JSON; not those of operators, nor what is saved as a file."""
