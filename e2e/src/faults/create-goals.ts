import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../people/person.ts';
import { type Try, untilAcknowledged } from './acknowledged.ts';

/** Acknowledged goals: idempotency key → goal id. */
export type Acknowledged = Map<string, string>;

export interface Creation {
  acknowledged: Acknowledged;
  tries: Try[];
  /** Time from the first try of each goal to its acknowledgement. */
  milliseconds: number[];
}

/** Creates one goal: repeats the call with the same key until it is acknowledged. */
async function createOne(
  person: Person,
  { key, title }: { key: string; title: string },
  creation: Creation,
): Promise<void> {
  const began = performance.now();
  const body = { title, category: 'personal', targetDate: '2028-01-31' } as const;
  const goal = await untilAcknowledged(
    (signal) => person.api.goals.createGoal({ body, idempotencyKey: key, signal }),
    (one) => creation.tries.push(one),
  );
  creation.acknowledged.set(key, goal.id);
  creation.milliseconds.push(performance.now() - began);
}

/** Creates `count` goals at `perSecond`, spread over the people. Resolves when all are acknowledged. */
export async function createGoals(
  people: readonly Person[],
  { count, perSecond, prefix }: { count: number; perSecond: number; prefix: string },
): Promise<Creation> {
  const creation: Creation = { acknowledged: new Map(), tries: [], milliseconds: [] };
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
    const person = people[index % people.length];
    if (person)
      running.push(createOne(person, { key: `${prefix}-${index}`, title: `Goal ${prefix}-${index}` }, creation));
  }
  await Promise.all(running);
  return creation;
}
