/** How somebody is told while they are away: an account, or a guest by the key of a seat. */
import { refusal, request, type Query, type Reply } from '../net/http';
import type { NoticesReply } from '../protocol/notices';
import type { NoticeKind } from '../protocol/requests';

export class Notices {
  told: NoticesReply | null = $state.raw(null);

  constructor(
    private readonly key = '',
    private readonly game = '',
  ) {}

  async load(): Promise<void> {
    const query: Query = this.game ? { game: this.game } : {};
    this.told = await request('GET /api/notices', { key: this.key, query });
  }

  /** With the first address the server learns which clock its reader lives by. */
  async addMail(address: string): Promise<void> {
    await request('POST /api/notices/mail', { key: this.key, body: { address } });
    if (this.told?.zone === 'UTC') await this.keepHours(here(), this.told.quiet, this.told.digest_at);
    await this.load();
  }

  async choose(id: number, kinds: NoticeKind[], digest: boolean): Promise<void> {
    const path = { number: String(id) };
    await request('POST /api/notices/contacts/{number}', { key: this.key, path, body: { kinds, digest } });
    await this.load();
  }

  async remove(id: number): Promise<void> {
    await request('DELETE /api/notices/contacts/{number}', { key: this.key, path: { number: String(id) } });
    await this.load();
  }

  async test(id: number): Promise<void> {
    await request('POST /api/notices/contacts/{number}/test', { key: this.key, path: { number: String(id) } });
  }

  async keepHours(zone: string, quiet: number[] | null, digestAt: number): Promise<void> {
    const hours = quiet === null ? null : ([quiet[0] ?? 0, quiet[1] ?? 0] as [number, number]);
    await request('POST /api/notices/hours', { key: this.key, body: { zone, quiet: hours, digest_at: digestAt } });
    await this.load();
  }

  async chooseHere(kinds: NoticeKind[] | null): Promise<void> {
    const path = { game: this.game };
    this.told = await request('POST /api/games/{game}/notices', { key: this.key, path, body: { kinds } });
  }

  async takeVacation(start: number, end: number): Promise<void> {
    this.told = await request('POST /api/account/vacation', { body: { start, end } });
  }

  async endVacation(): Promise<void> {
    this.told = await request('DELETE /api/account/vacation');
  }
}

/** What a link in a message is about. */
export type Linked = Reply<'POST /api/confirm'>;

/** The time zone of this device. */
export function here(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function zones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** Minutes of a day as a field of a form has them, and back. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return 60 * hours + minutes;
}

/** The first moment of a day here, as a field of a form has it; so many days later. */
export function dayStart(text: string, later = 0): number {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + later).getTime();
}

export function dayText(moment: number): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** The address that stands in mails, too: mail programs ask it in the same way. */
export async function unsubscribe(token: string, game: string): Promise<void> {
  const query = game ? `?game=${encodeURIComponent(game)}` : '';
  const reply = await fetch(`/unsubscribe/${encodeURIComponent(token)}${query}`, { method: 'POST' });
  if (!reply.ok) throw await refusal(reply);
}
