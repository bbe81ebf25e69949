import type { TimelineTimeframe } from '@pathwise/contracts/roadmap';
import type { Timeline } from '@pathwise/contracts/timeline';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { announceTodos } from './own-timeline.ts';
import type { TimelineRecord } from './timeline.model.ts';
import { timelines } from './timeline.model.ts';
import { toTimeline } from './timelines-of-goal.ts';

/** A roadmap is answered whole, so it needs a limit. This one allows all weeks, months and years and a year of days. */
const timelineLimit = 1000;

type Place = OwnGoal & { timeframe: TimelineTimeframe };

/** The goal's timeline for a timeframe, created if missing. Repeated and concurrent calls get the same one. */
export async function createTimeline(deps: GoalsDeps, input: Place): Promise<Timeline> {
  const there = await timelineAt(deps, input);
  if (there) return toTimeline(there);
  return deps.inTurn(`${input.ownerId} timelines of ${input.goalId}`, async () => {
    try {
      return await deps.inTransaction(async (tx) => toTimeline(await addTimeline(deps, tx, input)));
    } catch (error) {
      const twins = isDuplicateKey(error) ? await timelineAt(deps, input) : null;
      if (twins) return toTimeline(twins);
      throw error;
    }
  });
}

export function timelineAt(
  deps: GoalsDeps,
  { goalId, ownerId, timeframe }: Place,
  tx?: Tx,
): Promise<TimelineRecord | null> {
  return timelines(deps.db)
    .findOne({ goalId, ownerId, timeframe })
    .session(tx?.session ?? null)
    .lean()
    .exec();
}

async function addTimeline(deps: GoalsDeps, tx: Tx, input: Place): Promise<TimelineRecord> {
  const { goalId, ownerId, timeframe } = input;
  const goal = await ownGoal(deps, input, tx);
  const there = await timelineAt(deps, input, tx);
  if (there) return there;
  const { session } = tx;
  const count = await timelines(deps.db).countDocuments({ goalId, ownerId }).session(session);
  if (count >= timelineLimit) throw conflict(`A goal holds at most ${timelineLimit} timelines.`, 'too-many');

  // Writes the goal, so that a concurrent deletion conflicts and leaves no timeline without its goal.
  await saveGoal(deps, tx, goal, {});
  const timeline = { _id: deps.newId(), goalId, ownerId, timeframe, todos: [], createdAt: deps.now(), version: 1 };
  await timelines(deps.db).insertMany([timeline], { session, lean: true });
  await announceTodos(tx, timeline);
  return timeline;
}
