// What is kept of the tables on this device, in the browser's own storage: their logs, number by number, and what a list
// shows of each. A number that is there is never written again, whoever has the table open in another tab.
import type { TableCard } from '$lib/protocol/TableCard';
import type { Kept } from './said';

const NAME = 'tinstar';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('log', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('cards', { keyPath: 'table' });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => {
      opened = null;
      fail(request.error ?? new Error('no storage'));
    };
  }));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no storage'));
  });
}

function whole(table: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Infinity], true);
}

/** Keeps all of these or none. Fails if somebody else has written one of the numbers. */
export async function keep(entries: readonly (Kept & { card: TableCard })[]): Promise<void> {
  if (entries.length === 0) return;
  const change = (await database()).transaction(['log', 'cards'], 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((done, fail) => {
    change.oncomplete = () => done();
    change.onabort = () => fail(change.error ?? new Error('not kept'));
  });
  for (const { card, ...entry } of entries) {
    change.objectStore('log').add(entry);
    change.objectStore('cards').put(card);
  }
  return done;
}

/** What was kept of a table after a number. */
export async function read(table: string, after = 0): Promise<Kept[]> {
  const log = (await database()).transaction('log').objectStore('log');
  return answered(log.getAll(whole(table, after)) as IDBRequest<Kept[]>);
}

/** All tables there are. */
export async function cards(): Promise<TableCard[]> {
  const store = (await database()).transaction('cards').objectStore('cards');
  return answered(store.getAll() as IDBRequest<TableCard[]>);
}

/** Removes a table for good. */
export async function drop(table: string): Promise<void> {
  const change = (await database()).transaction(['log', 'cards'], 'readwrite');
  const done = new Promise<void>((done, fail) => {
    change.oncomplete = () => done();
    change.onabort = () => fail(change.error ?? new Error('not removed'));
  });
  change.objectStore('log').delete(whole(table));
  change.objectStore('cards').delete(table);
  return done;
}
