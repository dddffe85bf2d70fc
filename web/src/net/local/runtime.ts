/** Python in the browser: started with its files, from the beginning or from a snapshot of its memory. */
import type { PyodideAPI } from 'pyodide';
import type { File } from './archive';
import type { Snapshot } from './snapshot';

/** What is used of Emscripten's module. */
interface Module {
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(bytes: number): void;
  loadWebAssemblyModule(binary: Uint8Array, flags: object, name: string, scope: object): Promise<object>;
  newDSO(name: string, handle: undefined, exports: object): void;
  wasmTable: { length: number };
}

interface Settings {
  preRun: ((module: Module) => Promise<void>)[];
}

type Create = (settings: Settings) => Promise<Module>;
type Load = (options: object) => Promise<PyodideAPI>;

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

export interface Runtime {
  python: PyodideAPI;
  /** How many functions the memory may point to. */
  functions: number;
}

/** The folder holds what Pyodide consists of. */
export async function startRuntime(folder: string, files: File[], snapshot: Snapshot | null): Promise<Runtime> {
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])) as [{ loadPyodide: Load }, { default: Create }];
  performance.mark('scripts loaded');
  let functions = 0;
  let place = '';
  const python = await loadPyodide({
    indexURL: folder,
    ...(snapshot === null ? { _makeSnapshot: true } : { _loadSnapshot: snapshot.memory }),
    fsInit: (system: FileSystem, { sitePackages }: { sitePackages: string }) => {
      place = sitePackages;
      writeFiles(system, sitePackages, files);
      return Promise.resolve();
    },
    createPyodideModule: async (settings: Settings) => {
      settings.preRun.push((module) => loadLibraries(module, place, files));
      const module = await create(settings);
      performance.mark('module made');
      functions = module.wasmTable.length;
      if (snapshot !== null) {
        if (functions !== snapshot.functions) throw new Error('the snapshot is of another browser');
        module.growMemory(snapshot.memory.length);
      }
      return module;
    },
  });
  performance.mark('runtime started');
  return { python, functions };
}

function writeFiles(system: FileSystem, place: string, files: File[]): void {
  const known = new Set<string>();
  for (const [name, data] of files) {
    const path = `${place}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!known.has(folder)) system.mkdirTree(folder);
    known.add(folder);
    system.writeFile(path, data, { canOwn: true });
  }
}

/**
 * Before Python starts, so that they always come to lie where a snapshot expects them. When Python imports one it is
 * there by its name.
 */
async function loadLibraries(module: Module, place: string, files: File[]): Promise<void> {
  module.addRunDependency('libraries');
  for (const [name, data] of files) {
    if (!name.endsWith('.so')) continue;
    const path = `${place}/${name}`;
    const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
    module.newDSO(path, undefined, await module.loadWebAssemblyModule(data, flags, path, {}));
  }
  performance.mark('libraries loaded');
  module.removeRunDependency('libraries');
}
