import { z } from 'zod';
import type { ServiceName } from '../operation.ts';
import { defineQuestion } from '../question.ts';
import { id } from '../values.ts';

/** Where the next page begins: after the row `after` of a collection; `skip` characters of the next row were sent already. */
const position = z.object({
  collection: z.string(),
  after: z.string().nullable(),
  skip: z.int(),
  /** Hash of that next row, which must not change between its parts. */
  seen: z.string().nullable(),
});
export type ArchivePosition = z.output<typeof position>;

/**
 * Asks a service for the next page of what it keeps about a person. Every service answers it, from its declared collections.
 * `rows` is JSON text, so that nobody in between has to parse it: rows of one collection separated by commas. A row that is too
 * large for one message comes in parts, and `continues` says that `rows` begins with the next part of one.
 */
export const archivePageOf = (service: ServiceName) =>
  defineQuestion(
    `${service}.archive-page.v1`,
    z.object({ userId: id, from: position.nullable() }),
    z.object({
      page: z
        .object({ collection: z.string(), isTrash: z.boolean(), rows: z.string(), continues: z.boolean() })
        .nullable(),
      next: position.nullable(),
    }),
  );
