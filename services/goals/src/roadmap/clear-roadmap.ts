import type { Deleted } from '@pathwise/contracts/undo';
import type { GoalsDeps } from '../deps.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { countsOf } from '../milestones/milestones-of-goal.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { parked } from '../timelines/park-todos.rules.ts';
import { timelines } from '../timelines/timeline.model.ts';

/** Removes overview, AI steps, suggestions and timelines, but not the person's milestones. One undo restores all. */
export function clearRoadmap(deps: GoalsDeps, input: OwnGoal): Promise<Deleted> {
  const { goalId, ownerId } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const { milestones, suggestions, timelines: boards } = await everythingOfGoal(deps, input, tx);
    const steps = milestones.filter(({ type }) => type === 'ai-step');
    // The trash holds todos, not timelines: the person may create the same timeline again before the undo.
    await timelines(deps.db).deleteMany({ goalId, ownerId }, { session: tx.session });
    const { aiOverview, overviewEditedAt, roadmap, roadmapVersion } = goal;
    const deleted = await deps.undo.keep(tx, {
      ownerId,
      kind: 'roadmap',
      about: { goalId },
      documents: { milestones: steps, suggestions },
      memo: [
        { overview: { aiOverview, overviewEditedAt, roadmap, roadmapVersion } },
        ...boards.map((timeline) => ({ parked: parked(timeline) })),
      ],
    });

    const saved = await saveGoal(deps, tx, goal, {
      aiOverview: null,
      overviewEditedAt: null,
      overviewVersion: goal.version + 1,
      roadmap: 'none',
      roadmapVersion: goal.version + 1,
      ...countsOf(milestones.filter(({ type }) => type === 'milestone')),
    });
    await announceChange(tx, saved);
    const todos = boards.flatMap((timeline) => timeline.todos);
    const gone = { milestones: { before: steps, after: [] }, todos: { before: todos, after: [] } };
    await announceSteps(tx, { goalId, ownerId, version: saved.version, ...gone });
    return deleted;
  });
}
