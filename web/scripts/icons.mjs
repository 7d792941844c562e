// Draws icon.svg as the pictures that devices want where they do not take a drawing: a home screen, an app list.
import { readFileSync, writeFileSync } from 'node:fs';
import { png, raster, shapes } from './raster.mjs';

/** 180 is Apple's home screen; 192 and 512 are what an installable app has to have. */
const SIZES = [180, 192, 512];

const drawing = shapes(readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8'));
for (const size of SIZES) {
  writeFileSync(new URL(`../dist/icon-${size}.png`, import.meta.url), png(raster(drawing, size), size));
}
console.log(`drew the icon in ${SIZES.join(', ')}`);
