import { ApiError } from '@pathwise/federation/api';

/** The server's sentence; undefined when it gave none, as when the network is away. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined;
}
