// The recorded matches the tests are about; fixtures/list.txt says how they were made.
import type { Choice } from '$lib/board';
import { caseOf } from '$lib/cases';
import type { Seen } from '$lib/fold';
import { shown, type Frame, type Recorded } from '../../../web/src/bench/story';
import { bothWays, robbing } from './choices';
import ghost from './fixtures/ghost.json';
import ghosts from './fixtures/ghosts.json';
import claim from './fixtures/claim.json';
import marshal from './fixtures/marshal.json';
import prison from './fixtures/prison.json';
import horses from './fixtures/horses.json';
import lastRider from './fixtures/last-rider.json';
import partners from './fixtures/partners.json';
import riders from './fixtures/riders.json';
import three from './fixtures/three.json';
import two from './fixtures/two.json';
import type { Action, Event, View } from './rules';

export type Line = Omit<Seen, 'event' | 'after'> & { event: Event; after: View };

export interface Step extends Omit<Frame, 'lines' | 'view' | 'choices'> {
  before: View;
  lines: Line[];
  view: View;
  choices: Choice<Action>[];
}

/** Every step of a match, with what was seen before it. */
function stepsOf(recorded: unknown): Step[] {
  const { from } = recorded as Recorded;
  const { frames } = shown(recorded as Recorded);
  return frames.map((frame, at) => ({ ...frame, before: frames[at - 1]?.view ?? from })) as Step[];
}

export const MATCHES: Record<string, Step[]> = { two: stepsOf(two), three: stepsOf(three) };
/** The first round of a match and what comes after it. */
export const ROUND = stepsOf(ghost);
/** Matches with Marshal & Prisoners: as the Marshal, as a bandit, and of somebody who is paid for a rescue. */
export const PRISON = [stepsOf(marshal), stepsOf(prison), stepsOf(claim)];
/** With Horses & Stagecoach. */
export const HORSES = [stepsOf(horses), stepsOf(riders), stepsOf(lastRider)].flat();
/** In teams of two, with Horses & Stagecoach. */
export const TEAMS = stepsOf(partners);
export const STEPS = [...Object.values(MATCHES), ROUND, stepsOf(ghosts), ...PRISON, HORSES, TEAMS].flat();

export interface Moment extends Step {
  name: string;
}

function named(step: Step): Moment {
  const { phase, lost, prison, partners, seats } = step.view;
  const crew = (seats.length === 2 ? '-crew' : '') + (prison ? '-prison' : '') + (partners ? '-partners' : '');
  if (typeof phase === 'object' && 'scheme' in phase)
    return { ...step, name: `scheme-${bothWays(step.choices) ? 'both' : phase.scheme.symbol}${crew}` };
  const robsLost = lost.some(({ label }) => robbing(step.choices, { lost: label }) !== null);
  return { ...step, name: `${caseOf(phase)}${robsLost ? '-lost' : ''}${prison ? '-prison' : ''}` };
}

const decisions = STEPS.filter(({ choices }) => choices.length > 0).map(named);

/** One decision of the viewer of each kind. */
export const MOMENTS = [...new Map(decisions.map((moment) => [moment.name, moment])).values()];

export function momentOf(name: string, fits: (moment: Moment) => boolean = () => true): Moment {
  const found = decisions.find((moment) => moment.name.startsWith(name) && fits(moment));
  if (!found) throw new Error(`no match has a moment ${name}`);
  return found;
}

export const kindsOf = (lines: readonly Line[]) => lines.map(({ event }) => caseOf(event));

/** A few steps in which every kind of event happens that any of the matches has. */
export const TELLING = [...STEPS]
  .sort((a, b) => new Set(kindsOf(b.lines)).size - new Set(kindsOf(a.lines)).size)
  .reduce<Step[]>((chosen, step) => {
    const told = new Set(chosen.flatMap(({ lines }) => kindsOf(lines)));
    return kindsOf(step.lines).some((kind) => !told.has(kind)) ? [...chosen, step] : chosen;
  }, []);
