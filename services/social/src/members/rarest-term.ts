import { indexedPart } from '@pathwise/service-kit/search/words.rules';
import type { SocialDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** Beyond this number of members terms count as equally frequent. */
const countedUpTo = 1_000;

/** The term that the fewest members have a word of; the longest of those that are as rare. */
export async function rarestOf(deps: SocialDeps, terms: readonly string[]): Promise<string | undefined> {
  const [first, ...others] = [...terms].sort((a, b) => b.length - a.length);
  if (first === undefined || others.length === 0) return first;
  let rarest = { term: first, count: await countOf(deps, first) };
  for (const term of others) {
    const count = await countOf(deps, term);
    if (count < rarest.count) rarest = { term, count };
  }
  return rarest.term;
}

const countOf = (deps: SocialDeps, term: string): Promise<number> =>
  members(deps.db).countDocuments({ prefixes: indexedPart(term) }, { limit: countedUpTo });
