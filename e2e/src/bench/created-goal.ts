import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { premiumPeople } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { costOf, countCommands } from './count-commands.ts';
import { readyRoadmaps } from './ready-roadmaps.ts';

const goals = 20;
const quietMs = 5_000;

/** What one goal costs the databases of goals and ai, from POST /api/goals to its stored roadmap: commands, and bytes both ways. */
export async function createdGoal() {
  const servers = await testPlatform('bench-count', { only: [], site: false });
  const counter = await countCommands(servers.mongoUrl);
  const { mongoUrl, natsUrl, secrets } = servers;
  const counted = (database: string) => ({ MONGO_URL: withDatabase(counter.url, database) });
  const env = { goals: counted('pathwise_goals'), ai: counted('pathwise_ai') };
  const platform = await testPlatform('bench-counted', { mongoUrl, natsUrl, secrets, env });
  const { readyAt, close } = await readyRoadmaps(natsUrl);
  try {
    const [person] = await premiumPeople(platform, 1);
    if (!person) throw new Error('no person was registered');
    const create = async (n: number) => {
      const { id } = await person.api.goals.createGoal({
        body: { title: `Read ${n} books`, targetDate: '2028-06-30' },
      });
      await waitUntil('the roadmap', () => readyAt.has(id));
    };
    await create(1); // sessions and connections are there from now on
    await pause(quietMs);
    const idle = counter.now();
    await pause(quietMs);
    const before = counter.now();
    const began = performance.now();
    for (let n = 0; n < goals; n++) await create(n + 2);
    await pause(1_000); // what is deleted a little later counts, too
    const after = counter.now();
    const idleShare = (performance.now() - began) / quietMs;
    return { database: servers.kinds.database, cost: costOf({ idle, before, after, times: goals, idleShare }) };
  } finally {
    await close();
    await platform.dispose();
    await counter.close();
    await servers.dispose();
  }
}
