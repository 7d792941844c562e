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

/** Gives the focus to the nearest around what lost it that takes it: what is hidden by now does not. */
function focusAround(path: readonly EventTarget[]): void {
  for (const one of path) {
    if (!(one instanceof HTMLElement) || !one.hasAttribute('tabindex')) continue;
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
  }
}

/** Whether something cannot have the focus any more: it is not on the page, not to be seen, out of use, or no stop now. */
function isGone(element: HTMLElement | SVGElement): boolean {
  const seen = element.isConnected && element.checkVisibility?.({ visibilityProperty: true }) !== false;
  const stop = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return !seen || !stop || element.matches(':disabled, [inert] *');
}

/** Keeps the focus within an element, as an attachment does: returns what ends that. */
export function keepFocus(within: HTMLElement): () => void {
  let frame = 0;
  function lost(event: FocusEvent) {
    const { target, relatedTarget } = event;
    if (relatedTarget || pointed || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    // Before it goes: afterwards nobody knows where it was.
    const path = event.composedPath();
    // What goes out of use may be back in use before the next picture, and then it has the focus again.
    const out = isGone(target);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (isGone(target)) focusAround(path.slice(1));
      else if (out) target.focus({ preventScroll: true });
    });
  }
  within.addEventListener('focusout', lost);
  return () => {
    cancelAnimationFrame(frame);
    within.removeEventListener('focusout', lost);
  };
}
