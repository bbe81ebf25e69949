import { apis } from '@pathwise/contracts/apis';
import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose, { type Connection } from 'mongoose';

export interface StoredGoal {
  _id: string;
  ownerId: string;
  title: string;
  roadmapStatus: string;
}

/** The databases of a platform. `mongoUrls` names services with a separate server. */
export type StoredAt = Pick<Platform, 'mongoUrl'> & { mongoUrls?: Record<string, string> };

/** Reads the databases directly, because the result must not depend on the tested services. */
export async function openStored({ mongoUrl, mongoUrls = {} }: StoredAt) {
  // All services: an event stuck in any outbox counts as lost.
  const opened = Object.keys(apis).map(async (service): Promise<[string, Connection]> => {
    const url = withDatabase(mongoUrls[service] ?? mongoUrl, `pathwise_${service}`);
    return [service, await mongoose.createConnection(url, { serverSelectionTimeoutMS: 30_000 }).asPromise()];
  });
  const databases = new Map(await Promise.all(opened));
  const of = (service: string): Connection => {
    const database = databases.get(service);
    if (!database) throw new Error(`no service is called ${service}`);
    return database;
  };
  const [goals, ai] = [of('goals'), of('ai')];
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
    /** The ids of ticked steps. */
    async tickedSteps(): Promise<Set<string>> {
      const done = await goals.collection<{ _id: string }>('milestones').find({ completed: true }).toArray();
      return new Set(done.map(({ _id }) => _id));
    },
    /** The count of each title among the planner's tasks or entries. */
    async titles(collection: 'weeklyTasks' | 'diaryEntries'): Promise<Map<string, number>> {
      const rows = await of('planner').collection<{ title: string }>(collection).find({}).toArray();
      const byTitle = Map.groupBy(rows, ({ title }) => title);
      return new Map([...byTitle].map(([title, own]) => [title, own.length]));
    },
    /** The profile texts stored in social, by person. */
    async bios(): Promise<Map<string, string | undefined>> {
      const rows = await of('social')
        .collection<{ _id: string; profile?: { bio?: string } }>('members')
        .find()
        .toArray();
      return new Map(rows.map(({ _id, profile }) => [_id, profile?.bio]));
    },
    /** Unpublished events in the outboxes of all services. */
    async outboxRows(): Promise<number> {
      const counts = await Promise.all([...databases.values()].map((db) => db.collection('outbox').countDocuments({})));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: () => Promise.all([...databases.values()].map((db) => db.close())),
  };
}
export type Stored = Awaited<ReturnType<typeof openStored>>;
