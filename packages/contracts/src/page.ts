import { z } from 'zod';
import { text } from './values.ts';

/** Query of a long list: at most 100 rows a page. The answer links the next page, `Link: <…>; rel="next"`. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: text.min(1).max(200).optional(),
});
