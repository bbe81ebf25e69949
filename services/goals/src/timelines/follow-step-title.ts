import { aboutTaskOf } from '@pathwise/contracts/step-task.rules';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { saveTodos } from './own-timeline.ts';
import type { TodoRecord } from './timeline.model.ts';
import { timelinesOfGoal } from './timelines-of-goal.ts';

/** Gives the tasks of a renamed step its new name, where they still say the old one. */
export async function followStepTitle(
  deps: GoalsDeps,
  tx: Tx,
  { before, after }: { before: MilestoneRecord; after: MilestoneRecord },
): Promise<void> {
  if (before.title === after.title) return;
  const ofStep = titlesOf(before);
  const follows = ({ step, description }: TodoRecord) =>
    step !== null && ofStep.includes(sameTitle(step)) && description === aboutTaskOf(before.title);
  for (const timeline of await timelinesOfGoal(deps, before, tx)) {
    if (!timeline.todos.some(follows)) continue;
    const description = aboutTaskOf(after.title);
    const todos = timeline.todos.map((todo) =>
      follows(todo) ? { ...todo, description, version: todo.version + 1 } : todo,
    );
    await saveTodos(deps, tx, timeline, { todos });
  }
}
