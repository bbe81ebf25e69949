import { z } from 'zod';
import { goal, milestone, newGoal } from '../api/goals.ts';
import { problem } from '../problem.ts';
import { proposalNow, roadmapChange, roadmapProposal } from '../proposal.ts';
import { defineQuestion } from '../question.ts';
import { drafted, goalCategory, roadmapDraft } from '../roadmap.ts';
import { trashed } from '../trash.ts';
import { restored } from '../undo.ts';
import { dateString, id, instant, text } from '../values.ts';

const goalWithSteps = z.object({ goal, draftId: id.nullable(), milestones: z.array(milestone) });
/** A milestone with the time of its last tick or untick, in milliseconds. */
const toldMilestone = milestone.extend({ tickedAt: z.number().optional() });
/** Titles of the tasks of each step, by the step's id. Each once, in the order of their boards. */
const tasksOfSteps = z.record(id, z.array(z.string()));

/**
 * Creates a goal that waits for the draft `draftId`. The same `requestKey` returns the first goal again. If the person
 * has a goal with one of the `names` (see `goal-name.rules`), returns that goal and creates none. `refused` contains
 * the problem, e.g. goal-limit-reached.
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
/** Returns a person's goals with their milestones for the coach. `goalId` selects one goal, with the tasks of its steps. */
export const goalsOfPerson = defineQuestion(
  'goals.of-person.v1',
  z.object({ ownerId: id, goalId: id.optional() }),
  z.object({
    goals: z.array(goalWithSteps.extend({ milestones: z.array(toldMilestone), tasks: tasksOfSteps.optional() })),
  }),
);
/** Returns the dated tasks on the timelines of a person's running goals, from `from` to `to`, in the order of their days. */
export const todosOfPerson = defineQuestion(
  'goals.todos-of-person.v1',
  z.object({ ownerId: id, from: dateString, to: dateString }),
  z.object({
    todos: z.array(z.object({ title: z.string(), goalId: id, dueDate: dateString, completed: z.boolean() })),
  }),
);
/**
 * Stores a drafted roadmap and returns the goal with its milestones afterwards. With `draftId` it is the first draft:
 * stored once, while the goal waits for this draft. Without it, it is a new draft for a goal without AI steps; a goal
 * with AI steps keeps them. Steps that the person created always stay. A declined draft leaves the goal without a
 * roadmap, with the coach's note. `category` is the one that the goal's words tell; it is set where the person left it open.
 * `closestKinds` are the kinds that they could mean, where the coach is unsure.
 */
export const storeDraftFor = defineQuestion(
  'goals.store-draft.v1',
  z
    .object({
      ownerId: id,
      goalId: id,
      draftId: id.optional(),
      today: dateString,
      category: goalCategory.optional(),
      closestKinds: z.array(z.string()).optional(),
    })
    .and(drafted),
  z.object({ goal, milestones: z.array(milestone) }),
);
/**
 * Stores changes that the person asked for, or another draft, as a proposal and returns it. The roadmap stays unchanged
 * until the person accepts. A proposal without items is not stored.
 */
export const proposeChanges = defineQuestion(
  'goals.propose-changes.v1',
  z
    .object({ ownerId: id, goalId: id, today: dateString })
    .and(z.union([z.object({ changes: z.array(roadmapChange).min(1).max(1000) }), z.object({ draft: roadmapDraft })])),
  roadmapProposal,
);
/** A stored proposal, with what was accepted of it and the undo of that. 404 when it is no longer kept. */
export const proposalOfGoal = defineQuestion(
  'goals.proposal-of-goal.v1',
  z.object({ ownerId: id, goalId: id, proposalId: id }),
  proposalNow,
);
/** What a person can take back of their plans. */
export const undoableOfPerson = defineQuestion(
  'goals.undoable-of-person.v1',
  z.object({ ownerId: id }),
  z.object({
    /** The last accepted change that can still be undone. */
    last: z
      .object({
        goalId: id,
        goalTitle: z.string(),
        proposalId: id,
        undo: z.string(),
        acceptedAt: instant,
        /** Titles of the steps that it removed. */
        removed: z.array(z.string()),
        /** It did nothing else. */
        onlyRemoves: z.boolean(),
      })
      .nullable(),
    /** The latest deletions of goals and their parts. */
    trash: z.array(trashed),
  }),
);
/** Undoes an accepted change by its token. 404 when that is undone already, 409 when the roadmap was replaced since. */
export const undoChangeFor = defineQuestion(
  'goals.undo-change.v1',
  z.object({ ownerId: id, undo: z.string() }),
  restored,
);
