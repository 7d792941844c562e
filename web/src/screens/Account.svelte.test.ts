// What the form of a new account lets through, which must be what the server takes.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../lib/texts.svelte';
import Account from './Account.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

// Browsers read a pattern by the strictest grammar there is, and pass over one that is not in it without a word.
test('a sign-in name is what the server takes, in a pattern that browsers can read', async () => {
  // The server takes its time, and nobody waits for it here.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  shown = mount(Account, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[autocomplete=username]')).not.toBeNull();
  });
  const field = document.querySelector<HTMLInputElement>('[autocomplete=username]')!;
  const pattern = new RegExp(`^(?:${field.getAttribute('pattern')})$`, 'v');
  expect(['nell-1', 'a.b-c_9', 'ANNA'].filter((name) => !pattern.test(name))).toEqual([]);
  expect(['a b', 'a@b', 'Zoé', 'a/b', 'a\\b', 'a,b'].filter((name) => pattern.test(name))).toEqual([]);
  expect([field.minLength, field.maxLength, field.required]).toEqual([3, 32, true]);
});
