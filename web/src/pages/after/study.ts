/** What the panel of a studied game shows, worked out from what the server says. */
import type { StudyData } from '../../protocol/study';
import type { Formatter } from '../../words/formatter';

const POINT = 10_000;

export interface AccountRow {
  side: number;
  start: number;
  choices: number;
  luck: number;
  rivals: number;
  end: number;
}

/** Of every side what it changed itself, what luck did, and what its rivals did; in millionths. */
export function accountOf(study: StudyData): AccountRow[] {
  return study.totals.map(({ side, start, end, luck, by_seat: bySeat }) => {
    const sum = (mine: boolean): number =>
      bySeat.reduce((total, change, seat) => (mine === (study.sides[seat] === side) ? total + change : total), 0);
    return { side, start, choices: sum(true), luck, rivals: sum(false), end };
  });
}

/** In points of a hundred, with one digit. */
export function inPoints(millionths: number, locale: string, signed = false): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(millionths / POINT);
}

/** The looks of a side: those of its first seat. */
export function lookOf(study: StudyData, side: number, formatter: Formatter): number[] {
  return formatter.identities(study.sides.indexOf(side));
}
