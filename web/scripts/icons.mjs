// Draws icon.svg as the pictures that devices want where they do not take a drawing: a home screen, an app list.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** 180 is Apple's home screen; 192 and 512 are what an installable app has to have. */
const SIZES = [180, 192, 512];

const drawing = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
for (const size of SIZES) {
  const picture = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(new URL(`../dist/icon-${size}.png`, import.meta.url), picture);
}
console.log(`drew the icon in ${SIZES.join(', ')}`);
