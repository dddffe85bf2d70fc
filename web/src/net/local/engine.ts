/** The engine: Pelagos in Python, run by Pyodide. What it gives back is plain data. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import type { Stage, Verdict } from './messages';
import type { Save } from './store';

export type Reply = [status: number, media: string, body: Uint8Array];

export interface Output {
  saves: Save[];
  removed: string[];
  messages: string[];
  reply: Reply | null;
  /** A bot is to answer. */
  more: boolean;
}

/** Written in Python: makes lists of what the engine gives, since only these cross over as they are. */
const BRIDGE = `
from pelagos.offline.engine import OfflineEngine

def plain(output):
    reply = None if output.reply is None else list(output.reply)
    return [[list(save) for save in output.saves.items()], output.removed, output.messages, reply, output.more]

class Bridge:
    def __init__(self):
        self.engine = OfflineEngine()
        self.disconnect = self.engine.disconnect

    def add_save(self, game, data):
        self.engine.add_save(game, data.to_bytes())

    def rehearse(self, game):
        verdict, output = self.engine.rehearse(game)
        return [verdict, plain(output)]

    def request(self, *given):
        return plain(self.engine.request(*given))

    def receive(self, *given):
        return plain(self.engine.receive(*given))

    def work(self):
        return plain(self.engine.work())

    def kept(self, games):
        self.engine.kept(games.to_py())

    def lost(self, games, language):
        return list(self.engine.lost(games.to_py(), language))

Bridge()
`;

interface Bridge extends PyProxy {
  add_save(game: string, data: Uint8Array): void;
  rehearse(game: string): PyProxy;
  request(method: string, address: string, key: string, language: string, body: string): PyProxy;
  receive(data: string, language: string): PyProxy;
  work(): PyProxy;
  disconnect(): void;
  kept(games: string[]): void;
  lost(games: string[], language: string): PyProxy;
}

type Plain = [Save[], string[], string[], Output['reply'], boolean];

export class Engine {
  private constructor(private readonly bridge: Bridge) {}

  /** `base` is where the files of the site lie. */
  static async load(base: string, told: (stage: Stage) => void): Promise<Engine> {
    told('runtime');
    const folder = new URL('engine/', base).href;
    const archive = fetch(new URL('pelagos.zip', folder));
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<PyodideAPI>;
    };
    const python = await loadPyodide({ indexURL: folder });
    told('code');
    const reply = await archive;
    if (!reply.ok) throw new Error(`pelagos.zip: ${reply.status}`);
    python.unpackArchive(await reply.arrayBuffer(), 'zip');
    told('games');
    return new Engine(python.runPython(BRIDGE) as Bridge);
  }

  addSave(game: string, data: Uint8Array): void {
    this.bridge.add_save(game, data);
  }

  /** Whether a game can go on under the rules of this version, and what is to be kept if it can. */
  rehearse(game: string): [Verdict, Output] {
    const given = this.bridge.rehearse(game);
    const [verdict, found] = given.toJs({ create_pyproxies: false }) as [Verdict, Plain];
    given.destroy();
    return [verdict, named(found)];
  }

  request(method: string, address: string, key: string, language: string, body: string): Output {
    return output(this.bridge.request(method, address, key, language, body));
  }

  receive(data: string, language: string): Output {
    return output(this.bridge.receive(data, language));
  }

  work(): Output {
    return output(this.bridge.work());
  }

  disconnect(): void {
    this.bridge.disconnect();
  }

  kept(games: string[]): void {
    this.bridge.kept(games);
  }

  /** Takes back what could not be kept; gives the reply to whoever wanted it. */
  lost(games: string[], language: string): Reply {
    const given = this.bridge.lost(games, language);
    const reply = given.toJs({ create_pyproxies: false }) as Reply;
    given.destroy();
    return reply;
  }
}

function output(given: PyProxy): Output {
  const found = given.toJs({ create_pyproxies: false }) as Plain;
  given.destroy();
  return named(found);
}

function named([saves, removed, messages, reply, more]: Plain): Output {
  return { saves, removed, messages, reply: reply ?? null, more };
}
