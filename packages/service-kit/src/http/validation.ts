import type { Operation } from '@pathwise/contracts/operation';
import type { z } from 'zod';
import { invalid } from '../problem.ts';

type Errors = { path: string; message: string }[];

function parse(schema: z.ZodType | undefined, value: unknown, place: string, errors: Errors): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    errors.push({
      path: [place, ...issue.path]
        .filter((part) => part !== '')
        .map(String)
        .join('.'),
      message: issue.message,
    });
  }
  return undefined;
}

/** Validates a request against its contract and refuses unknown fields. Throws 422 with a message per field. */
export function validate(operation: Operation, request: { params: unknown; query: unknown; body: unknown }) {
  const errors: Errors = [];
  const params = parse(operation.params, request.params, '', errors);
  const query = parse(operation.query, request.query, '', errors);
  const body = parse(operation.body, request.body, '', errors);
  if (errors.length > 0) throw invalid(errors);
  return { params, query, body };
}
