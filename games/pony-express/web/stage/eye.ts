// The eye that looks at the table: a picture whenever something has changed, and one after the other while it glides.
import { PCFShadowMap, PerspectiveCamera, Vector3, WebGLRenderer, type Scene } from 'three';

/** How long it takes to glide to another place, in milliseconds. */
const GLIDE = 650;

interface Place {
  from: Vector3;
  at: Vector3;
}

export class Eye {
  readonly #canvas: HTMLCanvasElement;
  readonly #scene: Scene;
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(40, 1, 5, 4000);
  readonly #looking = new Vector3(300, 0, 225);
  readonly #resized = new ResizeObserver(() => this.wake());
  #glide: { from: Place; to: Place; since: number } | null = null;
  #frame = 0;
  #wide = 0;
  #high = 0;

  constructor(canvas: HTMLCanvasElement, scene: Scene) {
    this.#canvas = canvas;
    this.#scene = scene;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#resized.observe(canvas);
  }

  /** Looks from a place at a place, at once. */
  leap({ from, at }: Place): void {
    this.#camera.position.copy(from);
    this.#looking.copy(at);
  }

  /** The same, bit by bit. */
  glide(to: Place): void {
    const from = { from: this.#camera.position.clone(), at: this.#looking.clone() };
    this.#glide = { from, to, since: performance.now() };
  }

  /** Draws once, and on as long as it glides. */
  wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#resized.disconnect();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #step(now: number): void {
    this.#frame = 0;
    if (this.#glide) {
      const { from, to, since } = this.#glide;
      const part = Math.min(1, (now - since) / GLIDE);
      const soft = part * part * (3 - 2 * part);
      this.#camera.position.lerpVectors(from.from, to.from, soft);
      this.#looking.lerpVectors(from.at, to.at, soft);
      if (part === 1) this.#glide = null;
      else this.wake();
    }
    this.#camera.lookAt(this.#looking);
    this.#fit();
    this.#renderer.render(this.#scene, this.#camera);
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || (clientWidth === this.#wide && clientHeight === this.#high)) return;
    [this.#wide, this.#high] = [clientWidth, clientHeight];
    this.#renderer.setSize(this.#wide, this.#high, false);
    this.#camera.aspect = this.#wide / this.#high;
    // A tall window sees as much to the sides as a broad one.
    this.#camera.fov = this.#camera.aspect < 1 ? 50 : 31;
    this.#camera.updateProjectionMatrix();
  }
}
