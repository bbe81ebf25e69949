import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type GoalsUnderTest, goalOf, startGoals, storedFor } from './given.ts';

let service: GoalsUnderTest;
/** While set, the next transaction waits for it before its commit, after its reads. */
let gate: Promise<unknown> | undefined;
let held = 0;
const faultPoint = async (at: string) => {
  if (at !== 'before-commit' || !gate || held > 0) return;
  held += 1;
  await gate;
};
beforeAll(async () => {
  service = await startGoals({ faultPoint });
});
afterAll(() => service.stop());

/** Blocks the next commit until the returned function is called. */
function hold(): () => void {
  const opening = Promise.withResolvers<void>();
  gate = opening.promise;
  held = 0;
  return () => {
    gate = undefined;
    opening.resolve();
  };
}

async function milestoneOf(owner: Caller) {
  const goal = await goalOf(service, owner);
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const id: string = (await service.as(owner).post(path, { title: 'Find a club' })).body.id;
  return { goalId: goal.id, path, id };
}

/** A tick of the plan that has done its reads and is about to commit. */
async function heldTick(owner: Caller, step: { goalId: string; stepId: string; completed: boolean }) {
  const goOn = hold();
  const tick = { ownerId: owner.id, kind: 'milestone', ...step, version: 2 } as const;
  const tickId = await service.events.publish(stepTickedInPlan, tick);
  await waitUntil('the tick to be held', () => held === 1);
  return { goOn, through: () => service.consumed('goals-take-tick-of-plan', tickId) };
}

it.each(['a step that is there', 'a step that is not there'])(
  'an erasure racing with a tick of the plan for %s leaves nothing behind',
  async (where) => {
    const ann = testCaller();
    const { goalId, id } = await milestoneOf(ann);
    const stepId = where === 'a step that is there' ? id : 'unknown';
    const { goOn, through } = await heldTick(ann, { goalId, stepId, completed: false });
    const erasing = service.consumed(
      'goals-erase-person',
      await service.events.publish(userDeleted, { userId: ann.id, version: 7 }),
    );
    // The erasure either passes the blocked commit or waits for it. Both end soon.
    await Promise.race([erasing, pause(500)]);
    goOn();
    await erasing;
    await through();
    expect(await storedFor(service, ann.id)).toEqual({});
  },
  60_000,
);
