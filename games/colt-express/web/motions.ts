// Which figure an event stirs, and how it moves while the event is acted out.
import { caseOf, type CaseOf } from '$lib/cases';
import type { Stander } from './layout';
import type { Bandit, Event } from './rules';

/** The names of the movements; Standing.svelte has an animation for each. */
export type Motion =
  | 'walk'
  | 'climb'
  | 'hop'
  | 'leap'
  | 'flinch'
  | 'kick'
  | 'lunge'
  | 'tumble'
  | 'stoop'
  | 'shrug'
  | 'perk'
  | 'land'
  | 'cheer'
  | 'dismount';

/** What stirs the one who does something, and what the one to whom it is done. */
const DOES: Partial<Record<CaseOf<Event>, Motion>> = {
  joined: 'land',
  placed: 'land',
  turned: 'perk',
  no_effect: 'shrug',
  moved: 'walk',
  fled: 'leap',
  hit: 'flinch',
  shot: 'kick',
  punched: 'lunge',
  snatched: 'lunge',
  robbed: 'stoop',
  thrown: 'tumble',
  purse_lost: 'flinch',
  left_alone: 'shrug',
  ransomed: 'cheer',
  rode: 'dismount',
  hostage_taken: 'lunge',
  driven_off: 'tumble',
  shotgun_punched: 'lunge',
  flask_taken: 'stoop',
  sipped: 'perk',
  loot_shared: 'shrug',
  mortally_hit: 'flinch',
  hostage_ransomed: 'cheer',
  jailed: 'tumble',
  broke_out: 'leap',
  prisoner_freed: 'cheer',
  bandit_freed: 'lunge',
  claimed: 'lunge',
  copied: 'perk',
  marshal_punched: 'lunge',
  mailbag_taken: 'stoop',
  head_counted: 'flinch',
  bribed: 'cheer',
};
const UNDERGOES: Partial<Record<CaseOf<Event>, Motion>> = {
  shot: 'flinch',
  knocked_back: 'tumble',
  stood_firm: 'flinch',
  punched: 'flinch',
  dropped: 'flinch',
  snatched: 'flinch',
  pushed: 'tumble',
  flask_dropped: 'flinch',
  marshal_shot: 'flinch',
  bandit_freed: 'leap',
  claimed: 'flinch',
  mailbag_dropped: 'flinch',
};
/** What the Marshal does while something is told of him or of others. */
const MARSHAL: Partial<Record<CaseOf<Event>, Motion>> = {
  marshal_moved: 'walk',
  marshal_drank: 'stoop',
  marshal_shot: 'kick',
  jailed: 'lunge',
  marshal_punched: 'flinch',
  goal_drawn: 'perk',
  stayed: 'shrug',
  goals_shown: 'cheer',
};

interface Involved {
  bandit?: Bandit;
  target?: Bandit;
  bandits?: Bandit[];
  from?: { level?: string } | number;
  to?: { level?: string } | number;
}

const involved = (event: Event): Involved => (typeof event === 'string' ? {} : (Object.values(event)[0] as Involved));

/** The figure at which to look during an event. */
export function stirred(event: Event): Stander | null {
  const kind = caseOf(event);
  if (kind === 'stayed' || kind === 'goals_shown') return 'marshal';
  if (kind === 'marshal_moved' || kind === 'marshal_drank') return 'marshal';
  if (kind === 'stagecoach_moved' || kind === 'stagecoach_came') return 'shotgun';
  if (kind === 'rode_away' || kind === 'rider_chose') return null;
  if (kind === 'elf_followed' || kind === 'elf_placed' || kind === 'eliminated') return 'elf';
  const { bandit, target } = involved(event);
  return kind in UNDERGOES && !(kind in DOES) ? (target ?? null) : (bandit ?? target ?? null);
}

/** How `who` moves during an event; empty if not at all. */
export function motionOf(event: Event, who: Stander): Motion | '' {
  const kind = caseOf(event);
  const lawful = who === 'marshal' ? MARSHAL[kind] : undefined;
  if (lawful) return lawful;
  if (who === 'shotgun') return kind === 'shotgun_punched' ? 'tumble' : kind === 'driven_off' ? 'kick' : '';
  if (who === 'elf') return kind === 'elf_followed' || kind === 'elf_placed' ? 'hop' : '';
  const { bandit, target, bandits, from, to } = involved(event);
  if (bandits?.includes(who))
    return kind === 'gunslingers' ? 'cheer' : kind === 'eliminated' || kind === 'arrested' ? 'flinch' : '';
  if (who === bandit) {
    const climbs = kind === 'moved' && typeof from === 'object' && typeof to === 'object' && from.level !== to.level;
    return kind === 'elf_followed' ? '' : climbs ? 'climb' : (DOES[kind] ?? '');
  }
  return who === target ? (UNDERGOES[kind] ?? '') : '';
}
