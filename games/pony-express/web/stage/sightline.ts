// The line of sight of a die that is held: where it would roll, and how far it may stray.
import {
  BufferGeometry,
  CircleGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type MeshBasicMaterialParameters,
} from 'three';
import { sight, spread, type Hold, type Lane } from './aim';
import { onTable } from './depth';

const film = (color: string, opacity: number, more: MeshBasicMaterialParameters = {}) =>
  new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false, ...more });

export class Sightline {
  readonly group = new Group();
  readonly #dash = new Mesh(new PlaneGeometry(1, 1), film('#d9442f', 0.95));
  readonly #corridor = new Mesh(new PlaneGeometry(1, 1), film('#fff1cf', 0.22));
  readonly #cone = new Mesh(new BufferGeometry(), film('#ffcf6b', 0.2, { side: DoubleSide }));
  readonly #end = new Mesh(new CircleGeometry(8, 28), film('#d9442f', 0.9));

  constructor() {
    for (const flat of [this.#dash, this.#corridor, this.#end]) flat.rotation.order = 'YXZ';
    this.group.add(this.#cone, this.#corridor, this.#dash, this.#end);
  }

  /** Lays the line on the board; the answer is the direction it points in, in radians around the upright. */
  lay(lane: Lane, hold: Hold, flask: boolean): number {
    const { start, end } = sight(lane, hold);
    const [a, b] = [onTable(start, 0.5), onTable(end, 0.5)];
    const far = Math.max(1, a.distanceTo(b));
    const turn = Math.atan2(b.x - a.x, b.z - a.z);
    const lay = (flat: Mesh, broad: number, up: number) => {
      flat.position.lerpVectors(a, b, 0.5).setY(up);
      flat.rotation.set(-Math.PI / 2, turn, 0);
      flat.scale.set(broad, far, 1);
    };
    lay(this.#dash, 2.4, 0.9);
    lay(this.#corridor, 34, 0.5);
    this.#end.position.copy(b).setY(0.95);
    this.#end.rotation.set(-Math.PI / 2, 0, 0);
    this.#stray(a, b, Math.tan((spread(hold.power, flask) * Math.PI) / 180) * far);
    return turn;
  }

  /** The triangle from `a` to as far as `side` to the left and right of `b`. */
  #stray(a: Vector3, b: Vector3, side: number): void {
    const across = new Vector3(b.z - a.z, 0, a.x - b.x).normalize().multiplyScalar(side);
    const tips = [a, b.clone().add(across), b.clone().sub(across)].flatMap(({ x, z }) => [x, 0.3, z]);
    this.#cone.geometry.setAttribute('position', new Float32BufferAttribute(tips, 3));
    this.#cone.geometry.computeBoundingSphere();
  }
}
