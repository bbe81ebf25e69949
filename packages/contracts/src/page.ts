import { z } from 'zod';

/** How a long list is asked for: at most 100 rows; the next page's address comes in `Link: <…>; rel="next"`. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().min(1).max(200).optional(),
});
