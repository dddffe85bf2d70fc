/** Push: this browser is told although no page is open. Permission is asked for in a click, and never else. */
import { signedInBefore } from '../pages/account/account.svelte';
import { Refused, request } from './http';
import { allKeys } from './keys';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/sw.js';
/** Where this browser is reached, and for whom the server knows it. */
const STORED = 'pelagos-push';
const MOST_SEATS = 50;

interface Registered {
  endpoint: string;
  /** Seat keys; an empty one is the account. */
  keys: string[];
}

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return registered() && (await subscription()) ? 'on' : 'off';
}

/** Are there an account or seats that could be told of something? */
export function hasSeats(): boolean {
  return identities().length > 0;
}

/** To be called in a click. */
export async function switchOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const { key } = await request('GET /api/notices/push');
  const worker = await navigator.serviceWorker.register(WORKER);
  const old = await worker.pushManager.getSubscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const told = await tell(made, identities());
  if (told.keys.length === 0) throw told.failure instanceof Error ? told.failure : new Refused('', '', '');
  store({ endpoint: made.endpoint, keys: told.keys });
  return 'on';
}

export async function switchOff(): Promise<PushState> {
  const held = registered();
  const made = await subscription();
  localStorage.removeItem(STORED);
  await made?.unsubscribe();
  // Whom the server does not hear of now it strikes off when the browser's maker says that nobody is there.
  const endpoint = made?.endpoint ?? held?.endpoint;
  if (endpoint) await Promise.allSettled((held?.keys ?? []).map((key) => withdraw(endpoint, key)));
  return 'off';
}

/** Where push is on: new seats, or an account that has signed in since, are told of, too. Asks for nothing. */
export async function tellOfSeats(): Promise<void> {
  const held = registered();
  if (!held || !canPush()) return;
  const made = await subscription();
  if (!made) return;
  const known = made.endpoint === held.endpoint ? held.keys : [];
  const fresh = identities().filter((key) => !known.includes(key));
  if (fresh.length === 0) return;
  const told = await tell(made, fresh);
  store({ endpoint: made.endpoint, keys: [...known, ...told.keys] });
}

/** Whoever signs out here is not told here any more. */
export async function withdrawAccount(): Promise<void> {
  const held = registered();
  if (!held?.keys.includes('')) return;
  await withdraw(held.endpoint, '').catch(() => undefined);
  store({ ...held, keys: held.keys.filter((key) => key !== '') });
}

function withdraw(endpoint: string, key: string): Promise<object> {
  return request('DELETE /api/notices/push', { body: { endpoint }, key });
}

async function tell(made: PushSubscription, keys: string[]): Promise<{ keys: string[]; failure: unknown }> {
  const { endpoint, keys: own } = made.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: own?.['p256dh'] ?? '', auth: own?.['auth'] ?? '' } };
  const told = await Promise.allSettled(keys.map((key) => request('POST /api/notices/push', { body, key })));
  // A key of a table that is gone does no harm.
  const failed = told.find((reply) => reply.status === 'rejected');
  return { keys: keys.filter((_, i) => told[i]?.status === 'fulfilled'), failure: failed?.reason };
}

function identities(): string[] {
  const seats = Object.values(allKeys()).flat().slice(-MOST_SEATS);
  return signedInBefore() ? ['', ...seats] : seats;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The key that it was made with, as the server writes it: after a loss of the server's key it is of no use. */
function keyOf(made: PushSubscription): string {
  const bytes = new Uint8Array(made.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function registered(): Registered | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as Registered | null;
  } catch {
    return null;
  }
}

function store(held: Registered): void {
  localStorage.setItem(STORED, JSON.stringify(held));
}
