import type { PipelineStage } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { users } from '../users/user.model.ts';
import { type PeopleFilter, peopleQuery } from './people-query.ts';

/** Beyond this number of accounts facets count as equally frequent. */
const countedUpTo = 1_000;

export interface Finding {
  /** The rarest facet, and what else an account must be. */
  query: object;
  /**
   * The same as stages of an aggregation: first what the index of facets and places knows, then the rest. MongoDB makes one query of
   * them. The embedded database would otherwise read all accounts.
   */
  stages(more: object): PipelineStage.Match[];
  /** True when the filter fits everybody. */
  isEverybody: boolean;
}

/** The query of a filter, with the facet that the fewest accounts have at its front. */
export async function findingOf(
  deps: Pick<AuthDeps, 'db' | 'now'>,
  { filter, timeZone }: { filter: PeopleFilter; timeZone: string },
): Promise<Finding> {
  const { facets, conditions } = peopleQuery(filter, { now: deps.now(), timeZone });
  const [rarest = '', ...others] = await byFrequency(deps, facets);
  const all = [...others.map((facet) => ({ facets: facet })), ...conditions];
  const isEverybody = rarest === '' && all.length === 0;
  const rest = all.length > 0 ? { $and: all } : undefined;
  return {
    query: { facets: rarest, ...rest },
    stages: (more) => [{ $match: { facets: rarest, ...more } }, ...(rest ? [{ $match: rest }] : [])],
    isEverybody,
  };
}

async function byFrequency(deps: Pick<AuthDeps, 'db'>, facets: readonly string[]): Promise<string[]> {
  const longestFirst = [...new Set(facets)].sort((a, b) => b.length - a.length);
  if (longestFirst.length < 2) return longestFirst;
  const counted: { facet: string; count: number }[] = [];
  for (const facet of longestFirst)
    counted.push({ facet, count: await users(deps.db).countDocuments({ facets: facet }, { limit: countedUpTo }) });
  return counted.sort((a, b) => a.count - b.count).map(({ facet }) => facet);
}

/** How many accounts fit. */
export async function countPeople(
  deps: Pick<AuthDeps, 'db' | 'now'>,
  input: { filter: PeopleFilter; timeZone: string; except?: readonly string[] },
): Promise<number> {
  const { stages, isEverybody } = await findingOf(deps, input);
  const { except = [] } = input;
  if (isEverybody && except.length === 0) return users(deps.db).estimatedDocumentCount();
  const without = except.length > 0 ? [{ $match: { _id: { $nin: except } } }] : [];
  const [counted] = await users(deps.db).aggregate<{ count: number }>([...stages({}), ...without, { $count: 'count' }]);
  return counted?.count ?? 0;
}
