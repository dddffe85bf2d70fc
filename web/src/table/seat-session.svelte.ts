/** One seat of this device at a table, or somebody who looks on: what it has heard, and how it speaks. */
import type { ChatLine, ChatLines, GameEvent, GuestLines, StateMessage, ViewerFrame } from '../protocol/messages';
import type { AnyCommand, Done } from '../protocol/requests';
import { Api } from '../net/api';
import type { Connection, Subscriber } from '../net/connection';
import { Listener } from '../net/listener';
import { Moments } from '../net/moments';

const PATIENCE_MS = 3000;
const POLL_MS = 25;

function pause(length: number): Promise<void> {
  return new Promise((done) => setTimeout(done, length));
}

/**
 * Lines that are new, and lines that have changed since they were sent: a moderator may hide one. A new line may come
 * before those that were said earlier, which are asked for when the table opens.
 */
export function withLines(known: ChatLine[], sent: ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...sent].map((line) => [line[0], line]));
  return [...lines.values()].sort(([one], [other]) => one - other);
}

const RELOADED = 'pelagos-renewed';

/** The server speaks otherwise: this page is old. It is loaded anew, but not again and again. */
function reloadPage(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}

/** What a session shows: all of it is of one version. */
interface Moment {
  frame: ViewerFrame | null;
  events: GameEvent[];
  missing: number;
  version: number;
}

/** What the page around a session does for it. */
export interface SessionHost {
  /** Is everything here that belongs to this, so that it can be shown? */
  isReady(frame: ViewerFrame | null): boolean;
  /** Fetch what belongs to the session as it is now. */
  prepare(session: SeatSession): Promise<unknown>;
  changed(session: SeatSession): void;
  /** Who sits where is another thing now. */
  reseated(): void;
}

export class SeatSession implements Subscriber {
  frame: ViewerFrame | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** So many events came before those that are held. */
  missing = $state(0);
  version = $state(-1);
  talked: ChatLines = $state.raw({});
  guests: GuestLines = $state.raw({});
  readonly api: Api;
  private readonly listener = new Listener();
  private readonly moments = new Moments<Moment>(
    ({ frame }) => this.host.isReady(frame),
    () => this.host.prepare(this),
    (moment) => this.show(moment),
  );

  constructor(
    readonly game: string,
    readonly key: string,
    readonly seat: number | null,
    private readonly connection: Connection,
    private readonly host: SessionHost,
  ) {
    this.api = new Api(game, key);
  }

  cursor(): string {
    return this.listener.cursor;
  }

  hear(message: StateMessage): void {
    const heard = this.listener.hear(message);
    if (heard === 'other-protocol') reloadPage();
    if (heard === 'gap') this.connection.resync(this);
    if (heard !== 'fine') return;
    const { frame, events, missing, version } = this.listener;
    this.moments.add({ frame, events, missing, version });
  }

  /** The newest that was heard; what is shown may wait for its picture. */
  get latest(): ViewerFrame | null {
    return this.listener.frame;
  }

  private show({ frame, events, missing, version }: Moment): void {
    this.frame = frame;
    this.events = events;
    this.missing = missing;
    this.version = version;
    this.host.changed(this);
  }

  talk(said: ChatLines, guests: GuestLines): void {
    const merged: ChatLines = { ...this.talked };
    for (const [channel, lines] of Object.entries(said)) {
      merged[channel] = withLines(merged[channel] ?? [], lines);
    }
    this.talked = merged;
    const marked: GuestLines = { ...this.guests };
    for (const [channel, numbers] of Object.entries(guests))
      marked[channel] = [...new Set([...(marked[channel] ?? []), ...numbers])];
    this.guests = marked;
  }

  /** Whoever we are now, the page finds out anew; a key that opens nothing is thrown away there. */
  locked(): void {
    location.reload();
  }

  reseated(): void {
    this.host.reseated();
  }

  say(phrases: string[]): Promise<Done> {
    const [first] = phrases;
    return this.do({ do: 'say', say: first !== undefined && phrases.length === 1 ? first : phrases, at: this.version });
  }

  undo(count: number): Promise<Done> {
    return this.do({ do: 'undo', at: this.version, count });
  }

  /** Done when what came of it can be seen here, too. */
  async do(command: AnyCommand): Promise<Done> {
    const reply = await this.send(command);
    for (let waited = 0; this.version < reply.v && waited < PATIENCE_MS; waited += this.moments.isBehind ? 0 : POLL_MS)
      await pause(POLL_MS);
    return reply;
  }

  /** Done when the server has answered: what gives the seat up changes nothing that this session would see. */
  send(command: AnyCommand): Promise<Done> {
    return this.connection.send(this, command);
  }

  /** Events of before those that came with the whole. */
  async older(): Promise<void> {
    const { first, events } = await this.api.events(this.missing);
    this.listener.events = [...events, ...this.listener.events];
    this.listener.missing = first;
    this.events = this.listener.events;
    this.missing = first;
  }
}
