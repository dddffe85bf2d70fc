/** What moderators ask the server, and how times are written. */
import type { LineRequest, SanctionRequest } from '../../protocol/admin';
import { request } from '../../net/http';
import type { Texts } from '../../words/texts';

export const HOURS = [1, 24, 168, 720, 0] as const;
/** For good. */
export const ENDLESS = 0;

export type Whom = Pick<SanctionRequest, 'account' | 'report' | 'game' | 'seat'>;

export function impose(
  kind: SanctionRequest['kind'],
  whom: Whom,
  hours: number,
  withAddress: boolean,
  reason: string,
): Promise<unknown> {
  const length = hours === ENDLESS ? null : hours;
  return request('POST /api/admin/sanctions', {
    body: { kind, reason, hours: length, with_address: withAddress, ...whom },
  });
}

export function lift(number: number, reason: string): Promise<unknown> {
  return request('POST /api/admin/sanctions/{number}/lift', { path: { number: String(number) }, body: { reason } });
}

export function closeReport(number: number, reason: string): Promise<unknown> {
  return request('POST /api/admin/reports/{number}/close', { path: { number: String(number) }, body: { reason } });
}

export function removeTable(game: string, reason: string): Promise<unknown> {
  return request('POST /api/admin/tables/{game}/remove', { path: { game }, body: { reason } });
}

export function restoreTable(game: string, reason: string): Promise<unknown> {
  return request('POST /api/admin/tables/{game}/restore', { path: { game }, body: { reason } });
}

export function hideLine(game: string, line: LineRequest): Promise<unknown> {
  return request('POST /api/admin/tables/{game}/line', { path: { game }, body: line });
}

export function moment(texts: Texts, at: number): string {
  return new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function day(texts: Texts, at: number): string {
  return new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium' }).format(at);
}
