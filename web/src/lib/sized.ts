// How large something is drawn.
import type { Attachment } from 'svelte/attachments';

/** Says how wide and high an element is, once it is laid out and whenever that changes. A binding to `clientWidth` asks at once:
 * the whole page is laid out while it is being made, and anew for each such element. */
export function sized(told: (width: number, height: number) => void): Attachment {
  return (element) => {
    const watch = new ResizeObserver(() => told(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
