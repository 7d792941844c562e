import { expect, test } from 'vitest';
import { caseOf, part } from './cases';

type Event = 'ended' | { gave: { seat: number } } | { took: { card: string | null } };

test('a value of an enum is read by its case', () => {
  const events: Event[] = ['ended', { gave: { seat: 2 } }];
  expect(events.map(caseOf)).toEqual(['ended', 'gave']);
  expect(events.map((event) => part(event, 'gave'))).toEqual([null, { seat: 2 }]);
  expect(events.map((event) => part(event, 'took'))).toEqual([null, null]);
  expect(part<Event, 'gave'>(null, 'gave')).toBe(null);
});
