/**
 * The worker of the engine. One thing at a time: what was changed is kept first, and only then told; between two
 * answers of bots the page is heard. One tab at a time holds the games of this device.
 */
import { Engine, type Output, type Reply } from './engine';
import type { FromEngine, ToEngine } from './messages';
import { Store } from './store';

const LOCK = 'pelagos-games';

const say = (told: FromEngine): void => self.postMessage(told);
const decoder = new TextDecoder();

let engine: Engine | null = null;
let store: Store | null = null;
let base = '';
const waiting: ToEngine[] = [];
let working = false;
let more = false;
let taken = false;

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === 'start') {
    base = data.base;
    hold(false);
  } else if (data.kind === 'take-over') hold(true);
  else {
    waiting.push(data);
    void workOn();
  }
};

/** Hold the games until this page is closed, or another tab takes them over. */
function hold(steal: boolean): void {
  navigator.locks
    .request(LOCK, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (lock === null) {
        say({ kind: 'elsewhere' });
        return;
      }
      taken = true;
      await start();
      await new Promise<never>(() => {});
    })
    .catch(() => {
      // Another tab has taken them over: what it changes is not known here.
      taken = false;
      engine = null;
      say({ kind: 'elsewhere' });
    });
}

async function start(): Promise<void> {
  try {
    store = await Store.open();
    performance.mark('database opened');
    const loaded = await Engine.load(base, (stage) => say({ kind: 'stage', stage }));
    await addSaves(loaded, store);
    engine = loaded;
    performance.mark('engine ready');
    say({ kind: 'stage', stage: 'ready' });
  } catch (why) {
    say({ kind: 'failed', why: why instanceof Error ? why.message : String(why) });
    return;
  }
  void workOn();
}

/** Games of an older version are played through by this one before anybody goes on with them. */
async function addSaves(loaded: Engine, from: Store): Promise<void> {
  const found = { 'as-before': 0, 'other-rules': 0, 'cannot-open': 0 };
  for (const [game, data] of await from.all()) {
    loaded.addSave(game, data);
    const [verdict, { saves }] = loaded.rehearse(game);
    found[verdict] += 1;
    if (saves.length === 0) continue;
    // If it cannot be written now, it is rehearsed again at the next visit.
    await from.write(saves, []).then(
      () => loaded.kept([game]),
      () => void loaded.lost([game], ''),
    );
  }
  say({ kind: 'rehearsed', otherRules: found['other-rules'], cannotOpen: found['cannot-open'] });
}

async function workOn(): Promise<void> {
  if (working) return;
  working = true;
  while (engine !== null && taken && (waiting.length > 0 || more)) {
    const next = waiting.shift();
    if (next?.kind === 'close') {
      engine.disconnect();
      more = false;
    } else await carryOut(engine, next);
    // Let what the page has sent meanwhile come in.
    await new Promise((done) => setTimeout(done, 0));
  }
  working = false;
}

async function carryOut(running: Engine, asked: ToEngine | undefined): Promise<void> {
  const output = run(running, asked);
  if (!output) return;
  more = output.more;
  const games = output.saves.map(([game]) => game);
  if (games.length > 0 || output.removed.length > 0) {
    try {
      await store!.write(output.saves, output.removed);
      running.kept(games);
    } catch {
      more = false;
      const refusal = running.lost(games, asked?.kind === 'request' ? asked.language : '');
      say({ kind: 'not-kept' });
      answer(asked, refusal);
      return;
    }
  }
  if (output.messages.length > 0) say({ kind: 'messages', data: output.messages });
  answer(asked, output.reply);
}

function answer(asked: ToEngine | undefined, reply: Reply | null): void {
  if (asked?.kind !== 'request' || reply === null) return;
  const [status, media, body] = reply;
  say({ kind: 'reply', id: asked.id, status, media, body: decoder.decode(body) });
}

function run(running: Engine, asked: ToEngine | undefined): Output | null {
  if (asked === undefined) return running.work();
  if (asked.kind === 'message') return running.receive(asked.data, asked.language);
  if (asked.kind !== 'request') return null;
  return running.request(asked.method, asked.address, asked.key, asked.language, asked.body);
}
