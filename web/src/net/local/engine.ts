/** The engine: Pelagos in Python, run by Pyodide. What it gives back is plain data. */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { type File, unpacked } from './archive';
import type { Stage, Verdict } from './messages';
import { startRuntime } from './runtime';
import { dropSnapshots, keepSnapshot, snapshotAddress, storedSnapshot } from './snapshot';
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

const BRIDGE = 'from pelagos.offline.bridge import Bridge; Bridge()';
const WAKE = 'from pelagos.offline.bridge import sample, wake; wake(); sample()';

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
    const reply = await fetch(new URL('pelagos.tar.gz', folder));
    if (!reply.ok) throw new Error(`pelagos.tar.gz: ${reply.status}`);
    const archive = await reply.arrayBuffer();
    performance.mark('archive fetched');
    const [files, address] = await Promise.all([unpacked(archive), snapshotAddress(folder, archive)]);
    performance.mark('archive unpacked');
    told('code');
    const python = (await awoken(folder, files, address)) ?? (await started(folder, files, address));
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

/** From a snapshot of an earlier visit, if there is one and it gives what it gave then. */
async function awoken(folder: string, files: File[], address: string): Promise<PyodideAPI | null> {
  const snapshot = await storedSnapshot(address);
  if (snapshot === null) return null;
  performance.mark('snapshot read');
  try {
    const { python } = await startRuntime(folder, files, snapshot);
    if (python.runPython(WAKE) === snapshot.sample) return python;
  } catch {
    // It is of no use here.
  }
  await dropSnapshots(address).catch(() => undefined);
  return null;
}

/** From the beginning; a snapshot is taken for the next visit, before anything else is known. */
async function started(folder: string, files: File[], address: string): Promise<PyodideAPI> {
  const { python, functions } = await startRuntime(folder, files, null);
  const sample = python.runPython(WAKE) as string;
  performance.mark('modules imported');
  try {
    const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    void keepSnapshot(address, { memory, functions, sample }).then(() => performance.mark('snapshot kept'));
    performance.mark('snapshot taken');
  } catch {
    // The next start takes as long as this one.
  }
  return python;
}

function output(given: PyProxy): Output {
  const found = given.toJs({ create_pyproxies: false }) as Plain;
  given.destroy();
  return named(found);
}

function named([saves, removed, messages, reply, more]: Plain): Output {
  return { saves, removed, messages, reply: reply ?? null, more };
}
