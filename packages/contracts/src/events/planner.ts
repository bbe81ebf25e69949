import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { stepTick } from '../step-tick.ts';
import { dateString, id } from '../values.ts';

/** Tasks of one week were added, changed, moved, deleted or restored. */
export const weekChanged = defineEvent(
  'planner.week-changed.v1',
  z.object({ weekId: id, ownerId: id, weekStart: dateString, version: z.int() }),
  {
    key: 'weekId',
    audience: 'ownerId',
    stale: ['planner.listWeek', 'planner.listPlanned', 'planner.listMissed', 'planner.searchPlan'],
  },
);
/**
 * The person ticked or unticked a roadmap step in the plan. Goals applies it when the step exists and answers with its
 * own step-ticked. Otherwise planner sends it again, unchanged, after goals has restored the step.
 */
export const stepTickedInPlan = defineEvent('planner.step-ticked.v1', stepTick, { key: 'stepId' });
export const boardChanged = defineEvent('planner.board-changed.v1', z.object({ ownerId: id, version: z.int() }), {
  key: 'ownerId',
  audience: 'ownerId',
  stale: ['planner.getReminders', 'planner.searchPlan'],
});
/** Never contains text of the entry. */
export const diaryChanged = defineEvent(
  'planner.diary-changed.v1',
  z.object({ entryId: id, ownerId: id, version: z.int() }),
  {
    key: 'entryId',
    audience: 'ownerId',
    stale: ['planner.listMyDiary', 'planner.getEntry', 'planner.countShareable', 'planner.searchPlan'],
  },
);
