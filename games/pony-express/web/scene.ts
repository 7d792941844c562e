// What is on the table while events are acted out. The view changes only after the last event of a step; in between,
// each event changes what is drawn. At the end the picture is that of the view again (scene.test.ts plays whole
// matches to prove it), and a view always wins over whatever was drawn.
import { less, sorted } from './hands';
import {
  part,
  shotOf,
  type Corner,
  type Event,
  type Face,
  type Hand,
  type Item,
  type Rider,
  type View,
  type Told,
} from './types';

export interface SceneDice {
  visible: Face[];
  /** Under the shaker; null is a face the viewer does not know. */
  hidden: (Face | null)[];
  /** Faces under the shaker that everybody has seen. */
  remembered: Face[];
  /** Whether the shaker was lifted for all to see. */
  lifted: boolean;
}

export interface SceneClaim {
  seat: number;
  hand: Hand;
  /** Who may still call. */
  waiting: number[];
  caller: number | null;
  verdict: 'stands' | 'honest' | 'caught' | null;
}

export interface OpenHand {
  seat: number;
  dice: Face[];
  hand: Hand | null;
}

/** What an open roll is for. */
export type Purpose = 'first' | 'mine' | 'saloon' | 'poker' | 'escape';

export interface SceneDuel {
  mover: number;
  rival: number;
  /** Where the mover stands, once that is decided. */
  corner: Corner | null;
  last: boolean;
}

export interface Scene {
  riders: Rider[];
  cards: number[];
  bank: number;
  deck: number;
  active: number;
  dice: SceneDice | null;
  claim: SceneClaim | null;
  open: { purpose: Purpose; hands: OpenHand[]; winner: number | null } | null;
  duel: SceneDuel | null;
  raid: boolean;
  /** Which raiders are down, a bit each. */
  fallen: number;
}

export function sceneOf(view: View): Scene {
  return {
    riders: view.riders.map((rider) => ({ ...rider })),
    cards: view.hands.map((hand) => hand.cards),
    bank: view.bank,
    deck: view.deck,
    active: view.active,
    dice: diceOf(view),
    claim: claimOf(view),
    open: openOf(view),
    duel: duelOf(view),
    raid: shotOf(view.phase) === 'raid',
    fallen: 0,
  };
}

/** The dice of the ride lie there until it begins; afterwards nobody looks at them any more. */
function diceMatter({ phase }: View): boolean {
  const arrest = part(phase, 'arrest');
  return (
    [part(phase, 'dice'), part(phase, 'calls'), part(phase, 'caller_moves'), part(phase, 'spur')].some(Boolean) ||
    (arrest !== null && part(arrest.cause, 'wrong_call') !== null)
  );
}

function diceOf(view: View): SceneDice | null {
  if (!view.dice || !diceMatter(view)) return null;
  const { visible, hidden, remembered } = view.dice;
  const known = view.own?.dice?.filter((die) => die.hidden).map((die) => die.face);
  return {
    visible: sorted(visible),
    hidden: known ? sorted(known) : Array.from({ length: hidden }, () => null),
    remembered: sorted(remembered),
    lifted: hidden === 0 && !part(view.phase, 'dice') && !part(view.phase, 'calls'),
  };
}

function claimOf(view: View): SceneClaim | null {
  const calls = part(view.phase, 'calls');
  const claim = { seat: view.active, waiting: [], caller: null, verdict: null };
  if (calls) return { ...claim, hand: calls.claim, waiting: calls.waiting };
  const moves = part(view.phase, 'caller_moves');
  if (moves) return { ...claim, hand: moves.claim, caller: moves.caller, verdict: 'caught' };
  const arrest = part(view.phase, 'arrest');
  const wrong = arrest && part(arrest.cause, 'wrong_call');
  return arrest && wrong ? { ...claim, hand: wrong.claim, caller: arrest.seat, verdict: 'honest' } : null;
}

function openOf(view: View): Scene['open'] {
  const roll = part(view.phase, 'marked')?.roll;
  if (!roll) return null;
  if ('mine' in roll)
    return { purpose: 'mine', hands: [{ seat: view.active, dice: roll.mine.dice, hand: null }], winner: null };
  if ('saloon' in roll)
    return { purpose: 'saloon', hands: [{ seat: view.active, dice: roll.saloon.dice, hand: null }], winner: null };
  const hands = roll.poker.hands.flatMap((dice, seat) => (dice.length > 0 ? [{ seat, dice, hand: null }] : []));
  return { purpose: 'poker', hands, winner: null };
}

function duelOf(view: View): SceneDuel | null {
  const corners = part(view.phase, 'corners');
  if (corners) return { mover: corners.mover, rival: corners.rival, corner: null, last: corners.last };
  const shot = shotOf(view.phase);
  const arrest = part(view.phase, 'arrest');
  const duel = (shot && part(shot, 'duel')) ?? (arrest && part(arrest.cause, 'innocent')?.duel);
  return duel ? { mover: duel.mover, rival: duel.rival, corner: duel.corner, last: duel.last } : null;
}

type Change<Name extends keyof Told> = (scene: Scene, told: Told[Name], rule: string) => Partial<Scene>;

const PURPOSES: Readonly<Record<string, Purpose>> = {
  'PE-108': 'poker',
  'PE-125': 'mine',
  'PE-126': 'saloon',
  'PE-136': 'escape',
  'PE-137': 'escape',
};

const rider = (scene: Scene, seat: number, change: Partial<Rider>): Rider[] =>
  scene.riders.map((one, index) => (index === seat ? { ...one, ...change } : one));

const pay = (scene: Scene, seat: number, gold: number): Partial<Scene> => ({
  riders: rider(scene, seat, { gold: scene.riders[seat]!.gold - gold }),
  bank: scene.bank + gold,
});

const earn = (scene: Scene, seat: number, gold: number): Partial<Scene> => pay(scene, seat, -gold);

const hold = (scene: Scene, seat: number, more: number): number[] =>
  scene.cards.map((count, index) => (index === seat ? count + more : count));

/** Stands up; those arrested later are one place further in front. */
function release(riders: Rider[], seat: number): Rider[] {
  const freed = riders[seat]?.jail ?? 0;
  return riders.map((one, index) => {
    if (index === seat) return { ...one, jail: 0 };
    return freed > 0 && one.jail > freed ? { ...one, jail: one.jail - 1 } : one;
  });
}

const roll = (scene: Scene, purpose: Purpose, seat: number, dice: Face[], hand: Hand | null): Partial<Scene> => {
  const before = scene.open?.purpose === purpose ? scene.open.hands.filter((one) => one.seat !== seat) : [];
  return { open: { purpose, hands: [...before, { seat, dice, hand }], winner: null }, dice: null, claim: null };
};

const draw: Change<'drew'> = (scene, { seat, count }) => ({
  // At a relay the two cards stay on the deck until one is kept.
  ...(count === 1 ? { cards: hold(scene, seat, 1), deck: scene.deck - 1 } : {}),
});

const CHANGES: { [Name in keyof Told]?: Change<Name> } = {
  rolled_for_first: (scene, { seat, dice }) => roll(scene, 'first', seat, dice, null),
  shuffled: (_, { cards }) => ({ deck: cards }),
  turn_began: (_, { seat }) => ({
    active: seat,
    dice: null,
    claim: null,
    open: null,
    duel: null,
    raid: false,
    fallen: 0,
  }),
  charity: (scene, { seat, gold }) => earn(scene, seat, gold),
  rolled: (_, { dice }) => ({
    dice: { visible: [], hidden: dice ?? [null, null, null, null, null], remembered: [], lifted: false },
    open: null,
    claim: null,
  }),
  took_out: ({ dice }, { face }) => ({
    dice: dice && {
      ...dice,
      visible: sorted([...dice.visible, face]),
      hidden: dice.hidden.includes(face) ? less(dice.hidden as Face[], [face]) : dice.hidden.slice(1),
      remembered: less(dice.remembered, [face]),
    },
  }),
  put_under: ({ dice }, { face }) => ({
    dice: dice && {
      ...dice,
      visible: less(dice.visible, [face]),
      hidden: dice.hidden.includes(null) || dice.hidden.length === 0 ? [...dice.hidden, null] : [...dice.hidden, face],
      remembered: sorted([...dice.remembered, face]),
    },
  }),
  paid_reroll: (scene, { seat, gold }) => pay(scene, seat, gold),
  rerolled_hidden: ({ dice }, { count, dice: rolled }) => ({
    dice: dice && { ...dice, hidden: rolled ?? Array.from({ length: count }, () => null), remembered: [] },
  }),
  rerolled_open: ({ dice }, { before, dice: rolled }) => ({
    dice: dice && { ...dice, visible: sorted([...less(dice.visible, before), ...rolled]) },
  }),
  claimed: (_, { seat, hand }) => ({ claim: { seat, hand, waiting: [], caller: null, verdict: null } }),
  believed: ({ claim }, { seat }) => ({
    claim: claim && { ...claim, waiting: claim.waiting.filter((other) => other !== seat) },
  }),
  claim_stands: ({ claim }) => ({ claim: claim && { ...claim, waiting: [], verdict: 'stands' } }),
  called: ({ claim }, { seat }) => ({ claim: claim && { ...claim, waiting: [], caller: seat } }),
  shown: (_, { dice }) => ({ dice: { visible: dice, hidden: [], remembered: [], lifted: true } }),
  caught: ({ claim }) => ({ claim: claim && { ...claim, verdict: 'caught' } }),
  honest: ({ claim }) => ({ claim: claim && { ...claim, verdict: 'honest' } }),
  moved: (scene, { seat, to }) => ({ riders: rider(scene, seat, { space: to }), dice: null, claim: null }),
  moved_back: (scene, { seat, to }) => ({ riders: rider(scene, seat, { space: to }) }),
  at_mailbox: (scene, { seat, mailbox }) => ({ riders: rider(scene, seat, { space: 33, mailbox }) }),
  gunfight: (_, { seat, rival }) => ({ duel: { mover: seat, rival, corner: null, last: false }, fallen: 0 }),
  final_duel: (scene, { seat, rival }) => ({
    riders: rider(scene, seat, { mailbox: 1 }),
    duel: { mover: seat, rival, corner: null, last: true },
  }),
  stood: ({ duel }, { corner }) => ({ duel: duel && { ...duel, corner } }),
  shot: (scene, { path }) => ({
    fallen: path.reduce((fallen, point) => fallen | (part(point.meets, 'raider')?.fell ?? 0), scene.fallen),
  }),
  paid: (scene, { seat, to, gold }) => {
    const riders = rider(scene, seat, { gold: scene.riders[seat]!.gold - gold });
    return { riders: rider({ ...scene, riders }, to, { gold: scene.riders[to]!.gold + gold }) };
  },
  bank_paid: (scene, { seat, gold }) => earn(scene, seat, gold),
  duel_over: () => ({ duel: null }),
  jailed: (scene, { seat }) => ({
    riders: rider(scene, seat, { jail: Math.max(...scene.riders.map((one) => one.jail)) + 1 }),
  }),
  poker: () => ({ open: { purpose: 'poker', hands: [], winner: null } }),
  rolled_openly: (scene, { seat, dice, hand }, rule) => roll(scene, PURPOSES[rule] ?? 'mine', seat, dice, hand),
  rolled_again: (scene, { seat, dice, hand }) => roll(scene, scene.open?.purpose ?? 'mine', seat, dice, hand),
  poker_won: ({ open }, { seat }) => ({ open: open && { ...open, winner: seat } }),
  rode: (scene, { seat, to, gold }) => {
    const paid = pay(scene, seat, gold);
    return { ...paid, riders: rider({ ...scene, riders: paid.riders! }, seat, { space: to }) };
  },
  raiders_stand: () => ({ raid: true, fallen: 0 }),
  raiders_fell: () => ({ raid: false }),
  paid_bill: (scene, { seat, gold }) => pay(scene, seat, gold),
  drew: draw,
  paid_bail: (scene, { seat, gold }) => {
    const paid = pay(scene, seat, gold);
    return { ...paid, riders: release(paid.riders!, seat) };
  },
  escaped: (scene, { seat }) => ({ riders: release(scene.riders, seat) }),
  stood_up: (scene, { seat }) => ({ riders: release(scene.riders, seat) }),
  played: (scene, { seat }) => ({ cards: hold(scene, seat, -1) }),
  turned_die: ({ dice }, { hidden, faces }) => ({ dice: dice && turned(dice, hidden, faces) }),
  kept: (scene, { seat }, rule) =>
    rule === 'PE-129' ? { cards: hold(scene, seat, 1), deck: scene.deck - 1 } : { cards: hold(scene, seat, -1) },
};

function turned(dice: SceneDice, hidden: boolean, faces: [Face, Face] | null): SceneDice {
  if (!faces) return dice;
  const [from, to] = faces;
  return hidden
    ? { ...dice, hidden: sorted([...less(dice.hidden as Face[], [from]), to]) }
    : { ...dice, visible: sorted([...less(dice.visible, [from]), to]) };
}

/** The scene after an event. */
export function after(scene: Scene, event: Event, rule: string): Scene {
  const [name, told] = Object.entries(event)[0]! as [keyof Told, never];
  const change = CHANGES[name] as ((scene: Scene, told: never, rule: string) => Partial<Scene>) | undefined;
  return change ? { ...scene, ...change(scene, told, rule) } : scene;
}

/** Who an event is about, for looking at the right place. */
export function about(event: Event): number | null {
  const told = Object.values(event)[0] as { seat?: number };
  return told.seat ?? null;
}

/** The ids of a card's name and of what it does. */
export function nameOfItem(item: Item): string {
  return `pe-${item.replaceAll('_', '-')}`;
}
