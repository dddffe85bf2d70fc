/** From what one message told to the steps in which it is shown. */
import type { GameEvent, GameView } from '../protocol/messages';
import type { Choreography, Cue } from './cues';

export interface Step {
  events: GameEvent[];
  /** So many events of the game are told when it has begun. */
  told: number;
  /** The view behind it, where the message ends. */
  after: GameView | null;
  /** The view behind the whole message, of which some fields are shown already. */
  ahead: GameView;
  reveals: readonly string[];
}

const PLAIN: Cue = {};

export function cueOf(choreography: Choreography | undefined, event: GameEvent): Cue {
  return choreography?.cues[event[0]] ?? PLAIN;
}

/** Events that belong together are one step; the last one brings the view. */
export function stepsOf(
  events: readonly GameEvent[],
  told: number,
  view: GameView,
  choreography: Choreography | undefined,
): Step[] {
  const steps: Step[] = [];
  let group: string | undefined;
  for (const [i, event] of events.entries()) {
    const cue = cueOf(choreography, event);
    const last = steps.at(-1);
    if (last && cue.group !== undefined && cue.group === group) {
      last.events.push(event);
      last.told = told + i + 1;
      last.reveals = [...new Set([...last.reveals, ...(cue.reveals ?? [])])];
    } else {
      steps.push({ events: [event], told: told + i + 1, after: null, ahead: view, reveals: cue.reveals ?? [] });
    }
    group = cue.group;
  }
  const last = steps.at(-1);
  if (last) last.after = view;
  else steps.push({ events: [], told, after: view, ahead: view, reveals: [] });
  return steps;
}

/** A view of before with some fields of after; nobody answers it. */
export function blended(before: GameView, ahead: GameView, reveals: readonly string[]): GameView {
  const shown = Object.fromEntries(
    reveals.flatMap((name) => (name in ahead.fields ? [[name, ahead.fields[name]!]] : [])),
  );
  return { ...before, fields: { ...before.fields, ...shown }, options: null };
}
