/** One socket for all tables of this page: it comes back by itself, and nothing said through it is said twice. */
import type {
  Acknowledgement,
  Address,
  ChatLines,
  GuestLines,
  Ping,
  SocketMessage,
  SocketRefusal,
  StateMessage,
  Subscribe,
} from '../protocol/messages';
import type { AnyCommand, Done } from '../protocol/requests';
import { OFFLINE, Refused, request, type Query } from './http';

export interface Subscriber {
  game: string;
  /** A seat key; empty for the account, or for looking on. */
  key: string;
  /** Which seat hears; null for who looks on. One socket may carry several seats of a table. */
  seat: number | null;
  /** The mark to go on from; empty for the whole. */
  cursor(): string;
  hear(message: StateMessage): void;
  talk(said: ChatLines, guests: GuestLines): void;
  /** The key opens nothing any more: the seat is an account's now. */
  locked(): void;
}

/** Everything that is said on the socket. */
type Outgoing = Subscribe | Ping | (AnyCommand & Address);

interface PendingCommand {
  command: AnyCommand;
  subscriber: Subscriber;
  done: (reply: Done) => void;
  failed: (why: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
const HEARTBEAT_MS = 20_000;
const TIMEOUT_MS = 8_000;
const POLL_MS = 4_000;
/** The code with which a server closes the socket of whoever was banned, or whose table was removed. */
const MODERATED = 4010;

const UNKNOWN_KEY = 'unknown-key';

export type ConnectionStatus = 'open' | 'closed' | 'polling';

function socketUrl(): string {
  const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${protocol}://${location.host}/api/live?language=${document.documentElement.lang || 'en'}`;
}

export class Connection {
  status: ConnectionStatus = 'closed';
  private socket: WebSocket | null = null;
  private retryDelay = FIRST_RETRY_MS;
  private failures = 0;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pollTimer: ReturnType<typeof setInterval> | undefined;
  private count = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private readonly subscribers = new Set<Subscriber>();
  private readonly pending = new Map<string, PendingCommand>();

  constructor(
    private readonly changed: (status: ConnectionStatus) => void = () => {},
    private readonly url = socketUrl(),
    /** What is still to be seen, and why no more, a page that is loaded anew is told. */
    private readonly moderated = (): void => location.reload(),
  ) {
    addEventListener('online', this.reconnectNow);
    addEventListener('visibilitychange', this.reconnectNow);
  }

  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    if (this.socket) this.ask(subscriber, subscriber.cursor());
    else this.connect();
    return () => {
      this.subscribers.delete(subscriber);
    };
  }

  /** Ask for everything anew, after a gap. */
  resync(subscriber: Subscriber): void {
    if (this.status === 'open') this.ask(subscriber, '');
    else void this.fetch(subscriber, '');
  }

  /** Say something at a table. Sent retryTimer under the same id after a broken connection, so it happens once. */
  send(subscriber: Subscriber, command: AnyCommand): Promise<Done> {
    const id = `${this.tag}-${++this.count}`;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => void this.sendByRequest(id), TIMEOUT_MS);
      this.pending.set(id, { command: { ...command, id }, subscriber, done, failed, timer });
      if (this.status === 'open') this.deliver(id);
      else void this.sendByRequest(id);
    });
  }

  close(): void {
    this.subscribers.clear();
    clearTimeout(this.retryTimer);
    clearInterval(this.pollTimer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.reconnectNow);
    removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
  }

  private readonly reconnectNow = (): void => {
    if (this.status !== 'open' && document.visibilityState === 'visible' && this.subscribers.size > 0) {
      this.retryDelay = FIRST_RETRY_MS;
      this.connect();
    }
  };

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.retryTimer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    // A socket that neither opens nor fails would be waited for in vain.
    const hanging = setTimeout(() => this.drop(socket), TIMEOUT_MS);
    socket.onopen = () => {
      clearTimeout(hanging);
      this.opened();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as SocketMessage);
    socket.onclose = ({ code }) => {
      clearTimeout(hanging);
      if (code === MODERATED) this.moderated();
      else this.lost(socket);
    };
  }

  private drop(socket: WebSocket): void {
    this.lost(socket);
    socket.close();
  }

  private opened(): void {
    this.retryDelay = FIRST_RETRY_MS;
    this.failures = 0;
    this.setStatus('open');
    clearInterval(this.pollTimer);
    this.pollTimer = undefined;
    for (const subscriber of this.subscribers) this.ask(subscriber, subscriber.cursor());
    for (const id of this.pending.keys()) this.deliver(id);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT_MS);
  }

  private ping(): void {
    if (++this.unanswered > 2) this.socket?.close();
    else this.transmit({ ping: Date.now() });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heartbeat);
    if (this.subscribers.size === 0) return;
    this.setStatus(++this.failures > 2 ? 'polling' : 'closed');
    if (this.failures > 2) this.pollTimer ??= setInterval(() => this.fetchAll(), POLL_MS);
    this.retryTimer = setTimeout(() => this.connect(), this.retryDelay * (0.75 + Math.random() / 2));
    this.retryDelay = Math.min(LONGEST_RETRY_MS, this.retryDelay * 2);
  }

  private receive(message: SocketMessage): void {
    this.unanswered = 0;
    if ('error' in message) this.refuse(message);
    else if ('talk' in message) this.each(message, (subscriber) => subscriber.talk(message.talk, message.guests));
    else if ('mark' in message) this.each(message, (subscriber) => subscriber.hear(message));
    if ('ok' in message && message.ok !== undefined) this.settle(message.ok, message);
  }

  private each({ game, seat }: { game: string; seat: number | null }, tell: (subscriber: Subscriber) => void): void {
    for (const subscriber of this.subscribers)
      if (subscriber.game === game && subscriber.seat === seat) tell(subscriber);
  }

  private settle(id: string, reply: Acknowledgement | StateMessage): void {
    this.take(id)?.done('key' in reply && reply.key !== undefined ? { v: reply.v, key: reply.key } : { v: reply.v });
  }

  private refuse({ id = '', error, says, clause }: SocketRefusal): void {
    if (error === UNKNOWN_KEY) this.fetchAll();
    this.take(id)?.failed(new Refused(error, says, clause));
  }

  private take(id: string): PendingCommand | undefined {
    const pending = this.pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.pending.delete(id);
    return pending;
  }

  private ask(subscriber: Subscriber, since: string): void {
    this.transmit({ watch: subscriber.game, ...(subscriber.key && { auth: subscriber.key }), ...(since && { since }) });
  }

  private deliver(id: string): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    const { command, subscriber } = pending;
    this.transmit({ ...command, game: subscriber.game, ...(subscriber.key && { auth: subscriber.key }) });
  }

  /** The same by a plain request. */
  private async sendByRequest(id: string): Promise<void> {
    const pending = this.pending.get(id);
    if (!pending) return;
    const { command, subscriber } = pending;
    try {
      const { game, key } = subscriber;
      const reply = await request('POST /api/games/{game}/do', { path: { game }, body: command, key });
      this.take(id)?.done(reply);
      void this.fetch(subscriber, subscriber.cursor());
    } catch (why) {
      this.take(id)?.failed(why instanceof Refused ? why : new Refused(OFFLINE, '', ''));
    }
  }

  private fetchAll(): void {
    for (const subscriber of this.subscribers) void this.fetch(subscriber, subscriber.cursor());
  }

  private async fetch(subscriber: Subscriber, since: string): Promise<void> {
    try {
      const { game, key } = subscriber;
      const query: Query = since ? { since } : {};
      const message = await request('GET /api/games/{game}/state', { path: { game }, query, key });
      if (this.subscribers.has(subscriber)) subscriber.hear(message);
    } catch (why) {
      if (why instanceof Refused && why.code === UNKNOWN_KEY && this.subscribers.has(subscriber)) subscriber.locked();
      // The next pollTimer, or the socket, tries retryTimer.
    }
  }

  private transmit(message: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private setStatus(status: ConnectionStatus): void {
    this.status = status;
    this.changed(status);
  }
}
