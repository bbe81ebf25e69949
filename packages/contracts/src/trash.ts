import { z } from 'zod';
import type { ServiceName } from './operation.ts';
import { pageQuery } from './page.ts';
import { undoParams } from './undo.ts';
import { instant } from './values.ts';

const trashKinds = [
  'goal',
  'milestone',
  'roadmap',
  'suggestions',
  'todos',
  'replaced-todos',
  'tasks',
  'missed',
  'reminders',
  'diary',
  'posts',
  'chats',
] as const;
export type TrashKind = (typeof trashKinds)[number];

/** One deletion of the last 30 days. `token` brings all of it back, by the undo of the same service. */
export const trashed = z.object({
  token: z.string(),
  kind: z.enum(trashKinds),
  /** Titles of what was deleted: three at most, each once, in no order. */
  titles: z.array(z.string()),
  /** How many things have each of these titles. */
  times: z.array(z.int().positive()),
  /** How many things have such a title. */
  count: z.int().nonnegative(),
  deletedAt: instant,
});
export type Trashed = z.infer<typeof trashed>;

/** The two calls about the trash of one service. */
export const trashCalls = <S extends ServiceName>(service: S) =>
  ({
    listTrash: {
      method: 'GET',
      path: `/api/trash/${service}`,
      access: 'member',
      summary: 'What was deleted here in the last 30 days, newest first',
      query: pageQuery,
      status: 200,
      response: z.array(trashed),
    },
    discardTrash: {
      method: 'DELETE',
      path: `/api/trash/${service}/{token}`,
      access: 'member',
      summary: 'Delete for good what is in the trash; cannot be undone',
      params: undoParams,
      status: 204,
      problems: [404],
    },
  }) as const;
