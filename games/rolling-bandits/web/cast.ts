// Which die is which. The game only counts dice; so that one can be seen to go from a hand to the mat and on into a car,
// each is given a name here and keeps it, and as few as possible change places from one scene to the next.
import type { Scene } from './scene';
import { FACTS, type Car, type Dice, type Face, type Kind } from './rules';

/** Where a die lies. In cars, on the mat and among those taken up, dice lie in groups. */
export type Place =
  'hand' | 'ready' | 'pool' | 'lost' | 'loose' | 'called' | 'gap' | `car-${number}` | `mat-${Face}` | `picked-${Face}`;

export interface Die {
  id: string;
  seat: number;
  kind: Kind;
  place: Place;
  /** What it shows; null where nothing is rolled. */
  face: Face | null;
}

type Want = { place: Place; face: Face | null; dice: Dice };

/** The dice of a scene, each as near as can be to where it was before. */
export function cast(before: readonly Die[], scene: Scene): Die[] {
  return scene.attackers.flatMap((seat) => {
    const wants = wanted(scene, seat);
    return (['horde', 'mercenary'] as const).flatMap((kind) =>
      settle(
        before.filter((die) => die.seat === seat && die.kind === kind),
        seat,
        kind,
        wants,
        scene.gap?.coach.car ?? null,
      ),
    );
  });
}

/** Where how many dice of a seat lie. */
function wanted({ sides, train, mat, active, ready }: Scene, seat: number): Want[] {
  const { gang, available, pool, lost } = sides[seat]!;
  const wants: Want[] = gang.groups.map((group, nth) => ({
    place: `car-${train[gang.rear + nth]!.car}`,
    face: group.symbol,
    dice: group.dice,
  }));
  if (mat?.seat === seat) {
    FACTS.faces.forEach((face, at) => wants.push({ place: `mat-${face}`, face, dice: mat.roll[at]! }));
    FACTS.faces.forEach((face, at) => wants.push({ place: `picked-${face}`, face, dice: mat.picked[at]! }));
    wants.push({ place: 'called', face: null, dice: { horde: 0, mercenaries: mat.called } });
  }
  wants.push({
    place: ready && active === seat ? 'ready' : 'hand',
    face: null,
    dice: { horde: available, mercenaries: 0 },
  });
  wants.push({ place: 'pool', face: null, dice: { horde: 0, mercenaries: pool } });
  wants.push({ place: 'lost', face: null, dice: { horde: 0, mercenaries: lost } });
  return wants;
}

function settle(before: Die[], seat: number, kind: Kind, wants: Want[], gone: Car | null): Die[] {
  const open = wants.map((want) => ({ ...want, left: kind === 'horde' ? want.dice.horde : want.dice.mercenaries }));
  const total = open.reduce((all, want) => all + want.left, 0);
  const known = [...before, ...fresh(seat, kind, total).slice(before.length)];
  const stays = new Map<string, Die>();
  for (const die of known) {
    const want = open.find((other) => other.place === die.place && other.left > 0);
    if (!want) continue;
    want.left -= 1;
    stays.set(die.id, { ...die, face: want.face });
  }
  return known.map((die) => {
    const stay = stays.get(die.id);
    if (stay) return stay;
    const want = open.find((other) => other.left > 0);
    if (!want) return nowhere(die, gone);
    want.left -= 1;
    return { ...die, place: want.place, face: want.face };
  });
}

/** A die on its way to where it will be told to belong: it lies where its car was, or before its owner. */
function nowhere(die: Die, gone: Car | null): Die {
  const fell = gone !== null && (die.place === `car-${gone}` || die.place === 'gap');
  return fell ? { ...die, place: 'gap' } : { ...die, place: 'loose', face: null };
}

function fresh(seat: number, kind: Kind, many: number): Die[] {
  const letter = kind === 'horde' ? 'h' : 'm';
  return Array.from({ length: many }, (_, nth) => ({
    id: `${seat}${letter}${nth}`,
    seat,
    kind,
    place: kind === 'horde' ? 'hand' : 'pool',
    face: null,
  }));
}

/** The dice in one place, of one seat or of all. */
export function diceAt(dice: readonly Die[], place: Place, seat?: number): Die[] {
  return dice.filter((die) => die.place === place && (seat === undefined || die.seat === seat));
}
