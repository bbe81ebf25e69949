import { z } from 'zod';

export const actOutcomes = ['done', 'denied', 'failed'] as const;

/** Values before or after an act. They hold no name, no address and nobody's words, because the log is never erased. */
export const actValues = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
);
export type ActValues = z.output<typeof actValues>;
