// What the things on the table in depth have in common. One unit is one millimetre; x is east, z is south, y up.
import {
  CanvasTexture,
  Mesh,
  Sprite,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
  type Material,
  type MeshStandardMaterial,
  type Object3D,
} from 'three';
import { BOARD, type Point } from '../layout';

/** A place of the board, so high above it. */
export const onTable = (point: Point, high = 0) => new Vector3(point.x, high, BOARD.height - point.y);

export function textureOf(picture: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(picture);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Frees what a thing holds on the graphics card; shapes that are shared only in the end. */
export function forget(thing: Object3D, shapes: boolean): void {
  thing.traverse((object) => {
    if (!(object instanceof Mesh) && !(object instanceof Sprite)) return;
    if (shapes) (object.geometry as BufferGeometry).dispose();
    for (const material of [object.material].flat() as Material[]) {
      (material as MeshStandardMaterial).map?.dispose();
      material.dispose();
    }
  });
}
