/** Which frames a question has had before: those it lacks now are shown greyed, and can be asked about. */
import type { Option } from './phrase';

const STORED = 'pelagos-frames';
type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Memory = Record<string, Record<string, string>>;

function read(store: Store): Memory {
  try {
    return JSON.parse(store.getItem(STORED) ?? '{}') as Memory;
  } catch {
    return {};
  }
}

/** Keep one phrase of every frame that this question offers. */
export function remember(title: string, task: string, options: Option[], store: Store = localStorage): void {
  const memory = read(store);
  const known = (memory[`${title}:${task}`] ??= {});
  const fresh = options.filter(({ frame }) => !(frame in known));
  if (fresh.length === 0) return;
  for (const { frame, phrase } of fresh) known[frame] = phrase;
  store.setItem(STORED, JSON.stringify(memory));
}

/** Phrases of frames that were offered here before, and are not now. */
export function absent(
  title: string,
  task: string,
  options: Option[],
  store: Store = localStorage,
): { frame: string; phrase: string }[] {
  const offered = new Set(options.map(({ frame }) => frame));
  const known = read(store)[`${title}:${task}`] ?? {};
  return Object.entries(known)
    .filter(([frame]) => !offered.has(frame))
    .map(([frame, phrase]) => ({ frame, phrase }));
}

/** A phrase with this word that is not on offer, to ask why: the others of its words are those of a phrase that is. */
export function wouldSay(options: Option[], domain: string, word: string): string | null {
  let found: string | null = null;
  for (const { frame, tokens } of options) {
    const slots = tokens.flatMap((token, i) => (isHome(token, domain) ? [i] : []));
    // Where there is still something to choose rather than where it was chosen before.
    const open = slots.find((i) =>
      options.some((other) => other.frame === frame && other.tokens[i]!.word !== tokens[i]!.word),
    );
    const slot = open ?? slots[0];
    if (slot === undefined) continue;
    const said = tokens.map((token, i) => (i === slot ? word : token.word)).join(' ');
    if (open !== undefined) return said;
    found ??= said;
  }
  return found;
}

/** Whether a word of this domain could stand there: a land where areas are named. */
function isHome({ domain, keys, word }: Option['tokens'][number], wanted: string): boolean {
  return domain === wanted || (domain !== '' && keys.includes(`${wanted}:${word}`));
}
