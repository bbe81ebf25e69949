import { ApiError } from '@pathwise/federation/api';
import { withLocalDays } from '@pathwise/ui/day';

/** The server's message, its days in the person's locale; undefined when there was none, as without a network. */
export function messageOf(error: unknown): string | undefined {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return detail && withLocalDays(detail);
}
