/** What a clock shows. Moments are the server's, in milliseconds. */
import type { ClockData, TimeControlData } from '../protocol/messages';
import type { Texts } from '../words/texts';

const DAY_S = 86_400;
const HOUR_S = 3600;

export function timeLeft(clock: ClockData, pace: TimeControlData, seat: number, now: number): number {
  const bank = clock.left[seat] ?? 0;
  if (clock.running !== seat) return bank;
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return Math.max(0, bank + (pace.kind === 'post' ? pace.step : 0) - (now - clock.since));
}

/** From an hour on in words, as "4 days, 3 hours"; below it minutes and seconds. */
export function timeText(left: number, texts: Pick<Texts, 'say'>): string {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / 60);
  if (days > 0) return texts.say(hours > 0 ? 'page-time-days-hours' : 'page-time-days', { days, hours });
  if (hours > 0) return texts.say(minutes > 0 ? 'page-time-hours-minutes' : 'page-time-hours', { hours, minutes });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** From when until when somebody is away, or will be next. */
export function vacationOf(clock: ClockData, seat: number, now: number): [number, number] | null {
  return clock.holidays[seat]?.find(([, end]) => now < end) ?? null;
}
