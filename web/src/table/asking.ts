/** What is asked at a table, or who is waited for, in words. */
import { isTold } from '../lessons/pointing';
import { plainText, type Piece } from '../words/formatter';
import type { TableState } from './state.svelte';

/** The question to whoever is shown, in pieces. */
export function questionOf({ view, scene, drawn }: TableState): Piece[] {
  return drawn.formatter.question(view?.agenda[0], scene?.acts);
}

/** How it ended is told when it has been shown. */
export function isOver({ drawn, follower }: TableState): boolean {
  return drawn.frame.table.phase === 'over' && !follower.isBehind;
}

/** Whom everybody waits for; or how it ended. */
export function waitingFor(table: TableState): string {
  const { texts, view } = table;
  const { session, frame, formatter } = table.drawn;
  if (table.past) return texts.say('page-past-shown');
  if (isTold(frame.table.lesson) || frame.table.puzzle?.said) return '';
  if (isOver(table)) return formatter.outcome(frame.table.ending);
  const who = view?.who ?? -1;
  if (frame.table.phase === 'over') return texts.say('page-end-comes');
  // They are asked as soon as everything before has been shown.
  if (who === session.seat) return texts.say('page-waits-for-showing');
  if (!frame.table.chairs[who]) return texts.say('page-waits-for-nature');
  return texts.say(frame.table.chairs[who].kind === 'bot' ? 'page-waits-for-bot' : 'page-waits-for', {
    name: formatter.personInFull(who),
  });
}

/** The question, or who is waited for, as one text. */
export function toldNow(table: TableState): string {
  if (!table.drawn.asked) return waitingFor(table);
  return `${table.texts.say('page-your-turn')}. ${plainText(questionOf(table))}`;
}
