import { roadmapReady } from '@pathwise/contracts/events/goals';
import { type ConsumerDefinition, consumer } from '@pathwise/service-kit/consumer';
import { tellLateRoadmap } from '../chats/late-roadmap.ts';
import type { AiDeps } from '../deps.ts';
import { drafts } from './draft.model.ts';

/**
 * The chat says that a roadmap is ready once goals has stored it, also where the turn gave up waiting; from then on the
 * draft's text lives there alone.
 */
export const noteStoredRoadmap = (deps: AiDeps): ConsumerDefinition =>
  consumer({
    name: 'ai-note-stored-roadmap',
    event: roadmapReady,
    handle: async ({ data: { draftId, goalId, ownerId } }, tx) => {
      await drafts(deps.db).updateOne(
        { _id: draftId },
        { $set: { state: 'stored', draft: null } },
        { session: tx.session },
      );
      await tellLateRoadmap(deps, tx, { ownerId, goalId });
    },
  });
