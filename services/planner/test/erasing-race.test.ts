import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { goalDeleted, stepTicked } from '@pathwise/contracts/events/goals';
import { readConfig } from '@pathwise/service-kit/config';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { type RunningService, startService } from '@pathwise/service-kit/running/start-service';
import { clientAs } from '@pathwise/service-testkit/http-client';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { plannerService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { day, monday, type PlannerUnderTest, startPlanner, storedFor, taskOf } from './given.ts';

let service: PlannerUnderTest;
let replica: RunningService<Config>;
/** While set, every transaction waits for it before its commit, after its reads. */
let gate: Promise<unknown> | undefined;
let held = 0;
const faultPoint = async (at: string) => {
  if (at !== 'before-commit' || !gate) return;
  held += 1;
  await gate;
};
beforeAll(async () => {
  service = await startPlanner();
  const slow = { ...service.env, EVENTS_NAMESPACE: `${service.env['EVENTS_NAMESPACE']}none_` };
  // This process consumes no events, so the erasing transaction is never blocked.
  replica = await startService(plannerService, readConfig(configSchema, slow) as Config, { faultPoint });
  await replica.ready;
});
afterAll(async () => {
  await replica.stop();
  await service.stop();
});

/** Twenty changes of all kinds, each as the first of its kind as well. */
function twentyWrites(owner: Caller): Promise<{ status: number }>[] {
  const client = clientAs(replica.url, owner);
  const step = { goalId: `goal of ${owner.id}`, milestoneId: 'milestone' };
  return Array.from({ length: 5 }, (_, n) => [
    client.post('/api/diary', { title: 'A walk', content: `By the river ${n}` }),
    client.post('/api/weekly-tasks', { title: `Task ${n}`, specificDate: day(n), ...step }),
    client.post('/api/reminder-columns', { name: `Column ${n}` }),
    client.delete(`/api/weekly-tasks/day?date=${monday}`),
  ]).flat();
}

it.each(['a person of long standing', 'a newcomer'])(
  'an erasure racing with 20 writes of %s, and with events about them, leaves nothing behind',
  async (who) => {
    const ann = testCaller();
    if (who !== 'a newcomer') await taskOf(service, ann);
    const opening = Promise.withResolvers<void>();
    gate = opening.promise;
    held = 0;
    const writes = twentyWrites(ann);
    while (held === 0) await pause(5);
    const word = { ownerId: ann.id, goalId: `goal of ${ann.id}`, kind: 'milestone', stepId: 'milestone' } as const;
    const events = [
      service.events.publish(stepTicked, { ...word, completed: true, version: 2 }),
      service.events.publish(goalDeleted, { ownerId: ann.id, goalId: word.goalId, version: 2 }),
    ];
    const erasing = service.consumed(
      'planner-erase-person',
      await service.events.publish(userDeleted, { userId: ann.id, version: 7 }),
    );
    // The erasing passes the blocked commit or waits for it. Both end soon.
    await Promise.race([erasing, pause(500)]);
    gate = undefined;
    opening.resolve();
    // Erased, too late, or timed out on a busy machine.
    for (const { status } of await Promise.all(writes)) expect([200, 201, 404, 503]).toContain(status);
    const [saidId, goneId] = await Promise.all(events);
    await erasing;
    await service.consumed('planner-follow-steps', saidId ?? '');
    await service.consumed('planner-unlink-tasks-of-goal', goneId ?? '');
    expect(await storedFor(service, ann.id)).toEqual({});
  },
  60_000,
);
