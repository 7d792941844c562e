// What is read out of the JSON of a view or an event.
import { FACTS, type Bandit, type FigureView, type Space, type View } from './rules';

/** A place's number: the view's `floor` is in this order. */
export function place(space: Space): number {
  return space.car * 2 + (space.level === 'roof' ? 1 : 0);
}

export function sameSpace(a: Space | null, b: Space | null): boolean {
  return a !== null && b !== null && a.car === b.car && a.level === b.level;
}

export function figureOf(view: View, bandit: Bandit): FigureView | null {
  return view.figures[FACTS.bandits.indexOf(bandit)] ?? null;
}

/** Every bandit in play with its figure. */
export function figuresOf(view: View): { bandit: Bandit; figure: FigureView }[] {
  return FACTS.bandits.flatMap((bandit) => {
    const figure = figureOf(view, bandit);
    return figure ? [{ bandit, figure }] : [];
  });
}

/** The bandits of a player, in the order of the cards. */
export function crewOf(view: View, seat: number): Bandit[] {
  return (view.seats[seat]?.crew ?? []).flatMap((bandit) => bandit ?? []);
}
