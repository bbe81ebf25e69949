import { z } from 'zod';
import { dateString, id, instant, someWords } from './values.ts';

const incomplete = 'Please fill in title and content';
const entryTitle = someWords(200, incomplete);
const entryContent = someWords(50_000, incomplete);

export const diaryEntry = z.object({
  id,
  title: z.string(),
  content: z.string(),
  entryDate: dateString,
  /** Never shown to others, whatever the diary as a whole is. */
  isPrivate: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** What others see of an entry in a public diary. */
export const publicDiaryEntry = z.object({ id, title: z.string(), content: z.string(), entryDate: dateString });

export const newDiaryEntry = z.strictObject({
  title: entryTitle,
  content: entryContent,
  /** The person's today when absent. */
  entryDate: dateString.optional(),
  isPrivate: z.boolean().default(false),
});
export const diaryEntryChange = z.strictObject({
  title: entryTitle.optional(),
  content: entryContent.optional(),
  entryDate: dateString.optional(),
  isPrivate: z.boolean().optional(),
  /** The version this change was begun from; an older one than what is stored is a 409 carrying both texts. */
  version: z.int().optional(),
});
