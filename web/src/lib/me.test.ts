import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from './api';
import { me } from './me.svelte';
import { asked, unanswered } from './unanswered';

afterEach(() => vi.unstubAllGlobals());

/** A server that says yes to everything. */
function agreeable(): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } })),
  );
}

describe('whoever comes next in this tab', () => {
  test.each([
    ['signing out', () => me.signOut()],
    ['signing in', () => me.signIn('anna', 'a long password')],
  ])('does not say what somebody else meant to: %s', async (_, change) => {
    agreeable();
    asked('table', 'key', { type: 'say', text: 'mine' });
    await change();
    expect(unanswered('table')).toEqual([]);
  });
});

test('whoever is new becomes one guest, however many ask who it is', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ name: 'Guest 1' }, { headers: { 'content-type': 'application/json' } })),
  );
  vi.stubGlobal('fetch', fetched);
  await Promise.all([me.load(), me.load()]);
  expect(fetched).toHaveBeenCalledOnce();
  await me.load();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('whom the server no longer knows is a guest, and what was asked is done', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url.split('/api/')[1]}`);
    const known = asked.includes('GET me');
    if (!known && !url.endsWith('/me')) {
      return Promise.resolve(Response.json({ code: 'signed_out', message: 'Who?' }, { status: 401 }));
    }
    return Promise.resolve(Response.json({ games: [] }));
  });
  expect((await api.myTables()).ok).toBe(true);
  expect(asked).toEqual(['GET my-tables', 'GET me', 'GET my-tables']);
});
