/** One socket for all tables of this page: it comes back by itself, and nothing said through it is said twice. */
import type {
  Acknowledgement,
  Address,
  ChatLines,
  Ping,
  SocketMessage,
  SocketRefusal,
  StateMessage,
  Subscribe,
} from '../protocol/messages';
import type { AnyCommand, Done } from '../protocol/requests';
import { OFFLINE, Refused, request, type Query } from './http';

export interface Watcher {
  game: string;
  /** A seat key; empty for the account, or for looking on. */
  key: string;
  /** Which seat hears; null for who looks on. One socket may carry several seats of a table. */
  seat: number | null;
  /** The mark to go on from; empty for the whole. */
  mark(): string;
  hear(message: StateMessage): void;
  talk(said: ChatLines): void;
}

/** Everything that is said on the socket. */
type Outgoing = Subscribe | Ping | (AnyCommand & Address);

interface Waiting {
  command: AnyCommand;
  watcher: Watcher;
  done: (reply: Done) => void;
  failed: (why: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const BEAT = 20_000;
const PATIENCE = 8_000;
const POLL = 4_000;

export type Link = 'open' | 'closed' | 'polling';

function socketUrl(): string {
  const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${protocol}://${location.host}/api/live?language=${document.documentElement.lang || 'en'}`;
}

export class Live {
  link: Link = 'closed';
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private failures = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private quiet = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setInterval> | undefined;
  private count = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private readonly watchers = new Set<Watcher>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly changed: (link: Link) => void = () => {},
    private readonly url = socketUrl(),
  ) {
    addEventListener('online', this.hurry);
    addEventListener('visibilitychange', this.hurry);
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.socket) this.ask(watcher, watcher.mark());
    else this.connect();
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Ask for everything anew, after a gap. */
  resync(watcher: Watcher): void {
    if (this.link === 'open') this.ask(watcher, '');
    else void this.fetch(watcher, '');
  }

  /** Say something at a table. Sent again under the same id after a broken line, so it happens once. */
  send(watcher: Watcher, command: AnyCommand): Promise<Done> {
    const id = `${this.tag}-${++this.count}`;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => void this.byPost(id), PATIENCE);
      this.waiting.set(id, { command: { ...command, id }, watcher, done, failed, timer });
      if (this.link === 'open') this.deliver(id);
      else void this.byPost(id);
    });
  }

  close(): void {
    this.watchers.clear();
    clearTimeout(this.again);
    clearInterval(this.poll);
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.link !== 'open' && document.visibilityState === 'visible' && this.watchers.size > 0) {
      this.pause = FIRST_PAUSE;
      this.connect();
    }
  };

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.again);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    // A line that neither opens nor fails would be waited for in vain.
    const hanging = setTimeout(() => this.drop(socket), PATIENCE);
    socket.onopen = () => {
      clearTimeout(hanging);
      this.opened();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as SocketMessage);
    socket.onclose = () => {
      clearTimeout(hanging);
      this.lost(socket);
    };
  }

  private drop(socket: WebSocket): void {
    this.lost(socket);
    socket.close();
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    this.failures = 0;
    this.setLink('open');
    clearInterval(this.poll);
    this.poll = undefined;
    for (const watcher of this.watchers) this.ask(watcher, watcher.mark());
    for (const id of this.waiting.keys()) this.deliver(id);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), BEAT);
  }

  private ping(): void {
    if (++this.quiet > 2) this.socket?.close();
    else this.transmit({ ping: Date.now() });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    if (this.watchers.size === 0) return;
    this.setLink(++this.failures > 2 ? 'polling' : 'closed');
    if (this.failures > 2) this.poll ??= setInterval(() => this.fetchAll(), POLL);
    this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private receive(message: SocketMessage): void {
    this.quiet = 0;
    if ('error' in message) this.refuse(message);
    else if ('talk' in message) this.each(message, (watcher) => watcher.talk(message.talk));
    else if ('mark' in message) this.each(message, (watcher) => watcher.hear(message));
    if ('ok' in message && message.ok !== undefined) this.settle(message.ok, message);
  }

  private each({ game, seat }: { game: string; seat: number | null }, tell: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) if (watcher.game === game && watcher.seat === seat) tell(watcher);
  }

  private settle(id: string, reply: Acknowledgement | StateMessage): void {
    this.take(id)?.done('key' in reply && reply.key !== undefined ? { v: reply.v, key: reply.key } : { v: reply.v });
  }

  private refuse({ id = '', error, says, clause }: SocketRefusal): void {
    this.take(id)?.failed(new Refused(error, says, clause));
  }

  private take(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    if (waiting) clearTimeout(waiting.timer);
    this.waiting.delete(id);
    return waiting;
  }

  private ask(watcher: Watcher, since: string): void {
    this.transmit({ watch: watcher.game, ...(watcher.key && { auth: watcher.key }), ...(since && { since }) });
  }

  private deliver(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    const { command, watcher } = waiting;
    this.transmit({ ...command, game: watcher.game, ...(watcher.key && { auth: watcher.key }) });
  }

  /** The same by a plain request. */
  private async byPost(id: string): Promise<void> {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    const { command, watcher } = waiting;
    try {
      const { game, key } = watcher;
      const reply = await request('POST /api/games/{game}/do', { path: { game }, body: command, key });
      this.take(id)?.done(reply);
      void this.fetch(watcher, watcher.mark());
    } catch (why) {
      this.take(id)?.failed(why instanceof Refused ? why : new Refused(OFFLINE, '', ''));
    }
  }

  private fetchAll(): void {
    for (const watcher of this.watchers) void this.fetch(watcher, watcher.mark());
  }

  private async fetch(watcher: Watcher, since: string): Promise<void> {
    try {
      const { game, key } = watcher;
      const query: Query = since ? { since } : {};
      const message = await request('GET /api/games/{game}/state', { path: { game }, query, key });
      if (this.watchers.has(watcher)) watcher.hear(message);
    } catch {
      // The next poll, or the socket, tries again.
    }
  }

  private transmit(message: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private setLink(link: Link): void {
    this.link = link;
    this.changed(link);
  }
}
