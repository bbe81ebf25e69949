import type { z } from 'zod';
import type { ServiceName } from './operation.ts';

/** A synchronous call between services over NATS request/reply. Use it rarely, with a timeout and a fallback. */
export interface Question<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly subject: `${ServiceName}.${string}.v${number}`;
  readonly request: Q;
  readonly reply: A;
}

/** Defines a question. The subject's first part is the service that answers. */
export function defineQuestion<Q extends z.ZodType, A extends z.ZodType>(
  subject: Question['subject'],
  request: Q,
  reply: A,
): Question<Q, A> {
  return { subject, request, reply };
}
