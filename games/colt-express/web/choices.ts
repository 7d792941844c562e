// Which choice lies where. The server's choices are matched by their action; nothing is worked out here.
import type { Choice, Texts } from '$lib/board';
import type { Action, Bandit, Card, Hostage, Loot, Space, Token, Whiskey } from './rules';
import type { Stander } from './layout';
import { sameSpace } from './reading';

type Choices = readonly Choice[];

const find = (choices: Choices, fits: (action: Action) => boolean): number | null => {
  const at = choices.findIndex(({ action }) => fits(action as Action));
  return at < 0 ? null : at;
};

const is = <K extends string>(action: Action, kind: K): action is Extract<Action, Record<K, unknown>> =>
  typeof action === 'object' && kind in action;

/** A choice in words; empty when there is none, or none any more. */
export const wording = (choices: Choices, choice: number | null, texts: Texts): string => {
  const offered = choice === null ? undefined : choices[choice];
  return offered ? texts.say(offered.say) : '';
};

/** A choice that is a word alone. */
export const plain = (choices: Choices, word: Extract<Action, string>) => find(choices, (action) => action === word);

export const casting = (choices: Choices, bandit: Bandit) =>
  find(choices, (action) => is(action, 'choose') && action.choose === bandit);

export const playing = (choices: Choices, bandit: Bandit | null, card: Card, faceDown: boolean) =>
  find(
    choices,
    (action) =>
      is(action, 'play') &&
      action.play.bandit === bandit &&
      action.play.card === card &&
      action.play.face_down === faceDown,
  );

/** One of one's two bandits to start in the Caboose. */
export const starting = (choices: Choices, bandit: Bandit) =>
  find(choices, (action) => is(action, 'start') && action.start === bandit);

/** The cards that can be taken into the hand before the others are drawn; a Bullet is nobody's in particular. */
export const picks = (choices: Choices): { bandit: Bandit | null; card: Card; choice: number }[] =>
  choices.flatMap(({ action }, choice) => {
    if (!is(action as Action, 'pick')) return [];
    const { bandit, card } = (action as { pick: { bandit: Bandit; card: Card } }).pick;
    return [{ bandit: card === 'bullet' ? null : bandit, card, choice }];
  });

/** A Bullet is nobody's in particular: it goes by whatever bandit the server wrote. */
export const layingAside = (choices: Choices, bandit: Bandit | null, card: Card) =>
  find(
    choices,
    (action) =>
      is(action, 'lay_aside') &&
      action.lay_aside.card === card &&
      (card === 'bullet' || action.lay_aside.bandit === bandit),
  );

/** A card that can be kept for the next round; a Bullet goes by whatever bandit the server wrote. */
export const retaining = (choices: Choices, bandit: Bandit | null, card: Card) =>
  find(
    choices,
    (action) =>
      is(action, 'retain') && action.retain.card === card && (card === 'bullet' || action.retain.bandit === bandit),
  );

interface OfRider {
  bandit: Bandit;
  choice: number;
}

/** In the Horse Attack: to board the car, or to ride on, and for which rider. */
export const boarding = (choices: Choices) => ofRider(choices, 'board');
export const ridingOn = (choices: Choices) => ofRider(choices, 'ride_on');

function ofRider(choices: Choices, kind: 'board' | 'ride_on'): OfRider | null {
  const choice = find(choices, (action) => is(action, kind));
  if (choice === null) return null;
  const action = choices[choice]!.action as Record<typeof kind, Bandit>;
  return { bandit: action[kind], choice };
}

export interface Sipping {
  bandit: Bandit;
  kind: Whiskey;
  /** Whether it is the last of the flask. */
  last: boolean;
  choice: number;
}

/** The sips that can be drunk. */
export const sips = (choices: Choices): Sipping[] =>
  choices.flatMap(({ action }, choice): Sipping[] => {
    const sip = action as Action;
    if (is(sip, 'sip')) return [{ ...sip.sip, last: false, choice }];
    return is(sip, 'last_sip') ? [{ ...sip.last_sip, last: true, choice }] : [];
  });

/** The Hostages that can be taken. */
export const takings = (choices: Choices): { hostage: Hostage; choice: number }[] =>
  choices.flatMap(({ action }, choice) =>
    is(action as Action, 'take_hostage')
      ? [{ hostage: (action as { take_hostage: Hostage }).take_hostage, choice }]
      : [],
  );

/** A figure that can be shot, punched or arrested, or let out of the Cell. */
export const aiming = (choices: Choices, who: Stander) =>
  find(
    choices,
    (action) =>
      (is(action, 'fire') && action.fire === who) ||
      (is(action, 'punch') && action.punch === who) ||
      (action === 'punch_shotgun' && who === 'shotgun') ||
      (is(action, 'shoot') && action.shoot.target === who) ||
      (is(action, 'arrest') && action.arrest === who) ||
      (is(action, 'free_bandit') && action.free_bandit === who),
  );

/** A Prisoner in the Cell that can be freed. */
export const freeing = (choices: Choices, prisoner: Bandit) =>
  find(choices, (action) => is(action, 'free_prisoner') && action.free_prisoner === prisoner);

/** Which of his piles the Marshal would shoot from, if it is a shot of his. */
export function pileOf(choices: Choices, choice: number | null): number | null {
  const action = choice === null ? null : ((choices[choice]?.action ?? null) as Action | null);
  return action && is(action, 'shoot') ? action.shoot.pile : null;
}

/** The piles he can shoot from. */
export const pilesOf = (choices: Choices): number[] =>
  [...new Set(choices.map((_, at) => pileOf(choices, at)))].filter((pile) => pile !== null);

/** The shots from one pile alone; what is not among them keeps its place and is nothing to be pointed at. */
export const fromPile = (choices: Choices, pile: number): Choice[] =>
  choices.map((choice, at) => ((pileOf(choices, at) ?? pile) === pile ? choice : { ...choice, action: 'other pile' }));

/** The shots from a pile, by the numbers of their choices. */
export const shotsOf = (choices: Choices, pile: number): string =>
  choices.flatMap((_, at) => (pileOf(choices, at) === pile ? [at] : [])).join(' ');

/** A space somebody can go or be sent to; the Marshal is always inside. */
export const reaching = (choices: Choices, space: Space) =>
  find(
    choices,
    (action) =>
      (is(action, 'move') && sameSpace(action.move, space)) ||
      (is(action, 'push') && sameSpace(action.push, space)) ||
      (is(action, 'ride') && sameSpace(action.ride, space)) ||
      (is(action, 'dodge') && sameSpace(action.dodge, space)) ||
      (is(action, 'climb') && sameSpace(action.climb, space)) ||
      (is(action, 'break_out') && sameSpace(action.break_out, space)) ||
      (is(action, 'board_at') && space.level === 'inside' && action.board_at === space.car) ||
      (is(action, 'move_marshal') && space.level === 'inside' && action.move_marshal === space.car),
  );

/** Loot that somebody loses to the floor, or to whoever let them out of the Cell. */
export const knocking = (choices: Choices, loot: Loot) =>
  find(
    choices,
    (action) => (is(action, 'knock') && action.knock === loot) || (is(action, 'claim') && action.claim === loot),
  );

export const robbing = (choices: Choices, token: Token) =>
  find(choices, (action) => is(action, 'rob') && sameToken(action.rob, token));

export function sameToken(a: Token, b: Token): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if ('flask' in a || 'flask' in b) return 'flask' in a && 'flask' in b && a.flask === b.flask;
  if ('mailbag' in a || 'mailbag' in b) return 'mailbag' in a && 'mailbag' in b && a.mailbag === b.mailbag;
  return a.lost === b.lost;
}

/** Whether something on the train is to be chosen. */
export const onTrain = (choices: Choices) => choices.some((_, at) => preview(choices, at) !== null);

/** Whether cards can be laid both ways, as the Ghost may: then the hand asks which. */
export function bothWays(choices: Choices): boolean {
  const faces = new Set(
    choices.flatMap(({ action }) => (is(action as Action, 'play') ? [facing(action as Action)] : [])),
  );
  return faces.size === 2;
}

/** The cards that can be laid this way, by the numbers of their choices. */
export const waysOf = (choices: Choices, faceDown: boolean): string =>
  choices
    .flatMap(({ action }, at) => (facing(action as Action) === faceDown && is(action as Action, 'play') ? [at] : []))
    .join(' ');

const facing = (action: Action) => is(action, 'play') && action.play.face_down;

/** What a choice that is looked at would do, for the picture of it. */
export type Preview =
  | { kind: 'go'; to: Space }
  | { kind: 'marshal'; to: Space }
  | { kind: 'push'; to: Space }
  | { kind: 'aim'; target: Bandit | 'shotgun' }
  | { kind: 'free'; prisoner: Bandit }
  | { kind: 'grab'; token: Token };

export function preview(choices: Choices, looked: number | null): Preview | null {
  const action = looked === null ? null : ((choices[looked]?.action ?? null) as Action | null);
  if (action === 'punch_shotgun') return { kind: 'aim', target: 'shotgun' };
  if (action === null || typeof action === 'string') return null;
  if ('move' in action) return { kind: 'go', to: action.move };
  if ('push' in action) return { kind: 'push', to: action.push };
  if ('ride' in action) return { kind: 'go', to: action.ride };
  if ('dodge' in action) return { kind: 'go', to: action.dodge };
  if ('board_at' in action) return { kind: 'go', to: { car: action.board_at, level: 'inside' } };
  if ('climb' in action) return { kind: 'go', to: action.climb };
  if ('break_out' in action) return { kind: 'go', to: action.break_out };
  if ('move_marshal' in action) return { kind: 'marshal', to: { car: action.move_marshal, level: 'inside' } };
  if ('fire' in action) return { kind: 'aim', target: action.fire };
  if ('punch' in action) return { kind: 'aim', target: action.punch };
  if ('shoot' in action) return { kind: 'aim', target: action.shoot.target };
  if ('arrest' in action) return { kind: 'aim', target: action.arrest };
  if ('free_bandit' in action) return { kind: 'aim', target: action.free_bandit };
  if ('free_prisoner' in action) return { kind: 'free', prisoner: action.free_prisoner };
  if ('rob' in action) return { kind: 'grab', token: action.rob };
  return null;
}
