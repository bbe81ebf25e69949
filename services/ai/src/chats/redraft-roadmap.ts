import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { AiDeps } from '../deps.ts';
import { type DraftRecord, drafts } from '../drafts/draft.model.ts';
import type { ChatRecord } from './chat.model.ts';
import { markPaid } from './claim-chat.ts';
import type { PersonGoal } from './person-goals.ts';

/** Whether the draft a goal asked for when it was made brings no roadmap any more: it was used up, cleared or lost. */
export async function isPastFirstDraft(deps: AiDeps, { goal, draftId }: PersonGoal): Promise<boolean> {
  if (!draftId || goal.roadmapStatus === 'none' || goal.roadmapStatus === 'ready') return true;
  if (goal.roadmapStatus === 'drafting') return false;
  const record = await drafts(deps.db).findById(draftId).lean<DraftRecord>();
  return record !== null && record.state !== 'asked';
}

/** Has the goal's roadmap drafted anew and stored; one paid call per message at most. Throws 503 while goals is away. */
export async function redraftRoadmap(
  deps: AiDeps,
  about: { goal: Goal; chat: ChatRecord; today: string; timeZone: string },
): Promise<Milestone[]> {
  const { goal, chat, today, timeZone } = about;
  const { id: goalId, title, description, category, targetDate } = goal;
  const paid = deps.coach.isPaid && (await markPaid(deps, chat));
  const { draft } = await deps.coach.draftBy({ title, description, category, targetDate, today, timeZone }, { paid });
  const stored = await deps.ask(
    storeDraftFor,
    { ownerId: chat.ownerId, goalId, draft, today },
    { timeoutMs: 7_000 }, // goals may take 6 s for years of plans
  );
  return stored.milestones;
}
