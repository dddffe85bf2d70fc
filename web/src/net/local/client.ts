/** The page's side of the engine: requests with replies, and a socket. */
import type { Socket } from '../transport';
import type { FromEngine, ToEngine } from './messages';
import { status } from './status.svelte';

interface Reply {
  status: number;
  media: string;
  body: string;
}

class EngineClient {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly replies = new Map<number, (reply: Reply) => void>();
  private count = 0;
  socket: LocalSocket | null = null;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    this.worker.onerror = ({ message }) => (status.failed = message || 'the engine does not start');
    this.post({ kind: 'start', base: new URL(import.meta.env.BASE_URL, location.href).href, language: language() });
  }

  post(message: ToEngine): void {
    this.worker.postMessage(message);
  }

  request(method: string, address: string, key: string, body: string): Promise<Reply> {
    const id = ++this.count;
    return new Promise((done) => {
      this.replies.set(id, done);
      this.post({ kind: 'request', id, method, address, key, language: language(), body });
    });
  }

  takeOver(): void {
    status.elsewhere = false;
    this.post({ kind: 'take-over' });
  }

  private hear(told: FromEngine): void {
    if (told.kind === 'stage') {
      status.stage = told.stage;
      if (told.stage === 'ready') void keepFiles();
      status.elsewhere = false;
    } else if (told.kind === 'elsewhere') status.elsewhere = true;
    else if (told.kind === 'not-kept') this.loseSocket();
    else if (told.kind === 'rehearsed') {
      status.otherRules = told.otherRules;
      status.cannotOpen = told.cannotOpen;
    } else if (told.kind === 'failed') status.failed = told.why;
    else if (told.kind === 'messages') for (const data of told.data) this.socket?.hear(data);
    else {
      this.replies.get(told.id)?.(told);
      this.replies.delete(told.id);
    }
  }

  /** What the page has is ahead of what was kept: a new socket begins with what is true. */
  private loseSocket(): void {
    status.notKept = true;
    this.socket?.close();
  }
}

/** From the next visit on the page works without a network. Where a browser has no service workers it needs one. */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = `${import.meta.env.BASE_URL}sw.js`;
  await navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => undefined);
}

let client: EngineClient | null = null;

export function engine(): EngineClient {
  return (client ??= new EngineClient());
}

export function language(): string {
  return document.documentElement.lang || 'en';
}

/** As a WebSocket that is open at once: what is sent before the engine is ready waits for it. */
export class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor() {
    engine().socket = this;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this as unknown as WebSocket, new Event('open'));
    });
  }

  send(data: string): void {
    engine().post({ kind: 'message', data, language: language() });
  }

  hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    engine().socket = null;
    engine().post({ kind: 'close' });
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }
}
