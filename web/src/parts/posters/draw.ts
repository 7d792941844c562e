// Geometry that the posters share.

/** Rays from a point, every other wedge of `count` filled, as a path. */
export function rays(x: number, y: number, radius: number, count: number): string {
  const point = (turn: number) => {
    const angle = (turn / count) * 2 * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count / 2 }, (_, n) => `M${x} ${y}L${point(2 * n)}L${point(2 * n + 1)}z`).join('');
}

/** A star with `points` tips, as a path. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n / points) * Math.PI - Math.PI / 2;
    const radius = n % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
