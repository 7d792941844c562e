import { afterEach, describe, expect, test, vi } from 'vitest';
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
