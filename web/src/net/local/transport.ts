/** How a page without a server is answered: by the engine in its own worker, and by the files beside the page. */
import type { Place, Socket } from '../transport';
import { engine, language, LocalSocket } from './client';
import EngineOverlay from './EngineOverlay.svelte';
import StorageNote from './StorageNote.svelte';

export type { Place, Socket };

export const isLocal = true;

export const Overlay = EngineOverlay;
export const LobbyNote = StorageNote;

/** Requests whose answer lies in a file, so that the first screen need not wait for the engine. */
const FILES: Record<string, string> = { 'GET /api/titles': 'api/titles.json' };
const ASK_AGAIN = 202;
const RULES = /^GET \/api\/rules\/(\w+)$/;

export function fileAddress(path: string): string {
  return import.meta.env.BASE_URL + path;
}

export function primerPicture(title: string, section: string, theme: string): string {
  return fileAddress(`api/primer/${title}/pictures/${section}.${theme}.svg`);
}

export async function fetchFrom(address: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  const route = `${method} ${address}`;
  const rules = RULES.exec(route)?.[1];
  const file = FILES[route] ?? (rules === undefined ? undefined : `api/rules/${rules}.${language()}.json`);
  if (file !== undefined) return fetch(fileAddress(file));
  if (!address.startsWith('/api/')) return fetch(fileAddress(address.slice(1)), init);
  const key = new Headers(init.headers).get('Authorization')?.replace(/^Seat /, '') ?? '';
  const body = typeof init.body === 'string' ? init.body : '';
  let reply = await engine().request(method, address, key, body);
  // What takes long is done in parts; whatever else is asked comes in between.
  while (reply.status === ASK_AGAIN) reply = await engine().request(method, address, key, body);
  return new Response(reply.body, { status: reply.status, headers: { 'Content-Type': reply.media } });
}

export function openSocket(): Socket {
  return new LocalSocket();
}

/** Paths stand behind `#`, since a plain web host knows no other page than the first. */
export function currentPath(): Place {
  const { pathname, search, hash } = new URL(location.hash.slice(1) || '/', location.origin);
  return { path: pathname, query: search, fragment: hash };
}

export function addressOfPath(path: string): string {
  return `${import.meta.env.BASE_URL}#${path}`;
}
