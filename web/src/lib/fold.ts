// What is seen follows from what was seen: an update says what each event changed, part by part, and here the parts are put
// in. Nothing is ever changed in place, so a view that somebody holds stays what it was.
import type { Change } from './protocol/Change';
import type { LineTold } from './protocol/LineTold';
import type { Place } from './protocol/Place';

/** The view after these changes. */
export function fold(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((seen, [path, now]) => put(seen, path, now), view);
}

function put(whole: unknown, path: readonly Place[], now: unknown): unknown {
  const [place, ...rest] = path;
  if (place === undefined) return now;
  if (Array.isArray(whole)) return whole.with(Number(place), put(whole[Number(place)], rest, now));
  const fields = whole as Record<string, unknown>;
  return { ...fields, [place]: put(fields[place], rest, now) };
}

/** A line with what is seen right after it. */
export type Seen<Line extends LineTold = LineTold> = Line & { after: unknown };

/** What happened in one step, as far as a viewer is told. */
export interface Told<Line extends LineTold = LineTold> {
  lines: readonly Line[];
  rest?: readonly Change[];
}

/** The lines, each with what is seen after it, and what is seen after them all. */
export function unfold<Line extends LineTold>(
  from: unknown,
  { lines, rest = [] }: Told<Line>,
): { lines: Seen<Line>[]; view: unknown } {
  let view = from;
  const seen = lines.map((line) => ({ ...line, after: (view = fold(view, line.changes ?? [])) }));
  return { lines: seen, view: fold(view, rest) };
}
