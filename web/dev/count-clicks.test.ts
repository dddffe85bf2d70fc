/**
 * The fewest clicks by which the page says what was said in scripted games: `tools/count_clicks.py` writes the script and
 * reads what is counted. What may be clicked, and what comes of it, is the page's own logic.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goesAtOnce, goesBy } from '../src/answer/at-once';
import { Draft, type SetCount } from '../src/answer/draft.svelte';
import { menuOf, type Pick } from '../src/answer/narrow';
import type { Option } from '../src/answer/phrase';
import { isMove } from '../src/answer/ways';
import { offersFor } from '../src/board/offers';
import type { GeometryData, LexiconData, Outlook, WayData } from '../src/protocol/replies';

interface Question {
  turn: number;
  task: string;
  options: string[];
  ways: WayData[];
  telling: boolean;
  /** What says what was said: the answer alone, or a way that stands for so many of them. */
  same: { means: string; say: string[]; answers: number; outlook: Outlook }[];
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
/** As a page is when it is first opened. */
const WISHES = { atOnce: false, confirmAll: false };
const GO_BY = true;

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

/** Sliders that stand elsewhere are set, before or after the last click. */
function slides(draft: Draft, wanted: Option, counts: SetCount[]): number {
  const wrong = counts.filter(({ slot, value }) => Number(wanted.tokens[slot]!.word) !== value);
  for (const { slot } of wrong) draft.setNumber(slot, Number(wanted.tokens[slot]!.word));
  return wrong.length * SLIDER;
}

/** Once everything but numbers is chosen: sliders that stand elsewhere, and the button; null if that is not yet so. */
function clicksToSend(draft: Draft, wanted: Option, outlook: Outlook): number | null {
  const { whole, counts } = draft;
  if (!whole || whole.frame !== wanted.frame) return null;
  const set = slides(draft, wanted, counts);
  if (draft.whole?.phrase !== wanted.phrase) return null;
  return set + (set === 0 && goesAtOnce(WISHES, draft, outlook) ? 0 : CONFIRM);
}

function fewest(draft: Draft, wanted: Option, outlook: Outlook): number {
  const sent = clicksToSend(draft, wanted, outlook);
  if (sent !== null) return sent;
  const { picks, numbers } = draft;
  if (picks.length >= MOST_PICKS) return Infinity;
  let best = Infinity;
  for (const { pick, clicks } of clicksOn(draft, wanted.phrase)) {
    const set = isMove(wanted.frame) ? slides(draft, wanted, draft.early) : 0;
    if (draft.add(pick) && draft.now.options.some(({ phrase }) => phrase === wanted.phrase))
      best = Math.min(best, clicks + set + fewest(draft, wanted, outlook));
    draft.picks = picks;
    draft.numbers = numbers;
  }
  return best;
}

/** The fewest clicks for what was said from here to the end of a turn, with a click for every part. */
function clicksFrom(questions: Question[], at: number, lexicon: LexiconData, geometry: GeometryData): Counted[] {
  const best: Counted[][] = Array.from({ length: questions.length + 1 }, () => []);
  for (let i = questions.length - 1; i >= at; i -= 1) {
    const question = questions[i]!;
    const found = question.same.map(({ means, say, answers, outlook }) => {
      const rest = best[Math.min(questions.length, i + answers)]!;
      const clicks = clicksFor(question, means, say.length > 1, outlook, lexicon, geometry);
      return [{ task: question.task, answers, clicks }, ...rest];
    });
    best[i] = found.reduce((a, b) => (sumOf(b) < sumOf(a) ? b : a));
  }
  return best[at]!;
}

interface Counted {
  task: string;
  answers: number;
  clicks: number;
}

function sumOf(counted: Counted[]): number {
  return counted.reduce((sum, { clicks }) => sum + clicks, 0);
}

function clicksFor(
  question: Question,
  means: string,
  together: boolean,
  outlook: Outlook,
  lexicon: LexiconData,
  geometry: GeometryData,
): number {
  if (question.drags > 0) return together ? Infinity : question.drags + CONFIRM;
  if (!together && goesBy(GO_BY, question.options, question.telling)) return 0;
  const draft = new Draft(
    () => question.options,
    lexicon,
    () => geometry,
    () => question.ways,
  );
  const whole = (): Option => draft.options.find(({ phrase }) => phrase === means)!;
  // An answer alone whose way would be said otherwise is said step by step, which is ticked.
  const ticked = !together && whole().say !== undefined;
  if (ticked) draft.setStepwise(true);
  return fewest(draft, whole(), outlook) + (ticked ? 1 : 0);
}

it('counts', () => {
  const script = JSON.parse(readFileSync(process.env['SCRIPT']!, 'utf8')) as Script;
  const counted = Object.entries(script).flatMap(([title, { lexicon, games }]) =>
    games.map(({ seed, turns, questions, geometry }) => {
      const tasks: Record<string, [number, number]> = {};
      let sum = 0;
      for (let turn = 1; turn <= turns; turn += 1) {
        const own = questions.filter((question) => question.turn === turn);
        const found = clicksFrom(own, 0, lexicon, geometry);
        expect(sumOf(found), `${title}, turn ${turn}: ${own.map(({ said }) => said).join('; ')}`).toBeLessThan(
          Infinity,
        );
        sum += sumOf(found);
        for (const { task, answers, clicks } of found) {
          const [before, clicked] = tasks[task] ?? [0, 0];
          tasks[task] = [before + answers, clicked + clicks];
        }
      }
      return { title, seed, turns, answers: questions.length, clicks: sum, tasks };
    }),
  );
  writeFileSync(process.env['COUNTED']!, JSON.stringify(counted));
});
