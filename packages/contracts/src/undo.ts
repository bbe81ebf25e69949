import { z } from 'zod';
import { id } from './values.ts';

/** The answer of every undoable delete: the number of deleted things, and a token that restores them for 30 days. */
export const deleted = z.object({ deletedCount: z.int().nonnegative(), undo: z.string() });
export type Deleted = z.infer<typeof deleted>;
export const undoParams = z.strictObject({ token: id });
export const restored = z.object({ restoredCount: z.int().nonnegative() });
