import { expect, test } from 'vitest';
import { fold, unfold } from './fold';
import type { LineTold } from './protocol/LineTold';

const VIEW = { turn: 1, sides: [{ home: 3 }, { home: 2 }], phase: { use: { roll: 4 } } };

test('a change replaces one part and leaves what was seen alone', () => {
  const after = fold(VIEW, [
    [['sides', 1, 'home'], 1],
    [['phase'], 'over'],
  ]);
  expect(after).toEqual({ turn: 1, sides: [{ home: 3 }, { home: 1 }], phase: 'over' });
  expect(VIEW.sides[1]).toEqual({ home: 2 });
  expect((after as typeof VIEW).sides[0], 'what did not change is the same').toBe(VIEW.sides[0]);
});

test('a change of everything is the new view', () => {
  expect(fold(VIEW, [[[], null]])).toBeNull();
  expect(fold(VIEW, [])).toBe(VIEW);
});

test('each line has the view after it, and the rest comes last', () => {
  const line = (event: string, changes?: LineTold['changes']): LineTold => ({
    rule: 'CS-1',
    event,
    say: { id: 'x', args: [] },
    changes,
  });
  const told = unfold(VIEW, {
    lines: [line('a', [[['turn'], 2]]), line('b'), line('c', [[['turn'], 3]])],
    rest: [[['phase'], 'over']],
  });
  expect(told.lines.map(({ event, after }) => [event, (after as typeof VIEW).turn])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 3],
  ]);
  expect(told.view).toEqual({ ...VIEW, turn: 3, phase: 'over' });
});
