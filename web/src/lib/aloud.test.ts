import { expect, test } from 'vitest';
import { aloud, AT_ONCE, FAINT, NOWHERE, type Place } from './aloud';
import type { LogLine } from './log';

/** A line of a step, the seats it names, and how much it matters. */
interface Told {
  said: string;
  seq?: number;
  names?: number[];
  weight?: number;
  announces?: boolean;
}

const line = ({ said, seq = 1 }: Told): LogLine => ({
  kind: 'game',
  seq,
  event: said,
  rule: 'T-1',
  say: { id: said, args: [] },
});

/** What somebody at seat 0 hears. */
function hears(told: Told[], from: Place = NOWHERE): { said: string[]; place: Place } {
  const of = (line: LogLine) => told.find(({ said }) => line.kind === 'game' && line.event === said)!;
  const ear = {
    own: [0],
    names: (line: LogLine) => of(line).names ?? [],
    weight: (line: LogLine) => of(line).weight ?? 500,
    announces: (line: LogLine) => of(line).announces ?? false,
  };
  const { read, place } = aloud(told.map(line), ear, from);
  return { said: read.map((line) => of(line).said), place };
}

test('a step that holds the turns of several is heard turn by turn', () => {
  const { said } = hears([
    { said: 'Sal begins', names: [1], weight: 300 },
    { said: 'Sal rolls', names: [1], weight: 375 },
    { said: 'Santa goes to 4', weight: 525 },
    { said: 'Sal goes to 9', names: [1], weight: 560 },
    { said: 'Hank begins', names: [2], weight: 300 },
    { said: 'Hank goes to 30', names: [2], weight: 560 },
    { said: 'Hank catches Santa', names: [2], weight: 750 },
    { said: 'Hank rests', names: [2], weight: 430 },
  ]);
  expect(said).toEqual(['Santa goes to 4', 'Sal goes to 9', 'Hank goes to 30', 'Hank catches Santa']);
});

test('what others do to the listener is always heard', () => {
  const { said } = hears([
    { said: 'Sal shoots', names: [1], weight: 900 },
    { said: 'Sal takes', names: [1], weight: 900 },
    { said: 'Sal frowns at me', names: [1, 0], weight: FAINT / 2 },
    { said: 'Sal rests', names: [1], weight: 900 },
  ]);
  expect(said).toEqual(['Sal shoots', 'Sal takes', 'Sal frowns at me']);
});

test('of what is the listener’s own nothing is too faint', () => {
  const own = { names: [0], weight: FAINT / 2 };
  expect(
    hears([
      { said: 'I roll', ...own },
      { said: 'I miss', ...own },
    ]).said,
  ).toEqual(['I roll', 'I miss']);
  expect(hears([{ said: 'Sal passes', names: [1], weight: FAINT / 2 }]).said).toEqual([]);
});

test('a move that comes bit by bit is two sentences all the same, and the next one begins anew', () => {
  let place = NOWHERE;
  const said = ['one', 'two', 'three', 'four'].flatMap((said) => {
    const heard = hears([{ said, names: [1] }], place);
    place = heard.place;
    return heard.said;
  });
  expect(said).toEqual(['one', 'two']);
  expect(hears([{ said: 'next', seq: 2, names: [1] }], place).said).toEqual(['next']);
  expect(hears([{ said: 'other', names: [2] }], place).said).toEqual(['other']);
});

test('of too much the oldest is left out, and what the listener does or is done to them last', () => {
  const names = [[0], [1, 0]];
  const many = Array.from({ length: 12 }, (_, nth) => ({ said: `${nth}`, seq: nth, names: names[nth] ?? [1] }));
  const { said } = hears(many);
  expect(said).toHaveLength(AT_ONCE);
  expect(said).toEqual(['0', '1', '8', '9', '10', '11']);
});

test('what matters is not left out for what is newer', () => {
  const many = Array.from({ length: 9 }, (_, nth) => ({ said: `${nth}`, seq: nth, names: [1] }));
  const { said } = hears([{ said: 'Round 3!', seq: 0, weight: 1900 }, ...many.slice(1)]);
  expect(said).toEqual(['Round 3!', '4', '5', '6', '7', '8']);
});

test('a card that is turned up is heard of by what comes of it, and by its name if nothing has come of it yet', () => {
  const turned = (said: string, seat = 1) => ({ said, names: [seat], weight: 900, announces: true });
  expect(
    hears([
      { said: 'Sal tumbles', names: [1], weight: 600 },
      turned('Sal: Fire'),
      { said: 'Sal shoots', names: [1], weight: 900 },
      { said: 'Sal is spared', names: [1], weight: 700 },
      turned('Sal: Move'),
      { said: 'Sal moves', names: [1], weight: 700 },
      turned('I: Punch', 0),
      { said: 'I can do nothing', names: [0], weight: 900 },
      turned('I: Fire', 0),
    ]).said,
  ).toEqual(['Sal tumbles', 'Sal shoots', 'Sal is spared', 'Sal moves', 'I can do nothing', 'I: Fire']);
});
