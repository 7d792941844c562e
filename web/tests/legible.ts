// What of a page cannot be read as it should: letters that something cuts off, that run over the edge of what they stand on, or
// that are too small.
import type { Page } from 'playwright-core';

/**
 * Texts that are not seen whole: cut off by something that cannot be scrolled, or beside the screen. A text is judged where it
 * is shown, line by line; what is only for ears has no room and is not meant.
 */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    /** A letter may reach over its line by so much, and turned cards over their edges. */
    const SLACK = 3;
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, defs');
    const cuts = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const holds = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      const scrolls = holds && [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      return { x: overflowX !== 'visible', y: overflowY !== 'visible', scrolls, ears: clipPath.startsWith('inset(50') };
    };
    const isGround = (element: Element) => {
      const { backgroundColor, backgroundImage, borderLeftWidth } = getComputedStyle(element);
      return backgroundImage !== 'none' || borderLeftWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor);
    };
    /** By how much a line reaches over something it must not, and what that is; null if it is for ears. */
    const lost = (line: DOMRect, from: Element): { by: number; what: string } | null => {
      let worst = { by: 0, what: '' };
      const note = (by: number, what: string) => {
        if (by > worst.by) worst = { by, what };
      };
      let ground = false;
      /** What is taken out of the flow is cut by nothing below what it is placed in. */
      let placed: Element | null = null;
      for (let around: Element | null = from; around && around !== document.body; around = around.parentElement) {
        if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
        if (placed && around !== placed) continue;
        const { position, backfaceVisibility } = getComputedStyle(around);
        // The sides of a die that lie under it.
        if (backfaceVisibility === 'hidden') return null;
        placed = position === 'absolute' ? (around as HTMLElement).offsetParent : null;
        const { x, y, scrolls, ears } = cuts(around);
        if (ears) return null;
        const box = around.getBoundingClientRect();
        const name = `${around.nodeName.toLowerCase()}.${around.getAttribute('class')}`;
        const across = Math.max(box.left - line.left, line.right - box.right);
        const down = Math.max(box.top - line.top, line.bottom - box.bottom);
        if (x || y) {
          if (box.width <= 2 || box.height <= 2) return null;
          // Whoever wants to read it scrolls.
          if (scrolls) return worst;
          if (x) note(across - SLACK, name);
          if (y) note(down - SLACK, name);
        }
        if (!ground && isGround(around)) {
          ground = true;
          note(Math.max(across, down) - 1, `the edge of ${name}`);
        }
      }
      note(Math.max(-line.left, line.right - document.documentElement.clientWidth), 'the screen');
      return worst;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // What a name has beyond its dots is not laid out.
      const dots =
        getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      // What is squeezed into a room is as wide as that.
      const lines = element instanceof SVGElement ? [element.getBoundingClientRect()] : range.getClientRects();
      for (const line of dots ? [] : lines) {
        if (line.width < 1.5 || line.height < 1.5) continue;
        // The room above and below letters is no letter.
        const room = Math.max(0, line.height - parseFloat(getComputedStyle(element).fontSize)) / 2;
        const letters = new DOMRect(line.x, line.y + room, line.width, line.height - 2 * room);
        const cut = lost(letters, element);
        if (cut && cut.by > 0) found.add(`"${node.data.trim()}" reaches ${Math.ceil(cut.by)} px over ${cut.what}`);
      }
      if (dots && lost(element.getBoundingClientRect(), element) !== null)
        found.add(`"${node.data.trim()}" ends in dots in ${element.className}`);
    }
    return [...found];
  }, within);
}

/** Texts whose letters are less than so many pixels high on the screen, however they are drawn. */
export function smallTexts(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, defs');
    /** How much larger something is drawn than its style says. */
    const scale = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a, b, c, d } = element.getScreenCTM()!;
        return Math.sqrt(Math.abs(a * d - b * c));
      }
      return (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const within = node.parentElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (!within || node.data.trim() === '' || width < 1.5 || height < 1.5 || !shown(within)) continue;
      const size = parseFloat(getComputedStyle(within).fontSize) * scale(within);
      if (size < least - 0.05) found.push(`${size.toFixed(1)} ${node.data.trim()}`);
    }
    return found;
  }, least);
}

/** Words of a control that something else of the same control lies on, such as a mark in its corner. */
export function coveredTexts(page: Page, controls = '#board [data-choice]'): Promise<string[]> {
  return page.evaluate((controls) => {
    const found = new Set<string>();
    for (const control of document.querySelectorAll(controls)) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const element = node.parentElement!;
        if (node.data.trim() === '' || element.closest('.unseen')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, height, width } of range.getClientRects()) {
          if (width < 3) continue;
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            const hit = document.elementFromPoint(x, top + height / 2);
            if (hit && hit !== control && control.contains(hit) && !hit.contains(element) && !element.contains(hit))
              found.add(node.data.trim());
          }
        }
      }
    }
    return [...found];
  }, controls);
}
