import type { Migration } from '@pathwise/service-kit/migrations/migrate';

/** Goals used to store the ticks that it received from planner. Planner now sends unanswered ticks again. */
export const dropTickCollections: Migration = {
  name: 'drop-tick-collections',
  async run(db) {
    const stored = await db.db?.listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of stored ?? [])
      if (name === 'taskTicks' || name === 'waitingTicks') await db.db?.dropCollection(name);
    return false;
  },
};
