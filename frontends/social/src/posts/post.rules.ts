import type { AnyPost, CategorisedPost } from '@pathwise/contracts/post';

export type PostCategory = CategorisedPost['category'];

/** The categories of requests and challenges, in the form's order. */
export const categoryLabels: Readonly<Record<PostCategory, string>> = {
  Business: 'Business & Career',
  Health: 'Health & Fitness',
  Relationship: 'Relationship & Social',
  Hobby: 'Hobby & Skills',
  Financial: 'Financial Goals',
  Personal: 'Personal Development',
  Other: 'Other',
};

/** The category of a request or challenge, or the price of an offer, as its card shows it. */
export function tagOf(post: AnyPost): string {
  return 'price' in post ? post.price : categoryLabels[post.category];
}

type Freshness = Pick<AnyPost, 'freshUntil' | 'lapsed' | 'lapsesSoon' | 'hidden'>;

const dayMs = 24 * 3_600_000;

/** How long a post still shows, as its author reads it. */
export function freshnessOf({ freshUntil, lapsed, hidden }: Freshness, now: number): string {
  if (hidden) return 'We have hidden this post: only you see it';
  if (lapsed) return 'Lapsed: only you see it';
  const days = Math.ceil((Date.parse(freshUntil) - now) / dayMs);
  return days <= 1 ? 'Lapses within a day' : `Lapses in ${days} days`;
}

/** The reminder above the list when posts of the reader lapse soon or have lapsed; undefined when none does. */
export function reminderOf(posts: readonly Freshness[], noun: string): string | undefined {
  const lapsed = posts.filter((post) => post.lapsed && !post.hidden).length;
  const soon = posts.filter((post) => post.lapsesSoon && !post.lapsed && !post.hidden).length;
  if (lapsed + soon === 0) return undefined;
  const parts = [soon > 0 ? `${soon} lapse${soon === 1 ? 's' : ''} soon` : '', lapsed > 0 ? lapsedWords(lapsed) : ''];
  return `Of your ${noun}s, ${parts.filter(Boolean).join(' and ')}. Renew what still holds.`;
}

const lapsedWords = (count: number) => `${count} ${count === 1 ? 'has' : 'have'} lapsed`;
