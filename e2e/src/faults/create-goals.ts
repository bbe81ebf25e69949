import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@pathwise/api-client/errors';
import type { Person } from '../people/person.ts';

/** Goals the product said it has: idempotency key → goal id. */
export type Acknowledged = Map<string, string>;

export interface Creation {
  acknowledged: Acknowledged;
  attempts: number;
  /** How each attempt ended. */
  outcomes: Record<string, number>;
  milliseconds: number[];
}

/** Creates one goal, as a client that never gives up: the same key, again and again, until it is acknowledged. */
async function createOne(
  person: Person,
  { key, title }: { key: string; title: string },
  creation: Creation,
): Promise<void> {
  const began = performance.now();
  for (;;) {
    creation.attempts++;
    try {
      const body = { title, category: 'personal', targetDate: '2028-01-31' } as const;
      const goal = await person.api.goals.createGoal({
        body,
        idempotencyKey: key,
        signal: AbortSignal.timeout(15_000),
      });
      note(creation, '201');
      creation.acknowledged.set(key, goal.id);
      creation.milliseconds.push(performance.now() - began);
      return;
    } catch (error) {
      note(creation, error instanceof ApiError ? String(error.status) : 'no answer');
      await pause(200 + Math.random() * 300);
    }
  }
}

function note({ outcomes }: Creation, outcome: string): void {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

/** Creates `count` goals at `perSecond`, spread over the people, and resolves when all are acknowledged. */
export async function createGoals(
  people: readonly Person[],
  { count, perSecond, prefix }: { count: number; perSecond: number; prefix: string },
): Promise<Creation> {
  const creation: Creation = { acknowledged: new Map(), attempts: 0, outcomes: {}, milliseconds: [] };
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
