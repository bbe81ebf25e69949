import type { EventData } from '@pathwise/contracts/event';
import { goalCreated, goalRestored } from '@pathwise/contracts/events/goals';
import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/events/consumer';
import { Problem } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { tellLateRoadmap } from '../chats/late-roadmap.ts';
import type { AiDeps } from '../deps.ts';
import { claimDraft, dropIfErased, noteStored } from './claim-draft.ts';
import { type DraftRequest, type StoredRoadmap, storeFirstDraft } from './store-first-draft.ts';

type AskedDraft = Pick<EventData<typeof goalCreated>, 'draftId' | 'createdOn' | 'timeZone'>;

/** Goals may take 6 s to store a plan of several years. */
const timeoutMs = 7_000;

/** Drafts the roadmap of every new goal, created in the chat or not. The coach is called outside the transaction. */
export const draftRoadmapOfGoal = (deps: AiDeps): ConsumerDefinition =>
  consumer({
    name: 'ai-draft-roadmap',
    event: goalCreated,
    concurrency: 16, // waiting for a remote coach needs no CPU
    prepare: ({ data }) => storedDraft(deps, requestOf(data, data)),
    handle: ({ data }, tx, stored) => finish(deps, tx, { ...data, stored }),
  });

/** Drafts the roadmap of a restored goal that was deleted while its roadmap was drafted. */
export const draftRoadmapOfRestoredGoal = (deps: AiDeps): ConsumerDefinition =>
  consumer({
    name: 'ai-draft-restored-roadmap',
    event: goalRestored,
    prepare: async ({ data }) => data.awaitedDraft && storedDraft(deps, requestOf(data, data.awaitedDraft)),
    handle: async ({ data }, tx, stored) => {
      if (data.awaitedDraft) await finish(deps, tx, { ...data, ...data.awaitedDraft, stored });
    },
  });

function requestOf(
  { goalId, ownerId, title, description, category, targetDate }: Omit<EventData<typeof goalCreated>, keyof AskedDraft>,
  { draftId, createdOn: today, timeZone }: AskedDraft,
): DraftRequest {
  return { draftId, goalId, ownerId, title, description, category, targetDate, today, timeZone };
}

/** The stored roadmap. Undefined when the draft was stored before, the goal is in the trash, or the account is erased. */
async function storedDraft(deps: AiDeps, request: DraftRequest): Promise<StoredRoadmap | undefined> {
  const claim = await claimDraft(deps, request);
  if (claim.row.state === 'stored') return undefined;
  try {
    return await storeFirstDraft(deps, { request, claim, timeoutMs });
  } catch (error) {
    // Also while goals is away: it purges this event when it is back, so there may be no other try.
    const isErased = await dropIfErased(deps, request);
    if (isErased || (error instanceof Problem && error.status === 404)) return undefined;
    throw error;
  }
}

/** Records that the draft is stored, and updates pending chat answers about it. */
async function finish(
  deps: AiDeps,
  tx: Tx,
  input: { draftId: string; ownerId: string; stored: StoredRoadmap | undefined },
): Promise<void> {
  const { draftId, ownerId, stored } = input;
  if (stored && (await noteStored(deps, tx, draftId))) await tellLateRoadmap(deps, tx, { ownerId, stored });
}
