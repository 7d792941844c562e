// The duel in depth: the board on a table, wooden riders, and the die that tumbles along the path the server computed.
// Nothing is simulated here. Loaded only when a duel begins.
import { Scene } from 'three';
import type { Face, Waypoint } from '../rules';
import { axes, launch, type Hold, type Lane } from './aim';
import { forget, onTable } from './depth';
import { Die } from './die';
import { Eye } from './eye';
import { fallenAt, momentOf, timeOf, touched } from './flight';
import { furnish } from './furniture';
import { Pieces, type Look } from './pieces';
import { Sightline } from './sightline';
import type { Figure } from './stage';

export interface TableState {
  lane: Lane;
  people: Figure[];
  raiders: boolean;
  looks: Look[];
}

export interface Table {
  /** Who stands where, and from where it is seen. */
  set(state: TableState): void;
  /** The line of sight of a die that is held; null when nobody aims. */
  aim(held: { hold: Hold; flask: boolean } | null): void;
  /** The die on its way, so many milliseconds after the launch; `fallen` raiders lie there when it is over. */
  roll(path: readonly Waypoint[] | null, elapsed: number, fallen: number): void;
  dispose(): void;
}

export function createTable(canvas: HTMLCanvasElement, signOf: (face: Face) => string): Table {
  const scene = new Scene();
  const eye = new Eye(canvas, scene);
  const behind = furnish(scene, document.documentElement.dataset.theme === 'dark');
  const [die, line, pieces] = [new Die(signOf), new Sightline(), new Pieces()];
  scene.add(die.group, line.group, pieces.group);
  let lane: Lane | null = null;

  /** The eye and the lamp go behind whoever shoots; the first time at once. */
  function turn(next: Lane) {
    const { along } = axes(next);
    const back = (far: number, up: number) =>
      onTable({ x: next.from.x + along.x * far, y: next.from.y + along.y * far }, up);
    behind.position.copy(back(-260, 260));
    behind.target.position.copy(back(300, 0));
    const place = { from: back(-185, 170), at: back(235, -8) };
    if (lane) eye.glide(place);
    else eye.leap(place);
  }

  return {
    set({ lane: next, people, raiders, looks }) {
      const { along } = axes(next);
      // Everybody shows the flat side to the shooter.
      pieces.stand(people, looks, raiders, Math.atan2(along.x, -along.y) + Math.PI);
      if (lane?.from.x !== next.from.x || lane.from.y !== next.from.y) turn(next);
      lane = next;
      eye.wake();
    },
    aim(held) {
      line.group.visible = held !== null;
      if (held && lane) {
        const { hold, flask } = held;
        die.hold({ at: launch(lane, hold.shift), turn: line.lay(lane, hold, flask) });
      } else {
        die.hold(null);
      }
      eye.wake();
    },
    roll(path, elapsed, fallen) {
      die.roll(path, elapsed);
      if (path) {
        const down = fallenAt(path, elapsed) | (elapsed >= timeOf(path) ? fallen : 0);
        pieces.lean(momentOf(path, elapsed).over ? touched(path) : null, down);
      } else {
        pieces.lean(null, fallen);
      }
      eye.wake();
    },
    dispose() {
      forget(scene, true);
      eye.dispose();
    },
  };
}
