// The duel in depth: the board on a table, wooden riders, and the die that tumbles along the path the server computed.
// Nothing is simulated here. Loaded only when a duel begins. One unit is one millimetre; x is east, z is south, y up.
import {
  AmbientLight,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Fog,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  Shape,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { SeatShape } from '$lib/board';
import { MASK, outline, RAIDER, RIDER, SHAPES } from '../art';
import type { RiderColour } from '../colours';
import { BOARD, RAIDERS, type Point } from '../layout';
import type { Waypoint } from '../rules';
import { axes, launch, sight, spread, type Hold, type Lane } from './aim';
import { fallenAt, fallsOff, momentOf, timeOf, touched } from './flight';
import { paintBoard, paintFace, paintLabel, paintWood } from './paint';
import type { Figure } from './stage';

export interface Look extends RiderColour {
  name: string;
  shape: SeatShape;
}

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

const DIE = 16;
/** Riders are drawn taller than they are: their feet are true. */
const TALL = 1.05;

const onTable = (point: Point, high = 0) => new Vector3(point.x, high, BOARD.height - point.y);

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

export function createTable(canvas: HTMLCanvasElement): Table {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const dark = document.documentElement.dataset.theme === 'dark';

  const scene = new Scene();
  scene.background = new Color(dark ? '#150c06' : '#3a2413');
  scene.fog = new Fog(scene.background, 800, 1700);
  const camera = new PerspectiveCamera(40, 1, 5, 4000);

  const lamp = new DirectionalLight(dark ? '#ffd9a4' : '#fff1d6', dark ? 2.4 : 2.8);
  lamp.position.set(120, 620, 60);
  lamp.target.position.set(300, 0, 225);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  Object.assign(lamp.shadow.camera, { left: -420, right: 420, top: 420, bottom: -420, near: 100, far: 1400 });
  lamp.shadow.bias = -0.0006;
  // A second lamp behind the shooter, so that what is looked at is lit.
  const behind = new DirectionalLight('#ffe8c4', dark ? 0.9 : 1.5);
  scene.add(lamp, lamp.target, behind, behind.target, new AmbientLight(dark ? '#a58a6a' : '#e6d8c4', dark ? 0.5 : 0.8));

  const texture = (picture: HTMLCanvasElement) => {
    const made = new CanvasTexture(picture);
    made.colorSpace = SRGBColorSpace;
    made.anisotropy = 8;
    return made;
  };
  const wood = new Mesh(
    new PlaneGeometry(4200, 4200),
    new MeshStandardMaterial({ map: texture(paintWood()), roughness: 0.9 }),
  );
  wood.rotation.x = -Math.PI / 2;
  wood.position.set(300, -9, 225);
  wood.receiveShadow = true;
  const boardSide = new MeshStandardMaterial({ color: '#5b3a1e', roughness: 0.9 });
  const boardTop = new MeshStandardMaterial({ map: texture(paintBoard()), roughness: 0.86 });
  const board = new Mesh(new BoxGeometry(BOARD.width, 8, BOARD.height), [
    boardSide,
    boardSide,
    boardTop,
    boardSide,
    boardSide,
    boardSide,
  ]);
  board.position.set(300, -4, 225);
  board.receiveShadow = true;
  board.castShadow = true;
  scene.add(wood, board);

  const riderShape = sawn(RIDER, { x: 24, y: 43 }, 0.74 * TALL, 6);
  const raiderShape = sawn(RAIDER, { x: 20, y: 46 }, 0.8 * TALL, 6);
  const maskShape = sawn(MASK, { x: 20, y: 46 }, 0.8 * TALL, 7.4);
  const disc = new CylinderGeometry(11, 11.6, 2.4, 28);

  const faces = ['A', 'K', 'Q', 'J', '10', '9'].map(
    (face) => new MeshStandardMaterial({ map: texture(paintFace(face)), roughness: 0.45 }),
  );
  const die = new Mesh(new RoundedBoxGeometry(DIE, DIE, DIE, 3, 2.6), faces);
  die.castShadow = true;
  die.visible = false;
  scene.add(die);

  const line = new Group();
  const dash = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ color: '#d9442f', transparent: true, opacity: 0.95, depthWrite: false }),
  );
  const corridor = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ color: '#fff1cf', transparent: true, opacity: 0.22, depthWrite: false }),
  );
  const cone = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ color: '#ffcf6b', transparent: true, opacity: 0.2, depthWrite: false, side: DoubleSide }),
  );
  const end = new Mesh(
    new CircleGeometry(8, 28),
    new MeshBasicMaterial({ color: '#d9442f', transparent: true, opacity: 0.9, depthWrite: false }),
  );
  for (const flat of [dash, corridor, end]) flat.rotation.order = 'YXZ';
  line.add(cone, corridor, dash, end);
  scene.add(line);

  const trace = new Group();
  const speck = new CircleGeometry(2.6, 12).rotateX(-Math.PI / 2);
  const chalk = new MeshBasicMaterial({ color: '#fffaf0', transparent: true, opacity: 0.85 });
  scene.add(trace);

  let cast = new Group();
  scene.add(cast);
  let standing = new Map<number, Object3D>();
  let raiders: Object3D[] = [];
  let state: TableState | null = null;
  let glide: { from: Vector3; to: Vector3; lookFrom: Vector3; lookTo: Vector3; at: number } | null = null;
  const looking = new Vector3(300, 0, 225);
  let frame = 0;
  let wide = 0;
  let high = 0;

  function draw() {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth > 0 && (clientWidth !== wide || clientHeight !== high)) {
      [wide, high] = [clientWidth, clientHeight];
      renderer.setSize(wide, high, false);
      camera.aspect = wide / high;
      // A tall window sees as much to the sides as a broad one.
      camera.fov = camera.aspect < 1 ? 50 : 31;
      camera.updateProjectionMatrix();
    }
    renderer.render(scene, camera);
  }

  /** Draws once, and on as long as the camera glides. */
  function wake() {
    if (frame === 0) frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    frame = 0;
    if (glide) {
      const part = Math.min(1, (now - glide.at) / 650);
      const soft = part * part * (3 - 2 * part);
      camera.position.lerpVectors(glide.from, glide.to, soft);
      looking.lerpVectors(glide.lookFrom, glide.lookTo, soft);
      if (part === 1) glide = null;
      else wake();
    }
    camera.lookAt(looking);
    draw();
  }

  const seen = new ResizeObserver(wake);
  seen.observe(canvas);

  function label(look: Look, aimed: boolean): Sprite {
    const sprite = new Sprite(
      new SpriteMaterial({
        map: texture(paintLabel(look.name, look.wood, look.mark, SHAPES[look.shape], aimed)),
        depthTest: false,
        transparent: true,
        sizeAttenuation: false,
      }),
    );
    sprite.scale.set(0.15, 0.0375, 1);
    sprite.position.y = 50;
    return sprite;
  }

  function piece(figure: Figure, look: Look): Object3D {
    const group = new Group();
    group.position.copy(onTable(figure));
    const body = new Mesh(riderShape, new MeshStandardMaterial({ color: look.wood, roughness: 0.55 }));
    const base = new Mesh(disc, new MeshStandardMaterial({ color: look.shade, roughness: 0.6 }));
    base.position.y = 1.2;
    body.castShadow = base.castShadow = true;
    const lean = new Group();
    lean.name = 'lean';
    lean.add(body);
    lean.position.y = 2.4;
    if (figure.jailed) {
      body.rotation.z = Math.PI / 2;
      body.position.set(14, 9, 0);
    }
    group.add(base, lean);
    if (figure.role !== 'shooter') group.add(label(look, figure.role === 'target'));
    return group;
  }

  function raider(spot: Point): Object3D {
    const group = new Group();
    group.position.copy(onTable(spot));
    const lean = new Group();
    lean.name = 'lean';
    const cloak = new Mesh(raiderShape, new MeshStandardMaterial({ color: '#37302c', roughness: 0.7 }));
    const mask = new Mesh(maskShape, new MeshStandardMaterial({ color: '#b3261e', roughness: 0.7 }));
    cloak.castShadow = true;
    lean.add(cloak, mask);
    group.add(lean);
    return group;
  }

  function set(next: TableState) {
    const turned = !state || state.lane.from.x !== next.lane.from.x || state.lane.from.y !== next.lane.from.y;
    const first = state === null;
    state = next;
    scene.remove(cast);
    forget(cast, false);
    cast = new Group();
    standing = new Map();
    raiders = [];
    const { along } = axes(next.lane);
    // Everybody shows the flat side to the shooter.
    const facing = Math.atan2(along.x, -along.y) + Math.PI;
    for (const figure of next.people) {
      const object = piece(figure, next.looks[figure.seat]!);
      object.rotation.y = facing;
      standing.set(figure.seat, object);
      cast.add(object);
    }
    if (next.raiders) {
      raiders = RAIDERS.map(raider);
      for (const object of raiders) {
        object.rotation.y = facing;
        cast.add(object);
      }
    }
    scene.add(cast);
    if (turned) {
      const back = (far: number, up: number) =>
        onTable({ x: next.lane.from.x + along.x * far, y: next.lane.from.y + along.y * far }, up);
      const [to, lookTo] = [back(-185, 170), back(235, -8)];
      behind.position.copy(back(-260, 260));
      behind.target.position.copy(back(300, 0));
      if (first) {
        camera.position.copy(to);
        looking.copy(lookTo);
      } else {
        glide = { from: camera.position.clone(), to, lookFrom: looking.clone(), lookTo, at: performance.now() };
      }
    }
    wake();
  }

  function aim(held: { hold: Hold; flask: boolean } | null) {
    line.visible = held !== null;
    if (held && state) {
      const { start, end: stop } = sight(state.lane, held.hold);
      const [a, b] = [onTable(start, 0.5), onTable(stop, 0.5)];
      const far = Math.max(1, a.distanceTo(b));
      const turn = Math.atan2(b.x - a.x, b.z - a.z);
      const lay = (flat: Mesh, broad: number, up: number) => {
        flat.position.lerpVectors(a, b, 0.5).setY(up);
        flat.rotation.set(-Math.PI / 2, turn, 0);
        flat.scale.set(broad, far, 1);
      };
      lay(dash, 2.4, 0.9);
      lay(corridor, 34, 0.5);
      end.position.copy(b).setY(0.95);
      end.rotation.set(-Math.PI / 2, 0, 0);
      const side = Math.tan((spread(held.hold.power, held.flask) * Math.PI) / 180) * far;
      const across = new Vector3(b.z - a.z, 0, a.x - b.x).normalize().multiplyScalar(side);
      const tips = [a, b.clone().add(across), b.clone().sub(across)].flatMap(({ x, z }) => [x, 0.3, z]);
      cone.geometry.setAttribute('position', new Float32BufferAttribute(tips, 3));
      cone.geometry.computeBoundingSphere();
      const at = launch(state.lane, held.hold.shift);
      die.position.copy(onTable(at, DIE / 2));
      die.quaternion.setFromAxisAngle(new Vector3(0, 1, 0), turn);
    }
    die.visible = held !== null || trace.visible;
    wake();
  }

  function roll(path: readonly Waypoint[] | null, elapsed: number, fallen: number) {
    trace.visible = path !== null;
    if (!path) {
      die.visible = line.visible;
      lean(null, fallen);
      wake();
      return;
    }
    const now = momentOf(path, elapsed);
    const whole = momentOf(path, Infinity).rolled;
    // A whole number of quarter turns, so that the die lies flat in the end.
    const quarter = Math.max(1, Math.round(whole / DIE));
    const angle = (now.rolled / Math.max(1, whole)) * quarter * (Math.PI / 2);
    const heading = new Vector3(Math.cos(now.heading), 0, -Math.sin(now.heading));
    const axle = new Vector3(heading.z, 0, -heading.x);
    const yaw = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), now.heading);
    die.quaternion.setFromAxisAngle(axle, angle).multiply(yaw);
    // On an edge its centre is higher than on a face.
    const lift = (DIE / 2) * (Math.abs(Math.sin(angle)) + Math.abs(Math.cos(angle)) - 1);
    const off = fallsOff(path) && now.over;
    die.position.copy(onTable(now, DIE / 2 + lift));
    if (off) die.position.addScaledVector(heading, 16).setY(-1);
    die.visible = true;
    dots(path, now.rolled);
    lean(now.over ? touched(path) : null, fallenAt(path, elapsed) | (elapsed >= timeOf(path) ? fallen : 0));
    wake();
  }

  /** A dotted line where the die has been. */
  function dots(path: readonly Waypoint[], rolled: number) {
    const count = Math.floor(rolled / 16);
    if (count < trace.children.length) trace.clear();
    while (trace.children.length < count) {
      const dot = new Mesh(speck, chalk);
      dot.position.copy(onTable(pointAt(path, (trace.children.length + 1) * 16), 0.8));
      trace.add(dot);
    }
  }

  /** Who was struck leans back, raiders that are down lie there. */
  function lean(struck: number | null, fallen: number) {
    for (const [seat, object] of standing) {
      const part = object.getObjectByName('lean');
      if (part) part.rotation.x = seat === struck ? -1.35 : 0;
    }
    raiders.forEach((object, which) => {
      const part = object.getObjectByName('lean');
      if (part) part.rotation.x = fallen & (1 << which) ? -1.45 : 0;
    });
  }

  function dispose() {
    cancelAnimationFrame(frame);
    seen.disconnect();
    forget(scene, true);
    renderer.dispose();
    renderer.forceContextLoss();
  }

  return { set, aim, roll, dispose };

  /** Frees what a group holds on the graphics card; shapes that are shared only in the end. */
  function forget(group: Object3D, shapes: boolean) {
    group.traverse((object) => {
      if (!(object instanceof Mesh) && !(object instanceof Sprite)) return;
      if (shapes) (object.geometry as BufferGeometry).dispose();
      for (const material of [object.material].flat() as Material[]) {
        (material as MeshStandardMaterial).map?.dispose();
        material.dispose();
      }
    });
  }
}

/** The place on a path after so many millimetres. */
function pointAt(path: readonly Waypoint[], far: number): Point {
  let left = far * 10;
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1]!, path[leg]!];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= long && long > 0) {
      const part = left / long;
      return { x: (from.x + (to.x - from.x) * part) / 10, y: (from.y + (to.y - from.y) * part) / 10 };
    }
    left -= long;
  }
  const last = path.at(-1)!;
  return { x: last.x / 10, y: last.y / 10 };
}
