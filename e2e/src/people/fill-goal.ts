import { randomUUID } from 'node:crypto';
import type { Goal } from '@pathwise/contracts/api/goals';
import { addDays, monthOf, weekOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose from 'mongoose';

interface Amount {
  milestones: number;
  todos: number;
}

interface Stored {
  _id: string;
  goalId: string;
}

/**
 * Replaces a goal's milestones and todos with the given numbers, spread evenly from its first day to its target. Writes to the
 * database directly, because thousands of API calls would take minutes.
 */
export async function fillGoal(
  { mongoUrl }: Pick<Platform, 'mongoUrl'>,
  { goal, ownerId, amount }: { goal: Goal; ownerId: string; amount: Amount },
): Promise<void> {
  const db = await mongoose.createConnection(withDatabase(mongoUrl, 'pathwise_goals')).asPromise();
  try {
    const own = { goalId: goal.id, ownerId };
    for (const [name, documents] of [
      ['milestones', milestonesOf(goal, ownerId, amount.milestones)],
      ['timelines', timelinesOf(goal, ownerId, amount.todos)],
    ] as const) {
      await db.collection<Stored>(name).deleteMany(own);
      await db.collection<Stored>(name).insertMany(documents);
    }
    const counts = { milestoneCount: amount.milestones, completedMilestoneCount: 0 };
    await db.collection<{ _id: string }>('goals').updateOne({ _id: goal.id, ownerId }, { $set: counts });
  } finally {
    await db.close();
  }
}

const longest = 700;
const dayAt = (goal: Goal, index: number, count: number) =>
  addDays(goal.createdOn, Math.floor(((index + 1) * longest) / count));

function milestonesOf(goal: Goal, ownerId: string, count: number) {
  return Array.from({ length: count }, (_, order) => ({
    _id: randomUUID(),
    goalId: goal.id,
    ownerId,
    type: 'milestone',
    title: `Milestone number ${order + 1}`,
    draftTitle: null,
    description: 'A sentence about what it takes to get there.',
    completed: false,
    dueDate: dayAt(goal, order, count),
    resources: null,
    timeframe: 'general',
    order,
    editedAt: null,
    createdAt: new Date(),
    version: 1,
  }));
}

/** Puts every second todo on the board of its month and the others on the boards of their weeks. */
function timelinesOf(goal: Goal, ownerId: string, count: number) {
  const days = Array.from({ length: count }, (_, index) => dayAt(goal, index, count));
  const boards = Map.groupBy(days.entries(), ([index, day]) =>
    index % 2 === 0 ? `month-${monthOf(day, goal)}` : `week-${weekOf(day, goal)}`,
  );
  return [...boards].map(([timeframe, members]) => {
    const _id = randomUUID();
    const todos = members.map(([index, dueDate]) => ({
      id: `${_id}.${randomUUID()}`,
      title: `Task number ${index + 1}`,
      draftTitle: null,
      step: null,
      description: 'A sentence about how it is done.',
      completed: false,
      dueDate,
      priority: 'normal',
      editedAt: null,
      version: 1,
    }));
    return { _id, goalId: goal.id, ownerId, timeframe, todos, createdAt: new Date(), version: 1 };
  });
}
