// Written by tools/page_types.py: change the types of Python, then run it anew.
import type {
  AccountDeletion,
  AnyCommand,
  Block,
  Confirmation,
  ContactChoice,
  Done,
  ForgottenPassword,
  GuestSeats,
  IdentityProof,
  Imported,
  Invitation,
  NewAbuseReport,
  NewAccount,
  NewMailContact,
  NewPasskey,
  NewPush,
  NewTable,
  NewWebhook,
  NoticeHours,
  PasskeyChallenge,
  PasskeySignIn,
  PasskeySignUp,
  PasswordChange,
  PasswordReset,
  PushEnd,
  RematchRequest,
  Settings,
  SignIn,
  SummariesRequest,
  TableNotices,
  TokenRequest,
  Vacation,
} from './requests';
import type { StateMessage } from './messages';
import type {
  AddedContact,
  AddedWebhook,
  GeometryReply,
  HistoryReply,
  IncomeReply,
  LexiconData,
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
} from './replies';
import type { LedgerReply, OrderPreview } from './bidding';
import type { AdviceReply, OpinionReply, WarningsReply } from './coach';
import type { ReportData, SealReport } from './reports';
import type { StudyReply, TargetsReply } from './study';
import type { KeptProgress, ProgressReply, PupilName, TitleCourses } from './lessons';
import type { LinkedContact, NoticesReply } from './notices';
import type { ExampleRequest, PrimerData } from './primer';
import type { TitlePuzzles } from './puzzles';
import type { Leaderboard, LeaderboardSummary, Profile, RatedGame, RatingPoint, SeatRating } from './ratings';
import type { AnalysisRequest, PlayOnRequest, RecordToAnalyse } from './analyses';
import type {
  AdoptedSeat,
  DevicesReply,
  NewToken,
  PasskeyData,
  PasskeyOptions,
  ProfileData,
  RecoveryWays,
  TokenData,
} from './accounts';
import type {
  AbuseReport,
  ActReason,
  AuditLine,
  FoundTable,
  LineRequest,
  PersonData,
  PersonDetails,
  PrivacyData,
  SanctionData,
  SanctionRequest,
  ServerState,
} from './admin';
import type {
  AnyOrganiserAct,
  NewTournament,
  NextSeason,
  TournamentData,
  TournamentEntry,
  TournamentSummary,
} from './tournaments';
import type { AnyClubAct, ClubData, ClubSummary, JoinRequest, NewClub } from './clubs';

/** By method and path, what a route is sent and what it answers. */
export interface Routes {
  'GET /api/titles': { reply: TitleData[] };
  'GET /api/rules/{title}': { reply: RulebookData };
  'GET /api/rules/{title}/clauses/{clause}': { reply: NumberedClause };
  'GET /api/lessons': { reply: TitleCourses[] };
  'POST /api/lessons/{title}/{lesson}': { body: PupilName; reply: Opened };
  'GET /api/account/lessons': { reply: ProgressReply };
  'POST /api/account/lessons': { body: KeptProgress; reply: ProgressReply };
  'GET /api/puzzles': { reply: TitlePuzzles[] };
  'POST /api/puzzles/{title}/{puzzle}': { body: PupilName; reply: Opened };
  'POST /api/analyses': { body: RecordToAnalyse; reply: Opened };
  'POST /api/games/{game}/analyses': { body: AnalysisRequest; reply: Opened };
  'POST /api/games/{game}/play-on': { body: PlayOnRequest; reply: Opened };
  'GET /api/primer/{title}': { reply: PrimerData };
  'POST /api/primer/{title}/examples/{domain}/{word}': { body: ExampleRequest; reply: Opened };
  'GET /api/games': { reply: TableSummary[] };
  'POST /api/games': { body: NewTable; reply: Opened };
  'POST /api/games/import': { body: Imported; reply: Opened };
  'POST /api/cards': { body: SummariesRequest; reply: TableSummary[] };
  'GET /api/games/{game}': { reply: TableSummary };
  'GET /api/games/{game}/state': { reply: StateMessage };
  'POST /api/games/{game}/do': { body: AnyCommand; reply: Done };
  'POST /api/games/{game}/rematch': { body: RematchRequest; reply: RematchReply };
  'GET /api/games/{game}/talk': { reply: TalkReply };
  'POST /api/games/{game}/abuse-reports': { body: NewAbuseReport; reply: Record<string, never> };
  'GET /api/games/{game}/events': { reply: OlderEvents };
  'GET /api/games/{game}/why-not': { reply: WhyNotReply };
  'GET /api/games/{game}/reason': { reply: WhyNotReply };
  'GET /api/games/{game}/not-offered': { reply: NotOfferedReply };
  'GET /api/games/{game}/odds': { reply: Outlook };
  'GET /api/games/{game}/offers': { reply: OffersReply };
  'GET /api/games/{game}/income': { reply: IncomeReply };
  'GET /api/games/{game}/targets': { reply: TargetsReply };
  'GET /api/games/{game}/ways': { reply: WaysReply };
  'GET /api/games/{game}/coach': { reply: AdviceReply };
  'GET /api/games/{game}/opinion': { reply: OpinionReply };
  'GET /api/games/{game}/warnings': { reply: WarningsReply };
  'GET /api/games/{game}/replay': { reply: HistoryReply };
  'GET /api/games/{game}/lexicon': { reply: LexiconData };
  'GET /api/games/{game}/geometry': { reply: GeometryReply };
  'GET /api/games/{game}/report': { reply: ReportData };
  'GET /api/games/{game}/study': { reply: StudyReply };
  'GET /api/games/{game}/ledger': { reply: LedgerReply };
  'GET /api/games/{game}/order-preview': { reply: OrderPreview };
  'GET /api/games/{game}/seal': { reply: SealReport };
  'GET /api/games/{game}/ratings': { reply: SeatRating[] };
  'GET /api/leaderboards': { reply: LeaderboardSummary[] };
  'GET /api/leaderboard': { reply: Leaderboard };
  'GET /api/profile': { reply: Profile };
  'GET /api/profile/games': { reply: RatedGame[] };
  'GET /api/profile/history': { reply: RatingPoint[] };
  'GET /api/account': { reply: ProfileData };
  'POST /api/account': { body: NewAccount; reply: ProfileData };
  'DELETE /api/account': { body: AccountDeletion; reply: Record<string, never> };
  'POST /api/account/sign-in': { body: SignIn; reply: ProfileData };
  'POST /api/account/sign-out': { reply: Record<string, never> };
  'POST /api/account/password': { body: PasswordChange; reply: ProfileData };
  'POST /api/account/proof': { body: IdentityProof; reply: Record<string, never> };
  'POST /api/account/passkey-options': { body: PasskeyChallenge; reply: PasskeyOptions };
  'POST /api/account/passkey-sign-up': { body: PasskeySignUp; reply: ProfileData };
  'POST /api/account/passkey-sign-in': { body: PasskeySignIn; reply: ProfileData };
  'GET /api/account/passkeys': { reply: PasskeyData[] };
  'POST /api/account/passkeys': { body: NewPasskey; reply: PasskeyData[] };
  'DELETE /api/account/passkeys/{passkey}': { reply: PasskeyData[] };
  'GET /api/account/recovery': { reply: RecoveryWays };
  'POST /api/account/forgotten': { body: ForgottenPassword; reply: Record<string, never> };
  'POST /api/account/reset': { body: PasswordReset; reply: ProfileData };
  'POST /api/account/adopt': { body: GuestSeats; reply: AdoptedSeat[] };
  'POST /api/account/settings': { body: Settings; reply: ProfileData };
  'DELETE /api/account/devices/{device}': { reply: DevicesReply };
  'POST /api/account/vacation': { body: Vacation; reply: NoticesReply };
  'DELETE /api/account/vacation': { reply: NoticesReply };
  'GET /api/notices': { reply: NoticesReply };
  'POST /api/notices/mail': { body: NewMailContact; reply: NoticesReply };
  'POST /api/notices/contacts/{number}': { body: ContactChoice; reply: NoticesReply };
  'DELETE /api/notices/contacts/{number}': { reply: NoticesReply };
  'POST /api/notices/contacts/{number}/test': { reply: Record<string, never> };
  'POST /api/notices/hours': { body: NoticeHours; reply: NoticesReply };
  'POST /api/games/{game}/notices': { body: TableNotices; reply: NoticesReply };
  'POST /api/games/{game}/invite': { body: Invitation; reply: Record<string, never> };
  'POST /api/confirm': { body: Confirmation; reply: LinkedContact };
  'GET /api/unsubscribe/{token}': { reply: LinkedContact };
  'GET /api/account/tokens': { reply: TokenData[] };
  'POST /api/account/tokens': { body: TokenRequest; reply: NewToken };
  'DELETE /api/account/tokens/{token}': { reply: TokenData[] };
  'GET /api/account/blocks': { reply: string[] };
  'POST /api/account/blocks': { body: Block; reply: string[] };
  'GET /api/privacy': { reply: PrivacyData };
  'GET /api/admin/reports': { reply: AbuseReport[] };
  'POST /api/admin/reports/{number}/close': { body: ActReason; reply: Record<string, never> };
  'GET /api/admin/people': { reply: PersonData[] };
  'GET /api/admin/person': { reply: PersonDetails };
  'GET /api/admin/sanctions': { reply: SanctionData[] };
  'POST /api/admin/sanctions': { body: SanctionRequest; reply: Record<string, never> };
  'POST /api/admin/sanctions/{number}/lift': { body: ActReason; reply: Record<string, never> };
  'GET /api/admin/tables': { reply: FoundTable[] };
  'POST /api/admin/tables/{game}/remove': { body: ActReason; reply: Record<string, never> };
  'POST /api/admin/tables/{game}/restore': { body: ActReason; reply: Record<string, never> };
  'POST /api/admin/tables/{game}/line': { body: LineRequest; reply: Record<string, never> };
  'GET /api/admin/audit': { reply: AuditLine[] };
  'GET /api/admin/state': { reply: ServerState };
  'GET /api/notices/push': { reply: PushKeyData };
  'POST /api/notices/push': { body: NewPush; reply: AddedContact };
  'DELETE /api/notices/push': { body: PushEnd; reply: Record<string, never> };
  'POST /api/notices/webhooks': { body: NewWebhook; reply: AddedWebhook };
  'GET /api/clubs': { reply: ClubSummary[] };
  'POST /api/clubs': { body: NewClub; reply: ClubData };
  'GET /api/clubs/{club}': { reply: ClubData };
  'POST /api/clubs/{club}/join': { body: JoinRequest; reply: ClubData };
  'POST /api/clubs/{club}/do': { body: AnyClubAct; reply: Record<string, never> };
  'GET /api/clubs/{club}/games': { reply: TableSummary[] };
  'POST /api/clubs/{club}/games': { body: NewTable; reply: Opened };
  'GET /api/clubs/{club}/tournaments': { reply: TournamentSummary[] };
  'GET /api/tournaments': { reply: TournamentSummary[] };
  'POST /api/tournaments': { body: NewTournament; reply: TournamentData };
  'GET /api/tournaments/{tournament}': { reply: TournamentData };
  'POST /api/tournaments/{tournament}/entry': { body: TournamentEntry; reply: TournamentData };
  'DELETE /api/tournaments/{tournament}/entry': { reply: TournamentData };
  'POST /api/tournaments/{tournament}/do': { body: AnyOrganiserAct; reply: TournamentData };
  'POST /api/tournaments/{tournament}/season': { body: NextSeason; reply: TournamentData };
}
