import { z } from 'zod';
import { defineQuestion } from '../question.ts';
import { drafted, goalCategory, suggested } from '../roadmap.ts';
import { dateString, id } from '../values.ts';

const goalInWords = z.object({
  goalId: id,
  ownerId: id,
  title: z.string(),
  description: z.string().nullable(),
  category: goalCategory,
  targetDate: dateString.nullable(),
  today: dateString,
  timeZone: z.string(),
});

/**
 * Asks for a new draft for a goal that already has one. `already` holds the titles of its steps: the draft is another version.
 * A goal that would harm somebody gets an answer instead.
 */
export const draftRoadmapFor = defineQuestion(
  'ai.draft-roadmap.v1',
  goalInWords.extend({ already: z.array(z.string()).default([]) }),
  drafted,
);
/** Asks for suggestions other than those already shown. */
export const suggestFor = defineQuestion(
  'ai.suggest.v1',
  goalInWords.extend({ already: z.array(z.string()) }),
  suggested,
);
