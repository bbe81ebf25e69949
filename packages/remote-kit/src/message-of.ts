import { ApiError } from '@pathwise/federation/api';

/** The server's message; undefined when there was none, as without a network. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined;
}
