// Things that explain themselves. A board says what a card, a token or a face of a die means by `{@attach explain(...)}`;
// `parts/Explainer` shows it beside the thing when somebody points at it, comes to it by keyboard or holds a finger on it.
import type { Attachment } from 'svelte/attachments';

/** What a thing on the table is. Never more than the viewer may know: of a hidden card, its back. */
export interface Meaning {
  name: string;
  /** What it does, in a sentence or two; without it, what its rule says. */
  text?: string | undefined;
  /** The number of its rule. */
  rule?: string | null | undefined;
}

const meanings = new WeakMap<Element, Meaning>();

class Explained {
  /** What the rules of the game on the table say, by their numbers; empty until they have been fetched. */
  rules = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What is being explained. */
  at = $state.raw<{ thing: Element; meaning: Meaning } | null>(null);

  open(thing: Element): void {
    const meaning = meanings.get(thing);
    this.at = meaning ? { thing, meaning } : null;
  }

  close(): void {
    this.at = null;
  }

  /** What a thing does; empty while its rule is not known. */
  text({ text, rule }: Meaning): string {
    return text ?? (rule ? this.rules.get(rule) : undefined) ?? '';
  }
}

export const explained = new Explained();

/** An attachment by which a thing explains itself, to the eye and to the ear; null is nothing to explain. */
export function explain(meaning: Meaning | null): Attachment {
  return (thing) => {
    if (!meaning) return;
    // A copy, so that the same meaning given again, as when the rules have come, is told apart from the one before.
    const given = { ...meaning };
    meanings.set(thing, given);
    thing.toggleAttribute('data-explained', true);
    // Its name is told already; this is told after it.
    const heard = [explained.text(meaning), meaning.rule].filter(Boolean).join(' ');
    if (heard !== (thing.getAttribute('aria-description') ?? '')) thing.setAttribute('aria-description', heard);
    // With every view a thing is given its meaning anew, mostly the same one: only what is given none loses its marks.
    return () => queueMicrotask(() => meanings.get(thing) === given && forget(thing));
  };
}

function forget(thing: Element): void {
  meanings.delete(thing);
  thing.removeAttribute('data-explained');
  thing.removeAttribute('aria-description');
  if (!thing.isConnected && explained.at?.thing === thing) explained.close();
}

/** An attachment for what holds many such things: one stop of the tab key, from which arrows lead from thing to thing. */
export const arrows: Attachment = (holder) => {
  holder.setAttribute('data-arrows', '');
  holder.setAttribute('tabindex', '0');
};

/** The thing that something belongs to and that explains itself, if any. */
export function thingOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-explained]') : null;
}

/**
 * The thing that a key leads to from another: within one `data-arrows`, arrows go from thing to thing, so that many of them
 * are one stop of the tab key. Null if the key means nothing here.
 */
export function stepTo(from: Element, key: string): Element | null {
  const holder = from.closest('[data-arrows]');
  if (!holder) return null;
  const things = [...holder.querySelectorAll('[data-explained]')].filter(
    (thing) => !thing.closest('[aria-hidden=true]'),
  );
  const at = things.indexOf(thingOf(from) ?? holder);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return things[at + 1] ?? null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return things[at < 0 ? things.length - 1 : at - 1] ?? null;
    case 'Home':
      return things[0] ?? null;
    case 'End':
      return things.at(-1) ?? null;
    default:
      return null;
  }
}
