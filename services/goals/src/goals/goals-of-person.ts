import type { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { milestonesByGoal, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { timelinesOfGoal } from '../timelines/timelines-of-goal.ts';
import { goals } from './goal.model.ts';
import { toGoal } from './goal-view.ts';
import type { OwnGoal } from './own-goal.ts';
import { sameTitle, titlesOf } from './standing.rules.ts';

type Asked = z.output<(typeof goalsOfPerson)['request']>;
type Reply = z.input<(typeof goalsOfPerson)['reply']>;

/** A person's goals with milestones, newest first. The coach answers questions from them, and reads edits of one. */
export async function listGoalsForCoach(deps: GoalsDeps, { ownerId, goalId }: Asked): Promise<Reply> {
  const now = deps.now();
  const which = goalId ? { _id: goalId, ownerId } : { ownerId };
  const own = await goals(deps.db).find(which).sort({ createdAt: -1, _id: -1 }).lean();
  const milestones = await milestonesByGoal(deps, { ownerId, goalId });
  const tasks = goalId ? { tasks: await tasksOfGoal(deps, { goalId, ownerId }) } : {};
  return {
    goals: own.map((goal) => ({
      goal: toGoal(goal, now),
      draftId: goal.draftId,
      milestones: milestones.get(goal._id) ?? [],
      ...tasks,
    })),
  };
}

/** The ids of a person's active goals. */
export async function runningGoalIds(deps: GoalsDeps, ownerId: string): Promise<string[]> {
  const running = await goals(deps.db).find({ ownerId, status: 'active' }, { _id: 1 }).lean();
  return running.map(({ _id }) => _id);
}

/** The titles of each step's tasks, once each, in the order of their days. A step's own todo is none of them. */
async function tasksOfGoal(deps: GoalsDeps, own: OwnGoal): Promise<Record<string, string[]>> {
  const steps = new Map(
    (await milestonesOfGoal(deps, own)).flatMap((step) => titlesOf(step).map((one) => [one, step] as const)),
  );
  const todos = (await timelinesOfGoal(deps, own)).flatMap((timeline) => timeline.todos).toSorted(byDay);
  const tasks = new Map<string, Set<string>>();
  for (const { title, draftTitle, step: named } of todos) {
    const step = named ? steps.get(sameTitle(named)) : undefined;
    if (!step || titlesOf(step).includes(sameTitle(draftTitle ?? title))) continue;
    tasks.set(step._id, (tasks.get(step._id) ?? new Set()).add(title));
  }
  return Object.fromEntries([...tasks].map(([stepId, titles]) => [stepId, [...titles]]));
}

const byDay = (a: { dueDate: string | null }, b: { dueDate: string | null }) =>
  (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9');
