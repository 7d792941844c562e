import { expect, test } from 'vitest';
import { Language } from './texts.svelte';

test('a game learnt while the tongue changes is in the new tongue', async () => {
  for (const first of ['use', 'learn'] as const) {
    const texts = new Language();
    const both = [() => texts.use('fr'), () => texts.learn('colt-express')];
    await Promise.all((first === 'use' ? both : both.toReversed()).map((act) => act()));
    expect(texts.t('colt-express-option-characters'), first).toBe('Personnages');
    expect(texts.t('rules'), first).toBe('Règles');
  }
});

test('what is known is learnt no second time, and what is learnt later joins it', async () => {
  const texts = new Language();
  await texts.use('fr');
  await texts.learn('colt-express');
  const { words } = texts;
  await texts.learn('colt-express');
  expect(texts.words).toBe(words);
  await texts.learn('marshals');
  expect([texts.t('ma-provision'), texts.t('ce-card-robbery')]).toEqual(['Ration', 'Braquage']);
});
