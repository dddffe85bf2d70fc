/** The line of a tree that is looked at: from the beginning through where the game stands to the end of its branch. */
import type { AnalysisNode } from '../protocol/messages';

/** So many answers are shown before and behind where the game stands. */
const AROUND = 7;

export interface Told {
  number: number;
  /** What might be said instead. */
  others: number[];
}

export function childrenOf(nodes: readonly AnalysisNode[], number: number): number[] {
  return nodes[number]?.[4] ?? [];
}

export function parentOf(nodes: readonly AnalysisNode[], number: number): number {
  return nodes[number]?.[0] ?? 0;
}

/** The numbers of all answers of the line. */
export function lineOf(nodes: readonly AnalysisNode[], at: number): number[] {
  const before: number[] = [];
  for (let number = at; number > 0; number = parentOf(nodes, number)) before.push(number);
  const line = before.reverse();
  for (let [next] = childrenOf(nodes, at); next !== undefined; [next] = childrenOf(nodes, next)) line.push(next);
  return line;
}

/** What is shown of it, with what might be said instead of each. */
export function shownOf(nodes: readonly AnalysisNode[], at: number): { from: number; told: Told[]; more: boolean } {
  const line = lineOf(nodes, at);
  const place = line.indexOf(at);
  const from = Math.max(0, place - AROUND);
  const end = Math.max(place, 0) + AROUND + 1;
  const told = line.slice(from, end).map((number) => ({
    number,
    others: childrenOf(nodes, parentOf(nodes, number)).filter((other) => other !== number),
  }));
  return { from, told, more: end < line.length };
}

/** The node before which somebody chose: back over what had no other branch is one step each. */
export function stepOf(nodes: readonly AnalysisNode[], at: number, by: -1 | 1): number | undefined {
  if (by === 1) return childrenOf(nodes, at)[0];
  return at > 0 ? parentOf(nodes, at) : undefined;
}

/** The end of the line. */
export function endOf(nodes: readonly AnalysisNode[], at: number): number {
  return lineOf(nodes, at).at(-1) ?? at;
}
