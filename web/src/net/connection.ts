/** One socket for all tables of this page: it comes back by itself, and what is said through it is said once. */
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
import { openSocket, type Socket } from './transport';

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
  /** A message came for a seat that nobody of this page has: who sits where must be asked anew. */
  reseated(): void;
}

/** Everything that is said on the socket. */
type Outgoing = Subscribe | Ping | (AnyCommand & Address);

interface PendingCommand {
  command: AnyCommand;
  subscriber: Subscriber;
  done: (reply: Done) => void;
  failed: (why: Refused) => void;
  /** It has left this page: the server may have it already, and only it can say. */
  transmitted: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
const HEARTBEAT_MS = 20_000;
const TIMEOUT_MS = 8_000;
const SLOW_MS = 3_000;
const POLL_MS = 4_000;
/** The code with which a server closes the socket of whoever was banned, or whose table was removed. */
const MODERATED = 4010;

const UNKNOWN_KEY = 'unknown-key';
/** A command that was taken back before it left. */
export const NOT_SENT = 'not-sent';

export interface ConnectionStatus {
  /**
   * `connecting`: for the first time. `slow`: connected, and something has not been answered for a while. `polling`:
   * the server answers plain requests only. `away`: it does not answer at all.
   */
  kind: 'connecting' | 'open' | 'slow' | 'polling' | 'away';
  /** When the next try begins, by the clock of this device; null while one is being made, or none is needed. */
  retryAt: number | null;
  /** Something waits here that has not left; it can be taken back. */
  unsent: boolean;
  /** Something has left and was not answered: whether it has arrived only the server knows. */
  unanswered: boolean;
}

export class Connection {
  status: ConnectionStatus = { kind: 'connecting', retryAt: null, unsent: false, unanswered: false };
  private socket: Socket | null = null;
  private isOpen = false;
  private wasOpen = false;
  /** A plain request was answered since the socket was lost. */
  private polled = false;
  private retryAt: number | null = null;
  /** Something that was said since then has not been answered. */
  private waitingSince: number | null = null;
  private retryDelay = FIRST_RETRY_MS;
  private failures = 0;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pollTimer: ReturnType<typeof setInterval> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);
  private readonly subscribers = new Set<Subscriber>();
  private readonly pending = new Map<string, PendingCommand>();

  constructor(
    private readonly changed: (status: ConnectionStatus) => void = () => {},
    /** Asked for at every try: the language of the page may have changed. */
    private readonly dial: () => Socket = openSocket,
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
    if (this.isOpen) this.ask(subscriber, '');
    else void this.fetch(subscriber, '');
  }

  /**
   * Say something at a table. It is said under one id until the server has answered, so it happens once; while nobody
   * answers it is kept, and as long as it has not left it can be taken back.
   */
  send(subscriber: Subscriber, command: AnyCommand): Promise<Done> {
    const id = `${this.tag}-${++this.count}`;
    return new Promise((done, failed) => {
      this.pending.set(id, { command: { ...command, id }, subscriber, done, failed, transmitted: false });
      if (this.isOpen) this.deliver(id);
      else if (this.polled) void this.sendByRequest(id);
      this.update();
    });
  }

  /** Take back what has not left. */
  cancel(): void {
    for (const [id, { transmitted }] of this.pending)
      if (!transmitted) this.take(id)?.failed(new Refused(NOT_SENT, '', ''));
    this.update();
  }

  /** Try now, whenever it would have been tried. */
  retry(): void {
    if (this.isOpen || this.subscribers.size === 0) return;
    this.retryDelay = FIRST_RETRY_MS;
    this.connect();
  }

  close(): void {
    this.subscribers.clear();
    clearTimeout(this.retryTimer);
    clearTimeout(this.slowTimer);
    clearInterval(this.pollTimer);
    clearInterval(this.heartbeat);
    for (const { timer } of this.pending.values()) clearTimeout(timer);
    removeEventListener('online', this.reconnectNow);
    removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
  }

  private readonly reconnectNow = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.retryTimer);
    this.retryAt = null;
    const socket = this.dial();
    this.socket = socket;
    this.update();
    // A socket that neither opens nor fails would be waited for in vain.
    const hanging = setTimeout(() => this.drop(socket), TIMEOUT_MS);
    socket.onopen = () => {
      clearTimeout(hanging);
      this.opened();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as SocketMessage);
    socket.onclose = ({ code }) => {
      clearTimeout(hanging);
      if (code === MODERATED) {
        clearInterval(this.heartbeat);
        this.moderated();
      } else this.lost(socket);
    };
  }

  private drop(socket: Socket): void {
    this.lost(socket);
    socket.close();
  }

  private opened(): void {
    this.retryDelay = FIRST_RETRY_MS;
    this.failures = 0;
    this.unanswered = 0;
    this.isOpen = this.wasOpen = true;
    this.polled = false;
    clearInterval(this.pollTimer);
    this.pollTimer = undefined;
    for (const subscriber of this.subscribers) this.ask(subscriber, subscriber.cursor());
    for (const id of this.pending.keys()) this.deliver(id);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT_MS);
    this.ping();
    this.update();
  }

  private ping(): void {
    if (++this.unanswered > 2) this.socket?.close();
    else this.transmit({ ping: Date.now() });
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isOpen = false;
    this.heard();
    clearInterval(this.heartbeat);
    if (this.subscribers.size === 0) return;
    if (++this.failures > 2) this.pollTimer ??= setInterval(() => this.fetchAll(), POLL_MS);
    const delay = this.retryDelay * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + delay;
    this.retryTimer = setTimeout(() => this.connect(), delay);
    this.retryDelay = Math.min(LONGEST_RETRY_MS, this.retryDelay * 2);
    this.update();
  }

  private receive(message: SocketMessage): void {
    this.unanswered = 0;
    this.heard();
    if ('error' in message) this.refuse(message);
    else if ('talk' in message) this.each(message, (subscriber) => subscriber.talk(message.talk, message.guests));
    else if ('mark' in message) this.each(message, (subscriber) => subscriber.hear(message));
    if ('ok' in message && message.ok !== undefined) this.settle(message.ok, message);
    this.update();
  }

  private each({ game, seat }: { game: string; seat: number | null }, tell: (subscriber: Subscriber) => void): void {
    const there = [...this.subscribers].filter((subscriber) => subscriber.game === game);
    const meant = there.filter((subscriber) => subscriber.seat === seat);
    // Nobody here sits there, or has got up: one of us is somebody else now.
    if (meant.length === 0) there[0]?.reseated();
    for (const subscriber of meant) tell(subscriber);
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
    pending.transmitted = true;
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => void this.sendByRequest(id), TIMEOUT_MS);
    this.transmit({ ...command, game: subscriber.game, ...(subscriber.key && { auth: subscriber.key }) });
  }

  /** The same by a plain request. Where no answer comes, or the answer of a proxy, it is kept and said again. */
  private async sendByRequest(id: string): Promise<void> {
    const pending = this.pending.get(id);
    if (!pending) return;
    const { command, subscriber } = pending;
    pending.transmitted = true;
    try {
      const { game, key } = subscriber;
      const reply = await request('POST /api/games/{game}/do', { path: { game }, body: command, key });
      this.take(id)?.done(reply);
      void this.fetch(subscriber, subscriber.cursor());
    } catch (why) {
      if (!isUnanswered(why)) this.take(id)?.failed(why as Refused);
      else if (this.isOpen) pending.timer = setTimeout(() => void this.sendByRequest(id), TIMEOUT_MS);
    }
    this.update();
  }

  private fetchAll(): void {
    for (const subscriber of this.subscribers) void this.fetch(subscriber, subscriber.cursor());
  }

  private async fetch(subscriber: Subscriber, since: string): Promise<void> {
    try {
      const { game, key } = subscriber;
      const query: Query = since ? { since } : {};
      const message = await request('GET /api/games/{game}/state', { path: { game }, query, key });
      this.polling(true);
      if (!this.subscribers.has(subscriber)) return;
      if ((message.seat ?? null) === subscriber.seat) subscriber.hear(message);
      else subscriber.reseated();
    } catch (why) {
      this.polling(!isUnanswered(why));
      if (why instanceof Refused && why.code === UNKNOWN_KEY && this.subscribers.has(subscriber)) subscriber.locked();
      // It is tried again by the next poll, or by the socket.
    }
  }

  /** Whether plain requests are answered, where there is no socket; what waits is said by such a one then. */
  private polling(answered: boolean): void {
    if (this.isOpen) return;
    this.polled = answered;
    if (answered) for (const id of this.pending.keys()) void this.sendByRequest(id);
    this.update();
  }

  private transmit(message: Outgoing): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    // Whoever has everything already is sent nothing for watching.
    if ('watch' in message) return;
    this.waitingSince ??= Date.now();
    this.slowTimer ??= setTimeout(() => this.update(), SLOW_MS);
  }

  /** The server has answered, or there is nothing any more that it could answer. */
  private heard(): void {
    this.waitingSince = null;
    clearTimeout(this.slowTimer);
    this.slowTimer = undefined;
  }

  private update(): void {
    const pending = [...this.pending.values()];
    const unsent = pending.some(({ transmitted }) => !transmitted);
    const unanswered = pending.some(({ transmitted }) => transmitted);
    this.status = { kind: this.kind(), retryAt: this.retryAt, unsent, unanswered };
    this.changed(this.status);
  }

  private kind(): ConnectionStatus['kind'] {
    if (this.isOpen) return this.waitingSince !== null && Date.now() - this.waitingSince >= SLOW_MS ? 'slow' : 'open';
    if (this.polled) return 'polling';
    return this.wasOpen || this.failures > 0 ? 'away' : 'connecting';
  }
}

/** Did nobody answer who knows what has become of it? A proxy that finds no server knows nothing. */
function isUnanswered(why: unknown): boolean {
  return !(why instanceof Refused) || why.code === OFFLINE || (why.status >= 500 && why.code === String(why.status));
}
