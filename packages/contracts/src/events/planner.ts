import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { dateString, id } from '../values.ts';

/** Tasks of one week were added, changed, moved, deleted or brought back. */
export const weekChanged = defineEvent(
  'planner.week-changed.v1',
  z.object({ weekId: id, ownerId: id, weekStart: dateString, version: z.int() }),
  { key: 'weekId', audience: 'ownerId', stale: ['planner.listWeek', 'planner.listMissed'] },
);
/** A task that stands for a roadmap step was ticked or unticked in the plan; the goals service follows. */
export const taskCompletionChanged = defineEvent(
  'planner.task-completion-changed.v1',
  z.object({
    taskId: id,
    ownerId: id,
    goalId: id,
    milestoneId: id.nullable(),
    todoId: id.nullable(),
    completed: z.boolean(),
    version: z.int(),
  }),
  { key: 'taskId' },
);
export const boardChanged = defineEvent('planner.board-changed.v1', z.object({ ownerId: id, version: z.int() }), {
  key: 'ownerId',
  audience: 'ownerId',
  stale: ['planner.getReminders'],
});
/** Never carries a word of what was written. */
export const diaryChanged = defineEvent(
  'planner.diary-changed.v1',
  z.object({ entryId: id, ownerId: id, version: z.int() }),
  { key: 'entryId', audience: 'ownerId', stale: ['planner.listMyDiary', 'planner.countShareable'] },
);
