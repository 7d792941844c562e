import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import type { RuleCard } from '../lib/protocol/RuleCard';
import { texts } from '../lib/texts.svelte';
import RuleLens from './RuleLens.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

const hand = { title: 'Table 3', head: ['Card', 'Count'], rows: [['Move', '2']] };
const refused: RuleCard = {
  id: 'T-162',
  text: 'An input that is no option is refused.',
  source: '',
  assumed: false,
  reconstructed: false,
  section: 'Bad input',
  for_players: false,
  charts: [],
};
const played = { ...refused, id: 'T-4', text: 'Every bandit receives cards.', for_players: true, charts: [hand] };

test.each([
  ['T-162', refused.text, 0],
  ['T-4', played.text, 1],
])('the lens shows rule %s, whoever it is for, with the charts it cites', async (rule, text, charts) => {
  vi.spyOn(api, 'rules').mockResolvedValue({ ok: true, value: [refused, played] });
  shown = mount(RuleLens, { target: document.body, props: { game: `lens-${rule}`, rule } });
  await vi.waitFor(() => expect(document.querySelector('blockquote')?.textContent).toBe(text));
  expect(document.querySelectorAll('table').length).toBe(charts);
});

test.each([
  [false, 'The printed rules leave this open'],
  [true, 'Reconstructed: the complete printed rules could not be had'],
])('the lens says whether a rule fills a gap or was reconstructed (%s)', async (reconstructed, said) => {
  const guessed = { ...refused, id: 'T-9', assumed: true, reconstructed };
  vi.spyOn(api, 'rules').mockResolvedValue({ ok: true, value: [guessed] });
  shown = mount(RuleLens, { target: document.body, props: { game: `lens-${reconstructed}`, rule: 'T-9' } });
  await vi.waitFor(() => expect(document.querySelector('.assumed')?.textContent).toContain(said));
});
