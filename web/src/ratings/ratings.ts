/** Ratings for people: what they are called, where they lead, and the scale of a history. */
import type { RatedName, RatingPoint, RatingMode } from '../protocol/ratings';
import { botName } from '../pages/lobby/titles';
import type { Texts } from '../words/texts';

export const MODES: RatingMode[] = ['duel', 'free', 'teams'];

export function pathOf(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}

export function boardPath(title: string, mode: RatingMode): string {
  return `/leaderboard/${encodeURIComponent(title)}/${mode}`;
}

export function modeName(texts: Texts, mode: RatingMode): string {
  return texts.say(`ratings-mode-${mode}`);
}

/** An account by its name, a bot by level and version, anybody else as somebody. */
export function nameOf(texts: Texts, { name, bot, version }: RatedName): string {
  if (bot) return texts.say('ratings-bot', { level: botName(texts, bot), version });
  return name || texts.say('ratings-somebody');
}

/** With a mark as long as it is not trusted. */
export function told(rating: number, provisional: boolean): string {
  return provisional ? `${rating}?` : String(rating);
}

export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const LEAST_SPAN = 100;
const MOST_TICKS = 6;

/** Round numbers around all these ratings and what they may be off. */
export function scaleOf(points: readonly RatingPoint[]): Scale {
  const low = Math.min(...points.map(([, rating, deviation]) => rating - deviation));
  const high = Math.max(...points.map(([, rating, deviation]) => rating + deviation), low + LEAST_SPAN);
  const step = [50, 100, 200, 500, 1000].find((size) => (high - low) / size < MOST_TICKS - 1) ?? 2000;
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const count = (last - first) / step + 1;
  return { low: first, high: last, ticks: Array.from({ length: count }, (_, i) => first + i * step) };
}
