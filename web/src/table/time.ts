/** What a clock shows. Moments are the server's, in milliseconds. */
import type { ClockData, TimeControlData } from '../protocol/messages';

export function timeLeft(clock: ClockData, pace: TimeControlData, seat: number, now: number): number {
  const bank = clock.left[seat] ?? 0;
  if (clock.running !== seat) return bank;
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return Math.max(0, bank + (pace.kind === 'post' ? pace.step : 0) - (now - clock.since));
}

export function timeText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days}:${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** From when until when somebody is away, or will be next. */
export function vacationOf(clock: ClockData, seat: number, now: number): [number, number] | null {
  return clock.holidays[seat]?.find(([, end]) => now < end) ?? null;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
