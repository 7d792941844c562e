// The picture between two views. A step comes as events and then the view that came of all of them; so that each event
// can be acted out by itself, the board keeps its own picture and puts into it what each event says. Nothing is
// decided here, and every view that arrives is the truth again.
import {
  CHRISTMAS,
  HOME_COST,
  PIECE_WORTH,
  WORTH,
  seatOf,
  type Christmas,
  type Event,
  type Gathered,
  type Phase,
  type Seat,
  type Space,
  type View,
} from './types';

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

export interface Stage {
  spaces: number;
  pawns: Pawn[];
  christmas: Record<Christmas, Space | null>;
  /** Counts up with each Santa, so that a new one is not the old one jumping. */
  santa: number;
  reserve: number;
  gathered: Gathered[];
  points: number[];
  turn: number;
  /** Whose turn it is. */
  active: Seat | null;
  die: number | null;
  magic: MagicFace | null;
  /** Tries left of three, while somebody tries for a 6. */
  tries: number | null;
  traces: Trace[];
  winners: Seat[];
}

export function stageOf(view: View): Stage {
  return {
    spaces: view.layout.spaces,
    pawns: view.sides.flatMap(({ path, home }, seat) => [
      ...path.map((space, index) => ({ id: `${seat}-${index}`, seat, at: { path: space } })),
      ...Array.from({ length: home }, (_, place) => ({
        id: `${seat}-${path.length + place}`,
        seat,
        at: { home: place },
      })),
    ]),
    christmas: Object.fromEntries(
      CHRISTMAS.map((piece, index) => [piece, view.christmas[index] ?? null]),
    ) as Stage['christmas'],
    santa: 0,
    reserve: view.reserve,
    gathered: view.sides.map((side) => side.gathered),
    points: view.sides.map((side) => side.points),
    turn: view.turn,
    active: seatOf(view.phase),
    die: dieOf(view.phase),
    magic: null,
    tries: triesOf(view.phase),
    traces: [],
    winners: [],
  };
}

/** What the ordinary die must show, as far as the phase tells. */
function dieOf(phase: Phase): number | null {
  if (phase === 'over' || 'try' in phase) return null;
  return 'use' in phase ? phase.use.roll : 6;
}

function triesOf(phase: Phase): number | null {
  return phase !== 'over' && 'try' in phase ? phase.try.left : null;
}

/** Where pieces stand, as one text: equal for pictures that look the same. */
function places(stage: Stage): string {
  const pawns = stage.pawns.map(({ seat, at }) => `${seat}:${'path' in at ? at.path : 'home'}`).sort();
  return JSON.stringify([pawns, CHRISTMAS.map((piece) => stage.christmas[piece]), stage.reserve]);
}

/** The truth of `view`, keeping what it does not tell: who is who, the dice as they lie, the last ways gone. */
export function settle(stage: Stage, view: View): Stage {
  const truth = stageOf(view);
  const lying = {
    die: truth.die ?? stage.die,
    magic: stage.magic,
    winners: view.phase === 'over' ? stage.winners : [],
  };
  if (stage.spaces === truth.spaces && places(stage) === places(truth)) {
    return { ...truth, ...lying, pawns: stage.pawns, santa: stage.santa, traces: stage.traces };
  }
  return {
    ...truth,
    ...lying,
    pawns: recognised(stage.pawns, truth.pawns),
    santa: stage.santa,
    traces: jumped(stage, truth),
  };
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
  return now.map((pawn, index) => {
    const id = named[index]?.id ?? [0, 1, 2].map((n) => `${pawn.seat}-${n}`).find((free) => !used.has(free)) ?? pawn.id;
    used.add(id);
    return { ...pawn, id };
  });
}

/** A way longer than this is more than one turn's, and says nothing. */
const LONGEST = 8;

/** Ways between two pictures when nothing was acted out: who stood here and now stands there. */
function jumped(before: Stage, now: Stage): Trace[] {
  if (before.spaces !== now.spaces) return [];
  const traces: Trace[] = [];
  for (const piece of CHRISTMAS) {
    const [from, to] = [before.christmas[piece], now.christmas[piece]];
    if (from !== null && to !== null && from !== to && before.reserve === now.reserve) {
      traces.push({ who: piece, from, to, carried: false });
    }
  }
  const on = (stage: Stage, seat: Seat) =>
    stage.pawns.flatMap((pawn) => (pawn.seat === seat && 'path' in pawn.at ? [pawn.at.path] : []));
  now.points.forEach((_, seat) => {
    const [old, fresh] = [on(before, seat), on(now, seat)];
    const from = old.filter((space) => !fresh.includes(space));
    const to = fresh.filter((space) => !old.includes(space));
    if (from.length === 1 && to.length === 1) traces.push({ who: seat, from: from[0]!, to: to[0]!, carried: false });
  });
  return traces.filter(({ from, to }) => {
    const apart = Math.abs(from - to);
    return Math.min(apart, now.spaces - apart) <= LONGEST;
  });
}

/** The first free place at home. */
function freePlace(pawns: Pawn[], seat: Seat): number {
  const taken = pawns.flatMap((pawn) => (pawn.seat === seat && 'home' in pawn.at ? [pawn.at.home] : []));
  return [0, 1, 2].find((place) => !taken.includes(place)) ?? 0;
}

export function pawnOn(stage: Stage, space: Space, seat?: Seat): Pawn | undefined {
  return stage.pawns.find(
    (pawn) => 'path' in pawn.at && pawn.at.path === space && (seat === undefined || pawn.seat === seat),
  );
}

/** The piece that would leave home next: the one nearest the path. */
export function pawnAtHome(stage: Stage, seat: Seat): Pawn | undefined {
  const home = stage.pawns.filter((pawn) => pawn.seat === seat && 'home' in pawn.at);
  return home.reduce<Pawn | undefined>(
    (last, pawn) => (!last || ('home' in pawn.at && 'home' in last.at && pawn.at.home > last.at.home) ? pawn : last),
    undefined,
  );
}

const put = (stage: Stage, moved: Pawn | undefined, at: Pawn['at']): Pawn[] =>
  stage.pawns.map((pawn) => (pawn === moved ? { ...pawn, at } : pawn));

const earn = (stage: Stage, seat: Seat, points: number): number[] =>
  stage.points.map((had, of) => (of === seat ? had + points : had));

/** The picture after the event. An event that does not fit the picture changes as much of it as it can. */
export function applied(stage: Stage, event: Event): Stage {
  if (event === 'ended') return { ...stage, active: null, tries: null };
  if ('rolled_for_start' in event)
    return { ...stage, active: event.rolled_for_start.seat, die: event.rolled_for_start.face };
  if ('turn_began' in event) {
    return {
      ...stage,
      active: event.turn_began.seat,
      turn: event.turn_began.number,
      tries: null,
      traces: [],
      die: null,
    };
  }
  if ('magic_rolled' in event) {
    const { seat, piece, steps } = event.magic_rolled;
    return { ...stage, active: seat, magic: { piece, steps }, die: null };
  }
  if ('christmas_moved' in event) {
    const { piece, from, to } = event.christmas_moved;
    return {
      ...stage,
      christmas: { ...stage.christmas, [piece]: to },
      traces: [...stage.traces, { who: piece, from, to, carried: false }],
    };
  }
  if ('displaced' in event) {
    const { piece, from, to } = event.displaced;
    return {
      ...stage,
      christmas: { ...stage.christmas, [piece]: to },
      traces: [...stage.traces, { who: piece, from, to, carried: true }],
    };
  }
  if ('sent_home' in event) {
    const { seat, from } = event.sent_home;
    const pawn = pawnOn(stage, from, seat);
    if (!pawn) return stage;
    const at = { home: freePlace(stage.pawns, seat) };
    return { ...stage, pawns: put(stage, pawn, at), points: earn(stage, seat, -HOME_COST) };
  }
  if ('rolled' in event) return { ...stage, active: event.rolled.seat, die: event.rolled.face };
  if ('try_failed' in event) return { ...stage, tries: event.try_failed.left };
  if ('entered' in event) {
    const { seat, at } = event.entered;
    const pawn = pawnAtHome(stage, seat);
    if (!pawn) return { ...stage, tries: null };
    return { ...stage, pawns: put(stage, pawn, { path: at }), points: earn(stage, seat, HOME_COST), tries: null };
  }
  if ('moved' in event) {
    const { seat, from, to } = event.moved;
    return {
      ...stage,
      pawns: put(stage, pawnOn(stage, from, seat), { path: to }),
      traces: [...stage.traces, { who: seat, from, to, carried: false }],
    };
  }
  if ('gathered' in event) {
    const { seat, piece } = event.gathered;
    const gathered = stage.gathered.map((had, of) =>
      of === seat
        ? { ...had, christmas: had.christmas.map((count, index) => count + Number(CHRISTMAS[index] === piece)) }
        : had,
    );
    return {
      ...stage,
      gathered,
      christmas: { ...stage.christmas, [piece]: null },
      points: earn(stage, seat, WORTH[piece]),
    };
  }
  if ('santa_arrived' in event) {
    const christmas = { ...stage.christmas, santa: event.santa_arrived.at };
    return { ...stage, christmas, santa: stage.santa + 1, reserve: Math.max(0, stage.reserve - 1) };
  }
  if ('captured' in event) {
    const { seat, owner, at } = event.captured;
    const taken = pawnOn(stage, at, owner);
    const gathered = stage.gathered.map((had, of) => (of === seat ? { ...had, pieces: had.pieces + 1 } : had));
    return {
      ...stage,
      gathered,
      pawns: stage.pawns.filter((pawn) => pawn !== taken),
      points: earn(stage, seat, PIECE_WORTH),
    };
  }
  if ('no_pieces' in event || 'forfeited' in event || 'stopped' in event) return { ...stage, tries: null };
  if ('won' in event) return { ...stage, active: null, winners: event.won.seats };
  return stage;
}
