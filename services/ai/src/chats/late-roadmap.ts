import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { roadmapReadyReply } from '../built-in/answering/replies.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { StoredRoadmap } from '../drafts/store-first-draft.ts';
import { announceChat } from './announce-chat.ts';
import { chats } from './chat.model.ts';
import { stepsOf } from './first-roadmap.ts';

/** Replaces the pending answers about this goal by the one with the ready roadmap. */
export async function tellLateRoadmap(
  deps: AiDeps,
  tx: Tx,
  { ownerId, stored: { goal, milestones } }: { ownerId: string; stored: StoredRoadmap },
): Promise<void> {
  const steps = stepsOf(milestones);
  const { coachNote } = goal;
  if (!coachNote && (goal.roadmapStatus !== 'ready' || steps.length === 0)) return; // cleared meanwhile
  const waiting = await chats(deps.db)
    .find({ ownerId, goalId: goal.id, awaitsRoadmap: true })
    .session(tx.session)
    .lean();
  for (const { _id, notes } of waiting) {
    const response =
      coachNote ?? roadmapReadyReply({ goalTitle: goal.title, targetDate: goal.targetDate, steps, notes });
    await chats(deps.db).updateOne({ _id }, { $set: { response, awaitsRoadmap: false } }, { session: tx.session });
    await announceChat(deps, tx, { ownerId, chatId: _id });
  }
}

/** Updates answers that were in the trash when their roadmap was stored. After a failure the answer stays as it is. */
export async function tellMissedRoadmaps(deps: AiDeps, ownerId: string): Promise<void> {
  const waiting = await chats(deps.db).find({ ownerId, awaitsRoadmap: true }).lean();
  for (const goalId of new Set(waiting.map((chat) => chat.goalId)))
    if (goalId)
      await tellMissedRoadmap(deps, { ownerId, goalId }).catch((error: unknown) =>
        deps.log.warn({ error }, 'a late roadmap could not be told'),
      );
}

async function tellMissedRoadmap(deps: AiDeps, about: { ownerId: string; goalId: string }): Promise<void> {
  const { goals } = await deps.ask(goalsOfPerson, about, { timeoutMs: 1_500 });
  const [stored] = goals;
  if (!stored) return; // deleted meanwhile
  await deps.inTransaction((tx) => tellLateRoadmap(deps, tx, { ownerId: about.ownerId, stored }), { answers: false });
}
