import { viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { newId } from '@pathwise/service-kit/ids';
import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import type { ClientSession, Connection } from 'mongoose';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { TimelineRecord } from '../timelines/timeline.model.ts';
import { weeksFromMonday as movedWeeks } from './weeks-from-monday.rules.ts';

const goalsAtOnce = 20;
type Unmarked = Pick<GoalRecord, '_id' | 'ownerId' | 'createdOn' | 'targetDate' | 'hasMondayWeeks'>;
const unmarked = { hasMondayWeeks: { $exists: false } };

/** Moves the dated todos of a goal's weeks to the weeks that start on Monday, then marks the goal. */
export const weeksFromMonday: Migration = {
  name: 'weeks-start-on-monday',
  async run(db) {
    const goals = collectionOf<Unmarked>(db, 'goals');
    const some = await goals.find(unmarked, { projection: { ownerId: 1 }, limit: goalsAtOnce }).toArray();
    // In one transaction a goal, so that a change of its todos by a running process is neither lost nor doubled.
    for (const own of some) await db.transaction((session) => moveWeeks(db, session, own));
    return some.length === goalsAtOnce;
  },
};

type OwnId = Pick<GoalRecord, '_id' | 'ownerId'>;

async function moveWeeks(db: Connection, session: ClientSession, { _id: goalId, ownerId }: OwnId): Promise<void> {
  const goals = collectionOf<Unmarked>(db, 'goals');
  const goal = await goals.findOne({ _id: goalId, ownerId, ...unmarked }, { session });
  if (!goal) return; // deleted meanwhile, or done by another process
  const timelines = collectionOf<TimelineRecord>(db, 'timelines');
  const all = await timelines.find({ ownerId, goalId }, { session }).toArray();
  const weeks = all.filter(({ timeframe }) => viewOf(timeframe) === 'weekly');
  const stored = new Map<string, TimelineRecord>(weeks.map((week) => [week.timeframe, week]));
  for (const { timeframe, todos } of movedWeeks(weeks, goal)) {
    const week = stored.get(timeframe);
    if (week)
      await timelines.updateOne({ _id: week._id, ownerId }, { $set: { todos }, $inc: { version: 1 } }, { session });
    else {
      const made = { _id: newId(), goalId, ownerId, timeframe: timeframe as TimelineRecord['timeframe'], todos };
      await timelines.insertOne({ ...made, createdAt: new Date(), version: 1 }, { session });
    }
  }
  await goals.updateOne({ _id: goalId, ownerId }, { $set: { hasMondayWeeks: true } }, { session });
}
