import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import mongoose from 'mongoose';
import { roadmapReadyReply } from '../coach/replies.rules.ts';
import type { AiDeps } from '../deps.ts';
import { drafts } from '../drafts/draft.model.ts';
import { announceChat } from './announce-chat.ts';
import { stepsOf } from './build-roadmap.ts';
import { type ChatRecord, chats } from './chat.model.ts';

/**
 * Notes that a turn is stored which awaits this draft; false when the draft has been stored meanwhile. The note is written to
 * the draft's own row, so that of the two transactions the later one sees the other.
 */
export async function awaitDraft(deps: AiDeps, tx: Tx, draftId: string): Promise<boolean> {
  const noted = await drafts(deps.db).updateOne(
    { _id: draftId, state: mongoose.trusted({ $ne: 'stored' }) },
    { $set: { awaitedAt: deps.now() } },
    { session: tx.session },
  );
  return noted.matchedCount === 1;
}

/** Turns the person's answers that still await this goal's roadmap into the ready one. Throws 503 while goals is away. */
export async function tellLateRoadmap(
  deps: AiDeps,
  tx: Tx,
  { ownerId, goalId }: { ownerId: string; goalId: string },
): Promise<void> {
  const waiting = await chats(deps.db)
    .find({ ownerId, goalId, awaitsRoadmap: true })
    .session(tx.session)
    .lean<ChatRecord[]>();
  if (waiting.length === 0) return;
  const { goals } = await deps.ask(goalsOfPerson, { ownerId, goalId }, { timeoutMs: 1_500 });
  const { goal, milestones } = goals[0] ?? {};
  const steps = stepsOf(milestones ?? []);
  if (goal?.roadmapStatus !== 'ready' || steps.length === 0) return; // deleted or cleared since
  for (const { _id, notes } of waiting) {
    const response = roadmapReadyReply({ goalTitle: goal.title, targetDate: goal.targetDate, steps, notes });
    await chats(deps.db).updateOne({ _id }, { $set: { response, awaitsRoadmap: false } }, { session: tx.session });
    await announceChat(deps, tx, { ownerId, chatId: _id });
  }
}

/** Does so for turns that were out of sight when their roadmap came. One that fails is left for the next occasion. */
export async function tellMissedRoadmaps(deps: AiDeps, ownerId: string): Promise<void> {
  const waiting = await chats(deps.db).find({ ownerId, awaitsRoadmap: true }).lean<ChatRecord[]>();
  for (const goalId of new Set(waiting.map((chat) => chat.goalId)))
    if (goalId)
      await deps
        .inTransaction((tx) => tellLateRoadmap(deps, tx, { ownerId, goalId }), { answers: false })
        .catch((error: unknown) => deps.log.warn({ error }, 'a late roadmap could not be told'));
}
