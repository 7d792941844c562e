import { expect, test } from 'vitest';
import { href, link, parse, type Route } from './router.svelte';

const ROUTES: [string, Route][] = [
  ['#/', { screen: 'home' }],
  ['#/people', { screen: 'people', token: null }],
  ['#/people?with=abc', { screen: 'people', token: 'abc' }],
  ['#/new/marshals?way=friends', { screen: 'new', game: 'marshals', way: 'friends' }],
  ['#/t/abc', { screen: 'table', table: 'abc' }],
  ['#/replay/abc@12?seat=1', { screen: 'replay', table: 'abc', at: 12, seat: '1' }],
  ['#/replay/abc@12?seat=1&review', { screen: 'replay', table: 'abc', at: 12, seat: '1', beside: 'review' }],
  ['#/replay/abc?review', { screen: 'replay', table: 'abc', at: null, seat: null, beside: 'review' }],
  ['#/replay/abc?dice', { screen: 'replay', table: 'abc', at: null, seat: null, beside: 'dice' }],
  ['#/replay/abc', { screen: 'replay', table: 'abc', at: null, seat: null }],
  ['#/rules/marshals/MA-1', { screen: 'rules', game: 'marshals', rule: 'MA-1' }],
  ['#/rules', { screen: 'rules', game: null, rule: null }],
  ['#/record', { screen: 'record' }],
  ['#/me', { screen: 'me' }],
  ['#/people/abc', { screen: 'person', person: 'abc' }],
  ['#/ratings', { screen: 'ratings', game: null }],
  ['#/ratings/marshals', { screen: 'ratings', game: 'marshals' }],
  ['#/letter/stop/abc', { screen: 'letter', purpose: 'stop', token: 'abc' }],
  ['#/letter/recover/abc', { screen: 'letter', purpose: 'recover', token: 'abc' }],
];

test.each(ROUTES)('%s there and back', (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(href(route)).toBe(hash);
});

test.each(['#/letter', '#/letter/steal/abc', '#/letter/confirm', '#/nowhere', '#/t', '#/replay/@3', '#/a/b/c/d'])(
  '%s leads nowhere',
  (hash) => {
    expect(parse(hash)).toEqual({ screen: 'nowhere' });
  },
);

test('nothing at all is home, and what is badly encoded is taken as it is', () => {
  expect(parse('')).toEqual({ screen: 'home' });
  expect(parse('#/t/%E0%A4')).toEqual({ screen: 'table', table: '%E0%A4' });
});

test('a link is whole', () => {
  expect(link({ screen: 'table', table: 'abc' })).toMatch(/^\w+:.*#\/t\/abc$/);
});
