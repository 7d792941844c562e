import { describe, expect, it } from 'vitest';
import { caseOf } from '$lib/cases';
import { LINES, STORIES } from './fixtures';
import { after, shown, stage } from './scene';

describe('the card in play', () => {
  it('lies there from when it is turned up or played until it is put away', () => {
    for (const { event, after } of LINES) {
      if (typeof event === 'string') continue;
      if ('turned' in event) expect(stage(after)).toBe(event.turned.card);
      if ('played' in event) expect(stage(after)).toBe(event.played.card);
      if ('discarded' in event || 'captured' in event || 'cancelled' in event) expect(stage(after)).toBeNull();
    }
  });

  it('has beside it what was shown for it', () => {
    const told = LINES.flatMap((line) => (typeof line.event === 'object' && 'showed' in line.event ? [line] : []));
    expect(told.length).toBeGreaterThan(0);
    for (const { event, after } of told) {
      if (typeof event === 'object' && 'showed' in event)
        expect(shown(after)[event.showed.seat]).toBe(event.showed.card);
    }
  });
});

describe('the table while an event is acted out', () => {
  const played = { rule: '', say: { id: '', args: [] }, key: 1, lasts: 1 };

  it('is as the rules have it after the event, at once or when it is over', () => {
    for (const line of LINES) expect([line.before, line.after]).toContain(after(line.before, { ...played, ...line }));
  });

  it('keeps a card in its place that is only shown', () => {
    const line = LINES.find(({ event }) => caseOf(event) === 'showed')!;
    expect(after(line.before, { ...played, ...line })).toBe(line.before);
    const moved = LINES.find(({ event }) => caseOf(event) === 'moved')!;
    expect(after(moved.before, { ...played, ...moved })).toBe(moved.after);
  });

  it('is the view where nothing is acted out', () => {
    const { view } = STORIES[0]![0]!;
    expect(after(view, null)).toBe(view);
  });
});
