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

/** From where moves go and where to, as `domain:word`. */
export function movesOf(options: readonly Option[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { tokens } of options) {
    const at = tokens.findIndex(({ word }) => word === '>');
    for (const from of tokens[at - 1]?.keys ?? []) {
      const goals = found.get(from) ?? new Set();
      for (const to of tokens[at + 1]?.keys ?? []) goals.add(to);
      found.set(from, goals);
    }
  }
  return found;
}
