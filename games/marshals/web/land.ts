// The shapes of the land, so that they need not be written out by hand: always the same for the same seed.

/** Numbers in [0, 1) that look like chance and never change. */
export function grain(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A pine with its foot at (x, y): three or four tiers of branches, a little uneven. */
export function pine(x: number, y: number, height: number, next: () => number): string {
  const wide = height * (0.26 + next() * 0.06);
  const tiers = height > 46 ? 4 : 3;
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const low = y - height + (height * 0.94 * tier) / tiers;
    const out = (wide * (tier + 0.6)) / (tiers + 0.6);
    const back = out * 0.45;
    const sway = (next() - 0.5) * 2;
    left.unshift(`L${fix(x - back)} ${fix(low - height * 0.03)} L${fix(x - out + sway)} ${fix(low + 1)}`);
    right.push(`L${fix(x + out + sway)} ${fix(low + 1)} L${fix(x + back)} ${fix(low - height * 0.03)}`);
  }
  const trunk = Math.max(1.2, height * 0.035);
  return (
    `M${fix(x)} ${fix(y - height)} ${right.join(' ')} L${fix(x + trunk)} ${fix(y - height * 0.06)} L${fix(x + trunk)} ${y}` +
    ` L${fix(x - trunk)} ${y} L${fix(x - trunk)} ${fix(y - height * 0.06)} ${left.join(' ')} Z`
  );
}

/** A wood along a line: pines from left to right with their feet near `y`. */
export function wood(seed: number, count: number, y: number, least: number, most: number, width = 300): string {
  const next = grain(seed);
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    pine(fix(index * step + step * (0.2 + next() * 0.6)), fix(y + next() * 5), least + (most - least) * next(), next),
  ).join(' ');
}

/** Tufts of grass in a band of ground. */
export function tufts(seed: number, count: number, top: number, bottom: number, size: number, width = 300): string {
  const next = grain(seed);
  return Array.from({ length: count }, () => {
    const x = fix(next() * width);
    const y = fix(top + next() * (bottom - top));
    const h = fix(size * (0.6 + next() * 0.8));
    return `M${x} ${y} l${fix(-h * 0.5)} ${-h} M${x} ${y} l${fix(h * 0.1)} ${fix(-h * 1.3)} M${x} ${y} l${fix(h * 0.6)} ${fix(-h * 0.9)}`;
  }).join(' ');
}

const fix = (value: number): number => Math.round(value * 10) / 10;
