import { setTimeout as pause } from 'node:timers/promises';
import type { EventEnvelope } from '@pathwise/contracts/event';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { connect } from 'nats';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';

const perSecond = 10;
const seconds = 20;

/** Time from POST /api/goals to the stored and announced roadmap, at a steady rate, with the built-in coach. */
export async function goalToRoadmap() {
  const platform = await testPlatform('bench', { site: false, env: { gateway: { CALLS_PER_MINUTE: '1000000' } } });
  const connection = await connect({ servers: platform.natsUrl });
  try {
    const ready = new Map<string, number>();
    connection.subscribe('events.goals.roadmap-ready.v1', {
      callback: (_error, message) =>
        ready.set(message.json<EventEnvelope<{ goalId: string }>>().data.goalId, performance.now()),
    });
    const people = await premiumPeople(platform, 10);
    const sent = new Map<string, number>();
    const began = performance.now();
    const calls: Promise<void>[] = [];
    const warmUp = 20;
    for (let index = 0; index < warmUp + perSecond * seconds; index++) {
      await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
      const person = people[index % people.length];
      const at = performance.now();
      const create = person?.api.goals.createGoal({
        body: { title: `Read ${index + 2} books`, targetDate: '2028-06-30' },
      });
      if (create) calls.push(create.then(({ id }) => void (index >= warmUp && sent.set(id, at))));
    }
    await Promise.all(calls);
    await waitUntil('all roadmaps', () => [...sent.keys()].every((id) => ready.has(id)));
    const took = [...sent].map(([id, at]) => (ready.get(id) ?? Number.NaN) - at);
    return {
      creations: took.length,
      perSecond,
      p50Ms: rounded(percentile(took, 0.5)),
      p95Ms: rounded(percentile(took, 0.95)),
      maxMs: rounded(percentile(took, 1)),
    };
  } finally {
    await connection.close();
    await platform.dispose();
  }
}
