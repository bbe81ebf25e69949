import { closestNamed, withoutClosestLine } from '@pathwise/contracts/closest-kind.rules';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype } from '../kinds/kind.ts';

const byName = new Map<string, Archetype>([...kinds, ...archetypes].map((kind) => [kind.name, kind]));

/** The kind or archetype with this name. */
export const kindNamed = (name: string): Archetype | undefined => byName.get(name);

/** The kind that a description names as the closest. */
export const closestIn = (description: string | null | undefined): Archetype | undefined =>
  kindNamed(closestNamed(description ?? '') ?? '');

/** A description without that line. Other words after the same mark stay. */
export const withoutClosest = (description: string): string =>
  closestIn(description) ? withoutClosestLine(description) : description;
