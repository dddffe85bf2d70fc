/** The games of this device, in the browser's database. What one answer has changed is written in one transaction. */

const DATABASE = 'pelagos';
const TABLES = 'tables';

export type Save = [game: string, data: Uint8Array];

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Store> {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES);
    return new Store(await result(opening));
  }

  async all(): Promise<Save[]> {
    const table = this.database.transaction(TABLES).objectStore(TABLES);
    const [games, saves] = await Promise.all([
      result(table.getAllKeys() as IDBRequest<string[]>),
      result(table.getAll() as IDBRequest<Uint8Array[]>),
    ]);
    return games.map((game, index) => [game, saves[index]!]);
  }

  /** All of it or nothing; when it is done it is on the disk. */
  write(saves: Save[], removed: string[]): Promise<void> {
    const transaction = this.database.transaction(TABLES, 'readwrite', { durability: 'strict' });
    const table = transaction.objectStore(TABLES);
    for (const [game, data] of saves) table.put(data, game);
    for (const game of removed) table.delete(game);
    return new Promise((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () =>
        failed(new Error(transaction.error?.message ?? 'the transaction was aborted'));
    });
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(new Error(request.error?.message ?? 'the database does not answer'));
  });
}
