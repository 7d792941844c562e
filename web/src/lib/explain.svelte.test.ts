import { readdirSync, readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arrows, explain, explained, stepTo, thingOf, type Meaning } from './explain.svelte';

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  explained.close();
  explained.rules = new Map();
  document.body.replaceChildren();
});

/** Attaches as a component would, and again whenever what it reads changes. */
function attach(thing: Element, meaning: Meaning | null): () => void {
  return $effect.root(() => {
    $effect(() => explain(meaning)(thing));
  });
}

function thing(meaning: Meaning | null): HTMLElement {
  const made = document.body.appendChild(document.createElement('span'));
  undo = attach(made, meaning);
  flushSync();
  return made;
}

describe('a thing that explains itself', () => {
  test('is heard with what it does and its rule, and is found from what is in it', () => {
    const card = thing({ name: 'Lasso', text: 'Pulls back a rider.', rule: 'PE-147' });
    const inside = card.appendChild(document.createElement('b'));
    expect(card.getAttribute('aria-description')).toBe('Pulls back a rider. PE-147');
    expect(thingOf(inside)).toBe(card);
    explained.open(card);
    expect(explained.at?.meaning.name).toBe('Lasso');
  });

  test('says what its rule says, as soon as that is known, and goes on saying it', async () => {
    const card = thing({ name: 'The Marshal', rule: 'CE-80' });
    expect(card.getAttribute('aria-description')).toBe('CE-80');
    explained.rules = new Map([['CE-80', 'He shoots.']]);
    flushSync();
    await Promise.resolve();
    expect(card.getAttribute('aria-description')).toBe('He shoots. CE-80');
    expect(thingOf(card)).toBe(card);
  });

  test('has nothing to say without a meaning, and nothing any more once it is gone', async () => {
    expect(thingOf(thing(null))).toBeNull();
    undo?.();
    const card = thing({ name: 'Bullet' });
    explained.open(card);
    flushSync();
    card.remove();
    undo?.();
    undo = undefined;
    await Promise.resolve();
    expect(explained.at).toBeNull();
    expect(card.hasAttribute('data-explained')).toBe(false);
  });
});

describe('arrows', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul><li data-explained id="a"></li><li aria-hidden="true" data-explained></li><li data-explained id="b"></li></ul>`;
    void arrows(document.querySelector('ul')!);
  });
  const at = (id: string) => document.getElementById(id)!;

  test('lead from thing to thing, past what cannot be heard', () => {
    const list = document.querySelector('ul')!;
    expect(list.tabIndex).toBe(0);
    expect(stepTo(list, 'ArrowRight')).toBe(at('a'));
    expect(stepTo(at('a'), 'ArrowDown')).toBe(at('b'));
    expect(stepTo(at('b'), 'ArrowRight')).toBeNull();
    expect(stepTo(at('b'), 'ArrowLeft')).toBe(at('a'));
    expect(stepTo(at('a'), 'End')).toBe(at('b'));
    expect(stepTo(at('a'), 'x')).toBeNull();
  });

  test('mean nothing elsewhere', () => {
    expect(stepTo(document.body, 'ArrowRight')).toBeNull();
  });
});

describe('the rules that boards cite', () => {
  const games = '../games/';

  test.each(readdirSync(games))('are in the book of %s', (game) => {
    const book = readFileSync(`${games}${game}/rules.md`, 'utf8');
    const sources = readdirSync(`${games}${game}/web`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !/test|rules\.ts$/.test(name))
      .map((name) => readFileSync(`${games}${game}/web/${name}`, 'utf8'));
    const cited = new Set(sources.flatMap((source) => source.match(/(?<=['"`])[A-Z]{2,3}-\d+(?=['"`])/g) ?? []));
    expect([...cited].filter((rule) => !new RegExp(`(\\*\\*|\\| )${rule}\\b`).test(book))).toEqual([]);
    expect(cited.size).toBeGreaterThan(5);
  });
});
