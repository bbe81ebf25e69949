import { ApiError } from '@pathwise/federation/api';

/** What the server said, or the given text when it could not be reached. */
export function serverText(error: unknown, unreachable: string): string {
  return error instanceof ApiError ? error.detail : unreachable;
}
