// How somebody likes to play a game: how many they were last time, and how good the bots. This browser remembers it.
import { seatsFor, usual, WAYS, type Plan, type Way } from './plan';
import type { GameCard } from './protocol/GameCard';
import { read, write } from './store';

export type Habit = Pick<Plan, 'players' | 'level'>;

const place = (game: string, way: Way) => `habit.${game}.${way}`;

/** As last time, or as most people would want it. What the game no longer has is not wanted again. */
export function wished(card: GameCard, way: Way): Plan {
  const plan = usual(card, way);
  const kept = read<Partial<Habit> | null>(place(card.id, way), null);
  const players = Number.isInteger(kept?.players) ? seatsFor(card, kept!.players!) : plan.players;
  const level = card.bots.find((one) => one === kept?.level) ?? plan.level;
  return { ...plan, players, level };
}

export function remember({ game, way, players, level }: Plan): void {
  write(place(game, way), { players, level });
}

/** Whether nobody has laid a table of this game in this browser yet. */
export function isFirst(game: string): boolean {
  return WAYS.every((way) => read(place(game, way), null) === null);
}
