import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { id, instant } from '../values.ts';

/** An event that a consumer could not apply in all of its tries. */
const deadLetter = z.object({
  id: z.string(),
  service: z.string(),
  consumer: z.string(),
  subject: z.string(),
  /** The failure of the last try. */
  reason: z.string(),
  at: instant,
  /** Null for a letter from before tries were stored. */
  tries: z.int().nullable(),
  /** Type and id of the event, and the ids and the version in it. Never words of a person. */
  payload: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type DeadLetter = z.infer<typeof deadLetter>;

const path = '/api/admin/dead-letters';
const one = z.strictObject({ id });

/** Dead letters of all services: a part of admin's calls. */
export const deadLetterOperations = {
  listDeadLetters: {
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Events that a consumer could not apply, and why; oldest first',
    query: pageQuery,
    status: 200,
    response: z.array(deadLetter),
  },
  replayDeadLetter: {
    method: 'POST',
    path: `${path}/{id}/replay`,
    access: 'admin',
    summary: 'Deliver a dead letter once more, to its consumer alone',
    params: one,
    body: z.strictObject({}).optional(),
    status: 204,
    problems: [404, 409],
  },
  discardDeadLetter: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    summary: 'Remove a dead letter for good',
    params: one,
    status: 204,
    problems: [404],
  },
} as const;
