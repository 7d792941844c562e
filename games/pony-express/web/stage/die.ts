// The die of a duel, held or on its way, and the dotted line where it has been.
import { CircleGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, Quaternion, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Point } from '../layout';
import type { Face, Waypoint } from '../rules';
import { onTable, textureOf } from './depth';
import { paintFace } from './paint';
import { DIE, DOTS, pointAt, tumbleAt, type Tumble } from './tumble';

const UP = new Vector3(0, 1, 0);

export class Die {
  readonly group = new Group();
  readonly #cube: Mesh;
  readonly #trace = new Group();
  readonly #speck = new CircleGeometry(2.6, 12).rotateX(-Math.PI / 2);
  readonly #chalk = new MeshBasicMaterial({ color: '#fffaf0', transparent: true, opacity: 0.85 });
  #held = false;
  #rolls = false;

  /** What is written on its faces is in the tongue of whoever looks. */
  constructor(signOf: (face: Face) => string) {
    const faces = (['A', 'K', 'Q', 'J', '10', '9'] as const).map(
      (face) => new MeshStandardMaterial({ map: textureOf(paintFace(face, signOf(face))), roughness: 0.45 }),
    );
    this.#cube = new Mesh(new RoundedBoxGeometry(DIE, DIE, DIE, 3, 2.6), faces);
    this.#cube.castShadow = true;
    this.group.add(this.#cube, this.#trace);
    this.#show();
  }

  /** Somebody holds it there, turned so far around the upright; null when nobody does. */
  hold(held: { at: Point; turn: number } | null): void {
    this.#held = held !== null;
    if (held) {
      this.#cube.position.copy(onTable(held.at, DIE / 2));
      this.#cube.quaternion.setFromAxisAngle(UP, held.turn);
    }
    this.#show();
  }

  /** It rolls along a path, so many milliseconds after the launch; null when it does not. */
  roll(path: readonly Waypoint[] | null, elapsed: number): void {
    this.#rolls = path !== null;
    if (path) {
      const now = tumbleAt(path, elapsed);
      this.#lay(now);
      this.#dot(path, now.rolled);
    }
    this.#show();
  }

  #show(): void {
    this.#cube.visible = this.#held || this.#rolls;
    this.#trace.visible = this.#rolls;
  }

  #lay(now: Tumble): void {
    const heading = new Vector3(Math.cos(now.heading), 0, -Math.sin(now.heading));
    const axle = new Vector3(heading.z, 0, -heading.x);
    const yaw = new Quaternion().setFromAxisAngle(UP, now.heading);
    this.#cube.quaternion.setFromAxisAngle(axle, now.angle).multiply(yaw);
    this.#cube.position.copy(onTable(now, DIE / 2 + now.lift));
    if (now.off) this.#cube.position.addScaledVector(heading, 16).setY(-1);
  }

  #dot(path: readonly Waypoint[], rolled: number): void {
    const count = Math.floor(rolled / DOTS);
    const dots = this.#trace.children;
    if (count < dots.length) this.#trace.clear();
    while (dots.length < count) {
      const dot = new Mesh(this.#speck, this.#chalk);
      dot.position.copy(onTable(pointAt(path, (dots.length + 1) * DOTS), 0.8));
      this.#trace.add(dot);
    }
  }
}
