import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { Laying, LAYING } from '../lib/laying.svelte';
import Later from './Later.svelte';
import Part from './Part.svelte';

/** Puts a part of a board on the page, within a laying or without one. */
function put(Kind: typeof Part, laying?: Laying) {
  const children = createRawSnippet(() => ({ render: () => '<b>a car</b>' }));
  const target = document.createElement('div');
  const context = new Map(laying ? [[LAYING, laying]] : []);
  const part = mount(Kind, { target, props: { children }, context });
  flushSync();
  return { target, off: () => void unmount(part) };
}

test('a part is there when its turn has come, and at once where nothing is being laid', () => {
  const laying = new Laying();
  const { target, off } = put(Part, laying);
  expect(target.textContent).toBe('');
  laying.go();
  expect(target.textContent).toBe('a car');
  const late = put(Part, laying);
  expect(late.target.textContent).toBe('a car');
  const alone = put(Part);
  expect(alone.target.textContent).toBe('a car');
  for (const one of [{ off }, late, alone]) one.off();
});

test('scenery is there after the rest, and at once where nothing is being laid', async () => {
  const laying = new Laying();
  const scenery = put(Later, laying);
  laying.go();
  flushSync();
  expect(scenery.target.textContent).toBe('');
  await expect.poll(() => scenery.target.textContent).toBe('a car');
  const alone = put(Later);
  expect(alone.target.textContent).toBe('a car');
  scenery.off();
  alone.off();
});
