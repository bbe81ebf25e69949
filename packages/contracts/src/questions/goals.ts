import { z } from 'zod';
import { goal, milestone, newGoal } from '../api/goals.ts';
import { problem } from '../problem.ts';
import { defineQuestion } from '../question.ts';
import { roadmapDraft } from '../roadmap.ts';
import { dateString, id, text } from '../values.ts';

const goalWithSteps = z.object({ goal, draftId: id.nullable(), milestones: z.array(milestone) });

/**
 * Makes a goal for a person, which waits for the draft `draftId`; the same `requestKey` answers the first goal again. Somebody who
 * has a goal of one of the `names` (see `goal-name.rules`) gets no second one: the answer is that goal. `refused` carries e.g.
 * goal-limit-reached.
 */
export const createGoalFor = defineQuestion(
  'goals.create-goal.v1',
  z.object({
    ownerId: id,
    plan: z.enum(['free', 'premium']),
    timeZone: z.string(),
    requestKey: text.max(200),
    draftId: id.optional(),
    names: z.array(z.string()).default([]),
    goal: newGoal,
  }),
  z.union([goalWithSteps, z.object({ refused: problem.pick({ status: true, code: true, detail: true }) })]),
);
/** A person's goals with their milestones, for the coach to answer from. `goalId` narrows it to one. */
export const goalsOfPerson = defineQuestion(
  'goals.of-person.v1',
  z.object({ ownerId: id, goalId: id.optional() }),
  z.object({ goals: z.array(goalWithSteps) }),
);
/**
 * Stores a drafted roadmap and answers the goal with its milestones as they are then. With `draftId` it is the first draft of a
 * goal: stored once, while the goal waits for this very draft. Without, it is drafted anew for a goal that has no AI steps; a
 * goal that has some keeps them. What the person made stays.
 */
export const storeDraftFor = defineQuestion(
  'goals.store-draft.v1',
  z.object({ ownerId: id, goalId: id, draftId: id.optional(), draft: roadmapDraft, today: dateString }),
  z.object({ goal, milestones: z.array(milestone) }),
);
