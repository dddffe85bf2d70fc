// Written by tools/page_types.py: change the types of Python, then run it anew.
import type {
  AccountDeletion,
  AnyCommand,
  Block,
  Confirmation,
  ContactChoice,
  Done,
  Imported,
  Invitation,
  NewAbuseReport,
  NewAccount,
  NewMailContact,
  NewPush,
  NewTable,
  NewWebhook,
  NoticeHours,
  PasswordChange,
  PushEnd,
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
  DevicesReply,
  GeometryReply,
  HistoryReply,
  LexiconData,
  NewToken,
  NumberedClause,
  OffersReply,
  OlderEvents,
  Opened,
  Outlook,
  ProfileData,
  PushKeyData,
  ReportData,
  RulebookData,
  SealReport,
  TableSummary,
  TalkReply,
  TitleData,
  TokenData,
  WhyNotReply,
} from './replies';
import type { LinkedContact, NoticesReply } from './notices';
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

/** By method and path, what a route is sent and what it answers. */
export interface Routes {
  'GET /api/titles': { reply: TitleData[] };
  'GET /api/rules/{title}': { reply: RulebookData };
  'GET /api/rules/{title}/clauses/{clause}': { reply: NumberedClause };
  'GET /api/games': { reply: TableSummary[] };
  'POST /api/games': { body: NewTable; reply: Opened };
  'POST /api/games/import': { body: Imported; reply: Opened };
  'POST /api/cards': { body: SummariesRequest; reply: TableSummary[] };
  'GET /api/games/{game}': { reply: TableSummary };
  'GET /api/games/{game}/state': { reply: StateMessage };
  'POST /api/games/{game}/do': { body: AnyCommand; reply: Done };
  'GET /api/games/{game}/talk': { reply: TalkReply };
  'POST /api/games/{game}/abuse-reports': { body: NewAbuseReport; reply: Record<string, never> };
  'GET /api/games/{game}/events': { reply: OlderEvents };
  'GET /api/games/{game}/why-not': { reply: WhyNotReply };
  'GET /api/games/{game}/odds': { reply: Outlook };
  'GET /api/games/{game}/offers': { reply: OffersReply };
  'GET /api/games/{game}/replay': { reply: HistoryReply };
  'GET /api/games/{game}/lexicon': { reply: LexiconData };
  'GET /api/games/{game}/geometry': { reply: GeometryReply };
  'GET /api/games/{game}/report': { reply: ReportData };
  'GET /api/games/{game}/seal': { reply: SealReport };
  'GET /api/account': { reply: ProfileData };
  'POST /api/account': { body: NewAccount; reply: ProfileData };
  'DELETE /api/account': { body: AccountDeletion; reply: Record<string, never> };
  'POST /api/account/sign-in': { body: SignIn; reply: ProfileData };
  'POST /api/account/sign-out': { reply: Record<string, never> };
  'POST /api/account/password': { body: PasswordChange; reply: ProfileData };
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
}
