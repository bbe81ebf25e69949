import type { Deleted } from '@pathwise/contracts/undo';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { countsOf } from '../milestones/milestones-of-goal.ts';
import { parkTodos } from '../timelines/park-todos.ts';
import { timelines } from '../timelines/timeline.model.ts';
import type { TimelineRecord } from '../timelines/timeline.record.ts';
import { clearedOverviews } from './cleared-overview.model.ts';
import { everythingOfGoal } from './everything-of-goal.ts';

/** Removes overview, AI steps, suggestions and timelines, and keeps the milestones the person made. Can be undone as one. */
export function clearRoadmap(deps: GoalsDeps, input: OwnGoal): Promise<Deleted> {
  const { ownerId } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const { milestones, suggestions, timelines: boards } = await everythingOfGoal(deps, input, tx);
    const steps = milestones.filter(({ type }) => type === 'ai-step');
    const documents = {
      milestones: steps,
      suggestions,
      parkedTimelines: await parkTimelines(deps, tx, boards, input),
      clearedOverviews: await parkOverview(deps, tx, goal),
    };
    const deleted = await deps.undo.keep(tx, { ownerId, kind: 'roadmap', documents });

    const saved = await saveGoal(deps, tx, goal, {
      aiOverview: null,
      overviewEditedAt: null,
      overviewVersion: goal.version + 1,
      roadmap: 'none',
      roadmapVersion: goal.version + 1,
      ...countsOf(milestones.filter(({ type }) => type === 'milestone')),
    });
    await announceChange(tx, saved);
    return deleted;
  });
}

/** Parked rather than kept as they are: one that the person opens anew before undoing must not stand in their way. */
async function parkTimelines(deps: GoalsDeps, tx: Tx, from: TimelineRecord[], { goalId, ownerId }: OwnGoal) {
  const parked = await parkTodos(deps, tx, { from });
  await timelines(deps.db).deleteMany({ goalId, ownerId }, { session: tx.session });
  return parked;
}

async function parkOverview(deps: GoalsDeps, { session }: Tx, goal: GoalRecord) {
  const { _id: goalId, ownerId, aiOverview, overviewEditedAt, roadmap, roadmapVersion = 0 } = goal;
  const parked = { _id: deps.newId(), goalId, ownerId, aiOverview, overviewEditedAt, roadmap, roadmapVersion };
  await clearedOverviews(deps.db).create([parked], { session });
  return [parked];
}
