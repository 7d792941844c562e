// All hands open.
import { expect, test, vi } from 'vitest';
import type { Answer, Eyes, Moment } from './api';
import { Hands, secretsOf } from './hands.svelte';
import type { Say } from './protocol/Say';

const say = (id: string, card = ''): Say => ({ id, args: card === '' ? [] : [['card', { name: card }]] });
const told = (value: Say[]): Promise<Answer<Say[]>> => Promise.resolve({ ok: true, value });

test('a secret is what somebody is told and everybody is not', () => {
  const own = [say('round', 'tunnel'), say('hand', 'punch')];
  expect(secretsOf(own, [say('round', 'tunnel'), say('hand', 'fire')])).toEqual([say('hand', 'punch')]);
});

test('each seat is shown with what it alone is told', async () => {
  const hands = new Hands((eyes) => told(eyes === 'spectator' ? [say('all')] : [say('all'), say(`own-${eyes}`)]));
  await hands.show(2, { at: 3 });
  expect(hands.open).toEqual([[say('own-0')], [say('own-1')]]);
});

test('of many moments in a row only the first and the last are asked for', async () => {
  const asked: number[] = [];
  const hands = new Hands((eyes: Eyes, { at }: Moment) => {
    if (eyes === 'spectator') asked.push(at);
    return told(eyes === 'spectator' ? [] : [say(`at-${at}`)]);
  });
  const shown = [1, 2, 3, 4].map((at) => hands.show(1, { at }));
  await Promise.all(shown);
  expect(asked).toEqual([1, 4]);
  expect(hands.open).toEqual([[say('at-4')]]);
});

test('what cannot be asked for leaves what was known', async () => {
  const words = vi.fn(() => told([]));
  const hands = new Hands(words);
  await hands.show(1, { at: 1 });
  words.mockResolvedValue({ ok: false, no: { code: 'offline', message: '' } });
  await hands.show(1, { at: 2 });
  expect(hands.open).toEqual([[]]);
});
