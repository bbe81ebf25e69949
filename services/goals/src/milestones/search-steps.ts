import type { FoundStep } from '@pathwise/contracts/api/goals';
import { firstThatFit } from '@pathwise/service-kit/search/first-that-fit';
import type { GoalsDeps } from '../deps.ts';
import { sameTitle } from '../goals/standing.rules.ts';
import { timelines } from '../timelines/timeline.model.ts';
import { isTask } from '../timelines/todos-of-person.ts';
import { milestones } from './milestone.model.ts';

/** More steps, and more timelines, than anybody has; it bounds what one search reads. */
const atMost = 20_000;

/**
 * The person's milestones and timeline tasks with these words in their titles, the latest made first. Tasks of one goal
 * with the same title, such as those on a month and on its week, are found once.
 */
export async function searchSteps(
  deps: GoalsDeps,
  search: { ownerId: string; q: string; limit: number },
): Promise<FoundStep[]> {
  const rows = milestones(deps.db)
    .find({ ownerId: search.ownerId }, { goalId: 1, title: 1, completed: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .limit(atMost)
    .lean()
    .cursor();
  const [steps, todos] = await Promise.all([
    firstThatFit(rows, search),
    firstThatFit(todosOf(deps, search.ownerId), search),
  ]);
  return [
    ...steps.map(({ _id: id, goalId, title, completed }) => ({
      id,
      goalId,
      title,
      completed,
      kind: 'milestone' as const,
    })),
    ...todos,
  ];
}

async function* todosOf(deps: GoalsDeps, ownerId: string): AsyncGenerator<FoundStep> {
  const known = new Set<string>();
  const rows = timelines(deps.db)
    .find({ ownerId }, { goalId: 1, todos: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .limit(atMost)
    .lean()
    .cursor();
  for await (const { goalId, todos } of rows)
    for (const todo of todos) {
      const { id, title, completed } = todo;
      const name = `${goalId} ${sameTitle(title)}`;
      if (!isTask(todo) || known.has(name)) continue;
      known.add(name);
      yield { id, goalId, title, completed, kind: 'todo' };
    }
}
