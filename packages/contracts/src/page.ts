import { z } from 'zod';
import { text } from './values.ts';

/** How a long list is asked for: at most 100 rows; the next page's address comes in `Link: <…>; rel="next"`. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: text.min(1).max(200).optional(),
});
