// Dice, cars and chests on their way. What flies is a copy on a layer above the board, steered every frame to where the
// real thing is now, so that it arrives also when the train is scrolled or closes up meanwhile.

export interface Flight {
  /** From where, in the window. */
  from: DOMRect;
  /** What flies there; it is hidden until then. */
  to: Element;
  copy: HTMLElement;
  /** Whether the copy has the size of what it flies to (and changes with it), or of what it comes from. */
  size: 'to' | 'from';
  /** When it starts and how long it takes, in milliseconds. */
  delay: number;
  lasts: number;
  /** How high its path curves, in pixels. */
  arc: number;
  /** Half turns on the way. */
  turns: number;
  /** What remains of it on arrival: 1 for what stays, 0 for what vanishes. */
  fades: boolean;
  /** Hide what it flies to until it is there. */
  hides: boolean;
  onframe?: (copy: HTMLElement, part: number) => void;
}

interface Under extends Flight {
  begun: number;
}

export interface Pose {
  x: number;
  y: number;
  scale: number;
  turn: number;
  opacity: number;
}

/** Slow, fast, slow. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export type Path = Pick<Flight, 'size' | 'arc' | 'turns' | 'fades'>;

/** Where a copy is when `part` of the way is done. */
export function pose(from: Box, to: Box, part: number, { size, arc, turns, fades }: Path): Pose {
  const on = eased(part);
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const [a, b] = [middle(from), middle(to)];
  const base = size === 'to' ? to : from;
  const scale = (box: Box) => (base.height > 0 ? box.height / base.height : 1);
  return {
    x: a.x + (b.x - a.x) * on,
    y: a.y + (b.y - a.y) * on - arc * 4 * on * (1 - on),
    scale: scale(from) + (scale(to) - scale(from)) * on,
    turn: turns * 180 * on,
    opacity: fades ? 1 - Math.max(0, (part - 0.6) / 0.4) : 1,
  };
}

export class Sky {
  readonly #layer: HTMLElement;
  #flights = new Set<Under>();
  #frame = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  launch(flights: readonly Flight[]): void {
    const now = performance.now();
    for (const flight of flights) {
      this.#land(flight.to);
      flight.copy.classList.add('flying');
      flight.copy.setAttribute('aria-hidden', 'true');
      this.#layer.append(flight.copy);
      if (flight.hides) (flight.to as HTMLElement).style.visibility = 'hidden';
      this.#flights.add({ ...flight, begun: now });
    }
    if (this.#frame === 0 && this.#flights.size > 0) this.#step(now);
  }

  /** Ends everything under way. */
  clear(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const flight of this.#flights) this.#end(flight);
  }

  #land(to: Element): void {
    for (const flight of this.#flights) if (flight.to === to && flight.hides) this.#end(flight);
  }

  #end(flight: Under): void {
    flight.copy.remove();
    if (flight.hides) (flight.to as HTMLElement).style.visibility = '';
    this.#flights.delete(flight);
  }

  #step = (now: number): void => {
    const origin = this.#layer.getBoundingClientRect();
    // All reading first, then all writing: one layout a frame.
    const poses = [...this.#flights].map((flight) => {
      const part = Math.min(1, Math.max(0, (now - flight.begun - flight.delay) / Math.max(1, flight.lasts)));
      const box = flight.to.getBoundingClientRect();
      return { flight, part, box, at: pose(flight.from, box, part, flight) };
    });
    for (const { flight, part, box, at } of poses) {
      const gone = !flight.to.isConnected || part >= 1;
      if (gone) {
        this.#end(flight);
        continue;
      }
      const { style } = flight.copy;
      const { width, height } = flight.size === 'to' ? box : flight.from;
      style.width = `${width}px`;
      style.height = `${height}px`;
      style.opacity = String(at.opacity);
      style.transform = `translate(${at.x - origin.left - width / 2}px, ${at.y - origin.top - height / 2}px) scale(${at.scale}) rotate(${at.turn}deg)`;
      flight.onframe?.(flight.copy, part);
    }
    this.#frame = this.#flights.size > 0 ? requestAnimationFrame(this.#step) : 0;
  };
}
