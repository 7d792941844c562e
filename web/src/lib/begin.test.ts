// Beginning again.
import { expect, test } from 'vitest';
import { isAlone } from './begin';
import type { ChairKind } from './protocol/ChairKind';
import type { Shown } from './table.svelte';

const at = (chairs: ChairKind[], seats: number[], owner = true) =>
  isAlone({
    you: { person: 'a', seats, seat: null, owner },
    now: { seats: chairs.map((kind) => ({ kind })) } as Shown,
  });

test('nobody is waited for among bots and around one screen; other people are', () => {
  expect(at(['bot', 'person', 'bot'], [1])).toBe(true);
  expect(at(['person', 'person', 'bot'], [0, 1])).toBe(true);
  expect(at(['person', 'person', 'bot'], [0])).toBe(false);
});

test('who did not lay the table cannot begin', () => {
  expect(at(['bot', 'person'], [1], false)).toBe(false);
});
