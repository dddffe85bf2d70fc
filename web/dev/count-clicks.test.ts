/**
 * The fewest clicks by which the page says what was said in scripted games: `tools/count_clicks.py` writes the script and
 * reads what is counted. What may be clicked, and what comes of it, is the page's own logic.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Draft } from '../src/answer/draft.svelte';
import { menuOf, type Pick } from '../src/answer/narrow';
import { offersFor } from '../src/board/offers';
import type { GeometryData, LexiconData } from '../src/protocol/replies';

interface Question {
  turn: number;
  task: string;
  options: string[];
  said: string;
  /** Pieces that are dragged before it can be sent. */
  drags: number;
}
interface Game {
  seed: number;
  turns: number;
  questions: Question[];
  geometry: GeometryData;
}
type Script = Record<string, { lexicon: LexiconData; games: Game[] }>;

const CONFIRM = 1;
const SLIDER = 1;
/** So many offers to a god are shown before more are asked for. */
const OFFERS_SHOWN = 5;
const MOST_PICKS = 6;

/** Everything that can be clicked now and does not lead away from what is to be said, with its clicks. */
function clicksOn(draft: Draft, said: string): { pick: Pick; clicks: number }[] {
  const { now } = draft;
  const wanted = draft.options.find(({ phrase }) => phrase === said)!;
  const found: { pick: Pick; clicks: number }[] = [];
  for (const key of wanted.tokens.flatMap(({ keys }) => keys))
    if (now.glowing.has(key) || now.later.has(key)) found.push({ pick: { key }, clicks: 1 });
  const menu = menuOf(now);
  if (menu.sort === 'phrases') found.push({ pick: { phrase: said }, clicks: 1 });
  if (menu.sort === 'frames') found.push({ pick: { frame: wanted.frame }, clicks: 1 });
  if (menu.sort === 'words') found.push({ pick: { slot: now.slot, word: wanted.tokens[now.slot]!.word }, clicks: 1 });
  const offers = offersFor(
    draft.options.map(({ phrase }) => phrase),
    said.split(' ')[1] ?? '',
  );
  const at = offers.findIndex(({ phrase }) => phrase === said);
  if (at >= 0) found.push({ pick: { phrase: said }, clicks: at < OFFERS_SHOWN ? 1 : 2 });
  return found;
}

/** Once everything but numbers is chosen: sliders that stand elsewhere, and the button; null if that is not yet so. */
function clicksToSend(draft: Draft, said: string): number | null {
  const { whole, counts, options } = draft;
  if (!whole) return null;
  if (counts.length === 0) return whole.phrase === said ? CONFIRM : null;
  const wanted = options.find(({ phrase }) => phrase === said)!;
  if (whole.frame !== wanted.frame) return null;
  return counts.filter(({ slot, value }) => Number(wanted.tokens[slot]!.word) !== value).length * SLIDER + CONFIRM;
}

function fewest(draft: Draft, said: string, picks: Pick[] = []): number {
  draft.picks = picks;
  const sent = clicksToSend(draft, said);
  if (sent !== null) return sent;
  if (picks.length >= MOST_PICKS) return Infinity;
  let best = Infinity;
  for (const { pick, clicks } of clicksOn(draft, said)) {
    draft.picks = [...picks, pick];
    const left = draft.now.options;
    if (left.some(({ phrase }) => phrase === said)) best = Math.min(best, clicks + fewest(draft, said, draft.picks));
    draft.picks = picks;
  }
  return best;
}

function clicksFor(question: Question, lexicon: LexiconData, geometry: GeometryData): number {
  if (question.drags > 0) return question.drags + CONFIRM;
  const draft = new Draft(
    () => question.options,
    lexicon,
    () => geometry,
  );
  return fewest(draft, question.said);
}

it('counts', () => {
  const script = JSON.parse(readFileSync(process.env['SCRIPT']!, 'utf8')) as Script;
  const counted = Object.entries(script).flatMap(([title, { lexicon, games }]) =>
    games.map(({ seed, turns, questions, geometry }) => {
      const tasks: Record<string, [number, number]> = {};
      let sum = 0;
      for (const question of questions) {
        const clicks = clicksFor(question, lexicon, geometry);
        expect(clicks, `${title}: ${question.said}`).toBeLessThan(Infinity);
        sum += clicks;
        const [answers, before] = tasks[question.task] ?? [0, 0];
        tasks[question.task] = [answers + 1, before + clicks];
      }
      return { title, seed, turns, answers: questions.length, clicks: sum, tasks };
    }),
  );
  writeFileSync(process.env['COUNTED']!, JSON.stringify(counted));
});
