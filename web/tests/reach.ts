// What a thumb reaches at a decision without scrolling anything: the measure behind "one screen on a phone".
import type { Page } from 'playwright-core';
import type { ServerMessage } from '../src/lib/protocol/ServerMessage';
import { command, type Person } from './harness';

/** What is asked of somebody: by the latest message they were sent. */
export interface Asked {
  seq: number;
  seat: number;
  choices: { action: unknown }[];
  over: boolean;
}

export function asked({ frames }: Person): Asked | null {
  const message = JSON.parse(
    frames.findLast((text) => /"type":"(snapshot|update)"/.test(text)) ?? 'null',
  ) as ServerMessage | null;
  if (message?.type !== 'snapshot' && message?.type !== 'update') return null;
  const { seat, choices, outcome } = message.situation as unknown as {
    seat: number | null;
    choices: { action: unknown }[];
    outcome: unknown;
  };
  const seq = message.type === 'snapshot' ? message.seq : message.happened.seq;
  return { seq, seat: seat ?? 0, choices, over: outcome != null };
}

/**
 * Which of the choices that are offered cannot be made without scrolling. A choice is within reach if something on the
 * board that is it or leads to it (`data-choice`, `data-leads`), or its button in the line under the board as it is before
 * anybody opens it, lies whole within the screen and within everything that cuts it off, and a finger that comes down on
 * it meets it. What is there only after a scroll of the board, of a part of it or of the line is out of reach.
 */
export function outOfReach(page: Page, count: number): Promise<number[]> {
  return page.evaluate((count) => {
    /** What is left of an element after everything around it has cut it off. */
    const left = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      const cut = (by: { left: number; top: number; right: number; bottom: number }, x: boolean, y: boolean) => {
        if (x) [box.left, box.right] = [Math.max(box.left, by.left), Math.min(box.right, by.right)];
        if (y) [box.top, box.bottom] = [Math.max(box.top, by.top), Math.min(box.bottom, by.bottom)];
      };
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
        cut(around.getBoundingClientRect(), overflowX !== 'visible', overflowY !== 'visible');
      }
      cut({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight }, true, true);
      return box;
    };
    const meets = (element: Element, x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    const reached = (element: Element) => {
      const whole = element.getBoundingClientRect();
      const seen = left(element);
      // A card that lies at an angle, or a ring around a figure, may lose an edge.
      const slack = 0.06 * Math.max(whole.width, whole.height) + 2;
      if (seen.right - seen.left < whole.width - slack || seen.bottom - seen.top < whole.height - slack) return false;
      const parts = [0.5, 0.15, 0.85];
      return parts.some((x) =>
        parts.some((y) =>
          meets(element, seen.left + x * (seen.right - seen.left), seen.top + y * (seen.bottom - seen.top)),
        ),
      );
    };
    const within = new Set<number>();
    const marked = '#board :is([data-choice], [data-leads]), .choices [data-choice]';
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(marked)) {
      const places = `${element.dataset.choice ?? ''} ${element.dataset.leads ?? ''}`.match(/\d+/g) ?? [];
      if (places.length > 0 && reached(element)) for (const place of places) within.add(Number(place));
    }
    return Array.from({ length: count }, (_, place) => place).filter((place) => !within.has(place));
  }, count);
}

export interface Reach {
  decisions: number;
  /** Those at which something that is offered is out of reach, and what that is. */
  scrolled: { nth: number; missing: unknown[]; of: number }[];
}

/** Plays up to `most` decisions, by default each in a way of its own so that many kinds of them are met, and measures at
 * each. */
export async function play(
  person: Person,
  table: string,
  most: number,
  {
    choose = (choices, nth) => (nth * 7 + 3) % choices.length,
    look,
  }: {
    choose?: (choices: Asked['choices'], nth: number) => number;
    /** Before it is decided. */
    look?: (nth: number, missing: number) => Promise<void>;
  } = {},
): Promise<Reach> {
  const { page } = person;
  const reach: Reach = { decisions: 0, scrolled: [] };
  let last = -1;
  for (let idle = 0; reach.decisions < most && idle < 1500; idle += 1) {
    const now = asked(person);
    if (now?.over) break;
    const ready = now && now.seq > last && now.choices.length > 0 && (await page.locator('.prompt.mine').count()) > 0;
    if (!ready) {
      await page.waitForTimeout(20);
      continue;
    }
    // What must be seen before anything else is decided covers the board until it is closed.
    const seen = page.locator('#board [role="alertdialog"] button');
    if ((await seen.count()) > 0) await seen.click();
    // Boards measure themselves and pan to what is offered in the pictures that follow.
    await page.evaluate(async () => {
      for (let picture = 0; picture < 4; picture += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    if (asked(person)?.seq !== now.seq) continue;
    const missing = await outOfReach(page, now.choices.length);
    // A question with one answer may just have answered itself, and then there was nothing to be reached.
    if (asked(person)?.seq !== now.seq) continue;
    idle = 0;
    last = now.seq;
    const nth = reach.decisions++;
    if (missing.length > 0)
      reach.scrolled.push({ nth, missing: missing.map((at) => now.choices[at]?.action), of: now.choices.length });
    await look?.(nth, missing.length);
    const { action } = now.choices[choose(now.choices, nth)]!;
    // Somebody else may have decided first, as with a call that many may make.
    await command(person, table, { type: 'act', seat: now.seat, based_on: now.seq, action }).catch(() => null);
  }
  return reach;
}
