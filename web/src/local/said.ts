// What the page, the worker with the tables and the one that thinks say to each other.
import type { NewTable } from '$lib/protocol/NewTable';
import type { Say } from '$lib/protocol/Say';
import type { Code } from '$lib/protocol/Code';
import type { TableCard } from '$lib/protocol/TableCard';

/** Whoever plays here. */
export interface Person {
  id: string;
  name: string;
}

/** A number of a table's log as it is kept. */
export interface Kept {
  table: string;
  seq: number;
  at: number;
  key: [string, string] | null;
  body: string;
}

/** A refusal that is still to be put into words. */
export interface No {
  code: Code;
  rule: string | null;
  say: Say | null;
  /** The id of its sentence if there is nothing better to say. */
  sentence: string;
}

export interface Turn {
  seat: number;
  level: string;
  opened: number;
  after: number;
  rollouts: number;
}

export interface Waits {
  table: string;
  bots: Turn[];
  itself: [number, number][];
  until: number | null;
}

/** What the host answers; `keep` has to be kept before anything else of it is passed on. */
export type Answered =
  | {
      ok: true;
      keep: (Kept & { card: TableCard })[];
      send: [number, object][];
      answer: unknown;
      waits?: Waits;
      again?: number;
    }
  | ({ ok: false } & No);

/** What the page asks of the worker. */
export type Asked =
  | { n: number; what: 'make'; who: Person; table: NewTable }
  | { n: number; what: 'drop'; table: string }
  /** Any question of a table or of a record file. */
  | { n: number; what: 'ask'; table: string | null; ask: object }
  | { n: number; what: 'watch'; table: string; since: number; who: Person }
  | { n: number; what: 'say'; message: unknown }
  | { n: number; what: 'leave' };

/** What the worker answers: once to a question, and as often as there is something to whoever watches. */
export type Told =
  | { n: number; value: unknown }
  | { n: number; no: No }
  | { n: number; sent: object }
  | { n: number; lost: true }
  /** The worker is of no more use: another has to be started. */
  | { n: 0; dead: true };

/** What the worker with the tables asks of the one that thinks. */
export interface Thinking {
  n: number;
  /** So much of the table's log, for the question to be put. */
  table: string | null;
  ask: object;
  /** How long it may take, in milliseconds, and what it costs undivided; none if it takes as long as it takes. */
  pace?: { within: number; rollouts: number; game: string };
}
