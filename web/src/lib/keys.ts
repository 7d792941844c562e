// Keys that work anywhere on a screen, but never while somebody types or a dialog is open.

export type Keys = {
  /** 1 to 9. */
  digit?: (digit: number) => unknown;
} & { [key: string]: ((digit: number) => unknown) | undefined };

export function keys(map: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // A dialog's own keys are the browser's; what is behind it has none, wherever the focus has fallen to.
    if (document.querySelector('dialog[open]')) return;
    const on = event.target instanceof Element ? event.target : null;
    if (on?.closest('input:not([type=range]), textarea, select')) return;
    // A slider has its own use for these, and for no others.
    if (on?.matches('input') && /^(Arrow|Page|Home|End)/.test(event.key)) return;
    // A focused button is pressed by these itself.
    if ((event.key === 'Enter' || event.key === ' ') && on?.closest('button, a, summary, [role="button"]')) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    const does = digit > 0 ? map.digit : map[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!does) return;
    event.preventDefault();
    does(digit);
  };
}
