// The colours of the five riders. A rider's wood is the same by day and by lamplight; its name is written in a colour
// that can be read on the paper of the hour.
export interface RiderColour {
  /** The painted wood. */
  wood: string;
  /** Its shaded side and its edge. */
  shade: string;
  /** What is drawn upon it. */
  mark: string;
  /** For text on paper. */
  text: string;
}

/** Ted, Bill, Harry, Sammy, Rick. */
export const RIDERS: readonly RiderColour[] = [
  { wood: '#8b5a2f', shade: '#55341b', mark: '#fdf4e1', text: 'light-dark(#7b4a22, #d9a571)' },
  { wood: '#f6efdf', shade: '#8d8372', mark: '#3a3227', text: 'light-dark(#655c4e, #efe8da)' },
  { wood: '#3d7d4c', shade: '#1c4a2a', mark: '#fdf4e1', text: 'light-dark(#2f6b3c, #7fc492)' },
  { wood: '#2f6fbd', shade: '#173f74', mark: '#fdf4e1', text: 'light-dark(#1f5fa8, #7fb4f2)' },
  { wood: '#bf3328', shade: '#761710', mark: '#fdf4e1', text: 'light-dark(#b3261e, #f0897c)' },
];

export function colourOf(seat: number): RiderColour {
  return RIDERS[seat % RIDERS.length]!;
}
