import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { createdGoal } from './created-goal.ts';
import { readyRoadmaps } from './ready-roadmaps.ts';

const seconds = 20;
/** Processes that have just started are slower. What they are still at is awaited before the measure begins. */
const warmUpSeconds = 3;

/** Half of what a goal cost before this bench: 29.8 commands and 84.4 kB. */
const most = { commands: 14.9, bytes: 42_200 };
/** p95 in milliseconds by goals a second. */
const bounds = { embedded: { at10: 400 }, compiled: { at10: 80, at50: 150 } };

export const roadmapBound =
  `a goal costs at most ${most.commands} commands and ${most.bytes} bytes, p95 to its roadmap at 10/s at most ` +
  `${bounds.embedded.at10} ms embedded, ${bounds.compiled.at10} ms compiled, there at 50/s ${bounds.compiled.at50} ms`;

/** What a created goal costs, and how long its roadmap takes at 10 goals a second. A compiled database gets 50, too. */
export async function goalToRoadmap() {
  const { database, cost } = await createdGoal();
  const isEmbedded = database === 'SecantusDB';
  const at10 = await timeToRoadmap(10);
  return { database, cost, at10, ...(isEmbedded ? {} : { at50: await timeToRoadmap(50) }) };
}

export function roadmapHolds({ cost, at10, at50 }: Awaited<ReturnType<typeof goalToRoadmap>>): boolean {
  const { at10: limit } = at50 ? bounds.compiled : bounds.embedded;
  const isQuick = at10.p95Ms <= limit && (!at50 || at50.p95Ms <= bounds.compiled.at50);
  const failed = at10.failed + (at50?.failed ?? 0);
  return isQuick && failed === 0 && cost.commands <= most.commands && cost.bytes <= most.bytes;
}

/** From sending POST /api/goals until its roadmap is stored and announced, at a steady rate, with the built-in coach. */
async function timeToRoadmap(perSecond: number) {
  const platform = await testPlatform('bench', { env: { gateway: { CALLS_PER_MINUTE: '1000000' } } });
  const { readyAt, close } = await readyRoadmaps(platform.natsUrl);
  try {
    const people = await premiumPeople(platform, 10);
    let failed = 0;
    /** Creates goals at the rate for some seconds. Returns when each was sent, by its id, once all their roadmaps are there. */
    const createFor = async (duration: number) => {
      const sent = new Map<string, number>();
      const began = performance.now();
      const calls: Promise<void>[] = [];
      for (let index = 0; index < perSecond * duration; index++) {
        await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
        const at = performance.now();
        const create = people[index % people.length]?.api.goals.createGoal({
          body: { title: `Read ${index + 2} books`, targetDate: '2028-06-30' },
        });
        if (create) calls.push(create.then(({ id }) => void sent.set(id, at)).catch(() => void failed++));
      }
      await Promise.all(calls);
      await waitUntil('all roadmaps', () => [...sent.keys()].every((id) => readyAt.has(id)));
      return sent;
    };
    await createFor(warmUpSeconds);
    const sent = await createFor(seconds);
    const took = [...sent].map(([id, at]) => (readyAt.get(id) ?? Number.NaN) - at);
    return {
      creations: took.length,
      failed,
      p50Ms: rounded(percentile(took, 0.5)),
      p95Ms: rounded(percentile(took, 0.95)),
      maxMs: rounded(percentile(took, 1)),
    };
  } finally {
    await close();
    await platform.dispose();
  }
}
