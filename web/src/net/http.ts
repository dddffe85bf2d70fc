/** Plain requests to the server. A refusal is thrown with its code, its sentence and its clause. */
import type { Refusal } from './messages';

export class Refused extends Error implements Refusal {
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

export async function get<T>(path: string, key = '', signal: AbortSignal | null = null): Promise<T> {
  return answer<T>(path, { headers: headers(key), signal });
}

export async function post<T>(path: string, body: unknown, key = ''): Promise<T> {
  const sent = { ...headers(key), 'Content-Type': 'application/json', 'X-Pelagos': '1' };
  return answer<T>(path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

export async function remove<T>(path: string, body?: unknown): Promise<T> {
  const sent = { ...headers(''), 'Content-Type': 'application/json', 'X-Pelagos': '1' };
  return answer<T>(path, {
    method: 'DELETE',
    headers: sent,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function headers(key: string): Record<string, string> {
  const told: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' };
  if (key) told['Authorization'] = `Seat ${key}`;
  return told;
}

async function answer<T>(path: string, request: RequestInit): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, { ...request, credentials: 'same-origin' });
  } catch {
    throw new Refused(OFFLINE, '', '');
  }
  if (reply.ok) return (await reply.json()) as T;
  throw await refusal(reply);
}

async function refusal(reply: Response): Promise<Refused> {
  try {
    const told = (await reply.json()) as Partial<Refusal>;
    return new Refused(told.code ?? String(reply.status), told.says ?? '', told.clause ?? '', reply.status, told.at);
  } catch {
    return new Refused(String(reply.status), '', '', reply.status);
  }
}
