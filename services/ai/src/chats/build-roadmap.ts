import { setTimeout as pause } from 'node:timers/promises';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { AiDeps } from '../deps.ts';
import { type DraftRecord, drafts } from '../drafts/draft.model.ts';
import { type DraftRequest, handOver, writeDraft } from '../drafts/draft-once.ts';

export interface Step {
  title: string;
  dueDate: string | null;
}

const lookEveryMs = 40;

export const stepsOf = (milestones: readonly Milestone[]): Step[] =>
  milestones.filter(({ type }) => type === 'ai-step').map(({ title, dueDate }) => ({ title, dueDate }));

function requestOf(
  goal: Goal,
  about: { draftId: string; ownerId: string; today: string; timeZone: string },
): DraftRequest {
  const { id: goalId, title, description, category, targetDate } = goal;
  return { goalId, title, description, category, targetDate, ...about };
}

async function storedInTime(deps: AiDeps, draftId: string): Promise<boolean> {
  const end = performance.now() + deps.config.ROADMAP_PATIENCE_MS;
  while (performance.now() < end) {
    const record = await drafts(deps.db).findById(draftId).lean<DraftRecord>();
    if (record?.state === 'stored') return true;
    await pause(lookEveryMs);
  }
  return false;
}

/**
 * Sees to it that the goal's roadmap is drafted, and waits until goals has stored it. Returns its steps; undefined when
 * that takes longer than a person should wait. A window that closes meanwhile ends nothing: the answer is stored, not only shown.
 */
export async function buildRoadmap(
  deps: AiDeps,
  {
    goal,
    draftId,
    ownerId,
    today,
    timeZone,
  }: { goal: Goal; draftId: string; ownerId: string; today: string; timeZone: string },
): Promise<Step[] | undefined> {
  const request = requestOf(goal, { draftId, ownerId, today, timeZone });
  const drafted = await writeDraft(deps, request);
  if (drafted) await deps.inTransaction((tx) => handOver(deps, tx, { request, drafted }), { answers: false });
  if (!(await storedInTime(deps, draftId))) return undefined;
  const { goals } = await deps.ask(goalsOfPerson, { ownerId, goalId: goal.id }, { timeoutMs: 2_000 });
  return goals[0] && stepsOf(goals[0].milestones);
}
