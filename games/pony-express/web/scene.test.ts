import { describe, expect, it } from 'vitest';
import { part, type CaseOf, type Cases } from '$lib/cases';
import { STEPS, type Step } from './fixtures/steps';
import type { Event, View } from './rules';
import { drawnView, lieOpen, sceneOf, type Scene, type SceneOpen } from './scene';
import { stageOf } from './stage/stage';

/** What is drawn while each event of a step is acted out. */
function scenes({ before, lines }: Step): { event: Event; scene: Scene; seen: View }[] {
  let open: SceneOpen | null = sceneOf(before).open;
  let view = before;
  return lines.map((line, key) => {
    const { event, after } = line;
    const seen = drawnView(view, { ...line, key, lasts: 0 });
    const scene = sceneOf(seen, event);
    open = lieOpen(open, scene.open, event);
    view = after;
    return { event, scene: { ...scene, open }, seen };
  });
}

const all = STEPS.flatMap(scenes);

/** Every moment at which such an event is acted out; there must be one. */
function moments<Name extends CaseOf<Event>>(name: Name) {
  const found = all.flatMap(({ event, ...rest }) => {
    const said: Cases<Event>[Name] | null = part(event, name);
    return said ? [{ ...rest, event, said }] : [];
  });
  expect(found.length, name).toBeGreaterThan(0);
  return found;
}

describe('a scene', () => {
  it('shows what came of an event while it is acted out', () => {
    for (const { scene, said } of moments('moved')) {
      expect(scene.riders[said.seat]!.space).toBe(said.to);
      expect(scene).toMatchObject({ dice: null, claim: null });
    }
    for (const { scene, said } of moments('turn_began')) {
      expect(scene).toMatchObject({ active: said.seat, dice: null, claim: null, open: null, duel: null, raid: false });
    }
    for (const { scene, said } of moments('jailed')) expect(scene.riders[said.seat]!.jail).toBeGreaterThan(0);
    for (const { scene, said } of moments('shuffled')) expect(scene.deck).toBe(said.cards);
  });

  it('has the dice under the shaker until somebody calls', () => {
    for (const { scene } of moments('rolled')) expect(scene.dice).toMatchObject({ visible: [], lifted: false });
    for (const { scene, said } of moments('took_out')) expect(scene.dice?.visible).toContain(said.face);
    for (const name of ['paid_reroll', 'claimed', 'claim_stands', 'called'] as const) {
      for (const { scene } of moments(name)) expect(scene.dice?.lifted, name).toBe(false);
    }
    for (const { scene, said } of moments('shown')) {
      expect(scene.dice).toMatchObject({ visible: said.dice, hidden: [], lifted: true });
    }
  });

  it('has the claim and what became of it', () => {
    for (const { scene, said } of moments('claimed')) {
      expect(scene.claim).toEqual({ ...said, waiting: [], caller: null, verdict: null });
    }
    for (const { scene } of moments('claim_stands')) expect(scene.claim).toMatchObject({ verdict: 'stands' });
    for (const { scene, said } of moments('called')) {
      expect(scene.claim).toMatchObject({ caller: said.seat, verdict: null });
    }
    for (const { scene } of moments('shown')) expect(scene.claim).toMatchObject({ verdict: null });
    for (const verdict of ['caught', 'honest'] as const) {
      for (const { scene, said } of moments(verdict)) {
        expect(scene.claim).toMatchObject({ verdict, seat: said.seat, caller: said.caller });
      }
    }
  });

  it('has the dice that lie open until they are taken up', () => {
    for (const { scene, said } of [...moments('rolled_openly'), ...moments('rolled_for_first')]) {
      expect(scene.open?.hands.at(-1)).toEqual({ seat: said.seat, dice: said.dice });
    }
    for (const { scene, said } of moments('rolled_again')) {
      expect(scene.open?.hands.find((hand) => hand.seat === said.seat)?.dice).toEqual(said.dice);
    }
    for (const { scene } of moments('dealt')) expect(scene.open?.purpose).toBe('first');
    for (const { scene } of moments('poker')) expect(scene.open).toEqual({ purpose: 'poker', hands: [], winner: null });
    for (const { scene, said } of moments('poker_won')) expect(scene.open?.winner).toBe(said.seat);
  });

  it('leaves dice lying that were not rolled again', () => {
    const hand = (seat: number, face: 'A' | 'K') => ({ seat, dice: [face] });
    const poker = (...hands: SceneOpen['hands']) => ({ purpose: 'poker' as const, hands, winner: null });
    const tied = poker(hand(0, 'K'), hand(1, 'A'), hand(2, 'A'));
    const rolled: Event = { rolled_openly: { seat: 1, dice: ['K'], hand: 'nothing' } };
    expect(lieOpen(tied, poker(hand(1, 'K')), rolled)).toEqual(poker(hand(0, 'K'), hand(2, 'A'), hand(1, 'K')));
    expect(lieOpen(tied, null, { jailed: { seat: 0 } })).toBe(tied);
    expect(lieOpen(tied, null, { rolled: { seat: 0, dice: null } })).toBe(null);
    expect(lieOpen(tied, null, null)).toBe(null);
  });

  it('is that of the duel from the corners to the end', () => {
    for (const { scene, seen, event } of moments('gunfight')) {
      expect(scene.duel?.corner).toBe(null);
      expect(stageOf(seen, event)).toBe(null);
    }
    for (const name of ['stood', 'shot', 'hit', 'missed'] as const) {
      for (const { seen, event, said } of moments(name)) {
        const stage = stageOf(seen, event);
        if (name === 'stood') expect(stage?.target, name).toBeTypeOf('number');
        else expect(stage?.shooter, name).toBe(said.seat);
      }
    }
    for (const { seen, event } of moments('duel_over')) expect(stageOf(seen, event)).toBe(null);
  });

  it('is that of the raid until it is told how many fell', () => {
    for (const name of ['raiders_stand', 'raiders_fell'] as const) {
      for (const { seen, event } of moments(name)) expect(stageOf(seen, event)?.shot).toBe('raid');
    }
  });

  it('never knows a die that its viewer does not', () => {
    for (const { scene, seen } of all) {
      if (seen.own?.seat === seen.active || scene.dice === null) continue;
      expect(scene.dice.hidden.every((face) => face === null)).toBe(true);
    }
  });
});
