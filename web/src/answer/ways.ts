/** Answers that are said together, as the server finds them: a click on a destination, and the way to it is sent. */
import type { WayData } from '../protocol/replies';
import type { Option, Reader } from './phrase';

/** The options with the ways among them. What is an option by itself stays one: its way is how it is carried out. */
export function withWays(options: Option[], ways: readonly WayData[], reader: Reader): Option[] {
  if (ways.length === 0) return options;
  const found = new Map(ways.map(({ means, say }) => [means, say]));
  const offered = new Set(options.map(({ phrase }) => phrase));
  return [
    ...options.map((option) => {
      const say = found.get(option.phrase);
      return say ? { ...option, say } : option;
    }),
    ...ways.filter(({ means }) => !offered.has(means)).map(({ means, say }) => ({ ...reader.read(means), say })),
  ];
}

/** What is sent for an option. */
export function saidFor({ phrase, say }: Option): string[] {
  return say ?? [phrase];
}

/** Something goes from one place to another. */
export function isMove(frame: string): boolean {
  return frame.includes(' > ');
}

/** Where a move goes from and where to, as `domain:word`. */
export function movesBetween(option: Option, from: string, to: string): boolean {
  const at = option.tokens.findIndex(({ word }) => word === '>');
  if (at < 1) return false;
  return Boolean(option.tokens[at - 1]?.keys.includes(from) && option.tokens[at + 1]?.keys.includes(to));
}
