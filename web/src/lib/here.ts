// Tables on this device: hosted by the page itself, out of sight in a worker, which is fetched when one is opened. To
// everybody else they are tables like any other, asked the same and answering the same.
import type { Answer } from './api';
import type { NewTable } from './protocol/NewTable';
import type { TableCard } from './protocol/TableCard';
import type { TableMade } from './protocol/TableMade';
import { read, write } from './store';

/** A server's tables are called otherwise. */
const PREFIX = 'here-';

/** Whether a table is on this device. */
export const isHere = (table: string): boolean => table.startsWith(PREFIX);

/** Whether there are tables on this device, as far as is known without looking. */
export const hasHere = (): boolean => read('here', false);

/** What the page and its worker have between them; it comes with the first table. */
const page = () => import('../local/page');

/** Lays a table on this device, for whoever is called so. */
export async function layHere(table: NewTable, name: string): Promise<Answer<TableMade>> {
  write('here', true);
  write('here-name', name);
  return (await page()).make(table);
}

/** All tables on this device. */
export async function tablesHere(): Promise<TableCard[]> {
  return hasHere() ? (await page()).list() : [];
}

/** Removes a table from this device for good. */
export async function removeHere(table: string): Promise<Answer<null>> {
  return (await page()).drop(table);
}

/** Whether a path of the server's is one of a table here. */
export const isHerePath = (path: string): boolean => path.startsWith(`tables/${PREFIX}`);

/** What the server would be asked, asked of a table on this device. */
export async function askHere<T>(method: string, path: string, body: unknown): Promise<Answer<T>> {
  return (await page()).request<T>(method, path, body);
}

/** What a server tells of a record file, told by this device; null if this build cannot. */
export async function tellHere<T>(question: object): Promise<Answer<T> | null> {
  return (await page()).tell<T>(question);
}

/** A socket to a table on this device, as far as a table needs one. */
export class HereSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #line: Promise<{ say(message: unknown): void; close(): void }>;
  #open = true;

  constructor(table: string, since: number) {
    this.#line = page().then(({ watch }) =>
      watch(table, since, {
        hear: (data) => this.#open && this.onmessage?.({ data }),
        lost: () => this.#lose(),
      }),
    );
    this.#line.catch(() => this.#lose());
  }

  send(text: string): void {
    void this.#line.then((line) => line.say(JSON.parse(text)));
  }

  close(): void {
    this.#open = false;
    void this.#line.then(
      (line) => line.close(),
      () => {},
    );
  }

  #lose(): void {
    if (this.#open) this.onclose?.({ code: 1006 });
    this.#open = false;
  }
}
