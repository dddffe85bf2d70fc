/** What the page knows about tournaments without asking. */
import type { TournamentData, TournamentPhase, TournamentSummary } from '../../protocol/tournaments';
import type { Texts } from '../../words/texts';
import { botName } from '../lobby/titles';

/** Of a table; half, third, quarter and fifth of it are whole numbers, too. */
const WHOLE = 120;

export function isUnfinished({ phase }: Pick<TournamentSummary, 'phase'>): boolean {
  return phase === 'registration' || phase === 'running';
}

export function phaseOf(texts: Texts, phase: TournamentPhase, round: number): string {
  return texts.say(`tournament-phase-${phase}`, { round });
}

/** A person by name, a bot by its level. */
export function nameOf(texts: Texts, { entrants }: Pick<TournamentData, 'entrants'>, number: number): string {
  const one = entrants[number];
  if (!one) return texts.say('tournament-gone');
  return one.name || texts.say('tournament-bot', { level: botName(texts, one.level) });
}

/** Of 120 for a table, as a decimal of at most two digits. */
export function points(texts: Texts, of120: number): string {
  return new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 2 }).format(of120 / WHOLE);
}

/** The game of this round, if whoever asks plays one. */
export function ownGame(told: TournamentData): string {
  const { you, rounds } = told;
  if (you === null || told.phase !== 'running') return '';
  const mine = rounds.at(-1)?.tables.find(({ seats, places }) => seats.includes(you) && places.length === 0);
  return mine?.game ?? '';
}

export function isResting({ you, rounds, phase }: TournamentData): boolean {
  return phase === 'running' && you !== null && (rounds.at(-1)?.byes.includes(you) ?? false);
}

/** Is every game of the latest round over? */
export function isRoundOver({ rounds }: Pick<TournamentData, 'rounds'>): boolean {
  return rounds.at(-1)?.tables.every(({ places }) => places.length > 0) ?? false;
}
