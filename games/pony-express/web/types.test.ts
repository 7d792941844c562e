import { describe, expect, it } from 'vitest';
import steps from './fixtures/steps.json';
import { FACES, HANDS } from './hands';
import { nameOf, part, playOf, itemOf, shotOf, type Action, type EventName, type Item, type View } from './types';

const EVENTS: Record<EventName, true> = {
  rolled_for_first: true,
  tied: true,
  dealt: true,
  kept: true,
  shuffled: true,
  turn_began: true,
  charity: true,
  rolled: true,
  took_out: true,
  put_under: true,
  paid_reroll: true,
  rerolled_hidden: true,
  rerolled_open: true,
  claimed: true,
  nobody_can_call: true,
  believed: true,
  claim_stands: true,
  called: true,
  shown: true,
  caught: true,
  stayed: true,
  honest: true,
  moved: true,
  moved_back: true,
  at_mailbox: true,
  gunfight: true,
  final_duel: true,
  stood: true,
  shot: true,
  missed: true,
  hit: true,
  hit_innocent: true,
  paid: true,
  bank_paid: true,
  no_winner: true,
  duel_over: true,
  jailed: true,
  poker: true,
  rolled_openly: true,
  poker_won: true,
  rode: true,
  raiders_stand: true,
  raiders_fell: true,
  asked_for_drinks: true,
  paid_bill: true,
  drew: true,
  no_cards: true,
  paid_bail: true,
  escaped: true,
  stood_up: true,
  played: true,
  turned_die: true,
  spied: true,
  rolled_again: true,
  won: true,
};

const ACTIONS = [
  'pass',
  'bail',
  'reroll_hidden',
  'call',
  'move',
  'ride',
  'keep',
  'put_under',
  'take_out',
  'reroll_open',
  'claim',
  'stand',
  'shoot',
  'play',
];
const ITEMS: Item[] = [
  'fresh_horse',
  'loaded_die',
  'lucky_horseshoe',
  'pocket_bible',
  'second_colt',
  'whiskey_flask',
  'sheriffs_star',
  'hacksaw',
  'dynamite',
  'marked_cards',
  'spyglass',
  'rail_pass',
  'lasso',
];

const views = steps.flatMap((step) => [step.before, step.view]) as unknown as View[];

describe('what the server sends', () => {
  it('tells only events that are known here', () => {
    for (const { lines } of steps) {
      for (const { event } of lines) expect(EVENTS[nameOf(event as never)], JSON.stringify(event)).toBe(true);
    }
  });

  it('offers only actions that are known here', () => {
    for (const action of (steps as unknown as { actions: Action[] }[]).flatMap((step) => step.actions)) {
      expect(ACTIONS).toContain(typeof action === 'string' ? action : Object.keys(action)[0]);
      const play = playOf(action);
      if (play) expect(ITEMS).toContain(itemOf(play));
    }
  });

  it('is a view', () => {
    for (const view of views) {
      expect(view.hands.length).toBe(view.riders.length);
      for (const { gold, space, mailbox, jail } of view.riders) {
        expect([gold, space, mailbox, jail].every(Number.isInteger)).toBe(true);
        expect(space).toBeGreaterThanOrEqual(1);
        expect(space).toBeLessThanOrEqual(33);
      }
      for (const face of [...(view.dice?.visible ?? []), ...view.shown, ...view.rolled]) expect(FACES).toContain(face);
      for (const item of [...(view.own?.cards ?? []), ...view.gone]) expect(ITEMS).toContain(item);
      const claim = part(view.phase, 'calls')?.claim;
      if (claim) expect(HANDS).toContain(claim);
      const shot = shotOf(view.phase);
      const duel = shot && part(shot, 'duel');
      if (duel) expect(['a', 'b']).toContain(duel.corner);
    }
  });
});
