import { goalCategories, milestoneTimeframes } from '@pathwise/contracts/roadmap';
import { z } from 'zod';

// The forms that a model answers in. A strict schema knows neither lengths nor optional fields; the contracts check
// these afterwards.

const suggestion = z.object({ title: z.string(), description: z.string(), bullets: z.array(z.string()) });

/** A draft without its timelines, which `completeDraft` makes from the steps. */
export const draftForm = z.object({
  overview: z.string(),
  milestones: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      dueDate: z.string().nullable(),
      timeframe: z.enum(milestoneTimeframes),
      resources: z.string().nullable(),
      /** Two or three small tasks towards the step. */
      tasks: z.array(z.string()),
    }),
  ),
  suggestions: z.array(suggestion),
});

export const mailForm = z.object({ subject: z.string(), html: z.string() });

export const suggestionsForm = z.object({ suggestions: z.array(suggestion) });

/** The tools by which a model changes a plan. It names steps by their number, from 1. Null leaves a field as it is. */
export const editTools = {
  change_goal: z.object({
    title: z.string().nullable(),
    targetDate: z.string().nullable(),
    status: z.enum(['active', 'paused', 'completed']).nullable(),
  }),
  /** `afterStep` 0 is the beginning. */
  add_step: z.object({
    afterStep: z.int(),
    title: z.string(),
    description: z.string(),
    dueDate: z.string().nullable(),
    tasks: z.array(z.string()),
  }),
  change_step: z.object({
    step: z.int(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    dueDate: z.string().nullable(),
    completed: z.boolean().nullable(),
  }),
  remove_step: z.object({ step: z.int() }),
};
export type EditTools = typeof editTools;

/** What a model reads in a message: the same as `readMessage` finds by rules. */
export const understandingForm = z.object({
  intent: z.enum(['goal', 'edit', 'question', 'greeting', 'thanks', 'other']),
  wishes: z.array(z.object({ title: z.string(), category: z.enum(goalCategories), targetDate: z.string().nullable() })),
});
export type Understanding = z.output<typeof understandingForm>;
