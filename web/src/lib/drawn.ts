// Looking at what has been drawn.

/** Does something just before the next picture, unless it is called off: for an effect that measures or scrolls. Several
 * events may be told within one picture, and to measure between two of them lays out the whole page for nobody. */
export function whenDrawn(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Does something once the next picture is to be seen, unless it is called off. */
export function afterDrawn(go: () => void): () => void {
  let after: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (after = setTimeout(go)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(after);
  };
}
