import type { GoalsDeps } from '../deps.ts';
import { announceChange, type OwnGoal, ownGoal, refuseStale, saveGoal } from '../goals/own-goal.ts';

export interface Overview {
  aiOverview: string | null;
  version: number;
}

/** Stores the person's overview. 409 when `version` is before its last change. The coach may rewrite an empty one. */
export function changeOverview(
  deps: GoalsDeps,
  input: OwnGoal & { aiOverview: string; version?: number | undefined },
): Promise<Overview> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    refuseStale(deps, goal, goal.overviewVersion, input.version);
    const aiOverview = input.aiOverview || null;
    if (aiOverview === goal.aiOverview) return { aiOverview, version: goal.version };

    const saved = await saveGoal(deps, tx, goal, {
      aiOverview,
      overviewEditedAt: aiOverview === null ? null : deps.now(),
      overviewVersion: goal.version + 1,
    });
    await announceChange(tx, saved);
    return { aiOverview, version: saved.version };
  });
}
