import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as facts from './facts';
import type { Turn } from './types';

const DATA = '../src/data.rs';
const rust = readFileSync(new URL(DATA, import.meta.url), 'utf8');
const constant = (name: string) => Number(new RegExp(`const ${name}: \\w+ = (\\d+);`).exec(rust)?.[1]);
const TURNS: Record<string, Turn> = { S: 'standard', T: 'tunnel', D: 'speeding_up', W: 'switching' };
const snake = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

describe('what is printed', () => {
  it('is what the rules crate prints on round cards', () => {
    const printed = [...rust.matchAll(/face\("([\w-]+)", &\[([STDW, ]+)\], (None|Some\(Happening::(\w+)\))\)/g)].map(
      ([, id, turns, , happening]) => [
        id,
        { turns: turns!.split(', ').map((turn) => TURNS[turn]), happening: happening ? snake(happening) : null },
      ],
    );
    expect(printed).toHaveLength(17);
    expect(facts.ROUND_CARDS).toEqual(Object.fromEntries(printed));
  });

  it.each(['ROUNDS', 'BULLETS', 'JEWEL_VALUE', 'STRONGBOX_VALUE', 'GUNSLINGER', 'CONDUCTOR', 'ELF_NEAR'] as const)(
    '%s',
    (name) => expect(facts[name]).toBe(constant(name)),
  );

  it('is what the rules crate puts into purses', () => {
    const values = /PURSE_VALUES: \[u16; PURSE_KINDS\] = \[([\d, ]+)\]/.exec(rust)![1]!;
    expect(facts.PURSE_VALUES).toEqual(values.split(', ').map(Number));
  });
});
