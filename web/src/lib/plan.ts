// What somebody asks for when a table is made, from the few things they chose.
import type { Clock } from './protocol/Clock';
import type { GameCard } from './protocol/GameCard';
import type { NewTable } from './protocol/NewTable';
import type { SeatPlan } from './protocol/SeatPlan';

export const WAYS = ['now', 'friends', 'screen'] as const;
/** Me and bots; friends by a link; several people around this screen. */
export type Way = (typeof WAYS)[number];

export interface Plan {
  game: string;
  way: Way;
  /** How many seats there are. */
  players: number;
  /** How well bots play. */
  level: string;
  /** How well the bot in a seat plays, where somebody has said so. */
  levels: Record<number, string>;
  /** Who is around this screen; the first is me. */
  names: string[];
  options: Record<string, string>;
  clock: Clock;
  public: boolean;
  /** Whether hints can be asked for. */
  hints: boolean;
  /** Whether it is laid on this device, and not at the server. */
  here: boolean;
  /** Whether it counts for ratings. */
  rated: boolean;
}

/**
 * How many make a table lively. The fewest a game can do with are often a variant of their own (two bandits each, say),
 * so nobody gets it unasked; and friends who are invited are a party, where a seat that stays free is easily a bot's.
 */
const LIVELY: Record<Way, number> = { now: 3, friends: 4, screen: 3 };

/** For how many a game is with these options, rising; for nobody if they do not go together. */
export function seatsWith(card: GameCard, options: Record<string, string> = {}): number[] {
  const value = (key: string) => options[key] || card.options.find((option) => option.key === key)?.default;
  const line = card.seats_with.find(({ when }) => when.every(([key, wanted]) => value(key) === wanted));
  return (
    line?.seats ?? Array.from({ length: card.most_seats - card.least_seats + 1 }, (_, nth) => card.least_seats + nth)
  );
}

/** The fewest and the most a game can be for, whatever the options are. */
export function widest(card: GameCard): [number, number] {
  const all = [card.least_seats, card.most_seats, ...card.seats_with.flatMap(({ seats }) => seats)];
  return [Math.min(...all), Math.max(...all)];
}

/** As many as wanted, or the nearest number the game is for. */
export function seatsFor(card: GameCard, wanted: number, options: Record<string, string> = {}): number {
  const far = (seats: number) => Math.abs(seats - wanted);
  const [first, ...others] = seatsWith(card, options);
  return others.reduce((best, seats) => (far(seats) < far(best) ? seats : best), first ?? wanted);
}

/** How most people would want it. */
export function usual(card: GameCard, way: Way): Plan {
  return {
    game: card.id,
    way,
    players: seatsFor(card, LIVELY[way]),
    level: card.bots.includes('instinct') ? 'instinct' : (card.bots.at(-1) ?? ''),
    levels: {},
    names: [],
    options: {},
    clock: { kind: 'none' },
    public: false,
    hints: true,
    here: false,
    rated: false,
  };
}

/** The request for a plan. Options as usual are left out. */
export function request(plan: Plan, card: GameCard): NewTable {
  const options = card.options.flatMap(({ key, default: usual }): [string, string][] => {
    const value = plan.options[key];
    return value === undefined || value === '' || value === usual ? [] : [[key, value]];
  });
  return {
    game: plan.game,
    options,
    seats: Array.from({ length: plan.players }, (_, seat) => seatPlan(plan, seat)),
    clock: plan.clock,
    public: plan.public,
    ...(plan.way === 'friends' && plan.rated ? { rated: true } : { hints: plan.hints }),
  };
}

/** How well the bot in a seat plays. */
export function levelAt(plan: Plan, seat: number): string {
  return plan.levels[seat] ?? plan.level;
}

function seatPlan(plan: Plan, seat: number): SeatPlan {
  if (seat === 0 && plan.way !== 'screen') return { kind: 'me' };
  switch (plan.way) {
    case 'now':
      return { kind: 'bot', level: levelAt(plan, seat) };
    case 'friends':
      return { kind: 'open' };
    case 'screen': {
      const name = plan.names[seat]?.trim();
      return name ? { kind: 'same_screen', name } : { kind: 'bot', level: levelAt(plan, seat) };
    }
  }
}

/** Whether several people play, and not one with bots. */
export function hasPeople({ way, names, players }: Plan): boolean {
  return way === 'friends' || (way === 'screen' && names.slice(0, players).filter((name) => name.trim()).length > 1);
}

/** Whether nobody has to be waited for. */
export function isFull(table: NewTable): boolean {
  return table.seats.every((seat) => seat.kind !== 'open');
}
