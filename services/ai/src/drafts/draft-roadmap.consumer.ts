import type { EventData } from '@pathwise/contracts/event';
import { goalCreated } from '@pathwise/contracts/events/goals';
import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/consumer';
import type { AiDeps } from '../deps.ts';
import { type DraftRequest, handOver, writeDraft } from './draft-once.ts';

function requestOf(goal: EventData<typeof goalCreated>): DraftRequest {
  const { draftId, goalId, ownerId, title, description, category, targetDate, createdOn, timeZone } = goal;
  return { draftId, goalId, ownerId, title, description, category, targetDate, today: createdOn, timeZone };
}

/** Every new goal gets its roadmap, whoever created it. Slow coaches work outside the transaction. */
export const draftRoadmapOfGoal = (deps: AiDeps): ConsumerDefinition =>
  consumer({
    name: 'ai-draft-roadmap',
    event: goalCreated,
    concurrency: 16, // waiting for a remote coach costs nothing here
    prepare: ({ data }) => writeDraft(deps, requestOf(data)),
    handle: async ({ data }, tx, drafted) => {
      if (drafted) await handOver(deps, tx, { request: requestOf(data), drafted });
    },
  });
