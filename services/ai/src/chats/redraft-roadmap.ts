import type { Goal } from '@pathwise/contracts/api/goals';
import { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { AiDeps } from '../deps.ts';
import type { StoredRoadmap } from '../drafts/store-first-draft.ts';
import type { ChatRecord } from './chat.model.ts';
import { markPaid } from './claim-chat.ts';

/** Redrafts and stores a goal's roadmap, with at most one paid call per message. Throws 503 while goals is away. */
export async function redraftRoadmap(
  deps: AiDeps,
  about: { goal: Goal; chat: ChatRecord; today: string; timeZone: string },
): Promise<StoredRoadmap> {
  const { goal, chat, today, timeZone } = about;
  const { id: goalId, title, description, category, targetDate } = goal;
  const paid = deps.coach.isPaid && (await markPaid(deps, chat));
  const asked = { ownerId: chat.ownerId, title, description, category, targetDate, today, timeZone };
  const { coach: _, ...drafted } = await deps.coach.draftBy(asked, { paid });
  return deps.ask(
    storeDraftFor,
    { ownerId: chat.ownerId, goalId, today, ...drafted },
    { timeoutMs: 7_000 }, // goals may take 6 s to store a plan of several years
  );
}
