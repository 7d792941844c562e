import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fits } from '../lib/seal';
import { texts } from '../lib/texts.svelte';
import Seal from './Seal.svelte';

/** `head -c 32 /dev/zero | sha256sum`, as in the tests of crates/core/src/chance.rs. */
const SEED = '00'.repeat(32);
const COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show(seed: string | null, commitment = COMMITMENT): string {
  shown = mount(Seal, { target: document.body, props: { seed, commitment } });
  return document.body.textContent ?? '';
}

describe('a seal', () => {
  test('is the SHA-256 hash of the seed’s bytes', async () => {
    expect(await fits(SEED, COMMITMENT)).toBe(true);
    expect(await fits(`${SEED.slice(2)}01`, COMMITMENT)).toBe(false);
  });

  test('is shown from the beginning, the seed only afterwards', () => {
    const text = show(null);
    expect(text).toContain(COMMITMENT);
    expect(text).toContain(texts.t('seal-later'));
    expect(text).not.toContain('tinstar verify');
  });

  test('is checked before the reader’s eyes when the match is over', async () => {
    expect(show(SEED)).toContain(SEED);
    await vi.waitFor(() => expect(document.body.textContent).toContain(texts.t('seal-fits')));
    expect(document.body.textContent).toContain('tinstar verify');
  });

  test('that does not fit raises the alarm', async () => {
    show(SEED, 'ab'.repeat(32));
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.t('seal-differs')),
    );
  });

  test('is not judged where the browser lends no hashes', async () => {
    vi.stubGlobal('crypto', {});
    expect(await fits(SEED, COMMITMENT)).toBeNull();
    show(SEED);
    await Promise.resolve();
    expect(document.querySelector('.verdict')).toBeNull();
    expect(document.body.textContent).toContain('tinstar verify');
  });
});
