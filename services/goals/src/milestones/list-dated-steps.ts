import type { DatedStep } from '@pathwise/contracts/api/goals';
import { stepsAtOnce } from '@pathwise/contracts/task.rules';
import { addDays } from '@pathwise/contracts/week.rules';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { runningGoalIds } from '../goals/goals-of-person.ts';
import { datedTodos } from '../timelines/todos-of-person.ts';
import { milestones } from './milestone.model.ts';

/** The open steps and timeline tasks of active goals that are dated on the seven days from `startDate` on, by day. */
export async function listDatedSteps(
  deps: GoalsDeps,
  { ownerId, startDate }: { ownerId: string; startDate: string },
): Promise<DatedStep[]> {
  const [from, to] = [startDate, addDays(startDate, 6)];
  const goalIds = await runningGoalIds(deps, ownerId);
  const [steps, todos] = await Promise.all([
    milestones(deps.db)
      .find({
        ownerId,
        goalId: trusted({ $in: goalIds }),
        completed: false,
        dueDate: trusted({ $gte: from, $lte: to }),
      })
      .sort({ order: 1 })
      .lean(),
    datedTodos(deps, { ownerId, goalIds, from, to }),
  ]);
  return [
    ...steps.map(({ _id: id, goalId, title, dueDate }) => ({
      ...{ id, goalId, title, dueDate: dueDate ?? from },
      kind: 'milestone' as const,
    })),
    ...todos
      .filter(({ completed }) => !completed)
      .map(({ id, goalId, title, dueDate }) => ({ id, goalId, title, dueDate, kind: 'todo' as const })),
  ]
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
    .slice(0, stepsAtOnce);
}
