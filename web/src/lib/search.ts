// Searching rules: every word must be found somewhere, whatever its capitals and accents.
import type { RuleCard } from './protocol/RuleCard';
import type { RuleChart } from './protocol/RuleChart';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function search(rules: readonly RuleCard[], wanted: string): readonly RuleCard[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Rules under their headings, in order. */
export function sections(rules: readonly RuleCard[]): { title: string; rules: RuleCard[] }[] {
  const all: { title: string; rules: RuleCard[] }[] = [];
  for (const rule of rules) {
    const last = all.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else all.push({ title: rule.section, rules: [rule] });
  }
  return all;
}

/** Which charts to show under which rules: each once, where it is cited first. */
export function chartsOf(rules: readonly RuleCard[]): ReadonlyMap<string, readonly RuleChart[]> {
  const shown = new Set<string>();
  return new Map(
    rules.map(({ id, charts }) => {
      const here = charts.filter(({ title }) => !shown.has(title));
      here.forEach(({ title }) => shown.add(title));
      return [id, here];
    }),
  );
}
