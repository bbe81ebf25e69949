import { milestoneCompletionChanged, timelineChanged } from '@pathwise/contracts/events/goals';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { enterIfOpen, openAccount } from '../account/enter-account.ts';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';
import { isTickedAlone } from './follow-goal.rules.ts';
import { afterStep, type Cause } from './follow-step.rules.ts';
import { type StepRecord, steps } from './step.model.ts';
import { stepIdOf } from './steps.ts';

/** Ticks and unticks the tasks that stand for a milestone, as it is on the roadmap. */
export const followMilestone = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-follow-milestone',
    event: milestoneCompletionChanged,
    prepare: ({ data }) => openAccount(deps, { ownerId: data.ownerId, part: 'plan' }),
    handle: ({ data }, tx) => {
      const { ownerId, goalId, milestoneId, completed, version, cause } = data;
      const said = [{ kind: 'milestoneId', stepId: milestoneId, completed }] as const;
      return follow(deps, tx, { ownerId, goalId, said, version, cause });
    },
  });

/** The same for the todos of a timeline. */
export const followTodos = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-follow-todos',
    event: timelineChanged,
    prepare: ({ data }) => openAccount(deps, { ownerId: data.ownerId, part: 'plan' }),
    handle: ({ data }, tx) => {
      const { ownerId, goalId, completions, version, cause } = data;
      const said = completions.map(({ todoId, completed }) => ({ kind: 'todoId', stepId: todoId, completed }) as const);
      return follow(deps, tx, { ownerId, goalId, said, version, cause });
    },
  });

interface Word {
  kind: 'milestoneId' | 'todoId';
  stepId: string;
  completed: boolean;
}
interface Event {
  ownerId: string;
  goalId: string;
  said: readonly Word[];
  version: number;
  cause: Cause;
}

/** Changes the tasks and says nothing back to the roadmap: that would go round for ever. */
async function follow(deps: PlannerDeps, tx: Tx, event: Event): Promise<void> {
  const { ownerId, goalId, cause } = event;
  const { session } = tx;
  if (event.said.length === 0) return;
  if (!(await enterIfOpen(deps, tx, { ownerId, part: 'plan' }))) return;
  const after = new Map<string, TaskRecord>();
  for (const { kind, stepId, completed } of event.said) {
    if (!(await isNews(deps, tx, { ownerId, stepId, completed, version: event.version }))) continue;
    const linked = { ownerId, goalId, [kind]: stepId };
    for (const task of await tasks(deps.db).find(linked).session(session).lean<TaskRecord[]>()) {
      const next = afterStep(task, { completed, cause });
      if (next !== task && !isTickedAlone(task)) after.set(task._id, next);
    }
  }
  await saveInPlace(deps, tx, { ownerId, changed: after });
}

/** Remembers what is said of a step, unless something newer is known. */
async function isNews(
  deps: PlannerDeps,
  { session }: Tx,
  input: { ownerId: string; stepId: string; completed: boolean; version: number },
): Promise<boolean> {
  const { ownerId, completed, version } = input;
  const _id = stepIdOf(input);
  const known = await steps(deps.db).findOne({ _id, ownerId }).session(session).lean<StepRecord>();
  if (known && known.version >= version) return false;
  if (known) await steps(deps.db).updateOne({ _id, ownerId }, { $set: { completed, version } }, { session });
  else await steps(deps.db).create([{ _id, ownerId, completed, version, claims: 0 }], { session });
  return true;
}
