import type { PostCategory } from './post.rules.ts';

/** The values of the form's controls. A kind uses either the category or the price. */
export interface PostFields {
  readonly title: string;
  readonly description: string;
  readonly category: PostCategory;
  readonly price: string;
}

export const blankPost: PostFields = { title: '', description: '', category: 'Other', price: '' };

/** True when discarding the fields would lose words. */
export function isWorthKeeping({ title, description, price }: PostFields): boolean {
  return (title + description + price).trim() !== '';
}

/** True when only the surrounding blanks differ, which are not stored. */
export function readsTheSame(a: PostFields, b: PostFields): boolean {
  return (Object.keys(blankPost) as (keyof PostFields)[]).every((name) => a[name].trim() === b[name].trim());
}

/** The body of a new accountability request or challenge. */
export const categorised = ({ title, description, category }: PostFields) => ({ title, description, category });
/** The body of a new mentorship offer. */
export const priced = ({ title, description, price }: PostFields) => ({ title, description, price });
