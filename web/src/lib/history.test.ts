import { describe, expect, test } from 'vitest';
import { byCalled, byGame, curve, placed, points } from './history';
import type { GamePlayed } from './protocol/GamePlayed';
import type { MatchPlayed } from './protocol/MatchPlayed';
import type { PlayerThen } from './protocol/PlayerThen';

const played = (game: string, seats: number, matches: number, called: GamePlayed['called'] = []): GamePlayed => ({
  game,
  seats,
  matches,
  wins: 1,
  called,
  luck: null,
  rating: null,
});

const player = (place: number, own = false, rating: PlayerThen['rating'] = null): PlayerThen => ({
  person: null,
  name: `P${place}`,
  bot: null,
  called: [],
  place,
  total: 0,
  gone: false,
  own,
  rating,
});

const match = (game: string, players: PlayerThen[]): MatchPlayed => ({
  table: null,
  game,
  options: [],
  ended: 0,
  rated: true,
  players,
  luck: null,
});

describe('what somebody played', () => {
  test('is grouped by game, the most played first', () => {
    const found = byGame([played('a', 4, 1), played('b', 3, 2), played('a', 2, 3), played('b', 2, 3)]);
    expect(found.map(({ game, all }) => [game, all.map(({ seats }) => seats)])).toEqual([
      ['b', [2, 3]],
      ['a', [2, 4]],
    ]);
  });

  test('is added up by colour or character, whatever the number of players', () => {
    const all = [
      played('a', 2, 3, [
        { called: 'red', matches: 1, wins: 1 },
        { called: 'blue', matches: 2, wins: 0.5 },
      ]),
      played('a', 3, 2, [{ called: 'red', matches: 2, wins: 0 }]),
    ];
    expect(byCalled(all)).toEqual([
      { called: 'red', matches: 3, wins: 1 },
      { called: 'blue', matches: 2, wins: 0.5 },
    ]);
  });

  test('has a line of ratings, the earliest first, of the pool with the most', () => {
    const change = (before: number, after: number) => player(1, true, { before, after });
    const matches = [
      match('a', [change(1540, 1560), player(2)]),
      match('b', [change(1500, 1400), player(2)]),
      match('a', [player(1), change(1500, 1540)]),
      match('a', [player(1), player(2, true)]),
    ];
    expect(curve(matches)).toEqual({ game: 'a', seats: 2, ratings: [1500, 1540, 1560] });
    expect(curve(matches.slice(1, 2)), 'one match is no line').toBeNull();
  });

  test('players come by place', () => {
    expect(placed(match('a', [player(3), player(1), player(2)])).map(({ name }) => name)).toEqual(['P1', 'P2', 'P3']);
  });
});

test('a line fills its box', () => {
  expect(points([1500, 1600, 1550], 100, 20)).toBe('0.0,20.0 50.0,0.0 100.0,10.0');
  expect(points([7], 100, 20)).toBe('0.0,20.0');
});
