/** A game that goes on elsewhere: from the page without a server to a server at the same address. */
const STORED = 'pelagos-moving';

/** Does a server answer where this page, which needs none, comes from? */
export async function serverBeside(): Promise<boolean> {
  try {
    const reply = await fetch('/api/titles', { cache: 'no-store' });
    return reply.ok && (reply.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/** Go to the server's page, with the record. */
export function leaveWith(record: string): void {
  sessionStorage.setItem(STORED, record);
  location.assign('/');
}

/** The record that somebody has come with, once. */
export function broughtRecord(): string {
  const record = sessionStorage.getItem(STORED) ?? '';
  sessionStorage.removeItem(STORED);
  return record;
}
