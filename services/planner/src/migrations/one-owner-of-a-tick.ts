import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import type { StepRecord } from '../roadmap-steps/step.model.ts';

const atOnce = 100;

/** A task in the old shape. `tickedAs` above 0: the person ticked it and goals had not answered. */
interface OldTask {
  _id: string;
  ownerId: string;
  goalId: string | null;
  milestoneId: string | null;
  todoId: string | null;
  completed: boolean;
  unlinkedAt?: number | null;
  tickedAs: number;
}
type StoredStep = StepRecord & { claims?: number };

/** Tasks stored versions of ticks. Now each step that a task stands for has one record (docs/plan-and-roadmap.md). */
export const oneOwnerOfATick: Migration = {
  name: 'one-owner-of-a-tick',
  async run(db) {
    const tasks = collectionOf<OldTask>(db, 'weeklyTasks');
    const steps = collectionOf<StoredStep>(db, 'steps');
    const some = await tasks.find({ tickedAs: { $exists: true } }, { limit: atOnce }).toArray();
    for (const task of some) {
      const step = stepOf(task);
      // An unanswered tick of the person replaces the record made from another task of the same step.
      if (step) {
        const record = { $set: { ...step, tickedAt: Date.now(), isOpen: true } };
        const answered = { $setOnInsert: { ...step, tickedAt: 0, isOpen: false } };
        await steps.updateOne({ _id: idOf(step) }, task.tickedAs > 0 ? record : answered, { upsert: true });
      }
      // Last: a rerun then still finds a task whose step has no record yet.
      const $set = { isUnlinked: typeof task.unlinkedAt === 'number', repeatedFor: null };
      const $unset = { tickedAs: 1, unlinkedAt: 1, absences: 1 } as const;
      await tasks.updateOne({ _id: task._id, tickedAs: { $exists: true } }, { $set, $unset });
    }
    if (some.length === atOnce) return true;
    const old = await steps.find({ claims: { $exists: true } }, { projection: { _id: 1 }, limit: atOnce }).toArray();
    await steps.deleteMany({ _id: { $in: old.map(({ _id }) => _id) }, claims: { $exists: true } });
    return old.length === atOnce;
  },
};

const idOf = ({ ownerId, goalId, stepId }: { ownerId: string; goalId: string; stepId: string }) =>
  `${ownerId}.${goalId}.${stepId}`;

function stepOf({ ownerId, goalId, milestoneId, todoId, completed }: OldTask) {
  const stepId = milestoneId ?? todoId;
  if (goalId === null || stepId === null) return undefined;
  const kind = milestoneId === null ? ('todo' as const) : ('milestone' as const);
  return { ownerId, goalId, kind, stepId, completed };
}
