import { apis } from '@pathwise/contracts/apis';
import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose from 'mongoose';

export interface StoredGoal {
  _id: string;
  ownerId: string;
  title: string;
  roadmapStatus: string;
}

/** Reads what the services have stored, past them: the verdict must not come from the accused. */
export async function openStored({ mongoUrl }: Pick<Platform, 'mongoUrl'>) {
  const open = (service: string) =>
    mongoose
      .createConnection(withDatabase(mongoUrl, `pathwise_${service}`), { serverSelectionTimeoutMS: 30_000 })
      .asPromise();
  // All that there are: what an outbox holds back is lost all the same in a service nobody looked at.
  const others = Object.keys(apis).filter((service) => service !== 'goals' && service !== 'ai');
  const [goals, ai, ...rest] = await Promise.all([open('goals'), open('ai'), ...others.map(open)]);
  const all = [goals, ai, ...rest];
  return {
    goals,
    ai,
    allGoals: () => goals.collection<StoredGoal>('goals').find({}).toArray(),
    /** AI steps per goal. */
    async stepsPerGoal(): Promise<Map<string, number>> {
      const rows = await goals
        .collection('milestones')
        .find({}, { projection: { goalId: 1, type: 1 } })
        .toArray();
      const steps = Map.groupBy(
        rows.filter((row) => row['type'] === 'ai-step'),
        (row) => String(row['goalId']),
      );
      return new Map([...steps].map(([goalId, own]) => [goalId, own.length]));
    },
    /** Events waiting to be published, in all services together. */
    async outboxRows(): Promise<number> {
      const counts = await Promise.all(all.map((db) => db.collection('outbox').countDocuments({})));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: () => Promise.all(all.map((db) => db.close())),
  };
}
export type Stored = Awaited<ReturnType<typeof openStored>>;
