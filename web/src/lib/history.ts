// What somebody played, as it is read.
import { levelWord } from './names';
import type { GamePlayed } from './protocol/GamePlayed';
import type { MatchPlayed } from './protocol/MatchPlayed';
import type { PlayerThen } from './protocol/PlayerThen';
import type { RatingChange } from './protocol/RatingChange';
import type { RatingNow } from './protocol/RatingNow';
import { t, texts } from './texts.svelte';

/** Games with what was played of them, the most played first. */
export function byGame(games: readonly GamePlayed[]): { game: string; all: GamePlayed[] }[] {
  const found = new Map<string, GamePlayed[]>();
  for (const one of games) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  const count = (all: GamePlayed[]) => all.reduce((sum, one) => sum + one.matches, 0);
  return [...found]
    .map(([game, all]) => ({ game, all: all.toSorted((one, other) => one.seats - other.seats) }))
    .toSorted((one, other) => count(other.all) - count(one.all));
}

/** What the game calls somebody's seats, whatever the number of players, the most played first. */
export function byCalled(all: readonly GamePlayed[]): { called: string; matches: number; wins: number }[] {
  const found = new Map<string, { called: string; matches: number; wins: number }>();
  for (const { called, matches, wins } of all.flatMap((one) => one.called)) {
    const before = found.get(called) ?? { called, matches: 0, wins: 0 };
    found.set(called, { called, matches: before.matches + matches, wins: before.wins + wins });
  }
  return [...found.values()].toSorted((one, other) => other.matches - one.matches || other.wins - one.wins);
}

/** How strong somebody is, in a few signs. */
export function ratingSigns({ rating, give_or_take, provisional }: RatingNow): string {
  return provisional
    ? t('rating-provisional', { rating: `${rating}` })
    : t('rating-now', { rating: `${rating}`, error: `${give_or_take}` });
}

/** What a match changed, in a few signs. */
export function movedSigns({ before, after }: RatingChange): string {
  return t('rating-moved', { from: `${before}`, to: `${after}` });
}

/** What somebody was called at a match. */
export function playerName(player: PlayerThen): string {
  return player.name ?? (player.bot === null ? t('seat-gone') : levelWord(player.bot));
}

/** The players of a match, the best first. */
export function placed({ players }: MatchPlayed): PlayerThen[] {
  return players.toSorted((one, other) => one.place - other.place);
}

/** What the game calls a seat, once its words are there. */
export function calledWord(id: string): string {
  return texts.words.has(id) ? texts.words.t(id) : id;
}

/** How strong whose list it is was after each match that counted, of the pool with the most of them, the earliest first. */
export function curve(matches: readonly MatchPlayed[]): { game: string; seats: number; ratings: number[] } | null {
  const pools = new Map<string, { game: string; seats: number; ratings: number[] }>();
  for (const { game, players } of matches.toReversed()) {
    const change = players.find(({ own }) => own)?.rating;
    if (!change) continue;
    const key = `${game} ${players.length}`;
    const pool = pools.get(key) ?? { game, seats: players.length, ratings: [change.before] };
    pool.ratings.push(change.after);
    pools.set(key, pool);
  }
  const [longest] = [...pools.values()].toSorted((one, other) => other.ratings.length - one.ratings.length);
  return longest && longest.ratings.length > 2 ? longest : null;
}

/** Points of a line through numbers, in a box. */
export function points(numbers: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const across = (nth: number) => (numbers.length > 1 ? (nth * width) / (numbers.length - 1) : 0);
  const up = (number: number) => height - ((number - low) / Math.max(1, high - low)) * height;
  return numbers.map((number, nth) => `${across(nth).toFixed(1)},${up(number).toFixed(1)}`).join(' ');
}
