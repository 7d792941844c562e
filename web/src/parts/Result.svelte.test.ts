// How a match ended, in words: who won, and by which rule.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { shown as story, type Recorded } from '../bench/story';
import { api } from '../lib/api';
import { decidedBy, gameLines } from '../lib/log';
import type { RuleCard } from '../lib/protocol/RuleCard';
import { looks } from '../lib/seats';
import { texts } from '../lib/texts.svelte';
import Result from './Result.svelte';

const recorded = import.meta.glob<Recorded>('../../../games/*/web/fixtures/*.json', { import: 'default', eager: true });
const ended = Object.entries(recorded).filter(([, { outcome }]) => outcome != null);

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const outcome = {
  places: [2, 1, 3],
  totals: [149, 74, 20],
  accounts: [{ lines: [] }, { lines: [] }, { lines: [] }],
};
const corrupt: RuleCard = {
  id: 'T-125',
  text: 'The corrupt player wins if an Outlaw escaped.',
  source: '',
  assumed: false,
  reconstructed: false,
  section: 'The end',
  for_players: true,
  charts: [],
};

test('whoever wins with less is above whoever has more, and the rule says why', async () => {
  vi.spyOn(api, 'rules').mockResolvedValue({ ok: true, value: [{ ...corrupt, id: 'T-1', text: 'No.' }, corrupt] });
  const asked: string[] = [];
  const props = {
    outcome,
    seats: looks(['Anna', 'Ben', 'Cleo']),
    mine: [0],
    game: 'result-of-chess',
    why: 'T-125',
    rule: (id: string) => void asked.push(id),
  };
  shown = mount(Result, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('.why')?.textContent).toContain(corrupt.text));
  document.querySelector<HTMLElement>('.why .rule')!.click();
  expect(asked).toEqual(['T-125']);
  const rows = [...document.querySelectorAll('.result li')];
  expect(rows.map((row) => row.querySelector('.name')?.textContent?.trim())).toEqual(['Ben', 'Anna', 'Cleo']);
  expect(rows.map((row) => row.classList.contains('first'))).toEqual([true, false, false]);
  expect(document.querySelector('h2')?.textContent).toContain('Ben');
});

test('there are matches of every game that ended', () => {
  const games = ended.map(([path]) => path.split('/').at(-4));
  expect(new Set(games).size).toBe(5);
});

test.each(ended)('the rule that is given for a result is that of the victory: %s', (_, match) => {
  const log = story(match).frames.flatMap(gameLines);
  const won = log.filter(({ event }) => typeof event === 'object' && event !== null && 'won' in event);
  expect(won).toHaveLength(1);
  expect(decidedBy(log)).toBe(won[0]!.rule);
});
