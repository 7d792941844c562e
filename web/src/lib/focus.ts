// Whoever uses keys is always somewhere. What is focused may go away, as a choice does that has been made: then the focus goes
// to what is around it, and not to the top of the page.

/** Whether a pointer was used last: a press elsewhere means to leave where one was. Whoever never presses, as screen readers
 * that press for people, uses keys. */
let pointed = false;
addEventListener('keydown', () => (pointed = false), true);
addEventListener('pointerdown', () => (pointed = true), true);

/** Whether whoever is here presses things, and needs to be kept nowhere. */
export function usesPointer(): boolean {
  return pointed;
}

/** What could have the focus and still be seen: the nearest around what lost it. */
function around(path: readonly EventTarget[]): HTMLElement | null {
  for (const one of path) {
    if (one instanceof HTMLElement && one.isConnected && one.hasAttribute('tabindex')) return one;
  }
  return null;
}

/** Keeps the focus within an element, as an attachment does: returns what ends that. */
export function keepFocus(within: HTMLElement): () => void {
  let frame = 0;
  function lost(event: FocusEvent) {
    const { target, relatedTarget } = event;
    if (relatedTarget || pointed || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    // Before it goes: afterwards nobody knows where it was.
    const path = event.composedPath().slice(1);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const isGone = !target.isConnected || target.matches(':disabled');
      if (isGone && document.activeElement === document.body) around(path)?.focus({ preventScroll: true });
    });
  }
  within.addEventListener('focusout', lost);
  return () => {
    cancelAnimationFrame(frame);
    within.removeEventListener('focusout', lost);
  };
}
