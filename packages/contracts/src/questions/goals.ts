import { z } from 'zod';
import { goal, milestone, newGoal } from '../api/goals.ts';
import { problem } from '../problem.ts';
import { defineQuestion } from '../question.ts';
import { roadmapDraft } from '../roadmap.ts';
import { dateString, id, text } from '../values.ts';

/** Makes a goal for a person; the same `requestKey` answers the first goal again. `refused` carries e.g. goal-limit-reached. */
export const createGoalFor = defineQuestion(
  'goals.create-goal.v1',
  z.object({
    ownerId: id,
    plan: z.enum(['free', 'premium']),
    timeZone: z.string(),
    requestKey: text.max(200),
    goal: newGoal,
  }),
  z.union([
    z.object({ goal, draftId: id }),
    z.object({ refused: problem.pick({ status: true, code: true, detail: true }) }),
  ]),
);
/** A person's goals with their milestones, for the coach to answer from. `goalId` narrows it to one. */
export const goalsOfPerson = defineQuestion(
  'goals.of-person.v1',
  z.object({ ownerId: id, goalId: id.optional() }),
  z.object({ goals: z.array(z.object({ goal, draftId: id.nullable(), milestones: z.array(milestone) })) }),
);
/**
 * Stores a roadmap drafted anew for a goal that has no AI steps, as drafting it anew does: what the person made stays. A goal
 * that has some keeps them. Answers the goal's milestones as they are then.
 */
export const storeDraftFor = defineQuestion(
  'goals.store-draft.v1',
  z.object({ ownerId: id, goalId: id, draft: roadmapDraft, today: dateString }),
  z.object({ milestones: z.array(milestone) }),
);
