import { withDatabase } from '@pathwise/local/mongo-url';
import type { Platform } from '@pathwise/local/platform';
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
  const [auth, goals, ai] = await Promise.all([open('auth'), open('goals'), open('ai')]);
  return {
    auth,
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
      const counts = await Promise.all([auth, goals, ai].map((db) => db.collection('outbox').countDocuments({})));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: () => Promise.all([auth.close(), goals.close(), ai.close()]),
  };
}
export type Stored = Awaited<ReturnType<typeof openStored>>;
