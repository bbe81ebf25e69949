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
  /** Never shown to others, also in a public diary. */
  isPrivate: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** An entry of a public diary, as others see it. */
export const publicDiaryEntry = z.object({ id, title: z.string(), content: z.string(), entryDate: dateString });

export const newDiaryEntry = z.strictObject({
  title: entryTitle,
  content: entryContent,
  /** Default: the person's today. */
  entryDate: dateString.optional(),
  isPrivate: z.boolean().default(false),
});
export const diaryEntryChange = z.strictObject({
  title: entryTitle.optional(),
  content: entryContent.optional(),
  entryDate: dateString.optional(),
  isPrivate: z.boolean().optional(),
  /** The version that this change is based on. One older than the stored version is a 409 with both texts. */
  version: z.int().optional(),
});
