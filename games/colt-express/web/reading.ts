// What is read out of the JSON of a view or an event.
import {
  FACTS,
  type Bandit,
  type FigureView,
  type FlaskView,
  type Floor,
  type Hostage,
  type Loot,
  type Space,
  type Token,
  type View,
  type Whiskey,
} from './rules';

/** A place's number: the view's `floor` is in this order. */
export function place(space: Space): number {
  return space.car * 2 + (space.level === 'roof' ? 1 : 0);
}

export function sameSpace(a: Space | null, b: Space | null): boolean {
  return a !== null && b !== null && a.car === b.car && a.level === b.level;
}

export function figureOf(view: View, bandit: Bandit): FigureView | null {
  return view.figures[FACTS.figures.indexOf(bandit)] ?? null;
}

/** What lies in a space, flasks apart. */
export function floorAt(view: View, space: Space): Floor | undefined {
  if (space.car === FACTS.stagecoach) return view.stagecoach?.floor[space.level === 'roof' ? 1 : 0];
  return view.floor[place(space)];
}

/** The flasks that lie in a space. */
export const flasksIn = (view: View, space: Space): FlaskView[] =>
  view.stagecoach?.flasks.filter(({ at }) => sameSpace(at, space)) ?? [];

/** Whether a bandit has left on horseback, and is nowhere any more. */
export const hasFled = (view: View, bandit: Bandit) => view.stagecoach?.fled.includes(bandit) ?? false;

/** What a token on the floor is. */
export function lootOf(view: View, token: Token): Loot {
  if (typeof token === 'string') return token === 'sealed' ? 'purse' : token;
  if ('mailbag' in token) return 'mailbag';
  if (!('flask' in token)) return 'purse';
  const flask = view.stagecoach?.flasks.find(({ label }) => label === token.flask);
  return flask?.open && flask.kind ? `open_${flask.kind}` : 'whiskey';
}

/** What is in a flask on the floor, if the viewer knows. */
export const whiskeyIn = (view: View, token: Token): Whiskey | null =>
  typeof token === 'object' && 'flask' in token
    ? (view.stagecoach?.flasks.find(({ label }) => label === token.flask)?.kind ?? null)
    : null;

/** The Hostage a bandit holds. */
export const hostageOf = (view: View, bandit: Bandit): Hostage | null =>
  view.stagecoach?.hostages[FACTS.bandits.indexOf(bandit)] ?? null;

/** The flasks of a bandit, as far as the viewer knows them. */
export function flasksOf(view: View, bandit: Bandit): { loot: Loot; kind: Whiskey | null; count: number }[] {
  const held = view.stagecoach?.held[FACTS.bandits.indexOf(bandit)];
  if (!held) return [];
  const { hidden, kinds, open } = held;
  const flasks: { loot: Loot; kind: Whiskey | null; count: number }[] = [
    ...(kinds
      ? [
          { loot: 'whiskey' as Loot, kind: 'classic' as Whiskey, count: kinds.classic },
          { loot: 'whiskey' as Loot, kind: 'old' as Whiskey, count: kinds.old },
        ]
      : [{ loot: 'whiskey' as Loot, kind: null, count: hidden }]),
    { loot: 'open_classic', kind: 'classic', count: open.classic },
    { loot: 'open_old', kind: 'old', count: open.old },
  ];
  return flasks.filter(({ count }) => count > 0);
}

/** Where the Shotgun stands: on the Stagecoach, or on the roof beside it. */
export function shotgunAt({ stagecoach }: View): Space | null {
  if (!stagecoach) return null;
  return { car: stagecoach.guarded ? FACTS.stagecoach : stagecoach.beside, level: 'roof' };
}

/** Every bandit in play with its figure. */
export function figuresOf(view: View): { bandit: Bandit; figure: FigureView }[] {
  return FACTS.bandits.flatMap((bandit) => {
    const figure = figureOf(view, bandit);
    return figure ? [{ bandit, figure }] : [];
  });
}

/** Everybody with cards: the bandits, and the Marshal where a player runs him. */
export function playersOf(view: View): { bandit: Bandit; figure: FigureView }[] {
  const marshal = figureOf(view, 'marshal');
  return [...figuresOf(view), ...(marshal ? [{ bandit: 'marshal' as const, figure: marshal }] : [])];
}

/** Where the Marshal is: inside a car, or with a player who runs him anywhere. */
export const marshalAt = (view: View): Space => figureOf(view, 'marshal')?.at ?? { car: view.marshal, level: 'inside' };

/** The bandits of a player, in the order of the cards. */
export function crewOf(view: View, seat: number): Bandit[] {
  return (view.seats[seat]?.crew ?? []).flatMap((bandit) => bandit ?? []);
}

/** The neighbour a player plays together with, if there are teams. */
export const partnerOf = (view: View, seat: number): number | null => (view.partners ? seat ^ 1 : null);

/** The bandits whose cards a player can hold: the own ones, and then the partner's. */
export function sideOf(view: View, seat: number): Bandit[] {
  const partner = partnerOf(view, seat);
  return [...crewOf(view, seat), ...(partner === null ? [] : crewOf(view, partner))];
}
