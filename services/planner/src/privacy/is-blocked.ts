import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { blockIdOf, blocks } from './block.model.ts';

/** True when one of the two has blocked the other: neither sees the other's diary. */
export async function isBlocked(deps: PlannerDeps, [one, other]: readonly [string, string]): Promise<boolean> {
  const ids = [blockIdOf({ userId: one, memberId: other }), blockIdOf({ userId: other, memberId: one })];
  const found = await blocks(deps.db)
    .find({ _id: trusted({ $in: ids }) })
    .lean();
  return found.some(({ blocked }) => blocked);
}
