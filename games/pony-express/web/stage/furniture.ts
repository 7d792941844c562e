// The room of a duel: a wooden table with the board on it, under a lamp.
import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Fog,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  type Scene,
} from 'three';
import { BOARD } from '../layout';
import { textureOf } from './depth';
import { paintBoard, paintWood } from './paint';

/** Furnishes an empty scene; what is returned is the lamp that stands behind whoever shoots. */
export function furnish(scene: Scene, dark: boolean): DirectionalLight {
  scene.background = new Color(dark ? '#150c06' : '#3a2413');
  scene.fog = new Fog(scene.background, 800, 1700);
  const above = lamp(dark);
  // So that what is looked at is lit.
  const behind = new DirectionalLight('#ffe8c4', dark ? 0.9 : 1.5);
  const everywhere = new AmbientLight(dark ? '#a58a6a' : '#e6d8c4', dark ? 0.5 : 0.8);
  scene.add(above, above.target, behind, behind.target, everywhere, table(), board());
  return behind;
}

function lamp(dark: boolean): DirectionalLight {
  const light = new DirectionalLight(dark ? '#ffd9a4' : '#fff1d6', dark ? 2.4 : 2.8);
  light.position.set(120, 620, 60);
  light.target.position.set(300, 0, 225);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -420, right: 420, top: 420, bottom: -420, near: 100, far: 1400 });
  light.shadow.bias = -0.0006;
  return light;
}

function table(): Mesh {
  const wood = new MeshStandardMaterial({ map: textureOf(paintWood()), roughness: 0.9 });
  const top = new Mesh(new PlaneGeometry(4200, 4200), wood);
  top.rotation.x = -Math.PI / 2;
  top.position.set(300, -9, 225);
  top.receiveShadow = true;
  return top;
}

function board(): Mesh {
  const side = new MeshStandardMaterial({ color: '#5b3a1e', roughness: 0.9 });
  const top = new MeshStandardMaterial({ map: textureOf(paintBoard()), roughness: 0.86 });
  const slab = new Mesh(new BoxGeometry(BOARD.width, 8, BOARD.height), [side, side, top, side, side, side]);
  slab.position.set(300, -4, 225);
  slab.receiveShadow = true;
  slab.castShadow = true;
  return slab;
}
