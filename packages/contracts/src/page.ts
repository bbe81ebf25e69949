import { z } from 'zod';
import { text, words } from './values.ts';

/** Query of a long list: at most 100 rows a page. The answer links the next page, `Link: <…>; rel="next"`. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: text.min(1).max(200).optional(),
});

/** What a search looks for: the beginnings of words. */
export const searchQuery = words(100).min(3, 'Please type at least 3 characters');
/** Query of a search through what a person owns. It answers with the first few rows, without a next page. */
export const ownSearch = z.strictObject({
  q: searchQuery,
  limit: z.coerce.number().int().min(1).max(20).default(6),
});
