import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype } from '../kinds/kind.ts';

// Where a wish could be of several kinds, Sage asks which one is closest. The answer stands in the goal's description, so that
// every later plan and suggestion follows it: 'Closest to: Buy a first home.'

const mark = /(?:^|\s)Closest to: ([^.\n]+)\./;
const byName = new Map<string, Archetype>([...kinds, ...archetypes].map((kind) => [kind.name, kind]));

/** The line of a description that names the kind a person chose. */
export const closestTo = (name: string): string => `Closest to: ${name}.`;

/** The kind or archetype with this name. */
export const kindNamed = (name: string): Archetype | undefined => byName.get(name);

/** The kind that a description names as the closest. */
export const closestIn = (description: string | null | undefined): Archetype | undefined =>
  kindNamed(mark.exec(description ?? '')?.[1] ?? '');

/** A description without that line, which is none of the person's words. */
export const withoutClosest = (description: string): string =>
  closestIn(description) ? description.replace(mark, '').trim() : description;
