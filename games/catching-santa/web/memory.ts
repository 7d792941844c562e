// What no view tells and the eye still follows: which of three alike is which, the dice as they lie, the ways just gone,
// who was said to have won. Where everything stands is always the view's word.
import { dieOf, spaceOf } from './view';
import { FACTS, type Christmas, type Event, type Seat, type Space, type View } from './rules';

/** A player's piece; which of three alike it is matters only to the eye, which follows it. */
export interface Pawn {
  id: string;
  seat: Seat;
  /** Its space on the path, or its place at home. */
  at: { path: Space } | { home: number };
}

/** The magic die as it lies: null before the first roll seen. */
export interface MagicFace {
  piece: Christmas;
  steps: number;
}

/** A way that was just gone, drawn until the next turn begins. */
export interface Trace {
  who: Seat | Christmas;
  from: Space;
  to: Space;
  /** Carried across the ring rather than walked along it. */
  carried: boolean;
}

export interface Memory {
  /** What was drawn last. */
  view: View;
  pawns: Pawn[];
  traces: Trace[];
  die: number | null;
  magic: MagicFace | null;
  /** Who rolled for the start last: until somebody begins, no view says whose throw it is. */
  starter: Seat | null;
  winners: Seat[];
}

/** The pieces of a view, named by their order. */
function pawnsOf(view: View): Pawn[] {
  return view.sides.flatMap(({ path, home }, seat) => [
    ...path.map((space, index) => ({ id: `${seat}-${index}`, seat, at: { path: space } })),
    ...Array.from({ length: home }, (_, place) => ({
      id: `${seat}-${path.length + place}`,
      seat,
      at: { home: place },
    })),
  ]);
}

export function begin(view: View): Memory {
  const die = dieOf(view.phase);
  return { view, pawns: pawnsOf(view), traces: [], die, magic: null, starter: null, winners: [] };
}

/** Where everything stands, as one text: equal for views that look the same on the path. */
const places = ({ layout, sides, christmas, reserve }: View): string =>
  JSON.stringify([layout.spaces, sides.map(({ path, home }) => [path, home]), christmas, reserve]);

/** A view is shown: the ways stay if it is what was drawn already. */
export function seen(memory: Memory, view: View): Memory {
  return {
    ...memory,
    view,
    pawns: recognised(memory.pawns, pawnsOf(view)),
    traces: places(memory.view) === places(view) ? memory.traces : jumped(memory.view, view),
    die: dieOf(view.phase) ?? memory.die,
    winners: view.phase === 'over' ? memory.winners : [],
  };
}

/** An event is told, and `after` is drawn. */
export function heard(memory: Memory, event: Event, after: View): Memory {
  const next = { ...memory, view: after, pawns: recognised(memory.pawns, pawnsOf(after)) };
  if (typeof event === 'string') return next;
  const gone = (who: Seat | Christmas, { from, to }: { from: Space; to: Space }, carried = false) => ({
    ...next,
    traces: [...memory.traces, { who, from, to, carried }],
  });
  if ('rolled_for_start' in event) {
    const { seat, face } = event.rolled_for_start;
    return { ...next, starter: seat, die: face };
  }
  if ('turn_began' in event) return { ...next, traces: [], die: null };
  if ('magic_rolled' in event) {
    const { piece, steps } = event.magic_rolled;
    return { ...next, magic: { piece, steps }, die: null };
  }
  if ('rolled' in event) return { ...next, die: event.rolled.face };
  if ('christmas_moved' in event) return gone(event.christmas_moved.piece, event.christmas_moved);
  if ('displaced' in event) return gone(event.displaced.piece, event.displaced, true);
  if ('moved' in event) return gone(event.moved.seat, event.moved);
  if ('won' in event) return { ...next, winners: event.won.seats };
  return next;
}

/** The pieces of `now`, each with the name it had if it has not moved. */
function recognised(before: Pawn[], now: Pawn[]): Pawn[] {
  const left = [...before];
  const take = (fits: (pawn: Pawn) => boolean) => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = (a: Pawn, b: Pawn) =>
    a.seat === b.seat &&
    ('path' in a.at ? 'path' in b.at && a.at.path === b.at.path : 'home' in b.at && a.at.home === b.at.home);
  const stayed = now.map((pawn) => take((old) => same(old, pawn)));
  const named = now.map((pawn, index) => stayed[index] ?? take((other) => other.seat === pawn.seat));
  // Going back in time brings pieces back that had left: they take the names that are free.
  const used = new Set(named.flatMap((old) => (old ? [old.id] : [])));
  const names = (seat: Seat) => Array.from({ length: FACTS.pieces }, (_, index) => `${seat}-${index}`);
  const all = now.map((pawn, index) => {
    const id = named[index]?.id ?? names(pawn.seat).find((free) => !used.has(free)) ?? pawn.id;
    used.add(id);
    return { ...pawn, id };
  });
  // Always in the same order, so that nobody is drawn anew because another one moved.
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A way longer than this is more than one turn's, and says nothing. */
const LONGEST = 8;

/** Ways between two views when nothing was acted out: who stood here and now stands there. */
function jumped(before: View, now: View): Trace[] {
  const { spaces } = now.layout;
  if (before.layout.spaces !== spaces) return [];
  const traces: Trace[] = [];
  for (const piece of FACTS.christmas) {
    const [from, to] = [spaceOf(before, piece), spaceOf(now, piece)];
    if (from !== null && to !== null && from !== to && before.reserve === now.reserve) {
      traces.push({ who: piece, from, to, carried: false });
    }
  }
  now.sides.forEach(({ path: fresh }, seat) => {
    const old = before.sides[seat]?.path ?? [];
    const from = old.filter((space) => !fresh.includes(space));
    const to = fresh.filter((space) => !old.includes(space));
    if (from.length === 1 && to.length === 1) traces.push({ who: seat, from: from[0]!, to: to[0]!, carried: false });
  });
  return traces.filter(({ from, to }) => {
    const apart = Math.abs(from - to);
    return Math.min(apart, spaces - apart) <= LONGEST;
  });
}

export function pawnOn(pawns: Pawn[], space: Space, seat: Seat): Pawn | undefined {
  return pawns.find((pawn) => 'path' in pawn.at && pawn.at.path === space && pawn.seat === seat);
}

/** The piece that would leave home next: the one nearest the path. */
export function pawnAtHome(pawns: Pawn[], seat: Seat): Pawn | undefined {
  const home = pawns.filter((pawn) => pawn.seat === seat && 'home' in pawn.at);
  return home.reduce<Pawn | undefined>(
    (last, pawn) => (!last || ('home' in pawn.at && 'home' in last.at && pawn.at.home > last.at.home) ? pawn : last),
    undefined,
  );
}
