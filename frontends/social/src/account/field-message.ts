import { ApiError } from '@pathwise/federation/api';

/** The server's message about one field of a refused call. */
export function messageOfField(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors?.find(({ path }) => path === field)?.message;
}
