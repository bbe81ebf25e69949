import { archetypes, kinds } from '../kinds/generated/all.ts';

let verbs: Set<string> | undefined;

/** The verbs that steps begin with, from all kinds of goal. */
export function imperatives(): ReadonlySet<string> {
  verbs ??= new Set(
    [...kinds, ...archetypes].flatMap(({ steps }) =>
      steps.map(({ title }) => title.split(' ')[0]?.toLowerCase() ?? ''),
    ),
  );
  return verbs;
}
