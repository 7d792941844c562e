// The pieces of a duel: riders and raiders, sawn out of wood.
import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Shape,
  Sprite,
  SpriteMaterial,
  type Object3D,
} from 'three';
import type { SeatShape } from '$lib/board';
import { MASK, outline, RAIDER, RIDER, SHAPES } from '../art';
import type { RiderColour } from '../colours';
import { RAIDERS, type Point } from '../layout';
import { forget, onTable, textureOf } from './depth';
import { paintLabel } from './paint';
import type { Figure } from './stage';

export interface Look extends RiderColour {
  name: string;
  shape: SeatShape;
}

/** Riders are drawn taller than they are: their feet are true. */
const TALL = 1.05;

/** A drawing sawn out of wood; its ground is at the origin. */
function sawn(path: string, ground: Point, scale: number, thick: number): ExtrudeGeometry {
  const shape = new Shape();
  const x = (value: number) => (value - ground.x) * scale;
  const y = (value: number) => (ground.y - value) * scale;
  for (const {
    kind,
    points: [a = 0, b = 0, c = 0, d = 0],
  } of outline(path)) {
    if (kind === 'M') shape.moveTo(x(a), y(b));
    else if (kind === 'L') shape.lineTo(x(a), y(b));
    else shape.quadraticCurveTo(x(a), y(b), x(c), y(d));
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: thick,
    bevelEnabled: true,
    bevelSize: 0.7,
    bevelThickness: 0.7,
    bevelSegments: 2,
    curveSegments: 6,
  });
  geometry.translate(0, 0, -thick / 2);
  return geometry;
}

/** A piece with the part of it that falls over when it is struck. */
interface Piece {
  whole: Object3D;
  falls: Object3D;
}

/** Everybody on the board. */
export class Pieces {
  readonly group = new Group();
  #riders = new Map<number, Piece>();
  #raiders: Piece[] = [];
  readonly #rider = sawn(RIDER, { x: 24, y: 43 }, 0.74 * TALL, 6);
  readonly #raider = sawn(RAIDER, { x: 20, y: 46 }, 0.8 * TALL, 6);
  readonly #mask = sawn(MASK, { x: 20, y: 46 }, 0.8 * TALL, 7.4);
  readonly #disc = new CylinderGeometry(11, 11.6, 2.4, 28);

  /** Puts up everybody anew; all show their flat side to `facing`. */
  stand(people: readonly Figure[], looks: readonly Look[], raiders: boolean, facing: number): void {
    forget(this.group, false);
    this.group.clear();
    this.#riders = new Map(people.map((figure) => [figure.seat, this.#riderOf(figure, looks[figure.seat]!)]));
    this.#raiders = raiders ? RAIDERS.map((spot) => this.#raiderAt(spot)) : [];
    for (const { whole } of [...this.#riders.values(), ...this.#raiders]) {
      whole.rotation.y = facing;
      this.group.add(whole);
    }
  }

  /** Who was struck leans back, raiders that are down lie there. */
  lean(struck: number | null, fallen: number): void {
    for (const [seat, { falls }] of this.#riders) falls.rotation.x = seat === struck ? -1.35 : 0;
    for (const [which, { falls }] of this.#raiders.entries()) falls.rotation.x = fallen & (1 << which) ? -1.45 : 0;
  }

  #riderOf(figure: Figure, look: Look): Piece {
    const whole = new Group();
    whole.position.copy(onTable(figure));
    const body = new Mesh(this.#rider, new MeshStandardMaterial({ color: look.wood, roughness: 0.55 }));
    const base = new Mesh(this.#disc, new MeshStandardMaterial({ color: look.shade, roughness: 0.6 }));
    base.position.y = 1.2;
    body.castShadow = base.castShadow = true;
    const falls = new Group();
    falls.add(body);
    falls.position.y = 2.4;
    if (figure.jailed) {
      body.rotation.z = Math.PI / 2;
      body.position.set(14, 9, 0);
    }
    whole.add(base, falls);
    if (figure.role !== 'shooter') whole.add(label(look, figure.role === 'target'));
    return { whole, falls };
  }

  #raiderAt(spot: Point): Piece {
    const whole = new Group();
    whole.position.copy(onTable(spot));
    const falls = new Group();
    const cloak = new Mesh(this.#raider, new MeshStandardMaterial({ color: '#37302c', roughness: 0.7 }));
    const mask = new Mesh(this.#mask, new MeshStandardMaterial({ color: '#b3261e', roughness: 0.7 }));
    cloak.castShadow = true;
    falls.add(cloak, mask);
    whole.add(falls);
    return { whole, falls };
  }
}

/** A name over a head. */
function label(look: Look, aimed: boolean): Sprite {
  const sprite = new Sprite(
    new SpriteMaterial({
      map: textureOf(paintLabel(look.name, look.wood, look.mark, SHAPES[look.shape], aimed)),
      depthTest: false,
      transparent: true,
      sizeAttenuation: false,
    }),
  );
  sprite.scale.set(0.15, 0.0375, 1);
  sprite.position.y = 50;
  return sprite;
}
