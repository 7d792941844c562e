import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Something.</p>' }));

test('what is left is left at once, and only once: the browser says so later, when the next may be open', () => {
  let left = 0;
  const shown = mount(Dialog, {
    target: document.body,
    props: { title: 'A sheet', close: () => (left += 1), children },
  });
  flushSync();
  const dialog = document.querySelector('dialog')!;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(left).toBe(1);
  dialog.dispatchEvent(new Event('close'));
  expect(left).toBe(1);
  void unmount(shown);
});
