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

export const suggestionsForm = z.object({ suggestions: z.array(suggestion) });

/** What a model reads in a message: the same as `readMessage` finds by rules. */
export const understandingForm = z.object({
  intent: z.enum(['goal', 'edit', 'question', 'greeting', 'thanks', 'other']),
  wishes: z.array(z.object({ title: z.string(), category: z.enum(goalCategories), targetDate: z.string().nullable() })),
});
export type Understanding = z.output<typeof understandingForm>;
