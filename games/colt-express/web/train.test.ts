import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/board';
import { preview } from './choices';
import { MATCHES, MOMENTS, momentOf } from './fixtures';
import { ROOF, STAND, carLeft, carWidth, everybody, spaceBox, trainWidth } from './layout';
import { figureOf } from './reading';
import { FACTS, type Action, type Bandit } from './rules';
import { NO_VERDICT, sceneOf, type Scene } from './scene';
import { aimed, cast, focus, going, hasWon, isBandit, isDead, isMine, overHead, zones } from './train';

const scenes = MOMENTS.map(({ view }) => sceneOf(view));
const scene = sceneOf(MATCHES.three!.at(-1)!.view);
const [own, other] = [0, 1].map((seat) => FACTS.bandits.find((bandit) => figureOf(scene, bandit)?.seat === seat)!) as [
  Bandit,
  Bandit,
];

/** A decision with a choice of this kind, looked at. */
function looking(kind: string): { scene: Scene; would: ReturnType<typeof preview> } {
  const fits = ({ action }: Choice<Action>) => typeof action === 'object' && kind in action;
  const { view, choices } = momentOf('', ({ choices }) => choices.some(fits));
  return { scene: sceneOf(view), would: preview(choices, choices.findIndex(fits)) };
}

describe('the cast', () => {
  it('is everybody who stands on the train, the Marshal behind and the Elf in front', () => {
    for (const scene of scenes) {
      const drawn = cast(scene);
      expect([drawn[0], drawn.at(-1)]).toEqual(['marshal', 'elf']);
      expect(new Set(drawn)).toEqual(new Set([...everybody(scene).keys(), 'elf']));
    }
  });

  it('knows bandits from the others', () => {
    expect(FACTS.bandits.every(isBandit)).toBe(true);
    expect(isBandit('marshal') || isBandit('elf')).toBe(false);
  });

  it('knows whose bandit is whose', () => {
    expect(isMine(scene, own, 0)).toBe(true);
    expect(isMine(scene, other, 0)).toBe(false);
    expect(isMine(scene, 'marshal', 0)).toBe(false);
    expect(isMine(scene, own, null)).toBe(false);
  });
});

describe('the end', () => {
  it('has a laurel for the winner, unless the Elf left the bandit behind', () => {
    const ended = { ...scene, verdict: { ...NO_VERDICT, winners: [0] } };
    expect([hasWon(ended, own), hasWon(ended, other), hasWon(ended, 'elf')]).toEqual([true, false, false]);
    const left = { ...scene, verdict: { ...NO_VERDICT, winners: [0], eliminated: [own] } };
    expect([hasWon(left, own), isDead(left, own), isDead(left, other)]).toEqual([false, true, false]);
  });
});

describe('what is offered on the train', () => {
  it('reaches from the first space that can be chosen to the last, and is nothing where cards are chosen', () => {
    const { view, choices } = momentOf('', ({ choices }) =>
      choices.some(({ action }) => typeof action === 'object' && 'move' in action),
    );
    const moving = sceneOf(view);
    const boxes = choices.flatMap(({ action }) =>
      typeof action === 'object' && 'move' in action ? [spaceBox(moving, action.move)] : [],
    );
    const span = aimed(moving, everybody(moving), choices)!;
    expect(span.left).toBeLessThanOrEqual(Math.min(...boxes.map(({ x }) => x)));
    expect(span.right).toBeGreaterThanOrEqual(Math.max(...boxes.map(({ x, width }) => x + width)));
    expect(aimed(scene, everybody(scene), [])).toBe(null);
  });
});

describe('the eye', () => {
  const acting = { ...scene, acting: other };

  it('is at the event before whose card is on, and there before one’s own bandit', () => {
    expect(focus(acting, { marshal_moved: { from: 1, to: 2 } }, 0)).toBe('marshal');
    expect(focus(acting, null, 0)).toBe(other);
    expect(focus({ ...scene, acting: null }, null, 0)).toBe(own);
  });

  it('stays where it is when nothing of it concerns a spectator', () => {
    expect(focus({ ...scene, acting: null }, null, null)).toBeNull();
  });
});

describe('what is looked at', () => {
  it('shows the bandit whose card is on where it would stand', () => {
    const { scene, would } = looking('move');
    const { who, feet } = going(scene, would)!;
    expect(who).toBe(scene.acting);
    const { to } = would as { to: { car: number; level: 'inside' | 'roof' } };
    const { x, width } = spaceBox(scene, to);
    expect(feet).toEqual({ x: x + width / 2, y: to.level === 'roof' ? ROOF : STAND });
  });

  it('shows the Marshal in the car it would be sent to', () => {
    const { scene, would } = looking('move_marshal');
    expect(going(scene, would)?.who).toBe('marshal');
  });

  it('shows who would be pushed, not who pushes', () => {
    const { scene, would } = looking('push');
    const { phase } = scene as { phase: { push: { target: Bandit } } };
    expect(going(scene, would)?.who).toBe(phase.push.target);
    expect(phase.push.target).not.toBe(scene.acting);
  });

  it('shows nobody elsewhere for a shot, or for nothing', () => {
    expect(going(scene, { kind: 'aim', target: other })).toBeNull();
    expect(going(scene, null)).toBeNull();
  });
});

describe('signs', () => {
  it('hang over the heads, lower over the Elf', () => {
    const at = { x: 100, y: 272 };
    expect(overHead('belle', at)).toEqual({ x: 100, y: 180 });
    expect(overHead('elf', at).y).toBeGreaterThan(overHead('belle', at).y);
  });
});

describe('the zones of the Elf', () => {
  it('share the train between the cars near the Locomotive and the rest', () => {
    const [gift, empty] = zones(scene) as [ReturnType<typeof zones>[0], ReturnType<typeof zones>[0]];
    expect([gift.gift, empty.gift]).toEqual([true, false]);
    expect(gift.right).toBe(carLeft(FACTS.elf_near) + carWidth(FACTS.elf_near));
    expect(empty.left).toBe(carLeft(FACTS.elf_near + 1));
    expect(empty.right).toBe(trainWidth(scene) - 8);
  });

  it('are lit where the Elf is', () => {
    const lit = (car: number) => zones({ ...scene, elf: { car, level: 'inside' } }).map((zone) => zone.lit);
    expect(lit(FACTS.elf_near)).toEqual([true, false]);
    expect(lit(FACTS.elf_near + 1)).toEqual([false, true]);
  });
});
