// How the players stand in a car, for the eye: who has the most dice, whether that is enough, who ties. The server
// decides about thefts; this only reads the picture aloud.
import { count, groupAt, type Scene } from './scene';

export interface Standing {
  /** Dice by seat. */
  dice: number[];
  /** The one seat with the most dice, if there is one. */
  leader: number | null;
  /** The seats that share the most dice. */
  tied: number[];
  /** Whether the most dice are as many as the car's value. */
  enough: boolean;
}

export function standing(scene: Scene, index: number): Standing {
  const dice = scene.sides.map(({ gang }) => {
    const group = groupAt(gang, index);
    return group ? count(group.dice) : 0;
  });
  const most = Math.max(...dice);
  const first = dice.flatMap((many, seat) => (many === most && most > 0 ? [seat] : []));
  return {
    dice,
    leader: first.length === 1 ? first[0]! : null,
    tied: first.length > 1 ? first : [],
    enough: most > 0 && most >= (scene.train[index]?.value ?? Infinity),
  };
}

/** How the winner is found among equals: what decided, if points alone did not. */
export type Decided = 'points' | 'cars' | 'chests' | 'shared';

export function decidedBy(counts: readonly { points: number; cars: number; chests: number[] }[]): Decided {
  const best = Math.max(...counts.map(({ points }) => points));
  const rich = counts.filter(({ points }) => points === best);
  if (rich.length < 2) return 'points';
  const most = Math.max(...rich.map(({ cars }) => cars));
  const long = rich.filter(({ cars }) => cars === most);
  if (long.length < 2) return 'cars';
  const full = Math.max(...long.map(({ chests }) => chests.length));
  return long.filter(({ chests }) => chests.length === full).length < 2 ? 'chests' : 'shared';
}
