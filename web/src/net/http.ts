/** Requests to the routes of the server. A refusal is thrown with its code, its sentence and its clause. */
import type { RefusalBody } from '../protocol/replies';
import type { Routes } from '../protocol/routes';
import { fetchFrom } from './transport';

export class Refused extends Error implements RefusalBody {
  constructor(
    readonly code: string,
    readonly says: string,
    readonly clause: string,
    readonly status = 0,
    readonly at?: number,
  ) {
    super(says || code);
  }
}

/** No answer came at all. */
export const OFFLINE = 'offline';

type RouteName = keyof Routes;
export type Reply<R extends RouteName> = Routes[R]['reply'];

/** The names in braces of a path. */
type PartsOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | PartsOf<Rest> : never;

/** What a route must be given, and whether it needs anything at all. */
type Needs<R extends RouteName> = (PartsOf<R> extends never ? object : { path: Record<PartsOf<R>, string> }) &
  (Routes[R] extends { body: infer Body } ? { body: Body } : object);

export type Query = Record<string, string | number>;

interface Extras {
  query?: Query;
  /** A seat key; without it the account speaks, or nobody. */
  key?: string;
  signal?: AbortSignal;
}

interface Given extends Extras {
  path?: Record<string, string>;
  body?: unknown;
}

type Arguments<R extends RouteName> = object extends Needs<R> ? [given?: Extras] : [given: Needs<R> & Extras];

/** Ask a route, by its method and its path as the server names it. */
export async function request<R extends RouteName>(route: R, ...[given]: Arguments<R>): Promise<Reply<R>> {
  return (await answer(route, given ?? {})) as Reply<R>;
}

/** The address that a route has with these parts. */
export function addressOf(route: string, { path = {}, query = {} }: Given): string {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

async function answer(route: string, given: Given): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ');
  const changes = method !== 'GET';
  let reply: Response;
  try {
    reply = await fetchFrom(addressOf(path, given), {
      method,
      headers: headers(given.key ?? '', changes),
      credentials: 'same-origin',
      signal: given.signal ?? null,
      ...(changes && given.body !== undefined && { body: JSON.stringify(given.body) }),
    });
  } catch {
    throw new Refused(OFFLINE, '', '');
  }
  if (reply.ok) return await reply.json();
  throw await refusal(reply);
}

function headers(key: string, changes: boolean): Record<string, string> {
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(key && { Authorization: `Seat ${key}` }),
    ...(changes && { 'Content-Type': 'application/json', 'X-Pelagos': '1' }),
  };
}

export async function refusal(reply: Response): Promise<Refused> {
  try {
    const told = (await reply.json()) as Partial<RefusalBody>;
    return new Refused(told.code ?? String(reply.status), told.says ?? '', told.clause ?? '', reply.status, told.at);
  } catch {
    return new Refused(String(reply.status), '', '', reply.status);
  }
}
