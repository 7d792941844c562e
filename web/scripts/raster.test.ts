// @ts-expect-error -- a script without types; what it gives is looked at here
import { png, raster, shapes } from './raster.mjs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const BLACK = [0, 0, 0];

/** The colour of a pixel of a picture 100 wide. */
function at(inside: string): (x: number, y: number) => number[] {
  const pixels: Uint8Array = raster(shapes(svg(inside)), 100);
  return (x, y) => [...pixels.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)];
}

describe('the icon painter', () => {
  test('fills what is inside, and the later lies on the earlier', () => {
    const pixel = at('<rect width="100" height="100" fill="#ff0000"/><circle cx="50" cy="50" r="20" fill="#0000ff"/>');
    expect([pixel(2, 2), pixel(50, 50), pixel(72, 50)]).toEqual([RED, BLUE, RED]);
  });

  test('draws straight paths with their strokes, whose looks come from the group around', () => {
    const pixel = at('<g fill="#ff0000" stroke="#0000ff" stroke-width="10"><path d="M20 20l60 0 0 60-60 0z"/></g>');
    expect([pixel(50, 50), pixel(50, 20), pixel(50, 27), pixel(50, 10)]).toEqual([RED, BLUE, RED, BLACK]);
  });

  test('leaves gaps between dashes', () => {
    const pixel = at('<circle cx="50" cy="50" r="40" fill="none" stroke="#0000ff" stroke-width="4" stroke-dasharray="2 60"/>');
    expect([pixel(89, 50), pixel(78, 78)]).toEqual([BLUE, BLACK]);
  });

  test.each(['<ellipse rx="3" ry="4"/>', '<path d="M0 0c1 1 2 2 3 3z"/>', '<rect width="9" height="9" fill="red"/>'])('says what it cannot draw: %s', (inside) => {
    expect(() => raster(shapes(svg(inside)), 10)).toThrow('does not know');
  });

  test('writes a file that says its size and holds its rows', () => {
    const file: Buffer = png(raster(shapes(svg('<rect width="100" height="100" fill="#ff0000"/>')), 4), 4);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([4, 4]);
    const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
    expect([...rows.subarray(0, 13)]).toEqual([0, ...RED, ...RED, ...RED, ...RED]);
    // The sum that every reader checks: of an empty end it is always this one.
    expect(file.subarray(-4).toString('hex')).toBe('ae426082');
  });
});
