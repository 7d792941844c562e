// How large something is drawn.
import type { Attachment } from 'svelte/attachments';

/** Says how wide an element is, once it is laid out and whenever that changes. A binding to `clientWidth` asks at once, and
 * where there are many such elements each of them lays out the whole page anew. */
export function wide(told: (width: number) => void): Attachment {
  return (element) => {
    const watch = new ResizeObserver(() => told(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
