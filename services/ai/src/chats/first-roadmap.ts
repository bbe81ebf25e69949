import type { Milestone } from '@pathwise/contracts/api/goals';
import { Problem } from '@pathwise/service-kit/problem';
import { anotherWishNote, roadmapReadyReply, stillDraftingReply } from '../built-in/answering/replies.rules.ts';
import { paceWarning } from '../built-in/drafting/pace.rules.ts';
import type { AiDeps } from '../deps.ts';
import { claimDraft, type DraftClaim } from '../drafts/claim-draft.ts';
import { type StoredRoadmap, storeFirstDraft } from '../drafts/store-first-draft.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { PersonGoal } from './person-goals.ts';
import { redraftRoadmap } from './redraft-roadmap.ts';

interface Wanted {
  request: ChatRequest;
  chat: ChatRecord;
  own: PersonGoal;
  /** The claim on the goal's first draft, if this chat has it already. */
  claim?: DraftClaim;
  /** A second wish in the same message. */
  another?: string | undefined;
}

export const stepsOf = (milestones: readonly Milestone[]) =>
  milestones.filter(({ type }) => type === 'ai-step').map(({ title, dueDate }) => ({ title, dueDate }));

/** Answers with a goal's roadmap: the stored one, else the first draft, else a redraft. */
export async function roadmapOf(deps: AiDeps, wanted: Wanted): Promise<Reply> {
  const { request, chat, own, another } = wanted;
  const { goal, draftId, milestones } = own;
  if (goal.roadmapStatus === 'ready' && stepsOf(milestones).length > 0) return ready(request, { ...own, another });
  const waits = goal.roadmapStatus === 'drafting' || goal.roadmapStatus === 'failed';
  if (draftId && waits) return firstRoadmap(deps, { ...wanted, draftId });
  return ready(request, { ...(await redraftRoadmap(deps, { goal, chat, ...request })), another });
}

async function firstRoadmap(deps: AiDeps, wanted: Wanted & { draftId: string }): Promise<Reply> {
  const { request, own, draftId, another } = wanted;
  const { id: goalId, title, description, category, targetDate, roadmapStatus } = own.goal;
  const { caller, today, timeZone } = request;
  const claim = wanted.claim ?? (await claimDraft(deps, { draftId, ownerId: caller.id }));
  const about = { draftId, goalId, ownerId: caller.id, title, description, category, targetDate, today, timeZone };
  try {
    const timeoutMs = deps.config.ROADMAP_PATIENCE_MS;
    const stored = await storeFirstDraft(deps, { request: about, claim, timeoutMs });
    return { ...ready(request, { ...stored, another }), storedDraftId: draftId };
  } catch (error) {
    // The consumer of goal-created goes on with a new goal, but not with a failed draft.
    if (!(error instanceof Problem) || error.status !== 503 || roadmapStatus === 'failed') throw error;
    const notes = notesOn(request, own.goal, another);
    return { response: stillDraftingReply({ goalTitle: title }), goalId, awaits: { draftId, notes } };
  }
}

function ready(request: ChatRequest, { goal, milestones, another }: StoredRoadmap & Pick<Wanted, 'another'>): Reply {
  const { id: goalId, title: goalTitle, targetDate, coachNote } = goal;
  if (coachNote) return { response: coachNote, goalId };
  const notes = notesOn(request, goal, another);
  return { response: roadmapReadyReply({ goalTitle, targetDate, steps: stepsOf(milestones), notes }), goalId };
}

/** The notes above the steps, one line each: a warning about the pace, a second goal. */
function notesOn(
  { today, timeZone }: ChatRequest,
  { title, description, category, targetDate }: PersonGoal['goal'],
  another?: string,
): string[] {
  const warning = paceWarning({ title, description, category, targetDate, today, timeZone });
  return [...(warning ? [warning] : []), ...(another ? [anotherWishNote(another)] : [])];
}
