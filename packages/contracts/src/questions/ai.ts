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
 * Asks for a new draft for a goal that already has one. `already` holds the titles of its steps: the draft is another version,
 * or with `sameSteps` the same version with days.
 * A goal that would harm somebody gets an answer instead.
 */
export const draftRoadmapFor = defineQuestion(
  'ai.draft-roadmap.v1',
  goalInWords.extend({ already: z.array(z.string()).default([]), sameSteps: z.boolean().default(false) }),
  drafted,
);
/** Asks for suggestions other than those already shown. */
export const suggestFor = defineQuestion(
  'ai.suggest.v1',
  goalInWords.extend({ already: z.array(z.string()) }),
  suggested,
);

const oneLine = (value: string) => !/[\r\n\u2028\u2029]/.test(value);
/** The words of a mail's template, as a coach writes them. Its asker sanitises the HTML. */
export const mailDraft = z.object({
  subject: z.string().trim().min(1).max(200).refine(oneLine),
  html: z.string().trim().min(1).max(30_000),
});
export type MailDraft = z.infer<typeof mailDraft>;
/** Asks for a mail to members, such as an invitation. A mail that would harm somebody gets an answer instead. */
export const draftMailFor = defineQuestion(
  'ai.draft-mail.v1',
  z.object({ ownerId: id, prompt: z.string(), variables: z.array(z.string()) }),
  z.union([z.object({ mail: mailDraft }), z.object({ declined: z.string() })]),
);
