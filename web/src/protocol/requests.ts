// Written by tools/page_types.py: change the types of Python, then run it anew.

export type Setting = boolean | number | null | string;

export type NoticeKind = 'your-turn' | 'outbid' | 'invited' | 'time' | 'over';

export type AnyCommand =
  | Say
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
  | StandIn;

export interface ChairRequest {
  kind: 'me' | 'bot' | 'open';
  name?: string;
  level?: string;
}

export interface TimeControlRequest {
  kind?: 'none' | 'live' | 'post';
  main?: number;
  step?: number;
  off?: number;
}

export interface TermsRequest {
  pace?: TimeControlRequest;
  out_of_time?: 'bot' | 'loss';
  leaver?: 'bot' | 'empty';
  level?: string;
  spectators?: boolean;
  newcomers?: 'invited' | 'anyone' | 'nobody';
  practice?: boolean;
  coach?: boolean;
  rated?: boolean;
}

export interface NewTable {
  title: string;
  seats: number;
  board?: string;
  options?: Record<string, string>;
  draw_board?: boolean;
  chairs?: ChairRequest[];
  terms?: TermsRequest;
  public?: boolean;
  start?: boolean;
  nonce?: string;
}

export interface Imported {
  record: string;
  public?: boolean;
}

/** An offer, or an answer to one with a share in its dice. `name` is for guests whose chair had none at the end. */
export interface RematchRequest {
  accept?: boolean;
  /** Of an offer: everybody sits one chair further. */
  rotated?: boolean;
  nonce?: string;
  name?: string;
}

export interface SummariesRequest {
  games: Record<string, string>;
}

export interface NewAccount {
  name: string;
  password: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface PasswordChange {
  /** Empty where there is none yet. */
  old: string;
  new: string;
  revoke_tokens?: boolean;
}

export interface AttestationResponse {
  clientDataJSON: string;
  attestationObject: string;
}

/** What `navigator.credentials.create` gives, under the names of WebAuthn. */
export interface NewCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: AttestationResponse;
}

export interface AssertionResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

/** What `navigator.credentials.get` gives. */
export interface Assertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: AssertionResponse;
}

export interface PasskeyChallenge {
  purpose: 'add' | 'sign-up' | 'sign-in';
  /** Of the new account. */
  name?: string;
}

export interface PasskeySignUp {
  credential: NewCredential;
  label: string;
}

export interface NewPasskey {
  credential: NewCredential;
  label: string;
}

export interface PasskeySignIn {
  credential: Assertion;
}

/** Either of the two. */
export interface IdentityProof {
  password?: string;
  credential?: Assertion | null;
}

/** The seat keys of a device, by table. */
export interface GuestSeats {
  games: Record<string, string[]>;
}

export interface ForgottenPassword {
  /** The name of the account, or its address. */
  who: string;
}

export interface PasswordReset {
  token: string;
  password: string;
  revoke_tokens?: boolean;
  remove_passkeys?: boolean;
}

export interface Settings {
  settings: Record<string, Setting>;
}

export interface AccountDeletion {
  /** Not needed shortly after it was proved on this device who asks. */
  password?: string;
}

export interface TokenRequest {
  label: string;
}

export interface Block {
  name: string;
  blocked?: boolean;
}

/** To a moderator: a line of chat by channel and number, or a name or how somebody behaves by their seat. */
export interface NewAbuseReport {
  kind: 'chat' | 'name' | 'behaviour';
  channel?: string;
  number?: number;
  seat?: number | null;
  text?: string;
}

export interface NewMailContact {
  address: string;
}

export interface ContactChoice {
  kinds: NoticeKind[];
  digest?: boolean;
}

/** When to be told, in the time zone of the reader. */
export interface NoticeHours {
  zone: string;
  quiet?: [number, number] | null;
  digest_at?: number;
}

/** What to be told of one table; null: as everywhere. */
export interface TableNotices {
  kinds: NoticeKind[] | null;
}

export interface Confirmation {
  token: string;
}

export interface Invitation {
  name: string;
}

export interface Vacation {
  start: number;
  end: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The push subscription of a browser. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

export interface PushEnd {
  endpoint: string;
}

export interface NewWebhook {
  url: string;
  shape?: 'json' | 'discord' | 'slack';
  label?: string;
}

export interface Say {
  do: 'say';
  say: string | string[];
  at: number;
  id?: string;
}

/** An answer as it mostly comes over a socket. What is not exactly this is read with more patience. */
export interface SocketSay {
  say: string | string[];
  game: string;
  at: number;
  id?: string;
  auth?: string;
}

export interface Undo {
  do: 'undo';
  at: number;
  count?: number;
  id?: string;
}

export interface Propose {
  do: 'propose';
  kind: 'back' | 'end' | 'admit' | 'remove' | 'pause' | 'move';
  to?: number;
  id?: string;
}

export interface Vote {
  do: 'vote';
  agree: boolean;
  id?: string;
}

/** End a pause. */
export interface Resume {
  do: 'resume';
  id?: string;
}

/** At a practice table. */
export interface GoBack {
  do: 'go_back';
  to: number;
  at: number;
  id?: string;
}

/** Where somebody learns: what they ask for. `to` is an answer that was tried, `text` a comment or a phrase. */
export interface Teach {
  do: 'teach';
  wish: 'next' | 'again' | 'restart' | 'show' | 'go' | 'comment' | 'promote' | 'remove' | 'nature' | 'chance';
  at: number;
  to?: number;
  text?: string;
  id?: string;
}

export interface Resign {
  do: 'resign';
  id?: string;
}

export interface Leave {
  do: 'leave';
  id?: string;
}

export interface ComeBack {
  do: 'come_back';
  id?: string;
}

export interface LeaveOrder {
  do: 'order';
  text?: string;
  id?: string;
}

export interface Holiday {
  do: 'holiday';
  start: number;
  end: number;
  id?: string;
}

export interface EndHoliday {
  do: 'end_holiday';
  id?: string;
}

export interface Talk {
  do: 'talk';
  channel: string;
  text: string;
  name?: string;
  id?: string;
}

export interface Mute {
  do: 'mute';
  name: string;
  muted?: boolean;
  id?: string;
}

export interface Sit {
  do: 'sit';
  seat: number;
  name?: string;
  nonce?: string;
  id?: string;
}

export interface AskForChair {
  do: 'ask_for_chair';
  seat: number;
  name?: string;
  id?: string;
}

/** What `ask_for_chair` was called when nobody had to be asked. */
export interface Replace {
  do: 'replace';
  seat: number;
  name?: string;
  id?: string;
}

export interface Admit {
  do: 'admit';
  number: number;
  id?: string;
}

export interface RefuseChair {
  do: 'refuse_chair';
  number: number;
  id?: string;
}

export interface Remove {
  do: 'remove';
  seat: number;
  id?: string;
}

export interface Rise {
  do: 'rise';
  id?: string;
}

export interface GiveNonce {
  do: 'nonce';
  nonce: string;
  id?: string;
}

export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  level: string;
  id?: string;
}

export interface Clear {
  do: 'clear';
  seat: number;
  id?: string;
}

export interface ChangeTerms {
  do: 'terms';
  terms: TermsRequest;
  id?: string;
}

export interface HandOver {
  do: 'hand_over';
  seat: number;
  id?: string;
}

export interface StartGame {
  do: 'start';
  id?: string;
}

export interface StandIn {
  do: 'stand_in';
  seat: number;
  level: string;
  id?: string;
}

/** What comes of a command: the version, and the key of whoever sat down. */
export interface Done {
  v: number;
  key?: string;
}
