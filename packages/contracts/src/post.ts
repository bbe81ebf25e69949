import { z } from 'zod';
import { profileShape } from './profile.ts';
import { id, instant, someWords } from './values.ts';

/** The kinds of posts, named as the premium feature that each belongs to. */
export const postKinds = ['accountability', 'challenges', 'mentorship'] as const;
export type PostKind = (typeof postKinds)[number];

/** How long a post stays fresh, and how long before its end its author is reminded. */
export const freshDays = 30;
export const reminderDays = 3;

const postCategories = ['Business', 'Health', 'Relationship', 'Hobby', 'Financial', 'Personal', 'Other'] as const;
const category = z.enum(postCategories, { error: 'Category is required' });

const { firstName, lastName, profileImageUrl, profession } = profileShape;
/** The author of a post, or the other side of an introduction. */
export const memberCard = z.object({
  id,
  firstName,
  lastName,
  profileImageUrl,
  profession,
  hasContactEmail: z.boolean(),
  contactEmail: z.string().optional(),
});
export type MemberCard = z.infer<typeof memberCard>;

const post = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string(),
  createdAt: instant,
  freshUntil: instant,
  /** No longer fresh. Only the author still receives the post. */
  lapsed: z.boolean(),
  /** Lapses within three days. True for its author only, who is reminded to renew it. */
  lapsesSoon: z.boolean(),
  user: memberCard,
  /** An admin has hidden it. Only the author still receives it. */
  hidden: z.literal(true).optional(),
});
/** An accountability request or a challenge. */
export const categorisedPost = post.extend({ category: z.enum(postCategories) });
export const mentorshipOffer = post.extend({ price: z.string() });
export type CategorisedPost = z.infer<typeof categorisedPost>;
export type MentorshipOffer = z.infer<typeof mentorshipOffer>;
export type AnyPost = CategorisedPost | MentorshipOffer;

const newPost = z.strictObject({
  title: someWords(120, 'Title is required'),
  description: someWords(4_000, 'Description must be at least 10 characters', 10),
});
export const newCategorisedPost = newPost.extend({ category: category.default('Other') });
export const newMentorshipOffer = newPost.extend({ price: someWords(80, 'Price is required') });
