// What moves without end, such as smoke, wheels and snow, moves where it is seen and where there is time for it. Out of
// sight it rests; on a device that cannot keep up all of it rests, so that a tap is answered at once. What acts out an
// event has an end, and is left alone.

/** How long a picture may take, in milliseconds, before a device is slow. */
const LATE = 25;
/** So many pictures, or as many as there are in so many milliseconds, are looked at before anything is said; the first
 * ones are those of a board being laid. */
const WATCHED = 24;
const PATIENCE = 600;
const FIRST = 4;
/** After so long it is looked at again: what was busy with something else for a while is not slow. */
const AGAIN = 5 * 60_000;

/** Whether pictures that took so long each are too slow: one that is late now and then says nothing. */
export function isSlow(intervals: readonly number[]): boolean {
  const sorted = [...intervals].sort((a, b) => a - b);
  return (sorted[sorted.length >> 1] ?? 0) > LATE;
}

let slowUntil = 0;
const isResting = () => Date.now() < slowUntil;
const boards = new Set<() => void>();

/** Looks at a few pictures in a row, while something moves that costs time: twice too slow is slow, from then on. */
function watch(): () => void {
  let frame = 0;
  let last = 0;
  let before = false;
  let skipped = 0;
  let intervals: number[] = [];
  const look = (now: number) => {
    // Whoever was away has no late picture.
    const took = now - last;
    if (last > 0 && took < 1000 && ++skipped > FIRST) intervals.push(took);
    last = now;
    const passed = intervals.reduce((sum, one) => sum + one, 0);
    if (intervals.length === WATCHED || (passed > PATIENCE && intervals.length > 2)) {
      const late = isSlow(intervals);
      if (late && before) return found();
      if (!late) return;
      before = true;
      intervals = [];
    }
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

function found(): void {
  slowUntil = Date.now() + AGAIN;
  for (const rest of boards) rest();
}

/** Lets what moves without end within an element move only while it is seen, and not at all on a slow device. Returns
 * what ends that. */
export function still(within: HTMLElement): () => void {
  /** What moves without end: whether it is seen, and whether something painted before or after it moves. */
  const moving = new Map<Element, { seen: boolean; painted: boolean }>();
  let watching: (() => void) | null = null;
  // What is painted before or after an element is found only among all that is below it, so it is looked for seldom.
  const endless = (of: Element, painted: boolean) =>
    of.getAnimations({ subtree: painted }).filter(({ effect }) => {
      const endless = effect?.getComputedTiming().iterations === Infinity;
      return endless && (effect as KeyframeEffect).target === of;
    });

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const one = moving.get(target);
        if (one) one.seen = isIntersecting;
        settle(target);
      }
    },
    { root: within },
  );

  function settle(target: Element): void {
    const one = moving.get(target);
    if (!one) return;
    for (const animation of endless(target, one.painted)) {
      if (isResting() || !one.seen) animation.pause();
      else if (animation.playState === 'paused') animation.play();
    }
  }

  function begun({ target, pseudoElement }: AnimationEvent): void {
    if (!(target instanceof Element)) return;
    const known = moving.get(target);
    const painted = pseudoElement !== '' || known?.painted === true;
    if (endless(target, painted).length === 0) return;
    if (known) known.painted = painted;
    else {
      moving.set(target, { seen: true, painted });
      sight.observe(target);
    }
    settle(target);
    if (!isResting()) watching ??= watch();
  }

  function gone({ target }: AnimationEvent): void {
    const one = target instanceof Element ? moving.get(target) : undefined;
    if (!one || endless(target as Element, one.painted).length > 0) return;
    moving.delete(target as Element);
    sight.unobserve(target as Element);
  }

  const rest = () => {
    for (const target of moving.keys()) settle(target);
  };
  within.addEventListener('animationstart', begun);
  within.addEventListener('animationcancel', gone);
  boards.add(rest);
  return () => {
    within.removeEventListener('animationstart', begun);
    within.removeEventListener('animationcancel', gone);
    boards.delete(rest);
    sight.disconnect();
    watching?.();
  };
}
