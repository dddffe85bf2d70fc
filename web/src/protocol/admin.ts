// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { ChatLine, Phase } from './messages';

/** Against an account by name, whom a report is about, or who sits at a seat. */
export interface SanctionRequest {
  kind: 'mute' | 'ban';
  /** The person reads it. */
  reason: string;
  /** None: for good. */
  hours?: number | null;
  account?: string;
  report?: number;
  game?: string;
  seat?: number;
  /** Of a guest also the address, as far as it is known. */
  with_address?: boolean;
}

export interface ActReason {
  reason: string;
}

export interface LineRequest {
  channel: string;
  number: number;
  hidden: boolean;
  reason: string;
}

export interface FoundChair {
  kind: string;
  name: string;
}

/** Who sat there and what was said, as it stood when it was reported. */
export interface ReportContext {
  phase: Phase;
  chairs: FoundChair[];
  seat: number | null;
  channel: string;
  line: number | null;
  lines: ChatLine[];
}

export interface AbuseReport {
  number: number;
  at: number;
  kind: string;
  text: string;
  /** Empty for who looked on without an account. */
  reporter: string;
  reported: string;
  /** Has whoever is reported an account? */
  account: boolean;
  has_address: boolean;
  game: string;
  title: string;
  version: number;
  context: ReportContext | null;
  /** The moderator sits at that table, and the game is not over: the words stay closed until then. */
  withheld: boolean;
  closed: number | null;
  closed_by: string;
}

export interface SanctionData {
  number: number;
  kind: string;
  name: string;
  of: 'account' | 'guest' | 'address';
  reason: string;
  actor: string;
  created: number;
  /** None: for good. */
  until: number | null;
  active: boolean;
}

export interface PersonData {
  name: string;
  created: number;
  seen: number | null;
  admin: boolean;
  /** To ask for those before it. */
  number: number;
  /** Those that hold. */
  sanctions: SanctionData[];
}

export interface FoundTable {
  game: string;
  title: string;
  phase: Phase;
  public: boolean;
  created: number;
  touched: number;
  removed: number | null;
  chairs: FoundChair[];
}

export interface PersonDetails {
  person: PersonData;
  /** All that there were. */
  sanctions: SanctionData[];
  tables: FoundTable[];
  /** How often they were reported. */
  reports: number;
}

export interface AuditLine {
  number: number;
  at: number;
  actor: string;
  console: boolean;
  act: string;
  target: string;
  reason: string;
  details: Record<string, string | number | null>;
}

export interface ServerState {
  status: string;
  reasons: string[];
  version: string;
  started: number;
  sockets: number;
  tables_held: number;
  jobs_waiting: number;
  open_reports: number;
  /** Tables that could not be opened. */
  unopenable: FoundTable[];
}

/** What the privacy page tells, with the settings of this server. */
export interface PrivacyData {
  /** The operator's own words; plain text. */
  imprint: string;
  session_days: number;
  device_days: number;
  abandoned_days: number;
  /** Of a game that nobody uses; 0: it is never removed. So are the next three. */
  running_days: number;
  running_guests_days: number;
  finished_days: number;
  finished_guests_days: number;
  chat_lines: number;
  removed_tables_days: number;
  reports_days: number;
  audit_days: number;
  /** Messages that were sent. */
  notices_days: number;
}
