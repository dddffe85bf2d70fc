/** What has been chosen on the page of a new table, and the table it makes. */
import type { TermsData, TimeControlData } from '../../protocol/messages';
import type { TitleData, TitleOption } from '../../protocol/replies';
import type { ChairRequest, NewTable } from '../../protocol/requests';
import { liveControl, NO_CLOCK, postControl, tableOf, usualTerms } from '../lobby/new-table';
import { usual, variantNamed } from '../lobby/titles';

/** The board that is drawn when the table is made. */
export const DRAWN = '*';

export interface Times {
  minutes: number;
  seconds: number;
  days: number;
  bank: number;
  off: number;
}

export interface Chosen {
  title: string;
  variant: string;
  board: string;
  options: Record<string, string>;
  chairs: ChairRequest[];
  pace: TimeControlData['kind'];
  times: Times;
  terms: Omit<TermsData, 'pace'>;
  listed: boolean;
}

export const TIMES: Times = { minutes: 30, seconds: 20, days: 2, bank: 3, off: 7 };

/** What rated terms say besides; the server would refuse others. */
export const PRECLUDED = { out_of_time: 'loss', leaver: 'bot', newcomers: 'nobody', coach: false } as const;

/** Nobody plays several seats of a rated game. */
export function mayBeRated({ chairs }: Pick<Chosen, 'chairs'>): boolean {
  return chairs.filter(({ kind }) => kind === 'me').length === 1;
}

/** A new table of this title with everything as usual: oneself and free chairs. */
export function fresh(title: TitleData, name: string): Chosen {
  const { pace: _, ...terms } = usualTerms(title);
  const variant = usual(title);
  return {
    title: title.name,
    variant: variant[0],
    board: '',
    options: {},
    chairs: chairsFor(variant[1], [{ kind: 'me', name }]),
    pace: 'none',
    times: { ...TIMES },
    terms,
    listed: false,
  };
}

/** So many chairs: those there are, then free ones. */
export function chairsFor(seats: number, before: ChairRequest[]): ChairRequest[] {
  return Array.from({ length: seats }, (_, seat) => before[seat] ?? { kind: 'open' });
}

export function paceOf({ pace, times }: Pick<Chosen, 'pace' | 'times'>): TimeControlData {
  if (pace === 'live') return liveControl(times.minutes, times.seconds);
  return pace === 'post' ? postControl(times.days, times.bank, times.off) : NO_CLOCK;
}

export function wanted(title: TitleData, chosen: Chosen): NewTable {
  const variant = variantNamed(title, chosen.variant);
  const [name, seats, fixed] = variant;
  const drawn = chosen.board === DRAWN;
  return tableOf(
    title,
    [name, seats, { ...changed(title.options, chosen.options), ...fixed }],
    chairsFor(seats, chosen.chairs),
    {
      board: drawn ? '' : chosen.board,
      draw_board: drawn,
      terms: { ...chosen.terms, ...(chosen.terms.rated ? PRECLUDED : {}), pace: paceOf(chosen) },
      public: chosen.listed,
    },
  );
}

/** Only what differs from the usual is sent. */
function changed(known: TitleOption[], options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    known.flatMap(({ name, default: usualChoice }) =>
      options[name] && options[name] !== usualChoice ? [[name, options[name]]] : [],
    ),
  );
}
